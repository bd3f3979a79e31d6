package record

import (
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/fault"
)

// The lines of a record beside choices and turns when the game is on a real table (automa.AtTable):
//
//	put tile cannock.2 automa coal 2 3
//	put hand 3 leek
//	anyway build cotton@leek.1 card:unknown
//
// The real table decides: pieces are corrected, and choices stand as played, even against the rules. Among people seats have numbers:
//
//	put vp seat-3 45
//	seat 3: anyway build cotton@leek.1 card:unknown

// checkTable sees that all at a real table are there in person, but for the Automa.
func (h *Header) checkTable() error {
	switch {
	case h.Rivals() > 0:
		return fault.Errorf("rivals do not sit at a real table")
	case h.OwnDeck && !h.Options.Solo:
		return fault.Errorf("without the Automa there is no deck of its cards")
	}
	return nil
}

// PutRight corrects a piece on the table. A refusal changes nothing.
func (r *Record) PutRight(f correct.Correction) engine.Refusal {
	p := *r.current()
	if why := r.game.PutRight(&p, f); !why.OK() {
		return why
	}
	r.add(Entry{Before: *r.current(), Correction: f}, p)
	return engine.Refusal{}
}

// Overrule makes a human's choice that the rules refuse; one that they allow is made like any other. One that the pieces
// on the table do not allow changes nothing.
func (r *Record) Overrule(c engine.Choice) engine.Refusal {
	if r.Choose(c).OK() {
		return engine.Refusal{}
	}
	return r.carryOut(Entry{Choice: c, Anyway: true}, r.game.Overrule)
}

// namesCard reports whether the entry only says which card was drawn from a deck on the table, the Automa's or the player's.
func (e *Entry) namesCard() bool {
	return e.Correction.Thing == correct.CardThing || e.Correction.Thing == correct.HandThing
}
