package record_test

import (
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

func TestGlanceAt_SaysWhatLoadFinds(t *testing.T) {
	for _, h := range []record.Header{solo("easy", 3), {Options: engine.Options{Seats: 2}, Seed: 4}} {
		r := started(t, h)
		for more := true; more; {
			text := r.Marshal()
			want := record.Glance{Board: "Birmingham", Difficulty: h.Difficulty, Solo: h.Options.Solo, Over: r.Position().Decision == engine.GameOver, Hash: r.Hash()}
			if got := record.GlanceAt(text); got != want {
				t.Fatalf("%+v, not %+v\n%s", got, want, text)
			}
			more = !want.Over
			play(t, r, sensible, uint64(len(r.Entries())), 1)
		}
	}
	for _, text := range []string{"", "\n\n", "hash", "soho record 1\nseats\ndifficulty", "\x00\xff", "\n# The end: \nhash "} {
		record.GlanceAt([]byte(text)) // whatever it is, it does no harm
	}
}
