package search

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// decisions collects the positions of a game of the keen policy in which there is something to choose.
func decisions(tb testing.TB, id, level string, seed uint64) (g *automa.Game, seen []automa.Position) {
	tb.Helper()
	g = decks.Game(id)
	mat, _ := decks.MatNamed(id, level)
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, seed, nil)
	if err != nil {
		tb.Fatal(err)
	}
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			g.Turn(&p, nil)
			continue
		}
		choices := g.Choices(&p.State, nil)
		if len(choices) > 1 {
			seen = append(seen, p)
		}
		g.Apply(&p, choices[policy.Keen.Pick(g, &p, choices, nil)], nil)
	}
	return g, seen
}

// BenchmarkFuture deals and plays one future on for three turns.
func BenchmarkFuture(b *testing.B) {
	g, seen := decisions(b, "birmingham", "hard", 1)
	w := NewPlayer()
	var searches []*Search
	for i := range seen {
		s, err := Begin(g, &seen[i], Options{})
		if err != nil {
			b.Fatal(err)
		}
		searches = append(searches, s)
	}
	chance := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s := searches[i%len(searches)]
		w.play(s, s.future(i), &s.candidates[chance.IntN(len(s.candidates))])
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "futures/s")
}
