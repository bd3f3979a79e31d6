package sim

import (
	"math/bits"
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Policy decides for the human.
type Policy struct {
	Name string
	// pick returns the index of one of the legal choices, of which there is always one.
	pick func(g *automa.Game, s *engine.State, choices []engine.Choice, chance *rand.PCG) int
}

// The policies.
var (
	// Random makes any legal choice, all with the same chance.
	Random = Policy{Name: "random", pick: pickRandom}
	// Greedy makes the choice that gains the most VP and income per £ now; see its scores.
	Greedy = Policy{Name: "greedy", pick: pickGreedy}

	Policies = []Policy{Random, Greedy, Steady}
)

func pickRandom(_ *automa.Game, _ *engine.State, choices []engine.Choice, chance *rand.PCG) int {
	return below(chance, len(choices))
}

// below draws a number in [0, n). The bias of one in 2⁶⁴/n is nothing here, and the same draw comes with every Go version.
func below(chance *rand.PCG, n int) int {
	high, _ := bits.Mul64(chance.Uint64(), uint64(n))
	return int(high)
}

// pickGreedy picks among the choices with the best score.
func pickGreedy(g *automa.Game, s *engine.State, choices []engine.Choice, chance *rand.PCG) int {
	best, top, ties := 0, 0, 0
	for i, c := range choices {
		score := scores[c.Verb](g, s, c)*scale + keepWild(g, c)
		switch {
		case ties == 0 || score > top:
			best, top, ties = i, score, 1
		case score == top:
			if ties++; below(chance, ties) == 0 {
				best = i
			}
		}
	}
	return best
}

// scale leaves room below a score for what only breaks ties.
const scale = 2

// keepWild prefers to discard any card but a wild one.
func keepWild(g *automa.Game, c engine.Choice) int {
	switch g.Cards[c.Card].Kind {
	case engine.WildLocation, engine.WildIndustry:
		return 0
	}
	return 1
}
