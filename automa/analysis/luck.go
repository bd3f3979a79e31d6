package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// revealed is the cards and tiles revealed after a decision, before the player chose again or the record ended: first by the
// player's choices, then in the turns of the Automa or the others.
type revealed struct {
	drew   bool // the player drew cards before the others' turns, or turned up tiles of the distant market
	others int  // the entry of the first of these turns, 0 if there was none
	dealt  bool // the player got cards when it was over, as in a new era
	to     int  // the entry of the next decision
}

// revealed tells the cards and tiles revealed after the decision of an entry.
func (a *Analysis) revealed(decision int) (r revealed) {
	entries := a.record.Entries()
	r.to = len(entries)
	for i := range a.decisions {
		if next := a.decisions[i].entry; next > decision {
			r.to = next
			break
		}
	}
	for i := decision; i < r.to; i++ {
		e := &entries[i]
		if r.others == 0 && a.othersTurn(&e.Before) && (!e.Automa() || e.Before.Cards.Left > 0) {
			r.others = i
		}
		if r.others == 0 {
			r.drew = r.drew || record.Reveals(e.Events)
		} else {
			r.dealt = r.dealt || drew(e.Events, a.options.Seat)
		}
	}
	return r
}

// drew reports whether a seat drew a card.
func drew(events []engine.Event, seat engine.Seat) bool {
	for i := range events {
		if events[i].Kind == engine.Drew && events[i].Seat == seat {
			return true
		}
	}
	return false
}

// Luck is the change in the VP that both could expect by the cards revealed after a moment, before the next: those that the player
// drew, and what the turns of the Automa or the others brought. It is 0 after the last moment of an analysis that is not done.
type Luck struct{ Cards, Automa VP }

// Both is all luck.
func (l Luck) Both() VP { return l.Cards.Plus(l.Automa) }

// Luck tells the luck after a moment.
func (a *Analysis) Luck(moment int) Luck {
	m := &a.moments[moment]
	next := a.next(moment)
	both := next.Less(m.After)
	r := a.revealed(m.Entry)
	last := moment+1 == len(a.moments)
	switch {
	case last && (a.Done() < a.Decisions() || a.othersTurn(a.record.Position())):
		return Luck{}
	case r.others == 0:
		return Luck{Cards: both}
	}
	var l Luck
	if r.drew {
		l.Cards = m.Drawn.Less(m.After)
	}
	if r.dealt {
		l.Cards = l.Cards.Plus(next.Less(m.Dealt))
	}
	l.Automa = both.Less(l.Cards)
	return l
}

// split begins to tell the luck of the cards drawn after a decision from that of the others' turns then.
func (j *judging) split() stage {
	if j.light = j.analysis.revealed(j.moment.Entry); j.light.others == 0 || !j.light.drew {
		return (*judging).splitDealt
	}
	j.position = &j.analysis.record.Entries()[j.light.others].Before
	return (*judging).playDrawn
}

func (j *judging) playDrawn() stage {
	if j.goOn(&j.drawn, j.all()) {
		return (*judging).playDrawn
	}
	j.moment.Drawn = j.drawn.ends.mean()
	j.moment.SplitErr = judged.Root(j.made.ends.spread(j.seat) + j.drawn.ends.spread(j.seat))
	return (*judging).splitDealt
}

// splitDealt finds the VP that could be expected where the player got new cards after the others' turns, before they were
// known.
func (j *judging) splitDealt() stage {
	if !j.light.dealt {
		return (*judging).end
	}
	j.position = j.analysis.record.Position()
	if entries := j.analysis.record.Entries(); j.light.to < len(entries) {
		j.position = &entries[j.light.to].Before
	}
	j.seat = engine.Nobody // the hands of all are hidden to it
	return (*judging).playDealt
}

func (j *judging) playDealt() stage {
	if j.goOn(&j.dealtAnew, j.all()) {
		return (*judging).playDealt
	}
	j.seat = j.analysis.options.Seat
	j.moment.Dealt = j.dealtAnew.ends.mean()
	// The VP expected once they are known are judged with the next decision, in as many futures of about the same spread.
	squares := int64(j.moment.SplitErr) * int64(j.moment.SplitErr)
	j.moment.SplitErr = judged.Root(squares + 2*j.dealtAnew.ends.spread(j.seat))
	return (*judging).end
}
