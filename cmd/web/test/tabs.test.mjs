import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Person, begin, launch, leave, served, sitDown } from "./page.mjs";

let server, browser;
before(async () => {
	server = await served();
	browser = await launch();
});
after(async () => {
	await browser?.close();
	server?.close();
});

test("a second tab says so and plays nothing; when the first is closed, it goes on with what that left", async () => {
	const first = await sitDown(browser, server.address);
	await begin(first);
	const second = new Person();
	second.page = await first.page.context().newPage();
	await second.page.goto(server.address);
	const elsewhere = second.page.getByText("open in another tab"), goOn = second.page.getByRole("button", { name: "Go on here" });
	await elsewhere.waitFor({ state: "visible" });
	assert.ok(!await goOn.isVisible());
	assert.equal(await second.page.locator("canvas").count(), 0);
	await first.click("Loan");
	await first.click("Take £30");
	await first.click(/^End turn/);
	await first.has("Next step");
	const left = await first.page.evaluate(() => kept.open());
	await first.page.close();
	await goOn.click();
	await second.begun();
	assert.deepEqual(await second.page.evaluate(() => kept.open()), left);
	await second.click(/^Continue/);
	await second.has(/Next step|Build/);
	await leave(second);
});

test("a page that is loaded again ten times does not wait for itself", async () => {
	const p = await sitDown(browser, server.address);
	for (let n = 0; n < 10; n++) await p.page.reload();
	await p.begun();
	await leave(p);
});
