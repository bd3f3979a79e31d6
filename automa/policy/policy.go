// Package policy holds players of the human's seat that do not search: each looks at the legal choices and takes one. The
// pick depends on the position and its chance alone.
package policy

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Policy decides for the human.
type Policy struct {
	Name string
	// Pick returns the index of one of the legal choices, of which there is always one.
	Pick func(g *automa.Game, p *automa.Position, choices []engine.Choice, chance *rand.PCG) int
}

// The policies.
var (
	// Random makes any legal choice, all with the same chance.
	Random = Policy{Name: "random", Pick: pickRandom}
	// Greedy makes the choice that gains the most VP and income per £ now; see its scores.
	Greedy = Policy{Name: "greedy", Pick: pickGreedy}

	All = []Policy{Random, Greedy, Steady, Keen}
)

// Named returns the policy of that name, and whether there is one.
func Named(name string) (Policy, bool) {
	i := slices.IndexFunc(All, func(p Policy) bool { return p.Name == name })
	if i < 0 {
		return Policy{}, false
	}
	return All[i], true
}

// stream separates the chance of a policy from that of the table.
const stream = 0x706f6c69_63792121

// Chance is the source of a policy's random draws in the game of a seed.
func Chance(seed uint64) *rand.PCG { return rand.NewPCG(seed, stream) }

func pickRandom(_ *automa.Game, _ *automa.Position, choices []engine.Choice, chance *rand.PCG) int {
	return below(chance, len(choices))
}

// below draws a number in [0, n). The bias of one in 2⁶⁴/n is nothing here, and the same draw comes with every Go version.
func below(chance *rand.PCG, n int) int {
	high, _ := bits.Mul64(chance.Uint64(), uint64(n))
	return int(high)
}

// pickGreedy picks among the choices with the best score.
func pickGreedy(g *automa.Game, p *automa.Position, choices []engine.Choice, chance *rand.PCG) int {
	best, top, ties := 0, 0, 0
	for i, c := range choices {
		score := scores[c.Verb](g, &p.State, c)*scale + keepWild(g, c)
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

// scale leaves room below a score for tie-breaks.
const scale = 2

// keepWild prefers to discard any card but a wild one.
func keepWild(g *automa.Game, c engine.Choice) int {
	switch g.Cards[c.Card].Kind {
	case engine.WildLocation, engine.WildIndustry:
		return 0
	}
	return 1
}
