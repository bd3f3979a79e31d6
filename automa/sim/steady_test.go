package sim

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// humanTurns plays games of the steady policy and shows every decision of the human before it is made.
func humanTurns(t *testing.T, o engine.Options, games int, look func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int)) {
	t.Helper()
	g := decks.Printed()
	o.Seats, o.Solo, o.AutomaMat = 2, true, medium(1).Options.AutomaMat
	for seed := range uint64(games) {
		p, err := g.Start(o, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for p.Decision != engine.GameOver {
			if p.AutomasTurn() {
				g.Turn(&p, nil)
				continue
			}
			choices := g.Choices(&p.State, nil)
			picked := Steady.pick(g, &p.State, choices, nil)
			look(g, &p, choices, picked)
			g.Apply(&p, choices[picked], nil)
		}
	}
}

// What is picked is legal, changes nothing by itself, and is the same whenever the same is asked.
func TestSteadyIsLegalAndAlwaysTheSame(t *testing.T) {
	positions := 0
	for _, o := range []engine.Options{{}, {SpendingOrder: true}, {Introductory: true}} {
		humanTurns(t, o, 25, func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int) {
			positions++
			before := *p
			if why := g.Why(&p.State, choices[picked]); !why.OK() {
				t.Fatalf("picked %s: %s", g.Format(&p.State, choices[picked]), why.Reason)
			}
			if again := Steady.pick(g, &p.State, choices, nil); again != picked {
				t.Fatalf("picked %d, then %d", picked, again)
			}
			if *p != before {
				t.Fatal("picking changed the position")
			}
		})
	}
	if positions < 3000 {
		t.Errorf("only %d positions", positions)
	}
}

// The cards to come are hidden: another order of the draw pile must not change what is picked.
func TestSteadyDoesNotPeek(t *testing.T) {
	humanTurns(t, engine.Options{}, 15, func(g *automa.Game, p *automa.Position, choices []engine.Choice, picked int) {
		other := *p
		engine.Shuffle(chanceOf(1), other.Deck[:other.Aside+other.Draw])
		if again := Steady.pick(g, &other.State, choices, nil); again != picked {
			t.Fatalf("picked %s, with other cards to come %s", g.Format(&p.State, choices[picked]), g.Format(&p.State, choices[again]))
		}
	})
}

func TestSteadyBeatsGreedy(t *testing.T) {
	setup := medium(120)
	setup.Policy, setup.Detail = Steady, true
	steady := mustRun(t, setup)
	setup.Policy = Greedy
	greedy := mustRun(t, setup)
	if steady.Human.VP.Mean < greedy.Human.VP.Mean+25 || steady.Human.VP.Mean < 130 {
		t.Errorf("steady scores %.1f VP, greedy %.1f", steady.Human.VP.Mean, greedy.Human.VP.Mean)
	}
	if steady.Human.Wins < 3*greedy.Human.Wins || 3*steady.Human.Wins < steady.Games {
		t.Errorf("steady wins %d of %d games, greedy %d", steady.Human.Wins, steady.Games, greedy.Human.Wins)
	}
	for _, s := range steady.Detail.HumanDid {
		if s.Name == "rounds-in-debt" && s.Mean > 0.05 {
			t.Errorf("steady is in debt in %.2f rounds a game", s.Mean)
		}
	}
}

func BenchmarkSteady(b *testing.B) { benchmark(b, Steady) }
