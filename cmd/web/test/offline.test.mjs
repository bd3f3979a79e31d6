import assert from "node:assert/strict";
import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { begin, eventually, folder, launch, leave, serve, sitDown } from "./page.mjs";

let browser;
before(async () => { browser = await launch() });
after(() => browser?.close());

// copied is a copy of the page in a folder of another one, as on most sites.
function copied() {
	const root = fs.mkdtempSync(path.join(os.tmpdir(), "soho-page-"));
	fs.cpSync(folder, path.join(root, "games", "soho"), { recursive: true });
	after(() => fs.rmSync(root, { recursive: true }));
	return root;
}

const sum = text => "sha256-" + crypto.createHash("sha256").update(text).digest("base64");

// release puts another version in the place of a copy: with another title.
function release(root, title) {
	const at = name => path.join(root, "games", "soho", name);
	const index = fs.readFileSync(at("index.html"), "utf8"), other = index.replace(/<title>.*<\/title>/, `<title>${title}</title>`);
	fs.writeFileSync(at("index.html"), other);
	const worker = fs.readFileSync(at("sw.js"), "utf8");
	fs.writeFileSync(at("sw.js"), worker.replace(sum(index), sum(other)).replace(/version = "/, `version = "${title.length}`));
}

// kept waits until the service worker has taken over; these are the caches then.
async function kept(p) {
	await p.page.evaluate(() => navigator.serviceWorker.ready);
	return p.page.evaluate(() => caches.keys());
}

// covered are the buttons and the titles of pages that lie below the news of a version.
const covered = p => p.page.evaluate(() => {
	const news = document.getElementById("news").getBoundingClientRect();
	return [...document.querySelectorAll("#list button, #list p")].filter(e => e.dataset.id || /^New game$/.test(e.textContent)).filter(e => {
		const at = e.getBoundingClientRect();
		return at.left < news.right && at.right > news.left && at.top < news.bottom && at.bottom > news.top;
	}).map(e => e.ariaLabel ?? e.textContent);
});

test("after the first visit the page is played without a network, in a folder of a site", async () => {
	const server = await serve(copied());
	const p = await sitDown(browser, server.address + "games/soho/");
	assert.equal((await kept(p)).length, 1);
	server.close();
	await p.page.context().setOffline(true);
	await p.page.reload();
	await p.begun();
	await begin(p);
	await p.click("Loan");
	await p.click("Take £30");
	await p.has(/^End turn/);
	await leave(p);
});

test("a new version is told of, and is there one reload later, alone", async () => {
	const root = copied(), server = await serve(root);
	const p = await sitDown(browser, server.address + "games/soho/");
	await kept(p);
	const news = p.page.getByText("A new version is here");
	assert.ok(!await news.isVisible());
	release(root, "Soho Foundry the second");
	await p.page.reload();
	await p.begun();
	assert.equal(await p.page.title(), "Soho Foundry"); // it is all of one version
	await news.waitFor({ state: "visible" });
	assert.deepEqual(await covered(p), []);
	await p.click("New game");
	await p.has("Begin");
	await p.still();
	assert.deepEqual(await covered(p), []);
	await p.page.getByRole("button", { name: "Reload" }).click();
	await p.page.waitForFunction(() => document.title === "Soho Foundry the second");
	await p.begun();
	assert.equal((await kept(p)).length, 1);
	await leave(p);
	server.close();
});

test("the news of a version can be put away", async () => {
	const root = copied(), server = await serve(root);
	const p = await sitDown(browser, server.address + "games/soho/");
	await kept(p);
	release(root, "Soho Foundry the second");
	await p.page.reload();
	await p.begun();
	const news = p.page.getByText("A new version is here");
	await news.waitFor({ state: "visible" });
	await p.page.getByRole("button", { name: "Later" }).click();
	await news.waitFor({ state: "hidden" });
	await begin(p); // the game goes on
	await leave(p);
	server.close();
});

test("half a download is never served", async () => {
	let broken = true, asked = 0;
	const server = await serve(copied(), (file, response) => {
		if (!broken || !file.endsWith("soho.wasm") || ++asked === 1) return false; // the first is the page's own
		response.writeHead(200, { "Content-Type": "application/wasm" });
		fs.createReadStream(file, { end: 1_000_000 }).pipe(response);
		return true;
	});
	const p = await sitDown(browser, server.address + "games/soho/");
	await eventually("the service worker asks for nothing", () => asked > 1);
	const state = () => p.page.evaluate(async () => {
		const registration = await navigator.serviceWorker.getRegistration();
		return registration ? `${registration.installing?.state} ${registration.active?.state}` : "none";
	});
	await eventually("what is not whole is kept", async () => ["none", "undefined undefined"].includes(await state()));
	broken = false;
	await p.page.reload();
	await p.begun();
	await kept(p);
	const whole = await p.page.evaluate(async () => (await (await caches.match("soho.wasm")).arrayBuffer()).byteLength);
	assert.equal(whole, fs.statSync(path.join(folder, "soho.wasm")).size);
	await p.page.context().close();
	server.close();
});
