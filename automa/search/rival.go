package search

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Strength is how strong the adviser plays when it is a player's rival.
type Strength struct {
	Name    string
	Futures int // at how many it looks for each choice, about, and how many choices it tries: see Rival
	Wins    int // of 10 games against the strength before it, as measured: see cmd/dev/measured.md. 0 is that of the weakest
}

// Strengths are those that a rival can have, the weakest first.
var Strengths = []Strength{{"quick", theAction, 0}, {"careful", theTurn, 7}, {"thorough", 3, 7}, {"deep", 24, 6}}

// UsualStrength is the name of a rival's strength unless another is chosen.
const UsualStrength = "careful"

// StrengthNamed returns the strength of a name, and whether there is one.
func StrengthNamed(name string) (Strength, bool) {
	if i := slices.IndexFunc(Strengths, func(s Strength) bool { return s.Name == name }); i >= 0 {
		return Strengths[i], true
	}
	return Strength{}, false
}

// StrengthOf returns the strength of so many futures, and whether there is one.
func StrengthOf(futures int) (Strength, bool) {
	if i := slices.IndexFunc(Strengths, func(s Strength) bool { return s.Futures == futures }); i >= 0 {
		return Strengths[i], true
	}
	return Strength{}, false
}

// A rival of so few futures tries nothing: it takes at sight the action that the keen policy would make, or the one with which
// its turn comes to the most by judgement.
const (
	theAction = 1
	theTurn   = 2
)

// Rival begins to search for the choice of a rival that is to move, and looks at so many futures. The fewer these are, the fewer choices
// it tries. Its thoughts can be told at any time: a new search with as many futures finds the same.
func Rival(g *automa.Game, p *automa.Position, futures int) (*Search, error) {
	if futures > theTurn {
		return Begin(g, p, Options{Candidates: min(futures, usualCandidates), Ends: true})
	}
	s, err := newSearch(g, p, Options{Ends: true})
	if err != nil {
		return nil, err
	}
	s.atSight = true
	if futures == theAction {
		s.candidates = s.liked(&s.position.State)
		return s, nil
	}
	s.judgeTurns()
	s.choose(1)
	return s, nil
}

// Enough reports whether so many futures were played, there is nothing to choose or to be tried, or the best choice is clear.
func (s *Search) Enough(futures int) bool {
	return s.atSight || s.Alone() || s.Between() && (s.futures >= futures || s.isClear())
}

// clearly is how many futures must be behind a best choice that is clear.
const clearly = 12

// isClear reports whether the best choice is better beyond doubt than all that are still tried.
func (s *Search) isClear() bool {
	for i := range s.candidates[1:s.schedule.Alive] {
		futures, less, deviation := differ(&s.candidates[0], &s.candidates[i+1])
		if futures < clearly || !certain(less, deviation) {
			return false
		}
	}
	return true
}

// Alone reports whether there is nothing to choose, as only one choice is legal but for its card.
func (s *Search) Alone() bool { return len(s.candidates) == 1 }

// AtSight reports whether the choice is made by judgement alone, and nothing is tried.
func (s *Search) AtSight() bool { return s.atSight }

// Choice is the best choice that was found so far.
func (s *Search) Choice() engine.Choice { return s.candidates[0].choice }
