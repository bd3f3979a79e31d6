package engine_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// lastTurn is the last turn of an era against the Automa, which does nothing: income 10 brings nothing.
const (
	lastTurn = "round 10; you: card:dudley, card:coal, "
	toTheEnd = "pass card:dudley; pass card:coal; done"
)

// Traps 13, 14 and 15.
func TestB4_1_LinksScoreIconsAtTheirEnds(t *testing.T) {
	runTries(t, []try{
		{"the two icons of a merchant location", lastTurn + "birmingham_oxford", toTheEnd, allowed, "rail; you: vp 2"},
		{"none in an empty town", lastTurn + "birmingham_dudley", toTheEnd, allowed, "you: vp 0"},
		{"also where no merchant tile lies (trap 14)", lastTurn + "stoke-on-trent_warrington, derby_nottingham", toTheEnd, allowed,
			"you: vp 4"},
		{"every adjoining link scores them", lastTurn + "gloucester_redditch, gloucester_worcester, oxford_redditch", toTheEnd,
			allowed, "you: vp 6"},
		{"a flipped tile's icons", // coal1 2 link icons, 1 VP
			lastTurn + "birmingham_dudley, coal1@dudley.1!", toTheEnd, allowed, "you: vp 3"},
		{"an unflipped tile's do not (trap 13)", lastTurn + "birmingham_dudley, coal1@dudley.1", toTheEnd, allowed, "you: vp 0"},
		{"nor a cotton mill's that is not sold", lastTurn + "birmingham_worcester, cotton2@worcester.1", toTheEnd, allowed, "you: vp 0"},
		{"any owner's tile", lastTurn + "birmingham_dudley; automa: coal1@dudley.1!, iron1@birmingham.3!", toTheEnd, allowed,
			"you: vp 3; automa: vp 4"}, // links 2 + 1; tiles 1 + 3
		{"both ends, both owners' links", // birmingham: manufacturer1 2 icons, 3 VP; dudley: coal1 2 icons, 1 VP
			lastTurn + "birmingham_dudley, manufacturer1@birmingham.2!; automa: dudley_wolverhampton, coal1@dudley.1!", toTheEnd,
			allowed, "you: vp 7; automa: vp 3"},
		{"the three-ended link scores all three (trap 15)", // brewery1 2 icons 4 VP, cotton1 1 icon 5 VP twice
			lastTurn + "farm-south_kidderminster_worcester, brewery1@farm-south!, cotton1@kidderminster.1!, cotton1@worcester.2!",
			toTheEnd, allowed, "you: vp 18"},
		{"links return to their owner", lastTurn + "birmingham_oxford, birmingham_dudley; automa: birmingham_coventry", toTheEnd,
			allowed, "free birmingham_oxford; free birmingham_dudley; free birmingham_coventry; you: links 14; automa: links 14"},
		{"in the Rail Era too", "rail; " + lastTurn + "birmingham_redditch, iron2@redditch.2!", toTheEnd, allowed,
			"asks over; you: vp 6, links 14"}, // iron2 1 icon, 5 VP
	})
}

// Trap 12: all links, of all players, before any tile.
func TestB4_2_ThenFlippedTilesScore(t *testing.T) {
	runTries(t, []try{
		{"the VP of a flipped tile", lastTurn + "cotton2@worcester.1!", toTheEnd, allowed, "you: vp 5"},
		{"none of an unflipped one", lastTurn + "cotton2@worcester.1", toTheEnd, allowed, "you: vp 0"},
		{"each to its owner", lastTurn + "cotton2@worcester.1!; automa: iron2@redditch.2!, pottery1@coventry.1", toTheEnd, allowed,
			"you: vp 5; automa: vp 5"},
		{"level 1 scores before it leaves", lastTurn + "iron1@redditch.2!", toTheEnd, allowed, "empty redditch.2; you: vp 3"},
		{"at the end of the Rail Era too", "rail; " + lastTurn + "pottery5@coventry.1!", toTheEnd, allowed, "you: vp 20"},
		{"VP have no ceiling (trap 11)", "rail; " + lastTurn + "pottery5@coventry.1!, vp 95", toTheEnd, allowed, "you: vp 115"},
	})
	s := board.Position(t, lastTurn+"birmingham_oxford, cotton2@worcester.1!; automa: birmingham_coventry, manufacturer1@birmingham.2!")
	log := board.Play(t, &s, toTheEnd)
	var order []string
	for _, e := range log {
		if e.Kind == engine.Scored {
			order = append(order, fmt.Sprint(e.Seat, e.Reason == engine.ForLinks))
		}
	}
	rulestest.Same(t, "all links, then tiles", fmt.Sprint(order), "[0 true 1 true 0 false 1 false]")
}

// Trap 16: only level 1 leaves, flipped or not, and only from the board.
func TestB4_3_Level1LeavesTheBoard(t *testing.T) {
	runTries(t, []try{
		{"flipped and unflipped, with their cubes", lastTurn + "coal1@dudley.1=2, iron1@redditch.2!; automa: brewery1@farm-north=1",
			toTheEnd, allowed, "rail; empty dudley.1; empty redditch.2; empty farm-north"},
		{"level 2 and higher stay as they are", lastTurn + "coal2@dudley.1=2, cotton2@worcester.1!, cotton2@kidderminster.1; automa: brewery2@farm-north=1",
			toTheEnd, allowed, "you: coal2@dudley.1=2, cotton2@worcester.1!, cotton2@kidderminster.1; automa: brewery2@farm-north=1"},
		{"mats keep theirs", lastTurn + "coal1@dudley.1", toTheEnd, allowed,
			"you: mat coal 0 2 2 2, mat cotton 3 2 3 3, mat manufacturer 1 2 1 1 2 1 1 2, mat pottery 1 1 1 1 1, mat brewery 2 2 2 1"},
		{"level-1 potteries leave as well", lastTurn + "pottery1@coventry.1!", toTheEnd, allowed, "empty coventry.1; you: vp 10"},
		{"not after the Rail Era", "rail; " + lastTurn + "pottery1@coventry.1!", toTheEnd, allowed,
			"you: vp 10, pottery1@coventry.1!"},
	})
	t.Run("what stays scores again", func(t *testing.T) {
		s := board.Position(t, lastTurn+"cotton2@worcester.1!")
		board.Play(t, &s, toTheEnd)
		board.Table(t, &s, "you: vp 5")
		for s.Decision != engine.GameOver {
			if s.IsAutoma(s.Actor) {
				board.Play(t, &s, "done")
				continue
			}
			board.Play(t, &s, "pass card:"+cardID(s.Players[0].Hand[0]))
		}
		board.Table(t, &s, "you: vp 10")
	})
}

// Trap 18: refilled once, after the Canal Era, only beside tiles that are not blank.
func TestB4_4_MerchantBeerIsRefilled(t *testing.T) {
	dry := "merchants: shrewsbury.1=all-dry, gloucester.1=cotton-a-dry, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b; "
	runTries(t, []try{
		{"after the Canal Era", dry + lastTurn + "money 5", toTheEnd, allowed,
			"barrel shrewsbury.1; barrel gloucester.1; barrel oxford.1; dry gloucester.2; dry oxford.2; dry warrington.1"},
		{"not at the end of a round", dry + "round 9; you: card:dudley, card:coal", toTheEnd, allowed,
			"round 10; dry shrewsbury.1; dry gloucester.1; barrel oxford.1"},
	})
	s := board.Position(t, dry+lastTurn+"money 5")
	rulestest.Same(t, "barrels told", len(rulestest.Order(board.Play(t, &s, toTheEnd), engine.BarrelPlaced)), 2)
}

// Traps 4 and 17.
func TestB4_5_TheRailEraBegins(t *testing.T) {
	s := board.Position(t, "seats 2; round 10; coal 3; iron 9; "+
		"p0: money 21, income 14, vp 3, spent 8, mat cotton 0 1 3 3, birmingham_oxford, card:dudley, card:coal; p1: spent 2, card:iron, card:iron")
	log := board.Play(t, &s, "pass card:dudley; pass card:coal; pass card:iron; pass card:iron")
	board.Table(t, &s, "rail; round 1; actions 2; order p1 p0; turn p1; draw 24; coal 3; iron 9; wild 4 4; "+
		"p0: money 23, income 14, vp 5, hand 8, discards 0, mat cotton 0 1 3 3, mat coal 1 2 2 2; p1: hand 8, discards 0")
	rulestest.Same(t, "face-down cards", s.Players[0].FaceDown|s.Players[1].FaceDown, 0)
	rulestest.Same(t, "face-down deals told", len(rulestest.Order(log, engine.DealtFaceDown)), 0)
	rulestest.Same(t, "a network without links and tiles", s.Network(0), 0)
	for id, n := range map[string]int{"dudley": 2, "coal": 2, "iron": 4, "brewery": 5, "birmingham": 3} {
		rulestest.Same(t, "cards in hands and deck: "+id, whereCardsAre(&s)[board.Card(t, id)], n)
	}
	// Two games with the same last Canal position but another random state are dealt differently: the deck is shuffled.
	other := board.Position(t, "seats 2; round 10; p0: card:dudley, card:coal; p1: card:iron, card:iron")
	other.Random = *rand.NewPCG(8, 8)
	board.Play(t, &other, "pass card:dudley; pass card:coal; pass card:iron; pass card:iron")
	rulestest.Same(t, "the same deck", s.Deck == other.Deck, false)

	for seats, draw := range map[int]uint8{2: 24, 3: 30, 4: 32} {
		s, _ := board.Begin(t, engine.Options{Seats: seats}, 9)
		board.Passing(t, &s, func() bool { return s.Era == engine.Rail })
		rulestest.Same(t, fmt.Sprint(seats, " players, cards to draw"), s.Draw, draw)
	}
}

// Trap 20: VP, then income level, then money, then shared. Trap 19: neither brings VP in the full board.
func TestB4_6_Standings(t *testing.T) {
	for _, c := range []struct {
		name, position string
		want           string // places of the seats in order
	}{
		{"most VP", "p0: vp 10, income 40; p1: vp 30; p2: vp 20", "3 1 2"},
		{"tie: higher income level", "p0: vp 10, income 20, money 90; p1: vp 10, income 22; p2: vp 9", "2 1 3"},
		{"level, not space", "p0: vp 10, income 21, money 5; p1: vp 10, income 22, money 6; p2: vp 9", "2 1 3"},
		{"then money", "p0: vp 10, income 20, money 8; p1: vp 10, income 20, money 9; p2: vp 10, income 20, money 7", "2 1 3"},
		{"then shared", "p0: vp 10, income 20, money 8; p1: vp 10, income 20, money 8; p2: vp 4", "1 1 3"},
		{"shared by all", "p0: vp 4; p1: vp 4; p2: vp 4", "1 1 1"},
		{"shared second place", "p0: vp 4; p1: vp 9; p2: vp 4", "2 1 2"},
	} {
		s := board.Position(t, "seats 3; rail; round 3; "+c.position)
		var places []int
		for seat := range 3 {
			list := board.Standings(&s)
			at := slices.IndexFunc(list, func(x engine.Standing) bool { return x.Seat == engine.Seat(seat) })
			places = append(places, list[at].Place)
		}
		rulestest.Same(t, c.name, fmt.Sprint(places), "["+c.want+"]")
	}
	runTries(t, []try{
		{"no VP for money and income in the full game (trap 19)", "rail; " + lastTurn + "money 90, income 60", toTheEnd, allowed,
			"asks over; you: vp 0, money 90, income 60"},
	})
}

func TestB4_7_IntroductoryGame(t *testing.T) {
	intro := "intro; " + lastTurn
	runTries(t, []try{
		{"it ends with the Canal Era", intro + "money 0", toTheEnd, allowed, "asks over; canal; you: vp 0"},
		{"1 VP for each full £4", intro + "money 19", toTheEnd, allowed, "you: vp 4, money 19"},
		{"at most 15", intro + "money 99", toTheEnd, allowed, "you: vp 15"},
		{"VP of the income level, which is not paid out", intro + "money 3, income 34", toTheEnd, allowed, "you: vp 12, money 3"},
		{"a negative level subtracts", intro + "money 9, income 5, vp 20", toTheEnd, allowed, "you: vp 17"},
		{"but not below 0", intro + "money 9, income 0, vp 3", toTheEnd, allowed, "you: vp 0"},
		{"tiles of level 2 and higher count twice, after that", intro + "money 0, income 0, cotton2@worcester.1!, iron1@redditch.2!", toTheEnd, allowed,
			"you: vp 5"}, // 5 + 3 − 10, not below 0, + 5
		{"unflipped ones do not", intro + "money 0, cotton2@worcester.1", toTheEnd, allowed, "you: vp 0"},
		{"links once", intro + "money 0, birmingham_oxford", toTheEnd, allowed, "you: vp 2, links 14"},
	})
}

// A23: the human wins a tie with the Automa, which has neither income nor money, even with as little.
func TestA23_TheHumanWinsATie(t *testing.T) {
	for text, want := range map[string]string{
		"you: vp 10, income 0, money 0; automa: vp 10":   "[{0 1} {1 2}]",
		"you: vp 10, income 40, money 50; automa: vp 10": "[{0 1} {1 2}]",
		"you: vp 10, income 40, money 50; automa: vp 11": "[{0 2} {1 1}]",
		"you: vp 11, income 0, money 0; automa: vp 10":   "[{0 1} {1 2}]",
	} {
		s := board.Position(t, "rail; "+text)
		rulestest.Same(t, text, fmt.Sprint(board.Standings(&s)), want)
	}
}

// M80: what cannot be built in the Rail Era leaves the Automa's mat, and nobody else's.
func TestM80_ObsoleteTilesLeaveTheAutomasMat(t *testing.T) {
	for _, o := range []engine.Options{{Seats: 2}, {Seats: 2, Solo: true, AutomaMat: board.FullSet()}} {
		s, _ := board.Begin(t, o, 2)
		board.Passing(t, &s, func() bool { return s.Era == engine.Rail })
		for seat := range s.Players[:2] {
			want := board.FullSet()
			for tile, f := range board.Tiles {
				if s.IsAutoma(engine.Seat(seat)) && !f.Rail {
					want[tile] = 0
				}
			}
			rulestest.Same(t, fmt.Sprint("solo ", o.Solo, ", mat of seat ", seat), s.Players[seat].Mat, want)
		}
	}
}

// B4.1, B4.2, B4.7: what would be scored now, link by link and tile by tile.
func TestScoreNow(t *testing.T) {
	const table = "rail; you: birmingham_oxford, cotton2@worcester.1!, coal2@dudley.1!, manufacturer2@coventry.2; automa: birmingham_dudley"
	for _, c := range []struct{ name, position, want string }{
		{"the game", table, "[p0 links 2 p1 links 1 p0 tile 2 p0 tile 5]"},
		{"the introductory game counts level 2 once more, not level 1", "intro; " + table[len("rail; "):] + ", iron1@redditch.2!",
			"[p0 links 2 p1 links 1 p0 tile 2 p0 tile 5 p1 tile 3 p0 intro-tile 2 p0 intro-tile 5]"},
	} {
		s := board.Position(t, c.position)
		before := s
		var got []string
		for _, e := range board.ScoreNow(&s) {
			got = append(got, fmt.Sprintf("p%d %s %d", e.Seat, e.Reason, e.Amount))
		}
		rulestest.Same(t, c.name, fmt.Sprint(got), c.want)
		rulestest.Same(t, c.name+": the position stays", s == before, true)
		rulestest.Same(t, c.name+": one link", board.LinkValue(&s, notation.LineNamed(board.Game, "birmingham_oxford")), 2)
	}
}

func TestFlipped(t *testing.T) {
	s := board.Position(t, "you: coal1@dudley.1=2, income 10")
	after := board.Flipped(&s, notation.SpaceNamed(board.Game, "dudley.1"))
	board.Table(t, &after, "you: coal1@dudley.1!, income 14")
	rulestest.Same(t, "nothing is left to take", after.Tiles[notation.SpaceNamed(board.Game, "dudley.1")].Cubes, 0)
	board.Table(t, &s, "you: coal1@dudley.1=2, income 10")
	for id, want := range map[string]bool{"coal 1": false, "coal 2": true, "manufacturer 1": false, "pottery 5": true} {
		rulestest.Same(t, id+" stays for the Rail Era", board.Outlasts(notation.TileNamed(board.Game, id)), want)
	}
	rulestest.Same(t, "a mine, works and brewery hold", fmt.Sprint(board.Produces(notation.TileNamed(board.Game, "coal 1")), board.Produces(notation.TileNamed(board.Game, "iron 2")),
		board.Produces(notation.TileNamed(board.Game, "brewery 3"))), "coal iron beer")
	rulestest.Same(t, "what a sale names", board.Uses(engine.Sell), engine.Choice{Card: 1, Space: 1, Merchant: 1})
	rulestest.Same(t, "done answers another sale", board.Answers(engine.Done, engine.ChooseSale), true)
	rulestest.Same(t, "done answers no source", board.Answers(engine.Done, engine.ChooseCoal), false)
}
