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

	Better  engine.Choice // what seems to be worth more, no choice if nothing does
	More    VP            // what both could expect more with it than with the choice that was made
	Drop    int           // what the choice that was made is worth less, in hundredths of a VP
	DropErr int           // its standard error
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

const (
	candidates = 16
	turns      = 4
	suspected  = 400 // hundredths of a VP that another choice must promise, or almost, to be looked at more closely
	thought    = 6   // actions after a choice in which it is seen whether it comes to something
	fewest     = 8   // the share of the futures that may clear a choice,
	few        = 4   // and that may condemn it
)

// judge judges one decision.
func (a *Analysis) judge(player *search.Player, d decision) Moment {
	e := &a.record.Entries()[d.entry]
	f := &futures{game: a.game, position: &e.Before, seed: d.seed, player: player}
	m := Moment{Entry: d.entry, Made: e.Choice}
	made := f.after(m.Made, 0, a.options.Futures, 0)
	m.Before, m.After = made.mean(), made.mean()
	if usual := player.Pick(a.game, &e.Before); usual != m.Made {
		plain := f.after(usual, 0, a.options.Futures, 0)
		m.Before = plain.mean()
		_, m.Error = plain.gain(made, 0)
	}
	if better, is := a.suspect(d); is {
		plain, err := made.gain(f.after(better, 0, a.options.Futures, 0), automasShare(a.game))
		if plain+err >= suspected {
			m.confirm(a, f, better)
		}
	}
	return m
}

// suspect searches for a choice that may be better than the one that was made.
func (a *Analysis) suspect(d decision) (better engine.Choice, is bool) {
	e := &a.record.Entries()[d.entry]
	s, err := search.Begin(a.game, &e.Before, search.Options{Candidates: candidates, Turns: turns})
	if err != nil {
		panic("a position that was written before cannot be: " + err.Error()) // by hidden.Seed
	}
	s.Run(search.Futures(a.options.Futures))
	list := s.Best()
	if list[0].Choice == e.Choice {
		return engine.Choice{}, false
	}
	for _, advice := range list {
		if advice.Choice == e.Choice {
			return list[0].Choice, advice.Less+advice.Error >= suspected
		}
	}
	return list[0].Choice, true
}

// confirm plays the choice that was made and one that may be better on to the end, in the same futures, until it is clear whether
// the difference is worth a word. In doubt it is not.
func (m *Moment) confirm(a *Analysis, f *futures, better engine.Choice) {
	var made, other ends
	all := a.options.Futures
	for n := max(all/fewest, 2); ; n = min(2*n, all) {
		made = append(made, f.after(m.Made, len(made), n, thought)...)
		other = append(other, f.after(better, len(other), n, thought)...)
		m.Drop, m.DropErr = made.gain(other, automasShare(a.game))
		if n == all || m.Drop+m.DropErr < inaccurate || n >= max(all/few, 16) && m.Verdict() != Fine {
			break
		}
	}
	if m.Drop <= 0 {
		m.Drop, m.DropErr = 0, 0
		return
	}
	m.Better = better
	with, without := other.mean(), made.mean()
	m.More = VP{with[0] - without[0], with[1] - without[1]}
}
