// Keeps texts by name in the browser's database, for the program. There is one tab that does, see tabs.js.
"use strict";

const opened = () => new Promise((done, failed) => {
	const request = indexedDB.open("soho", 1);
	request.onupgradeneeded = () => request.result.createObjectStore("texts");
	request.onsuccess = () => done(request.result);
	request.onerror = () => failed(request.error);
});

let database;

// change does something to the texts, and is over when that is safe.
const change = what => new Promise((done, failed) => {
	const transaction = database.transaction("texts", "readwrite", { durability: "strict" });
	transaction.oncomplete = () => done();
	transaction.onerror = transaction.onabort = () => failed(transaction.error);
	what(transaction.objectStore("texts"));
});

globalThis.kept = {
	// open gives all texts, each as its name and itself.
	async open() {
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
	},
	set: (name, text) => change(texts => texts.put(text, name)),
	remove: name => change(texts => texts.delete(name)),
};
