package record_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/record"
)

// A game in which somebody was told what to choose stays marked: saved, taken back, and played on from an earlier position. One
// that was not is written as ever.
func TestHintedStays(t *testing.T) {
	r := started(t, solo("medium", 3))
	play(t, r, sensible, 3, 6)
	if before := r.Marshal(); bytes.Contains(before, []byte("hinted")) {
		t.Fatalf("nobody was told anything:\n%s", before)
	}
	r.MarkHinted()
	text := string(r.Marshal())
	if !strings.Contains(text, "\nhinted\n") {
		t.Fatalf("it is not marked:\n%s", text)
	}
	again, err := record.Load("hinted.soho", r.Marshal(), record.Library{r.Game()})
	if err != nil {
		t.Fatal(err)
	}
	if string(again.Marshal()) != text || !again.Header().Hinted || again.Header().Practice {
		t.Errorf("loaded it is %+v", again.Header())
	}
	for again.Undo() {
	}
	if !again.Header().Hinted || !again.Branch(0).Header().Hinted {
		t.Error("the mark is gone with what was taken back")
	}
}
