import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person, begin, eventually, launch, leave, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

// another opens the page once more in the same browser.
async function another(first) {
	const second = new Person();
	second.page = await first.page.context().newPage();
	await second.page.goto(server.address);
	await second.begun();
	return second;
}

// texts are what is kept by now.
const texts = p => p.page.evaluate(() => kept.open());

// reads waits until a tab shows a text.
const reads = (p, text) => eventually(`nothing reads ${text}`, async () => text.test(await p.page.locator("#list").textContent()));

const money = /£47/;

test("a second tab says so, looks on, and goes on when the first is closed", async () => {
	const first = await sitDown(browser, server.address);
	await begin(first);
	await first.click("Loan");
	await first.click("Take £30");
	await first.has(/^End turn/);
	const second = await another(first), goOn = second.page.getByRole("button", { name: "Go on here" });
	await reads(second, /open in another tab or window, where you play/);
	await reads(second, money);
	assert.ok(!await goOn.isVisible());
	await first.page.bringToFront();
	await first.click(/^Undo/);
	await first.has("Build");
	await second.page.bringToFront();
	await eventually("the second tab does not follow the first", async () => !money.test(await second.page.locator("#list").textContent()));
	const left = await texts(first);
	await second.page.keyboard.press("Escape");
	await second.click(/^(Leave|Back to the start)/);
	await second.click("New game");
	await second.click("Begin");
	await eventually("a new game is not refused", async () => /nothing can be changed/.test((await second.heard()).join()));
	assert.deepEqual(await texts(second), left);
	await first.page.close();
	await goOn.click();
	await second.begun();
	assert.deepEqual(await texts(second), left);
	await second.click(/^Continue/);
	await second.has("Build");
	await leave(second);
});

test("a page that is loaded again ten times does not wait for itself", async () => {
	const p = await sitDown(browser, server.address);
	for (let n = 0; n < 10; n++) await p.page.reload();
	await p.begun();
	await leave(p);
});
