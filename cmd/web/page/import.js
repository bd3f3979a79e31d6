// Takes in saved games and backups from elsewhere: a file that is chosen or dropped, a file or the text of one that is pasted.
"use strict";

const mostBytes = 5 << 20; // of a saved game; with one more the program says that it is too long
const mostBackup = 256 << 20; // bytes of a backup, likewise
const mostFiles = 10; // at once

async function take(files) {
	for (const file of [...files].slice(0, mostFiles)) {
		const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
		if (start.join() === "80,75,3,4") { // of a ZIP archive
			tell("soho-import", { name: file.name, bytes: new Uint8Array(await file.slice(0, mostBackup + 1).arrayBuffer()) });
		} else {
			tell("soho-import", { name: file.name, text: await file.slice(0, mostBytes + 1).text() });
		}
	}
}

soho.choose = () => {
	const chooser = document.createElement("input");
	chooser.type = "file";
	chooser.multiple = true;
	chooser.addEventListener("change", () => take(chooser.files));
	chooser.click();
};

addEventListener("dragover", event => event.preventDefault(), true);
addEventListener("drop", event => {
	event.preventDefault();
	event.stopImmediatePropagation(); // Ebitengine would read all of it
	take(event.dataTransfer.files);
}, true);

addEventListener("paste", event => {
	const { files } = event.clipboardData, text = event.clipboardData.getData("text/plain");
	if (files.length > 0) take(files);
	else if (/^\s*soho record /.test(text)) tell("soho-import", { name: "", text: text.trimStart().slice(0, mostBytes + 1) });
}, true);
