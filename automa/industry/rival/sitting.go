package rival

import (
	"sohofoundry/automa/sim/games"
	"sohofoundry/engine/industry"
)

// Sitting is a rival that plays one game at once, without slices, as those do that play games by the thousand. It is not for several
// goroutines.
type Sitting struct {
	strength Strength
	judge    *judge
	seed     uint64
	asked    int
}

// Sit is a rival for one game. The adviser draws its futures from the seed.
func (s Strength) Sit(g *industry.Game, seed uint64) *Sitting {
	return &Sitting{strength: s, judge: newJudge(g, s.weights()), seed: seed}
}

// Choose is its choice when it is asked.
func (s *Sitting) Choose(at *industry.State) industry.Choice {
	if s.strength.Policy != Adviser {
		return s.judge.choose(at)
	}
	s.asked++
	m := Think(s.judge.g, at, s.strength, games.Seed(s.seed, s.asked))
	m.Step(always)
	return m.Choice()
}
