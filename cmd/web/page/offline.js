// Has the service worker keep the page, so that it opens without a network, and says when a new version is here.
"use strict";

// keepOffline comes once the page is whole, or has failed: a version that takes over before would be mixed with this one.
async function keepOffline() {
	const workers = navigator.serviceWorker;
	if (!workers) return; // the page is no secure one, or in a private window
	if (workers.controller) workers.addEventListener("controllerchange", () => { document.getElementById("news").hidden = false });
	try {
		const registration = await workers.register("sw.js", { updateViaCache: "none" });
		takeOver(registration);
		registration.addEventListener("updatefound", () => takeOver(registration));
	} catch (problem) {
		console.info(problem); // there is no network, or the browser keeps nothing
	}
}

// takeOver lets a new version take over as soon as it is here whole: the next time the page is loaded it is the new one.
function takeOver(registration) {
	const next = registration.waiting ?? registration.installing;
	const ready = () => { if (next.state === "installed") next.postMessage("take over") };
	next?.addEventListener("statechange", ready);
	if (next) ready();
}

document.getElementById("reload").addEventListener("click", () => location.reload());
document.getElementById("dismiss").addEventListener("click", () => { document.getElementById("news").hidden = true });
