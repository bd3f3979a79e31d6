package bidder

import (
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// Adviser finds what is advised in a position, by a short search. It knows no more than the person at the table, and depends on nothing
// else.
type Adviser struct {
	mind   *rival.Mind
	advice Advice
}

// Advice is what is advised in a position, and what is behind it.
type Advice struct {
	of      industry.State
	choice  industry.Choice
	thought *rival.Thought
}

// strength is who advises: it wins nearly every game against two that are steady, and takes a moment for a choice.
var strength = rival.Strength{Policy: rival.Adviser, Futures: 96}

// steady are the rivals in the guided game.
var steady = rival.Strength{Policy: rival.Steady}

// mindSeed is the seed of the futures that the adviser looks into. It has nothing to do with that of a game.
const mindSeed = 1

// Think thinks about a position while there is time to spare, and reports whether what is advised is found.
func (a *Adviser) Think(g *industry.Game, s *industry.State, spare func() bool) (found bool) {
	if a.mind == nil || a.advice.of != *s {
		*a = Adviser{mind: rival.Think(g, s, strength, mindSeed).Against(steady), advice: Advice{of: *s}}
	}
	if a.advice.thought == nil && a.mind.Step(spare) {
		thought := a.mind.Thought()
		a.advice.choice, a.advice.thought = best(g, s, &thought), &thought
	}
	return a.advice.thought != nil
}

// best is the best choice of a thought. A subsidy is proposed only where it pays for what cannot be developed without: elsewhere it is
// better or worse by next to nothing, and newcomers would wonder.
func best(g *industry.Game, s *industry.State, t *rival.Thought) industry.Choice {
	c := t.Options[0].Choice
	if c.Verb != industry.Subsidy || s.Phase == industry.Developing && pays(g, s, c) {
		return c
	}
	return t.Options[1].Choice
}

// pays reports whether there is more to develop after a subsidy.
func pays(g *industry.Game, s *industry.State, subsidy industry.Choice) bool {
	after := *s
	g.Apply(&after, subsidy, nil)
	return len(g.Choices(&after)) >= len(g.Choices(s)) // which has the subsidy as well
}

// Advice is what is advised in a position: nothing as long as that is not found.
func (a *Adviser) Advice(s *industry.State) (advice Advice, found bool) {
	if a.advice.thought == nil || a.advice.of != *s {
		return Advice{}, false
	}
	return a.advice, true
}

// Choice is what is advised.
func (a *Advice) Choice() industry.Choice { return a.choice }
