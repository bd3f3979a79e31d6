package audit_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

var game = decks.Game("birmingham")

// play plays a game of three to its end, unless look stops it. It may change what it is shown.
func play(t *testing.T, seed uint64, look func(s *engine.State, list []engine.Choice, log engine.Log) bool) {
	t.Helper()
	var log engine.Log
	s, err := game.Game.Start(engine.Options{Seats: 3}, seed, &log)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 1))
	for {
		list := game.Choices(&s, nil)
		shown := s
		if !look(&shown, slices.Clone(list), slices.Clone(log)) || s.Decision == engine.GameOver {
			return
		}
		log = log[:0]
		game.Game.Apply(&s, list[chance.IntN(len(list))], &log)
	}
}

// filled returns the first slot with a tile that is as wanted.
func filled(s *engine.State, wanted func(engine.PlacedTile) bool) engine.Space {
	for x, tile := range s.Tiles {
		if tile.Tile != 0 && wanted(tile) {
			return engine.Space(x)
		}
	}
	return 0
}

// Whatever in a position is not what its events tell is found.
func TestTable_FindsWhatIsWrongWithAPosition(t *testing.T) {
	for name, spoil := range map[string]func(s *engine.State) bool{
		"a pound too much":         func(s *engine.State) bool { s.Players[1].Money++; return true },
		"a point too little":       func(s *engine.State) bool { s.Players[0].VP--; return true },
		"the marker moved":         func(s *engine.State) bool { s.Players[2].Income++; return true },
		"something spent":          func(s *engine.State) bool { s.Players[0].Spent++; return true },
		"a tile more on a mat":     func(s *engine.State) bool { s.Players[0].Mat[1]++; return true },
		"a cube more in a market":  func(s *engine.State) bool { s.Market[engine.Coal]++; return true },
		"a wild card less":         func(s *engine.State) bool { s.Wild[1]--; return true },
		"a card more to be drawn":  func(s *engine.State) bool { s.Draw++; return true },
		"another turn order":       func(s *engine.State) bool { s.Order[0], s.Order[1] = s.Order[1], s.Order[0]; return true },
		"a debt":                   func(s *engine.State) bool { s.Debt++; return true },
		"another round":            func(s *engine.State) bool { s.Round++; return true },
		"a barrel drunk or placed": func(s *engine.State) bool { s.Merchants[3].Beer = !s.Merchants[3].Beer; return true },
		"another card to be drawn": func(s *engine.State) bool {
			if s.Draw == 0 {
				return false
			}
			s.Deck[0] = s.Deck[0]%20 + 1
			return true
		},
		"a link from nowhere": func(s *engine.State) bool {
			s.Players[0].Links ^= 1 << 5
			return true
		},
		"an empty tile not flipped": func(s *engine.State) bool {
			x := filled(s, func(t engine.PlacedTile) bool { return t.Flipped })
			s.Tiles[x].Flipped = false
			return x != 0
		},
		"another owner": func(s *engine.State) bool {
			x := filled(s, func(engine.PlacedTile) bool { return true })
			s.Tiles[x].Owner ^= 1
			return x != 0
		},
	} {
		t.Run(name, func(t *testing.T) {
			table := audit.NewTable(game.Game, engine.Options{Seats: 3})
			at, found := 0, false
			play(t, 7, func(s *engine.State, list []engine.Choice, log engine.Log) bool {
				at++
				spoilt := at > 20 && len(log) > 0 && spoil(s)
				err := table.After(s, list, log)
				if found = spoilt && err != nil; !spoilt && err != nil {
					t.Fatalf("position %d is sound: %v", at, err)
				}
				return !spoilt
			})
			if !found {
				t.Error("it is not found")
			}
		})
	}
}

// Leaving out any event that tells of a thing, or telling it twice, is found: at once or in the positions after it.
func TestTable_FindsEventsThatAreNotTrue(t *testing.T) {
	idle := []engine.EventKind{engine.Passed, engine.TileSold, engine.TurnBegan, engine.TurnEnded, engine.BonusLost,
		engine.OrderSet, engine.PutAside, engine.EraBegan, engine.RoundBegan, engine.Shuffled, engine.MerchantPlaced, engine.GameEnded}
	tried := map[engine.EventKind]bool{}
	for seed := range uint64(45) {
		at := int(seed) * 2
		for name, spoil := range map[string]func(log engine.Log, i int) engine.Log{
			"left out":   func(log engine.Log, i int) engine.Log { return slices.Delete(log, i, i+1) },
			"told twice": func(log engine.Log, i int) engine.Log { return slices.Insert(log, i, log[i]) },
		} {
			table := audit.NewTable(game.Game, engine.Options{Seats: 3})
			n, spoilt, found := 0, engine.Event{}, false
			play(t, seed, func(s *engine.State, list []engine.Choice, log engine.Log) bool {
				n++
				i := slices.IndexFunc(log, func(e engine.Event) bool { return !slices.Contains(idle, e.Kind) && !tried[e.Kind] })
				if i < 0 {
					i = slices.IndexFunc(log, func(e engine.Event) bool { return !slices.Contains(idle, e.Kind) })
				}
				if n > at && spoilt.Kind == 0 && i >= 0 {
					spoilt = log[i]
					log = spoil(log, i)
				}
				found = table.After(s, list, log) != nil
				return !found && spoilt.Kind == 0
			})
			if tried[spoilt.Kind] = true; !found {
				t.Errorf("seed %d: %+v is %s, and it is not found", seed, spoilt, name)
			}
		}
	}
	if len(tried) < 12 {
		t.Errorf("only %d kinds of event were tried", len(tried))
	}
}

// Positions have choices until the end.
func TestTable_FindsEmptyLists(t *testing.T) {
	table := audit.NewTable(game.Game, engine.Options{Seats: 3})
	play(t, 1, func(s *engine.State, _ []engine.Choice, log engine.Log) bool {
		if err := table.After(s, nil, log); err == nil || !strings.Contains(err.Error(), "0 choices") {
			t.Errorf("nothing can be chosen, and it says %v", err)
		}
		return false
	})
}

func TestLists_FindWhatIsListedWrongly(t *testing.T) {
	for name, spoil := range map[string]func([]engine.Choice) []engine.Choice{
		"an illegal choice": func(list []engine.Choice) []engine.Choice {
			return append(list, engine.Choice{Verb: engine.GiveUp, Space: 3})
		},
		"one choice twice":       func(list []engine.Choice) []engine.Choice { return append(list, list[0]) },
		"nearly nothing of all":  func(list []engine.Choice) []engine.Choice { return list[:1] },
		"a choice without parts": func(list []engine.Choice) []engine.Choice { return append(list, engine.Choice{}) },
	} {
		t.Run(name, func(t *testing.T) {
			lists, chance, n := audit.Lists{Game: game.Game}, rand.NewPCG(1, 1), 0
			play(t, 3, func(s *engine.State, list []engine.Choice, _ engine.Log) bool {
				if err := lists.Check(s, list, chance); err != nil {
					t.Fatal(err)
				}
				if len(list) > 3 && lists.Check(s, spoil(list), chance) != nil {
					n++
				}
				return true
			})
			if n < 3 {
				t.Errorf("it was found %d times in a game", n)
			}
		})
	}
}

// Whatever of a turn's steps is left out or changed is found.
func TestTurn_FindsStepsThatAreNotTrue(t *testing.T) {
	for name, spoil := range map[string]func(steps automa.Steps, after *automa.Position) automa.Steps{
		"no steps": func(automa.Steps, *automa.Position) automa.Steps { return nil },
		"no end":   func(steps automa.Steps, _ *automa.Position) automa.Steps { return steps[:len(steps)-1] },
		"an act left out": func(steps automa.Steps, _ *automa.Position) automa.Steps {
			i := slices.IndexFunc(steps, func(s automa.Step) bool { return s.Kind == automa.Acted })
			return slices.Delete(slices.Clone(steps), i, i+1)
		},
		"a card that is not discarded": func(steps automa.Steps, _ *automa.Position) automa.Steps {
			i := slices.IndexFunc(steps, func(s automa.Step) bool { return s.Kind == automa.Discarded })
			return slices.Delete(slices.Clone(steps), i, i+1)
		},
		"a card twice": func(steps automa.Steps, after *automa.Position) automa.Steps {
			after.Cards.Deck[0] = after.Cards.Deck[1]
			return steps
		},
		"money": func(steps automa.Steps, after *automa.Position) automa.Steps {
			after.Players[engine.AutomaSeat].Money++
			return steps
		},
		"a refusal without a rule": func(steps automa.Steps, _ *automa.Position) automa.Steps {
			return append(automa.Steps{{Kind: automa.Refused}}, steps...)
		},
		"another winner": func(steps automa.Steps, _ *automa.Position) automa.Steps {
			tie := automa.Tie{Candidates: make([]automa.Candidate, 2), Winner: 1, Rungs: []automa.Rung{
				{Criterion: automa.TilesBuilt, Rule: engine.M(44), Values: []int{2, 1}, Left: []bool{true, false}},
			}}
			return append(automa.Steps{{Kind: automa.Compared, Tie: &tie}}, steps...)
		},
		"a rung that keeps the wrong one": func(steps automa.Steps, _ *automa.Position) automa.Steps {
			tie := automa.Tie{Candidates: make([]automa.Candidate, 2), Winner: 1, Rungs: []automa.Rung{
				{Criterion: automa.TilesBuilt, Rule: engine.M(44), Values: []int{2, 1}, Left: []bool{false, true}},
			}}
			return append(automa.Steps{{Kind: automa.Compared, Tie: &tie}}, steps...)
		},
	} {
		t.Run(name, func(t *testing.T) {
			before := automasTurn(t)
			after := before
			var steps automa.Steps
			game.Turn(&after, &steps)
			if err := audit.Turn(game, &before, &after, steps); err != nil {
				t.Fatalf("the turn is sound: %v", err)
			}
			if audit.Turn(game, &before, &after, spoil(steps, &after)) == nil {
				t.Error("it is not found")
			}
		})
	}
}

// automasTurn is a position in which the Automa is to move.
func automasTurn(t *testing.T) automa.Position {
	t.Helper()
	p, err := game.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[1].Count}, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	for p.Round < 3 || !p.AutomasTurn() {
		if p.AutomasTurn() {
			game.Turn(&p, nil)
			continue
		}
		game.Apply(&p, game.Choices(&p.State, nil)[0], nil)
	}
	return p
}
