package record_test

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// What a text says of its end is what playing it again finds, for every game of one person, and for no other.
func TestEndingOf_IsWhatLoadFinds(t *testing.T) {
	games := map[string][]byte{}
	for _, f := range fixtures() {
		text, err := os.ReadFile(f.path())
		if err != nil {
			t.Fatal(err)
		}
		games[f.name] = text
	}
	begun := started(t, solo("easy", 3))
	play(t, begun, sensible, 1, 10)
	games["begun"] = begun.Marshal()
	from := started(t, record.Header{From: begun.Position(), Difficulty: "easy"})
	play(t, from, sensible, 2, whole)
	from.MakePractice()
	games["from a position"] = from.Marshal()
	for seed := range uint64(4) { // chance plays badly, and often ends in a draw
		rival := started(t, record.Header{Options: engine.Options{Seats: 2}, Seed: seed, Difficulty: "club", Players: record.AgainstRival(28)})
		play(t, rival, sensible, seed, whole)
		games[fmt.Sprintf("rival %d", seed)] = rival.Marshal()
	}
	rivals := 0
	for name, text := range games {
		r, err := record.Load(name, text, library)
		if err != nil {
			t.Fatal(err)
		}
		score, over := r.Score()
		e, ok := record.EndingOf(text, library)
		if want := over && score.You != score.Automa; ok != want {
			t.Errorf("%s: told is %t of %+v, over %t:\n%s", name, ok, score, over, text)
		}
		if h := r.Header(); h.Duel() && ok {
			rivals++
		}
		if h := r.Header(); ok && (e.Score != score || e.Hash != r.Hash() || !sameHeader(e.Start.Header(), h) || e.Start.Game() != r.Game()) {
			t.Errorf("%s: %+v, not %+v", name, e.Score, score)
		}
	}
	if len(games) < 20 || rivals == 0 {
		t.Errorf("there are %d games, %d of them against rivals", len(games), rivals)
	}
}

// Of a text that is not as it was saved nothing is taken for true.
func TestEndingOf_NeedsATextAsItWasSaved(t *testing.T) {
	text, err := os.ReadFile("testdata/medium.soho")
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(text, []byte("# The end: "))
	rest := text[at+bytes.IndexByte(text[at:], '\n')+1:]
	for name, other := range map[string][]byte{
		"no check sums":        text[:bytes.Index(text, []byte("\ncheck "))+1],
		"another line":         bytes.Replace(text, []byte("pass"), []byte("loan"), 1),
		"a line less":          bytes.Replace(text, []byte("\ndone\n"), []byte("\n"), 1),
		"another seed":         bytes.Replace(text, []byte("seed 27"), []byte("seed 28"), 1),
		"another hash":         bytes.Replace(text, []byte("hash e"), []byte("hash f"), 1),
		"junk":                 append(bytes.Clone(text), "junk"...),
		"no end for readers":   bytes.Replace(text, []byte("# The end: "), []byte("# An end: "), 1),
		"no score":             slices.Concat(text[:at], []byte("# The end: you won\n"), rest),
		"as many VP, so a tie": slices.Concat(text[:at], []byte("# The end: Automa 100 VP, you 100 VP\n"), rest),
		"nothing":              nil,
	} {
		if bytes.Equal(other, text) {
			t.Fatalf("%s: nothing is changed", name)
		}
		if e, ok := record.EndingOf(other, library); ok {
			t.Errorf("%s: %+v", name, e.Score)
		}
	}
}
