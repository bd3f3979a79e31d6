package automa_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// The Automa on the Lancashire map: set-up, deck, first turn and eras (N1 to N3, N5, N15, N17).

// onTheMap are the games on the Lancashire map that have each a board or a deck of their own.
var onTheMap = []string{"lancashire", "lancashire-community", "brass"}

func eachOnTheMap(t *testing.T, test func(t *testing.T)) {
	t.Helper()
	for _, id := range onTheMap {
		t.Run(id, func(t *testing.T) {
			playing(t, id)
			test(t)
		})
	}
}

func TestN1_SetUp(t *testing.T) {
	eachOnTheMap(t, func(t *testing.T) {
		p := begin(t, decks.Mats(id)[1], 1)
		you, its := &p.Players[engine.HumanSeat], &p.Players[engine.AutomaSeat]
		if cards := int(p.Aside) + int(p.Draw) + you.HandLen(); cards != 40 || p.Distant.Left != 8 {
			t.Errorf("%d cards and %d tiles of the distant market, want those for two: 40 and 8", cards, p.Distant.Left)
		}
		if its.Money != 0 || its.Income != 0 || its.HandLen() != 0 || p.Actor != engine.HumanSeat { // N2
			t.Errorf("the Automa has %+v and seat %d begins", its, p.Actor)
		}
	})
	for id, want := range map[string]int{"lancashire": 32, "brass": 32, "lancashire-community": 27} {
		if n := len(decks.Deck(id).Cards); n != want {
			t.Errorf("%s: %d cards, want %d", id, n, want)
		}
	}
}

func TestN2_NoDoubleBuild(t *testing.T) {
	playing(t, "lancashire")
	p := solo(t, game, "", "canal", 8)
	if why := game.Why(&p.State, engine.Choice{Verb: engine.DoubleBuild, Industry: engine.Cotton, Space: 3}); why.Rule != engine.N(2) {
		t.Errorf("a double build of the Automa: %s (%s), want it refused by N2", why.Reason, why.Rule)
	}
	for _, c := range game.Choices(&p.State, nil) {
		if c.Verb == engine.DoubleBuild || c.Verb == engine.Loan { // M18
			t.Errorf("it may choose %s", notation.Format(game.Game, &p.State, c))
		}
	}
	human := at(t, game, "", "you: money 30", 8)
	if !slices.ContainsFunc(game.Choices(&human.State, nil), func(c engine.Choice) bool { return c.Verb == engine.DoubleBuild }) {
		t.Error("the human has no double build")
	}
}

func TestN2_NoLinkWithNothingOnTheBoard(t *testing.T) {
	playing(t, "lancashire")
	runScenes(t, []scene{
		{
			name: "a network slot", cards: []int{8, 9}, position: "canal",
			fronts: fronts{8: `{ network = ["Bolton"] }, { build = "coal", at = ["Wigan"] }`},
			does:   "build coal@wigan.1; develop; develop", tells: "front 8.1\nno bolton: outside its network (M35)\nfront 8.2", never: "A32",
		},
		{
			name: "the link in parentheses", mat: "hard", cards: []int{8, 9}, position: "you: port1@warrington-runcorn.1",
			fronts: fronts{8: `{ build = "shipyard", at = ["Liverpool"], link_first = true }, { build = "coal", at = ["Wigan"] }`},
			does:   "build coal@wigan.1; develop; develop",
			tells:  "no shipyard@liverpool: no coal 1/0 (C6.1)\nno shipyard@liverpool along liverpool_wigan: nothing on board (C8.3)\nno shipyard@liverpool: no link helps (M30)",
			never:  "A32",
		},
		{
			name: "with a tile there is a network", cards: []int{8, 9}, position: "automa: cotton1@bolton.1!",
			fronts: fronts{8: `{ network = ["Bolton"] }`},
			does:   "network bolton_manchester; develop; develop",
		},
	})
}

func TestN3_CardsOfTheHuman(t *testing.T) {
	eachOnTheMap(t, func(t *testing.T) {
		p := begin(t, decks.Mats(id)[1], 1)
		if you := &p.Players[engine.HumanSeat]; you.HandLen() != 8 || p.Draw != 11 || p.Aside != 21 {
			t.Errorf("Canal Era: hand %d, draw pile %d, aside %d; want 8, 11, 21", you.HandLen(), p.Draw, p.Aside)
		}
		actions, turns := passUntil(&p, func() bool { return p.Era == engine.Rail })
		if you := &p.Players[engine.HumanSeat]; you.HandLen() != 8 || p.Draw != 12 || p.Aside != 20 {
			t.Errorf("Rail Era: hand %d, draw pile %d, aside %d; want 8, 12, 20", you.HandLen(), p.Draw, p.Aside)
		}
		more, later := passUntil(&p, func() bool { return p.Decision == engine.GameOver })
		if got := [4]int{actions, turns, more, later}; got != [4]int{19, 10, 20, 10} {
			t.Errorf("actions of the human and turns of the Automa in each era: %v, want 19 10 20 10", got)
		}
	})
}

func TestN5_TheDeckOfTheEra(t *testing.T) {
	for id, size := range map[string][2]int{"lancashire": {22, 32}, "lancashire-community": {17, 27}, "brass": {22, 32}} {
		t.Run(id, func(t *testing.T) {
			playing(t, id)
			for seed := range uint64(20) {
				p := begin(t, decks.Mats(id)[0], seed)
				eraDeck(t, &p, size[0])
				passUntil(&p, func() bool { return p.Era == engine.Rail })
				eraDeck(t, &p, size[1]) // M81
			}
		})
	}
}

// eraDeck checks a whole deck: its size, no card that is not used in the era, the groups of the packets.
func eraDeck(t *testing.T, p *automa.Position, size int) {
	t.Helper()
	order := deckOf(game, p)
	if len(order) != size || p.Cards.Discarded != 0 || len(slices.Compact(sorted(order))) != size {
		t.Fatalf("the deck is %v with %d discards, want %d different cards", order, p.Cards.Discarded, size)
	}
	var groups [2][automa.Groups]int
	for i, n := range order {
		card := &game.Deck.Cards[indexOf(game, n)]
		if card.RailOnly && p.Era == engine.Canal {
			t.Errorf("card %d is used in the Canal Era", n)
		}
		if i < 10 {
			groups[0][card.Group]++
		} else if i < 13 {
			groups[1][card.Group]++
		}
	}
	if groups != [2][automa.Groups]int{{4, 3, 3}, {1, 1, 1}} { // M9, A1
		t.Errorf("the packets have %v of A, B, C, want 4 3 3 and 1 1 1", groups)
	}
}

// Every card of the era's deck is tried, and no other (A24).
func TestN5_AllCardsOfTheEraInVain(t *testing.T) {
	playing(t, "lancashire")
	for era, want := range map[engine.Era]int{engine.Canal: 22, engine.Rail: 32} {
		p := solo(t, game, "", era.String())
		p.Players[engine.AutomaSeat].Mat = [engine.MaxTiles]uint8{} // nothing can be built, and so nothing linked
		before := p
		tried := map[int]bool{}
		var steps automa.Steps
		game.Turn(&p, &steps)
		lost := false
		for _, s := range steps {
			if s.Kind == automa.Drew {
				tried[s.Card] = true
			}
			lost = lost || s.Kind == automa.Lost
		}
		if !lost || len(tried) != want {
			t.Errorf("%s era: %d cards tried, lost %t; want all %d, and the action lost", before.Era, len(tried), lost, want)
		}
	}
}

func TestN5_RailOnlyCardsInAPosition(t *testing.T) {
	playing(t, "lancashire")
	canal, rail := begin(t, decks.Mats(id)[0], 1), begin(t, decks.Mats(id)[0], 1)
	passUntil(&rail, func() bool { return rail.Era == engine.Rail })
	for _, p := range []*automa.Position{&canal, &rail} {
		text, err := game.MarshalPosition(p)
		if err != nil {
			t.Fatal(err)
		}
		if read, err := game.UnmarshalPosition(text); err != nil || read != *p {
			t.Errorf("%s era: it is read otherwise than it was written: %v", p.Era, err)
		}
	}
	canal.Cards.Discards[0], canal.Cards.Discarded = indexOf(game, 21), 1
	if _, err := game.MarshalPosition(&canal); fmt.Sprint(err) != "automa: deck: card 21 is not used in the canal era (N5)" {
		t.Errorf("a card of the Rail Era in the Canal Era: %v", err)
	}
	rail.Cards.Deck[0] = rail.Cards.Deck[1]
	if _, err := game.MarshalPosition(&rail); err == nil {
		t.Error("a card that is nowhere is not missed")
	}
}

// lancashireFirstTurns is what the rules come to with nothing on the board and iron at £1, on every level: works want dearer iron,
// shipyards coal.
var lancashireFirstTurns = map[int]string{
	9: "cotton 1 preston", 22: "cotton 1 rochdale", 26: "cotton 1 manchester", 30: "cotton 1 bury",
	13: "port 1 preston", 15: "port 1 warrington-runcorn", 37: "port 1 liverpool", 39: "port 1 ellesmere-port",
	2: "coal 2 blackburn", 4: "coal 2 warrington-runcorn", 19: "coal 2 rochdale", 38: "coal 2 oldham", 42: "coal 2 bury",
	10: "cotton 1 macclesfield", 40: "cotton 1 stockport",
	6: "develop", 8: "develop", 28: "develop", 34: "develop", 12: "develop", 16: "develop", 18: "develop",
}

func TestN15_FirstTurn(t *testing.T) {
	playing(t, "lancashire")
	for i := range game.Deck.Cards {
		card := &game.Deck.Cards[i]
		if _, listed := lancashireFirstTurns[card.Number]; listed == card.RailOnly {
			t.Errorf("card %d is missing in this test, or there too much", card.Number)
		}
	}
	for number, want := range lancashireFirstTurns {
		for _, mat := range []string{"easy", "medium", "hard"} {
			t.Run(fmt.Sprint(number, mat), func(t *testing.T) {
				p := at(t, game, mat, "round 1; you: card:bolton, card:wigan", number)
				human(t, game, &p, "pass card:bolton")
				before := p.State
				story := play(t, game, &p)
				if got := outcome(&before, &p.State); got != want {
					t.Errorf("it does %q (%s), want %q", got, story.does(), want)
				}
				story.wants(t, fmt.Sprint("corner ", number), "back") // M76
				if iron := before.Market[engine.Iron] - p.Market[engine.Iron]; (want == "develop") != (iron == 2) {
					t.Errorf("%d iron are taken from the market", iron)
				}
			})
		}
	}
}

// M75: without a build it is a canal link, though there is nothing on the board (N2); after the first turn never.
func TestN15_FirstLink(t *testing.T) {
	playing(t, "lancashire")
	only := fronts{9: `{ build = "iron", at = ["Bolton"], iron_from = 3 }, { network = ["Lancaster", "Rochdale"] }`}
	g := only.game(t)
	p := at(t, g, "", "round 1; you: card:bolton, card:wigan", 9)
	human(t, g, &p, "pass card:bolton")
	// Lancaster's canal leads to Preston alone: Scotland and Barrow have none.
	if story := play(t, g, &p); story.does() != "network lancaster_preston" {
		t.Errorf("it does %s", story.does())
	}
}

func TestN15_EndOfTheEras(t *testing.T) {
	playing(t, "lancashire")
	p := solo(t, game, "", "round 10; automa: cotton1@bolton.1!, cotton2@bury.1!, bolton_bury", 9, 2)
	passUntil(&p, func() bool { return p.Era == engine.Rail })
	its := &p.Players[engine.AutomaSeat]
	for tile, n := range its.Mat { // M80
		if n > 0 && !board.Tiles[tile].Rail {
			t.Errorf("%d tiles of %s are left on its mat", n, notation.TileName(board, engine.Tile(tile)))
		}
	}
	if its.VP < 5+5+2 || !p.Tiles[spaceNamed(t, "bury.1")].Flipped || p.Tiles[spaceNamed(t, "bolton.1")].Tile != 0 { // C4
		t.Errorf("VP %d, %+v at Bury, %+v at Bolton", its.VP, p.Tiles[spaceNamed(t, "bury.1")], p.Tiles[spaceNamed(t, "bolton.1")])
	}
}

func spaceNamed(t *testing.T, name string) engine.Space {
	t.Helper()
	for x := engine.Space(1); int(x) < len(board.Spaces); x++ {
		if notation.SpaceName(board, x) == name {
			return x
		}
	}
	t.Fatalf("there is no space %s", name)
	return 0
}

// The VP for money are the human's alone; in the introductory game the Automa's tiles of level 2 score twice, but no money and
// no income (C4.4, C4.6, A45).
func TestN15_MoneyScoresForTheHumanAlone(t *testing.T) {
	playing(t, "lancashire")
	for _, intro := range []bool{false, true} {
		p, err := game.Start(engine.Options{Seats: 2, Solo: true, Introductory: intro, AutomaMat: decks.Mats(id)[1].Count}, 3, nil)
		if err != nil {
			t.Fatal(err)
		}
		var log engine.Log
		for p.Decision != engine.GameOver {
			if !p.AutomasTurn() {
				game.Apply(&p, engine.Choice{Verb: engine.Pass, Card: p.Players[engine.HumanSeat].Hand[0]}, &log)
				continue
			}
			var steps automa.Steps
			game.Turn(&p, &steps)
			for _, s := range steps {
				log = append(log, s.Events...)
			}
		}
		scored := map[string]int{}
		for _, e := range log {
			if e.Kind == engine.Scored {
				scored[fmt.Sprint(e.Seat, " ", e.Reason)]++
			}
		}
		money, tiles := "money", 0
		if intro {
			money, tiles = "intro-money", scored["1 intro-tile"]
		}
		if scored["0 "+money] != 1 || scored["1 money"]+scored["1 intro-money"]+scored["1 intro-income"] != 0 || intro != (tiles > 0) {
			t.Errorf("introductory %t: scored %v", intro, scored)
		}
	}
}

func TestN17_EveryBuildSlotHasItsSpace(t *testing.T) {
	eachOnTheMap(t, func(t *testing.T) {
		for i := range game.Deck.Cards {
			for _, slot := range game.Deck.Cards[i].Front {
				for _, l := range slot.At {
					x := engine.Space(1)
					for int(x) < len(board.Spaces) && !(board.Spaces[x].Location == l && board.Spaces[x].Industries.Has(slot.Industry)) {
						x++
					}
					if slot.Kind != automa.NetworkSlot && int(x) == len(board.Spaces) {
						t.Errorf("card %d: no space for %s at %s", game.Deck.Cards[i].Number, slot.Industry, board.Locations[l].Name)
					}
				}
			}
		}
	})
}
