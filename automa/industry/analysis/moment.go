package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine/industry"
)

// Moment is a decision of the person.
type Moment struct {
	Entry int             // of the record
	Made  industry.Choice // by the person
	Early bool            // it is a subsidy that was taken before the person was asked (I23)

	Before, After VP  // the points that all could expect before and after it
	Error         int // of the person's part of the difference: its standard error, in hundredths

	Better  industry.Choice // a choice that seems to be worth more; without a verb, if Drop is not 0, it would have been better to wait
	More    VP              // the points that all could expect more with it than with the choice that was made
	Drop    int             // how much less the choice that was made is worth, in hundredths of a point, 0 if none seems to be better
	DropErr int             // its standard error
}

// scale was found on planted blunders, and on choices of the adviser: see cmd/dev/measured.md.
var scale = judged.Scale{Inaccurate: 200, Blunder: 500, Grave: 250, Slight: 100}

// Unsure reports whether the choice seems to have cost so much that it would be called something, if that were surer.
func (m *Moment) Unsure() bool { return scale.Unsure(m.Drop, m.DropErr) }

// Verdict is the verdict on the choice that was made.
func (m *Moment) Verdict() judged.Verdict { return scale.Verdict(m.Drop, m.DropErr) }

// Sums tell where the points came from: Start, Play and Luck make End, exactly.
type Sums struct {
	Start, End VP  // the points that could be expected at the beginning, and at the end: the final points of a game that is over
	Play       VP  // the change by the person's choices,
	Luck       VP  // and by what the others did and the tokens that were drawn
	Error      int // of the person's Play: its standard error, in hundredths
}

// next are the points that could be expected when the person was to choose again, or at the end of the record.
func (a *Analysis) next(moment int) VP {
	switch {
	case moment+1 < len(a.moments):
		return a.moments[moment+1].Before
	case a.Done() == a.Decisions():
		return a.now
	}
	return a.moments[moment].After
}

// Luck is the change in the points that all could expect by what came to light after a moment, before the next.
func (a *Analysis) Luck(moment int) VP { return a.next(moment).Less(a.moments[moment].After) }

// Sums adds up the moments that are judged so far, of which there must be one.
func (a *Analysis) Sums() Sums { return a.sums(0, len(a.moments)) }

// sums adds up moments from one up to another.
func (a *Analysis) sums(from, to int) Sums {
	s := Sums{Start: a.moments[from].Before, End: a.next(to - 1)}
	var squares int64 // an int may have 32 bits
	for i := from; i < to; i++ {
		m := &a.moments[i]
		s.Play = s.Play.Plus(m.After.Less(m.Before))
		s.Luck = s.Luck.Plus(a.Luck(i))
		squares += int64(m.Error) * int64(m.Error)
	}
	s.Error = judged.Root(squares)
	return s
}

// Round is a round of the game, with its sums. Era and Number are counted from 0.
type Round struct {
	Era, Number int
	Sums
}

// Rounds adds up each round of which a moment is judged.
func (a *Analysis) Rounds() (list []Round) {
	for from := 0; from < len(a.moments); {
		at := a.before(from)
		to := from
		for to < len(a.moments) && a.before(to).Era == at.Era && a.before(to).Round == at.Round {
			to++
		}
		list = append(list, Round{int(at.Era), int(at.Round), a.sums(from, to)})
		from = to
	}
	return list
}

func (a *Analysis) before(moment int) *industry.State {
	return &a.record.Entries()[a.moments[moment].Entry].Before
}

// Count is how many of the choices that are judged so far are called so.
func (a *Analysis) Count(v judged.Verdict) (n int) {
	for i := range a.moments {
		if a.moments[i].Verdict() == v {
			n++
		}
	}
	return n
}
