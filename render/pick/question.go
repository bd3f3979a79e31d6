package pick

import "sohofoundry/engine"

// Question is what the actor of a position is asked now, with everything legal.
type Question struct {
	Game    *engine.Game
	State   *engine.State
	Choices []engine.Choice
}

// Ask looks at a position. It must not change while the question is used.
func Ask(g *engine.Game, s *engine.State) Question {
	return Question{g, s, g.Choices(s, nil)}
}

// Fit returns the legal choices that agree with what was picked.
func (q Question) Fit(sel Selection) (left []engine.Choice) {
	for _, c := range q.Choices {
		if q.fits(c, sel) {
			left = append(left, c)
		}
	}
	return left
}

// Any reports whether a legal choice agrees with what was picked.
func (q Question) Any(sel Selection) bool {
	for _, c := range q.Choices {
		if q.fits(c, sel) {
			return true
		}
	}
	return false
}

// Whole returns the choice that was picked if only one is left. It is ready to be confirmed.
func (q Question) Whole(sel Selection) (engine.Choice, bool) {
	if sel.n == 0 {
		return engine.Choice{}, false
	}
	left := q.Fit(sel)
	if len(left) != 1 {
		return engine.Choice{}, false
	}
	return left[0], true
}

// Suggested returns a whole choice to propose when nothing but the card for a building is open: the card that is good for
// least else, which is an industry card before a location card before a wild one. Others are in Left. Any card will do for
// the other actions, so none is proposed there.
func (q Question) Suggested(sel Selection) (best engine.Choice, ok bool) {
	if sel.n == 0 {
		return best, false
	}
	for i, c := range q.Fit(sel) {
		if i == 0 {
			best = c
		}
		one, other := best, c
		one.Card, other.Card = 0, 0
		if one != other || c.Verb != engine.Build {
			return engine.Choice{}, false
		}
		if q.worth(c.Card) < q.worth(best.Card) {
			best = c
		}
	}
	return best, best.Card != 0
}

// worth orders cards by how much else they are good for.
func (q Question) worth(c engine.Card) int {
	return map[engine.CardKind]int{engine.IndustryCard: 1, engine.LocationCard: 2, engine.WildIndustry: 3,
		engine.WildLocation: 4}[q.Game.Cards[c].Kind]
}

func (q Question) fits(c engine.Choice, sel Selection) bool {
	for _, t := range sel.Things() {
		if !q.agrees(c, t, engine.Verb(sel.Of(Verb))) {
			return false
		}
	}
	return true
}

// agrees reports whether a choice has a thing in it. A place means the lines that touch it only where a link is asked for.
func (q Question) agrees(c engine.Choice, t Thing, verb engine.Verb) bool {
	switch t.Part {
	case Place:
		l := engine.Location(t.ID)
		if c.Line != 0 {
			return q.linking(verb) && q.Game.Ends(c.Line).Has(l)
		}
		return c.Slot != 0 && q.Game.LocationOf(c.Slot) == l
	case Buyer:
		return c.Merchant != 0 && q.Game.Merchants[c.Merchant].Location == engine.Location(t.ID)
	}
	return partOf(c, t.Part) == t.ID
}

// Agrees reports whether a choice is the wish, whose open parts are 0.
func Agrees(c, wish engine.Choice) bool {
	for p := Verb; p <= Merchant; p++ {
		if want := partOf(wish, p); want != 0 && partOf(c, p) != want {
			return false
		}
	}
	return true
}

// linking reports whether a link is asked for, so that a place means the lines that touch it.
func (q Question) linking(verb engine.Verb) bool {
	return verb == engine.Network || q.State.Decision == engine.ChooseLink
}

// replaces reports whether things of these parts stand in place of each other. For a barrel the brewery and the merchant do.
func (q Question) replaces(a, b Part) bool {
	a, b = groups[a], groups[b]
	return a == b || q.State.Decision == engine.ChooseBeer && min(a, b) == Place && max(a, b) == Buyer
}

// opened is a selection without what stands in place of a part.
func (q Question) opened(sel Selection, p Part) (left Selection) {
	for _, picked := range sel.Things() {
		if !q.replaces(p, picked.Part) {
			left = left.with(picked)
		}
	}
	return left
}

// partOf returns a part of a choice.
func partOf(c engine.Choice, p Part) uint8 {
	return [Parts]uint8{Verb: uint8(c.Verb), Card: uint8(c.Card), Industry: uint8(c.Industry), Slot: uint8(c.Slot),
		Line: uint8(c.Line), Merchant: uint8(c.Merchant)}[p]
}

// Lit is what leads on to a legal choice. Verbs, cards and merchants are bits by id, as in the sets of the engine.
type Lit struct {
	Verbs      uint32
	Cards      uint32
	Industries engine.IndustrySet
	Slots      engine.SlotSet
	Lines      engine.LineSet
	Merchants  uint32
	Places     engine.LocationSet // locations with such a slot, merchant or end of a line
}

// Has reports whether a thing is lit.
func (l Lit) Has(t Thing) bool {
	switch t.Part {
	case Verb:
		return l.Verbs>>t.ID&1 != 0
	case Card:
		return l.Cards>>t.ID&1 != 0
	case Industry:
		return l.Industries.Has(engine.Industry(t.ID))
	case Slot:
		return l.Slots.Has(engine.Slot(t.ID))
	case Line:
		return l.Lines.Has(engine.Line(t.ID))
	case Merchant:
		return l.Merchants>>t.ID&1 != 0
	}
	return l.Places.Has(engine.Location(t.ID))
}

// Lit returns what to light up: what fits what was picked already, and what could stand in place of a part of it, such as
// the other spaces of a tile, the other cards for a space.
func (q Question) Lit(sel Selection) (lit Lit) {
	var opened [Parts]Selection
	for p := Verb; p < Parts; p++ {
		opened[p] = q.opened(sel, p)
	}
	for _, c := range q.Choices {
		for _, p := range [...]Part{Verb, Card, Industry, Place, Buyer} {
			if q.fits(c, opened[p]) {
				q.light(&lit, c, p, engine.Verb(opened[p].Of(Verb)))
			}
		}
	}
	return lit
}

// Left returns what the choices that are left have in them: several bits of one part are alternatives to offer.
func (q Question) Left(sel Selection) (lit Lit) {
	for _, c := range q.Fit(sel) {
		for _, p := range [...]Part{Verb, Card, Industry, Place, Buyer} {
			q.light(&lit, c, p, engine.Verb(sel.Of(Verb)))
		}
	}
	return lit
}

// light adds what a choice has of a group of parts.
func (q Question) light(lit *Lit, c engine.Choice, group Part, verb engine.Verb) {
	switch {
	case group == Verb:
		lit.Verbs |= 1 << c.Verb
	case group == Card && c.Card != 0:
		lit.Cards |= 1 << c.Card
	case group == Industry && c.Industry != 0:
		lit.Industries = lit.Industries.With(c.Industry)
	case group == Place && c.Slot != 0:
		lit.Slots = lit.Slots.With(c.Slot)
		lit.Places = lit.Places.With(q.Game.LocationOf(c.Slot))
	case group == Place && c.Line != 0:
		lit.Lines = lit.Lines.With(c.Line)
		if q.linking(verb) {
			lit.Places |= q.Game.Ends(c.Line)
		}
	case group == Buyer && c.Merchant != 0:
		lit.Merchants |= 1 << c.Merchant
		lit.Places = lit.Places.With(q.Game.Merchants[c.Merchant].Location)
	}
}
