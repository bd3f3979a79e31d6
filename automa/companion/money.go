package companion

import (
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Outcome is the known part of the result of a game in which the player's money scores and is not known here. The Automa has no money,
// so money can only bring the player forward, and a tie is the player's (A23).
type Outcome struct {
	PoundsPerVP int // 0 if all is known
	Behind      int // VP of the player behind the Automa, without the money; 0 if the player has won with any money
}

// Pounds are the £ with which the player wins, or more.
func (o Outcome) Pounds() int { return o.Behind * o.PoundsPerVP }

// OutcomeOf returns the outcome of a game that is over. VP that were corrected after the end include the money.
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
