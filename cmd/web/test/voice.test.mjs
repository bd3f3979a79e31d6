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

// game is the link of a whole game.
const game = fs.readFileSync("../../../render/keep/link/testdata/links.txt", "utf8").match(/^medium (#g=.*)$/m)[1];

// reading has the browser note what it is to read, in place of reading it. Its voices come late, as they do.
const reading = async page => page.addInitScript(() => {
	const events = new EventTarget(), read = globalThis.read = [];
	const voices = [{ lang: "de-DE", localService: true }, { lang: "en-US", localService: false }, { lang: "en-US", localService: true }];
	let here = [];
	setTimeout(() => { here = voices; events.dispatchEvent(new Event("voiceschanged")) }, 500);
	const synthesis = Object.assign(events, {
		getVoices: () => here,
		speak: u => read.push(u.text ? { text: u.text, lang: u.lang, local: u.voice.localService } : "nothing"),
		cancel: () => read.push("cancel"),
	});
	Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis });
	globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } };
});

const read = p => p.page.evaluate(() => globalThis.read);

test("what is to be done on a table is read aloud by a voice of the machine", async () => {
	const p = await sitDown(browser, server.address, {}, reading);
	await p.click("Settings");
	await p.press("settings:read-aloud:on", 15000);
	await eventually("that it reads is not read", async () => (await read(p)).some(r => r.text === "This is what is read aloud."));
	await p.click(/^At a real table/);
	await p.click(/^Set the table up/);
	const task = /^Lay |^Put |^Set /;
	await eventually("no task is read", async () => (await read(p)).some(r => task.test(r.text) || /\. (Lay|Put|Set) /.test(r.text)));
	const all = await read(p);
	assert.ok(all.every(r => typeof r === "string" || r.lang === "en-US" && r.local), JSON.stringify(all));
	await leave(p);
});

test("where no voice of the machine reads the language, the setting says so", async () => {
	const p = await sitDown(browser, server.address, { locale: "fr-FR" }, reading);
	await p.press("start:settings", 15000);
	await p.press("settings:list/down", 15000);
	await eventually("it is not told", async () => (await p.page.locator("#list").textContent()).includes("n’a pas de voix à lui"));
	await leave(p);
});

test("nothing is read on a page that nobody has touched", async () => {
	const p = await sitDown(browser, server.address, {}, reading);
	await p.click("Settings");
	await p.press("settings:read-aloud:on", 15000);
	await eventually("it is not read", async () => (await read(p)).some(r => r.text));
	await p.still();
	await p.page.goto("about:blank");
	await p.page.goto(server.address + game);
	await p.begun();
	await eventually("the game is not shown", async () => /came as a link/.test(await p.page.locator("#list").textContent()));
	await p.still();
	assert.deepEqual((await read(p)).filter(r => r !== "cancel"), []);
	await p.page.keyboard.press("Escape", { delay: 300 });
	await eventually("what is told is not read once it was touched", async () => (await read(p)).some(r => r.text));
	await leave(p);
});
