// Gets the texts of a language from beside the page, and has them kept for when there is no network.
"use strict";

const patience = 15000; // milliseconds, after which English has to do

Object.assign(globalThis.soho, {
	// language gives the texts of a language, each as its name and itself.
	async language(tag) {
		const file = `${tag}.json`;
		const response = await fetch(file, { signal: AbortSignal.timeout(patience) });
		if (!response.ok) throw new Error(`${file}: ${response.status}`);
		const texts = Object.entries(await response.json());
		navigator.serviceWorker?.ready.then(registration => registration.active.postMessage({ keep: file }));
		return texts;
	},

	// spoken says which language the game speaks now.
	spoken(tag) { document.documentElement.lang = tag },
});
