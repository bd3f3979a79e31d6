package search

import (
	"sohofoundry/engine"
	"sohofoundry/engine/preview"
)

// Two actions that are worth little each may be worth much together, and the policy that plays on looks no further than one. So where
// another action of the turn follows, its alternatives are tried too: whole turns are candidates beside single choices.

// Whole turns begin with so many of the choices that are liked best, and go on with so many second actions each.
const (
	firsts  = 32
	seconds = 12
)

// wholeTurns returns those that judgement alone likes best of the ones that begin with the best choices. The policy's own second action
// is not among them.
func (s *Search) wholeTurns(begun []candidate) (list []candidate) {
	if s.position.Decision != engine.ChooseAction || s.position.ActionsLeft < 2 {
		return nil
	}
	for _, first := range begun[:min(len(begun), firsts)] {
		after, hidden := s.goOn(&s.position.State, first.choice)
		if hidden || after.Decision != engine.ChooseAction {
			continue
		}
		others := s.liked(&after)[1:]
		for _, second := range others[:min(len(others), seconds)] {
			list = append(list, candidate{choice: first.choice, then: second.choice, prior: second.prior})
		}
	}
	sortByPrior(list)
	return list[:min(len(list), likely*s.options.Candidates)]
}

// screen judges a candidate where the turn ends, as the search judges the end of a future. Judged where it is made, much of what its
// turn comes to is still to be done.
func (s *Search) screen(c *candidate) {
	w := s.workers[0]
	after, hidden := s.goOn(&s.position.State, c.choice)
	if after.Decision == engine.ChooseAction {
		next := c.then
		if next == (engine.Choice{}) {
			next = w.chosen(s.game, &after)
		}
		if !hidden {
			c.follows = next
		}
		after, _ = s.goOn(&after, next)
	}
	c.table = w.judge.Worth(s.game, &after, s.seat)
	c.prior = c.table + w.judge.HandWorth(s.game, &after, s.seat)
}

// goOn is where the next action is chosen after a choice, or the turn ends with a decision of 0, as the policy would go on with it. It is
// hidden if that depends on a tile of the distant market that lies face down: then it is as if one were turned up that is in the middle of
// them (C13.1).
func (s *Search) goOn(from *engine.State, c engine.Choice) (after engine.State, hidden bool) {
	for next := *from; ; next = after {
		if preview.Lead(s.game.Game, &next, &after, c) {
			hidden = true
			down := next.FaceDown()
			preview.LeadTurning(s.game.Game, &next, &after, c, down[len(down)/2])
		}
		if after.Decision == 0 || after.Decision == engine.ChooseAction {
			return after, hidden
		}
		c = s.workers[0].chosen(s.game, &after)
	}
}
