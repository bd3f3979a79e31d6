package pick

import "sohofoundry/engine"

// Click picks a thing. What was picked earlier stands: a thing that does not go with it is refused, and the selection stays
// as it was. A thing in the place of another (a card for a card, a space for a space) replaces it; then what was picked
// after that one gives way if it no longer fits. What belongs to another action altogether, as a line does while something is
// being built, begins that one with the same card. A thing that was picked already is taken back.
func (q Question) Click(sel Selection, t Thing) (Selection, Explanation) {
	t = q.meant(sel, t)
	if sel.Has(t) {
		return q.adding(Selection{}, sel.without(t).Things()), Explanation{}
	}
	things := sel.Things()
	at := len(things)
	for i, picked := range things {
		if q.replaces(t.Part, picked.Part) {
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
func (q Question) joined(sel Selection, things []Thing, with Thing) Selection {
	for _, t := range things {
		if q.together(t, with) && !q.replaces(t.Part, with.Part) {
			sel = sel.with(t)
		}
	}
	return sel
}

// adding adds those of the things that still fit.
func (q Question) adding(sel Selection, things []Thing) Selection {
	for _, t := range things {
		if more := sel.with(t); q.Any(more) {
			sel = more
		}
	}
	return sel
}

// meant tells a merchant location that is pointed at for its merchants from one for its lines.
func (q Question) meant(sel Selection, t Thing) Thing {
	_, _, merchants := q.Game.Kinds()
	if t.Part == Place && merchants.Has(engine.Location(t.ID)) && !q.linking(engine.Verb(sel.Of(Verb))) {
		t.Part = Buyer
	}
	return t
}

// together reports whether some choice that is asked now could have both things.
func (q Question) together(a, b Thing) bool {
	for v := engine.Build; v < engine.Verbs; v++ {
		if v.Answers(q.State.Decision) && q.uses(v, a) && q.uses(v, b) {
			return true
		}
	}
	return false
}

// uses reports whether a choice of a verb may have a thing.
func (q Question) uses(v engine.Verb, t Thing) bool {
	parts := v.Uses()
	switch t.Part {
	case Verb:
		return engine.Verb(t.ID) == v
	case Place:
		return parts.Slot != 0 || parts.Line != 0
	case Buyer:
		return parts.Merchant != 0
	}
	return partOf(parts, t.Part) != 0
}

// natural is the action that a thing is for, when it is not asked for.
var natural = [Parts]engine.Verb{Card: engine.Pass, Industry: engine.Develop, Slot: engine.Build, Line: engine.Network,
	Merchant: engine.Sell, Place: engine.Build, Buyer: engine.Sell}

// whyNot explains why nothing legal has all the things; the last one was pointed at now.
func (q Question) whyNot(sel Selection, last Thing) Explanation {
	if last.Part == Verb && sel.n == 1 {
		return q.Impossible(engine.Verb(last.ID))
	}
	var wishes []engine.Choice
	for v := engine.Build; v < engine.Verbs; v++ {
		if v == engine.Network && sel.Of(Place) != 0 && !q.linking(engine.Verb(sel.Of(Verb))) {
			continue // a place means its spaces
		}
		if v.Answers(q.State.Decision) && q.usesAll(v, sel) {
			wishes = append(wishes, q.wishes(v, sel)...)
		}
	}
	if wishes == nil {
		c := engine.Choice{Verb: natural[last.Part]}
		if last.Part == Verb {
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
	parts := v.Uses()
	place := engine.Location(sel.Of(Place))
	if parts.Slot != 0 && c.Slot == 0 && (v == engine.Build || place != 0) {
		list = spread(list, len(q.Game.Slots), func(c *engine.Choice, id int) bool {
			c.Slot = engine.Slot(id)
			return place == 0 || q.Game.LocationOf(c.Slot) == place
		})
	}
	if parts.Line != 0 && c.Line == 0 {
		list = spread(list, len(q.Game.Lines), func(c *engine.Choice, id int) bool {
			c.Line = engine.Line(id)
			return place == 0 || q.Game.Ends(c.Line).Has(place)
		})
	}
	if parts.Industry != 0 && c.Industry == 0 {
		list = spread(list, engine.Industries+1, func(c *engine.Choice, id int) bool {
			c.Industry = engine.Industry(id)
			return v != engine.Build || q.meantFor(*c)
		})
	}
	if buyer := engine.Location(sel.Of(Buyer)); buyer != 0 {
		list = spread(list, len(q.Game.Merchants), func(c *engine.Choice, id int) bool {
			c.Merchant = engine.Merchant(id)
			return q.Game.Merchants[id].Location == buyer
		})
	}
	return list
}

// meantFor reports whether a building of a wish may be what the person has in mind: the space shows it, unless the card names
// only others.
func (q Question) meantFor(c engine.Choice) bool {
	meant := ^engine.IndustrySet(0)
	if c.Slot != 0 {
		meant = q.Game.Slots[c.Slot].Industries
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
