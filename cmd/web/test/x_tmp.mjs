import { begin, launch, served, sitDown, sleep } from "/work/main/cmd/web/test/page.mjs";
const server = await served(), browser = await launch();
for (let n = 0; n < +process.env.N; n++) {
	const p = await sitDown(browser, server.address, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	await p.page.mouse.move(5, 840);
	const t = Date.now();
	await p.tap("New game", 60);
	try { await p.has("Begin", 30000); console.log("ok", Date.now() - t) } catch { console.log("FAILED", await p.names(), p.problems); await p.page.screenshot({ path: `/tmp/fail${n}.png` }) }
	await p.page.context().close();
}
await browser.close(); server.close();
