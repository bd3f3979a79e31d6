package analysis

import (
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// Moment is a decision of the player.
type Moment struct {
	Entry int           // of the record
	Made  engine.Choice // by the player

	Before, After VP  // the VP that all could expect before and after it
	Error         int // of the player's part of the difference: its standard error, in hundredths

	Drawn, Dealt VP  // expected after the player's draw that followed, and before a new hand was dealt, if there was one: see Luck
	SplitErr     int // of the player's part of the luck of cards: its standard error, in hundredths

	Better  engine.Choice // a choice that seems to be worth more, no choice if none does
	More    [2]int        // the VP that the player, and the other or the best of several, could expect more with it than with the choice that was made
	Drop    int           // how much less the choice that was made is worth, in hundredths of a VP
	DropErr int           // its standard error

	Why []search.Reason // for the better choice, unless the one that was made is fine; counted over some rounds, see Analysis.Later
}

// Play is the gain of the choice for the player of a seat, compared with the plain player's.
func (m *Moment) Play(seat engine.Seat) int { return m.After[seat] - m.Before[seat] }

// Verdict is the name for the quality of a choice.
type Verdict uint8

// The verdicts.
const (
	Fine Verdict = iota
	Inaccurate
	Blunder
)

func (v Verdict) String() string { return [...]string{"fine", "inaccurate", "blunder"}[v] }

// From how much less it is worth a choice is called so, in hundredths of a VP.
const (
	inaccurate = 250 // found on 100 positions, and true on 200 others: see cmd/dev/measured.md
	blunder    = 800
	grave      = 400 // no choice is called a blunder if it may be worth only so little less: by two standard errors
	slight     = 100 // and none is called anything
)

// Unsure reports whether the choice seems to have cost so much that it would be called something, if that were surer.
func (m *Moment) Unsure() bool { return m.Drop >= inaccurate && m.Verdict() == Fine }

// Verdict is the verdict on the choice that was made.
func (m *Moment) Verdict() Verdict {
	surely := m.Drop - 2*m.DropErr
	switch {
	case m.Drop >= blunder && surely > grave:
		return Blunder
	case m.Drop >= inaccurate && surely > slight:
		return Inaccurate
	}
	return Fine
}
