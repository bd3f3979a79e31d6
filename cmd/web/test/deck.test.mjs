import assert from "node:assert/strict";
import fs from "node:fs";
import { after, before, test } from "node:test";
import { eventually, launch, leave, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

// deck is the link of a deck with a changed first card, as it was made once.
const deck = fs.readFileSync("../../../render/keep/link/testdata/deck.txt", "utf8").trim();

// own are the names of the decks and mats that the browser keeps.
const own = p => p.page.evaluate(async () => (await globalThis.kept.open()).map(([name]) => name).filter(name => name.endsWith(".toml") && name.startsWith("own-")));

test("the link of a deck that is pasted is followed", async () => {
	const p = await sitDown(browser, server.address);
	await p.page.evaluate(text => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", text);
		document.querySelector("canvas").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, server.address + deck);
	await p.has("Copy link");
	await leave(p);
});

test("a deck in a link is shown, kept by the browser, and there when the page is loaded anew", async () => {
	const p = await sitDown(browser, server.address + deck, { viewport: { width: 1280, height: 720 } });
	await p.has("Copy link");
	assert.equal(p.page.url(), server.address);
	await p.press("workshop:save");
	await eventually("nothing is kept", async () => (await own(p)).length === 1);
	await p.page.reload();
	await p.begun();
	await p.press("start:new-game");
	await p.has("Mine 😀");
	await leave(p);
});
