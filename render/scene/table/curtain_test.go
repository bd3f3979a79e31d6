package table

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/words"
)

var people = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo", Unaided: true}, {Name: "Cy"}}

// peoplesGame is a game of people at its beginning.
func peoplesGame(t *testing.T, seed uint64) *record.Record {
	t.Helper()
	r, err := record.New(decks.Game("birmingham"), record.Header{Options: engine.Options{Seats: 3}, Seed: seed, Players: people})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// arrive sits people down before the curtain of a game.
func arrive(t *testing.T, r *record.Record) *watcher {
	t.Helper()
	w := sit(t, r)
	w.Scene = New(r, words.In(w.env.Words))
	w.Set("fast", true)
	return w
}

func (w *watcher) texts() string {
	v := w.view()
	return strings.Join(roomtest.Texts(&v), "\n")
}

// showsHand reports whether cards of a hand are in sight.
func (w *watcher) showsHand() bool {
	v := w.view()
	for _, t := range v.Targets {
		if strings.HasPrefix(t.ID, "hand:") {
			return true
		}
	}
	return false
}

// passOn plays until the curtain hangs, or the game is over.
func (w *watcher) passOn(random *rand.Rand) {
	w.t.Helper()
	for range 1000 {
		if w.Mode() == "passing the screen" || w.Mode() == "ended" {
			return
		}
		w.play(random)
		w.pass()
	}
	w.t.Fatalf("the curtain never hangs: %s", w.Mode())
}

// Between two people's turns a curtain hides the table: it names who is next, and shows no hand, not below the menu either. When it is
// lifted, that person's hand lies there, and what the others have done since is shown first.
func TestCurtainHidesTheHandUntilItIsLifted(t *testing.T) {
	w := arrive(t, peoplesGame(t, 7))
	random := rand.New(rand.NewPCG(7, 0))
	seen := map[engine.Seat]int{}
	for range 12 {
		next := w.position.Actor
		name := people[next].Name
		if text := w.texts(); !strings.Contains(text, "Pass the screen to") || !strings.Contains(text, "I am "+name) || w.showsHand() {
			t.Fatalf("before %s the curtain shows:\n%s", name, text)
		}
		w.Do(topbar.Menu{})
		if w.showsHand() {
			t.Fatal("the menu lets the hand be seen")
		}
		w.Do(topbar.Menu{})
		w.pages = nil
		made := len(w.rec.Entries())
		w.Do(lift{})
		if w.you != next || !w.showsHand() {
			t.Fatalf("%s sees the table of seat %d, a hand %t", name, w.you+1, w.showsHand())
		}
		news := w.unseen(next) < made
		if news != w.Watching() {
			t.Errorf("%s: there is news %t, and it is shown %t", name, news, w.Watching())
		}
		for w.on() != nil && !w.asked() {
			w.play(random)
		}
		if w.replayTurn(); news != (w.Mode() == "replaying") {
			t.Errorf("%s: there is news %t, and shown again the table is %s", name, news, w.Mode())
		}
		w.EndReplay()
		seen[next]++
		w.passOn(random)
	}
	if len(seen) != 3 {
		t.Errorf("on turn were %v", seen)
	}
}

// Undo reaches back only to the curtain. If all agree it reaches further, and the curtain hangs before whose turn it is then.
func TestUndoReachesBackToTheCurtain(t *testing.T) {
	w := arrive(t, peoplesGame(t, 7))
	random := rand.New(rand.NewPCG(7, 0))
	first := w.position.Actor
	w.Do(lift{})
	w.passOn(random)
	w.Do(lift{})
	for w.on() != nil && !w.asked() {
		w.play(random)
	}
	all := len(w.rec.Entries())
	w.undo()
	if len(w.rec.Entries()) != all || !strings.Contains(w.texts(), "only to the curtain") {
		t.Fatalf("another's turn was taken back, or nothing is said:\n%s", w.texts())
	}
	w.UndoOthers(true)
	w.undo()
	w.undo() // the first one warns that cards were seen
	if len(w.rec.Entries()) >= all || w.Mode() != "passing the screen" || w.position.Actor != first {
		t.Errorf("%d of %d entries are left, in mode %q", len(w.rec.Entries()), all, w.Mode())
	}
}

// Somebody who plays unaided gets no hint, and the game is not marked; the others do.
func TestHintsAreForThoseWhoMayHaveThem(t *testing.T) {
	tried := map[bool]bool{}
	for seed := uint64(1); len(tried) < 2; seed++ {
		w := arrive(t, peoplesGame(t, seed))
		unaided := people[w.position.Actor].Unaided
		w.Do(lift{})
		ch := w.mode.(*choosing)
		ch.askHint() // the first time it warns
		if told := strings.Contains(w.texts(), "without hints"); told != unaided {
			t.Errorf("unaided %t: a refusal is told %t", unaided, told)
		}
		if ch.askHint(); w.rec.Header().Hinted == unaided || (ch.hint == nil) != unaided {
			t.Errorf("unaided %t: hinted %t, a hint %t", unaided, w.rec.Header().Hinted, ch.hint != nil)
		}
		tried[unaided] = true
	}
}

// A whole game of three people ends for all of them, and its record loads to the same.
func TestAGameOfThreePeople(t *testing.T) {
	w := arrive(t, peoplesGame(t, 5))
	random := rand.New(rand.NewPCG(5, 5))
	for w.Mode() != "ended" {
		if w.Mode() == "passing the screen" {
			w.Do(lift{})
		}
		w.passOn(random)
	}
	again, err := record.Load("x", w.rec.Marshal(), record.Library{w.rec.Game()})
	if err != nil || !bytes.Equal(again.Marshal(), w.rec.Marshal()) {
		t.Errorf("the record does not load to the same: %v", err)
	}
}

// No analysis is made while several people play: it would show one's hand to another. Asking for it does not mark the game.
func TestNoAnalysisWhileSeveralPeoplePlay(t *testing.T) {
	w := arrive(t, peoplesGame(t, 7))
	for range 3 {
		w.Analyse(nil, nil)
		if w.analyst != nil || w.rec.Header().Hinted || !strings.Contains(w.texts(), "is analysed when it is over") {
			t.Fatalf("there is an analysis %t, the game is marked %t:\n%s", w.analyst != nil, w.rec.Header().Hinted, w.texts())
		}
		w.Do(lift{})
	}
}

// Each person's keys lead to their own mat and the next one's, and nobody speaks of a rival where there is none.
func TestKeysOfEachPersonLeadToTheirMat(t *testing.T) {
	w := arrive(t, peoplesGame(t, 7))
	random := rand.New(rand.NewPCG(7, 0))
	for range 6 {
		w.Do(lift{})
		for n := 0; n < 100 && !w.asked(); n++ {
			w.play(random)
		}
		v := w.view()
		for action, seat := range map[string]engine.Seat{"your-mat": w.you, "automas-mat": (w.you + 1) % 3} {
			if act := v.Keys[action]; act != (mats.Show{Seat: seat}) {
				t.Errorf("seat %d: %s does %v", w.you, action, act)
			}
		}
		for n := 0; n < 100 && w.Mode() != "passing the screen"; n++ {
			w.play(random)
			if text := w.texts(); strings.Contains(text, "rival") || strings.Contains(text, "Automa") {
				t.Fatalf("in mode %q:\n%s", w.Mode(), text)
			}
			w.pass()
		}
	}
}

// Where a rival is on turn before anybody has said who looks, as when a game begins or is gone on with, nobody's hand is seen, and what
// the rival did is shown to each person when the curtain is lifted.
func TestNoHandIsSeenBeforeTheFirstCurtain(t *testing.T) {
	tried := 0
	for seed := uint64(1); tried < 2; seed++ {
		h := record.Header{Options: engine.Options{Seats: 3}, Seed: seed, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Rival: 1}, {Name: "Cy"}}}
		r, err := record.New(decks.Game("birmingham"), h)
		if err != nil {
			t.Fatal(err)
		}
		if !r.RivalsTurn() {
			continue
		}
		tried++
		w := arrive(t, r)
		w.Do(topbar.Menu{})
		if w.showsHand() {
			t.Fatal("the menu lets a hand be seen")
		}
		w.pages = nil
		for n := 0; n < 1000 && w.Mode() != "passing the screen"; n++ {
			if w.showsHand() {
				t.Fatalf("in mode %q a hand is seen", w.Mode())
			}
			w.Think(func() bool { return true })
			w.pass()
		}
		if w.Mode() != "passing the screen" || len(w.rec.Entries()) == 0 {
			t.Fatalf("after %d choices: %s", len(w.rec.Entries()), w.Mode())
		}
		if w.Do(lift{}); !w.Watching() || !w.showsHand() {
			t.Errorf("what the rival did is shown %t, in mode %q", w.Watching(), w.Mode())
		}
	}
}

// A rival that ends the game before anybody has come ends it for all: the end is shown, not an empty table.
func TestARivalEndsTheGameBehindTheCurtain(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		r, err := record.New(decks.Game("birmingham"), record.Header{Options: engine.Options{Seats: 3}, Seed: seed,
			Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Rival: 1}, {Name: "Cy"}}})
		if err != nil {
			t.Fatal(err)
		}
		for r.Position().Decision != engine.GameOver {
			r.Act(keenChoice(r))
		}
		entries := r.Entries()
		if !entries[len(entries)-1].Rivals {
			continue
		}
		w := arrive(t, r.Branch(len(entries)-1))
		if w.Mode() != "the rival thinks" || w.showsHand() {
			t.Fatalf("the table is %s, a hand is seen %t", w.Mode(), w.showsHand())
		}
		for w.Thinking() {
			w.Think(never)
		}
		if w.position.Decision != engine.GameOver || !w.Watching() {
			t.Errorf("after the last choice the table is %s", w.Mode())
		}
		return
	}
}
