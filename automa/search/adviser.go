package search

import (
	"fmt"
	"math/rand/v2"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
)

// Budget is how long a choice is searched. The clock only decides whether another step begins.
type Budget struct {
	Futures int           // at most; 0: as many as the time allows
	Time    time.Duration // 0: as long as the futures take
}

// Run searches until the budget is spent or there is nothing to find out. It makes one step at least.
func (s *Search) Run(b Budget) {
	began := time.Now()
	for len(s.candidates) > 1 {
		s.Step()
		if b.Futures > 0 && s.futures >= b.Futures || b.Time > 0 && time.Since(began) >= b.Time {
			return
		}
	}
}

// Adviser is the policy that takes the best choice that a search finds in its budget.
func Adviser(o Options, b Budget) policy.Policy {
	return policy.Policy{Name: "adviser", Pick: func(g *automa.Game, p *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
		if len(choices) == 1 {
			return 0
		}
		s, err := Begin(g, p, o)
		if err != nil {
			panic(fmt.Sprintf("a position in a game cannot be searched: %v", err))
		}
		s.Run(b)
		best := s.Best()[0].Choice
		for i, c := range choices {
			if c == best {
				return i
			}
		}
		panic("the best choice is not legal")
	}}
}
