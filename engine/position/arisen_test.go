package position_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/position"
	"sohofoundry/engine/rulestest"
)

// playedUntil is a position of a solo game that is played at random, at the first of a seat's choices of an action in a round.
func playedUntil(t *testing.T, era engine.Era, round uint8, enough func(*engine.State) bool) engine.State {
	t.Helper()
	o := engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[1].Count}
	for seed := range uint64(100) {
		var found *engine.State
		err := rulestest.Seeded(seed).Game(board.Game, o, seed, func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
			if found == nil && s.Era == era && s.Round == round && s.Decision == engine.ChooseAction && enough(s) {
				copied := *s
				found = &copied
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if found != nil {
			return *found
		}
	}
	t.Fatal("no game comes to such a position")
	return engine.State{}
}

// sent is what is asked of a position that somebody sends.
func sent(s *engine.State) error {
	if err := position.Restore(board.Game, s); err != nil {
		return err
	}
	return position.Arisen(board.Game, s)
}

// barrel is the first barrel that stands at a merchant.
func barrel(s *engine.State) *bool {
	at := slices.IndexFunc(s.Merchants[:], func(m engine.MerchantSpace) bool { return m.Beer })
	return &s.Merchants[at].Beer
}

// What lies there has come from somewhere: real positions are taken over, and not with one thing taken away or added.
func TestArisen_WhatHasComeFromNowhere(t *testing.T) {
	all := func(*engine.State) bool { return true }
	sold := func(s *engine.State) bool {
		for x, p := range s.Tiles {
			if x > 0 && p.Flipped && board.Sold(board.Tiles[p.Tile].Industry) {
				return true
			}
		}
		return false
	}
	canal := playedUntil(t, engine.Canal, 7, all)
	last := playedUntil(t, engine.Canal, 10, sold)
	rail := playedUntil(t, engine.Rail, 1, all)
	first := playedUntil(t, engine.Canal, 1, all)
	for _, c := range []struct {
		name  string
		state engine.State
		spoil func(*engine.State)
		want  string
	}{
		{"B1.3: a merchant's tile is gone", canal, func(s *engine.State) { s.Merchants[1] = engine.MerchantSpace{} }, "no tile lies there (B1.3)"},
		{"B1.3: all are", canal, func(s *engine.State) { s.Merchants = [engine.MaxMerchants]engine.MerchantSpace{} }, "no tile lies there (B1.3)"},
		{"B1.5: the coal is gone before the first action", first, func(s *engine.State) { s.Market[engine.Coal] = 0 }, "coal_market: 0 is not from 1"},
		{"B1.5: iron has come before the first action", first, func(s *engine.State) { s.Market[engine.Iron]++ }, "iron_market: 9 is not from"},
		{"B1.4: a barrel is gone before the first action", first, func(s *engine.State) { *barrel(s) = false },
			"merchants: barrels gone: 1, and the sales of this era have drunk 0 at most (B1.4, B12.3)"},
		{"B4.4: a barrel is gone before the Rail Era's first action", rail, func(s *engine.State) { *barrel(s) = false }, "merchants: barrels gone: 1"},
		{"B2.2: a mat is empty, its tiles nowhere", canal, func(s *engine.State) { s.Players[0].Mat = [engine.MaxTiles]uint8{} },
			"players[0]: mat: the tiles that are gone from it and the links took 28 actions, and there were 11 (B2.2)"},
		{"B8.3: links of an era that has just begun", rail, func(s *engine.State) { s.Players[1].Links = 0b111110 },
			"players[1]: links: 5, more than 0 actions of this era can have built (B8.2, B8.3)"},
		{"B12.2: all links are gone, and sales were made", last, func(s *engine.State) { s.Players[0].Links, s.Players[1].Links = 0, 0 }, "no link leads to where"},
		{"B6.6: income of no tile", canal, func(s *engine.State) { s.Players[0].Income = 99 }, "income_space: 99, but its tiles and sales bring it to"},
		{"B1.6: money of nowhere", canal, func(s *engine.State) { s.Players[0].Money = 300 }, "players[0]: money: 300 is not from 0 to"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.state
			if err := sent(&s); err != nil {
				t.Fatalf("as it was: %v", err)
			}
			c.spoil(&s)
			if got := fmt.Sprint(sent(&s)); got == "<nil>" || !strings.Contains(got, c.want) {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
}

// Three loans in three actions leave the income as low as it can be by then.
func TestArisen_IncomeIsNoLowerThanLoansBringIt(t *testing.T) {
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 3)
	if err := sent(&s); err != nil {
		t.Fatal(err)
	}
	s.Players[0].Income--
	rulestest.Same(t, "before the first action", fmt.Sprint(sent(&s)), "players[0]: income_space: level -1, but its loans bring it to 0 at the least (B11.1)")
}

// A checkMoney that took a space of the track for less than a level would refuse what play brings.
func TestArisen_NoSpaceOfATrackIsMoreThanALevel(t *testing.T) {
	for _, id := range decks.Games() {
		track := decks.Game(id).Income
		for space := 1; space < len(track); space++ {
			if track[space]-track[space-1] > 1 {
				t.Errorf("%s: space %d of the income track is %d levels above the one before", id, space, track[space]-track[space-1])
			}
		}
	}
}

// C11.3: no tile of the distant market is turned before something was sold.
func TestArisen_TheDistantMarketIsWholeBeforeTheFirstAction(t *testing.T) {
	lancashire := rulestest.On("lancashire")
	s, _ := lancashire.Begin(t, engine.Options{Seats: 3}, 3)
	if err := position.Arisen(lancashire.Game, &s); err != nil {
		t.Fatal(err)
	}
	s.Distant.Left--
	rulestest.Same(t, "a tile is turned", fmt.Sprint(position.Arisen(lancashire.Game, &s)),
		"distant: tiles turned: 1, and the sales of this era have turned 0 at most (C1.3, C11.3)")
}

// Every position of play has arisen, on every map.
func TestArisen_EveryPositionOfPlay(t *testing.T) {
	for _, id := range decks.Games() {
		for number := range uint64(24) {
			g, o := decks.Game(id).Game, kindOf(number)
			if g != board.Game {
				o.Introductory, o.SpendingOrder = false, false
			}
			for n := uint64(0); g.CheckSeats(o.Seats, o.Solo) != nil; n++ { // some decks have no cards for some (C14)
				o = engine.Options{Seats: 2 + int((number+n)%3)}
			}
			if o.Solo {
				o.AutomaMat = decks.Mats(id)[0].Count
			}
			err := rulestest.Seeded(number).Game(g, o, number, func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
				return position.Arisen(g, s)
			})
			if err != nil {
				t.Fatalf("%s, game %d: %v", id, number, err)
			}
		}
	}
}
