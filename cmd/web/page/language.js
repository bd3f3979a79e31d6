// Gets the texts of a language from beside the page, and has them kept for when there is no network.
"use strict";

const sentences = SENTENCES; // of the page itself, by language and name

// speak has the page itself speak a language, or English if it does not know that.
function speak(tag) {
	document.documentElement.lang = tag;
	const own = sentences[tag] ?? sentences.en;
	for (const element of document.querySelectorAll("[data-text]")) element.textContent = own[element.dataset.text];
	for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", own[element.dataset.label]);
}

// Until the game says which language is chosen, it is the browser's.
speak(navigator.languages.map(tag => tag.split("-")[0]).find(tag => tag in sentences) ?? "en");

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
	spoken: speak,
});
