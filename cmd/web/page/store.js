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
	set: (name, text) => change(texts => texts.put(text, name)),
	remove: name => change(texts => texts.delete(name)),
};
