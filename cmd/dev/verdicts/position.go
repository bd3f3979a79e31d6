package main

import (
	"math/rand/v2"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// kinds are those of the choices that are looked at. What is planted may be no mistake: the games that are played out tell.
var kinds = []string{"sound", "pass", "link", "dear", "sale missed", "anything"}

// With how much money a pass is looked at, and how much dearer a choice is that is called dear, in £.
const (
	rich   = 15
	dearer = 4
)

// gameUpTo is a game of the adviser's against the Automa, up to the player's n-th action.
func gameUpTo(id string, seed uint64, n int) *record.Record {
	level := []string{"medium", "hard"}[seed%2]
	mat, _ := decks.MatNamed(id, level)
	r, err := record.New(decks.Game(id), record.Header{Difficulty: level, Seed: seed, Options: mat.Options()})
	if err != nil {
		panic(err) // the levels are the program's own
	}
	adviser := search.Adviser(search.Options{}, search.Futures(12))
	for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
		if r.AutomaTurn() != nil {
			r.AnswerForced()
			continue
		}
		if p.Decision == engine.ChooseAction {
			if n--; n < 0 {
				break
			}
		}
		choices := r.Game().Choices(&p.State, nil)
		r.Act(choices[adviser.Pick(r.Game(), p, choices, nil)])
	}
	return r
}

// planted is a choice of a kind, and whether there is one.
func planted(kind string, g *automa.Game, p *automa.Position, chance *rand.Rand) (c engine.Choice, ok bool) {
	choices := g.Choices(&p.State, nil)
	of := func(verb engine.Verb) (list []engine.Choice) {
		for _, c := range choices {
			if c.Verb == verb {
				list = append(list, c)
			}
		}
		return list
	}
	money := int(p.Players[p.Actor].Money)
	switch kind {
	case "sound":
		s, err := search.Begin(g, p, search.Options{})
		if err != nil {
			return c, false
		}
		s.Run(search.Futures(250))
		return s.Choice(), true
	case "pass":
		if passes := of(engine.Pass); len(passes) > 0 && money >= rich {
			return passes[0], true
		}
	case "link":
		if links := of(engine.Network); len(links) > 0 {
			return links[chance.IntN(len(links))], true
		}
	case "dear":
		return dear(g, p, of(engine.Build))
	case "sale missed":
		if len(of(engine.Sell)) > 0 {
			others := slices.DeleteFunc(slices.Clone(choices), func(c engine.Choice) bool { return c.Verb == engine.Sell })
			return others[chance.IntN(len(others))], true
		}
	case "anything":
		return choices[chance.IntN(len(choices))], true
	}
	return c, false
}

// dear is the build that costs the most, if another of the same industry costs much less.
func dear(g *automa.Game, p *automa.Position, builds []engine.Choice) (dearest engine.Choice, ok bool) {
	spent := func(c engine.Choice) int {
		after := *p
		g.Apply(&after, c, nil)
		return int(p.Players[p.Actor].Money) - int(after.Players[p.Actor].Money)
	}
	most := 0
	for _, c := range builds {
		if cost := spent(c); cost > most {
			dearest, most = c, cost
		}
	}
	for _, c := range builds {
		ok = ok || c.Industry == dearest.Industry && spent(c) <= most-dearer
	}
	return dearest, ok
}
