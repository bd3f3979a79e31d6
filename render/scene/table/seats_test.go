package table

import (
	"regexp"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/room/theatre"
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

// Whatever is shown at a table of several, in each mode of a turn, speaks of the others, not of one rival or the Automa.
func TestTheTableOfSeveralSpeaksOfTheOthers(t *testing.T) {
	ofTheOnlyOther := regexp.MustCompile(`(?i)\bthe rival\b|automa`)
	w := sit(t, threeRivals(t, 4, 1, 28, 1))
	w.AskToEnd(true)
	modes := map[string]bool{}
	for range 4000 {
		modes[w.Mode()] = true
		if text := w.texts(); ofTheOnlyOther.MatchString(text) || strings.ContainsAny(text, "{}") {
			t.Fatalf("%s:\n%s", w.Mode(), text)
		}
		switch {
		case len(w.rec.Entries()) > 24:
			for _, mode := range []string{"choosing", "ending", "the rival thinks", "watching"} {
				if !modes[mode] {
					t.Errorf("the table was never %s, but %v", mode, modes)
				}
			}
			return
		case w.Mode() == "ending":
			w.Do(endTurn{})
		case w.asked():
			w.choose(keenChoice(w.rec))
		case w.Thinking():
			w.Think(never)
		case w.on() != nil:
			w.Do(theatre.Continue{})
		}
		w.pass()
	}
	t.Fatalf("the game does not go on: it is %s after %d entries", w.Mode(), len(w.rec.Entries()))
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
