import assert from "node:assert/strict";
import fs from "node:fs";
import { after, before, test } from "node:test";
import { eventually, launch, leave, pictures, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

// game is the link of a whole game.
const game = fs.readFileSync("../../../render/keep/link/testdata/links.txt", "utf8").match(/^medium (#g=.*)$/m)[1];

const judged = async p => Number(/(\d+) of \d+ choices judged/.exec(await p.page.locator("#list").textContent())?.[1] ?? -1);

test("a game is analysed while the page lives, can be stopped, and a choice is looked at on the board", async t => {
	const p = await sitDown(browser, server.address + game);
	await eventually("the game does not come", async () => /came as a link/.test(await p.page.locator("#list").textContent()));
	await p.page.keyboard.press("Escape", { delay: 300 }); // a picture may take longer than 100 ms
	await p.page.keyboard.press("Escape", { delay: 300 });
	await p.page.keyboard.press("F10");
	await p.click("Analysis");
	await p.has("Stop");
	const drawn = await pictures(p), began = performance.now();
	await eventually("nothing is judged", async () => await judged(p) > 1);
	const { n, longest } = await drawn();
	t.diagnostic(`${await judged(p)} choices and ${n} pictures in ${Math.round(performance.now() - began)} ms, at most ${Math.round(longest)} ms between two`);
	await p.page.locator('#list [data-id="analysis:stop"]').focus();
	await p.page.keyboard.press("Enter");
	await p.has(/^Go on/);
	assert.ok(await p.page.locator('#list [data-id="analysis:point:0"]').count(), "a choice is nothing that can be pointed at");
	await p.click(/^On the board/);
	await p.has(/^Back to the analysis/);
	await leave(p);
});
