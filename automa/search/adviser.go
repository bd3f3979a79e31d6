package search

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
)

// Budget begins to search one choice and tells how: more reports whether another step is to be made. A clock may decide that, and
// nothing else.
type Budget func() (more func(s *Search) bool)

// Futures is the budget of so many futures, or fewer if the best choice is clear before.
func Futures(n int) Budget {
	return func() func(*Search) bool { return func(s *Search) bool { return !s.Enough(n) } }
}

// Run searches as long as there is more to find out. Where there is something to choose it makes one step at least.
func (s *Search) Run(b Budget) {
	more := b()
	for len(s.candidates) > 1 && !s.atSight {
		if s.Step(); !more(s) {
			return
		}
	}
}

// AdviserName is the name of the policy Adviser.
const AdviserName = "adviser"

// Adviser is the policy that takes the best choice that a search finds in its budget.
func Adviser(o Options, b Budget) policy.Policy {
	return searching(AdviserName, b, func(g *automa.Game, p *automa.Position) (*Search, error) { return Begin(g, p, o) })
}

// Policy is the policy that plays as a rival of this strength.
func (s Strength) Policy() policy.Policy {
	return searching(s.Name, Futures(s.Futures), func(g *automa.Game, p *automa.Position) (*Search, error) { return Rival(g, p, s.Futures) })
}

// searching is the policy that takes the best choice of the searches that it begins.
func searching(name string, b Budget, begin func(*automa.Game, *automa.Position) (*Search, error)) policy.Policy {
	return policy.Policy{Name: name, Pick: func(g *automa.Game, p *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
		if len(choices) == 1 {
			return 0
		}
		s, err := begin(g, p)
		if err != nil {
			panic(fmt.Sprintf("a position in a game cannot be searched: %v", err))
		}
		s.Run(b)
		best := slices.Index(choices, s.Choice())
		if best < 0 {
			panic("the best choice is not legal")
		}
		return best
	}}
}
