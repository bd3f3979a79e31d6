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

// Least is from how much less it is worth a choice is called something, in hundredths.
func Least() int { return scale.Inaccurate }

// Unsure reports whether the choice seems to have cost so much that it would be called something, if that were surer.
func (m *Moment) Unsure() bool { return scale.Unsure(m.Drop, m.DropErr) }

// Verdict is the verdict on the choice that was made.
func (m *Moment) Verdict() judged.Verdict { return scale.Verdict(m.Drop, m.DropErr) }

// Round is a round of the game of which a moment is judged. Era and Number are counted from 0.
type Round struct {
	Era, Number int
	From, To    int // its moments, without the last
	End         VP  // expected when it was over
}

// Rounds are those of which a moment is judged.
func (a *Analysis) Rounds() (list []Round) {
	for from := 0; from < len(a.moments); {
		at := a.before(from)
		to := from
		for to < len(a.moments) && a.before(to).Era == at.Era && a.before(to).Round == at.Round {
			to++
		}
		list = append(list, Round{int(at.Era), int(at.Round), from, to, a.Next(to - 1)})
		from = to
	}
	return list
}

// Next are the points that all could expect when the person was to choose again after a moment, or at the end of the record: the final
// points of a game that is over.
func (a *Analysis) Next(moment int) VP {
	switch {
	case moment+1 < len(a.moments):
		return a.moments[moment+1].Before
	case a.Done() == a.Decisions():
		return a.now
	}
	return a.moments[moment].After
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
