// One tab plays, for two would overwrite each other's games; others look on. The lock goes with the tab, whatever ends that.
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

// alone tells whether this tab may play. One that may not looks on, and may once the other is closed: whoever wants to go on here
// then reads all anew.
async function alone() {
	if (!navigator.locks) return true;
	try {
		await hold({ signal: AbortSignal.timeout(goneAfter) });
		return true;
	} catch {
		hold({}).then(() => { by("free").hidden = false });
		return false;
	}
}

document.getElementById("go-on").addEventListener("click", () => location.reload());
