package automa_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Eras and end (section 13: M78 to M83).

// lastTurn plays the last turn of an era after the human's last card.
func lastTurn(t *testing.T, position string, cards ...int) (automa.Position, automa.Steps) {
	t.Helper()
	g := quiet.game(t)
	p := at(t, g, "", "round 10; actions 1; "+position+"; you: card:birmingham", cards...)
	human(t, g, &p, "pass card:birmingham")
	var steps automa.Steps
	g.Turn(&p, &steps)
	return p, steps
}

// canalEnd has links and tiles of all sorts: level 1 and 2, flipped and not, and a dry merchant.
const canalEnd = "merchants: gloucester.1=cotton-a-dry, oxford.1=manufacturer-a; " +
	"automa: cotton1@worcester.1!, gloucester_worcester, brewery2@stone.1!, coal2@dudley.1=3, mat pottery 1 1 1 1 1"

func TestM78_EndOfTheCanalEra(t *testing.T) {
	p, _ := lastTurn(t, canalEnd, 1, 5)
	// DEVELOP 3; the link 2 for Gloucester and 1 for the mill; the mill 5, the brewery 5; unflipped tiles nothing.
	table(t, &p.State, "automa: vp 16, links 14, brewery2@stone.1!, coal2@dudley.1=3, coal3@belper.2=4; empty worcester.1; free gloucester_worcester")
	if p.Era != engine.Rail || p.Round != 1 || p.Actor != engine.HumanSeat {
		t.Errorf("era %d, round %d, seat %d", p.Era, p.Round, p.Actor)
	}
}

func TestM79_BarrelsAreRefilled(t *testing.T) {
	p, _ := lastTurn(t, canalEnd, 1, 5)
	table(t, &p.State, "barrel gloucester.1; barrel oxford.1")
}

func TestM80_ObsoleteTilesLeaveTheMat(t *testing.T) {
	p, _ := lastTurn(t, canalEnd, 1, 5)
	if own := p.Players[engine.AutomaSeat]; own.Money != 0 || own.Income != 0 { // A45
		t.Errorf("the Automa has £%d and income space %d", own.Money, own.Income)
	}
	// Every level 1 but pottery (F-BLD#2); what is used is off the mat already.
	table(t, &p.State, "automa: mat pottery 1 1 1 1 1, mat cotton 0 1 3 3, mat brewery 0 1 2 1, mat manufacturer 0 2 0 0 1 1 1 2")
}

func TestM81_DeckIsPreparedAgain(t *testing.T) {
	p, steps := lastTurn(t, canalEnd, 1, 5)
	packets(t, &p)
	if p.Cards.Era != engine.Rail || !slices.ContainsFunc(steps, func(s automa.Step) bool { return s.Kind == automa.Prepared }) {
		t.Error("the steps do not tell that the deck was prepared")
	}
	if p.Players[engine.HumanSeat].HandLen() != 8 {
		t.Errorf("the human has %d cards", p.Players[engine.HumanSeat].HandLen())
	}
}

func TestM82_EndOfTheGame(t *testing.T) {
	for _, c := range []struct {
		name   string
		human  string
		winner engine.Seat
	}{
		{"more VP wins", "vp 5", engine.AutomaSeat},
		{"the human has more", "vp 60", engine.HumanSeat},
		{"a tie is the human's (A23)", "vp 18", engine.HumanSeat},
	} {
		t.Run(c.name, func(t *testing.T) {
			// DEVELOP 3; the link 2 for Gloucester and 2 for the mill of level 2; mill 5, brewery 5; unflipped nothing: 17, and 1 before.
			p, steps := lastTurn(t, "rail; merchants: gloucester.1=cotton-a; automa: vp 1, cotton2@worcester.1!, gloucester_worcester, "+
				"brewery2@stone.1!, coal2@dudley.1=3; you: "+c.human, 1, 5)
			table(t, &p.State, "automa: vp 18")
			if p.Decision != engine.GameOver || p.AutomasTurn() {
				t.Fatal("the game is not over")
			}
			for _, s := range steps {
				if s.Kind == automa.Prepared {
					t.Error("the deck was prepared for no era")
				}
			}
			for _, s := range board.Standings(&p.State) {
				if (s.Place == 1) != (s.Seat == c.winner) {
					t.Errorf("seat %d has place %d", s.Seat, s.Place)
				}
			}
		})
	}
}

// costs adds up what a turn would have cost.
func costs(steps automa.Steps) (pounds int) {
	for _, s := range steps {
		for _, e := range s.Events {
			if e.Kind == engine.CostCounted {
				pounds += int(e.Amount)
			}
		}
	}
	return pounds
}

func TestM83_TurnOrderBySpending(t *testing.T) {
	for _, c := range []struct {
		name, mat, position string
		cards               []int
		want                int
	}{
		{"a tile", "", "", []int{4, 10}, 5 + 2 + 3}, // brewery £5, iron £2, canal £3
		{"a tile with coal of the market", "easy", noSales + "automa: birmingham_oxford", []int{9, 5}, 8 + 1 + 2 + 2}, // and two iron
		{"free iron of works", "", "you: iron1@dudley.2=4", []int{4, 10}, 5},
		{"empty markets", "easy", noSales + "coal 0; iron 0; automa: birmingham_oxford, mat manufacturer 1 2 1 1 2 1 1 2", []int{9, 5}, 8 + 8 + 3},
		{"one rail, with coal", "", "rail; automa: cotton2@worcester.1!, " + noMills + "; " + noSales, []int{22, 5}, 5 + 1 + 2 + 2},
		{"two rails", "", twoRails, []int{22, 5}, 15 + 2 + 2},
		{"the first turn's DEVELOP", "", "round 1", []int{7, 5}, 2 + 2},
		{"selling costs nothing", "", mill + "; " + noLinks, []int{4, 10}, 5 + 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := solo(t, game, c.mat, "spending; "+c.position, c.cards...)
			var steps automa.Steps
			game.Turn(&p, &steps)
			if got := costs(steps); got != c.want {
				t.Errorf("£%d, want £%d", got, c.want)
			}
		})
	}
	t.Run("who spent less goes first", func(t *testing.T) {
		p := solo(t, game, "", "spending; round 4; you: spent 30", 4, 5)
		game.Turn(&p, nil)
		if !p.AutomasTurn() || p.Round != 5 {
			t.Error("the Automa spent less and should begin the next round")
		}
		p = solo(t, game, "", "spending; round 4; you: spent 3", 4, 5)
		game.Turn(&p, nil)
		if p.AutomasTurn() {
			t.Error("the human spent less and should begin the next round")
		}
	})
	t.Run("not without the variant (M3)", func(t *testing.T) {
		p := solo(t, game, "", "round 4; you: spent 30", 4, 5)
		var steps automa.Steps
		game.Turn(&p, &steps)
		if p.AutomasTurn() || costs(steps) != 0 {
			t.Error("the order changed, or costs were told")
		}
	})
	t.Run("the first round stays as it is (M3)", func(t *testing.T) {
		o := engine.Options{Seats: 2, Solo: true, SpendingOrder: true}
		for seed := range uint64(20) {
			p, err := game.Start(o, seed, nil)
			if err != nil || p.AutomasTurn() {
				t.Fatalf("the Automa begins (%v)", err)
			}
		}
	})
}

// A human's choice may end the Canal Era, when the human moves last in it or gives up a tile for a debt. The deck is then
// prepared as well, and the log says so.
func TestM81_AHumansChoiceMayPrepareTheDeck(t *testing.T) {
	g, mat := quiet.game(t), decks.Mats("birmingham")[1]
	told := 0
	for seed := range uint64(20) {
		p, err := g.Start(engine.Options{Seats: 2, Solo: true, SpendingOrder: true, AutomaMat: mat.Count}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 1))
		for p.Era == engine.Canal {
			if p.AutomasTurn() {
				g.Turn(&p, nil)
				continue
			}
			choices := g.Choices(&p.State, nil)
			var log engine.Log
			shown := p
			g.Apply(&p, choices[random.IntN(len(choices))], &log)
			for _, e := range log {
				before := shown.Cards.Era
				if g.Follow(&shown, e); shown.Cards.Era != before && e.Kind != engine.DeckPrepared {
					t.Fatalf("seed %d: the deck is prepared with the event %s", seed, e.Kind)
				}
			}
			if shown.Cards != p.Cards {
				t.Fatalf("seed %d: the deck that the log shows is not the deck", seed)
			}
			prepared := slices.ContainsFunc(log, func(e engine.Event) bool { return e.Kind == engine.DeckPrepared })
			if prepared != (p.Era == engine.Rail) || p.Cards.Era != p.Era {
				t.Fatalf("seed %d: prepared %v, the %v era, the deck of the %v", seed, prepared, p.Era, p.Cards.Era)
			}
			told += one(prepared)
		}
	}
	if told == 0 {
		t.Error("no human ended a Canal Era")
	}
}
