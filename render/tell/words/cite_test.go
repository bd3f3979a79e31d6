package words

import (
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

func TestCite_NamesTheChapter(t *testing.T) {
	w := newWords(t, decks.Game("birmingham"))
	want := []string{"B7.1 Build", "B13.1 Pass", "A7 Build slots (our decision)"}
	if got := w.Cite(engine.B(7, 1), engine.B(13, 1), engine.A(7)); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
