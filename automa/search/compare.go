package search

import (
	"sohofoundry/automa"
	"sohofoundry/automa/search/halving"
	"sohofoundry/engine"
)

// salt makes the futures of a comparison others than those of a search.
const salt = 0x636f6d70_61726573

// In a comparison the player thinks ahead over so many futures of each choice, with these options.
const thoughtFutures = 12

var thoughtOptions = Options{Candidates: 16, Turns: 2}

// In a comparison futures are played on for ComparedTurns, and ahead is how many actions after a choice are thought about in them: those of
// two rounds.
const (
	ComparedTurns = 4
	ahead         = 4
)

// Compare begins to play two choices on in the same futures. They are none that a search has seen, so that a choice that was only lucky
// there is found out, and for some actions the player thinks ahead in them. The policy alone makes less of what is left after a mistake
// than a player does, and takes mistakes for costlier than they are.
func Compare(g *automa.Game, p *automa.Position, better, other engine.Choice) (*Search, error) {
	s, err := newSearch(g, p, Options{Ends: true, Turns: ComparedTurns})
	if err != nil {
		return nil, err
	}
	s.seed ^= salt
	s.ahead = ahead
	s.candidates = []candidate{{choice: better}, {choice: other}}
	s.schedule = halving.Begin(len(s.candidates))
	return s, nil
}

// thoughts are the choices that are thought about in a future. Thinking takes long, so it goes on in parts: the future is played again
// up to the choice that is still thought about.
type thoughts struct {
	left   int             // actions that are thought about and not reached yet, and 1 more amid one
	made   []engine.Choice // those thought about so far,
	next   int             // of which so many were reached
	search *Search         // for the one that is thought about
	waits  bool            // the future waits for that
}

// begin begins a future, or begins to play it again.
func (t *thoughts) begin(actions int) {
	t.next, t.left, t.waits = 0, 0, false
	if actions > 0 {
		t.left = actions + 1
	}
}

// about reports whether the choice in a position is thought about.
func (t *thoughts) about(p *automa.Position) bool {
	if t.left > 0 && p.Decision == engine.ChooseAction {
		t.left--
	}
	return t.left > 0
}

// choice is the one made in a position, unless the future waits for it.
func (t *thoughts) choice(g *automa.Game, p *automa.Position) engine.Choice {
	if t.next < len(t.made) {
		t.next++
		return t.made[t.next-1]
	}
	if t.search == nil {
		s, err := Begin(g, p, thoughtOptions)
		if err != nil {
			panic("a position in a game cannot be searched: " + err.Error())
		}
		t.search = s
	} else {
		t.search.Step()
	}
	if t.waits = !t.search.Enough(thoughtFutures); t.waits {
		return engine.Choice{}
	}
	t.made = append(t.made, t.search.Choice())
	t.next, t.search = len(t.made), nil
	return t.made[t.next-1]
}

// Less is by how much a choice is worth less than another, as far as that was found out.
func (s *Search) Less(better, other engine.Choice) Advice {
	return s.advice(s.find(better), s.find(other))
}

// Pair is two of the choices with their ends.
func (s *Search) Pair(better, other engine.Choice) *Pair {
	return &Pair{Game: s.game, Position: &s.position, Turns: s.options.Turns, Best: better, Ends: s.Ends(better), Other: s.Ends(other)}
}

// More are the VP that both could expect more with the best than with the other choice, in hundredths, if it is worth so much more: the
// Automa's as the board would score some rounds on, and the player's so that both make that worth.
func (p *Pair) More(worth int) (you, automas int) {
	for f := range p.Ends {
		if p.Ends[f].Tried && p.Other[f].Tried {
			automas += p.Ends[f].Automas - p.Other[f].Automas
		}
	}
	if n := both(p.Ends, p.Other); n > 0 {
		automas = 10 * tenths(automas, n)
	}
	return worth + automas*JudgeWeights.For(p.Game).Automa/100, automas
}
