// The page can be installed: Chromium says so itself, and all that the manifest promises is there.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";
import { folder, launch, served } from "./page.mjs";

// sizeOf reads width and height of a PNG.
const sizeOf = file => { const head = fs.readFileSync(file); return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}` };

test("all pictures of the manifest are there, in the sizes it tells", () => {
	const manifest = JSON.parse(fs.readFileSync(path.join(folder, "manifest.webmanifest"), "utf8"));
	const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(s => s.icons)];
	for (const { src, sizes } of pictures) assert.equal(sizeOf(path.join(folder, src)), sizes, src);
	for (const purpose of ["any", "maskable"]) assert.ok(manifest.icons.some(i => i.purpose === purpose && i.sizes === "512x512"), purpose);
	for (const wide of ["wide", "narrow"]) assert.ok(manifest.screenshots.some(s => s.form_factor === wide), wide);
});

test("Chromium finds nothing that keeps it from installing the page, nor in its manifest", async t => {
	const server = await served(), browser = await launch();
	t.after(async () => { await browser.close(); server.close() });
	const page = await (await browser.newContext()).newPage();
	await page.goto(server.address);
	const devtools = await page.context().newCDPSession(page);
	const { errors, data } = await devtools.send("Page.getAppManifest");
	assert.deepEqual(errors, []);
	assert.equal(JSON.parse(data).short_name, "Soho");
	const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
	assert.deepEqual(installabilityErrors.filter(e => e.errorId !== "in-incognito"), []); // Playwright's pages are such
});
