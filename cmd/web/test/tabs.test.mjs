import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person, begin, eventually, folder, launch, leave, serve, served, sitDown } from "./page.mjs";

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

// games are the saved games among texts: whoever may keep anything also notes what was seen of them.
const games = texts => texts.filter(([name]) => name.endsWith(".soho"));

// reads waits until a tab shows a text.
const reads = (p, text) => eventually(`nothing reads ${text}`, async () => text.test(await p.page.locator("#list").textContent()));

// owns waits until a tab tells how much money the person has.
const owns = (p, pounds) => eventually(`nobody has £${pounds}`, async () =>
	(await p.thing("Money").getAttribute("aria-description")).startsWith(`You have £${pounds}.`));

test("a second tab says so, looks on, and goes on when the first is closed", async () => {
	const first = await sitDown(browser, server.address);
	await begin(first);
	await first.click("Loan");
	await first.click("Take £30");
	await first.has(/^End turn/);
	const second = await another(first), goOn = second.page.getByRole("button", { name: "Go on here" });
	await reads(second, /open in another tab or window, where you play/);
	await owns(second, 47);
	assert.ok(!await goOn.isVisible());
	await first.page.bringToFront();
	await first.click(/^Undo/);
	await first.has("Build");
	await second.page.bringToFront();
	await owns(second, 17);
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
	assert.deepEqual(games(await texts(second)), games(left));
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

// blocked is how long a page can do nothing as it starts, in ms, and times how much slower its processor is. SOHO_LOADS asks for more
// loads than a run of every test has time for.
const blocked = 15000, times = 6, loads = Number(process.env.SOHO_LOADS ?? 4);

// slowly makes the processor of a page slower.
const slowly = async page => (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: times });

// block keeps the page from doing anything for a while as soon as it has asked whether there is another tab.
const block = page => page.addInitScript(() => {
	const ask = LockManager.prototype.request;
	LockManager.prototype.request = function (...what) {
		LockManager.prototype.request = ask;
		const answer = ask.apply(this, what);
		const wait = new XMLHttpRequest();
		wait.open("GET", "/wait", false);
		wait.send();
		return answer;
	};
});

// slow serves the page, and answers late where it is asked to wait. Where only the start matters, the program never comes.
const slow = started => serve(folder, (file, response) => {
	if (file.endsWith("wait")) setTimeout(() => response.writeHead(204).end(), blocked);
	return file.endsWith("wait") || !started && file.endsWith(".wasm");
});

test(`${loads} loads of a page that can do nothing for ${blocked / 1000} s as it starts do not see another tab`, { timeout: 600000 }, async t => {
	const server = await slow(false);
	t.after(() => server.close());
	const told = await Promise.all(Array.from({ length: loads }, async () => {
		const context = await browser.newContext(), page = await context.newPage();
		await slowly(page);
		await block(page);
		await page.goto(server.address, { waitUntil: "commit", timeout: 8 * blocked });
		await eventually("the page never holds the lock", () => page.evaluate(async () => (await navigator.locks.query()).held.length > 0), 8 * blocked);
		const alarm = await page.evaluate(() => kept.looksOn || !by("free").hidden);
		await context.close();
		return alarm;
	}));
	t.diagnostic(`${told.length} loads, ${told.filter(Boolean).length} of them told of another tab`);
	assert.deepEqual(told.filter(Boolean), []);
});

test(`a page on a processor ${times} times as slow, which can do nothing as it starts, plays, loaded again too`, { timeout: 600000 }, async t => {
	const server = await slow(true), p = new Person(), context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
	t.after(() => server.close());
	context.setDefaultTimeout(8 * blocked);
	p.page = await context.newPage();
	await slowly(p.page);
	await block(p.page);
	for (const load of [() => p.page.goto(server.address), () => p.page.reload()]) {
		await load();
		await p.begun();
		assert.ok(!await p.page.evaluate(() => kept.looksOn));
		assert.doesNotMatch(await p.page.locator("#list").textContent(), /open in another tab/);
	}
	await leave(p);
});
