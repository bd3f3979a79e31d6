package table

import (
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// threeRivals is a game of one person against three rivals of so many futures.
func threeRivals(t *testing.T, seed uint64, futures ...int) *record.Record {
	t.Helper()
	h := record.Header{Options: engine.Options{Seats: 1 + len(futures)}, Seed: seed}
	for i, n := range futures {
		h.Players[i+1].Rival = n
	}
	r, err := record.New(decks.Game("birmingham"), h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A person plays against three rivals: no curtain hangs, each rival's turn is shown under its name, and its choices are those that a new
// search makes, so that a game that was killed goes on as it would have.
func TestAGameAgainstThreeRivals(t *testing.T) {
	w := sit(t, threeRivals(t, 4, 1, 1, 2))
	w.Set("fast", true)
	shown := map[string]bool{}
	look := func() {
		text := w.texts()
		for _, name := range []string{"Rival 1", "Rival 2", "Rival 3"} {
			if strings.Contains(text, name+"’s turn") || strings.Contains(text, name+"'s turn") {
				shown[name] = true
			}
		}
		if strings.Contains(text, "Automa") {
			t.Fatalf("there is no Automa:\n%s", text)
		}
	}
	for w.position.Decision != engine.GameOver && len(w.rec.Entries()) < 70 {
		w.onward(look)
		w.choose(keenChoice(w.rec))
		w.pass()
	}
	if len(shown) != 3 {
		t.Errorf("the turns of %v are shown", shown)
	}
	for _, e := range w.rec.Entries() {
		if !e.Rivals {
			continue
		}
		n := w.rec.RivalOf(&e.Before)
		s, err := search.Rival(w.rec.Game(), &e.Before, n)
		if err != nil {
			t.Fatal(err)
		}
		if s.Run(search.Futures(n)); s.Choice() != e.Choice {
			t.Fatalf("seat %d of %d futures chose otherwise than a new search", e.Before.Actor+1, n)
		}
	}
}

// The words of a table name its rivals.
func TestRivalsOfATableHaveNames(t *testing.T) {
	w := sit(t, threeRivals(t, 4, 1, 1))
	w.view()
	for seat, want := range []string{"You", "Rival 1", "Rival 2"} {
		if name := words.In(w.words).SeatName(engine.Seat(seat)); name != want {
			t.Errorf("seat %d is called %q, not %q", seat+1, name, want)
		}
	}
}
