import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, eventually, launch, leave, served, sitDown, sleep } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

// at opens the page in a browser of its own, in which nothing was kept.
const at = (width, height, options, prepared) => sitDown(browser, server.address, { viewport: { width, height }, ...options }, prepared);

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

// canBuild is the name of the first space that something can be built on.
const canBuild = p => p.page.$$eval("#list button",
	all => all.find(e => /^Build .* here/.test(e.getAttribute("aria-description") ?? "")).getAttribute("aria-label"));

// tells is what is told about a thing beside its name.
const tells = (p, name) => p.thing(name).first().getAttribute("aria-description");

test("fingers drag the board, and pinch it", async () => {
	const p = await at(390, 844, { hasTouch: true, isMobile: true });
	await p.tap("New game", 60);
	await p.tap("Begin", 60);
	const place = /^Walsall, /, mouse = { x: 350, y: 20 };
	await p.page.mouse.move(mouse.x, mouse.y);
	const from = await p.where(place);
	for (const [type, by] of [["touchStart", 0], ["touchMove", 20], ["touchMove", 40], ["touchMove", 60]]) {
		await p.fingers(type, [{ x: 200 - by, y: 300 }]);
		await sleep(50);
	}
	await p.fingers("touchEnd", []);
	await eventually(`dragged by 60 to the left, it does not go there from ${from.x}`, async () => Math.abs((await p.where(place)).x - from.x + 60) < 12);
	const apart = async () => (await p.where("Walsall, right space")).x - (await p.where("Walsall, left space")).x;
	const before = await apart();
	for (const by of [0, 15, 30, 45]) {
		await p.fingers(by ? "touchMove" : "touchStart", [{ x: 150 - by, y: 300 }, { x: 230 + by, y: 300 }]);
		await sleep(50);
	}
	await p.fingers("touchEnd", []);
	await eventually("two fingers that part make nothing larger", async () => await apart() > before * 1.2);
	await leave(p);
});

test("a build by mouse is kept, and goes on after the page was loaded again", async () => {
	const p = await at(1280, 720);
	await begin(p);
	const place = await canBuild(p);
	await p.click(place);
	await p.click(/^Build for/);
	await p.click(/^End turn/);
	await p.has("Next step");
	await p.page.reload();
	await p.begun();
	await p.click(/^Continue/);
	await eventually("what was built is not there any more", async () => /^Yours|your/i.test(await tells(p, place)));
	await leave(p);
});

test("a damaged game is told of, and a new one can begin", async () => {
	const p = await at(1280, 720);
	await begin(p);
	await p.click(await canBuild(p));
	await p.click(/^Build for/);
	await p.click(/^End turn/);
	await p.has("Next step");
	await p.page.evaluate(async () => {
		const [game, text] = (await kept.open()).find(([name]) => name.endsWith(".soho"));
		await kept.set(game, text.replace(/hash .*/, "hash 0123456789abcdef"));
	});
	await p.page.reload();
	await p.begun();
	await p.click(/^Load or replay/);
	await eventually("nothing says that the game is damaged", async () => /damaged/i.test(await p.page.locator("#list").textContent() + (await p.names())));
	await p.click("New game");
	await p.click("Begin");
	await p.has("Build");
	await leave(p);
});

test("where nothing can be kept, that is said, and the game can be played", async () => {
	const p = await at(1280, 720, {}, page => page.addInitScript(() => {
		indexedDB.open = () => { throw new DOMException("refused", "SecurityError") };
	}));
	await eventually("nobody says that nothing is kept", async () => /keeps nothing/.test((await p.heard()).join()));
	await p.click("Understood");
	await begin(p);
	await leave(p);
});

test("where there is no room, that is said once, and the game goes on", async () => {
	const p = await at(1280, 720, {}, page => page.addInitScript(() => {
		IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") };
	}));
	await begin(p);
	await p.click("Loan");
	await p.click("Take £30");
	const full = async () => (await p.page.$$eval("#list *", all => all.map(e => e.textContent + e.getAttribute("aria-label")))).filter(text => /no room/.test(text)).length;
	await eventually("nobody says that there is no room", full);
	await p.click(/^End turn/);
	await p.has("Next step");
	assert.ok(await full() <= 1);
	await leave(p);
});

test("the browser's keys are the browser's", async () => {
	const p = await at(1280, 720);
	const taken = await p.page.evaluate(() => {
		const press = (key, with_ = {}) => !document.querySelector("canvas").dispatchEvent(
			new KeyboardEvent("keydown", { key, code: /^.$/.test(key) ? "Key" + key.toUpperCase() : key, bubbles: true, cancelable: true, ...with_ }));
		const ctrl = { ctrlKey: true };
		return { F5: press("F5"), F11: press("F11"), F12: press("F12"), r: press("r", ctrl), s: press("s", ctrl), n: press("n"), F1: press("F1") };
	});
	assert.deepEqual(taken, { F5: false, F11: false, F12: false, r: false, s: false, n: true, F1: true });
	await leave(p);
});

test("however often the sound is asked to begin before it may, it begins once", async () => {
	const p = await at(1280, 720);
	await p.page.evaluate(() => { for (let n = 0; n < 3; n++) document.dispatchEvent(new MouseEvent("mouseup")) });
	await p.click("Settings");
	await p.has(/^Read aloud|^Close/);
	await leave(p);
});

test("a turn is played by the names that Chromium tells a screen reader, and Enter", async () => {
	const p = await at(1280, 720);
	const reader = await p.page.context().newCDPSession(p.page);
	const enter = async name => {
		let node;
		await eventually(`there is no button called ${name}`, async () => {
			const { nodes } = await reader.send("Accessibility.getFullAXTree");
			node = nodes.find(n => !n.ignored && n.role?.value === "button" && n.name?.value.startsWith(name));
			return node;
		});
		await reader.send("DOM.focus", { backendNodeId: node.backendDOMNodeId });
		await p.page.keyboard.press("Enter");
		await p.still();
	};
	for (const name of ["New game", "No guide", "Begin", "Loan", "Take £30", "End turn", "Next step"]) await enter(name);
	const heard = async () => (await p.heard()).join("\n");
	await eventually("the Automa's second step is not read out", async () => /The first turn of the game\.\s+\S/.test(await heard()));
	assert.match(await heard(), /^Your turn/);
	await leave(p);
});
