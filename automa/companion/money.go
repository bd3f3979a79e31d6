package companion

import (
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Outcome is what is known of the end of a game whose player's money scores and is not known here. The Automa has none, so that money can
// only bring the player forward, to whom a tie belongs (A23).
type Outcome struct {
	PoundsPerVP int // 0 if all is known
	Behind      int // VP of the player behind the Automa, without the money; 0 if the game is the player's whatever it brings
}

// Pounds are the £ with which the player wins, or more.
func (o Outcome) Pounds() int { return o.Behind * o.PoundsPerVP }

// OutcomeOf is what is known of the end of a game that is over. Whoever put their VP right after it has counted the money.
func OutcomeOf(r *record.Record) (o Outcome) {
	p, entries := r.Position(), r.Entries()
	if p.Decision != engine.GameOver {
		return Outcome{}
	}
	for i := len(entries) - 1; i >= 0 && entries[i].Correction.Thing != 0; i-- {
		if f := entries[i].Correction; f.Thing == correct.VPThing && f.Seat == engine.HumanSeat {
			return Outcome{}
		}
	}
	o.PoundsPerVP = moneyPerVP(r.Game(), &p.State)
	if o.PoundsPerVP != 0 {
		o.Behind = max(int(p.Players[engine.AutomaSeat].VP-p.Players[engine.HumanSeat].VP), 0)
	}
	return o
}
