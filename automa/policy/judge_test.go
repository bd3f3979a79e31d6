package policy

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/preview"
)

// What a choice leads to is judged by how it differs from where the choice is made: as if it were judged anew.
func TestJudgedByDifferencesAsAnew(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		g := decks.Game(id)
		mat, _ := decks.MatNamed(id, "hard")
		judged := 0
		for seed := range uint64(6) {
			o := engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}
			for seats := 2; seats <= int(2+seed%3) && seed%2 != 0; seats++ {
				if g.CheckSeats(seats, false) == nil {
					o = engine.Options{Seats: seats}
				}
			}
			p, err := g.Start(o, seed, nil)
			if err != nil {
				t.Fatal(err)
			}
			chance := Chance(seed)
			for p.Decision != engine.GameOver {
				if p.AutomasTurn() {
					g.Turn(&p, nil)
					continue
				}
				choices := g.Choices(&p.State, nil)
				judged += judgedAsAnew(t, g, &p.State, choices)
				g.Apply(&p, choices[[]Policy{Keen, Random}[seed/2%2].Pick(g, &p, choices, chance)], nil)
			}
		}
		if judged < 20_000 {
			t.Errorf("%s: only %d choices were judged", id, judged)
		}
	}
}

func judgedAsAnew(t *testing.T, g *automa.Game, s *engine.State, choices []engine.Choice) int {
	t.Helper()
	var j judge
	j.begin(newMoment(g, KeenWeights.For(g), s), s, s.Actor)
	var after engine.State
	for _, c := range choices {
		if preview.Lead(g.Game, s, &after, c) {
			continue
		}
		anew := j
		anew.before, anew.settled, anew.judged = &after, settled{}, false
		if got, want := j.judgeBoard(&after), anew.judgeBoard(&after); got != want {
			t.Fatalf("%v: the board is worth %+v, judged anew %+v", c, got, want)
		}
	}
	return len(choices)
}

// Of several others the best alone counts against a seat, before the game is over and then; of two, the other.
func TestTheBestOtherCountsAgainstASeat(t *testing.T) {
	for _, table := range []struct {
		id    string
		seats int
	}{{"birmingham", 2}, {"birmingham", 3}, {"birmingham", 4}, {"lancashire", 4}, {"brass", 3}} {
		g := decks.Game(table.id)
		p, err := g.Start(engine.Options{Seats: table.seats}, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		thinker, share := NewThinker(&KeenWeights), KeenWeights.For(g).Automa
		for _, decision := range []engine.Decision{p.Decision, engine.GameOver} {
			for seat := range engine.Seat(table.seats) {
				s := p.State
				s.Decision = decision
				even := thinker.Worth(g, &s, seat)
				n := engine.Seat(table.seats)
				first, last := (seat+1)%n, (seat+n-1)%n
				s.Players[last].VP = 50
				if got, want := thinker.Worth(g, &s, seat), even-50*share; got != want {
					t.Errorf("%s for %d, seat %d: worth %d where another is 50 VP ahead, not %d", table.id, table.seats, seat, got, want)
				}
				if first == last {
					continue
				}
				s.Players[first].VP = 40
				if got, want := thinker.Worth(g, &s, seat), even-50*share; got != want {
					t.Errorf("%s for %d, seat %d: worth %d, not %d, when one who is not the best gains VP", table.id, table.seats, seat, got, want)
				}
			}
		}
	}
}
