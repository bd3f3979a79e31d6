package search

import (
	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
)

// worker plays futures on and keeps the memory that this takes.
type worker struct {
	thinker *policy.Thinker
	choices []engine.Choice
}

// play makes a choice in a future, plays it on, and returns what it is worth in the end, in hundredths of a VP.
func (w *worker) play(s *Search, p automa.Position, c engine.Choice) int {
	g := s.game
	last := round(g, &p) + s.options.Turns
	g.Apply(&p, c, nil)
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			g.Turn(&p, nil)
			continue
		}
		if p.Actor == s.seat && p.Decision == engine.ChooseAction && round(g, &p) > last {
			break
		}
		w.choices = g.Choices(&p.State, w.choices[:0])
		g.Apply(&p, w.choices[w.thinker.Pick(g, &p.State, w.choices)], nil)
	}
	return w.thinker.Worth(g, &p.State, s.seat)
}

// round counts the rounds of both eras.
func round(g *automa.Game, p *automa.Position) int {
	return int(p.Era-engine.Canal)*g.Rounds(int(p.Seats)) + int(p.Round)
}
