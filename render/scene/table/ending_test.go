package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/film"
)

// sitToEnd sits somebody down to a new game who says when a turn is over.
func sitToEnd(t *testing.T, seed uint64) *watcher {
	t.Helper()
	h := played.Medium(seed)
	h.Options.SpendingOrder = true // so that the human has two turns running now and then
	r, err := record.New(played.Birmingham(), h)
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	w.Set("fast", true)
	w.AskToEnd(true)
	return w
}

// endings plays games by chance and stops wherever a turn waits to be ended, after a choice that is wanted.
func endings(t *testing.T, wanted func(engine.Choice) bool, see func(*watcher, *ending)) {
	t.Helper()
	t.Helper()
	seen := 0
	for seed := range uint64(4) {
		w := sitToEnd(t, seed+1)
		random := rand.New(rand.NewPCG(seed, 0))
		for {
			switch e, waits := w.mode.(*ending); {
			case waits:
				if wanted(w.rec.Entries()[e.entry].Choice) {
					seen++
					see(w, e)
				}
				w.Do(endTurn{})
				continue
			case w.on() != nil && !w.asked():
				w.mode.playing().after()
				continue
			}
			if w.Mode() == "ended" {
				break
			}
			w.choose(likely(w, random))
		}
	}
	if seen == 0 {
		t.Fatal("that never happened")
	}
}

// likely is a choice by chance, which takes loans and gives tiles up more often than others do.
func likely(w *watcher, random *rand.Rand) engine.Choice {
	list := w.game.Choices(&w.position.State, nil)
	for range 8 {
		if c := list[random.IntN(len(list))]; c.Verb == engine.Loan || c.Verb == engine.Done || c.Verb == engine.Develop {
			return c
		}
	}
	return list[random.IntN(len(list))]
}

func anyChoice(engine.Choice) bool { return true }

// What ends a turn without an event of its own, such as to do without a second development, shows none of what follows.
func TestEnding_NoCardDrawnIsSeenBeforeTheTurnIsEnded(t *testing.T) {
	endings(t, func(c engine.Choice) bool { return c.Verb == engine.Done }, func(w *watcher, e *ending) {
		seen := e.seen.Players[engine.HumanSeat]
		for range 3 {
			shown := w.mode.moment().Position.Players[engine.HumanSeat]
			if shown.HandLen() > seen.HandLen() {
				t.Fatalf("%d cards are shown, %d are in hand", shown.HandLen(), seen.HandLen())
			}
			if p := w.on(); p != nil && p.frame().Kind >= film.PassOn {
				t.Fatalf("what follows is shown: %s", p.frame().Kind)
			}
			w.pass()
		}
	})
}

// A tile that is given up for a debt is given up when the turn is over already.
func TestEnding_IsAskedOnceATurn(t *testing.T) {
	const debts = 3 // the seed of a game with some
	kept := game(t, debts, -1).Entries()
	r, err := record.New(played.Birmingham(), played.Medium(debts))
	if err != nil {
		t.Fatal(err)
	}
	w := sit(t, r)
	w.Set("fast", true)
	w.AskToEnd(true)
	gaveUp := 0
	for n := range kept {
		if kept[n].Automa() || n < len(r.Entries()) { // it followed without a choice
			continue
		}
		w.choose(kept[n].Choice)
		if e, waits := w.mode.(*ending); waits {
			if kept[n].Choice.Verb == engine.GiveUp {
				t.Fatalf("asked again after a tile was given up, before %s", e.seen.Decision)
			}
			w.Do(endTurn{})
		}
		for w.on() != nil && !w.asked() {
			w.on().after()
		}
		if kept[n].Choice.Verb == engine.GiveUp {
			gaveUp++
		}
	}
	if gaveUp == 0 || w.Mode() != "ended" {
		t.Errorf("%d tiles were given up, the table is %s", gaveUp, w.Mode())
	}
}

// Where the second action is not shown to its end, nothing hidden is left out by who plays on from before it.
func TestEnding_PlayingOnFromBeforeItIsNoPractice(t *testing.T) {
	endings(t, anyChoice, func(w *watcher, _ *ending) {
		before := len(w.listed().Entries())
		w.Do(pages.ShowAt{Entries: before})
		w.Asks()
		w.Do(pages.PlayFrom{Entries: before})
		asks := w.Asks()
		branch, asked := asks[len(asks)-1].(Branched)
		if !asked || len(branch.Record.Entries()) != before || branch.Record.Header().Practice {
			t.Fatalf("to play on from there %+v is asked", asks)
		}
		w.Do(pages.BackToNow{})
		w.Do(topbar.Undo{}) // nor is it if the action was taken back before
		w.Do(pages.ShowAt{Entries: 0})
		w.Do(pages.BackToNow{})
		if w.rec.Branch(len(w.rec.Entries())).Header().Practice {
			t.Fatal("to play on from where the action was taken back is practice")
		}
		w.Do(topbar.Redo{})
		w.Do(pages.ShowAt{Entries: before})
		w.Do(pages.BackToNow{})
	})
}

// The second of two turns that follow each other makes no difference: what was not seen waits again when it is made again.
func TestEnding_MadeAgainItWaitsAgain(t *testing.T) {
	ours := 0
	endings(t, anyChoice, func(w *watcher, _ *ending) {
		if !w.rec.Position().AutomasTurn() {
			ours++
		}
		entries := len(w.rec.Entries())
		w.Do(topbar.Undo{})
		w.Do(topbar.Redo{})
		if w.Mode() != "ending" || len(w.rec.Entries()) != entries || w.rec.Header().Practice {
			t.Fatalf("made again, the table is %s after %d of %d entries", w.Mode(), len(w.rec.Entries()), entries)
		}
	})
	if ours == 0 {
		t.Error("never did the human have the next turn too")
	}
}

// Taking a sale back after a tile of the distant market was seen makes the game practice, and is said to; nothing else does that
// before a turn is ended.
func TestEnding_ATileTurnedUpIsSeen(t *testing.T) {
	costly := 0
	for seed := range uint64(3) {
		h := played.MediumOf(played.Lancashire(), seed)
		kept, err := played.Of(played.Lancashire(), h, -1)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.New(played.Lancashire(), h)
		if err != nil {
			t.Fatal(err)
		}
		w := sit(t, r)
		w.Set("fast", true)
		w.AskToEnd(true)
		for n, k := range kept.Entries() {
			if k.Automa() || n < len(r.Entries()) {
				continue
			}
			w.choose(k.Choice)
			if e, waits := w.mode.(*ending); waits {
				last := r.Entries()[e.entry]
				turned := slices.ContainsFunc(last.Events, func(e engine.Event) bool { return e.Kind == engine.DistantTurned })
				if w.undoCosts() != turned || e.log.Header().Practice != turned {
					t.Fatalf("seed %d, entry %d: a tile is turned up: %v, costs: %v", seed, n, turned, w.undoCosts())
				}
				if turned {
					costly++
				}
				w.Do(endTurn{})
			}
			for w.on() != nil && !w.asked() {
				w.on().after()
			}
		}
	}
	if costly == 0 {
		t.Fatal("that never happened")
	}
}

// A game that is played on from before its last turn, which is the Automa's, shows that turn before its end.
func TestNew_TheLastTurnIsShownBeforeTheEnd(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		r := game(t, seed, -1)
		last := len(r.Entries()) - 1
		if !r.Entries()[last].Automa() {
			continue
		}
		w := sit(t, r.Branch(last))
		if w.Mode() != "watching" || len(w.pages) > 0 {
			t.Errorf("seed %d: the table is %s, with %d pages over it", seed, w.Mode(), len(w.pages))
		}
		return
	}
}
