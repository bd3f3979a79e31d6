package pick

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Click picks a thing. Things picked earlier stay: a thing that does not go with them is refused, and the selection stays as it
// was. A thing that stands in place of another (a card for a card, a space for a space) replaces it, and things picked after that
// one are dropped if they no longer fit. A thing of another action, such as a line while something is being built, begins that
// action with the same card. A thing that was picked already is taken back.
func (q Question) Click(sel Selection, t thing.Thing) (Selection, Explanation) {
	t = q.resolved(sel, t)
	if sel.Has(t) {
		return q.adding(Selection{}, sel.without(t).Things()), Explanation{}
	}
	things := sel.Things()
	at := len(things)
	for i, picked := range things {
		if q.replaces(t.Kind, picked.Kind) {
			at = i
			break
		}
	}
	next := q.joined(Selection{}, things[:at], t).with(t)
	if at == len(things) {
		switch {
		case q.Any(next):
			return next, Explanation{}
		case t.Kind == thing.Card && engine.Verb(sel.Of(thing.Action)) == engine.DoubleBuild:
			return sel, Explanation{Kind: CardsLater, Wish: sel.Choice()}
		}
		return sel, q.whyNot(next, t)
	}
	if all := q.joined(next, things[at+1:], t); q.Any(all) {
		return all, Explanation{}
	}
	if !q.Any(next) {
		return sel, q.whyNot(next, t)
	}
	return q.adding(next, things[at+1:]), Explanation{}
}

// joined adds those of the things that some choice could have together with another one, and that it does not replace.
func (q Question) joined(sel Selection, things []thing.Thing, with thing.Thing) Selection {
	for _, t := range things {
		if q.together(t, with) && !q.replaces(t.Kind, with.Kind) {
			sel = sel.with(t)
		}
	}
	return sel
}

// adding adds those of the things that still fit.
func (q Question) adding(sel Selection, things []thing.Thing) Selection {
	for _, t := range things {
		if more := sel.with(t); q.Any(more) {
			sel = more
		}
	}
	return sel
}

// Picked reports whether a thing was picked. The space of a port may stand for that port.
func (q Question) Picked(sel Selection, t thing.Thing) bool { return sel.Has(q.resolved(sel, t)) }

// resolved turns a merchant location into its merchants, unless it is pointed at for its lines, and the space of a port into the
// port, if it is pointed at as a buyer.
func (q Question) resolved(sel Selection, t thing.Thing) thing.Thing {
	switch t.Kind {
	case thing.Location:
		if q.Game.Locations[t.ID].Kind == engine.MerchantLocation && !q.linking(engine.Verb(sel.Of(thing.Action))) {
			t.Kind = thing.Merchants
		}
	case thing.Space:
		if port := (thing.Thing{Kind: thing.Port, ID: t.ID}); q.meansPort(sel, t, port) {
			return port
		}
	}
	return t
}

// meansPort reports whether the space of a port is pointed at as the buyer of a mill, and not as a place to build.
func (q Question) meansPort(sel Selection, space, port thing.Thing) bool {
	if q.Game.Tiles[q.State.Tiles[space.ID].Tile].Industry != engine.Port {
		return false
	}
	if sel.Has(port) {
		return true
	}
	builds, buys := q.takes(sel, space), q.takes(sel, port)
	return buys && !builds || buys == builds && q.selling(sel)
}

// takes reports whether a click on a thing would pick it.
func (q Question) takes(sel Selection, t thing.Thing) bool {
	things := sel.Things()
	at := slices.IndexFunc(things, func(picked thing.Thing) bool { return q.replaces(t.Kind, picked.Kind) })
	if at < 0 {
		at = len(things)
	}
	return q.Any(q.joined(Selection{}, things[:at], t).with(t))
}

// selling reports whether the selection is for a sale, as far as it shows.
func (q Question) selling(sel Selection) bool {
	switch v := engine.Verb(sel.Of(thing.Action)); {
	case v == engine.Sell || q.State.Decision == engine.ChooseSale:
		return true
	case v != 0 || sel.Of(thing.Industry) != 0:
		return false
	}
	x := engine.Space(sel.Of(thing.Space))
	return sel.Of(thing.Port)|sel.Of(thing.Distant) != 0 || x != 0 && q.Game.WhyUnsold(q.State, q.State.Actor, x).OK()
}

// together reports whether some choice that is asked now could have both things.
func (q Question) together(a, b thing.Thing) bool {
	for v := engine.Build; v < engine.Verbs; v++ {
		if q.Game.Answers(v, q.State.Decision) && q.uses(v, a) && q.uses(v, b) {
			return true
		}
	}
	return false
}

// uses reports whether a choice of a verb may have a thing.
func (q Question) uses(v engine.Verb, t thing.Thing) bool {
	parts := q.Game.Uses(v)
	switch t.Kind {
	case thing.Action:
		return engine.Verb(t.ID) == v
	case thing.Location:
		return parts.Space != 0 || parts.Line != 0
	case thing.Merchants:
		return parts.Merchant != 0
	}
	return thing.InChoice(parts, t.Kind).ID != 0
}

// natural is the usual action of a thing, for explaining why it cannot be picked while no action that uses it is asked for.
var natural = [kinds]engine.Verb{thing.Card: engine.Pass, thing.Industry: engine.Develop, thing.Space: engine.Build,
	thing.Line: engine.Network, thing.Merchant: engine.Sell, thing.Location: engine.Build, thing.Merchants: engine.Sell,
	thing.Port: engine.Sell, thing.Distant: engine.Sell, thing.LoanSize: engine.Loan}

// whyNot explains why nothing legal has all the things; the last one was pointed at now.
func (q Question) whyNot(sel Selection, last thing.Thing) Explanation {
	if last.Kind == thing.Action && sel.n == 1 {
		return q.Impossible(engine.Verb(last.ID))
	}
	var wishes []engine.Choice
	for v := engine.Build; v < engine.Verbs; v++ {
		l := engine.Location(sel.Of(thing.Location))
		if v == engine.DoubleBuild && sel.Of(thing.Action) == 0 {
			continue // it must be asked for
		}
		if v == engine.Network && l != 0 && !q.meansLines(l, engine.Verb(sel.Of(thing.Action))) {
			continue // a location means its spaces
		}
		if q.Game.Answers(v, q.State.Decision) && q.usesAll(v, sel) {
			wishes = append(wishes, q.wishes(v, sel)...)
		}
	}
	if wishes == nil {
		c := engine.Choice{Verb: natural[last.Kind]}
		switch {
		case last.Kind == thing.Action:
			c.Verb = engine.Verb(last.ID)
		case last.Kind == thing.Location && q.Game.Locations[last.ID].Kind == engine.EndPoint:
			c.Verb = engine.Network
		}
		wishes = []engine.Choice{c}
	}
	return q.Explain(wishes)
}

func (q Question) usesAll(v engine.Verb, sel Selection) bool {
	for _, t := range sel.Things() {
		if !q.uses(v, t) {
			return false
		}
	}
	return true
}

// wishes adds to the selection the other parts that a choice of the verb must have, in every way, except those that completed
// fills in.
func (q Question) wishes(v engine.Verb, sel Selection) []engine.Choice {
	c := sel.Choice()
	c.Verb = v
	list := []engine.Choice{c}
	parts := q.Game.Uses(v)
	at := engine.Location(sel.Of(thing.Location))
	if parts.Space != 0 && c.Space == 0 && (builds(v) || at != 0) {
		list = spread(list, len(q.Game.Spaces), func(c *engine.Choice, id int) bool {
			c.Space = engine.Space(id)
			return at == 0 || q.Game.LocationOf(c.Space) == at
		})
	}
	if parts.Line != 0 && c.Line == 0 {
		list = spread(list, len(q.Game.Lines), func(c *engine.Choice, id int) bool {
			c.Line = engine.Line(id)
			return at == 0 || q.Game.Ends(c.Line).Has(at)
		})
	}
	if parts.Industry != 0 && c.Industry == 0 {
		list = spread(list, engine.MaxIndustries, func(c *engine.Choice, id int) bool {
			c.Industry = engine.Industry(id)
			return !builds(v) || q.mayBeMeant(*c)
		})
	}
	if buyer := engine.Location(sel.Of(thing.Merchants)); buyer != 0 {
		list = spread(list, len(q.Game.Merchants), func(c *engine.Choice, id int) bool {
			c.Merchant = engine.Merchant(id)
			return q.Game.Merchants[id].Location == buyer
		})
	}
	return list
}

// builds reports whether a verb puts a tile on the board.
func builds(v engine.Verb) bool { return v == engine.Build || v == engine.DoubleBuild }

// mayBeMeant reports whether the person may mean the industry of a wish: the space shows it, unless the card names only others.
func (q Question) mayBeMeant(c engine.Choice) bool {
	meant := ^engine.IndustrySet(0)
	if c.Space != 0 {
		meant = q.Game.Spaces[c.Space].Industries
	}
	if named := q.Game.Cards[c.Card].Industries; named != 0 {
		if meant &= named; meant == 0 {
			meant = named
		}
	}
	return meant.Has(c.Industry)
}

// spread returns a copy of every choice for each id from 1 that is wanted.
func spread(list []engine.Choice, size int, want func(*engine.Choice, int) bool) (all []engine.Choice) {
	for _, c := range list {
		for id := 1; id < size; id++ {
			if each := c; want(&each, id) {
				all = append(all, each)
			}
		}
	}
	return all
}
