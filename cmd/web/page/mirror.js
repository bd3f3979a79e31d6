// The canvas says nothing to who cannot see it. So whatever it shows stands beside it once more, as a list of texts and
// buttons that lie where they are seen, are themselves invisible, and take no clicks of the mouse: those are the canvas's.
"use strict";

const list = document.getElementById("list");
const said = document.getElementById("said");
const elements = new Map(); // by id, or by number for a text

// Keys that the browser needs for itself. All others are the game's, as are F1, F2, F9 and F10.
const browsers = event => /^F([3-8]|1[12])$/.test(event.key) || ((event.ctrlKey || event.metaKey) && !/^[fz]$/i.test(event.key) && event.key.length > 0 && !["Control", "Meta"].includes(event.key));

for (const kind of ["keydown", "keyup"]) {
	addEventListener(kind, event => {
		if (browsers(event)) event.stopImmediatePropagation();
	}, true);
	// What is pressed while something of the list has the focus means the game, but for what presses a button.
	list.addEventListener(kind, event => {
		if (browsers(event)) return;
		if (event.target.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) return;
		event.preventDefault();
		const canvas = document.querySelector("canvas");
		canvas.focus = () => {}; // Ebitengine would take the focus back
		canvas.dispatchEvent(new KeyboardEvent(kind, event));
		delete canvas.focus;
	});
}

const tell = (event, id) => document.dispatchEvent(new CustomEvent(event, { detail: id }));
list.addEventListener("focusin", event => tell("soho-focus", event.target.dataset.id));
list.addEventListener("click", event => { if (event.target.dataset.id) tell("soho-act", event.target.dataset.id) });

// tag names the element for a node: a button for what can be done, a named thing for what only tells, a heading or a text.
const tag = (id, acts, level) => acts ? "button" : id ? "span" : level ? `h${level}` : "p";

// make makes the element for a node.
function make(id, acts, level) {
	const element = document.createElement(tag(id, acts, level));
	if (id) {
		element.dataset.id = id;
		element.tabIndex = -1; // the Tab key goes through the game's own order
		if (!acts) element.setAttribute("role", "img");
	}
	return element;
}

function set(element, name, value) {
	if (element.getAttribute(name) === value) return;
	if (value) element.setAttribute(name, value); else element.removeAttribute(name);
}

// place brings one element up to date.
function place(element, [id, name, about, x, y, w, h, acts, picked, typing, , off]) {
	if (id) {
		set(element, "aria-label", name);
		set(element, "aria-description", about);
		set(element, "aria-pressed", acts && picked ? "true" : "");
		set(element, "aria-current", typing ? "true" : "");
		set(element, "aria-disabled", off ? "true" : "");
	} else if (element.textContent !== name) {
		element.textContent = name;
	}
	element.style.transform = `translate(${x}px, ${y}px)`;
	element.style.width = `${w}px`;
	element.style.height = `${h}px`;
}

// follow puts the focus of the page on what has that of the game, or back on the canvas.
function follow(id) {
	const now = document.activeElement;
	const element = id && elements.get(id);
	if (element && element !== now) element.focus({ preventScroll: true });
	if (!element && list.contains(now)) document.querySelector("canvas").focus();
}

globalThis.soho = {
	// shown takes the curtain away.
	shown() {
		const canvas = document.querySelector("canvas");
		canvas.setAttribute("role", "application");
		canvas.tabIndex = 0; // Ebitengine has it come before all else of the page
		canvas.setAttribute("aria-label", document.title);
		document.getElementById("loading").hidden = true;
		setTimeout(keepOffline, 1000); // there is enough to do
		navigator.storage?.persist?.(); // games are not to be thrown away when the disk fills
	},

	// mirror shows nodes in this order, and nothing else.
	mirror(nodes, sentence, focus) {
		const kept = new Set();
		let before = null;
		nodes.forEach((node, number) => {
			const [id, , , , , , , acts, , , level] = node, key = id || number;
			let element = elements.get(key);
			if (element?.localName !== tag(id, acts, level)) {
				element?.remove();
				element = make(id, acts, level);
				elements.set(key, element);
			}
			place(element, node);
			kept.add(key);
			const next = before ? before.nextSibling : list.firstChild;
			if (next !== element) list.insertBefore(element, next);
			before = element;
		});
		for (const [key, element] of elements) {
			if (kept.has(key)) continue;
			element.remove();
			elements.delete(key);
		}
		this.say(sentence, focus);
	},

	// say has a screen reader read a sentence, and brings the focus to where it is in the game.
	say(sentence, focus) {
		if (sentence) {
			const line = document.createElement("p");
			line.textContent = sentence;
			said.append(line);
			while (said.children.length > 20) said.firstChild.remove();
		}
		follow(focus);
	},
};
