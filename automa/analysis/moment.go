package analysis

import (
	"sohofoundry/automa/analysis/judged"
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

// scale was found on 100 positions, and is true on 200 others: see cmd/dev/measured.md.
var scale = judged.Scale{Inaccurate: 250, Blunder: 800, Grave: 400, Slight: 100}

// Least is from how much less it is worth a choice is called something, in hundredths.
func Least() int { return scale.Inaccurate }

// Unsure reports whether the choice seems to have cost so much that it would be called something, if that were surer.
func (m *Moment) Unsure() bool { return scale.Unsure(m.Drop, m.DropErr) }

// Verdict is the verdict on the choice that was made.
func (m *Moment) Verdict() judged.Verdict { return scale.Verdict(m.Drop, m.DropErr) }
