// The service worker: whoever opened the page once can play without a network. It keeps all files of one version, of the languages
// those that were chosen, and serves these alone, so that no page is ever made of two versions.
"use strict";

const version = "VERSION";
const files = FILES; // each name with the hash of what is in it, which a download must have: half of one has another
const languages = LANGUAGES; // the same of those
const sums = new Map([...files, ...languages]);
const ours = `soho ${registration.scope} `; // another page of the same site has caches of its own
const name = ours + version;

// bring gives a file of this version, which is kept from then on.
async function bring(file) {
	const cache = await caches.open(name);
	const kept = await cache.match(file);
	if (kept) return kept;
	const response = await fetch(file, { cache: "no-cache", integrity: sums.get(file) });
	if (!response.ok) throw new Error(`${file}: ${response.status}`);
	await cache.put(file, response.clone());
	return response;
}

async function keep() {
	for (const [file] of files) await bring(file); // some are there from a time when the network broke off
	for (const [file] of languages) {
		if (await caches.match(file)) await bring(file); // it was chosen in an earlier version
	}
}

async function removeOthers() {
	for (const each of await caches.keys()) {
		if (each.startsWith(ours) && each !== name) await caches.delete(each);
	}
}

addEventListener("install", event => event.waitUntil(keep()));
addEventListener("activate", event => event.waitUntil(removeOthers()));
addEventListener("message", event => {
	if (event.data === "take over") skipWaiting();
	else if (sums.has(event.data.keep)) event.waitUntil(bring(event.data.keep));
});
addEventListener("fetch", event => {
	const url = new URL(event.request.url);
	if (event.request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
	const file = url.pathname.slice(new URL(registration.scope).pathname.length) || "index.html";
	if (sums.has(file)) event.respondWith(bring(file).catch(() => fetch(event.request)));
});
