// What the tests of the page share: a server of files, Chromium with software WebGL, and a person who finds things by the
// names that a screen reader reads, but clicks and touches the canvas where they lie.
import assert from "node:assert/strict";
import http from "node:http";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

export const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".png": "image/png",
	".webmanifest": "application/manifest+json" };

// folder is where the page was built.
export const folder = process.env.SOHO_PAGE ?? "../../../dist/web";

// served serves the page.
export const served = () => serve(folder);

// serve serves a folder as a plain server of files does; what is not there is a 404. Before it sends a file, a test may do so.
export function serve(folder, before = () => false) {
	const server = http.createServer((request, response) => {
		let name = decodeURIComponent(new URL(request.url, "http://x").pathname);
		if (name.endsWith("/")) name += "index.html";
		const file = path.join(folder, path.normalize(name));
		if (before(file, response)) return;
		if (!fs.existsSync(file)) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "application/octet-stream", "Cache-Control": "no-cache" });
		fs.createReadStream(file).pipe(response);
	});
	return new Promise(done => server.listen(0, "127.0.0.1", () => done({
		address: `http://127.0.0.1:${server.address().port}/`,
		close: () => { server.closeAllConnections(); server.close() },
	})));
}

// launch starts Chromium; it compiles the program in the quickest way, unless what that takes is measured.
export const launch = ({ measured = false } = {}) => chromium.launch({
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
		...measured ? [] : ["--js-flags=--liftoff-only"], "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});

// slow is by how much the pages' processor is to be slower than this machine's: what a test says must hold there too.
const slow = Number(process.env.SOHO_SLOW ?? 1);

// patience is how many milliseconds something may take that comes at once where nothing else is done on the machine.
const patience = 120000;

export const sleep = ms => new Promise(done => setTimeout(done, ms));

// Person is somebody at a page. What the page complains of on the console is kept in problems.
export class Person {
	problems = [];
	foreign = []; // requests to anybody else

	static async sitDown(context, address, before = async () => {}) {
		const p = new Person();
		p.page = await context.newPage();
		p.address = address;
		p.page.on("console", line => { if (line.type() === "error" || line.type() === "warning") p.problems.push(line.text()) });
		p.page.on("pageerror", error => p.problems.push(error.message));
		p.page.on("request", request => { if (!/^(blob:)?http:\/\/127\.0\.0\.1/.test(request.url())) p.foreign.push(request.url()) });
		if (slow > 1) await (await p.page.context().newCDPSession(p.page)).send("Emulation.setCPUThrottlingRate", { rate: slow });
		await before(p.page);
		await p.page.goto(address);
		await p.begun();
		return p;
	}

	// begun waits for the first picture and the list of it.
	async begun() {
		await this.page.waitForSelector("#loading", { state: "hidden", timeout: 2 * patience });
		await this.page.waitForSelector("#list button", { state: "attached" });
	}

	// thing is what has a name, whatever it is.
	thing(name) {
		return this.page.locator("#list [data-id]").and(this.page.getByRole("button", { name, exact: typeof name === "string" })
			.or(this.page.getByRole("textbox", { name, exact: typeof name === "string" }))
			.or(this.page.getByRole("img", { name, exact: typeof name === "string" })));
	}

	// where is the middle of a thing in the window.
	async where(name) {
		const thing = this.thing(name).first();
		await thing.waitFor({ state: "attached", timeout: patience });
		await this.still();
		const box = await thing.boundingBox();
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}

	// still waits until things stay where they are.
	async still() {
		let before;
		for (let n = 0; n < 100; n++) {
			const now = await this.page.evaluate(() => document.getElementById("list").innerHTML);
			if (now === before) return;
			before = now;
			await sleep(200);
		}
		throw new Error("the page does not come to rest");
	}

	async click(name) {
		const at = await this.where(name);
		await this.page.mouse.move(at.x, at.y);
		await sleep(60);
		await this.page.mouse.down();
		await sleep(60);
		await this.page.mouse.up();
	}

	// press presses what has an identity as a screen reader does, wherever it lies: it may come late.
	async press(id, ms) {
		const thing = this.page.locator(`#list [data-id="${id}"]`);
		await thing.waitFor({ state: "attached", timeout: ms });
		await thing.evaluate(button => button.click());
	}

	// fingers tells the browser where fingers are; at is when they came there or left, in ms.
	async fingers(type, points, at = Date.now()) {
		this.touch ??= this.page.context().newCDPSession(this.page);
		await (await this.touch).send("Input.dispatchTouchEvent", { type, touchPoints: points.map((p, id) => ({ ...p, id })), timestamp: at / 1000 });
	}

	// tap sends the lift of the finger without waiting for the page's answer to the touch, stamped so many ms after it: a busy machine
	// would make a long press of it.
	async tap(name, ms) { await this.tapAt(await this.where(name), ms) }

	async tapAt(where, ms) {
		const began = Date.now();
		const down = this.fingers("touchStart", [where], began);
		await sleep(ms);
		await Promise.all([down, this.fingers("touchEnd", [], began + ms)]);
	}

	// names are those of all that can be done or asked about.
	names() {
		return this.page.$$eval("#list [data-id]", all => all.map(e => e.getAttribute("aria-label")));
	}

	has(name, ms = patience) {
		return this.thing(name).first().waitFor({ state: "attached", timeout: ms });
	}

	// heard is all that a screen reader was told to read.
	heard() { return this.page.$$eval("#said p", all => all.map(e => e.textContent)) }
}

// sitDown opens the page in a browser of its own, in which nothing was kept.
export async function sitDown(browser, address, options, prepared) {
	const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
	context.setDefaultTimeout(patience);
	await context.addInitScript(() => { crypto.getRandomValues = bytes => bytes.fill(7) }); // the same seed is proposed every time
	return Person.sitDown(context, address, prepared);
}

// leave closes the page, which must have had nothing to complain of, and asked nobody else for anything.
export async function leave(p) {
	assert.deepEqual(p.problems, []);
	assert.deepEqual(p.foreign, []);
	await p.page.context().close();
}

// begin begins a game without a guide.
export async function begin(p) {
	await p.click("New game");
	await p.click("No guide");
	await p.click("Begin");
	await p.has("Build");
}

// eventually waits until something is so, as long as there is patience if nothing else is said.
export async function eventually(what, so, ms = patience) {
	for (let n = 0; n < ms / 200; n++) {
		if (await so()) return;
		await sleep(200);
	}
	assert.fail(what);
}

// pictures begins to note when the page draws: what it returns is how many times it did since, and the longest time between two, in ms.
export async function pictures(p) {
	await p.page.evaluate(() => {
		const seen = globalThis.seen = { n: 0, longest: 0 };
		let last = performance.now();
		const look = now => {
			seen.n++;
			seen.longest = Math.max(seen.longest, now - last);
			last = now;
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	return () => p.page.evaluate(() => globalThis.seen);
}
