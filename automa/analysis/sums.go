package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine"
)

// Sums tell where the VP of the player came from: Start, Play and all Luck make End, exactly.
type Sums struct {
	Start, End VP  // the VP that could be expected at the beginning, and at the end: the final VP of a game that is over
	Play       VP  // the change by the player's choices,
	Luck           // and by the cards revealed
	Error      int // of the player's Play: its standard error, in hundredths
	LuckErr    int // of how the player's luck is told apart
}

// next is the VP that could be expected when the player was to choose again, or at the end of the record.
func (a *Analysis) next(moment int) VP {
	switch {
	case moment+1 < len(a.moments):
		return a.moments[moment+1].Before
	case a.Done() == a.Decisions():
		return a.now
	}
	return a.moments[moment].After
}

// Sums adds up the moments that are judged so far, of which there must be one.
func (a *Analysis) Sums() Sums { return a.sums(0, len(a.moments)) }

// sums adds up moments from one up to another.
func (a *Analysis) sums(from, to int) Sums {
	s := Sums{Start: a.moments[from].Before, End: a.next(to - 1)}
	var squares, split int64 // an int may have 32 bits
	for i := from; i < to; i++ {
		m := &a.moments[i]
		s.Play = s.Play.Plus(m.After.Less(m.Before))
		luck := a.Luck(i)
		s.Cards, s.Automa = s.Cards.Plus(luck.Cards), s.Automa.Plus(luck.Automa)
		squares += int64(m.Error) * int64(m.Error)
		split += int64(m.SplitErr) * int64(m.SplitErr)
	}
	s.Error, s.LuckErr = judged.Root(squares), judged.Root(split)
	return s
}

// Round is a round of the game, with its sums.
type Round struct {
	Era    engine.Era
	Number int
	Sums
}

// Rounds adds up each round of which a moment is judged.
func (a *Analysis) Rounds() (list []Round) {
	for from := 0; from < len(a.moments); {
		era, number := a.round(from)
		to := from
		for to < len(a.moments) {
			if e, n := a.round(to); e != era || n != number {
				break
			}
			to++
		}
		list = append(list, Round{Era: era, Number: number, Sums: a.sums(from, to)})
		from = to
	}
	return list
}

func (a *Analysis) round(moment int) (engine.Era, int) {
	p := &a.record.Entries()[a.moments[moment].Entry].Before
	return p.Era, int(p.Round)
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
