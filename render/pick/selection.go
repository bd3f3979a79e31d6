// Package pick is how a person makes a choice by pointing: from either end, one thing after another, as far as something
// legal is left. It knows nothing of windows or terminals. What is legal comes from the engine's choices, and why
// something is not from its guards.
package pick

import "sohofoundry/engine"

// Part says what kind of thing a Thing is.
type Part uint8

// The parts: those of a choice, and two that are pointed at instead of a space.
const (
	Verb Part = iota + 1
	Card
	Industry
	Slot
	Line
	Merchant
	Place // a location, for any space in it; for a link, any line that touches it
	Buyer // a merchant location, for any merchant there

	Parts
)

// Thing is one thing that can be pointed at: an action's button, a card, an industry of the mat, a space, a line, a merchant
// or a location.
type Thing struct {
	Part Part
	ID   uint8 // of the engine's type
}

// AVerb is the button of an action.
func AVerb(v engine.Verb) Thing { return Thing{Verb, uint8(v)} }

// ACard is a card in the hand; equal cards are the same thing.
func ACard(c engine.Card) Thing { return Thing{Card, uint8(c)} }

// AnIndustry is a stack of the mat.
func AnIndustry(i engine.Industry) Thing { return Thing{Industry, uint8(i)} }

// ASlot is a space of the board, empty or not.
func ASlot(x engine.Slot) Thing { return Thing{Slot, uint8(x)} }

// ALine is a line of the board, with a link or not.
func ALine(x engine.Line) Thing { return Thing{Line, uint8(x)} }

// AMerchant is a merchant's space.
func AMerchant(m engine.Merchant) Thing { return Thing{Merchant, uint8(m)} }

// APlace is a location of any kind.
func APlace(l engine.Location) Thing { return Thing{Place, uint8(l)} }

// Selection is what has been picked so far, in order; the zero value is nothing. It is a plain value.
type Selection struct {
	things [Parts]Thing
	n      int
}

// Things returns what was picked, in order.
func (sel Selection) Things() []Thing { return sel.things[:sel.n:sel.n] }

// Has reports whether a thing was picked.
func (sel Selection) Has(t Thing) bool {
	for _, picked := range sel.Things() {
		if picked == t {
			return true
		}
	}
	return false
}

// Of returns the id of what was picked for a part, or 0 if that is open.
func (sel Selection) Of(p Part) uint8 {
	for _, t := range sel.Things() {
		if t.Part == p {
			return t.ID
		}
	}
	return 0
}

// Back takes back what was picked last.
func (sel Selection) Back() Selection {
	if sel.n > 0 {
		sel.n--
		sel.things[sel.n] = Thing{}
	}
	return sel
}

// with adds a thing at the end.
func (sel Selection) with(t Thing) Selection {
	sel.things[sel.n] = t
	sel.n++
	return sel
}

// without takes one thing out.
func (sel Selection) without(t Thing) (left Selection) {
	for _, picked := range sel.Things() {
		if picked != t {
			left = left.with(picked)
		}
	}
	return left
}

// groups tell which parts stand in place of each other: one picks either a space, a line or a whole place.
var groups = [Parts]Part{Verb: Verb, Card: Card, Industry: Industry, Slot: Place, Line: Place, Place: Place,
	Merchant: Buyer, Buyer: Buyer}

// Choice is what was picked as a choice, whose open parts are 0.
func (sel Selection) Choice() engine.Choice {
	return engine.Choice{
		Verb: engine.Verb(sel.Of(Verb)), Card: engine.Card(sel.Of(Card)), Industry: engine.Industry(sel.Of(Industry)),
		Slot: engine.Slot(sel.Of(Slot)), Line: engine.Line(sel.Of(Line)), Merchant: engine.Merchant(sel.Of(Merchant)),
	}
}
