package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa/audit"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// follower folds the events of every choice over the position before it.
type follower struct {
	before engine.State
	began  bool
}

func (f *follower) after(s *engine.State, _ []engine.Choice, log engine.Log) error {
	if !f.began { // the set-up's events start from nothing
		f.began, f.before = true, *s
		return nil
	}
	followed := f.before
	for _, e := range log {
		board.Follow(&followed, e)
		if err := placesAreTaken(&followed); err != nil {
			return err
		}
	}
	if err := audit.Followed(&followed, s); err != nil {
		return fmt.Errorf("%+v: %w", log, err)
	}
	f.before = *s
	return nil
}

// placesAreTaken sees that every seat keeps a place in the turn order while a new one is told.
func placesAreTaken(s *engine.State) error {
	var seen [engine.MaxSeats]bool
	for _, seat := range s.Order[:s.Seats] {
		if seen[seat] {
			return fmt.Errorf("the turn order is %v", s.Order[:s.Seats])
		}
		seen[seat] = true
	}
	return nil
}

func TestFollow_EventByEvent_LeadsToThePositionPlayed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var f follower
		if err := drawn(t).Game(board.Game, anyGame(t), rapid.Uint64().Draw(t, "seed"), f.after); err != nil {
			t.Fatal(err)
		}
	})
}

func TestFollow_FromRichPositions(t *testing.T) {
	for i, text := range rich {
		for seed := range uint64(4) {
			var f follower
			if err := rulestest.Seeded(seed).From(board.Game, board.Position(t, text), nil, f.after); err != nil {
				t.Fatalf("position %d, seed %d: %v", i, seed, err)
			}
		}
	}
}

// Of the set-up, everything but what the options say is told by events.
func TestFollow_TheSetUp(t *testing.T) {
	for _, o := range []engine.Options{{Seats: 3}, {Seats: 2, Solo: true, AutomaMat: board.FullSet()}} {
		s, log := board.Begin(t, o, 5)
		followed := engine.State{Seats: s.Seats, Solo: s.Solo, Market: s.Market, Wild: s.Wild}
		for seat := range followed.Seats {
			p := &s.Players[seat]
			followed.Order[seat] = engine.Seat(seat)
			followed.Players[seat] = engine.Player{Money: p.Money, Income: p.Income, Mat: p.Mat}
		}
		for _, e := range log {
			board.Follow(&followed, e)
		}
		if err := audit.Followed(&followed, &s); err != nil {
			t.Errorf("the set-up: %v", err)
		}
	}
}

// What no event tells is left as it was.
func TestFollow_LeavesAloneWhatItDoesNotKnow(t *testing.T) {
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 5)
	for _, e := range []engine.Event{{}, {Kind: engine.EventKinds}, {Kind: 255}, {Kind: engine.Passed}, {Kind: engine.TileSold, Space: 1}} {
		followed := s
		if board.Follow(&followed, e); followed != s {
			t.Errorf("event %+v changes the position", e)
		}
	}
}

// How many actions are left is told where a turn begins and where a round ends.
func TestFollow_ActionsLeft(t *testing.T) {
	for _, c := range []struct{ name, position string }{
		{"the next turn", "seats 2; round 3; actions 1; p0: card:coal, card:dudley; p1: card:iron"},
		{"a debt at the end of a round", "seats 2; round 3; turn p1; actions 1; p0: income 0, money 0, coal1@dudley.1!, iron1@redditch.2!; p1: card:coal, card:dudley"},
		{"the end of the game", "seats 2; rail; round 10; turn p1; actions 1; p1: card:coal"},
	} {
		s := board.Position(t, c.position)
		if c.name == "the end of the game" {
			rulestest.Away(&s.Players[0], s.Players[0].Hand[:])
		}
		followed := s
		for _, e := range board.Play(t, &s, "pass card:coal") {
			board.Follow(&followed, e)
		}
		rulestest.Same(t, c.name+": actions left", followed.ActionsLeft, s.ActionsLeft)
		rulestest.Same(t, c.name+": place in the order", followed.Turn, s.Turn)
	}
}

// Event by event, not only in the end: the board, the round and what was spent.
func TestFollow_InBetween(t *testing.T) {
	s := board.Position(t, "seats 2; you: spent 7, birmingham_oxford, birmingham_dudley; p1: spent 3, dudley_wolverhampton")
	dudley, oxford := notation.LineNamed(board.Game, "birmingham_dudley"), notation.LocationNamed(board.Game, "oxford")
	followed := s
	board.Follow(&followed, engine.Event{Kind: engine.LinkRemoved, Line: dudley})
	rulestest.Same(t, "the link is gone", followed.Built().Has(dudley), false)
	rulestest.Same(t, "the others stay", followed.Built().Len(), 2)
	rulestest.Same(t, "and join what they joined", followed.Connected(1<<oxford).Len(), 2)
	rulestest.Same(t, "a link of another", followed.Connected(1<<notation.LocationNamed(board.Game, "dudley")), 1<<notation.LocationNamed(board.Game, "dudley")|1<<notation.LocationNamed(board.Game, "wolverhampton"))
	followed = s
	board.Follow(&followed, engine.Event{Kind: engine.MoneyMoved, Reason: engine.ForIncome, Amount: 2})
	rulestest.Same(t, "income comes when what was spent is forgotten (B2.5)", followed.Players[0].Spent+followed.Players[1].Spent, 0)
	rulestest.Same(t, "and no action is left", followed.ActionsLeft, 0)
	followed = s
	board.Follow(&followed, engine.Event{Kind: engine.OrderSet, Seat: 1, Amount: 1})
	rulestest.Same(t, "so it is with the new order (B3.1)", followed.Players[0].Spent+followed.Players[1].Spent, 0)
	rulestest.Same(t, "in which another is first", followed.Order[0], 1)
	followed = s
	board.Follow(&followed, engine.Event{Kind: engine.EraBegan, Amount: int16(engine.Rail)})
	board.Follow(&followed, engine.Event{Kind: engine.RoundBegan, Amount: 4})
	rulestest.Same(t, "a round begins with its first turn", fmt.Sprint(followed.Round, " ", followed.Turn), "4 0")
	followed = s
	board.Follow(&followed, engine.Event{Kind: engine.EraBegan, Amount: int16(engine.Rail)})
	rulestest.Same(t, "an era begins with its first round", fmt.Sprint(followed.Era, " ", followed.Round), "rail 1")
}

// A tile of the distant market is known once it is turned up, to whoever could not see it before (C13.1).
func TestFollow_ADistantTile(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, boltonsMill+"; automa: port1@warrington-runcorn.1; next 3")
	followed := s
	clear(followed.Distant.Stack[:])
	for _, e := range board.Play(t, &s, "sell bolton.1 to:distant card:bury") {
		board.Follow(&followed, e)
	}
	rulestest.Same(t, "turned", slices.Equal(board.Distant.Turned(&followed), board.Distant.Turned(&s)), true)
	rulestest.Same(t, "the marker", followed.Distant.Marker, 3)
}
