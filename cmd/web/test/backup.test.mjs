// Everything that is kept goes into one file and comes back from it, and the browser is asked not to give it up.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { eventually, launch, leave, served, sitDown } from "./page.mjs";

let server, browser, dir;
before(async () => {
	dir = fs.mkdtempSync(path.join(os.tmpdir(), "soho-backup-"));
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
	fs.rmSync(dir, { recursive: true });
});

const game = name => fs.readFileSync(`../../../automa/record/testdata/${name}`);

// games are the texts of all games that are kept by now, by their names.
const games = p => p.page.evaluate(() => kept.open()).then(all => new Map(all.filter(([name]) => name.endsWith(".soho"))
	.map(([name, text]) => [name, text.slice(text.indexOf("\n") + 1)])));

// told waits for a sentence of the game.
const told = (p, sentence) => eventually(`nobody says ${sentence}`, async () =>
	(await p.page.$$eval("#list *", all => all.map(e => `${e.textContent} ${e.getAttribute("aria-label")}`))).some(text => sentence.test(text)));

// choose chooses a file where a button asks for one.
async function choose(p, button, name, buffer) {
	const chosen = p.page.waitForEvent("filechooser");
	await p.click(button);
	await (await chosen).setFiles({ name, mimeType: "application/zip", buffer });
}

test("a backup goes from the page to another browser and to the window's folder and back", async () => {
	const p = await sitDown(browser, server.address);
	await p.click(/^Load or replay/);
	for (const name of ["easy.soho", "hard.soho"]) {
		await choose(p, "Import a saved game", name, game(name));
		await told(p, new RegExp(`now, as ${name.replace(".", "\\.")}`));
		await p.click("Understood");
	}
	const download = p.page.waitForEvent("download");
	await p.click("Back up");
	const file = path.join(dir, (await download).suggestedFilename());
	await (await download).saveAs(file);
	assert.match(file, /soho-backup-\d{4}-\d\d-\d\d\.zip$/);
	await told(p, /2 games are in soho-backup-/);
	const before = await games(p);
	await leave(p);

	// The same files that the program in a shell reads and writes.
	const env = { ...process.env, XDG_DATA_HOME: path.join(dir, "data"), XDG_CONFIG_HOME: path.join(dir, "config") };
	const soho = (...args) => execFileSync("go", ["run", "./cmd/soho", ...args], { cwd: "../../..", env, encoding: "utf8" });
	assert.match(soho("restore", file), /^Restored: 2 games new, 0 there already, 2 results new/);
	const back = path.join(dir, "back.zip");
	soho("backup", back);

	const q = await sitDown(browser, server.address);
	await q.click(/^Load or replay/);
	await choose(q, "Restore a backup", "back.zip", fs.readFileSync(back));
	await told(q, /2 games new, 0 there already, 2 results new/);
	assert.deepEqual(await games(q), before);
	await q.click("Understood");
	const cut = fs.readFileSync(back).subarray(0, 500);
	await choose(q, "Restore a backup", "cut.zip", cut);
	await told(q, /"cut\.zip" was not restored: it is cut off/);
	assert.deepEqual(await games(q), before);
	await leave(q);
});

test("the browser is asked to keep what is stored", async () => {
	const context = await browser.newContext();
	await context.addInitScript(() => {
		globalThis.persists = 0;
		navigator.storage.persist = async () => Boolean(++globalThis.persists);
	});
	const page = await context.newPage();
	await page.goto(server.address);
	await eventually("nobody asks", async () => await page.evaluate(() => persists) === 1);
	await context.close();
});
