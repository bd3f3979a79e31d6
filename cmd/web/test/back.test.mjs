import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, launch, leave, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

test("the browser's button goes back page by page, and leaves at the start screen", async () => {
	const p = await sitDown(browser, server.address, {}, page => page.goto("about:blank"));
	const back = () => p.page.evaluate(() => history.back());
	await p.click("Settings");
	await p.has("Close this page.");
	await back();
	await p.has("New game");
	await begin(p);
	await p.page.keyboard.press("Escape");
	await p.has("Back to the game");
	await back();
	await p.has("Build");
	assert.ok(!(await p.names()).includes("Back to the game"));
	await back();
	await p.has(/^Continue/);
	await p.click("New game");
	await p.has("Begin");
	await p.page.keyboard.press("Escape"); // the program goes back itself
	await p.page.waitForFunction(() => !history.state?.soho);
	await back().catch(() => {}); // the page that was asked is gone
	await p.page.waitForURL("about:blank");
	await leave(p);
});
