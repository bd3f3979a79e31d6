package lesson

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// tooMuch are the keys of what to say of a fact that there is too much of.
var tooMuch = map[Fact]string{bought: "bought", loans: "loans", automaSold: "automa-sold"}

// WhyMissed tells what is in the way of the goal of a lesson that is missed, in a sentence.
func (l *Lesson) WhyMissed(w words.Words, r *record.Record) string {
	facts, say := Facts(r), func(key string, named ...any) string { return w.Text("page.lesson.why."+key, named...) }
	for _, fact := range order {
		if most, limited := l.Most[fact]; limited && facts[fact] > most {
			return say(tooMuch[fact])
		}
	}
	for _, fact := range order {
		wanted, asked := l.Goal[fact]
		if !asked || facts[fact] >= wanted {
			continue
		}
		n := facts[fact]
		if fact == linkVP {
			n += linksNow(r)
		}
		beer := beerLeft(r.Game().Game, &r.Position().State)
		key, at := obstacle(r.Game(), r, fact)
		switch {
		case fact == sold && 0 < beer && beer < wanted-n:
			return say("beer-short", "n", beer, "wanted", wanted-n)
		case at != 0:
			return say(key, "place", w.Noun().Location(r.Game().LocationOf(at)), "n", n, "wanted", wanted)
		case fact == linkVP:
			return say("links", "n", n, "wanted", wanted)
		case fact == stays:
			return say("stays", "n", n, "wanted", wanted)
		case fact == income:
			return say("income", "n", n, "wanted", wanted)
		}
		return say("short", "n", n, "wanted", wanted)
	}
	return ""
}

// order are the facts in the order in which they are told.
var order = []Fact{bought, loans, automaSold, sold, flipped, built, overbuilt, developed, toMarket, pairs, wild, linkVP, income, stays}

// obstacle is a tile of the person that should have flipped or been sold, and the key of why it was not; space 0 for none.
func obstacle(g *automa.Game, r *record.Record, fact Fact) (key string, at engine.Space) {
	s := &r.Position().State
	own := s.Owned(engine.HumanSeat)
	switch fact {
	case flipped:
		for _, e := range slices.Backward(r.Entries()) {
			if x := e.Choice.Space; e.Choice.Verb == engine.Build && !e.Automa() && own.Has(x) && !s.Tiles[x].Flipped {
				return unflipped(g.Game, s, x)
			}
		}
	case sold:
		return unsoldOf(g.Game, s)
	case income:
		if key, at = unsoldOf(g.Game, s); at == 0 {
			key, at = unflippedOf(g.Game, s)
		}
		return key, at
	case linkVP:
		if _, at = unflippedOf(g.Game, s); at != 0 {
			return "links-kept", at
		}
	}
	return "", 0
}

// unsoldOf is the person's first tile that should have been sold, and why it was not.
func unsoldOf(g *engine.Game, s *engine.State) (key string, at engine.Space) {
	for x := s.Owned(engine.HumanSeat); x != 0; x = x.Rest() {
		if t := &s.Tiles[x.First()]; !t.Flipped && g.Sold(g.Tiles[t.Tile].Industry) {
			return unsold(g, s, x.First())
		}
	}
	return "", 0
}

// unflippedOf is a tile of the person that still holds cubes or barrels, and why: a mine without a market before all others.
func unflippedOf(g *engine.Game, s *engine.State) (key string, at engine.Space) {
	for x := s.Owned(engine.HumanSeat); x != 0; x = x.Rest() {
		t := &s.Tiles[x.First()]
		if t.Flipped || t.Cubes == 0 {
			continue
		}
		switch why, _ := unflipped(g, s, x.First()); {
		case why == "mine":
			return why, x.First()
		case at == 0:
			key, at = "kept", x.First()
		}
	}
	return key, at
}

// beerLeft is how many barrels the person could sell with.
func beerLeft(g *engine.Game, s *engine.State) (most int) {
	for x := s.Owned(engine.HumanSeat); x != 0; x = x.Rest() {
		t, place := &s.Tiles[x.First()], engine.LocationSet(0).With(g.LocationOf(x.First()))
		if t.Flipped || !g.Sold(g.Tiles[t.Tile].Industry) {
			continue
		}
		takers, n := g.Takers(s, g.Tiles[t.Tile].Industry, place)
		for _, m := range takers[:n] {
			most = max(most, g.BeerFor(s, engine.HumanSeat, place, m))
		}
	}
	return most
}

// unflipped tells why a tile that was just built did not flip, if that can be told.
func unflipped(g *engine.Game, s *engine.State, x engine.Space) (key string, at engine.Space) {
	t := &s.Tiles[x]
	from := s.Connected(engine.LocationSet(0).With(g.LocationOf(x)))
	switch {
	case g.Tiles[t.Tile].Industry == engine.CoalMine && !g.HasMarket(s, from):
		return "mine", x
	case t.Cubes > 0 && g.Tiles[t.Tile].Industry != engine.Brewery: // whose barrels are not sold to a market
		return "kept", x
	}
	return "", 0
}

// unsold tells why a tile is not sold.
func unsold(g *engine.Game, s *engine.State, x engine.Space) (key string, at engine.Space) {
	industry, place := g.Tiles[s.Tiles[x].Tile].Industry, engine.LocationSet(0).With(g.LocationOf(x))
	takers, n := g.Takers(s, industry, place)
	if n == 0 {
		return "no-merchant", x
	}
	for _, m := range takers[:n] {
		if g.BeerFor(s, engine.HumanSeat, place, m) > 0 {
			return "unsold", x
		}
	}
	return "no-beer", x
}

// linksNow is what the links of the person that are on the board would score now.
func linksNow(r *record.Record) (n int) {
	s := &r.Position().State
	for x := s.Players[engine.HumanSeat].Links; x != 0; x = x.Rest() {
		n += int(r.Game().LinkValue(s, x.First()))
	}
	return n
}
