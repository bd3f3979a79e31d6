import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, eventually, launch, leave, pictures, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch({ measured: true });
});
after(async () => {
	await browser?.close();
	server?.close();
});

const has = (p, name) => p.thing(name).count();

// ask asks for the first hint of a game: once to be told what it does to the game, and once more.
async function ask(p) {
	await p.click("Hint");
	await eventually("nobody says what a hint does to the game", async () => /marks this game as one with hints/.test((await p.heard()).join()));
	await p.page.keyboard.press("h");
	await eventually("nothing is thought about", () => has(p, "Stop thinking"));
}

test("a hint is thought about while the page lives, and its choice is made", async t => {
	const p = await sitDown(browser, server.address);
	await begin(p);
	const drawn = await pictures(p), began = performance.now();
	await ask(p);
	await eventually("it thinks for ever", () => has(p, "Put the hint away"));
	const { n, longest } = await drawn();
	t.diagnostic(`${n} pictures in ${Math.round(performance.now() - began)} ms, at most ${Math.round(longest)} ms between two`);
	await p.click("Show the figures");
	let reason;
	await eventually("no figures are told", async () => reason = (await p.heard()).findLast(line => /\d+ of \d+ futures/.test(line)));
	t.diagnostic(reason);
	assert.ok(await p.page.locator('#list [data-id="hint:1"]').count(), "the best choice is no button");
	await p.page.keyboard.press("Enter");
	await p.has(/^End turn|^Next step|^No second/);
	await leave(p);
});

test("the thinking can be stopped, and the game goes on", async () => {
	const p = await sitDown(browser, server.address);
	await begin(p);
	await ask(p);
	await p.page.keyboard.press("Escape");
	await eventually("it does not stop", () => has(p, "Put the hint away"));
	await p.page.keyboard.press("h");
	await eventually("the hint stays", async () => !await has(p, "Put the hint away"));
	await p.page.keyboard.press("h");
	await eventually("a second hint warns again", () => has(p, "Stop thinking"));
	await p.page.keyboard.press("h");
	await eventually("it does not stop", () => has(p, "Put the hint away"));
	await p.page.keyboard.press("Enter");
	await p.has(/^End turn|^Next step|^No second/);
	await leave(p);
});
