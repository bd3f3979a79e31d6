package sim_test

import (
	"context"
	"math"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// side is a game of Birmingham against a mat.
func side(t *testing.T, mat string) sim.Side {
	t.Helper()
	of, ok := decks.MatNamed("birmingham", mat)
	if !ok {
		t.Fatal(mat)
	}
	return sim.Side{Game: decks.Game("birmingham"), Options: engine.Options{Seats: 2, Solo: true, AutomaMat: of.Count}}
}

// TestComparedWithItselfNothingDiffers: neither what each side came to nor any difference between them.
func TestComparedWithItselfNothingDiffers(t *testing.T) {
	medium := side(t, "medium")
	got, err := sim.Compare(context.Background(), medium, medium, sim.Setup{Games: 40, Seed: 3, Workers: 2, Policy: policy.Random})
	if err != nil {
		t.Fatal(err)
	}
	if got.A.Games != 40 || got.A.Automa != got.B.Automa || got.A.Human != got.B.Human {
		t.Errorf("a mat compared with itself: %+v and %+v", got.A, got.B)
	}
	if none := (sim.Difference{}); got.Human != none || got.Automa != none || got.Won != none {
		t.Errorf("it differs from itself: %+v %+v %+v", got.Human, got.Automa, got.Won)
	}
}

// TestAComparisonIsThatOfTwoRuns: each side plays what a run by itself does, the differences are those of the means, and any
// number of workers finds the same.
func TestAComparisonIsThatOfTwoRuns(t *testing.T) {
	easy, hard := side(t, "easy"), side(t, "hard")
	setup := sim.Setup{Games: 60, Seed: 11, Workers: 1, Policy: policy.Random}
	got, err := sim.Compare(context.Background(), easy, hard, setup)
	if err != nil {
		t.Fatal(err)
	}
	setup.Workers = 3
	again, err := sim.Compare(context.Background(), easy, hard, setup)
	if err != nil {
		t.Fatal(err)
	}
	if got.Human != again.Human || got.Automa != again.Automa || got.Won != again.Won || got.B.Automa != again.B.Automa {
		t.Error("three workers found something else than one")
	}
	for _, one := range []struct {
		side sim.Side
		got  sim.Result
	}{{easy, got.A}, {hard, got.B}} {
		setup.Options = one.side.Options
		want, err := sim.Run(context.Background(), one.side.Game, setup)
		if err != nil {
			t.Fatal(err)
		}
		if one.got.Human != want.Human || one.got.Automa != want.Automa {
			t.Errorf("a side of the comparison: %+v, by itself: %+v", one.got.Automa, want.Automa)
		}
	}
	if d := got.B.Automa.VP.Mean - got.A.Automa.VP.Mean; math.Abs(d-got.Automa.Mean) > 1e-9 || d == 0 || got.Automa.Error <= 0 {
		t.Errorf("the means differ by %v, the games by %+v", d, got.Automa)
	}
}

// TestAComparisonStops with whole pairs when it is told to.
func TestAComparisonStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	got, err := sim.Compare(ctx, side(t, "easy"), side(t, "hard"), sim.Setup{Games: 9, Workers: 2, Policy: policy.Random})
	if err != nil || got.A.Games != got.B.Games || got.A.Games == 9 {
		t.Errorf("%v: stopped after %d and %d games", err, got.A.Games, got.B.Games)
	}
}
