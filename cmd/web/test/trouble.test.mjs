import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { folder, launch, leave, serve, sitDown, types } from "./page.mjs";

let browser;
before(async () => { browser = await launch() });
after(() => browser?.close());

// said opens the page, waits for a sentence of it, and returns that.
async function said(id, prepare, options) {
	const server = await serve(folder), context = await browser.newContext(options), page = await context.newPage();
	await prepare(page);
	await page.goto(server.address);
	const sentence = page.locator(id);
	await sentence.waitFor({ state: "visible", timeout: 30000 });
	const text = await sentence.textContent();
	await context.close();
	server.close();
	return text;
}

for (const [called, type] of [["text", "text/plain"], ["nothing", undefined]]) {
	test(`a server that calls the program ${called} serves a page that starts`, async () => {
		types[".wasm"] = type;
		const server = await serve(folder);
		const p = await sitDown(browser, server.address);
		await p.has("New game");
		await leave(p);
		types[".wasm"] = "application/wasm";
		server.close();
	});
}

test("a browser without streaming starts the page", async () => {
	const server = await serve(folder);
	const p = await sitDown(browser, server.address, {}, page => page.addInitScript(() => { delete WebAssembly.instantiateStreaming }));
	await p.has("New game");
	await leave(p);
	server.close();
});

test("where there is no program, that is said", async () => {
	assert.match(await said("#no-download", page => page.route("**/soho.wasm", route => route.fulfill({ status: 404 }))), /could not be downloaded/);
});

test("where the download breaks off, that is said", async () => {
	assert.match(await said("#no-download", page => page.route("**/soho.wasm", route => route.fulfill({ body: Buffer.from([0, 97, 115, 109]) }))), /whole/);
});

test("where WebGL is missing, that is said", async () => {
	assert.match(await said("#no-webgl", page => page.addInitScript(() => { delete globalThis.WebGL2RenderingContext })), /WebGL 2/);
});

test("where WebGL is refused, that is said", async () => {
	assert.match(await said("#no-webgl", page => page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null })), /WebGL 2/);
});

test("where scripts are forbidden, that is said", async () => {
	assert.match(await said("noscript p[lang=en]", () => {}, { javaScriptEnabled: false }), /needs JavaScript/);
	assert.match(await said("noscript p[lang=it]", () => {}, { javaScriptEnabled: false }), /ha bisogno di JavaScript/);
});

test("where the browser is too old, that is said", async () => {
	assert.match(await said("#old", page => page.route("**/page.js", route => route.fulfill({ contentType: "text/javascript", body: "?? new =" }))), /too old/);
	assert.match(await said("#old", page => page.addInitScript(() => { delete globalThis.WebAssembly })), /too old/);
});

test("where the script does not come, that is said", async () => {
	assert.match(await said("#no-download", page => page.route("**/page.js", route => route.abort())), /could not be downloaded/);
});

for (const [locale, sentence] of [["it-IT", /WebGL 2, con cui/], ["de-AT", /kein WebGL 2/], ["ja", /shows no WebGL 2/]]) {
	test(`who reads ${locale} is told so in a language that there is`, async () => {
		assert.match(await said("#no-webgl", page => page.addInitScript(() => { delete globalThis.WebGL2RenderingContext }), { locale }), sentence);
	});
}
