package table

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/words"
)

func rivalHeader(seed uint64, futures int) record.Header {
	return record.Header{Options: engine.Options{Seats: 2}, Seed: seed, Difficulty: "quick", Players: record.AgainstRival(futures)}
}

// sitAgainstRival sits down to a game against a rival that looks at so many futures.
func sitAgainstRival(t *testing.T, seed uint64, futures int) *watcher {
	t.Helper()
	r, err := record.New(decks.Game("birmingham"), rivalHeader(seed, futures))
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	against := words.In(w.env.Words)
	against.Rival = true
	w.env.Words = against
	w.Set("fast", true)
	return w
}

// onward lets the rival think and goes on from what is shown, until the human is asked or the game is over.
func (w *watcher) onward(look func()) {
	w.t.Helper()
	for range 10_000 {
		switch {
		case w.asked() || w.Mode() == "ended":
			return
		case w.Thinking():
			w.Think(never)
		case w.on() != nil:
			look()
			w.Do(theatre.Continue{})
		case w.Mode() == "celebrating":
			w.Do(ceremony.GoOn{})
		default:
			w.t.Fatalf("nothing goes on in mode %q", w.Mode())
		}
		w.pass()
	}
	w.t.Fatal("the human is never asked")
}

// keenChoice is what the keen policy chooses for the human.
func keenChoice(r *record.Record) engine.Choice {
	p := r.Position()
	choices := r.Game().Choices(&p.State, nil)
	return choices[policy.Keen.Pick(r.Game(), p, choices, nil)]
}

// A game in the window is the one that the same choices lead to everywhere, though the rival thinks in parts; each of its actions is
// shown with its thoughts, and none of its cards before it is discarded, nor any word of the Automa.
func TestAGameAgainstTheRivalAtTheTable(t *testing.T) {
	w := sitAgainstRival(t, 4, 4)
	plain, err := record.New(decks.Game("birmingham"), rivalHeader(4, 4))
	if err != nil {
		t.Fatal(err)
	}
	thoughts := 0
	look := func() {
		if w.on().thought() == nil {
			return
		}
		v := w.view()
		text := strings.Join(roomtest.Texts(&v), "\n")
		if strings.Contains(text, "Its thoughts") {
			thoughts++
		}
		if strings.Contains(text, "Automa") || strings.Contains(text, "The rival draws the") {
			t.Fatalf("it shows:\n%s", text)
		}
	}
	for len(w.rec.Entries()) < 50 {
		w.onward(look)
		w.choose(keenChoice(w.rec))
		w.pass()
	}
	w.onward(look)
	for len(plain.Entries()) < len(w.rec.Entries()) {
		var c engine.Choice
		if plain.RivalsTurn() {
			s, err := search.Rival(plain.Game(), plain.Position(), 4)
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(4))
			c = s.Choice()
		} else {
			c = keenChoice(plain)
		}
		plain.Act(c)
	}
	if !bytes.Equal(plain.Marshal(), w.rec.Marshal()) {
		t.Error("at the table it is another game")
	}
	if thoughts < 8 {
		t.Errorf("only %d thoughts were shown", thoughts)
	}
}

// Whoever does not want to wait has the rival choose at once; what it chose stands in the record, which plays again.
func TestTheRivalCanBeHurried(t *testing.T) {
	w := sitAgainstRival(t, 5, 1_000_000) // it begins
	for range 20 {
		w.Think(never)
		w.pass()
	}
	if w.Mode() != "the rival thinks" || len(w.rec.Entries()) != 0 {
		t.Fatalf("mode %q after %d entries", w.Mode(), len(w.rec.Entries()))
	}
	w.Do(chooseNow{})
	if len(w.rec.Entries()) == 0 || !w.rec.Entries()[0].Rivals || w.Mode() != "watching" {
		t.Fatalf("mode %q after %d entries", w.Mode(), len(w.rec.Entries()))
	}
	if _, err := record.Load("x", w.rec.Marshal(), record.Library{w.game}); err != nil {
		t.Error(err)
	}
}

// Undo, with its warning, goes back to before the rival's turn, even while the rival thinks.
func TestUndoWhileTheRivalThinks(t *testing.T) {
	w := sitAgainstRival(t, 5, 4)
	w.onward(func() {})
	at := len(w.rec.Entries())
	w.rec.Act(keenChoice(w.rec))
	for !w.rec.RivalsTurn() {
		w.rec.Act(keenChoice(w.rec))
	}
	done := len(w.rec.Entries())
	w.advanceGame(done)
	if w.Mode() != "the rival thinks" {
		t.Fatalf("mode %q", w.Mode())
	}
	w.Do(topbar.Undo{})
	w.Do(topbar.Undo{})
	if !w.asked() || len(w.rec.Entries()) >= done || len(w.rec.Entries()) < at {
		t.Errorf("mode %q after %d entries, of %d", w.Mode(), len(w.rec.Entries()), done)
	}
}

// What the rival thought earlier is thought again when it is shown again, and is the same.
func TestThoughtsAreThoughtAgain(t *testing.T) {
	w := sitAgainstRival(t, 5, 8)
	told := map[int]string{}
	w.onward(func() {
		if th := w.on().thought(); th != nil {
			told[w.on().entry] = saidOf(th, w)
		}
	})
	if len(told) == 0 {
		t.Fatal("it thought nothing")
	}
	again := sit(t, w.rec)
	for entry, want := range told {
		again.replay(entry, entry, false)
		for again.Thinking() {
			again.Think(never)
			again.pass()
		}
		th := again.on().thought()
		if got := saidOf(th, again); got != want {
			t.Errorf("entry %d: it thought %q, and now %q", entry, want, got)
		}
	}
}

// saidOf is a thought in words.
func saidOf(t *thought, w *watcher) string {
	told := t.tell(w.words, w.rec.Position().Decision == engine.GameOver)
	return told.Sure + strings.Join(told.Why, " ")
}
