package companion

import (
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// The player's hand, where it is kept: the program deals cards that nobody has, and is told which were drawn in their places.

// HandWanted is the place in the player's hand, from 1, of the next card that was drawn and must be named before the game goes on. None
// is wanted where hands are not kept.
func HandWanted(r *record.Record) (place int, wanted bool) {
	if kept := r.Game().Kept(); !r.Game().Edition.OnTable || !kept.Hand {
		return 0, false
	}
	unnamed := drawnBy(r.Opening()) // the last ones in the hand, as they are named in order
	for _, e := range r.Entries() {
		held := e.Before.Players[engine.HumanSeat].HandLen()
		unnamed = min(unnamed, held)
		if e.Fix.Thing == engine.HandThing && int(e.Fix.Place) == held-unnamed+1 {
			unnamed--
		}
		unnamed += drawnBy(e.Events)
	}
	held := r.Position().Players[engine.HumanSeat].HandLen()
	unnamed = min(unnamed, held)
	return held - unnamed + 1, unnamed > 0
}

// drawnBy counts the cards that the player drew; nobody else draws any.
func drawnBy(events []engine.Event) (n int) {
	for _, e := range events {
		if e.Kind == engine.Drew {
			n++
		}
	}
	return n
}
