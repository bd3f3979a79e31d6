package search

import (
	"sohofoundry/engine"

	"sohofoundry/engine/preview"
)

// Two actions that are worth little each may be worth much together, and the policy that plays on looks no further than one. So where
// another action of the turn follows, its alternatives are tried too: whole turns are candidates beside single choices.

// Of how many choices whole turns are tried, with how many second actions each, and how many in all; later of more of them.
const (
	firsts  = 8
	seconds = 3
	turns   = 16
)

// wholeTurns returns those that judgement alone likes best of the ones that begin with the best choices. The policy's own second action
// is not among them.
func (s *Search) wholeTurns(begun []candidate, times int) (list []candidate) {
	if s.position.Decision != engine.ChooseAction || s.position.ActionsLeft < 2 {
		return nil
	}
	for _, first := range begun[:min(len(begun), times*firsts)] {
		after, ok := s.afterFirst(first.choice)
		if !ok {
			continue
		}
		others := s.liked(&after)[1:]
		for _, second := range others[:min(len(others), times*seconds)] {
			list = append(list, candidate{choice: first.choice, then: second.choice, prior: second.prior})
		}
	}
	sortByPrior(list)
	return list[:min(len(list), times*turns)]
}

// afterFirst is where the second action of the turn is chosen if the first is this, as the policy would go on with it. It is not ok if
// there is none, or if it depends on hidden things.
func (s *Search) afterFirst(c engine.Choice) (after engine.State, ok bool) {
	next, w := s.position.State, s.workers[0]
	for {
		if hidden := preview.Lead(s.game.Game, &next, &after, c); hidden || after.Decision == 0 {
			return after, false
		}
		if after.Decision == engine.ChooseAction {
			return after, true
		}
		next = after
		w.choices = s.game.Choices(&next, w.choices[:0])
		c = w.choices[w.thinker.Pick(s.game, &next, w.choices)]
	}
}
