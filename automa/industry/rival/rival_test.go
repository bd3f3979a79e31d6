package rival

import (
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

func play(t testing.TB, g *industry.Game, seats int, seed uint64, minds []*judge) industry.State {
	s, err := g.Start(industry.Options{Seats: seats, Adjusted: true}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	for s.Phase != industry.Over {
		c := minds[s.Actor].choose(&s)
		if refused := g.Apply(&s, c, nil); !refused.OK() {
			t.Fatalf("seed %d: %v %q is refused: %+v", seed, s.Phase, g.Text(&s, c), refused)
		}
	}
	return s
}

// Four steady players play to the end, and nothing that they choose is refused.
func TestSteadyPlaysByTheRules(t *testing.T) {
	g := decks.Industry()
	j := newJudge(g, &SteadyWeights)
	for seed := range uint64(400) {
		play(t, g, 3+int(seed%2), seed, []*judge{j, j, j, j})
	}
}

func BenchmarkSteady(b *testing.B) {
	g := decks.Industry()
	j := newJudge(g, &SteadyWeights)
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		play(b, g, 4, seed, []*judge{j, j, j, j})
		seed++
	}
}
