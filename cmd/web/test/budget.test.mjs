// What the page may cost. Its bytes are measured where it is built, see cmd/dev/webpage.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { begin, launch, leave, serve, served, sitDown, sleep } from "./page.mjs";

let server, empty, to;
before(async () => {
	to = fs.mkdtempSync(path.join(os.tmpdir(), "soho-empty-"));
	execFileSync("go", ["build", "-trimpath", "-ldflags=-s -w", "-o", path.join(to, "empty.wasm"), "./empty"], { env: { ...process.env, GOOS: "js", GOARCH: "wasm" } });
	fs.copyFileSync("empty/index.html", path.join(to, "index.html"));
	fs.copyFileSync(path.join(execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim(), "lib/wasm/wasm_exec.js"), path.join(to, "wasm_exec.js"));
	server = await served();
	empty = await serve(to);
});
after(() => {
	server?.close();
	empty?.close();
	fs.rmSync(to, { recursive: true });
});

// cpu is the processor time, in seconds, of those processes of a browser that are asked for.
async function cpu(browser, which = () => true) {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send("SystemInfo.getProcessInfo");
	await session.detach();
	return processInfo.filter(which).reduce((sum, p) => sum + p.cpuTime, 0);
}

// firstPicture is the processor time that a browser which was never there has taken by the first picture of a page, whatever else
// the machine does.
async function firstPicture(address) {
	const browser = await launch({ measured: true });
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
		await page.goto(address);
		await page.waitForFunction(() => document.getElementById("loading").hidden, null, { polling: 20, timeout: 120000 });
		return await cpu(browser);
	} finally {
		await browser.close();
	}
}

// The loads of the two pages alternate. How much of the compiling for later is done by then differs, so there are several.
const mostTimes = 1.3, loads = 5;

const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];

test(`the first picture costs no more than ${mostTimes} times that of an empty page`, { timeout: 600000 }, async t => {
	const game = [], none = [];
	for (let n = 0; n < loads; n++) {
		none.push(await firstPicture(empty.address));
		game.push(await firstPicture(server.address));
	}
	const times = median(game.map((seconds, n) => seconds / none[n]));
	const sentence = `${median(game).toFixed(2)} s of the processor to the first picture are ${times.toFixed(2)} times those of an empty page`;
	t.diagnostic(sentence);
	assert.ok(times <= mostTimes, sentence);
});

// spent is the processor time of what draws the page, in seconds.
const spent = browser => cpu(browser, p => p.type === "renderer" || p.type === "GPU");

// What the page may do while nothing is done: frames that it asks for in a second, which are the same on every machine, and per cent of
// a core, which are not (1.5 on one, 3 on another). Ebitengine alone wakes ten times a second; a page that does not rest takes more than a
// whole core.
const mostFrames = 2, mostIdle = 10, seconds = 20, tries = 3;

// counted counts the frames that a page asks for.
const counted = page => page.addInitScript(() => {
	const ask = globalThis.requestAnimationFrame;
	globalThis.frames = 0;
	globalThis.requestAnimationFrame = then => {
		globalThis.frames++;
		return ask(then);
	};
});

test("at the table, while nothing is done, the page rests", { timeout: 240000 }, async t => {
	const browser = await launch({ measured: true });
	t.after(() => browser.close());
	const p = await sitDown(browser, server.address, {}, counted), frames = () => p.page.evaluate(() => globalThis.frames);
	await begin(p);
	assert.ok(await frames() > 0);
	await sleep(30000); // sounds are made ready, and the device rests
	let idle = Infinity, asked = Infinity;
	for (let n = 0; n < tries && (idle > mostIdle || asked > mostFrames); n++) { // what else the machine does only adds to it
		const before = [await spent(browser), await frames()];
		await sleep(seconds * 1000);
		idle = Math.min(idle, (await spent(browser) - before[0]) / seconds * 100);
		asked = Math.min(asked, (await frames() - before[1]) / seconds);
	}
	const sentence = `${asked.toFixed(2)} frames a second and ${idle.toFixed(2)} % of a core while nothing is done`;
	t.diagnostic(sentence);
	assert.ok(asked <= mostFrames && idle <= mostIdle, sentence);
	await leave(p);
});
