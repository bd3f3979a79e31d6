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
		if (isTyping(event)) return;
		if (event.target.tagName === "BUTTON" && (event.key === "Enter" || event.key === " ")) return;
		event.preventDefault();
		const canvas = document.querySelector("canvas");
		canvas.focus = () => {}; // Ebitengine would take the focus back
		canvas.dispatchEvent(new KeyboardEvent(kind, event));
		delete canvas.focus;
	});
}

// isTyping reports whether a key types into the field that the game types into: that is the browser's, with all its keyboards and accents.
const isTyping = ({ key, target, ctrlKey, metaKey, altKey }) => target.getAttribute("aria-current") === "true" && !ctrlKey && !metaKey && !altKey &&
	([...key].length === 1 || ["Backspace", "Dead", "Process", "Unidentified"].includes(key));

const tell = (event, id) => document.dispatchEvent(new CustomEvent(event, { detail: id }));
list.addEventListener("focusin", event => tell("soho-focus", event.target.dataset.id));
list.addEventListener("click", event => { if (event.target.dataset.id) tell("soho-act", event.target.dataset.id) });

// What was typed is told as what was taken off the end of the text and put there; sent is what the game knows of.
list.addEventListener("input", ({ target }) => {
	const was = [...target.sent], now = [...target.value];
	let same = 0;
	while (same < was.length && was[same] === now[same]) same++;
	target.sent = target.value;
	tell("soho-typed", { back: was.length - same, text: now.slice(same).join("") });
});
for (const kind of ["compositionstart", "compositionend"]) list.addEventListener(kind, ({ target }) => {
	target.composing = kind === "compositionstart";
	if (!target.composing) tell("soho-typed", { back: 0, text: "" });
});

// A keyboard on the screen comes when a finger taps a field, and only in that moment: the element takes the focus before the game knows.
const fieldAt = ({ clientX: x, clientY: y }) => [...list.querySelectorAll("input")].find(field => {
	const { left, right, top, bottom } = field.getBoundingClientRect();
	return left <= x && x <= right && top <= y && y <= bottom;
});
let touched = null, byFinger = false; // the field under the finger; whether fingers play
addEventListener("touchstart", ({ touches }) => {
	byFinger = true;
	touched = touches.length === 1 ? fieldAt(touches[0]) : null;
}, { capture: true, passive: true });
addEventListener("touchend", ({ changedTouches }) => {
	const field = fieldAt(changedTouches[0]);
	if (!field || field !== touched) return;
	field.focus({ preventScroll: true });
	setTimeout(() => leave(field), 1000); // it was no tap
}, { capture: true, passive: true });
addEventListener("keydown", event => { byFinger &&= isTyping(event) }, { capture: true, passive: true });

// leave gives the focus back to the canvas, and so takes the keyboard on the screen away, where the game does not type into a field.
function leave(field) {
	if (field === document.activeElement && byFinger && field.getAttribute("aria-current") !== "true") document.querySelector("canvas").focus();
}

// tag names the element for a node: a line to type into, a button for what can be done, a named thing for what only tells, a heading or a text.
const tag = (id, acts, level, field) => field ? "input" : acts ? "button" : id ? "span" : level ? `h${level}` : "p";

// make makes the element for a node.
function make(id, acts, level, field) {
	const element = document.createElement(tag(id, acts, level, field));
	if (field) Object.assign(element, { type: "text", autocomplete: "off", autocapitalize: "words", spellcheck: false, sent: "" });
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
function place(element, [id, name, about, x, y, w, h, acts, picked, typing, , off, field, text]) {
	if (id) {
		const typed = element.getAttribute("aria-current") === "true";
		set(element, "aria-label", name);
		set(element, "aria-description", about);
		set(element, "aria-pressed", acts && picked ? "true" : "");
		set(element, "aria-current", typing ? "true" : "");
		set(element, "aria-disabled", off ? "true" : "");
		if (field && !element.composing) {
			if (element.value !== text) element.value = text;
			element.sent = text;
		}
		if (field && typed && !typing) leave(element);
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
	if (element && element !== now && !(byFinger && element.localName === "input")) element.focus({ preventScroll: true });
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
			const [id, , , , , , , acts, , , level, , field] = node, key = id || number;
			let element = elements.get(key);
			if (element?.localName !== tag(id, acts, level, field)) {
				element?.remove();
				element = make(id, acts, level, field);
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
