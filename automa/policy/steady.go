package policy

import (
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// The steady policy makes each choice on a copy of the table, judges the position that it leads to, and keeps the best. It
// looks no further than that one choice: what is worth building, linking and selling is all in the judgement; see judge.

// Steady is a plain player who plans for VP: it builds what it will sell, links what will score and borrows in time.
var Steady = Policy{Name: "steady", Pick: pickSteady}

// option is a choice without its card, and what the position after it is worth.
type option struct {
	choice engine.Choice
	worth  int
}

// mostOptions is more than nearly every position has. Further ones take memory of their own.
const mostOptions = 128

// pickSteady picks the choice with the best position after it, less the card that it costs. The first of equals is taken.
func pickSteady(g *automa.Game, s *engine.State, choices []engine.Choice, _ *rand.PCG) int {
	if len(choices) == 1 {
		return 0
	}
	var room [mostOptions]option
	seen := room[:0]
	j := newJudge(g, s)
	best, top := 0, 0
	for i, c := range choices {
		plain := c
		plain.Card = 0
		worth, known := recall(seen, plain)
		if !known {
			worth = j.choice(s, c)
			seen = append(seen, option{plain, worth})
		}
		if c.Card != 0 {
			worth -= j.cardWorth(s, c.Card)
		}
		if i == 0 || worth > top {
			best, top = i, worth
		}
	}
	return best
}

// recall finds what a choice was found to be worth with another card.
func recall(seen []option, c engine.Choice) (worth int, known bool) {
	for i := len(seen) - 1; i >= 0; i-- {
		if seen[i].choice == c {
			return seen[i].worth, true
		}
	}
	return 0, false
}

// choice is what a choice is worth: the position after it, and what it promises beyond.
func (j *judge) choice(s *engine.State, c engine.Choice) int {
	switch c.Verb {
	case engine.Scout:
		return j.position(s) + j.w.scout
	case engine.Discard:
		return 0 // but for the card
	}
	trial, _ := j.g.Try(s, c) // which is legal, as all choices are
	if trial.Hidden {
		return j.turning(s, c)
	}
	worth := j.position(&trial.After)
	switch trial.After.Decision {
	case engine.ChooseLink:
		worth += j.w.secondLink
	case engine.ChooseDevelop:
		worth += j.w.secondDevelop
	}
	if c.Verb == engine.DoubleBuild {
		worth -= j.w.action
	}
	return worth
}

// turning is what a sale to the distant market is worth, in the mean of the tiles that may be turned up.
func (j *judge) turning(s *engine.State, c engine.Choice) int {
	tiles := s.FaceDown()
	sum, worth := 0, 0
	for i, steps := range tiles {
		if i == 0 || steps != tiles[i-1] {
			trial, _ := j.g.TryTurning(s, c, steps)
			worth = j.position(&trial.After)
		}
		sum += worth
	}
	return sum / len(tiles)
}
