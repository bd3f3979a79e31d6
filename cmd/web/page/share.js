// Links of games: what stands behind the # of the address is taken to the game, and texts are put on the clipboard.
"use strict";

// byHand shows a text to be copied by hand, where the browser does not let a page do it.
function byHand(text) {
	const dialog = document.getElementById("copy"), field = dialog.querySelector("textarea");
	field.value = text;
	dialog.showModal();
	field.select();
	document.execCommand("copy");
}

Object.assign(globalThis.soho, {
	// copy puts a text on the clipboard.
	copy(text) {
		if (!navigator.clipboard) return byHand(text); // a page without https
		navigator.clipboard.writeText(text).catch(() => byHand(text));
	},

	// taken is the link that stands behind the #, and takes it off the address: whoever loads the page again goes on with a game of
	// their own.
	taken() {
		const link = location.hash.length > 1 ? location.hash : "";
		if (link) history.replaceState(history.state, "", location.pathname + location.search);
		return link;
	},
});

// A link that is pasted is followed.
addEventListener("paste", event => {
	const link = event.clipboardData.getData("text/plain").match(/#(?:[gcd]=[\w-]+|daily)\s*$/);
	if (link) location.hash = link[0].trim();
}, true);

addEventListener("hashchange", () => document.dispatchEvent(new CustomEvent("soho-link")));
