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

const tap = async (p, id) => {
	const box = await p.page.locator(`#list [data-id="${id}"]`).first().boundingBox({ timeout: 20_000 });
	await p.tapAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 60);
	await p.still();
};

// scrolled drags the list of the page up until something can be tapped.
async function scrolled(p, id) {
	const top = async () => (await p.page.locator(`#list [data-id="${id}"]`).boundingBox({ timeout: 500 }).catch(() => null))?.y ?? Infinity;
	for (let n = 0; n < 20 && await top() > 650; n++) {
		for (const [type, y] of [["touchStart", 700], ["touchMove", 680], ["touchMove", 640], ["touchMove", 600]]) await p.fingers(type, [{ x: 200, y }]);
		await p.fingers("touchEnd", []);
		await p.still();
	}
}

const shown = (p, id) => p.page.locator(`#list [data-id="${id}"]`).inputValue();

test("three people type their names on a phone, as its keyboard types them, and each plays a turn behind the curtain", async () => {
	const p = await sitDown(browser, server.address, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	await p.tap("New game", 60);
	await p.tap("A table", 60);
	await p.tap("3 seats", 60);
	const names = ["Ada", "Łukasz Ünal", "李明"];
	for (const [n, name] of names.entries()) {
		const seat = `new-game:seat:${n + 1}`, field = `${seat}:name`;
		if (n > 0) {
			await scrolled(p, `${seat}:person`);
			await tap(p, `${seat}:person`);
		}
		await scrolled(p, field);
		await tap(p, field);
		assert.equal(await p.page.evaluate(() => document.activeElement.dataset.id), field, "no keyboard comes");
		await p.page.keyboard.insertText(name + "é");
		await p.page.keyboard.press("Backspace");
		await eventually(`${name} is not typed`, async () => await shown(p, field) === name);
	}
	await p.tap("Begin", 60);
	const seen = new Set();
	for (let n = 0; n < 3; n++) {
		await p.has(/^I am /);
		assert.equal(await p.thing(/ card$/).count(), 0, "behind the curtain a hand is seen");
		const label = (await p.names()).find(name => name.startsWith("I am ")).slice("I am ".length);
		assert.ok(names.includes(label) && !seen.has(label), `${label} is next after ${[...seen]}`);
		seen.add(label);
		await p.tap(/^I am /, 60);
		await eventually("the turns of the others are not told to their end", async () => {
			await p.page.evaluate(() => document.querySelector(`#list [data-id="theatre:next"]`)?.click());
			return await p.thing("Pass").count();
		});
		await p.tap("Pass", 60);
		await p.tap(/ card$/, 60);
		await p.press("confirm", 60000);
		await p.press("ending:end-turn", 60000);
	}
	await leave(p);
});
