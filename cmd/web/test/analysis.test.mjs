import assert from "node:assert/strict";
import fs from "node:fs";
import { after, before, test } from "node:test";
import { eventually, launch, leave, pictures, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch({ measured: true });
});
after(async () => {
	await browser?.close();
	server?.close();
});

// game is the link of a whole game.
const game = fs.readFileSync("../../../render/keep/link/testdata/links.txt", "utf8").match(/^medium (#g=.*)$/m)[1];

const patience = 90_000; // a choice takes up to 20 s to judge where the machine has other things to do, too

const judged = async p => Number(/(\d+) of \d+ choices judged/.exec(await p.page.locator("#list").textContent())?.[1] ?? -1);

test("a game is analysed while the page lives, can be stopped, and a choice is looked at on the board", async t => {
	const p = await sitDown(browser, server.address + game);
	await p.press("replay:stop", patience);
	await p.press("final:analyse", patience); // the end of the game lies on the table, and nothing more will
	await p.has("Stop", patience);
	const drawn = await pictures(p), began = performance.now();
	await eventually("nothing is judged", async () => await judged(p) > 0, patience);
	const { n, longest } = await drawn();
	t.diagnostic(`${await judged(p)} choices and ${n} pictures in ${Math.round(performance.now() - began)} ms, at most ${Math.round(longest)} ms between two`);
	await p.press("analysis:stop", patience);
	await p.has(/^Go on/, patience);
	assert.ok(await p.page.locator('#list [data-id="analysis:point:0"]').count(), "a choice is nothing that can be pointed at");
	await p.press("analysis:picked:show:0", patience);
	await p.has(/^Back to the analysis/, patience);
	await leave(p);
});
