// The service worker: whoever opened the page once can play without a network. It keeps all files of one version, and serves
// these alone, so that no page is ever made of two versions.
"use strict";

const version = "VERSION";
const files = FILES; // each name with the hash of what is in it, which a download must have: half of one has another
const ours = `soho ${registration.scope} `; // another page of the same site has caches of its own
const name = ours + version;

async function keep() {
	const cache = await caches.open(name);
	for (const [file, integrity] of files) {
		if (await cache.match(file)) continue; // from a time when the network broke off
		const response = await fetch(file, { cache: "no-cache", integrity });
		if (!response.ok) throw new Error(`${file}: ${response.status}`);
		await cache.put(file, response);
	}
}

async function removeOthers() {
	for (const each of await caches.keys()) {
		if (each.startsWith(ours) && each !== name) await caches.delete(each);
	}
}

async function answer(request, file) {
	const cache = await caches.open(name);
	return await cache.match(file) ?? fetch(request);
}

addEventListener("install", event => event.waitUntil(keep()));
addEventListener("activate", event => event.waitUntil(removeOthers()));
addEventListener("message", event => { if (event.data === "take over") skipWaiting() });
addEventListener("fetch", event => {
	const url = new URL(event.request.url);
	if (event.request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
	const file = url.pathname.slice(new URL(registration.scope).pathname.length) || "index.html";
	if (files.some(([each]) => each === file)) event.respondWith(answer(event.request, file));
});
