// The browser's button goes one page back in the program: for each page that is open there the browser has an entry to go back
// from. At the start screen there is none, and the button leaves the page as usual.
"use strict";

let deep = 0; // how many pages are open in the program
let entries = history.state?.soho ?? 0; // that there are for them
let moving = false; // the browser is on its way to the entry that was asked for

soho.depth = pages => {
	deep = pages;
	if (!moving) settle();
};

function settle() {
	while (entries < deep) history.pushState({ soho: ++entries }, "");
	if (entries > deep) {
		moving = true;
		history.go(deep - entries);
	}
}

addEventListener("popstate", event => {
	if (location.hash.length > 1) return; // a link is followed, see share.js
	entries = event.state?.soho ?? 0;
	if (!moving && entries < deep) return tell("soho-back", deep - entries); // depth answers
	moving = false;
	settle();
});
