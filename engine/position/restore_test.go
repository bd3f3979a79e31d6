package position_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
	"sohofoundry/engine/rulestest"
)

// scouts is a hand that may scout.
const scouts = "you: card:dudley, card:coal, card:iron, card:cannock, card:cannock"

// What a text with names cannot say, but a position can have.
func TestRestore_NumbersOutOfBounds(t *testing.T) {
	wild := board.Card(t, "wild-location")
	cards, tiles := engine.Card(len(board.Cards)), engine.Tile(len(board.Tiles))
	dudley := notation.SpaceNamed(board.Game, "dudley.1")
	for _, c := range []struct {
		name  string
		spoil func(*engine.State)
		want  string
	}{
		{"as it is", func(*engine.State) {}, "<nil>"},
		{"one seat", func(s *engine.State) { s.Seats = 1 }, "seats: a game has 2 to 4 seats, not 1 (B1.1)"},
		{"five seats", func(s *engine.State) { s.Seats = 5 }, "seats: a game has 2 to 4 seats, not 5 (B1.1)"},
		{"no round", func(s *engine.State) { s.Round = 0 }, "round: 0 is not from 1 to 10 (B2.1)"},
		{"a third era", func(s *engine.State) { s.Era = 3 }, "era: 3 is not from 1 to 2 (B2.1)"},
		{"actor out of the game", func(s *engine.State) { s.Actor = 2 }, "actor: 2 is not from 0 to 1 (B2.2)"},
		{"less than nothing spent", func(s *engine.State) { s.Players[0].Spent = -1 }, "players[0]: spent: -1 is less than nothing (B2.5)"},
		{"too much iron", func(s *engine.State) { s.Market[engine.Iron] = 11 }, "iron_market: 11 is not from 0 to 10 (B1.5)"},
		{"seat out of the order", func(s *engine.State) { s.Order[1] = 2 }, "order: seats 0 to 1 are not named once each (B1.7)"},
		{"order too long", func(s *engine.State) { s.Order[2] = 1 }, "order: more than 2 seats are named (B1.7)"},
		{"turn of nobody", func(s *engine.State) { s.Turn = 2 }, "turn: 2 is not from 0 to 1 (B2.2)"},
		{"income is collected", func(s *engine.State) { s.Collecting = 1 },
			"debt: income is collected after the last turn of a round, not during one (B3.2)"},
		{"no hand, with a card to be drawn", func(s *engine.State) {
			rulestest.Away(&s.Players[0], s.Deck[1:])
			rulestest.Away(&s.Players[1], s.Players[1].Hand[:])
			s.Draw = 1
		}, "players[1]: hand: empty, while 1 cards can be drawn (B2.4)"},
		{"no action left", func(s *engine.State) { s.ActionsLeft = 0 }, "actions_left: 0 is not from 1 to 2 (B2.2)"},
		{"pile too long", func(s *engine.State) { s.Draw = 67 }, "draw: 67 cards, more than there are (B1.1)"},
		{"cards under the pile", func(s *engine.State) { s.Deck[65] = 1 }, "draw: more cards lie there than the 16 counted (B1.1)"},
		{"a card just under the pile", func(s *engine.State) { s.Deck[s.Aside+s.Draw] = 1 }, "draw: more cards lie there than the 16 counted (B1.1)"},
		{"a gap in the pile", func(s *engine.State) { s.Deck[0] = 0 }, "draw: there is no card 0 (B1.1)"},
		{"no such card in the pile", func(s *engine.State) { s.Deck[0] = cards }, fmt.Sprintf("draw: there is no card %d (B1.1)", cards)},
		{"no such card in hand", func(s *engine.State) { s.Players[0].Hand[1] = cards },
			"players[0]: hand: a gap between the cards, or one that does not exist (B1.1)"},
		{"wild card discarded", func(s *engine.State) { s.Players[0].Discards[wild]++ }, fmt.Sprintf("players[0]: discards: card %d is never discarded (B2.3)", wild)},
		{"no such card discarded", func(s *engine.State) { s.Players[1].Discards[cards]++ }, fmt.Sprintf("players[1]: discards: card %d is never discarded (B2.3)", cards)},
		{"no card discarded", func(s *engine.State) { s.Players[1].Discards[0]++ }, "players[1]: discards: card 0 is never discarded (B2.3)"},
		{"wild card face down", func(s *engine.State) { s.Players[0].FaceDown = wild }, fmt.Sprintf("players[0]: face_down: card %d is never dealt (B1.6)", wild)},
		{"no such card face down", func(s *engine.State) { s.Players[0].FaceDown = cards }, fmt.Sprintf("players[0]: face_down: card %d is never dealt (B1.6)", cards)},
		{"no such tile", func(s *engine.State) { s.Tiles[dudley].Tile = tiles }, fmt.Sprintf("tiles: dudley.1: there is no tile %d (B1.6)", tiles)},
		{"cubes without a tile", func(s *engine.State) { s.Tiles[dudley].Tile = 0 }, "tiles: dudley.1: there is no tile 0 (B1.6)"},
		{"tile on space 0", func(s *engine.State) { s.Tiles[0].Tile = 1 }, "tiles: there is no space 0 (B7.3)"},
		{"tile on the space after the last", func(s *engine.State) { s.Tiles[len(board.Spaces)].Tile = 1 },
			fmt.Sprintf("tiles: there is no space %d (B7.3)", len(board.Spaces))},
		{"tile 0 on a mat", func(s *engine.State) { s.Players[0].Mat[0] = 1 }, "players[0]: mat: there is no tile 0 (B1.6)"},
		{"the tile after the last on a mat", func(s *engine.State) { s.Players[0].Mat[tiles] = 1 }, fmt.Sprintf("players[0]: mat: there is no tile %d (B1.6)", tiles)},
		{"more on a mat than can be counted with the board", func(s *engine.State) { s.Players[0].Mat[notation.TileNamed(board.Game, "cotton 1")] = 255 },
			"players[0]: mat: cotton 1: more on mat and board than the 3 there are (B1.6)"},
		{"merchant space 0", func(s *engine.State) { s.Merchants[0].Tile = 1 }, "merchants: there is no merchant space 0 (B1.3)"},
		{"the merchant space after the last", func(s *engine.State) { s.Merchants[len(board.Merchants)].Beer = true },
			fmt.Sprintf("merchants: there is no merchant space %d (B1.3)", len(board.Merchants))},
		{"no such merchant tile", func(s *engine.State) {
			s.Merchants[notation.MerchantNamed(board.Game, "oxford.1")].Tile = engine.MerchantTile(len(board.MerchantTiles))
		},
			"merchants: oxford.1: the tile is not in the game with 2 seats (B1.1)"},
		{"money owed", func(s *engine.State) { s.Players[1].Money = -1 }, "players[1]: money: -1 is less than nothing (B3.3)"},
		{"VP below none", func(s *engine.State) { s.Players[0].VP = -1 }, "players[0]: vp: -1 is less than nothing (B3.4)"},
		{"no such verb under way", func(s *engine.State) { s.Pending.Verb = engine.Verbs }, "pending: a part does not exist (B2.2)"},
		{"no such space under way", func(s *engine.State) { s.Pending.Space = engine.Space(len(board.Spaces)) }, "pending: a part does not exist (B2.2)"},
		{"no such line under way", func(s *engine.State) { s.Pending.Line = engine.Line(len(board.Lines)) }, "pending: a part does not exist (B2.2)"},
		{"no such merchant under way", func(s *engine.State) { s.Pending.Merchant = engine.Merchant(len(board.Merchants)) }, "pending: a part does not exist (B2.2)"},
		{"a space without an action", func(s *engine.State) { s.Pending.Space = 1 }, "pending: space: nothing of the kind belongs here (B2.2)"},
		{"a card of larger games", func(s *engine.State) { s.Players[1].Discards[1]++ },
			fmt.Sprintf("cards: 1 of %s are in hands, piles and discards, the game has 0 (B1.1)", board.Cards[1].ID)},
		{"the last card twice", func(s *engine.State) { s.Wild[1]++ }, "cards: 5 of wild-industry are in hands, piles and discards, the game has 4 (B1.1)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, canalBase)
			c.spoil(&s)
			if got := fmt.Sprint(position.Restore(board.Game, &s)); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
	for seats, want := range map[int]int{0: 0, 1: 0, 2: 10, 3: 9, 4: 8, 5: 0} {
		rulestest.Same(t, fmt.Sprint("rounds with ", seats), board.Rounds(seats), want)
	}
}

// A position amid an action, in which something is then not as the action left it.
func TestRestore_AmidAnAction(t *testing.T) {
	const (
		works   = "automa: iron1@redditch.2=2; iron 10; you: iron1@dudley.2=2, "
		mines   = "birmingham_dudley, birmingham_tamworth, coal2@dudley.1=2, coal2@tamworth.1=2"
		barrels = "brewery2@burton-on-trent.2=1, brewery2@stone.1=1"
		sale    = "you: cotton1@worcester.1, gloucester_worcester, brewery1@farm-north, brewery1@burton-on-trent.2, cotton1@kidderminster.2, " +
			"farm-south_kidderminster_worcester, card:coal, card:dudley"
	)
	bare := func(names ...string) func(*engine.State) {
		return func(s *engine.State) {
			for _, name := range names {
				s.Tiles[notation.SpaceNamed(board.Game, name)].Cubes, s.Tiles[notation.SpaceNamed(board.Game, name)].Flipped = 0, true
			}
		}
	}
	taken := func(wild string) func(*engine.State) {
		return func(s *engine.State) {
			p := &s.Players[0]
			p.Hand[p.HandLen()] = board.Card(t, wild)
			s.Wild[map[string]int{"wild-location": 0, "wild-industry": 1}[wild]]--
		}
	}
	for _, c := range []struct {
		name, position, play string
		spoil                func(*engine.State)
		want                 string // of the spoiled position
	}{
		{"iron for a brewery", works + "card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			func(s *engine.State) { s.Pending.Iron = 2 }, "pending: iron: 2 is not from 1 to 1 (B7.4)"},
		{"with a barrel before it is paid", works + "card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			func(s *engine.State) { s.Tiles[s.Pending.Space].Cubes = 1 }, "pending: space: the tile being built does not lie there as placed (B7.4)"},
		{"a brewery of another seat", works + "card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			func(s *engine.State) {
				s.Tiles[s.Pending.Space].Owner = 1
				s.Players[1].Mat[notation.TileNamed(board.Game, "brewery 1")]--
			}, "pending: space: the tile being built does not lie there as placed (B7.4)"},
		{"while other works are empty", works + "card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			func(s *engine.State) { s.Tiles[notation.SpaceNamed(board.Game, "dudley.2")].Cubes = 0 }, "tiles: dudley.2: iron 1 is empty but not flipped (B6.6)"},
		{"coal that a human may choose", "you: card:birmingham; automa: " + mines, "build manufacturer@birmingham.2 card:birmingham", bare("dudley.1"),
			"decision: coal is asked with 1 choices, so nothing is left to choose (B2.2)"},
		{"coal that the Automa may choose", "turn automa; you: " + mines, "build manufacturer@birmingham.2", bare("dudley.1"),
			"decision: coal is asked with 1 choices, so nothing is left to choose (B2.2)"},
		{"no iron for it", works + "card:burton-on-trent", "build brewery@burton-on-trent.2 card:burton-on-trent",
			func(s *engine.State) { s.Pending.Iron = 0 }, "pending: iron: 0 is not from 1 to 1 (B7.4)"},
		{"with iron to be bought as well", "rail; iron 10; you: money 17, mat cotton 0 0 3 3, card:birmingham; automa: " + mines,
			"build cotton@birmingham.1 card:birmingham", func(s *engine.State) { s.Players[0].Money = 0 },
			"players[0]: money: £1 are still due, £0 are there (B7.4)"},
		{"iron for a development", works + "card:coal, card:dudley", "develop coal card:coal",
			func(s *engine.State) { s.Pending.Iron = 2 }, "pending: iron: 2 is not from 1 to 1 (B9.2)"},
		{"that is to be bought without money", works + "card:coal, card:dudley", "develop coal card:coal", func(s *engine.State) {
			bare("redditch.2", "dudley.2")(s)
			s.Players[0].Money = 0
		}, "players[0]: money: £1 are still due, £0 are there (B9.2)"},
		{"iron for the second", works + "card:coal, card:dudley", "develop coal card:coal iron:redditch.2; develop coal",
			func(s *engine.State) { s.Pending.Count = 2 }, "pending: count: 2 is not from 0 to 1 (B9.2)"},
		{"coal for a rail", "rail; you: money 30, birmingham_walsall, card:coal; automa: " + mines, "network birmingham_oxford card:coal",
			func(s *engine.State) { s.Pending.Coal = 2 }, "pending: coal: 2 is not from 1 to 1 (B8.5)"},
		{"that is to be bought without money", "rail; you: money 30, birmingham_walsall, card:coal; automa: " + mines, "network birmingham_oxford card:coal",
			func(s *engine.State) {
				bare("dudley.1", "tamworth.1")(s)
				s.Players[0].Money = 0
			}, "players[0]: money: £1 are still due, £0 are there (B8.5)"},
		{"that has no beer to come", "rail; you: money 30, birmingham_walsall, card:coal; automa: " + mines, "network birmingham_oxford card:coal",
			func(s *engine.State) { s.Pending.Beer = 1 }, "pending: beer: nothing of the kind belongs here (B8.5)"},
		{"coal for the second, with the last barrel", "rail; you: money 30, birmingham_walsall, brewery2@stone.1=1, card:coal; automa: " + mines,
			"network birmingham_oxford card:coal coal:dudley.1; network birmingham_worcester", bare("stone.1"), "pending: beer: no brewery can serve the link (B8.5)"},
		{"that has its beer to come", "rail; you: money 30, birmingham_walsall, brewery2@stone.1=1, card:coal; automa: " + mines,
			"network birmingham_oxford card:coal coal:dudley.1; network birmingham_worcester",
			func(s *engine.State) { s.Pending.Beer = 0 }, "pending: beer: 0 is not from 1 to 1 (B8.5)"},
		{"coal for a third", "rail; you: money 30, birmingham_walsall, brewery2@stone.1=1, card:coal; automa: " + mines,
			"network birmingham_oxford card:coal coal:dudley.1; network birmingham_worcester",
			func(s *engine.State) { s.Pending.Count = 2 }, "pending: count: 2 is not from 0 to 1 (B8.5)"},
		{"coal for a third with two barrels to come", "rail; you: money 30, birmingham_walsall, brewery2@stone.1=1, card:coal; automa: " + mines,
			"network birmingham_oxford card:coal coal:dudley.1; network birmingham_worcester",
			func(s *engine.State) { s.Pending.Beer, s.Pending.Count = 2, 2 }, "pending: beer: 2 is not from 1 to 1 (B8.5)"},
		{"after one link, not two", "rail; you: money 30, brewery2@burton-on-trent.2=1, card:coal; automa: coal2@tamworth.1=2, coal2@tamworth.2=2",
			"network burton-on-trent_tamworth card:coal coal:tamworth.1; network birmingham_tamworth",
			func(s *engine.State) {
				s.Players[0].Links &^= 1 << notation.LineNamed(board.Game, "burton-on-trent_tamworth")
			},
			"pending: line: the actor's link does not lie there as placed (B8.5)"},
		{"beer for the second", "rail; you: money 30, birmingham_walsall, coal2@dudley.1=3, birmingham_dudley, " + barrels + ", card:coal",
			"network birmingham_oxford card:coal; network birmingham_worcester", func(s *engine.State) { s.Pending.Count = 0 }, "pending: count: 0 is not from 1 to 1 (B8.5)"},
		{"the first line of the list", "rail; you: money 30, birmingham_walsall, derby_nottingham, brewery2@stone.1=1, card:coal; automa: coal2@belper.2=2",
			"network belper_derby card:coal", func(s *engine.State) { s.Pending.Count = 2 }, "pending: count: 2 is not from 1 to 1 (B8.5)"},
		{"beer for a sale", sale, "sell worcester.1 to:gloucester.1 card:coal", func(s *engine.State) { s.Pending.Beer = 2 }, "pending: beer: 2 is not from 1 to 1 (B12.3)"},
		{"to a merchant that is connected", sale, "sell worcester.1 to:gloucester.1 card:coal",
			func(s *engine.State) {
				s.Players[0].Links &^= 1 << notation.LineNamed(board.Game, "gloucester_worcester")
			},
			"pending: merchant: no connected merchant that takes cotton (B12.2)"},
		{"to a merchant that takes it", sale, "sell worcester.1 to:gloucester.1 card:coal",
			func(s *engine.State) { s.Pending.Merchant = notation.MerchantNamed(board.Game, "gloucester.2") },
			"pending: merchant: no connected merchant that takes cotton (B12.2)"},
		{"a bonus tile of a merchant that gives money", "you: manufacturer2@birmingham.2, birmingham_oxford, brewery1@farm-north, card:coal, card:dudley",
			"sell birmingham.2 to:oxford.1 card:coal", func(s *engine.State) {
				s.Decision, s.Pending.Beer, s.Pending.Bonus = engine.ChooseBonus, 0, true
				s.Merchants[s.Pending.Merchant].Beer = false
			}, "pending: bonus: this merchant's barrel does not remove a tile now (B12.6)"},
		{"with nothing to spare", "you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@farm-north, card:coal, card:dudley",
			"sell birmingham.2 to:oxford.1 card:coal", bare("farm-north"), "pending: beer: the sources have fewer than 2 barrels (B12.5)"},
		{"of a brewery that is empty", sale, "sell worcester.1 to:gloucester.1 card:coal", func(s *engine.State) {
			s.Pending.Space = notation.SpaceNamed(board.Game, "farm-north")
			s.Tiles[s.Pending.Space].Cubes = 0
		}, "tiles: farm-north.1: brewery 1 is empty but not flipped (B6.6)"},
		{"M39: the Automa is asked, though there is nothing to choose", "rail; coal 5; turn automa; automa: birmingham_oxford", "network birmingham_dudley",
			func(s *engine.State) { s.Pending.Count = 2 }, "pending: count: 2 is not from 1 to 1 (B8.5)"},
		{"of a tile of the actor's", sale, "sell worcester.1 to:gloucester.1 card:coal", bare("worcester.1"),
			"pending: space: there is no tile of the actor to be sold (B12.1)"},
		{"another sale", sale, "sell worcester.1 to:gloucester.1 card:coal beer:farm-north", func(s *engine.State) { s.Pending.Count = 0 },
			"pending: count: 0 is not from 1 to 1 (B12.3)"},
		{"more than were sold", sale + ", cotton1@birmingham.1", "sell worcester.1 to:gloucester.1 card:coal beer:farm-north", func(s *engine.State) { s.Pending.Count = 2 },
			"pending: count: 2 is not from 1 to 1 (B12.3)"},
		{"a bonus tile", sale, "sell worcester.1 to:gloucester.1 card:coal beer:gloucester.1", func(s *engine.State) { s.Pending.Beer = 1 },
			"pending: beer: nothing of the kind belongs here (B12.3)"},
		{"cards for a scout", scouts, "scout card:coal", func(s *engine.State) { s.Pending.Count = 2 }, "pending: count: 2 is not from 0 to 1 (B10.1)"},
		{"a third card", scouts, "scout card:coal discard:iron", func(s *engine.State) {
			for p := &s.Players[0]; p.HandLen() < 7; s.Draw-- {
				top := s.Aside + s.Draw - 1
				p.Hand[p.HandLen()], s.Deck[top] = s.Deck[top], 0
			}
		}, "players[0]: hand: 7 cards, 2 of 8 are discarded already (B2.3)"},
		{"without a wild location", scouts, "scout card:coal", taken("wild-location"), "players[0]: hand: nobody scouts with a wild card (B10.2)"},
		{"without a wild industry", scouts, "scout card:coal", taken("wild-industry"), "players[0]: hand: nobody scouts with a wild card (B10.2)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position)
			board.Play(t, &s, c.play)
			sameAfterText(t, &s)
			before := s
			c.spoil(&s)
			if got := fmt.Sprint(position.Restore(board.Game, &s)); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
			if err := position.Restore(board.Game, &before); err != nil {
				t.Errorf("as it was: %v", err)
			}
		})
	}
}

// B3.2, B4.7: when a debt can be owed, and when a game is over.
func TestRestore_TheEndOfAnEra(t *testing.T) {
	debt := func(sketch string) engine.State {
		s := board.Position(t, sketch+"; p0: income 4, money 0, cotton2@worcester.1, cotton2@kidderminster.2; turn p1; actions 1")
		board.Make(t, &s, engine.Choice{Verb: engine.Pass, Card: s.Players[1].Hand[0]})
		return s
	}
	over := func(o engine.Options) engine.State {
		s, _ := board.Begin(t, o, 3)
		board.Passing(t, &s, func() bool { return false })
		return s
	}
	for _, c := range []struct {
		name  string
		state engine.State
		spoil func(*engine.State)
		want  string
	}{
		{"£1 is owed", debt("seats 2; rail; round 4"), func(s *engine.State) { s.Debt = 1 }, "<nil>"},
		{"the Automa owes nothing (M2)", debt("rail; round 4"), func(s *engine.State) { s.Actor, s.Collecting, s.Debt = 1, 2, 1 },
			"collecting: it is not the income of seat 1 that is collected (B3.2)"},
		{"£1 is owed amid a round", debt("seats 2; rail; round 4"), func(s *engine.State) { s.Turn = 0 },
			"turn: a turn is under way, so the round is not over (B3.1)"},
		{"£1 is owed with an action left", debt("seats 2; rail; round 4"), func(s *engine.State) { s.ActionsLeft = 1 },
			"turn: a turn is under way, so the round is not over (B3.1)"},
		{"£1 is owed by who has no cards", debt("seats 2; rail; round 4"), func(s *engine.State) { rulestest.Away(&s.Players[0], s.Players[0].Hand[:]) },
			"players[0]: hand: empty, while 8 cards can be drawn (B2.4)"},
		{"after the last round of the Canal Era", debt("seats 2; round 10"), rulestest.NoCards, "<nil>"},
		{"not after the last of the Rail Era", debt("seats 2; rail; round 9"), rulestest.NoCards, "debt: there is no income after the last round of the game (B3.2)"},
		{"nor of the introductory game", debt("seats 2; intro; round 9"), rulestest.NoCards, "debt: there is no income after the last round of the game (B3.2)"},
		{"the game is over", over(engine.Options{Seats: 2}), func(*engine.State) {}, "<nil>"},
		{"the introductory game is over", over(engine.Options{Seats: 3, Introductory: true}), func(*engine.State) {}, "<nil>"},
		{"nothing is owed then", over(engine.Options{Seats: 2}), func(s *engine.State) { s.Debt = 1 }, "debt: nobody owes anything after the game (B3.2)"},
		{"no card is left then", over(engine.Options{Seats: 2}), func(s *engine.State) {
			for c := range s.Players[1].Discards {
				if s.Players[1].Discards[c] > 0 {
					s.Players[1].Discards[c]--
					s.Players[1].Hand[0] = engine.Card(c)
					return
				}
			}
		}, "decision: the game is not over while there are cards in hands or to draw (B2.1)"},
		{"no action is left then", over(engine.Options{Seats: 2}), func(s *engine.State) { s.ActionsLeft = 1 },
			"turn: a turn is under way, so the round is not over (B3.1)"},
		{"not with the Canal Era", over(engine.Options{Seats: 3, Introductory: true}), func(s *engine.State) { s.Introductory = false },
			"era: the game does not end with the Canal Era (B2.1)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := c.state
			c.spoil(&s)
			if got := fmt.Sprint(position.Restore(board.Game, &s)); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
}

// M3, M83: the human is first, but for turn order by spending. B4.5, M5: a card lies face down in the Canal Era of other games only.
func TestRestore_OrderAndFaceDown(t *testing.T) {
	for _, c := range []struct {
		name, position string
		spoil          func(*engine.State)
		want           string
	}{
		{"two actions in the very first round", "seats 2; round 1", func(s *engine.State) { s.ActionsLeft = 2 }, "actions_left: 2 is not from 1 to 1 (B2.2)"},
		{"two in the first round of rails", "seats 2; rail; round 1", func(s *engine.State) { s.ActionsLeft = 2 }, "<nil>"},
		{"a mat with holes, of a player (B7.2)", "seats 2", func(s *engine.State) { s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 2")] = 0 },
			"players[1]: mat: cotton 1 is still there, but cotton 2 was taken before it (B7.2)"},
		{"a level left behind by the Automa", "automa: cotton2@worcester.1", func(s *engine.State) { s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 1")] = 1 },
			"players[1]: mat: cotton 1 is still there, but cotton 2 was taken before it (B7.2)"},
		{"a mat with holes, the Automa's (M4)", "", func(s *engine.State) { s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 2")] = 0 }, "<nil>"},
		{"solo with three seats", "seats 3", func(s *engine.State) { s.Solo = true }, "seats: solo play has 2 seats, not 3 (M1)"},
		{"a gap among the cards put aside", "", func(s *engine.State) { s.Deck[0] = 0 }, "aside: there is no card 0 (B1.1)"},
		{"one obsolete tile on the Automa's mat", "rail", func(s *engine.State) { s.Players[1].Mat[notation.TileNamed(board.Game, "cotton 1")] = 1 },
			"players[1]: mat: cotton 1 leaves the Automa's mat with the Canal Era (M80)"},
		{"the Automa first", "turn automa", func(s *engine.State) { s.Order, s.Turn = [4]engine.Seat{1, 0}, 0 }, "order: the human has the first turn of every round (M3)"},
		{"the Automa first by spending", "spending", func(s *engine.State) { s.Order, s.Actor = [4]engine.Seat{1, 0}, 1 }, "<nil>"},
		{"every card in the pile", "seats 4", func(s *engine.State) {
			for seat := range s.Players {
				p := &s.Players[seat]
				for _, c := range append(p.Hand[:], p.FaceDown) {
					if c != 0 {
						s.Deck[s.Draw] = c
						s.Draw++
					}
				}
				for c, n := range p.Discards {
					for ; n > 0; n-- {
						s.Deck[s.Draw] = engine.Card(c)
						s.Draw++
					}
				}
				p.Hand, p.Discards, p.FaceDown = [engine.HandSize]engine.Card{}, [engine.MaxCards]uint8{}, 0
			}
		}, "players[0]: hand: without a card there is no action (B2.3)"},
		{"a bonus tile after a sale without beer", "you: manufacturer3@redditch.1, gloucester_redditch; merchants: gloucester.1=all-dry", func(s *engine.State) {
			s.Decision, s.Pending = engine.ChooseBonus, engine.Pending{Verb: engine.Sell, Space: notation.SpaceNamed(board.Game, "redditch.1"),
				Merchant: notation.MerchantNamed(board.Game, "gloucester.1"), Bonus: true, Beer: 1}
		}, "pending: beer: nothing of the kind belongs here (B12.3)"},
		{"the Automa scouts", "turn automa", func(s *engine.State) { s.Decision, s.Pending.Verb = engine.ChooseDiscard, engine.Scout },
			"pending: the Automa never scouts (M18)"},
		{"the Automa chooses the tile of a bonus", "turn automa; automa: cotton1@worcester.1, gloucester_worcester; merchants: gloucester.1=cotton-a-dry",
			func(s *engine.State) {
				s.Decision, s.Pending = engine.ChooseBonus, engine.Pending{Verb: engine.Sell, Space: notation.SpaceNamed(board.Game, "worcester.1"),
					Merchant: notation.MerchantNamed(board.Game, "gloucester.1"), Bonus: true}
			}, "pending: bonus: this merchant's barrel does not remove a tile now (B12.6)"},
		{"another first", "seats 2", func(s *engine.State) { s.Order, s.Actor = [4]engine.Seat{1, 0}, 1 }, "<nil>"},
		{"face down in the Rail Era", "seats 2; rail", func(s *engine.State) { s.Players[1].FaceDown = s.Players[1].Hand[0] },
			"players[1]: face_down: there is no such card in this game and era (B4.5, M5)"},
		{"face down in solo play", "", func(s *engine.State) { s.Players[0].FaceDown = s.Players[0].Hand[0] },
			"players[0]: face_down: there is no such card in this game and era (B4.5, M5)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position)
			c.spoil(&s)
			if got := fmt.Sprint(position.Restore(board.Game, &s)); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
			if _, err := position.Marshal(board.Game, &s); fmt.Sprint(err) != c.want {
				t.Errorf("it is written: %v\nwant %s", err, c.want)
			}
		})
	}
}

// What Start refuses: B1.1, M1, M83, M4.
func TestStart_Refused(t *testing.T) {
	tooMany := board.FullSet()
	tooMany[notation.TileNamed(board.Game, "coal 2")]++
	for _, c := range []struct {
		options engine.Options
		want    string
	}{
		{engine.Options{Seats: 1}, "a game has 2 to 4 seats, not 1 (B1.1)"},
		{engine.Options{Seats: 5}, "a game has 2 to 4 seats, not 5 (B1.1)"},
		{engine.Options{Seats: 3, Solo: true}, "solo play has 2 seats, not 3 (M1)"},
		{engine.Options{Seats: 2, SpendingOrder: true}, "turn order by spending is an option of solo play only (M83)"},
		{engine.Options{Seats: 2, Solo: true, AutomaMat: tooMany}, "the Automa's mat has 3 tiles of coal 2, the full set 2 (M4)"},
		{engine.Options{Seats: 2, Solo: true, SpendingOrder: true, AutomaMat: board.FullSet()}, "<nil>"},
	} {
		if _, err := board.Start(c.options, 1, nil); fmt.Sprint(err) != c.want {
			t.Errorf("%+v: %v, want %s", c.options, err, c.want)
		}
	}
}

func TestSets(t *testing.T) {
	rulestest.Same(t, "the first of no spaces", engine.SpaceSet(0).First(), 0)
	rulestest.Same(t, "of no lines", engine.LineSet(0).First(), 0)
	rulestest.Same(t, "of no locations", engine.LocationSet(0).First(), 0)
	rulestest.Same(t, "nothing but none", fmt.Sprint(engine.SpaceSet(1).Rest(), engine.LineSet(1).Rest(), engine.LocationSet(1).Rest()), "0 0 0")
	spaces := engine.SpaceSet(0).With(5).With(63)
	rulestest.Same(t, "spaces", fmt.Sprint(spaces.First(), spaces.Rest().First(), spaces.Rest().Rest(), spaces.Len(), spaces.Has(5), spaces.Has(6)), "5 63 0 2 true false")
	lines := engine.LineSet(0).With(1).With(40)
	rulestest.Same(t, "lines", fmt.Sprint(lines.First(), lines.Rest().First(), lines.Rest().Rest(), lines.Len(), lines.Has(40), lines.Has(0)), "1 40 0 2 true false")
	for set, want := range map[engine.IndustrySet]engine.Industry{0: 0, engine.IndustrySet(0).With(engine.Cotton): engine.Cotton,
		engine.IndustrySet(0).With(engine.Shipyard): engine.Shipyard, engine.IndustrySet(0).With(engine.Cotton).With(engine.CoalMine): 0} {
		rulestest.Same(t, "the only industry", set.Only(), want)
	}
	locations := engine.LocationSet(0).With(1).With(31)
	rulestest.Same(t, "locations", fmt.Sprint(locations.First(), locations.Rest().First(), locations.Rest().Rest(), locations.Len(), locations.Has(31), locations.Has(2)), "1 31 0 2 true false")
}
