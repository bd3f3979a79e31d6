import { after, before, test } from "node:test";
import { launch, leave, served, sitDown } from "./page.mjs";

// its is a task of the Automa: which one comes first is left to chance.
const its = /^(Put the Automa's |Take \d+ (coal|iron) )/;

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

test("a game on a real table is played with fingers on a phone, against the rules too, and is there when the page is loaded anew", async () => {
	const p = await sitDown(browser, server.address, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	await p.tap(/^At a real table/, 60);
	await p.tap(/^Set the table up/, 60);
	await p.tap("All done", 60);
	await p.tap("Walsall, left space", 60);
	await p.tap("We played it so", 60); // there is no coal for it
	await p.has(its);
	await p.tap(its, 60);
	const ticked = p.page.locator('#list [data-id^="task:"][aria-pressed="true"]');
	await ticked.waitFor({ state: "attached" });
	await p.still();
	await p.page.reload();
	await p.begun();
	await p.tap(/^At a real table/, 60);
	await p.tap("The game on your table", 60);
	await p.has(its);
	await ticked.waitFor({ state: "attached" });
	await p.tap("All done", 60);
	await p.has("Draw pile");
	await leave(p);
});
