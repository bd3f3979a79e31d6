package rulestest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Player picks choices: half of the time a verb first, as nearly all single choices are ways to build or to lay a link, with
// the pass seldom.
type Player func(what string, n int) int

// Choice picks one of a list.
func (pick Player) Choice(list []engine.Choice) engine.Choice {
	if pick("any", 2) == 0 {
		return list[pick("choice", len(list))]
	}
	var verbs []engine.Verb
	for _, c := range list {
		if !slices.Contains(verbs, c.Verb) {
			verbs = append(verbs, c.Verb)
		}
	}
	verb := verbs[pick("verb", len(verbs))]
	if verb == engine.Pass {
		verb = verbs[pick("verb", len(verbs))]
	}
	var of []engine.Choice
	for _, c := range list {
		if c.Verb == verb {
			of = append(of, c)
		}
	}
	return of[pick(verb.String(), len(of))]
}

// Observer is called with every position of a game, its legal choices, and the events that led to it.
type Observer func(s *engine.State, list []engine.Choice, log engine.Log) error

// Game plays a game from the start to the end.
func (pick Player) Game(g *engine.Game, o engine.Options, seed uint64, after Observer) error {
	var log engine.Log
	s, err := g.Start(o, seed, &log)
	if err != nil {
		return err
	}
	return pick.From(g, s, log, after)
}

// From plays on to the end.
func (pick Player) From(g *engine.Game, s engine.State, log engine.Log, after Observer) error {
	return PlayOn(g, s, log, func(_ *engine.State, list []engine.Choice) engine.Choice { return pick.Choice(list) }, after)
}

// PlayOn plays on to the end as choose says.
func PlayOn(g *engine.Game, s engine.State, log engine.Log, choose func(*engine.State, []engine.Choice) engine.Choice, after Observer) error {
	var list []engine.Choice
	for moves := 0; ; moves++ {
		list = g.Choices(&s, list[:0])
		if err := after(&s, list, log); err != nil {
			return fmt.Errorf("after %d choices: %w", moves, err)
		}
		if s.Decision == engine.GameOver {
			return nil
		}
		if len(list) == 0 {
			return errors.New("there is nothing to choose and the game is not over")
		}
		log = log[:0]
		c := choose(&s, list)
		if r := g.Apply(&s, c, &log); !r.OK() {
			return fmt.Errorf("%s is listed and refused: %s, %s", notation.Format(g, &s, c), r.Reason, r.Rule)
		}
	}
}

// Seeded picks at random, always alike.
func Seeded(seed uint64) Player {
	random := rand.New(rand.NewPCG(seed, 0))
	return func(_ string, n int) int { return random.IntN(n) }
}
