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

const game = fs.readFileSync("../../../automa/record/testdata/easy.soho", "utf8");

// texts are all that is kept by now.
const texts = p => p.page.evaluate(() => kept.open()).then(all => new Map(all.filter(([name]) => name.endsWith(".soho"))));

// told waits for a sentence of the game.
const told = (p, sentence) => eventually(`nobody says ${sentence}`, async () =>
	(await p.page.$$eval("#list *", all => all.map(e => `${e.textContent} ${e.getAttribute("aria-label")}`))).some(text => sentence.test(text)));

const drop = (p, name, text) => p.page.evaluate(([name, text]) => {
	const dataTransfer = new DataTransfer();
	dataTransfer.items.add(new File([text], name));
	document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}, [name, text]);

test("a saved game is taken in by the button, by a drop and by Ctrl+V, each once", async () => {
	const p = await sitDown(browser, server.address, { permissions: ["clipboard-read", "clipboard-write"] });
	await p.click(/^Load or replay/);
	const chosen = p.page.waitForEvent("filechooser");
	await p.click("Import a saved game");
	await (await chosen).setFiles({ name: "from a friend.soho", mimeType: "text/plain", buffer: Buffer.from(game) });
	await told(p, /among your saved games now, as from-a-friend\.soho/);
	await p.click("Understood");
	await p.has(/^(Look|Load|Play|Continue|Go on)/);
	await p.page.evaluate(text => navigator.clipboard.writeText(text), game);
	await p.page.keyboard.press("Control+V");
	await told(p, /already, as from-a-friend\.soho/);
	await p.click("Understood");
	const other = fs.readFileSync("../../../automa/record/testdata/hard.soho", "utf8");
	await p.page.evaluate(text => navigator.clipboard.writeText(text), other);
	await p.page.keyboard.press("Control+V");
	await told(p, /among your saved games now, as hard-/);
	await p.click("Understood");
	await drop(p, "from a friend.soho", fs.readFileSync("../../../automa/record/testdata/brass-easy.soho", "utf8"));
	await told(p, /now, as from-a-friend-2\.soho/);
	assert.equal((await texts(p)).size, 3);
	await leave(p);
});

test("a file on the clipboard is taken in by a paste", async () => {
	const p = await sitDown(browser, server.address);
	await p.page.evaluate(text => {
		const clipboardData = new DataTransfer();
		clipboardData.items.add(new File([text], "on the clipboard.soho"));
		document.querySelector("canvas").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, game);
	await told(p, /among your saved games now, as on-the-clipboard\.soho/);
	assert.equal((await texts(p)).size, 1);
	await leave(p);
});

test("what is no saved game is refused with a reason, and nothing is lost", async () => {
	const p = await sitDown(browser, server.address);
	await drop(p, "mine.soho", game);
	await told(p, /now, as mine\.soho/);
	await p.click("Understood");
	const before = await texts(p);
	for (const [name, text, why] of [ // each sentence names its file: the one before may still be there
		["mine.soho", game.replace(/hash .*/, "hash 0123456789abcdef"), /"mine\.soho" was not taken in: its line \d+ is damaged; nothing was changed/],
		["mine.soho", "", /"mine\.soho" was not taken in: .*no saved game of Soho Foundry/],
		["../../settings.toml", "pace = 3", /settings\.toml" was not taken in: .*no saved game of Soho Foundry/],
		["picture.png", "\u0000\u0001\ufffd".repeat(1000), /"picture\.png" was not taken in: .*no saved game of Soho Foundry/],
		["long.soho", game + "\n".repeat(6 << 20), /"long\.soho" was not taken in: .*MiB/],
	]) {
		await drop(p, name, text);
		await told(p, why);
		await p.click("Understood");
	}
	assert.deepEqual(await texts(p), before);
	await leave(p);
});
