// One tab plays, for two would overwrite each other's games; others look on. The lock goes with the tab, whatever ends that.
"use strict";

// ask asks for the lock, and tells whether this tab holds it from now on. It is the browser that answers, however late this tab has
// the time to hear it: no clock of the page's own decides, which would go off first where the page is busy starting.
const ask = options => new Promise((done, failed) => {
	navigator.locks.request("soho", options, lock => {
		done(Boolean(lock));
		return lock && new Promise(() => {});
	}).catch(failed);
});

// A page that is loaded again may have to wait for itself to be gone: so it asks this often, with pauses of so many milliseconds.
const asks = 10, pause = 100;

// alone tells whether this tab may play. One that may not looks on, and may once the other is closed, which late tells.
async function alone(late) {
	if (!navigator.locks) return true;
	try {
		for (let n = 0; n < asks; n++) {
			if (await ask({ ifAvailable: true })) return true;
			await new Promise(done => setTimeout(done, pause));
		}
	} catch (problem) { // the browser does not tell of any other tab
		console.error(problem);
		return true;
	}
	ask({}).then(late);
	return false;
}

document.getElementById("go-on").addEventListener("click", () => location.reload());
