package pick

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Question is the decision that the actor of a position has to make, with all legal choices.
type Question struct {
	Game    *engine.Game
	State   *engine.State
	Choices []engine.Choice
}

// Ask looks at a position. It must not change while the question is used.
func Ask(g *engine.Game, s *engine.State) Question {
	return Question{g, s, g.Choices(s, nil)}
}

// Fit returns the legal choices that agree with the selection.
func (q Question) Fit(sel Selection) (left []engine.Choice) {
	for _, c := range q.Choices {
		if q.fits(c, sel) {
			left = append(left, c)
		}
	}
	return left
}

// Any reports whether a legal choice agrees with the selection.
func (q Question) Any(sel Selection) bool {
	return slices.ContainsFunc(q.Choices, func(c engine.Choice) bool { return q.fits(c, sel) })
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

// fits reports whether a choice agrees with the selection. A double build, which spends two cards and both actions for one tile,
// fits only if that action was picked (C7.11).
func (q Question) fits(c engine.Choice, sel Selection) bool {
	return q.has(c, sel) && (c.Verb != engine.DoubleBuild || engine.Verb(sel.Of(thing.Action)) == engine.DoubleBuild)
}

// has reports whether a choice contains all things of the selection.
func (q Question) has(c engine.Choice, sel Selection) bool {
	for _, t := range sel.Things() {
		if !q.agrees(c, t, engine.Verb(sel.Of(thing.Action))) {
			return false
		}
	}
	return true
}

// agrees reports whether a choice has a thing in it. A location means the lines that touch it only where a link is asked for, or
// where it has nothing else.
func (q Question) agrees(c engine.Choice, t thing.Thing, verb engine.Verb) bool {
	switch t.Kind {
	case thing.Location:
		l := engine.Location(t.ID)
		if c.Line != 0 {
			return q.meansLines(l, verb) && q.Game.Ends(c.Line).Has(l)
		}
		return c.Space != 0 && q.Game.LocationOf(c.Space) == l
	case thing.Merchants:
		return c.Merchant != 0 && q.Game.Merchants[c.Merchant].Location == engine.Location(t.ID)
	}
	return thing.InChoice(c, t.Kind) == t
}

// Agrees reports whether a choice agrees with the wish. Parts of the wish that are 0 are open.
func Agrees(c, wish engine.Choice) bool {
	return !slices.ContainsFunc(thing.Parts(wish), func(want thing.Thing) bool { return thing.InChoice(c, want.Kind) != want })
}

// linking reports whether a link is asked for, so that a location means the lines that touch it.
func (q Question) linking(verb engine.Verb) bool {
	return verb == engine.Network || q.State.Decision == engine.ChooseLink
}

// meansLines reports whether a location means the lines that touch it: where a link is asked for, and at an end point always.
func (q Question) meansLines(l engine.Location, verb engine.Verb) bool {
	return q.linking(verb) || q.Game.Locations[l].Kind == engine.EndPoint
}

// replaces reports whether things of these kinds stand in place of each other. For a barrel the brewery and the merchant do.
func (q Question) replaces(a, b thing.Kind) bool {
	a, b = groups[a], groups[b]
	return a == b || q.State.Decision == engine.ChooseBeer && min(a, b) == thing.Location && max(a, b) == thing.Merchants
}

// opened is a selection without the things that a thing of a kind would replace.
func (q Question) opened(sel Selection, kind thing.Kind) (left Selection) {
	for _, picked := range sel.Things() {
		if !q.replaces(kind, picked.Kind) {
			left = left.with(picked)
		}
	}
	return left
}

// Lit returns the things to light up: those that fit the selection, and those that could replace a part of it, such as the other
// spaces for a tile or the other cards for a space.
func (q Question) Lit(sel Selection) (lit thing.Set) {
	var opened [kinds]Selection
	for _, group := range eachGroup {
		opened[group] = q.opened(sel, group)
	}
	for _, c := range q.Choices {
		for _, group := range eachGroup {
			if q.fits(c, opened[group]) || group == thing.Action && q.has(c, opened[group]) {
				q.light(&lit, c, group, engine.Verb(opened[group].Of(thing.Action)))
			}
		}
		if q.fits(c, opened[thing.Merchants]) {
			lit.Add(thing.Of(c.Port)) // the space is pointed at for the port on it
		}
	}
	return lit
}

// Left returns the things in the choices that are left. Several things of one kind are alternatives to offer.
func (q Question) Left(sel Selection) (lit thing.Set) {
	for _, c := range q.Choices {
		for _, group := range eachGroup {
			if q.fits(c, sel) || group == thing.Action && q.has(c, sel) {
				q.light(&lit, c, group, engine.Verb(sel.Of(thing.Action)))
			}
		}
	}
	return lit
}

// light adds the things of a group in a choice, with the locations that may be pointed at for it.
func (q Question) light(lit *thing.Set, c engine.Choice, group thing.Kind, verb engine.Verb) {
	switch group {
	case thing.Location:
		lit.Add(thing.Of(c.Space), thing.Of(c.Line))
		if c.Space != 0 {
			lit.Add(thing.Of(q.Game.LocationOf(c.Space)))
		}
		for ends := q.Game.Ends(c.Line); ends != 0; ends = ends.Rest() {
			if q.meansLines(ends.First(), verb) {
				lit.Add(thing.Of(ends.First()))
			}
		}
	case thing.Merchants:
		lit.Add(thing.InChoice(c, thing.Port), thing.InChoice(c, thing.Distant))
		if c.Merchant != 0 {
			l := q.Game.Merchants[c.Merchant].Location
			lit.Add(thing.Of(c.Merchant), thing.Of(l), thing.Thing{Kind: thing.Merchants, ID: uint8(l)})
		}
	default:
		lit.Add(thing.InChoice(c, group))
	}
}
