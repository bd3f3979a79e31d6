// One tab plays, for two would overwrite each other's games. The lock goes with the tab, whatever ends that.
"use strict";

// hold asks for the lock, and is over when this tab holds it.
const hold = options => new Promise((done, failed) => {
	navigator.locks.request("soho", options, () => {
		done();
		return new Promise(() => {});
	}).catch(failed);
});

// A page that is loaded again may have to wait for itself to be gone.
const goneAfter = 1000;

// alone is over when this tab may play. Another one tells that it may not, and whoever wants to go on here once it may reads all
// anew.
async function alone() {
	if (!navigator.locks) return;
	try {
		return await hold({ signal: AbortSignal.timeout(goneAfter) });
	} catch {
		show("elsewhere");
	}
	await hold({});
	by("elsewhere").hidden = true;
	show("free");
	await new Promise(() => {});
}

document.getElementById("go-on").addEventListener("click", () => location.reload());
