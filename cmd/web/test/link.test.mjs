import assert from "node:assert/strict";
import fs from "node:fs";
import { after, before, test } from "node:test";
import { begin, eventually, launch, leave, served, sitDown } from "./page.mjs";

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
const challenge = "#c=AQMAIC7MJpUgMaOmJg"; // to beat 77 : 169 in the same game

const at = (hash, options) => sitDown(browser, server.address + hash, { viewport: { width: 1280, height: 720 }, ...options });

// kept are the names of the games that the browser keeps.
const kept = p => p.page.evaluate(async () => (await globalThis.kept.open()).map(([name]) => name).filter(name => name.endsWith(".soho")));

// stop puts the notice away, and leaves the replay.
async function stop(p) {
	await p.page.keyboard.press("Escape", { delay: 300 }); // a picture may take longer than 100 ms
	await eventually("the notice stays", async () => !/came as a link/.test(await p.page.locator("#list").textContent()));
	await p.page.keyboard.press("Escape", { delay: 300 }); // a picture may take longer than 100 ms
}

// reads waits until the page shows a text.
const reads = (p, text) => eventually(`nothing reads ${text}`, async () => text.test(await p.page.locator("#list").textContent()));

test("a game in a link is shown from its beginning, and the link leaves the address", async () => {
	const p = await at(game);
	await reads(p, /This game came as a link/);
	assert.equal(p.page.url(), server.address);
	await stop(p);
	await p.has("Replay it all");
	await reads(p, /77 VP to 169/);
	assert.deepEqual(await kept(p), []);
	await p.page.reload();
	await p.begun();
	await p.has("New game");
	await leave(p);
});

test("a link that is followed leaves the game at the table as it is", async () => {
	const p = await at("");
	await begin(p);
	await p.click("Pass");
	await p.has("Back");
	await p.page.keyboard.press("1");
	await p.page.keyboard.press("Enter");
	await p.has(/^End turn/);
	await eventually("nothing is kept", async () => (await kept(p)).length === 1);
	const names = await kept(p);
	await p.page.evaluate(hash => { location.hash = hash }, challenge);
	await reads(p, /beat 77 : 169, lost by 92/);
	assert.equal(p.page.url(), server.address);
	await p.page.evaluate(() => { location.hash = "#g=AAAA" });
	await reads(p, /damaged or not whole/);
	await p.click("Understood");
	await p.page.evaluate(() => { location.hash = "#daily" });
	await reads(p, /One game a day/);
	await p.page.reload();
	await p.begun();
	assert.deepEqual(await kept(p), names);
	await p.has(/^Continue, Canal Era/);
	await leave(p);
});

test("what is shared is on the clipboard, with the address of the page", async () => {
	const p = await at(game, { permissions: ["clipboard-read", "clipboard-write"] });
	await reads(p, /This game came as a link/);
	await stop(p);
	await p.click("Share");
	await p.click("Copy the game as a link");
	await reads(p, /It is on the clipboard/);
	assert.equal(await p.page.evaluate(() => navigator.clipboard.readText()), server.address + game);
	await leave(p);
});

test("where the browser has no clipboard for pages, the text can be copied by hand", async () => {
	const p = await sitDown(browser, server.address + game, { viewport: { width: 1280, height: 720 } },
		page => page.addInitScript(() => { Object.defineProperty(navigator, "clipboard", { value: undefined }) }));
	await reads(p, /This game came as a link/);
	await stop(p);
	await p.click("Share");
	await p.click("Copy the game as a link");
	const dialog = p.page.getByRole("dialog");
	await dialog.waitFor({ state: "visible" });
	assert.equal(await dialog.locator("textarea").inputValue(), server.address + game);
	await dialog.getByRole("button", { name: "Close" }).click();
	await dialog.waitFor({ state: "hidden" });
	await leave(p);
});
