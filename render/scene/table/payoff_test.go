package table

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
)

// selling is a table at which a manufacturer's tile in Birmingham is about to be sold to Oxford, whose barrel brings income.
func selling(t *testing.T) (w *watcher, sale engine.Choice, tile thing.Thing) {
	t.Helper()
	g := played.Birmingham()
	s, err := sketch.Position(g.Game, g.FullSet(), "seats 2; p0: manufacturer1@birmingham.2, birmingham_oxford, card:coal, card:dudley")
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.New(g, record.Header{From: &automa.Position{State: s}})
	if err != nil {
		t.Fatal(err)
	}
	choices, err := notation.Parse(g.Game, "sell manufacturer@birmingham.2 to:oxford.1 card:coal")
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, r), choices[0], thing.Of(notation.SpaceNamed(g.Game, "birmingham.2"))
}

// coming reports whether the night falls over a tile, or a link runs along its line.
func (w *watcher) coming(t thing.Thing) bool {
	return slices.ContainsFunc(w.board().Coming, func(c board.Coming) bool { return c.On == t && c.Part > 0 && c.Part < 1 })
}

// The human's own flips and links come about on the board too, while the next action is asked for, and what is picked then, or any key,
// ends that at once.
func TestTable_OwnSaleIsSeenAndDelaysNothing(t *testing.T) {
	for name, end := range map[string]any{"an action": thing.Of(engine.Loan), "a click on nothing": screen.Hurry{}, "nothing": nil} {
		w, sale, tile := selling(t)
		w.choose(sale)
		if !w.asked() {
			t.Fatalf("%s: nothing is asked while the sale is shown, the table is %s", name, w.Mode())
		}
		came := false
		for p := w.on(); p != nil && p.elapsed() < 750*time.Millisecond; p = w.on() {
			w.pass()
			came = came || w.coming(tile)
		}
		if !came {
			t.Errorf("%s: no night falls over the tile", name)
		}
		if end == nil {
			if lasted := w.passAll(); lasted > time.Second {
				t.Errorf("after 750 ms the sale goes on for %v", lasted)
			}
			continue
		}
		w.Do(end)
		w.pass()
		if w.coming(tile) || !w.mode.moment().Over || !w.mode.moment().Position.Tiles[tile.ID].Flipped {
			t.Errorf("%s does not end what moves", name)
		}
	}
}

// On a small screen the board turns to where all of a sale is seen, with the seal of the merchant's bonus.
func TestTable_TheSealOfABonusIsInSight(t *testing.T) {
	w := sit(t, game(t, 1, -1))
	w.env.Size = view.Size{W: 390, H: 844}
	for i, e := range w.rec.Entries() {
		bonus := slices.IndexFunc(e.Events, func(e engine.Event) bool { return e.Reason == engine.ForBonus })
		if bonus < 0 || e.Automa() {
			continue
		}
		w.view()
		w.replay(i, i, false)
		for range 60 {
			w.pass()
		}
		w.view()
		m := w.board()
		seal := m.Area(w.boardView.room, thing.Thing{Kind: thing.Merchants, ID: uint8(w.game.Merchants[e.Events[bonus].Merchant].Location)})
		if !w.boardView.room.Holds(seal) {
			t.Errorf("entry %d: the seal lies at %v, seen is %v", i, seal, w.boardView.room)
		}
		return
	}
	t.Fatal("no sale brings a bonus")
}

// On a small screen nothing moves before the camera is where it is seen, and nothing that it moves to lies below the small map.
func TestTable_WhatMovesIsSeenOnASmallScreen(t *testing.T) {
	const beerOfTheAutoma = 28 // the entry of a sale with it
	w := sit(t, game(t, 7, -1))
	w.env.Size = view.Size{W: 844, H: 390}
	w.view()
	w.replay(beerOfTheAutoma, beerOfTheAutoma, false)
	if !w.glides() {
		t.Error("the camera did not move before")
	}
	w.inSight()
}

// What ends a turn is seen as well, before the turn is ended.
func TestEnding_TheLastActionIsSeenOnASmallScreen(t *testing.T) {
	const second = 46 // the entry of the second link of a turn, far from where the person looks
	w := sit(t, game(t, 5, second))
	w.env.Size = view.Size{W: 390, H: 844}
	w.AskToEnd(true)
	w.pass()
	w.view()
	w.choose(game(t, 5, second+1).Entries()[second].Choice)
	if w.glides(); w.Mode() != "ending" {
		t.Fatalf("the table is %s", w.Mode())
	}
	w.inSight()
	if w.passAll(); w.boardView.away {
		t.Error("the person does not get the camera back")
	}
}

// glides lets time pass until something is on its way, and reports whether the camera was before, which stands then.
func (w *watcher) glides() (glided bool) {
	w.t.Helper()
	w.pass()
	flies := func(f motion.Flight) bool { return f.Progress > 0 }
	for !slices.ContainsFunc(w.mode.moment().Flights, flies) {
		glided = glided || w.boardView.glide.On
		w.pass()
	}
	if w.boardView.glide.On {
		w.t.Error("something moves while the camera does")
	}
	return glided
}

// inSight checks that all on the board that the stage is about can be seen.
func (w *watcher) inSight() {
	w.t.Helper()
	w.view()
	m, room := w.board(), w.boardView.room
	for _, lit := range onBoard(w.on().shot.Lit) {
		if at := m.Area(room, lit); !room.Holds(at) || at.Meets(w.boardView.overview(room)) {
			w.t.Errorf("%v lies at %v of %v, the small map at %v", lit, at, room, w.boardView.overview(room))
		}
	}
}
