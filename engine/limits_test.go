package engine_test

import (
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

// Trap 41: 14 link tiles, and again 14 in the Rail Era.
func TestB14_1_FourteenLinkTiles(t *testing.T) {
	const thirteen = "birmingham_coventry, birmingham_dudley, birmingham_oxford, birmingham_tamworth, birmingham_walsall, birmingham_worcester, " +
		"burton-on-trent_derby, burton-on-trent_stone, burton-on-trent_tamworth, cannock_stafford, cannock_walsall, cannock_wolverhampton, derby_nottingham"
	runTries(t, []try{
		{"the fourteenth", "you: card:coal, card:dudley, " + thirteen, "network dudley_wolverhampton card:coal", allowed, "you: links 0"},
		{"not a fifteenth", "you: card:coal, card:dudley, " + thirteen, "network dudley_wolverhampton card:coal; network dudley_kidderminster card:dudley",
			engine.NoLinkLeft, "B14.1: line dudley_kidderminster"},
		{"with rails neither", "rail; you: money 60, brewery2@farm-north, card:coal, card:dudley, " + thirteen,
			"network dudley_wolverhampton card:coal", allowed, "asks action; you: links 0"},
		{"they come back when scored", "round 10; you: card:coal, card:dudley, " + thirteen,
			"network dudley_wolverhampton card:coal; pass card:dudley; done", allowed, "rail; you: links 14"},
	})
}

func TestB14_2_NoTileOfTheIndustryLeft(t *testing.T) {
	runTries(t, []try{
		{"coal", "you: mat coal 0 0 0 0, card:dudley", "build coal@dudley.1 card:dudley", engine.NoTileLeft, "B14.2: industry coal"},
		{"iron", "you: birmingham_oxford, mat iron 0 0 0 0, card:birmingham", "build iron@birmingham.3 card:birmingham", engine.NoTileLeft, "B14.2: industry iron"},
		{"cotton", "you: mat cotton 0 0 0 0, card:worcester", "build cotton@worcester.1 card:worcester", engine.NoTileLeft, "B14.2: industry cotton"},
		{"another industry does not matter", "you: mat cotton 0 0 0 0, card:dudley", "build coal@dudley.1 card:dudley", allowed,
			"you: coal1@dudley.1=2"},
		{"nor that all are on the board", "you: money 60, mat iron 0 0 0 1, birmingham_oxford, birmingham_dudley, card:birmingham, card:dudley",
			"build iron@birmingham.3 card:birmingham; build iron@dudley.2 card:dudley", engine.NoTileLeft, "B14.2: industry iron"},
	})
}

// Hands and the face-down card are hidden, all else is open: an event that shows a card names the seat that may see it, and
// only these two kinds show a card that others may not.
func TestB14_3_WhatIsHidden(t *testing.T) {
	s, log := board.Begin(t, engine.Options{Seats: 3}, 6)
	log = append(log, board.Passing(t, &s, func() bool { return s.Era == engine.Rail && s.Round == 3 })...)
	for _, e := range log {
		switch e.Kind {
		case engine.Drew, engine.DealtFaceDown, engine.Discarded, engine.WildReturned, engine.WildTaken:
			rulestest.Same(t, "a card is told", e.Card != 0, true)
		default:
			rulestest.Same(t, "a card is told", e.Card, 0)
		}
	}
}
