// Package rival stands in until the players of Industry are there.
package rival

import (
	"strings"

	"sohofoundry/engine/industry"
)

// Strength is a policy, and for the adviser how many futures it watches.
type Strength struct {
	Policy  string
	Futures int
}

// ByName reads a strength.
func ByName(text string) (Strength, error) { return Strength{Policy: strings.Fields(text)[0]}, nil }

// String writes it.
func (s Strength) String() string { return s.Policy }

// WorthParts are points by part.
type WorthParts struct{ Now, Networks, Roads, Resources, Jokers float64 }

// Total is their sum.
func (w WorthParts) Total() float64 { return w.Now + w.Networks + w.Roads + w.Resources + w.Jokers }

// Thought is what is behind a choice.
type Thought struct {
	Worth [industry.MaxSeats]WorthParts
}

// Mind is a rival's thinking.
type Mind struct {
	choice  industry.Choice
	thought Thought
}

// Worth is what winning a zone would bring a player.
func Worth(g *industry.Game, _ *industry.State, _ industry.Seat, z industry.ID) WorthParts {
	return WorthParts{Now: float64(g.Zones[z].Points)}
}

// Think begins to think.
func Think(g *industry.Game, s *industry.State, _ Strength, _ uint64) *Mind {
	m := &Mind{}
	list := g.Choices(s)
	m.choice = list[0]
	if s.Phase == industry.Bidding && int(s.High) > g.Zones[s.Up].Points/2 {
		for _, c := range list {
			if c.Verb == industry.Pass {
				m.choice = c
			}
		}
	}
	return m
}

// Step thinks.
func (m *Mind) Step(func() bool) bool { return true }

// Choice is the choice.
func (m *Mind) Choice() industry.Choice { return m.choice }

// Thought is behind it.
func (m *Mind) Thought() Thought { return m.thought }
