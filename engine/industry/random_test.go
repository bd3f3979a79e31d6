package industry_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// Whatever is chosen, the position can be, its choices are read as they are written, and nothing that is offered is refused.
func TestRandomGamesKeepTheRules(t *testing.T) {
	games := uint64(2000)
	if testing.Short() {
		games = 200
	}
	g := decks.Industry()
	var list []industry.Choice
	for seed := range games {
		chance := rand.New(rand.NewPCG(seed, 1))
		var log industry.Log
		s, err := g.Start(industry.Options{Seats: 3 + int(seed%2), Adjusted: seed%3 != 0}, seed, &log)
		if err != nil {
			t.Fatal(err)
		}
		for s.Phase != industry.Over {
			list = g.AppendChoices(list[:0], &s)
			c := list[chance.IntN(len(list))]
			text := g.Text(&s, c)
			if read, err := g.Parse(&s, text); err != nil || read != c {
				t.Fatalf("game %d: %q is read as %v: %v", seed, text, read, err)
			}
			if refused := g.Apply(&s, c, &log); !refused.OK() {
				t.Fatalf("game %d: %q was offered, and is refused: %v", seed, text, refused)
			}
			if err := g.Check(&s); err != nil {
				t.Fatalf("game %d: after %q: %v", seed, text, err)
			}
		}
	}
}

func BenchmarkRandomGame(b *testing.B) {
	g := decks.Industry()
	chance := rand.New(rand.NewPCG(1, 1))
	var list []industry.Choice
	for b.Loop() {
		s, err := g.Start(industry.Options{Seats: 4, Adjusted: true}, chance.Uint64(), nil)
		if err != nil {
			b.Fatal(err)
		}
		for s.Phase != industry.Over {
			list = g.AppendChoices(list[:0], &s)
			g.Apply(&s, list[chance.IntN(len(list))], nil)
		}
	}
}
