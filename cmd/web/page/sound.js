// The sound of the game waits for the first key or click, at each of which it asks the browser to let it begin, and is told of all of
// them at once. It can be told once only.
"use strict";

if (globalThis.AudioContext) {
	const resume = AudioContext.prototype.resume;
	let asked = false; // and not answered yet
	AudioContext.prototype.resume = function () {
		const answer = resume.call(this);
		if (asked) return new Promise(() => {});
		asked = true;
		return answer.finally(() => { asked = false });
	};
}
