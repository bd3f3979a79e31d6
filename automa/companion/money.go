package companion

import (
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Outcome is the known part of the result of a game in which money scores and is not known here. The Automa has no money, so money can
// only bring its player forward, and a tie is the player's (A23).
type Outcome struct {
	PoundsPerVP int                   // 0 if all is known
	Behind      int                   // VP of the player behind the Automa, without the money; 0 if the player has won with any money
	Uncounted   [engine.MaxSeats]bool // at a table of people, those whose money is not counted yet
}

// Pounds are the £ with which the player wins, or more.
func (o Outcome) Pounds() int { return o.Behind * o.PoundsPerVP }

// OutcomeOf returns the outcome of a game that is over. VP that were corrected after the end include the money.
func OutcomeOf(r *record.Record) (o Outcome) {
	p := r.Position()
	uncounted := uncounted(r)
	if p.Decision != engine.GameOver || uncounted == [engine.MaxSeats]bool{} {
		return Outcome{}
	}
	o.PoundsPerVP = moneyPerVP(r.Game(), &p.State)
	switch {
	case o.PoundsPerVP == 0:
	case p.Solo:
		o.Behind = max(int(p.Players[engine.AutomaSeat].VP-p.Players[engine.HumanSeat].VP), 0)
	default:
		o.Uncounted = uncounted
	}
	return o
}

// uncounted are the people whose VP were not corrected after the end.
func uncounted(r *record.Record) (seats [engine.MaxSeats]bool) {
	h, entries := r.Header(), r.Entries()
	for _, seat := range h.Persons() {
		seats[seat] = true
	}
	for i := len(entries) - 1; i >= 0 && entries[i].Correction.Thing != 0; i-- {
		if f := entries[i].Correction; f.Thing == correct.VPThing {
			seats[f.Seat] = false
		}
	}
	return seats
}
