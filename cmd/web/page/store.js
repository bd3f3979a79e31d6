// Keeps texts by name in the browser's database, for the program. There is one tab that does, see tabs.js; it tells others.
"use strict";

const opened = () => new Promise((done, failed) => {
	const request = indexedDB.open("soho", 1);
	request.onupgradeneeded = () => request.result.createObjectStore("texts");
	request.onsuccess = () => done(request.result);
	request.onerror = () => failed(request.error);
});

let database;

const tabs = new BroadcastChannel("soho");

// change does something to the text of a name, and is over when that is safe.
const change = (name, what) => new Promise((done, failed) => {
	if (kept.looksOn) throw new Error("another tab plays");
	const transaction = database.transaction("texts", "readwrite", { durability: "strict" });
	transaction.oncomplete = () => {
		tabs.postMessage(name);
		done();
	};
	transaction.onerror = transaction.onabort = () => failed(transaction.error);
	what(transaction.objectStore("texts"));
});

// Another tab has changed the text of a name.
tabs.addEventListener("message", ({ data: name }) => {
	if (!database) return;
	const request = database.transaction("texts").objectStore("texts").get(name);
	request.onsuccess = () => {
		kept.changed?.(name, request.result);
		tell("soho-kept");
	};
});

// readAll gives all texts, each as its name and itself.
async function readAll() {
	database = await opened();
	return new Promise((done, failed) => {
		const all = [], request = database.transaction("texts").objectStore("texts").openCursor();
		request.onsuccess = () => {
			const at = request.result;
			if (!at) return done(all);
			all.push([at.key, at.value]);
			at.continue();
		};
		request.onerror = () => failed(request.error);
	});
}

let begun; // reading all texts, before the program asks for them

globalThis.kept = {
	looksOn: false, // another tab plays
	begin() {
		begun = readAll();
		begun.catch(() => {}); // the program is told
	},
	// open gives all texts.
	open() {
		const all = begun ?? readAll();
		begun = undefined;
		return all;
	},
	set: (name, text) => change(name, texts => texts.put(text, name)),
	remove: name => change(name, texts => texts.delete(name)),
};
