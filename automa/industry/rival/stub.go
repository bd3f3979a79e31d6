package rival

import "sohofoundry/engine/industry"

// Thought is what is behind a choice.
type Thought struct {
	Worth [industry.MaxSeats]WorthParts
}

// Mind is a rival's thinking.
type Mind struct {
	choice  industry.Choice
	thought Thought
}

// Think begins to think.
func Think(g *industry.Game, s *industry.State, _ Strength, _ uint64) *Mind {
	j := newJudge(g, &SteadyWeights)
	return &Mind{choice: j.choose(s)}
}

// Step thinks.
func (m *Mind) Step(func() bool) bool { return true }

// Choice is the choice.
func (m *Mind) Choice() industry.Choice { return m.choice }

// Thought is behind it.
func (m *Mind) Thought() Thought { return m.thought }
