package policy

import (
	"math/rand/v2"
	"sync"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/preview"
)

// Thinker makes each choice on a copy of the table and judges the position that it leads to. It looks no further than that one
// choice: the worth of building, linking and selling is all in the judgement; see judge. It keeps the memory that this takes, so
// that one serves one goroutine, and leaves nothing to be collected.
type Thinker struct {
	weights *WeightsOf
	moments map[momentKey]*moment
	judge   judge
	after   engine.State
	worths  []int // in hundredths of a VP
}

// NewThinker returns a thinker that judges by weights.
func NewThinker(w *WeightsOf) *Thinker { return &Thinker{weights: w, moments: map[momentKey]*moment{}} }

// Worth is the worth of a position to a seat, in hundredths of a VP.
func (t *Thinker) Worth(g *automa.Game, s *engine.State, seat engine.Seat) int {
	w := t.weights.For(g)
	if s.Decision == engine.GameOver {
		return 100*int(s.Players[seat].VP) - w.Automa*bestOther(s, seat, &[engine.MaxSeats]int{})/100
	}
	t.judge.begin(t.momentOf(g, s), s, seat)
	return t.judge.position(s)
}

// HandWorth is the worth of a seat's cards, in hundredths of a VP.
func (t *Thinker) HandWorth(g *automa.Game, s *engine.State, seat engine.Seat) (worth int) {
	t.judge.begin(t.momentOf(g, s), s, seat)
	for _, c := range s.Players[seat].Hand[:s.Players[seat].HandLen()] {
		worth += t.judge.cardWorth(s, c)
	}
	return worth
}

// Worths returns the worth of each legal choice to its seat, less the card that it costs, in hundredths of a VP. The
// list is good until the next call.
func (t *Thinker) Worths(g *automa.Game, s *engine.State, choices []engine.Choice) []int {
	t.judge.begin(t.momentOf(g, s), s, s.Actor)
	for _, c := range s.Players[s.Actor].Hand {
		t.judge.cards[c] = t.judge.cardWorth(s, c)
	}
	t.worths = t.worths[:0]
	before := &engine.Choice{} // the choices with other cards follow it
	same := 0
	for i := range choices {
		c := &choices[i]
		if !c.SameButCard(before) || c.Verb == engine.Discard {
			before, same = c, t.choice(s, *c)
		}
		worth := same
		if c.Card != 0 {
			worth -= t.judge.cards[c.Card]
		}
		t.worths = append(t.worths, worth)
	}
	return t.worths
}

// Pick returns the index of the choice with the best position after it. The first of equals is taken.
func (t *Thinker) Pick(g *automa.Game, s *engine.State, choices []engine.Choice) int {
	if len(choices) == 1 {
		return 0
	}
	best := 0
	worths := t.Worths(g, s, choices)
	for i, worth := range worths {
		if worth > worths[best] {
			best = i
		}
	}
	return best
}

// choice is the worth of a choice: of the position after it, and of its promise beyond.
func (t *Thinker) choice(s *engine.State, c engine.Choice) int {
	j, after := &t.judge, &t.after
	switch c.Verb {
	case engine.Scout:
		return j.position(s) + j.w.Scout
	case engine.Discard:
		return 0 // but for the card
	case engine.Pass:
		return j.position(s)
	}
	if preview.Lead(j.g.Game, s, after, c) {
		return t.turning(s, c)
	}
	worth := j.position(after)
	switch after.Decision {
	case engine.ChooseLink:
		worth += j.w.SecondLink
	case engine.ChooseDevelop:
		worth += j.w.SecondDevelop
	}
	if c.Verb == engine.DoubleBuild {
		worth -= j.w.Action
	}
	return worth
}

// turning is the worth of a sale to the distant market, in the mean of the tiles that may be turned up.
func (t *Thinker) turning(s *engine.State, c engine.Choice) int {
	sum := 0
	for _, steps := range s.Distant.Stack[:s.Distant.Left] { // the sum does not depend on their order, which is hidden
		preview.LeadTurning(t.judge.g.Game, s, &t.after, c, steps)
		sum += t.judge.position(&t.after)
	}
	return sum / int(s.Distant.Left)
}

// Thinking is a policy of thinkers that all judge by the same weights.
func Thinking(name string, w *WeightsOf) Policy {
	thinkers := sync.Pool{New: func() any { return NewThinker(w) }}
	return Policy{Name: name, Pick: func(g *automa.Game, p *automa.Position, choices []engine.Choice, _ *rand.PCG) int {
		t := thinkers.Get().(*Thinker)
		defer thinkers.Put(t)
		return t.Pick(g, &p.State, choices)
	}}
}
