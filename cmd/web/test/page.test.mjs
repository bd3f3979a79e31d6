import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person, launch, serve, sleep } from "./page.mjs";

let server, browser;
before(async () => {
	server = await serve(process.env.SOHO_PAGE ?? "../../../dist/web");
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

// at opens the page in a browser of its own, in which nothing was kept.
async function at(width, height, options = {}, prepared) {
	const context = await browser.newContext({ viewport: { width, height }, ...options });
	return Person.sitDown(context, server.address, prepared);
}

// leave closes the page, which must have had nothing to complain of, and asked nobody else for anything.
async function leave(p) {
	assert.deepEqual(p.problems, []);
	assert.deepEqual(p.foreign, []);
	await p.page.context().close();
}

test("the page starts, without a button that a page cannot have", async () => {
	const p = await at(1280, 720);
	await p.has("New game");
	assert.deepEqual((await p.names()).filter(name => name === "Quit"), []);
	await leave(p);
});

for (const ms of [60, 150]) {
	test(`a tap of ${ms} ms begins a game, wherever the mouse is`, async () => {
		const p = await at(390, 844, { hasTouch: true, isMobile: true });
		await p.page.mouse.move(5, 840);
		await p.tap("New game", ms);
		await p.tap("Begin", ms);
		await p.has(/^Build/);
		await leave(p);
	});
}
