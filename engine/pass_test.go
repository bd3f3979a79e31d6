package engine_test

import "sohofoundry/engine/rulestest"

import "testing"

func TestB13_1_PassDiscardsACardAndDoesNothing(t *testing.T) {
	s := board.Position(t, "seats 2; p0: coal1@dudley.1, birmingham_oxford, card:coal, card:wild-location, card:dudley; p1: card:iron")
	before := s
	log := board.Play(t, &s, "pass card:wild-location")
	board.Table(t, &s, "asks action; actions 1; turn p0; p0: holds coal dudley, money 17, income 10, vp 0, spent 0")
	rulestest.Same(t, "the board", s.Tiles, before.Tiles)
	rulestest.Same(t, "the markets", s.Market, before.Market)
	rulestest.Same(t, "events", len(log), 2) // the card goes back, and that it was a pass
	board.Play(t, &s, "pass card:coal")
	board.Table(t, &s, "turn p1; p0: discarded coal")
	// Every card will do, at any time, with or without money.
	poor := board.Position(t, "you: money 0, income 0, card:coal, card:dudley, card:wild-industry")
	for _, id := range []string{"coal", "dudley", "wild-industry"} {
		after := poor
		board.Play(t, &after, "pass card:"+id)
	}
}
