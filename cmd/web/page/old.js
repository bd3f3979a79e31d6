// Says why there is no game where the other script could not be read: by a browser that does not know what it is written in, so
// this one is written as in the days of old, or because it did not come.
"use strict";

var reason = "old";

addEventListener("error", function (event) {
	if (event.target.tagName === "SCRIPT") reason = "no-download";
}, true);

addEventListener("load", function () {
	if (window.soho) return;
	document.getElementById("progress").hidden = true;
	document.getElementById(reason).hidden = false;
});
