package terminal

import (
	"bytes"

	"sohofoundry/engine"
)

// save keeps the record. When that fails it says so, once for the same reason; the game goes on, and the next choice tries
// again.
func (t *Client) save() { t.reportSave(t.Save(t.rec)) }

// reportSave tells where the record was saved or why it was not, if that is news.
func (t *Client) reportSave(path string, err error) {
	if err == nil {
		if t.saved != "" && path != t.saved { // another program wrote to the old file
			t.tell("save.elsewhere", "path", ShellWord(path))
		}
		t.saved, t.unsaved = path, ""
		return
	}
	why := t.Words.Reason(err)
	if why != t.unsaved {
		t.tell("save.failed", "error", why)
	}
	t.unsaved = why
}

// leave saves and says how to go on later. A game that was not begun is not kept.
func (t *Client) leave() {
	t.over = true
	if len(t.rec.Entries()) == 0 && t.saved == "" && !t.rec.CanRedo() {
		t.tell("left_new")
		return
	}
	t.save()
	if t.unsaved != "" && t.hasCopy() {
		t.saved, t.unsaved = t.copiedTo, ""
	}
	switch {
	case t.unsaved != "":
	case t.rec.Position().Decision == engine.GameOver:
		t.tell("left_over", "path", ShellWord(t.saved))
	case t.onTable():
		t.tell("table.left", "path", ShellWord(t.saved))
	default:
		t.tell("left", "path", ShellWord(t.saved))
	}
}

// hasCopy reports whether the copy that the player made last is of the game as it is now.
func (t *Client) hasCopy() bool { return bytes.Equal(t.copied, t.rec.Marshal()) }
