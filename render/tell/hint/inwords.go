package hint

import (
	"cmp"
	"slices"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

const (
	mostWords   = 3  // sentences in words that are told
	fewBarrels  = 2  // on the board, at which beer is scarce
	muchForLink = 40 // tenths of a VP from which a link scores well
	mostDepth   = 6  // questions amid an action that are followed
)

// inWords tells why a choice is good in a few short sentences without figures: what it does at once, and then the reasons.
func inWords(w words.Words, g *engine.Game, s *engine.State, c engine.Choice, from source, list []search.Reason) (sentences []string) {
	flips := flipsNow(g, *s, c, 0)
	if flips > 0 {
		sentences = append(sentences, w.Text("hint.words.flips-now", "n", flips))
	}
	if (c.Verb == engine.Sell || c.Industry == engine.Brewery) && barrels(g, s) <= fewBarrels {
		sentences = append(sentences, w.Text("hint.words.beer-scarce"))
	}
	rank := func(r search.Reason) int { return slices.Index([]search.Fact{search.Costs, search.Follow}, r.Fact) }
	for _, r := range slices.SortedStableFunc(slices.Values(list), func(a, b search.Reason) int { return cmp.Compare(rank(a), rank(b)) }) {
		if flips > 0 && (r.Fact == search.Flips || r.Fact == search.Unsold) {
			continue
		}
		if text := briefly(w, from, r); text != "" {
			sentences = append(sentences, text)
		}
	}
	return sentences[:min(len(sentences), mostWords)]
}

// briefly tells a reason without figures, or nothing if that says little.
func briefly(w words.Words, from source, r search.Reason) string {
	key := "hint.words." + r.Fact.String()
	switch r.Fact {
	case search.Stock:
		return ""
	case search.Scores:
		if len(r.Means) == 0 || r.Means[0].Best < muchForLink {
			return ""
		}
	case search.Follow:
		return w.Text(key, "choice", following(w, from, r))
	case search.Gains, search.Costs:
		which := "hint.more."
		if r.Fact == search.Costs {
			which = "hint.fewer."
		}
		var parts []string
		for _, m := range r.Means {
			parts = append(parts, w.Text(which+m.Of.String()))
		}
		return w.Text(key, "list", w.Then(parts))
	}
	return w.Text(key)
}

// flipsNow is how many tiles of the player flip with a choice, whatever is answered amid its action; a further sale is not counted.
func flipsNow(g *engine.Game, s engine.State, c engine.Choice, depth int) (flips int) {
	var log engine.Log
	seat := s.Actor
	if why := g.Apply(&s, c, &log); !why.OK() {
		return 0
	}
	for _, e := range log {
		if e.Kind == engine.TileFlipped && e.Seat == seat {
			flips++
		}
	}
	if s.Actor != seat || s.Decision == engine.ChooseAction || s.Decision == engine.GameOver || depth == mostDepth {
		return flips
	}
	answers := g.Choices(&s, nil)
	if slices.ContainsFunc(answers, func(c engine.Choice) bool { return c.Verb == engine.Done }) {
		return flips
	}
	least := -1
	for _, answer := range answers {
		if n := flipsNow(g, s, answer, depth+1); least < 0 || n < least {
			least = n
		}
	}
	return flips + max(least, 0)
}

// barrels counts the barrels of beer on the board.
func barrels(g *engine.Game, s *engine.State) (n int) {
	for x := range s.Tiles {
		if t := &s.Tiles[x]; t.Tile != 0 && g.Tiles[t.Tile].Industry == engine.Brewery {
			n += int(t.Cubes)
		}
	}
	for m := range s.Merchants {
		if s.Merchants[m].Beer {
			n++
		}
	}
	return n
}
