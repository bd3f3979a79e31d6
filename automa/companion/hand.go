package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// The player's hand, where it is kept: the program deals cards of its own, and is told the cards really drawn.

// HandWanted is the place in the player's hand, from 1, of the next card that was drawn and must be named before the game goes on. None
// is wanted where hands are not kept.
func HandWanted(r *record.Record) (place int, wanted bool) {
	if kept := r.Game().Kept(); !r.Game().Edition.Companion || !kept.Hand {
		return 0, false
	}
	unnamed := drawnBy(r.Opening()) // the last ones in the hand, as they are named in order
	for _, e := range r.Entries() {
		held := e.Before.Players[engine.HumanSeat].HandLen()
		unnamed = min(unnamed, held)
		if e.Correction.Thing == correct.HandThing && int(e.Correction.Place) == held-unnamed+1 {
			unnamed--
		}
		unnamed += drawnBy(e.Events)
	}
	held := r.Position().Players[engine.HumanSeat].HandLen()
	unnamed = min(unnamed, held)
	return held - unnamed + 1, unnamed > 0
}

// WithCard adds the card that an action discards, if it names none: an unknown one. Where the choice depends on the card, known
// is false, and the choice has one of the possible cards.
func WithCard(g *automa.Game, s *engine.State, c engine.Choice) (with engine.Choice, known bool) {
	if c.Card != 0 || g.Uses(c.Verb).Card == 0 || s.Decision != engine.ChooseAction {
		return c, true
	}
	p := &s.Players[s.Actor]
	hand := p.Hand[:p.HandLen()]
	if at := slices.IndexFunc(hand, func(held engine.Card) bool { return g.Cards[held].Kind == engine.UnknownCard }); at >= 0 {
		c.Card = hand[at]
		return c, true
	}
	if len(hand) > 0 {
		c.Card = hand[0]
	}
	return c, false
}

// drawnBy counts the cards drawn, all of them by the player.
func drawnBy(events []engine.Event) (n int) {
	for _, e := range events {
		if e.Kind == engine.Drew {
			n++
		}
	}
	return n
}
