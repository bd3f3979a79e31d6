package record_test

import (
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

func TestGlanceAt_SaysWhatLoadFinds(t *testing.T) {
	seated := func(players ...record.Player) record.Header {
		h := record.Header{Options: engine.Options{Seats: len(players)}, Seed: 4}
		copy(h.Players[:], players)
		return h
	}
	for _, h := range []record.Header{solo("easy", 3), seated(record.Player{}, record.Player{}),
		seated(record.Player{}, record.Player{Rival: 2}), seated(record.Player{Name: "Ada"}, record.Player{Rival: 2}),
		seated(record.Player{Name: "player 2 adviser"}, record.Player{Name: "Bo"}), seated(record.Player{}, record.Player{Rival: 2}, record.Player{Rival: 2})} {
		r := started(t, h)
		for more := true; more; {
			text := r.Marshal()
			want := record.Glance{Board: "Birmingham", Difficulty: h.Difficulty, Solo: h.Options.Solo, Rival: h.Duel(), Over: r.Position().Decision == engine.GameOver, Hash: r.Hash()}
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
