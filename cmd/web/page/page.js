// Loads the program, shows how far that is, and says in a sentence what cannot be.
"use strict";

const by = id => document.getElementById(id);

// show shows one of the sentences of the page in place of the game.
function show(sentence) {
	by("loading").hidden = false;
	by("progress").hidden = true;
	by(sentence).hidden = false;
}

// count moves the progress bar on as the bytes of a response come, by a copy of it: what compiles the program takes the bytes from
// the browser directly.
async function count(response) {
	const all = Number(document.querySelector("meta[name=soho-bytes]").content), bar = by("progress");
	let here = 0;
	for (const reader = response.body.getReader();;) {
		const { done, value } = await reader.read();
		if (done) return;
		here += value.length;
		if (here / all - bar.value > 0.02) bar.value = here / all; // each time takes longer than the bytes do
	}
}

// download fetches and compiles the program, the one while the other goes on.
async function download(go) {
	let response = await fetch("soho.wasm");
	if (!response.ok) throw new Error(`soho.wasm: ${response.status}`);
	count(response.clone()).catch(() => {}); // what fails is told below
	// Some servers call it something else, which instantiateStreaming would refuse.
	const type = "application/wasm";
	if (response.headers.get("Content-Type") !== type) response = new Response(response.body, { headers: { "Content-Type": type } });
	const made = WebAssembly.instantiateStreaming ? WebAssembly.instantiateStreaming(response, go.importObject)
		: WebAssembly.instantiate(await response.arrayBuffer(), go.importObject);
	return (await made).instance;
}

// draws tells whether the canvas of the game, or another, can be drawn on. That is slow to ask, so only what has failed asks.
function draws() {
	return Boolean((document.querySelector("canvas") ?? document.createElement("canvas")).getContext("webgl2"));
}

async function play() {
	if (!globalThis.WebAssembly) return show("old");
	if (!globalThis.WebGL2RenderingContext) return show("no-webgl");
	const go = new Go();
	go.env.GOGC = "off"; // until the first picture, see the package window
	let program = download(go);
	program.catch(() => {}); // it is told below
	let running = false;
	kept.looksOn = !await alone(() => {
		by("free").hidden = !running; // whoever wants to go on here reads all anew
		if (running) return;
		kept.looksOn = false; // nothing was read by the program yet
		kept.begin();
	});
	kept.begin();
	try {
		program = await program;
		running = true;
	} catch (problem) {
		console.error(problem);
		show("no-download");
		return keepOffline(); // a new version may mend it
	}
	try {
		await go.run(program);
	} catch (problem) {
		console.error(problem);
	}
	show(draws() ? "stopped" : "no-webgl");
	keepOffline();
}

play();
