package engine_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// Traps 2 and 6: 10, 9 and 8 rounds in both eras. Without the face-down card the Canal Era would be a round too long.
func TestB2_1_RoundsOfAnEra(t *testing.T) {
	for seats, rounds := range map[int]int16{2: 10, 3: 9, 4: 8} {
		s, _ := board.Begin(t, engine.Options{Seats: seats}, 11)
		turns := map[engine.Era]int{}
		last := map[engine.Era]int16{engine.Canal: 1}
		era := engine.Canal
		for _, e := range board.Passing(t, &s, func() bool { return false }) {
			switch e.Kind {
			case engine.EraBegan:
				era = engine.Era(e.Amount)
			case engine.RoundBegan:
				last[era] = e.Amount
			case engine.TurnEnded:
				turns[era]++
			}
		}
		for _, era := range []engine.Era{engine.Canal, engine.Rail} {
			rulestest.Same(t, fmt.Sprint(seats, " players, rounds of era ", era), last[era], rounds)
			rulestest.Same(t, fmt.Sprint(seats, " players, turns of era ", era), turns[era], seats*int(rounds))
		}
		rulestest.Same(t, "Rounds", board.Rounds(seats), int(rounds))
	}
}

func TestB2_2_ActionsOfATurn(t *testing.T) {
	for _, c := range []struct {
		era   engine.Era
		round uint8
		want  uint8
	}{{engine.Canal, 1, 1}, {engine.Canal, 2, 2}, {engine.Rail, 1, 2}, {engine.Rail, 10, 2}} {
		rulestest.Same(t, fmt.Sprint(c.era, c.round), board.Actions(&engine.State{Era: c.era, Round: c.round}), c.want)
	}
}

// Trap 6: a Scout costs one card net, so it changes nothing about the length of an era.
func TestB2_1_ScoutDoesNotChangeTheEra(t *testing.T) {
	s, _ := board.Begin(t, engine.Options{Seats: 2, Introductory: true}, 2)
	scouts := 0
	for s.Decision != engine.GameOver {
		c := engine.Choice{Verb: engine.Scout, Card: s.Players[s.Actor].Hand[0]}
		switch {
		case s.Decision == engine.ChooseDiscard:
			c = board.Choices(&s, nil)[0]
		case !board.Why(&s, c).OK():
			c.Verb = engine.Pass
			for _, held := range s.Players[s.Actor].Hand {
				if id := cardID(held); id == "wild-location" || id == "wild-industry" {
					c.Card = held // so that the next scout is allowed
				}
			}
		default:
			scouts++
		}
		board.Make(t, &s, c)
	}
	rulestest.Same(t, "rounds", s.Round, 10)
	if scouts < 10 {
		t.Errorf("only %d scouts", scouts)
	}
}

// Trap 4: one action only in the first round of the Canal Era; the first of the Rail Era has two.
func TestB2_2_TwoActionsButOneInTheFirstRound(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		s, _ := board.Begin(t, engine.Options{Seats: seats}, 4)
		for place := range seats {
			rulestest.Same(t, "turn of", s.Actor, s.Order[place])
			board.Table(t, &s, "canal; round 1; actions 1")
			board.Play(t, &s, "pass card:"+cardID(s.Players[s.Actor].Hand[0]))
		}
		for _, want := range []string{"canal; round 2", "rail; round 1"} {
			board.Passing(t, &s, func() bool { return want == "canal; round 2" || s.Era == engine.Rail })
			for place := range seats {
				board.Table(t, &s, want)
				for left := 2; left > 0; left-- {
					rulestest.Same(t, "turn of", s.Actor, s.Order[place])
					board.Table(t, &s, fmt.Sprint("actions ", left))
					board.Play(t, &s, "pass card:"+cardID(s.Players[s.Actor].Hand[0]))
				}
			}
		}
	}
}

// An action is compulsory: whoever wants to do nothing passes. What is asked must be answered.
func TestB2_2_OnlyWhatIsAsked(t *testing.T) {
	runTries(t, []try{
		{"an action is compulsory", "you: card:leek, card:stone; seats 3", "done", engine.MustChoose, "B2.2"},
		{"the second too", "seats 3; you: card:leek, card:stone", "pass card:leek; done", engine.MustChoose, "B2.2"},
		{"no source is asked for", "you: coal1@dudley.1", "coal:dudley.1", engine.NotAsked, "B2.2"},
		{"no bonus is asked for", "you: card:dudley", "bonus:coal", engine.NotAsked, "B2.2"},
		{"no discard is asked for", "you: card:dudley", "discard:dudley", engine.NotAsked, "B2.2"},
		{"no other action in the middle of one",
			"iron 8; you: money 30, card:dudley, card:coal", "develop cotton card:dudley; pass card:coal", engine.NotAsked, "B2.2"},
		{"after the game", "rail; round 10; you: card:dudley, card:coal",
			"pass card:dudley; pass card:coal; done; pass card:coal", engine.GameIsOver, "B4.6"},
	})
}

// B2.3: without a card there is no action, so the turn ends with the last one, and the round if it was the last turn.
func TestB2_3_TheLastCardEndsTheTurn(t *testing.T) {
	s := board.Position(t, "seats 2; round 3; p0: card:coal; p1: card:iron")
	board.Play(t, &s, "pass card:coal")
	board.Table(t, &s, "round 3; turn p1; actions 2")
	s = board.Position(t, "seats 2; round 3; p0: income 0, money 0, coal1@dudley.1!, iron1@redditch.2!, cotton1@worcester.1!; turn p1; p1: card:coal")
	board.Play(t, &s, "pass card:coal")
	board.Table(t, &s, "round 3; asks give-up; actions 0; debt 10")
}

func TestB2_3_EveryActionDiscardsOneCard(t *testing.T) {
	// Each plays with the same hand of eight; then seven are held, and the card is open on the discard pile.
	hand := "card:dudley, card:cannock, card:worcester, card:worcester, card:coal, card:iron, card:brewery, card:redditch"
	cases := []struct{ name, position, play, card string }{
		{"build", "you: ", "build coal@dudley.1 card:dudley", "dudley"},
		{"network", "you: ", "network birmingham_oxford card:coal", "coal"},
		{"develop", "you: ", "develop cotton card:iron; done", "iron"},
		{"sell", "you: cotton1@worcester.1, gloucester_worcester, ", "sell worcester.1 to:gloucester.1 card:redditch; bonus:coal",
			"redditch"},
		{"loan", "you: ", "loan card:brewery", "brewery"},
		{"pass", "you: ", "pass card:worcester", "worcester"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := board.Position(t, c.position+hand)
			discards := s.Players[0].Discards[board.Card(t, c.card)]
			log := board.Play(t, &s, c.play)
			board.Table(t, &s, "actions 1; you: hand 7")
			rulestest.Same(t, "discarded", s.Players[0].Discards[board.Card(t, c.card)], discards+1)
			rulestest.Same(t, "discards told", len(rulestest.Order(log, engine.Discarded, engine.WildReturned)), 1)
		})
	}
	t.Run("two rail links, two developments and two sales take one card", func(t *testing.T) {
		for _, c := range []struct{ position, play string }{
			{"rail; you: money 60, birmingham_oxford, brewery2@farm-north, ",
				"network birmingham_dudley card:coal; network birmingham_coventry"},
			{"you: money 60, ", "develop cotton card:iron; develop cotton"},
			{"rail; you: cotton2@worcester.1, cotton2@worcester.2, gloucester_worcester, brewery2@farm-north, ",
				"sell worcester.1 to:gloucester.1 card:redditch beer:farm-north; sell worcester.2 to:gloucester.1 beer:farm-north"},
		} {
			s := board.Position(t, c.position+hand)
			log := board.Play(t, &s, c.play)
			board.Table(t, &s, "actions 1; you: hand 7")
			rulestest.Same(t, "discards told", len(rulestest.Order(log, engine.Discarded, engine.WildReturned)), 1)
		}
	})
	t.Run("scout discards two more", func(t *testing.T) {
		s := board.Position(t, "you: "+hand)
		log := board.Play(t, &s, "scout card:coal discard:iron discard:dudley")
		board.Table(t, &s, "wild 3 3; you: hand 7, holds cannock worcester worcester brewery redditch wild-location wild-industry")
		rulestest.Same(t, "discards told", len(rulestest.Order(log, engine.Discarded)), 3)
	})
	t.Run("wild cards go back to their piles", func(t *testing.T) { // trap 50
		s := board.Position(t, "you: card:wild-location, card:wild-industry, card:coal")
		board.Table(t, &s, "wild 3 3")
		board.Play(t, &s, "pass card:wild-industry")
		board.Table(t, &s, "wild 3 4")
		board.Play(t, &s, "build coal@cannock.2 card:wild-location")
		board.Table(t, &s, "wild 4 4")
		rulestest.Same(t, "wild cards among the discards", s.Players[0].Discards[board.Card(t, "wild-location")]+
			s.Players[0].Discards[board.Card(t, "wild-industry")], 0)
	})
	runTries(t, []try{
		{"a card that is not held", "you: card:dudley", "pass card:coal", engine.CardNotHeld, "B2.3: card coal"},
		{"a card already played", "you: card:dudley, card:coal", "pass card:coal; pass card:coal", engine.CardNotHeld,
			"B2.3: card coal"},
		{"no card", "you: card:dudley", "pass", engine.NoSuchThing, "B2.3"},
		{"build without a card", "you: card:dudley", "build coal@dudley.1", engine.NoSuchThing, "B2.3"},
		{"loan with a card not held", "you: card:dudley", "loan card:coal", engine.CardNotHeld, "B2.3: card coal"},
		{"network with a card not held", "you: card:dudley", "network birmingham_oxford card:coal", engine.CardNotHeld, "B2.3: card coal"},
		{"a card for a second part", "you: card:dudley, card:coal", "develop cotton card:dudley; develop cotton card:coal",
			engine.NoCardNeeded, "B2.3: card coal"},
		{"the second part without", "you: money 30, card:dudley, card:coal", "develop cotton card:dudley; develop cotton",
			allowed, "you: holds coal"},
	})
}

// Trap 5: the hand is refilled after the turn, not after each action.
func TestB2_4_RefillAfterTheTurn(t *testing.T) {
	s := board.Position(t, "seats 2; round 3")
	board.Table(t, &s, "p0: hand 8")
	draw := s.Draw
	s0 := s.Players[0].Hand
	board.Play(t, &s, "pass card:"+cardID(s0[0]))
	board.Table(t, &s, "turn p0; p0: hand 7")
	rulestest.Same(t, "cards to draw", s.Draw, draw)
	log := board.Play(t, &s, "pass card:"+cardID(s0[1]))
	board.Table(t, &s, "turn p1; p0: hand 8")
	rulestest.Same(t, "cards to draw", s.Draw, draw-2)
	rulestest.Same(t, "draws told", len(rulestest.Order(log, engine.Drew)), 2)

	t.Run("a smaller hand is filled to eight", func(t *testing.T) {
		s := board.Position(t, "seats 2; round 3; p0: card:dudley, card:coal")
		board.Play(t, &s, "pass card:dudley; pass card:coal")
		board.Table(t, &s, "p0: hand 8")
	})
	t.Run("as long as there are cards", func(t *testing.T) {
		// After round 7 of 10 two players have 12 actions left: 16 cards in hands cannot be, so the pile is empty early.
		s := board.Position(t, "seats 2; round 9; p0: card:dudley, card:coal, card:iron, card:iron; p1: card:coventry, card:coventry, card:brewery, card:brewery")
		board.Table(t, &s, "draw 0")
		board.Play(t, &s, "pass card:dudley; pass card:coal")
		board.Table(t, &s, "turn p1; p0: hand 2")
	})
}

func TestB2_5_MoneySpentIsRemembered(t *testing.T) {
	runTries(t, []try{
		{"a tile", "you: card:dudley", "build coal@dudley.1 card:dudley", allowed, "you: money 12, spent 5"},
		{"a tile with coal and iron from the markets", // cotton3: £16, a coal at £1, an iron at £2
			"you: money 30, mat cotton 0 0 3 3, gloucester_worcester, card:worcester", "build cotton@worcester.1 card:worcester",
			allowed, "you: money 11, spent 19"},
		{"a canal link", "you: card:dudley", "network birmingham_oxford card:dudley", allowed, "you: money 14, spent 3"},
		{"two rail links with market coal", // £15, coal at £1 and £2
			"rail; coal 13; you: money 30, birmingham_oxford, brewery2@farm-north, card:dudley, card:coal",
			"network birmingham_dudley card:dudley; network birmingham_coventry", allowed, "you: money 12, spent 18"},
		{"a development with market iron", "you: card:dudley, card:coal", "develop cotton card:dudley; develop cotton", allowed,
			"you: money 13, spent 4"},
		{"actions add up", "you: card:dudley, card:coal", "build coal@dudley.1 card:dudley; network birmingham_dudley card:coal",
			allowed, "turn p1; you: money 9, spent 8"},
		{"a loan takes nothing away (trap 49)", "you: card:dudley, card:coal", "build coal@dudley.1 card:dudley; loan card:coal",
			allowed, "you: money 42, spent 5"},
		{"a sale to the market neither", // an iron works: £5 and a coal for £1, two iron sold at £1
			"you: birmingham_oxford, card:birmingham", "build iron@birmingham.3 card:birmingham", allowed,
			"iron 10; you: money 13, spent 6, iron1@birmingham.3=2"},
		{"a bonus neither (trap 49)",
			"seats 3; merchants: warrington.1=cotton-a; you: cotton1@stoke-on-trent.1, stoke-on-trent_warrington, spent 9, card:leek, card:stone; p1: card:coal; p2: card:iron",
			"sell stoke-on-trent.1 to:warrington.1 card:leek", allowed, "you: money 22, spent 9"},
		{"passing spends nothing", "you: card:dudley, spent 4", "pass card:dudley", allowed, "you: spent 4"},
	})
	t.Run("forgotten after the round; a negative income is not spending", func(t *testing.T) {
		s := board.Position(t, "seats 2; round 3; turn p1; actions 1; p0: income 7, money 10, spent 5; p1: spent 3, card:dudley")
		board.Play(t, &s, "pass card:dudley")
		board.Table(t, &s, "round 4; order p1 p0; p0: money 7, spent 0; p1: spent 0")
	})
}

func TestB2_6_TheSameActionTwice(t *testing.T) {
	hand := "you: money 60, card:dudley, card:coal, card:cannock, card:iron"
	for _, plays := range []string{
		"pass card:dudley; pass card:coal",
		"loan card:dudley; loan card:coal",
		"build coal@dudley.1 card:dudley; build coal@cannock.2 card:cannock",
		"network birmingham_oxford card:dudley; network birmingham_dudley card:coal",
		"develop cotton card:dudley; develop cotton; develop cotton card:coal; develop cotton",
	} {
		s := board.Position(t, hand)
		board.Play(t, &s, plays)
		board.Table(t, &s, "turn p1")
	}
	runTries(t, []try{
		{"four rail links in a turn",
			"rail; you: money 60, brewery2@farm-north=2, birmingham_oxford, card:dudley, card:coal, card:cannock",
			"network birmingham_dudley card:dudley; network birmingham_walsall; network birmingham_coventry card:coal; network birmingham_nuneaton",
			allowed, "turn p1; you: links 9, brewery2@farm-north!"},
		{"two sales, each an action",
			"you: cotton1@worcester.1, cotton1@kidderminster.1, gloucester_worcester, farm-south_kidderminster_worcester, brewery1@farm-south, card:dudley, card:coal",
			"sell worcester.1 to:gloucester.1 card:dudley beer:gloucester.1 bonus:coal; done; sell kidderminster.1 to:gloucester.1 card:coal",
			allowed, "you: cotton1@worcester.1!, cotton1@kidderminster.1!"},
	})
}

// Trap 7: the least spender goes first, ties keep their order, and market purchases count.
func TestB3_1_LeastSpenderFirst(t *testing.T) {
	for _, c := range []struct{ name, spent, want string }{
		{"ascending", "20 5 11 8", "order p1 p3 p2 p0"},
		{"descending", "9 8 7 6", "order p3 p2 p1 p0"},
		{"all alike", "5 5 5 5", "order p0 p1 p2 p3"},
		{"nothing spent", "0 0 0 0", "order p0 p1 p2 p3"},
		{"two ties", "7 3 7 3", "order p1 p3 p0 p2"},
		{"the last ties with the first", "4 9 1 4", "order p2 p0 p3 p1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var n [4]int
			if _, err := fmt.Sscan(c.spent, &n[0], &n[1], &n[2], &n[3]); err != nil {
				t.Fatal(err)
			}
			s := board.Position(t, fmt.Sprintf("seats 4; round 3; turn p3; actions 1; p0: spent %d; p1: spent %d; p2: spent %d; p3: spent %d, card:leek",
				n[0], n[1], n[2], n[3]))
			log := board.Play(t, &s, "pass card:leek")
			board.Table(t, &s, "round 4; "+c.want+"; p0: spent 0; p3: spent 0")
			rulestest.Same(t, "places told", len(rulestest.Order(log, engine.OrderSet)), 4)
			rulestest.Same(t, "the first begins", s.Actor, s.Order[0])
		})
	}
	t.Run("ties keep the order of the round, not of the seats", func(t *testing.T) {
		s := board.Position(t, "seats 3; round 3; turn p2; actions 1; p0: spent 5; p2: card:leek")
		board.Play(t, &s, "pass card:leek")
		board.Table(t, &s, "order p1 p2 p0")
		board.Passing(t, &s, func() bool { return s.Round == 5 })
		board.Table(t, &s, "order p1 p2 p0")
	})
	t.Run("what the last action buys counts", func(t *testing.T) {
		s := board.Position(t,
			"seats 2; round 3; turn p1; actions 1; iron 8; p0: spent 3; p1: spent 2, card:coal, card:dudley")
		board.Play(t, &s, "develop cotton card:coal; done")
		board.Table(t, &s, "order p0 p1")
	})
}

// Traps 8 and 10: income is the level, not the space; it comes after the new order, also after the last Canal round.
func TestB3_2_IncomeAtTheEndOfARound(t *testing.T) {
	levels := map[int]int{
		0: -10, 1: -9, 9: -1, 10: 0, 11: 1, 12: 1, 13: 2, 14: 2, 29: 10, 30: 10, 31: 11, 33: 11, 34: 12, 60: 20, 61: 21,
		64: 21, 65: 22, 93: 29, 96: 29, 97: 30, 99: 30,
	}
	for space, level := range levels {
		s := board.Position(t, fmt.Sprintf("seats 2; round 3; turn p1; actions 1; p0: money 20, income %d; p1: card:coal", space))
		board.Play(t, &s, "pass card:coal")
		board.Table(t, &s, fmt.Sprintf("round 4; p0: level %d, money %d, income %d; p1: money 17", level, 20+level, space))
	}
	t.Run("the new order first", func(t *testing.T) {
		s := board.Position(t, "seats 2; round 3; turn p1; actions 1; p0: income 20, spent 2; p1: income 20, card:coal")
		log := board.Play(t, &s, "pass card:coal")
		rulestest.Same(t, "events", rulestest.KindsOf(rulestest.Order(log, engine.OrderSet, engine.MoneyMoved)),
			rulestest.KindsOf([]engine.EventKind{engine.OrderSet, engine.OrderSet, engine.MoneyMoved, engine.MoneyMoved}))
		var paid []engine.Seat
		for _, e := range log {
			if e.Kind == engine.MoneyMoved {
				paid = append(paid, e.Seat)
			}
		}
		rulestest.Same(t, "who is paid, in turn order", fmt.Sprintf("%d", paid), "[1 0]")
	})
	last := "round 10; p0: income 30, money 5, card:dudley, card:coal; p1: income 5, money 20, card:iron, card:iron"
	passes := "pass card:dudley; pass card:coal; pass card:iron; pass card:iron"
	runTries(t, []try{
		{"after the last Canal round", "seats 2; " + last, passes, allowed, "rail; round 1; p0: money 15; p1: money 15"},
		{"not after the last Rail round, gained or paid", "seats 2; rail; " + last, passes, allowed,
			"asks over; p0: money 5; p1: money 20"},
		{"nor in the introductory board.Game, whose last round this is", "seats 2; intro; " + last, passes, allowed,
			"asks over; p0: money 5; p1: money 20"},
		{"but after the rounds before",
			"seats 2; intro; round 5; turn p1; actions 1; p0: income 30, money 5; p1: card:coal", "pass card:coal", allowed,
			"round 6; p0: money 15"},
	})
}

// owing is the end of a round in which seat 0 owes £10 less what money it has.
const owing = "seats 2; round 3; turn p1; actions 1; p1: card:coal; p0: income 0, "

// Trap 9: which tiles go is the player's choice.
func TestB3_3_ShortfallIsPaidWithTiles(t *testing.T) {
	runTries(t, []try{
		{"money first, no tile if it is enough", owing + "money 10, cotton1@worcester.1", "pass card:coal", allowed,
			"round 4; p0: money 0, cotton1@worcester.1"},
		{"which tile is asked", owing + "money 4, cotton1@worcester.1, coal1@dudley.1!", "pass card:coal", allowed,
			"asks give-up; turn p0; debt 6; p0: money 0, cotton1@worcester.1, coal1@dudley.1!"},
		{"half the cost, rounded down", // cotton1 £12: £6
			owing + "money 4, cotton1@worcester.1, coal1@dudley.1!", "pass card:coal; give-up worcester.1", allowed,
			"round 4; empty worcester.1; p0: money 0, coal1@dudley.1!"},
		{"it is the player's choice; £2 for a mine of £5, then the next", owing + "money 4, cotton1@worcester.1, coal1@dudley.1!",
			"pass card:coal; give-up dudley.1", allowed, "round 4; empty dudley.1; empty worcester.1; p0: money 2"},
		{"the excess is kept, and no more tiles go", owing + "money 9, cotton1@worcester.1, coal1@dudley.1!",
			"pass card:coal; give-up worcester.1", allowed, "round 4; p0: money 5, coal1@dudley.1!"},
		{"a flipped tile brings as much", owing + "money 4, cotton1@worcester.1!, coal1@dudley.1",
			"pass card:coal; give-up worcester.1", allowed, "round 4; p0: money 0, income 0"},
		{"the tile leaves the game with its cubes, income stays", owing + "money 9, coal1@dudley.1=2, cotton1@worcester.1!",
			"pass card:coal; give-up dudley.1", allowed,
			"round 4; empty dudley.1; coal 13; p0: money 1, income 0, mat coal 0 2 2 2"},
		{"only one tile: nothing to choose", owing + "money 5, cotton1@worcester.1", "pass card:coal", allowed,
			"round 4; empty worcester.1; p0: money 1"},
		{"links never", owing + "money 5, vp 9, birmingham_oxford", "pass card:coal", allowed,
			"round 4; p0: birmingham_oxford, money 0, vp 4"},
		{"a link is no tile to give up", owing + "money 4, birmingham_dudley, cotton1@worcester.1, coal1@dudley.1",
			"pass card:coal; give-up birmingham.1", engine.NotYourTile, "B3.3: space birmingham.1"},
		{"not another player's", owing + "money 4, cotton1@worcester.1, coal1@dudley.1; p1: iron1@redditch.2",
			"pass card:coal; give-up redditch.2", engine.NotYourTile, "B3.3: space redditch.2"},
		{"a pottery that cost nothing is not removed",
			owing + "money 4, cotton1@worcester.1, coal1@dudley.1, pottery2@coventry.1",
			"pass card:coal; give-up coventry.1", engine.BringsNothing, "B3.3: tile pottery2, space coventry.1"},
		{"and stays when nothing else does", owing + "money 4, vp 3, pottery2@coventry.1", "pass card:coal", allowed,
			"round 4; p0: pottery2@coventry.1, vp 0, money 0"},
		{"nothing else may be done meanwhile", owing + "money 4, cotton1@worcester.1, coal1@dudley.1, card:iron",
			"pass card:coal; loan card:iron", engine.NotAsked, "B2.2"},
		{"no end before the debt is covered", owing + "money 4, cotton1@worcester.1, coal1@dudley.1",
			"pass card:coal; done", engine.NotAsked, "B2.2"},
		{"a debtor later in the order", "seats 3; round 3; turn p2; actions 1; p0: income 0, money 4, spent 9, cotton1@worcester.1, coal1@dudley.1; p1: income 0, money 9, iron1@redditch.2, brewery1@farm-south; p2: card:brewery",
			"pass card:brewery; give-up redditch.2", allowed, "asks give-up; turn p0; debt 6; p1: money 1, brewery1@farm-south=1"},
	})
	rulestest.Same(t, "every own tile that brings money may be given up", func() string {
		s := board.Position(t, owing+"money 4, cotton1@worcester.1, coal1@dudley.1!, pottery2@coventry.1, birmingham_oxford; p1: iron1@redditch.2")
		board.Play(t, &s, "pass card:coal")
		return board.Asked(&s)
	}(), "give-up coal@dudley.1, give-up cotton@worcester.1")
}

func TestB3_4_ThenOneVPForEachPound(t *testing.T) {
	runTries(t, []try{
		{"£6 missing, 6 VP", owing + "money 4, vp 20", "pass card:coal", allowed, "round 4; p0: money 0, vp 14"},
		{"what tiles do not cover", owing + "money 2, vp 20, cotton1@worcester.1", "pass card:coal", allowed,
			"round 4; empty worcester.1; p0: money 0, vp 18"},
		{"never below 0", owing + "money 4, vp 5", "pass card:coal", allowed, "round 4; p0: money 0, vp 0"},
		{"nor from 0", owing + "money 0, vp 0", "pass card:coal", allowed, "round 4; p0: money 0, vp 0; debt 0"},
		{"no VP while a tile brings money", owing + "money 9, vp 20, cotton1@worcester.1", "pass card:coal", allowed,
			"round 4; p0: money 5, vp 20"},
	})
}

func TestB3_5_TilesAreNotSoldOffOtherwise(t *testing.T) {
	runTries(t, []try{
		{"in a turn", "you: money 0, coal1@dudley.1, card:leek; seats 3", "give-up dudley.1", engine.NotAsked, "B2.2"},
		{"in the middle of an action", "seats 2; p0: money 4, cotton1@worcester.1, coal1@dudley.1, card:iron, card:coal",
			"develop cotton card:iron; give-up dudley.1", engine.NotAsked, "B2.2"},
		{"with a debt that money covers", "seats 2; round 3; turn p1; actions 1; p1: card:coal; p0: income 9, money 1, coal1@dudley.1, card:iron, card:dudley",
			"pass card:coal; give-up dudley.1", engine.NotAsked, "B2.2"},
	})
}

func TestB3_4_WhatVPCannotPayIsDropped(t *testing.T) {
	s := board.Position(t, "seats 2; turn p1; actions 1; p0: money 0, income 0, vp 3, card:dudley; p1: card:coal")
	var log engine.Log
	if r := board.Apply(&s, engine.Choice{Verb: engine.Pass, Card: notation.CardNamed(board.Game, "coal")}, &log); !r.OK() {
		t.Fatalf("refused: %+v", r)
	}
	rulestest.Same(t, "VP", s.Players[0].VP, 0)
	for _, e := range log {
		if e.Kind == engine.DebtDropped {
			rulestest.Same(t, "dropped", e, engine.Event{Kind: engine.DebtDropped, Amount: 7})
			return
		}
	}
	t.Error("no event tells of the debt that nothing could pay")
}

// B3.4: what is told of a debt that VP pay in full, in part, or not at all.
func TestB3_4_WhatIsTold(t *testing.T) {
	for vp, want := range map[int]string{0: "debt-dropped -10", 4: "scored -4 debt-dropped -6", 10: "scored -10", 11: "scored -10"} {
		s := board.Position(t, fmt.Sprintf("seats 2; round 3; turn p1; actions 1; p0: income 0, money 0, vp %d; p1: card:coal, card:dudley", vp))
		told := ""
		for _, e := range board.Play(t, &s, "pass card:coal") {
			if e.Kind == engine.DebtDropped {
				e.Amount = -e.Amount
			}
			if e.Kind == engine.Scored || e.Kind == engine.DebtDropped {
				told += fmt.Sprintf(" %s %d", e.Kind, e.Amount)
			}
		}
		rulestest.Same(t, fmt.Sprint("with ", vp, " VP"), told, " "+want)
	}
}

// M3, M83: in solo play the order changes by spending only if so chosen.
func TestM83_OrderBySpending(t *testing.T) {
	for text, want := range map[string]string{"canal": "order p0 p1", "spending": "order p1 p0"} {
		s := board.Position(t, text+"; round 3; actions 1; you: card:coal, card:dudley, birmingham_dudley")
		board.Play(t, &s, "network birmingham_oxford card:coal; pass; done")
		board.Table(t, &s, "round 4; "+want)
	}
}
