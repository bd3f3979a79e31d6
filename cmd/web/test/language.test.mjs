import assert from "node:assert/strict";
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

const lang = p => p.page.evaluate(() => document.documentElement.lang);

// offline waits until a language is kept, and takes the network away.
async function offline(p, language) {
	await eventually(`${language} is not kept`, () => p.page.evaluate(async file => Boolean(await caches.match(file)), `${language}.json`));
	await p.page.context().setOffline(true);
	await p.page.reload();
	await p.begun();
}

// asked are the languages that were asked for.
function asked(page, list) {
	page.on("request", request => { if (/\.json$/.test(request.url())) list.push(request.url().replace(/.*\//, "")) });
}

test("a language is loaded when it is chosen, is spoken at once, and still without a network", async () => {
	const files = [];
	const p = await sitDown(browser, server.address, {}, page => asked(page, files));
	assert.equal(await lang(p), "en");
	await p.click("Settings");
	await p.click("General");
	assert.deepEqual(files, []);
	await p.click("Italiano");
	await p.has("Generali");
	assert.equal(await lang(p), "it");
	assert.equal(await p.page.locator("#reload").textContent(), "Ricarica");
	await offline(p, "it");
	await p.has("Nuova partita");
	await p.click("Impostazioni");
	await p.click("English");
	await p.has("General");
	assert.equal(await lang(p), "en");
	await leave(p);
});

test("the browser's language is spoken from the first picture on, its rules too", async () => {
	const shown = [];
	const p = await sitDown(browser, server.address, { locale: "it-IT" }, async page => {
		await page.exposeFunction("note", text => shown.push(text));
		await page.addInitScript(() => addEventListener("DOMContentLoaded", () => new MutationObserver(() => note(document.getElementById("list").textContent))
			.observe(document.getElementById("list"), { childList: true })));
	});
	await p.has("Nuova partita");
	assert.ok(shown.length > 0 && shown.every(text => !/New game/.test(text)), shown.join("\n"));
	await offline(p, "it");
	await p.has("Nuova partita");
	await p.click("Regole");
	await eventually("the rules are not in Italian", async () => /Preparazione/.test((await p.names()) + await p.page.locator("#list").textContent()));
	await leave(p);
});

for (const [name, options, choose] of [["the browser's", { locale: "it-IT" }, async () => {}], ["chosen", {}, async p => {
	await p.click("Settings");
	await p.click("Italiano");
}]]) {
	test(`a language that is ${name} and cannot be had is told of, and English stands in`, async () => {
		const p = await sitDown(browser, server.address, options, page => page.route("**/it.json", route => route.fulfill({ status: 404 })));
		await choose(p);
		await eventually("nobody says so", async () => /Italiano could not be fetched, so all is in English/.test((await p.heard()).join()));
		await p.click("Understood");
		assert.equal(await lang(p), "en");
		assert.ok(p.problems.every(line => /404/.test(line)), p.problems.join("\n"));
		await p.page.context().close();
	});
}
