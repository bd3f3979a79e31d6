package position_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/engine/rulestest"
)

// kindOf is the kind of a game by its number: all seats, the introductory game, and the Automa's table with its options.
func kindOf(number uint64) engine.Options {
	o := engine.Options{Seats: 2 + int(number%3), Introductory: number%5 == 0}
	if number%4 == 0 {
		o = engine.Options{Seats: 2, Solo: true, Introductory: number%12 == 0, SpendingOrder: number%8 == 0, AutomaMat: decks.Mats("birmingham")[number%3].Count}
	}
	return o
}

// Every position of play is taken over. POSITIONS_GAMES plays more games.
func TestRestore_TakesEveryPositionOfPlay(t *testing.T) {
	games := 300
	if more, err := strconv.Atoi(os.Getenv("POSITIONS_GAMES")); err == nil {
		games = more
	}
	for number := range uint64(games) {
		err := rulestest.Seeded(number).Game(board.Game, kindOf(number), number, func(s *engine.State, _ []engine.Choice, _ engine.Log) error {
			taken := *s
			if err := position.Restore(board.Game, &taken); err != nil {
				return err
			}
			if taken != *s {
				return fmt.Errorf("it is another position then")
			}
			return nil
		})
		if err != nil {
			t.Fatalf("game %d: %v", number, err)
		}
	}
}

// Positions of play in which one number or two were changed are refused in one sentence, or they can be played to their end
// and written at every moment. SPOILED_POSITIONS spoils more of them.
func TestRestore_WhatIsTakenOverComesToItsEnd(t *testing.T) {
	tries := 1500
	if more, err := strconv.Atoi(os.Getenv("SPOILED_POSITIONS")); err == nil {
		tries = more
	}
	moments := alongGames(t, manyGames, manyMoments)
	random := rand.New(rand.NewPCG(9, 9))
	accepted := 0
	for try := range uint64(tries) {
		s := moments[random.IntN(len(moments))]
		spoiled := s
		for range 1 + random.IntN(2) {
			nudge(&spoiled, random)
		}
		if spoiled == s {
			continue
		}
		if err := position.Restore(board.Game, &spoiled); err != nil {
			refusesInOneSentence(t, err)
			continue
		}
		accepted++
		survives(t, spoiled, try)
	}
	if accepted < tries/50 {
		t.Errorf("only %d of %d positions were taken over", accepted, tries)
	}
}

// nudge changes a number that is not 0 by a little, or sets any at all.
func nudge(s *engine.State, random *rand.Rand) {
	parts := leaves(reflect.ValueOf(s).Elem(), nil)
	if random.IntN(2) == 0 {
		spoil(s, []byte{byte(random.UintN(256)), byte(random.UintN(256)), byte(random.UintN(256)), byte(random.UintN(256))})
		return
	}
	for {
		part := parts[random.IntN(len(parts))]
		n := int64(random.IntN(7) - 3)
		switch {
		case part.IsZero() || part.Kind() == reflect.Bool || part.Kind() == reflect.Uint64:
			continue
		case part.CanInt():
			part.SetInt(part.Int() + n)
		default:
			part.SetUint(uint64(uint8(int64(part.Uint()) + n)))
		}
		return
	}
}

// What no play could have brought, place by place, in positions of play.
func TestRestore_WhatPlayCannotHaveBrought(t *testing.T) {
	at := func(o engine.Options, until func(*engine.State) bool) engine.State {
		s, _ := board.Begin(t, o, 3)
		board.Passing(t, &s, func() bool { return until(&s) })
		return s
	}
	moment := func(era engine.Era, round uint8) func(*engine.State) bool {
		return func(s *engine.State) bool {
			return s.Era == era && s.Round == round && s.ActionsLeft == 1 && s.Turn == 0
		}
	}
	solo := engine.Options{Seats: 2, Solo: true, SpendingOrder: true, AutomaMat: board.FullSet()}
	two := at(engine.Options{Seats: 2}, moment(engine.Canal, 4))
	first := at(engine.Options{Seats: 2}, moment(engine.Canal, 1))
	last := at(engine.Options{Seats: 2}, moment(engine.Canal, 10))
	rail := at(engine.Options{Seats: 3}, moment(engine.Rail, 4))
	over := at(engine.Options{Seats: 4}, func(*engine.State) bool { return false })
	intro := at(engine.Options{Seats: 2, Introductory: true}, func(*engine.State) bool { return false })
	early := at(engine.Options{Seats: 2, Introductory: true}, moment(engine.Canal, 4))
	alone := at(solo, moment(engine.Canal, 4))
	shrewsbury := notation.MerchantNamed(board.Game, "shrewsbury.1")
	debt := board.Position(t, "seats 2; round 3; turn p1; actions 1; p0: income 0, money 0, coal1@dudley.1!, iron1@redditch.2!; p1: card:coal, card:dudley")
	board.Play(t, &debt, "pass card:coal")
	for _, c := range []struct {
		name  string
		state engine.State
		spoil func(*engine.State)
		want  string
	}{
		{"a round earlier", two, func(s *engine.State) { s.Round-- }, "players[1]: hand: of the 10 rounds its cards do not last for round 10 (B2.1)"},
		{"a round later", two, func(s *engine.State) { s.Round++ }, "round: 4 of the cards would be left after round 10, the last of the era (B2.1)"},
		{"a card less in the last round", last, func(s *engine.State) {
			p := &s.Players[s.Order[1]]
			p.Discards[p.Hand[1]]++
			p.Hand[1] = 0
		}, ": hand: of the 10 rounds its cards do not last for round 10 (B2.1)"},
		{"a card more in the last round", last, func(s *engine.State) {
			p := &s.Players[s.Order[0]]
			p.Hand[1] = engine.Card(slices.IndexFunc(p.Discards[:], func(n uint8) bool { return n > 0 }))
			p.Discards[p.Hand[1]]--
		}, "round: 1 of the cards would be left after round 10, the last of the era (B2.1)"},
		{"an action more", two, func(s *engine.State) { s.ActionsLeft++ }, "draw: the last cards do not go round in round 6 (B2.1)"},
		{"a later turn", two, func(s *engine.State) { s.Turn, s.Actor, s.ActionsLeft = 1, s.Order[1], 2 },
			"draw: the last cards do not go round in round 7 (B2.1)"},
		{"another era", two, func(s *engine.State) { s.Era = engine.Rail; s.Players[0].FaceDown, s.Players[1].FaceDown = 0, 0 }, "cards: "},
		{"the end too early", over, func(s *engine.State) { s.Round = 7 }, "round: 7 is not from 8 to 8 (B2.1)"},
		{"a VP that no merchant gave", two, func(s *engine.State) { s.Players[1].VP = 1 },
			"players[1]: vp: 1, but no more than 0 can have been scored (B4.1, B4.2, B12.6)"},
		{"the VP of one barrel", two, func(s *engine.State) {
			s.Players[1].VP, s.Merchants[shrewsbury] = 4, dry(s, shrewsbury)
			s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 1")]-- // which drank it, and was replaced
		}, "<nil>"},
		{"the VP of one barrel, twice", two, func(s *engine.State) {
			s.Players[0].VP, s.Players[1].VP, s.Merchants[shrewsbury] = 1, 4, dry(s, shrewsbury)
		}, "players[1]: vp: 4, but no more than 3 can have been scored (B4.1, B4.2, B12.6)"},
		{"the Automa's, one an action", alone, func(s *engine.State) { s.Players[1].VP = 26 }, "players[1]: vp: 26, but no more than 25 can have been scored (B4.1, B4.2, B12.6)"},
		{"what the Automa had", alone, func(s *engine.State) { s.Players[1].VP = 25 }, "<nil>"},
		{"what the Automa spent in its turn to come", alone, func(s *engine.State) { s.Players[1].Spent = 1 }, "players[1]: spent: 1 is not from 0 to 0 (B2.5)"},
		{"more than a Canal Era scores", rail, func(s *engine.State) { s.Players[2].VP = 1000 }, "players[2]: vp: 1000, but no more than 325 can"},            // links 137, tiles 188
		{"more than a game scores", over, func(s *engine.State) { s.Players[2].VP = 2000 }, "players[2]: vp: 2000, but no more than 731 can"},                 // and links 139, tiles 260
		{"more than the introductory game scores", intro, func(s *engine.State) { s.Players[1].VP = 1000 }, "players[1]: vp: 1000, but no more than 553 can"}, // and tiles 183, money 15, income 30
		{"a VP in the introductory game before its end", early, func(s *engine.State) { s.Players[1].VP = 1 }, "players[1]: vp: 1, but no more than 0 can"},
		{"what a winner has", over, func(s *engine.State) { s.Players[2].VP = 220 }, "<nil>"},
		{"what a winner of the introductory game has", intro, func(s *engine.State) { s.Players[1].VP = 120 }, "<nil>"},
		{"money of nowhere", two, func(s *engine.State) { s.Players[1].Money = 18 }, "players[1]: money: 18 is not from 0 to 17 (B1.6)"},
		{"money before the first action", first, func(s *engine.State) { s.Players[0].Money = 18 }, "players[0]: money: 18 is not from 0 to 17 (B1.6)"},
		{"spent before the turn", two, func(s *engine.State) { s.Players[s.Order[1]].Spent = 1 }, ": spent: 1 is not from 0 to 0 (B2.5)"},
		{"spent in one action", two, func(s *engine.State) { s.Players[s.Order[0]].Spent = 60 }, ": spent: 60 is not from 0 to 40 (B2.5)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.state
			sameAfterText(t, &s)
			c.spoil(&s)
			if got := fmt.Sprint(sent(&s)); !strings.Contains(got, c.want) {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
}

// dry is a merchant without its barrel.
func dry(s *engine.State, m engine.Merchant) engine.MerchantSpace {
	return engine.MerchantSpace{Tile: s.Merchants[m].Tile}
}
