// Package pick builds a choice from the things that a person points at: in any order, one after another, as long as a legal
// choice is left. It knows nothing of windows or terminals. The legal choices come from the engine, and the reasons why others
// are not legal from its guards.
package pick

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// kinds is the number of kinds that can be picked: the parts of a choice, and two that are pointed at instead of a space.
const kinds = thing.Merchants + 1

// eachGroup lists the groups of kinds that stand in place of each other.
var eachGroup = [...]thing.Kind{thing.Action, thing.Card, thing.Industry, thing.Location, thing.Merchants, thing.LoanSize}

// Selection lists the things picked so far, in order; the zero value is nothing. It is a plain value.
type Selection struct {
	things [kinds]thing.Thing
	n      int
}

// Things returns the picked things, in order.
func (sel Selection) Things() []thing.Thing { return sel.things[:sel.n:sel.n] }

// Has reports whether a thing was picked.
func (sel Selection) Has(t thing.Thing) bool { return slices.Contains(sel.Things(), t) }

// Of returns the id of the picked thing of a kind, or 0 if there is none.
func (sel Selection) Of(kind thing.Kind) uint8 {
	for _, t := range sel.Things() {
		if t.Kind == kind {
			return t.ID
		}
	}
	return 0
}

// Of returns a selection with all parts of a choice.
func Of(c engine.Choice) (sel Selection) {
	for _, t := range thing.Parts(c) {
		sel = sel.with(t)
	}
	return sel
}

// Back takes back the thing picked last.
func (sel Selection) Back() Selection {
	if sel.n > 0 {
		sel.n--
		sel.things[sel.n] = thing.Thing{}
	}
	return sel
}

// with adds a thing at the end.
func (sel Selection) with(t thing.Thing) Selection {
	sel.things[sel.n] = t
	sel.n++
	return sel
}

// without takes one thing out.
func (sel Selection) without(t thing.Thing) (left Selection) {
	for _, picked := range sel.Things() {
		if picked != t {
			left = left.with(picked)
		}
	}
	return left
}

// groups tell which kinds stand in place of each other: one picks either a space, a line or a whole location, and one buyer.
var groups = [kinds]thing.Kind{thing.Action: thing.Action, thing.Card: thing.Card, thing.Industry: thing.Industry,
	thing.Space: thing.Location, thing.Line: thing.Location, thing.Location: thing.Location,
	thing.Merchant: thing.Merchants, thing.Merchants: thing.Merchants, thing.Port: thing.Merchants, thing.Distant: thing.Merchants,
	thing.LoanSize: thing.LoanSize}

// Choice returns the things picked as a choice. Its open parts are 0.
func (sel Selection) Choice() engine.Choice { return thing.Choice(sel.Things()...) }
