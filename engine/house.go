package engine

import "sohofoundry/engine/fault"

// House are the house rules of a level, by which its Automa does more than the printed rules say (H1 to H3). They are ours; the zero
// value is none.
type House struct {
	BackAgain uint8 `json:"back_again,omitempty"` // H1: in every round with a number that this divides the back is read once more; 0: in none
	CardAgain uint8 `json:"card_again,omitempty"` // H2: in every round with a number that this divides another card is carried out; 0: in none
	FullStart bool  `json:"full_start,omitempty"` // H3: its first turn is like any other
}

// MaxEvery is the highest of the numbers in house rules that name rounds: no era has more rounds.
const MaxEvery = 10

// isDue reports whether a round is one of those that a house rule names.
func isDue(every, round uint8) bool { return every > 0 && round%every == 0 }

// BackIsAgain reports whether the back is read once more in the Automa's turn of this round (H1).
func (s *State) BackIsAgain() bool { return isDue(s.House.BackAgain, s.Round) && !s.ShortStart() }

// CardIsAgain reports whether another card is carried out in the Automa's turn of this round (H2).
func (s *State) CardIsAgain() bool { return isDue(s.House.CardAgain, s.Round) && !s.ShortStart() }

// ShortStart reports whether the Automa's turn of this round is its first of the game, of one action (M72, M77).
func (s *State) ShortStart() bool { return s.Era == Canal && s.Round == 1 && !s.House.FullStart }

// ActionsOf is how many actions the turn of a seat has in this round: as many as everybody's (B2.2), and the Automa's as house
// rules say. A card is carried out with two.
func (f *Figures) ActionsOf(s *State, seat Seat) uint8 {
	if !s.IsAutoma(seat) || s.House == (House{}) || s.ShortStart() {
		return f.Actions(s)
	}
	actions := f.Limits.ActionsPerTurn
	if s.CardIsAgain() {
		actions += f.Limits.ActionsPerTurn
	}
	if s.BackIsAgain() {
		actions++
	}
	return actions
}

// Check refuses house rules that cannot be.
func (h House) Check(solo bool) error {
	switch {
	case !solo && h != House{}:
		return fault.Errorf("house rules are about the Automa, who plays in solo games only (M1)")
	case max(h.BackAgain, h.CardAgain) > MaxEvery:
		return fault.Errorf("a house rule holds in every round, or in one of up to %d, not in one of %d (H1, H2)", MaxEvery, max(h.BackAgain, h.CardAgain))
	}
	return nil
}
