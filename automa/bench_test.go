package automa_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// A whole game against a human who picks any legal choice, and the Automa's turns alone, with and without their story.

func begin(tb testing.TB, mat *automa.Mat, seed uint64) automa.Position {
	tb.Helper()
	p, err := game.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, seed, nil)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// playOut plays a game to its end; before each turn of the Automa, see is told the position.
func playOut(p *automa.Position, rng *rand.Rand, steps func() *automa.Steps, see func(*automa.Position)) {
	var room [1024]engine.Choice
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			if see != nil {
				see(p)
			}
			game.Turn(p, steps())
			continue
		}
		choices := board.Choices(&p.State, room[:0])
		game.Apply(p, choices[rng.IntN(len(choices))], nil)
	}
}

func noSteps() *automa.Steps { return nil }

// turnsSeen collects positions before the Automa's turns of some games.
func turnsSeen(tb testing.TB) (seen []automa.Position) {
	tb.Helper()
	for seed := range uint64(50) {
		p := begin(tb, decks.Mats("birmingham")[seed%3], seed)
		playOut(&p, rand.New(rand.NewPCG(seed, 1)), noSteps, func(p *automa.Position) { seen = append(seen, *p) })
	}
	return seen
}

func BenchmarkAutomaTurn(b *testing.B) {
	seen := turnsSeen(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p := seen[i%len(seen)]
		game.Turn(&p, nil)
	}
}

func BenchmarkAutomaTurnWithSteps(b *testing.B) {
	seen := turnsSeen(b)
	var steps automa.Steps
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p := seen[i%len(seen)]
		steps = steps[:0]
		game.Turn(&p, &steps)
	}
}

func BenchmarkSoloGame(b *testing.B) {
	mats := decks.Mats("birmingham")
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		p := begin(b, mats[seed%3], seed)
		playOut(&p, rand.New(rand.NewPCG(seed, 1)), noSteps, nil)
		seed++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(choicesOn(b, mats[1], 50), "choices")
}

// choicesOn is how many choices a human has on average in some games.
func choicesOn(tb testing.TB, mat *automa.Mat, games uint64) float64 {
	tb.Helper()
	decisions, choices := 0, 0
	for seed := range games {
		p, human := begin(tb, mat, seed), rand.New(rand.NewPCG(seed, 1))
		for p.Decision != engine.GameOver {
			if p.AutomasTurn() {
				game.Turn(&p, nil)
				continue
			}
			list := board.Choices(&p.State, nil)
			decisions, choices = decisions+1, choices+len(list)
			game.Apply(&p, list[human.IntN(len(list))], nil)
		}
	}
	return float64(choices) / float64(decisions)
}
