// Loads the program, shows how far that is, and says in a sentence what cannot be.
"use strict";

const by = id => document.getElementById(id);

// show shows one of the sentences of the page in place of the game.
function show(sentence) {
	by("loading").hidden = false;
	by("progress").hidden = true;
	by(sentence).hidden = false;
}

// counted is a response whose bytes move the progress bar on as they come.
function counted(response) {
	const all = Number(document.querySelector("meta[name=soho-bytes]").content);
	let here = 0;
	const count = new TransformStream({
		transform(bytes, on) {
			here += bytes.length;
			by("progress").value = here / all;
			on.enqueue(bytes);
		},
	});
	return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

// download fetches and compiles the program, the one while the other goes on.
async function download(go) {
	const response = await fetch("soho.wasm");
	if (!response.ok) throw new Error(`soho.wasm: ${response.status}`);
	// Some servers call it something else than application/wasm, which instantiateStreaming would refuse.
	const program = counted(response);
	const made = WebAssembly.instantiateStreaming ? WebAssembly.instantiateStreaming(program, go.importObject)
		: WebAssembly.instantiate(await program.arrayBuffer(), go.importObject);
	return (await made).instance;
}

// draws tells whether the canvas of the game, or another, can be drawn on. That is slow to ask, so only what has failed asks.
function draws() {
	return Boolean((document.querySelector("canvas") ?? document.createElement("canvas")).getContext("webgl2"));
}

async function play() {
	await alone();
	navigator.storage?.persist?.(); // games are not to be thrown away when the disk fills
	if (!globalThis.WebGL2RenderingContext) return show("no-webgl");
	const go = new Go();
	go.env.GOGC = "off"; // until the first picture, see the package window
	let program;
	try {
		program = await download(go);
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
