package pick

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Click picks a thing. What was picked earlier stands: a thing that does not go with it is refused, and the selection stays
// as it was. A thing that stands in place of another (a card for a card, a space for a space) replaces it; then what was picked
// after that one gives way if it no longer fits. What belongs to another action altogether, as a line does while something is
// being built, begins that one with the same card. A thing that was picked already is taken back.
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
		if !q.Any(next) {
			return sel, q.whyNot(next, t)
		}
		return next, Explanation{}
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

// resolved makes a merchant location that is pointed at for its merchants, not for its lines, those merchants.
func (q Question) resolved(sel Selection, t thing.Thing) thing.Thing {
	_, _, merchants := q.Game.Kinds()
	if t.Kind == thing.Location && merchants.Has(engine.Location(t.ID)) && !q.linking(engine.Verb(sel.Of(thing.Action))) {
		t.Kind = thing.Merchants
	}
	return t
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

// natural is the action that a thing is for, when it is not asked for.
var natural = [kinds]engine.Verb{thing.Card: engine.Pass, thing.Industry: engine.Develop, thing.Space: engine.Build,
	thing.Line: engine.Network, thing.Merchant: engine.Sell, thing.Location: engine.Build, thing.Merchants: engine.Sell}

// whyNot explains why nothing legal has all the things; the last one was pointed at now.
func (q Question) whyNot(sel Selection, last thing.Thing) Explanation {
	if last.Kind == thing.Action && sel.n == 1 {
		return q.Impossible(engine.Verb(last.ID))
	}
	var wishes []engine.Choice
	for v := engine.Build; v < engine.Verbs; v++ {
		if v == engine.Network && sel.Of(thing.Location) != 0 && !q.linking(engine.Verb(sel.Of(thing.Action))) {
			continue // a location means its spaces
		}
		if q.Game.Answers(v, q.State.Decision) && q.usesAll(v, sel) {
			wishes = append(wishes, q.wishes(v, sel)...)
		}
	}
	if wishes == nil {
		c := engine.Choice{Verb: natural[last.Kind]}
		if last.Kind == thing.Action {
			c.Verb = engine.Verb(last.ID)
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

// wishes fills in what a choice of the verb must have beside what was picked, but for what completed fills in.
func (q Question) wishes(v engine.Verb, sel Selection) []engine.Choice {
	c := sel.Choice()
	c.Verb = v
	list := []engine.Choice{c}
	parts := q.Game.Uses(v)
	at := engine.Location(sel.Of(thing.Location))
	if parts.Space != 0 && c.Space == 0 && (v == engine.Build || at != 0) {
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
			return v != engine.Build || q.mayBeMeant(*c)
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

// mayBeMeant reports whether a building of a wish may be what the person has in mind: the space shows it, unless the card names
// only others.
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

// spread makes of every choice one for each id from 1 that is wanted.
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
