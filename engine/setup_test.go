package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

func TestB1_1_ComponentsForThePlayerCount(t *testing.T) {
	cards := map[string][3]int{
		"belper": {0, 0, 2}, "derby": {0, 0, 3}, "leek": {0, 2, 2}, "stoke-on-trent": {0, 3, 3}, "stone": {0, 2, 2},
		"uttoxeter": {0, 1, 2}, "stafford": {2, 2, 2}, "burton-on-trent": {2, 2, 2}, "cannock": {2, 2, 2},
		"tamworth": {1, 1, 1}, "walsall": {1, 1, 1}, "coalbrookdale": {3, 3, 3}, "dudley": {2, 2, 2},
		"kidderminster": {2, 2, 2}, "wolverhampton": {2, 2, 2}, "worcester": {2, 2, 2}, "birmingham": {3, 3, 3},
		"coventry": {3, 3, 3}, "nuneaton": {1, 1, 1}, "redditch": {1, 1, 1},
		"iron": {4, 4, 4}, "coal": {2, 2, 3}, "cotton+manufacturer": {0, 6, 8}, "pottery": {2, 2, 3}, "brewery": {5, 5, 5},
		"wild-location": {4, 4, 4}, "wild-industry": {4, 4, 4},
	}
	merchants := map[int][]string{
		2: {"all", "blank-a", "blank-b", "cotton-a", "manufacturer-a"},
		3: {"all", "blank-a", "blank-b", "blank-c", "cotton-a", "manufacturer-a", "pottery"},
		4: {"all", "blank-a", "blank-b", "blank-c", "cotton-a", "cotton-b", "manufacturer-a", "manufacturer-b", "pottery"},
	}
	totals := map[int]int{2: 40, 3: 54, 4: 64}
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprint(seats, " players"), func(t *testing.T) {
			s, _ := board.Begin(t, engine.Options{Seats: seats}, 7)
			found := whereCardsAre(&s)
			for id, want := range cards {
				rulestest.Same(t, id, found[board.Card(t, id)], want[seats-2])
				delete(found, board.Card(t, id))
			}
			rulestest.Same(t, "other cards", len(found), 0)
			rulestest.Same(t, "cards to draw, in hands and face down", int(s.Draw)+seats*(8+1), totals[seats])
			var laid []string
			for _, m := range s.Merchants {
				if m.Tile != 0 {
					laid = append(laid, board.MerchantTiles[m.Tile].ID)
				}
			}
			slices.Sort(laid)
			rulestest.Same(t, "merchants", fmt.Sprint(laid), fmt.Sprint(merchants[seats]))
		})
	}
	for _, seats := range []int{-1, 0, 1, 5, 100} {
		if _, err := board.Start(engine.Options{Seats: seats}, 1, nil); err == nil {
			t.Errorf("a game with %d players begins", seats)
		}
	}
}

// whereCardsAre counts every kind of card in hands, face down, in piles and discards.
func whereCardsAre(s *engine.State) map[engine.Card]int {
	found := map[engine.Card]int{}
	for _, c := range s.Deck {
		found[c]++
	}
	for seat := range s.Players {
		p := &s.Players[seat]
		for _, c := range p.Hand {
			found[c]++
		}
		for c, n := range p.Discards {
			found[engine.Card(c)] += int(n)
		}
		found[p.FaceDown]++
	}
	found[notation.CardNamed(board.Game, "wild-location")] += int(s.Wild[0])
	found[notation.CardNamed(board.Game, "wild-industry")] += int(s.Wild[1])
	delete(found, 0)
	for c, n := range found {
		if n == 0 {
			delete(found, c)
		}
	}
	return found
}

func TestB1_2_WildCardsLieBesideTheDeck(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for seed := range uint64(20) {
			s, log := board.Begin(t, engine.Options{Seats: seats}, seed)
			board.Table(t, &s, "wild 4 4")
			for _, e := range log {
				if id := cardID(e.Card); id == "wild-location" || id == "wild-industry" {
					t.Errorf("%d players, seed %d: %s was dealt", seats, seed, id)
				}
			}
			for _, c := range s.Deck {
				if id := cardID(c); id == "wild-location" || id == "wild-industry" {
					t.Errorf("%d players, seed %d: %s was shuffled in", seats, seed, id)
				}
			}
		}
	}
}

func cardID(c engine.Card) string {
	if c == 0 {
		return ""
	}
	return board.Cards[c].ID
}

// Trap 3: merchant tiles are shuffled over the spaces, blanks included.
func TestB1_3_MerchantTilesAreShuffledOverTheSpacesInUse(t *testing.T) {
	spaces := map[int][]string{
		2: {"gloucester.1", "gloucester.2", "oxford.1", "oxford.2", "shrewsbury.1"},
		3: {"gloucester.1", "gloucester.2", "oxford.1", "oxford.2", "shrewsbury.1", "warrington.1", "warrington.2"},
		4: {"gloucester.1", "gloucester.2", "nottingham.1", "nottingham.2", "oxford.1", "oxford.2", "shrewsbury.1",
			"warrington.1", "warrington.2"},
	}
	for seats := 2; seats <= 4; seats++ {
		lay := map[string]map[string]bool{}
		for seed := range uint64(300) {
			s, _ := board.Begin(t, engine.Options{Seats: seats}, seed)
			for m, space := range s.Merchants {
				if space.Tile == 0 {
					continue
				}
				name := notation.MerchantName(board.Game, engine.Merchant(m))
				if lay[name] == nil {
					lay[name] = map[string]bool{}
				}
				lay[name][board.MerchantTiles[space.Tile].ID] = true
			}
		}
		var used []string
		for name, tiles := range lay {
			used = append(used, name)
			rulestest.Same(t, fmt.Sprint(seats, " players, different tiles seen at ", name), len(tiles), len(spaces[seats]))
		}
		slices.Sort(used)
		rulestest.Same(t, fmt.Sprint(seats, " players, spaces in use"), fmt.Sprint(used), fmt.Sprint(spaces[seats]))
	}
}

func TestB1_4_BeerBesideEveryMerchantThatIsNotBlank(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		s, _ := board.Begin(t, engine.Options{Seats: seats}, 3)
		barrels, blanks := 0, 0
		for _, m := range s.Merchants {
			switch id := board.MerchantTiles[m.Tile].ID; {
			case m.Tile == 0 || id == "blank-a" || id == "blank-b" || id == "blank-c":
				blanks++
				rulestest.Same(t, "beer beside "+id, m.Beer, false)
			default:
				barrels++
				rulestest.Same(t, "beer beside "+id, m.Beer, true)
			}
		}
		rulestest.Same(t, "barrels", barrels, []int{3, 4, 6}[seats-2])
	}
}

func TestB1_5_MarketsAtTheStart(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		s, _ := board.Begin(t, engine.Options{Seats: seats}, 1)
		board.Table(t, &s, "coal 13; iron 8")
		rulestest.Same(t, "price of coal", board.Price(&s, engine.Coal), 1) // one cube is on a £1 space
		rulestest.Same(t, "price of iron", board.Price(&s, engine.Iron), 2) // none is
	}
}

// Trap 1: £17 at every player count. Trap 2: one extra card face down.
func TestB1_6_WhatEachPlayerStartsWith(t *testing.T) {
	set := []string{
		"mat cotton 3 2 3 3", "mat manufacturer 1 2 1 1 2 1 1 2", "mat pottery 1 1 1 1 1",
		"mat coal 1 2 2 2", "mat iron 1 1 1 1", "mat brewery 2 2 2 1",
	}
	for seats := 2; seats <= 4; seats++ {
		s, log := board.Begin(t, engine.Options{Seats: seats}, 5)
		for seat := range seats {
			name := fmt.Sprintf("p%d: ", seat)
			board.Table(t, &s, name+"money 17, vp 0, income 10, level 0, links 14, hand 8, discards 0, spent 0")
			for _, industry := range set {
				board.Table(t, &s, name+industry)
			}
			rulestest.Same(t, name+"one card face down", s.Players[seat].FaceDown != 0, true)
		}
		rulestest.Same(t, "face-down deals told", len(rulestest.Order(log, engine.DealtFaceDown)), seats)
	}
}

func TestB1_7_FirstTurnOrderIsRandom(t *testing.T) {
	for seats, orders := range map[int]int{2: 2, 3: 6, 4: 24} {
		seen := map[[engine.MaxSeats]engine.Seat]int{}
		for seed := range uint64(400) {
			s, _ := board.Begin(t, engine.Options{Seats: seats}, seed)
			seen[s.Order]++
			rulestest.Same(t, "the first of the order begins", s.Actor, s.Order[0])
		}
		rulestest.Same(t, fmt.Sprint("orders of ", seats, " players"), len(seen), orders)
		for o, n := range seen {
			if n < 400/orders/4 {
				t.Errorf("%d players: order %v came only %d times of 400", seats, o, n)
			}
		}
	}
}
