package engine_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

// A game of the family is its figures and a ruleset: one with a map and a final scoring of its own is played to its end by an engine that
// knows nothing else of it.
func TestAGameIsItsFiguresAndItsRuleset(t *testing.T) {
	figures := rulestest.SixTowns()
	g, err := engine.New(&figures)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		s, err := g.Start(engine.Options{Seats: 2}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		var log engine.Log
		did := map[engine.Verb]bool{}
		random := rand.New(rand.NewPCG(seed, 1))
		for s.Decision != engine.GameOver {
			choices := g.Choices(&s, nil)
			c := choices[random.IntN(len(choices))]
			did[c.Verb], log = true, log[:0]
			if why := g.Apply(&s, c, &log); !why.OK() {
				t.Fatalf("seed %d: %v is refused: %v", seed, c, why)
			}
		}
		scored := map[engine.Seat]int16{}
		for _, e := range log {
			if e.Kind == engine.Scored && e.Reason == engine.ForMoney {
				scored[e.Seat] = e.Amount
			}
		}
		for seat := range engine.Seat(2) {
			if want := s.Players[seat].Money / 2; scored[seat] != want {
				t.Errorf("seed %d: seat %d scores %d VP for money, want %d", seed, seat, scored[seat], want)
			}
		}
		if !did[engine.Build] || !did[engine.Network] {
			t.Errorf("seed %d: only %v was done", seed, did)
		}
	}
}
