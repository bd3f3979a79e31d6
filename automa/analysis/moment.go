package analysis

import (
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// Moment is a decision of the player.
type Moment struct {
	Entry int           // of the record
	Made  engine.Choice // by the player

	Before, After VP  // what could be expected before and after it
	Error         int // of the player's part of the difference: its standard error, in hundredths

	Drawn, Dealt VP  // what could be expected when the player had drawn after it, and before a new hand was dealt, if that was so: see Luck
	SplitErr     int // of the player's part of the luck of cards: its standard error, in hundredths

	Better  engine.Choice // what seems to be worth more, no choice if nothing does
	More    VP            // what both could expect more with it than with the choice that was made
	Drop    int           // what the choice that was made is worth less, in hundredths of a VP
	DropErr int           // its standard error

	Why []search.Reason // why what is better is so, unless the choice that was made is fine; counted over some rounds, see Analysis.Later
}

// Play is what the choice brought the player, compared with the plain player's.
func (m *Moment) Play() int { return m.After[engine.HumanSeat] - m.Before[engine.HumanSeat] }

// Verdict is what a choice is called.
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
	inaccurate = 400
	blunder    = 800
	slight     = 200 // no choice is called anything if it may be worth only so little less: by two standard errors
)

// Unsure reports whether the choice seems to have cost so much that it would be called something, if that were surer.
func (m *Moment) Unsure() bool { return m.Drop >= inaccurate && m.Verdict() == Fine }

// Verdict is what the choice is called.
func (m *Moment) Verdict() Verdict {
	surely := m.Drop - 2*m.DropErr
	switch {
	case m.Drop >= blunder && surely > inaccurate:
		return Blunder
	case m.Drop >= inaccurate && surely > slight:
		return Inaccurate
	}
	return Fine
}
