package position_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/engine/rulestest"
)

// What a position on the Lancashire map cannot be, beside what none can be.
func TestRestore_OnTheLancashireMap(t *testing.T) {
	const mine = "card:bury, card:wigan, card:preston, card:oldham"
	doubling := func(after string) func(*testing.T) engine.State {
		return func(t *testing.T) engine.State {
			s := board.Position(t, "you: money 60, bolton_manchester, manchester_oldham, mat cotton 0 3 3 3, "+mine+"; automa: coal2@bolton.2=3, coal2@oldham.1=3")
			board.Play(t, &s, "double-build cotton@manchester.2"+after)
			return s
		}
	}
	for _, c := range []struct {
		name, game, position string
		at                   func(*testing.T) engine.State // where the position is not enough
		spoil                func(*engine.State)
		want                 string
	}{
		{name: "a shipyard that is not flipped", position: "you: shipyard1@barrow.1!", spoil: func(s *engine.State) { s.Tiles[notation.SpaceNamed(board.Game, "barrow.1")].Flipped = false },
			want: "tiles: barrow.1: shipyard 1 is not flipped, as it is when it is built (C7.9)"},
		{name: "a tile of who never built", game: "brass", position: "seats 3; you: built, cotton1@bury.1", spoil: func(s *engine.State) { s.Players[0].Built = false },
			want: "tiles: bury.1: cotton 1 lies there, but its owner has built nothing (C7.8)"},
		{name: "of who did not, where nobody asks", position: "seats 3; you: cotton1@bury.1", spoil: func(*engine.State) {}, want: "<nil>"},
		{name: "a card face down", position: "seats 2", spoil: func(s *engine.State) { s.Players[1].FaceDown = s.Players[1].Hand[0] },
			want: "players[1]: face_down: there is no such card in this game and era (B4.5, M5)"},
		{name: "a tile of the distant market too many", position: "seats 2", spoil: func(s *engine.State) { s.Distant.Left++ },
			want: "distant: face_down: 9 tiles, there are 8 (C1.1)"},
		{name: "one below the stack", position: "seats 2", spoil: func(s *engine.State) { s.Distant.Stack[8] = 1 },
			want: "distant: more than the 8 tiles there are (C1.1)"},
		{name: "two of a kind of which there is one", position: "seats 2", spoil: func(s *engine.State) {
			for i, steps := range s.Distant.Stack[:s.Distant.Left] {
				if steps == 2 {
					s.Distant.Stack[i] = 4
					return
				}
			}
		}, want: "distant: too many tiles of -4 (C1.1)"},
		{name: "a marker elsewhere", position: "seats 2; turned 1 2", spoil: func(s *engine.State) { s.Distant.Marker = 4 },
			want: "distant: the marker stands on space 5, the turned tiles bring it to 4 (C11.3)"},
		{name: "a debt before there was income", game: "brass", at: debtOf2007, spoil: func(s *engine.State) { s.Round = 1 },
			want: "debt: there is no income before the first round (C3.1)"},
		{name: "a debt after the first round", game: "brass", at: debtOf2007, spoil: func(*engine.State) {}, want: "<nil>"},
		{name: "a debt after it, where income comes at the end of each round", at: debtOf2010, spoil: func(*engine.State) {}, want: "<nil>"},
		{name: "more VP than tiles, links and money bring", game: "brass", at: over2007, spoil: func(s *engine.State) { s.Players[0].VP = 32000 },
			want: "players[0]: vp: 32000, but no more than " + most2007 + " can have been scored (B4.1, B4.2, B12.6)"},
		{name: "a double build of one action", at: doubling(""), spoil: func(s *engine.State) { s.ActionsLeft = 2 },
			want: "actions_left: a double build leaves 1 of the 2 actions until it is done (C7.11)"},
		{name: "in a round of one action", at: doubling(""), spoil: func(s *engine.State) {
			s.Round = 1
		}, want: "actions_left: a double build leaves 1 of the 2 actions until it is done (C7.11)"},
		{name: "too few cards for it", at: doubling(""), spoil: func(s *engine.State) { rulestest.Away(&s.Players[0], s.Players[0].Hand[2:]) },
			want: "players[0]: hand: 2 cards leave no choice of 2 to discard (C7.11)"},
		{name: "too few for its second", at: doubling(" discard:bury"), spoil: func(s *engine.State) { rulestest.Away(&s.Players[0], s.Players[0].Hand[1:]) },
			want: "players[0]: hand: 1 cards leave no choice of 1 to discard (C7.11)"},
		{name: "a card for it too many", at: doubling(" discard:bury"), spoil: func(s *engine.State) { s.Pending.Count = 2 },
			want: "pending: count: 2 is not from 0 to 1 (C7.11)"},
		{name: "coal before its cards", at: doubling(" discard:bury discard:wigan"), spoil: func(s *engine.State) { s.Pending.Count = 1 },
			want: "pending: count: 1 is not from 2 to 2 (C7.11)"},
		{name: "coal that is not needed", at: doubling(" discard:bury discard:wigan"), spoil: func(s *engine.State) { s.Pending.Coal = 0 },
			want: "pending: coal: 0 is not from 1 to 1 (C7.11)"},
		{name: "iron before its cards", at: doublingForIron, spoil: func(s *engine.State) { s.Pending.Count = 1 }, want: "pending: count: 1 is not from 2 to 2 (C7.11)"},
		{name: "iron that is not needed", at: doublingForIron, spoil: func(s *engine.State) { s.Pending.Iron = 0 }, want: "pending: iron: 0 is not from 1 to 1 (C7.11)"},
		{name: "iron too much", at: doublingForIron, spoil: func(s *engine.State) { s.Pending.Iron = 2 }, want: "pending: iron: 2 is not from 1 to 1 (C7.11)"},
		{name: "its tile gone", at: doubling(""), spoil: func(s *engine.State) { s.Tiles[s.Pending.Space].Flipped = true },
			want: "pending: space: the tile being built does not lie there as placed (B7.4)"},
		{name: "of the Automa", at: doubling(""), spoil: func(s *engine.State) {
			s.Actor, s.Turn = engine.AutomaSeat, 1
			s.Tiles[notation.SpaceNamed(board.Game, "manchester.2")].Owner = engine.AutomaSeat
			s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 1")], s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 2")] = 0, 2
		}, want: "pending: the Automa never builds with two cards (N2)"},
		{name: "beer for a link", position: "rail; you: money 60, coal2@bury.1=3, coal2@bolton.1=3, bolton_bury, card:bury, card:wigan", spoil: func(s *engine.State) {
			s.Decision, s.Pending = engine.ChooseCoal, engine.Pending{Verb: engine.Network, Line: notation.LineNamed(board.Game, "bolton_bury"), Coal: 1, Beer: 1}
		}, want: "pending: beer: nothing of the kind belongs here (B8.5)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.game == "" {
				c.game = "lancashire"
			}
			board.Playing(t, c.game)
			var s engine.State
			if c.at != nil {
				s = c.at(t)
			} else {
				s = board.Position(t, c.position)
			}
			if err := position.Restore(board.Game, &s); err != nil {
				t.Fatalf("as it was: %v", err)
			}
			c.spoil(&s)
			if got := fmt.Sprint(position.Restore(board.Game, &s)); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
}

// most2007 is more VP than a game of three can bring in 2007: 520 of links and tiles, and 183 of £1,830, which are the £30 of the
// start, in each of 18 rounds two loans of £30 and an income of £30 (C4.4), and £180 for cubes.
const most2007 = "703"

func debtOf2007(t *testing.T) engine.State {
	s := board.Position(t, "seats 3; round 2; p0: built, income 0, money 0, coal1@bury.1!, cotton1@oldham.1!; turn p2; actions 1")
	board.Play(t, &s, "pass card:"+board.Cards[s.Players[2].Hand[0]].ID)
	rulestest.Same(t, "asks", s.Decision, engine.ChooseGiveUp)
	return s
}

// doublingForIron asks which works give the iron of a double build.
func doublingForIron(t *testing.T) engine.State {
	s := board.Position(t, "you: money 60, mat coal 0 0 2 2, card:bury, card:wigan, card:preston, card:oldham, iron1@blackburn.3=3; automa: iron1@bolton.3=3")
	board.Play(t, &s, "double-build coal@manchester.1 discard:bury discard:wigan")
	rulestest.Same(t, "asks", s.Decision, engine.ChooseIron)
	return s
}

func debtOf2010(t *testing.T) engine.State {
	s := board.Position(t, "seats 2; round 1; p0: income 0, money 0, coal1@bury.1!, cotton1@oldham.1!; turn p1; actions 1")
	board.Play(t, &s, "pass card:"+board.Cards[s.Players[1].Hand[0]].ID)
	rulestest.Same(t, "asks", s.Decision, engine.ChooseGiveUp)
	return s
}

func over2007(t *testing.T) engine.State {
	s, _ := board.Begin(t, engine.Options{Seats: 3}, 5)
	board.Passing(t, &s, func() bool { return false })
	rulestest.Same(t, "asks", s.Decision, engine.GameOver)
	return s
}

// What a text says of the distant market and of its game is read within bounds (C1.1).
func TestPosition_RefusedOnTheLancashireMap(t *testing.T) {
	birmingham := board.Position(t, canalBase)
	own := sameAfterText(t, &birmingham)
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 2; turned 1 2")
	text := string(sameAfterText(t, &s))
	refuses(t, text, []refusedText{
		{"another game", `"game": "lancashire"`, `"game": "brass"`, `game: this is a position of "brass", not of lancashire`},
		{"too many tiles", `"face_down": [`, `"face_down": [1, 1, 1, 1, 1, `, `distant: 13 tiles, there are at most 12 (C1.1)`},
		{"a tile of less than nothing", `"turned": [1, 2]`, `"turned": [-1, 2]`, `distant: there is no tile of --1 (C1.1)`},
		{"one that is longer than the track", `"turned": [1, 2]`, `"turned": [9, 2]`, `distant: there is no tile of -9 (C1.1)`},
		{"as long as it", `"turned": [1, 2]`, `"turned": [8, 2]`, `distant: too many tiles of -8 (C1.1)`},
	})
	if _, err := position.Unmarshal(board.Game, own); fmt.Sprint(err) != "game: this is a position of birmingham, not of lancashire" {
		t.Error(err)
	}
}
