package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/cited"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/engine/rulestest"
)

// Set-up, rounds and eras on the Lancashire map (C1 to C4, C13, C14).

func TestC1_1_CardsAndTilesForThePlayerCount(t *testing.T) {
	for id, want := range map[string][4][2]int{ // by number of players: cards, tiles of the distant market
		"lancashire": {2: {40, 8}, 3: {54, 10}}, "lancashire-classic": {3: {66, 12}}, "brass": {3: {66, 12}}, "lancashire-community": {2: {40, 8}},
	} {
		board.Playing(t, id)
		for players, n := range want {
			if n[0] == 0 {
				continue
			}
			_, cards := board.DeckFor(players)
			rulestest.Same(t, fmt.Sprint(id, " cards with ", players), cards, n[0])
			rulestest.Same(t, fmt.Sprint(id, " tiles with ", players), board.Distant.TilesFor(players), n[1])
		}
	}
	board.Playing(t, "lancashire")
	four, cards := board.DeckFor(4)
	rulestest.Same(t, "cards with 4", cards, 64)
	rulestest.Same(t, "tiles with 4", board.Distant.TilesFor(4), 12)
	rulestest.Same(t, "coal cards of the 5 in the box", four[board.Card(t, "coal")], 4)
	rulestest.Same(t, "port cards of the 6 in the box", four[board.Card(t, "port")], 5)

	board.Playing(t, "brass")
	if _, err := board.Start(engine.Options{Seats: 2}, 1, nil); err == nil {
		t.Error("two play the Brass of 2007")
	}
	if _, err := board.Start(engine.Options{Seats: 4}, 1, nil); err != nil {
		t.Error(err)
	}
}

func TestC1_2_CardsSetAsideUnseen(t *testing.T) {
	for id, seats := range map[string]map[int][2]int{ // aside in the Canal Era and in the Rail Era
		"lancashire":         {2: {2, 0}, 3: {3, 0}, 4: {4, 0}},
		"lancashire-classic": {3: {9, 6}, 4: {6, 2}},
		"brass":              {3: {9, 6}, 4: {6, 2}},
	} {
		board.Playing(t, id)
		for n, want := range seats {
			s, log := board.Begin(t, engine.Options{Seats: n}, 7)
			rulestest.Same(t, fmt.Sprint(id, " aside in the Canal Era with ", n), int(s.Aside), want[0])
			rule := engine.Rule(0)
			for _, e := range log {
				if e.Kind == engine.PutAside {
					rule = cited.Event(board.Game, &s, engine.Choice{}, e)
				}
			}
			rulestest.Same(t, "the rule", rule.String(), "C1.2")
			before := s.Deck
			board.Passing(t, &s, func() bool { return s.Era == engine.Canal && int(s.Round) == board.Rounds(n) })
			rulestest.Same(t, "what lies aside at the end of the era stays", slices.Equal(s.Deck[:s.Aside], before[:s.Aside]), true)
			board.Passing(t, &s, func() bool { return s.Era == engine.Rail })
			rulestest.Same(t, fmt.Sprint(id, " aside in the Rail Era with ", n), int(s.Aside), want[1])
		}
	}
}

func TestC1_3_TheDistantMarketIsOpen(t *testing.T) {
	board.Playing(t, "lancashire")
	orders := map[[engine.MaxDistant]uint8]bool{}
	for seed := range uint64(20) {
		s, _ := board.Begin(t, engine.Options{Seats: 2}, seed)
		board.Table(t, &s, "marker 1; left 8; turned")
		orders[s.Distant.Stack] = true
	}
	if len(orders) < 10 {
		t.Errorf("20 shuffles give %d orders", len(orders))
	}
	rulestest.Same(t, "bonuses", fmt.Sprint(board.Distant.Bonuses), "[3 3 2 2 1 1 0 0]")
	board.Playing(t, "birmingham")
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 1)
	rulestest.Same(t, "the distant market of Birmingham", s.Distant, engine.Distant{})
}

func TestC1_4_MarketsAreFull(t *testing.T) {
	board.Playing(t, "lancashire")
	s, _ := board.Begin(t, engine.Options{Seats: 4}, 1)
	board.Table(t, &s, "coal 8; iron 8")
	rulestest.Same(t, "prices", fmt.Sprint(board.Markets[engine.Coal].Prices, board.Markets[engine.Iron].Prices), "[1 1 2 2 3 3 4 4] [1 1 2 2 3 3 4 4]")
}

func TestC1_5_WhatEachPlayerStartsWith(t *testing.T) {
	board.Playing(t, "lancashire")
	s, _ := board.Begin(t, engine.Options{Seats: 3}, 1)
	tiles := 0
	for _, n := range s.Players[2].Mat {
		tiles += int(n)
	}
	rulestest.Same(t, "tiles", tiles, 37)
	board.Table(t, &s, "p2: money 30, vp 0, income 10, level 0, links 14, hand 8, discards 0")
	rulestest.Same(t, "a first discard", s.Players[2].FaceDown, engine.Card(0))
	followed := 0
	for seed := range uint64(40) {
		s, _ := board.Begin(t, engine.Options{Seats: 4}, seed)
		if (s.Order[0]+1)%4 == s.Order[1] && (s.Order[1]+1)%4 == s.Order[2] {
			followed++
		}
	}
	if followed > 20 {
		t.Errorf("%d of 40 random orders go round the table", followed)
	}
}

// [W]: at random for the first player, then clockwise.
func TestC1_5_ClockwiseIn2007(t *testing.T) {
	board.Playing(t, "brass")
	first := map[engine.Seat]bool{}
	for seed := range uint64(40) {
		s, _ := board.Begin(t, engine.Options{Seats: 4}, seed)
		first[s.Order[0]] = true
		for i := range 3 {
			rulestest.Same(t, "the next seat", s.Order[i+1], (s.Order[i]+1)%4)
		}
	}
	rulestest.Same(t, "different first players", len(first), 4)
}

func TestC1_6_NoWildCardsNoBeerNoMerchants(t *testing.T) {
	board.Playing(t, "lancashire")
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 1)
	board.Table(t, &s, "wild 0 0")
	wild := s
	wild.Wild[1] = 1
	rulestest.Same(t, "a wild card", fmt.Sprint(position.Restore(board.Game, &wild)), "cards: this game has no wild cards (C1.6)")
	for _, v := range []engine.Verb{engine.Scout, engine.TakeBeer, engine.TakeBonus} {
		rulestest.Same(t, v.String()+" is refused", board.Why(&s, engine.Choice{Verb: v}).Reason, engine.NotAsked)
	}
	rulestest.Same(t, "merchants", len(board.Merchants), 1)
	board.Playing(t, "birmingham")
	s, _ = board.Begin(t, engine.Options{Seats: 2}, 1)
	rulestest.Same(t, "a double build in Birmingham", board.Why(&s, engine.Choice{Verb: engine.DoubleBuild}).Reason, engine.NotAsked)
}

func TestC2_1_RoundsOfAnEra(t *testing.T) {
	for id, rounds := range map[string][5]int{"lancashire": {2: 10, 3: 9, 4: 8}, "lancashire-classic": {3: 10, 4: 8}, "brass": {3: 10, 4: 8},
		"lancashire-community": {2: 10}} {
		board.Playing(t, id)
		for seats, want := range rounds {
			if want == 0 {
				continue
			}
			s, _ := board.Begin(t, engine.Options{Seats: seats}, 3)
			last := 0
			board.Passing(t, &s, func() bool {
				if s.Era == engine.Canal {
					last = int(s.Round)
				}
				return false
			})
			rulestest.Same(t, fmt.Sprint(id, " rounds of the Canal Era with ", seats), last, want)
			rulestest.Same(t, fmt.Sprint(id, " rounds of the Rail Era with ", seats), int(s.Round), want)
			rulestest.Same(t, "Rounds", board.Rounds(seats), want)
		}
	}
}

func TestC2_2_OneActionThenTwo(t *testing.T) {
	board.Playing(t, "lancashire")
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 1)
	actor := s.Actor
	rulestest.Same(t, "actions of the first round", s.ActionsLeft, 1)
	board.Make(t, &s, engine.Choice{Verb: engine.Pass, Card: s.Players[actor].Hand[0]})
	rulestest.Same(t, "discards", count(s.Players[actor].Discards), 1)
	board.Passing(t, &s, func() bool { return s.Round == 2 })
	rulestest.Same(t, "actions of the second round", s.ActionsLeft, 2)
	rulestest.Same(t, "the rule of an action without a card", board.Why(&s, engine.Choice{Verb: engine.Pass}).Rule.String(), "C2.2")
}

func count(cards [engine.MaxCards]uint8) (n int) {
	for _, k := range cards {
		n += int(k)
	}
	return n
}

func TestC2_3_ADoubleBuildIsBothActions(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"of a turn", "you: card:bury, card:wigan, card:preston", "double-build coal@wigan.1 discard:bury discard:wigan", allowed, "turn p1"},
		{"not after an action", "you: card:bury, card:wigan, card:preston", "pass card:bury; double-build coal@wigan.1", engine.NotBothActions,
			"C7.11: need 2, have 1"},
	})
}

func TestC2_4_HandsAreRefilledAfterTheTurn(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 3; round 3")
	board.Play(t, &s, "pass card:"+board.Cards[s.Players[0].Hand[0]].ID)
	board.Play(t, &s, "pass card:"+board.Cards[s.Players[0].Hand[0]].ID)
	board.Table(t, &s, "turn p1; p0: hand 8")
}

// [W]: at the end of the round, in the new turn order.
func TestC2_4_RefilledAtTheEndOfTheRoundIn2007(t *testing.T) {
	board.Playing(t, "brass")
	s, _ := board.Begin(t, engine.Options{Seats: 3}, 5)
	board.Passing(t, &s, func() bool { return s.Round == 2 })
	first := s.Actor
	log := board.Passing(t, &s, func() bool { return s.Actor != first })
	rulestest.Same(t, "cards drawn after the first turn", len(rulestest.Order(log, engine.Drew)), 0)
	rulestest.Same(t, "cards in hand", s.Players[first].HandLen(), 6)
	log = board.Passing(t, &s, func() bool { return s.Round == 3 })
	var drew []engine.Seat
	for _, e := range log {
		if e.Kind == engine.Drew && (len(drew) == 0 || drew[len(drew)-1] != e.Seat) {
			drew = append(drew, e.Seat)
		}
	}
	rulestest.Same(t, "those who draw come in turn order", slices.Equal(drew, s.Order[:3]), true)
	rulestest.Same(t, "cards in hand then", s.Players[first].HandLen(), 8)
}

func TestC2_5_MoneySpentIsCounted(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 3; you: bolton_manchester, card:bury, card:wigan, card:preston")
	board.Play(t, &s, "network bolton_bury card:wigan")
	board.Table(t, &s, "you: spent 3")
	board.Play(t, &s, "loan 30 card:bury")
	board.Table(t, &s, "p0: spent 3") // a loan is not spent, nor does it lower what is
}

func TestC3_1_OrderThenIncome(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 3; round 4; turn p2; p0: spent 5, income 14; p1: spent 2, income 10; p2: spent 9, income 8, money 7")
	log := board.Passing(t, &s, func() bool { return s.Round == 5 })
	board.Table(t, &s, "order p1 p0 p2; p0: money 32; p1: money 30; p2: money 5")
	rulestest.Same(t, "the order first", rulestest.Order(log, engine.OrderSet, engine.MoneyMoved)[0], engine.OrderSet)

	s, _ = board.Begin(t, engine.Options{Seats: 2}, 1)
	s.Players[0].Income, s.Players[1].Income = 20, 20
	log = board.Passing(t, &s, func() bool { return s.Era == engine.Rail && int(s.Round) == board.Rounds(2) })
	rulestest.Same(t, "incomes of both seats but for the last round", len(rulestest.Order(log, engine.MoneyMoved)), 2*19)
	log = board.Passing(t, &s, func() bool { return false })
	rulestest.Same(t, "incomes after the last round", len(rulestest.Order(log, engine.MoneyMoved)), 0)
}

// [W]: at the start of every round, so after the clean-up of the Canal Era, and none in the first round.
func TestC3_1_IncomeComesFirstIn2007(t *testing.T) {
	board.Playing(t, "brass")
	s, log := board.Begin(t, engine.Options{Seats: 3}, 1)
	rulestest.Same(t, "incomes before the first round", len(rulestest.Order(log, engine.MoneyMoved)), 0)
	for seat := range 3 {
		s.Players[seat].Income = 20
	}
	log = board.Passing(t, &s, func() bool { return s.Era == engine.Rail })
	kinds := rulestest.KindsOf(rulestest.Order(log, engine.EraBegan, engine.MoneyMoved, engine.RoundBegan)[8*4:])
	rulestest.Same(t, "around the end of the era", kinds, "round-began money-moved money-moved money-moved era-began round-began money-moved money-moved money-moved")
	log = board.Passing(t, &s, func() bool { return false })
	rulestest.Same(t, "incomes of the Rail Era after its first round", len(rulestest.Order(log, engine.MoneyMoved)), 9*3)
}

func TestC3_2_AnIncomeThatCannotBePaid(t *testing.T) {
	board.Playing(t, "lancashire")
	runTries(t, []try{
		{"half the tile's cost, rounded down, and the surplus is kept",
			"seats 2; round 3; turn p1; actions 1; p0: income 0, money 7, coal1@wigan.1, cotton1@bolton.1; p1: card:bury, card:bolton",
			"pass card:bury; give-up cotton@bolton.1", allowed, "p0: money 3, coal1@wigan.1=2"},
		{"it stops as soon as it is covered", "seats 2; round 3; turn p1; actions 1; p0: income 0, money 8, coal1@wigan.1, coal2@bolton.1; p1: card:bury, card:bolton",
			"pass card:bury; give-up coal@wigan.1", allowed, "p0: money 0, coal2@bolton.1=3"},
		{"never a link", "seats 2; round 3; turn p1; actions 1; p0: income 0, money 2, bolton_bury, vp 5; p1: card:bury, card:bolton",
			"pass card:bury", allowed, "p0: money 0, bolton_bury"},
	})
	s := board.Position(t, "seats 2; round 3; turn p1; actions 1; p0: income 0, money 2, bolton_bury, vp 5; p1: card:bury, card:bolton")
	board.Play(t, &s, "pass card:bury")
	board.Table(t, &s, "p0: vp 0") // £8 missing, 1 VP for each, not below 0
}

func TestC4_1_LinksCountFlippedTilesAndEndPoints(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "you: cotton1@bolton.1!, colne_yorkshire; automa: iron1@bolton.3!, port1@fleetwood!; seats 3; p2: coal1@bolton.2")
	for line, want := range map[string]int16{"bolton_manchester": 2, "colne_yorkshire": 2, "northwich_midlands": 4, "fleetwood_preston": 1, "ellesmere-port_northwich": 2} {
		rulestest.Same(t, line, board.LinkValue(&s, notation.LineNamed(board.Game, line)), want)
	}
	s = board.Position(t, "rail; you: shipyard2@liverpool.3!") // of whatever industry and level
	rulestest.Same(t, "a shipyard", board.LinkValue(&s, notation.LineNamed(board.Game, "liverpool_southport")), 3)
	for _, place := range []string{"scotland", "yorkshire", "midlands", "blackpool", "southport", "northwich"} {
		rulestest.Same(t, place, board.Locations[notation.LocationNamed(board.Game, place)].LinkIcons, 2)
	}
}

func TestC4_2_FlippedTilesScore(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "you: cotton1@bolton.1!, coal1@wigan.1; automa: iron1@preston.2!")
	got := [2]int16{}
	for _, e := range board.ScoreNow(&s) {
		got[e.Seat] += e.Amount
	}
	rulestest.Same(t, "VP", got, [2]int16{5, 3})
}

func TestC4_3_BetweenTheEras(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 2; round 10; turn p1; turned 2 2 1; coal 3; p0: cotton1@bolton.1, coal2@wigan.1=3, bolton_manchester, money 12; p1: port1@fleetwood!, iron2@preston.2=4")
	log := board.Passing(t, &s, func() bool { return s.Era == engine.Rail })
	opened := log[slices.IndexFunc(log, func(e engine.Event) bool { return e.Kind == engine.DistantOpened })]
	rulestest.Same(t, "tiles shuffled", opened, engine.Event{Kind: engine.DistantOpened, Amount: 8})
	board.Table(t, &s, "rail; marker 1; left 8; turned; coal 3; empty bolton.1; empty fleetwood; p0: links 14, hand 8, coal2@wigan.1=3, money 12; p1: iron2@preston.2=4, hand 8")
	_, cards := board.DeckFor(2)
	rulestest.Same(t, "every card is in play", int(s.Draw)+16, cards)
	rulestest.Same(t, "discards", count(s.Players[0].Discards)+count(s.Players[1].Discards), 0)
}

func TestC4_4_OneVPForTenPounds(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "rail; seats 2; round 10; turn p1; p0: money 29; p1: money 30")
	board.Passing(t, &s, func() bool { return false })
	board.Table(t, &s, "p0: vp 2; p1: vp 3")
	s = board.Position(t, "rail; round 10; turn automa; you: money 100")
	log := engine.Log{}
	if r := board.Apply(&s, engine.Choice{Verb: engine.Done}, &log); !r.OK() {
		t.Fatal(r)
	}
	board.Table(t, &s, "you: vp 10; automa: vp 0") // N15: it has no money
}

func TestC4_5_TiesByIncomeLevelThenMoney(t *testing.T) {
	standings := func(text string) string {
		s := board.Position(t, text)
		board.Passing(t, &s, func() bool { return false })
		return fmt.Sprint(board.Standings(&s))
	}
	board.Playing(t, "lancashire")
	rulestest.Same(t, "income level", standings("rail; seats 2; round 10; turn p1; p0: money 9, income 12; p1: money 5, income 13"), "[{0 2} {1 1}]")
	rulestest.Same(t, "the same level, then money", standings("rail; seats 2; round 10; turn p1; p0: money 9, income 11; p1: money 5, income 12"), "[{0 1} {1 2}]")
	rulestest.Same(t, "still tied", standings("rail; seats 2; round 10; turn p1; p0: money 5, income 11; p1: money 5, income 12"), "[{0 1} {1 1}]")
	board.Playing(t, "brass")
	const tied = "rail; seats 3; round 10; turn p2; p0: money 5, spent 9; p1: money 5, spent 2; p2: money 5, spent 5"
	rulestest.Same(t, "[W]: the next turn order", standings(tied), "[{0 3} {1 1} {2 2}]")
	const richer = "rail; seats 3; round 10; turn p2; p0: money 6, spent 9; p1: money 5, spent 2; p2: money 5, spent 5"
	rulestest.Same(t, "[W]: but money comes first", standings(richer), "[{0 1} {1 2} {2 3}]")
}

func TestC4_6_IntroductoryGame(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "intro; seats 2; round 10; turn p1; p0: cotton2@bolton.1!, cotton1@bury.1!, money 63, income 14; p1: money 11, income 7, vp 1")
	board.Passing(t, &s, func() bool { return false })
	// Tiles 5 + 5, £63 at most 15 VP, level 2, and the tile of level 2 once again.
	board.Table(t, &s, "asks over; canal; p0: vp 32; p1: vp 0")
}

func TestC13_1_HiddenAndOpen(t *testing.T) {
	board.Playing(t, "lancashire")
	s := board.Position(t, "seats 2; turned 1 2")
	board.Table(t, &s, "left 6; turned 1 2; marker 4")
	s.Distant.Stack[0], s.Distant.Stack[5] = s.Distant.Stack[5], s.Distant.Stack[0]
	rulestest.Same(t, "the tiles face down come in no order that tells one", slices.Equal(s.FaceDown(), []uint8{2, 2, 3, 3, 3, 4}), true)
	rulestest.Same(t, "link tiles", board.Limits.Links, 14)
	rulestest.Same(t, "the rule of a missing link tile", board.Cite(engine.B(14, 1)).String(), "C13.1")
}

func TestC14_1_Editions(t *testing.T) {
	board.Playing(t, "lancashire")
	rulestest.Same(t, "cotton mill I", board.Tiles[notation.TileNamed(board.Game, "cotton 1")].VP, 5)
	board.Playing(t, "brass")
	rulestest.Same(t, "cotton mill I in 2007", board.Tiles[notation.TileNamed(board.Game, "cotton 1")].VP, 3)
	rulestest.Same(t, "cotton mill II in 2007", board.Tiles[notation.TileNamed(board.Game, "cotton 2")].VP, 5)
}

func TestC14_2_Options(t *testing.T) {
	for _, id := range []string{"lancashire-classic", "lancashire-classic-virtual"} {
		board.Playing(t, id)
		rulestest.Same(t, id+": cotton mill I", board.Tiles[notation.TileNamed(board.Game, "cotton 1")].VP, 5)
		rulestest.Same(t, id+": hands are refilled at once", board.Edition.FirstEdition, false)
	}
	for _, id := range decks.Games() {
		board.Playing(t, id)
		var want engine.LocationSet
		if id == "lancashire-virtual" || id == "lancashire-classic-virtual" || id == "brass" {
			want = want.With(notation.LocationNamed(board.Game, "liverpool")).With(notation.LocationNamed(board.Game, "birkenhead"))
		}
		rulestest.Same(t, id+": virtual link", board.Edition.VirtualLink, want)
	}
}

func TestC14_3_CommunityMap(t *testing.T) {
	board.Playing(t, "lancashire-community")
	s, _ := board.Begin(t, engine.Options{Seats: 2}, 1)
	board.Table(t, &s, "coal 6; iron 6; left 8; p0: money 25")
	for _, place := range []string{"birkenhead", "ellesmere-port", "stockport", "macclesfield", "oldham", "rochdale", "northwich", "midlands"} {
		rulestest.Same(t, place, notation.LocationNamed(board.Game, place), 0)
	}
	line := notation.LineNamed(board.Game, "lancaster_scotland")
	rulestest.Same(t, "Lancaster to Scotland has a canal", board.Lines[line].Canal, true)
	rulestest.Same(t, "Yorkshire from Rochdale", notation.LineNamed(board.Game, "rochdale_yorkshire"), 0)
	rulestest.Same(t, "the price of an empty market", board.Markets[engine.Coal].EmptyPrice, 5)
	rulestest.Same(t, "the prices", fmt.Sprint(board.Markets[engine.Iron].Prices), "[2 2 3 3 4 4]")
	rulestest.Same(t, "cards set aside", s.Aside, 2)
	board.Playing(t, "lancashire")
	rulestest.Same(t, "Lancaster to Scotland has none on the full map", board.Lines[notation.LineNamed(board.Game, "lancaster_scotland")].Canal, false)
}

// C1.2, C4.3: cards are put aside for the Canal Era alone.
func TestC4_3_NothingIsPutAsideForTheRailEra(t *testing.T) {
	board.Playing(t, "lancashire")
	s, log := board.Begin(t, engine.Options{Seats: 2}, 3)
	rulestest.Same(t, "at the start", len(rulestest.Order(log, engine.PutAside)), 1)
	log = board.Passing(t, &s, func() bool { return s.Era == engine.Rail })
	rulestest.Same(t, "the Rail Era has begun", s.Era, engine.Rail)
	rulestest.Same(t, "in between", len(rulestest.Order(log, engine.PutAside)), 0)
}
