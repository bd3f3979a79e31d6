// Package analysis looks back on a game against the Automa, or at a table of three or four, where each person is judged for themselves.
// For each decision of the player it
// gives the VP that all could expect if a plain player, the keen policy, played on from there, and whether another choice would have been
// better.
//
// The player's expected VP move for two reasons only: by the choice that was made, compared with that of the plain player, and by what
// comes to light between two decisions: the cards that the player drew, and the Automa's, or what the others do. The first is called play,
// the second luck, and luck is 0 in the mean, as far as the others play as the plain player does. The luck of the player's cards and that
// of the others are told apart. All are exact sums: the VP expected
// at the start, all play and all luck make the final VP.
//
// The result depends on the record and the number of futures alone: not on the clock, or the number of workers.
package analysis

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// Usual is in how many futures each choice is usually played on.
const Usual = 128

// Options say how a game is analysed. A value of 0 means the usual one.
type Options struct {
	Futures int         // that each choice is played on in
	Workers int         // goroutines, usually 1
	Seat    engine.Seat // of the person whose choices are judged
}

// Analysis is one under way.
type Analysis struct {
	record    *record.Record
	game      *automa.Game
	options   Options
	decisions []decision
	moments   []Moment // of the decisions that were judged so far
	now       VP       // the VP expected at the end of the record, which may be that of the game
	players   []*search.Player
	queue     judged.Queue[*judging]
}

// decision is one of the player's, where there was something to choose.
type decision struct {
	entry int
	seed  uint64 // of its futures: the same from one thing that comes to light to the next
}

// VP are those of all seats, in hundredths.
type VP = judged.VP

// Seat is the seat of the person whose choices are judged.
func (a *Analysis) Seat() engine.Seat { return a.options.Seat }

// othersTurn reports whether the Automa or another player than that of a seat is to move.
func othersTurn(p *automa.Position, seat engine.Seat) bool {
	return p.AutomasTurn() || p.Decision != engine.GameOver && p.Actor != seat
}

func (a *Analysis) othersTurn(p *automa.Position) bool { return othersTurn(p, a.options.Seat) }

// analysable refuses a game that cannot be judged, or not yet.
func analysable(r *record.Record) error {
	h := r.Header()
	switch {
	case !h.Options.Solo && h.Options.Seats == 2: // of two players the policy in its futures knows too little
		return fault.Errorf("a game of two players without the Automa cannot be analysed, only one of three or four (M1)")
	case r.Game().Edition.Companion:
		return fault.Errorf("a game on a real table cannot be judged: not all cards are known there")
	case r.Shared() && r.Position().Decision != engine.GameOver:
		return fault.Errorf("a game of several people is analysed when it is over: before that it would show the cards of one to the others")
	}
	return nil
}

// Begin begins to analyse the choices of a person in a record, without those that are undone.
func Begin(r *record.Record, o Options) (*Analysis, error) {
	if err := analysable(r); err != nil {
		return nil, err
	}
	if h := r.Header(); !slices.Contains(h.Persons(), o.Seat) {
		return nil, fault.Errorf("no person sits at seat %d", o.Seat+1)
	}
	if o.Futures == 0 {
		o.Futures = Usual
	}
	a := &Analysis{record: r, game: r.Game(), options: o, players: make([]*search.Player, max(o.Workers, 1))}
	for i := range a.players {
		a.players[i] = search.NewPlayer()
	}
	if err := a.findDecisions(); err != nil {
		return nil, err
	}
	if len(a.decisions) == 0 {
		return nil, fault.Errorf("there is nothing to analyse: no choice was made yet")
	}
	a.queue = judged.Queue[*judging]{All: len(a.decisions), Workers: len(a.players), Judged: a.judged, Begin: func(worker, decision int) *judging {
		return a.judge(a.players[worker], a.decisions[decision])
	}}
	return a, nil
}

func (a *Analysis) findDecisions() error {
	var choices []engine.Choice
	entries := a.record.Entries()
	known := 0 // the entry since which nothing came to light
	for i := range entries {
		e := &entries[i]
		if a.othersTurn(&e.Before) {
			known = i + 1
			continue
		}
		choices = a.game.Choices(&e.Before.State, choices[:0])
		if _, forced := a.game.Forced(&e.Before.State); len(choices) > 1 && !forced {
			seed, err := hidden.Seed(a.game, &entries[known].Before, e.Before.Actor)
			if err != nil {
				return err
			}
			a.decisions = append(a.decisions, decision{entry: i, seed: seed})
		}
		if record.Reveals(e.Events) {
			known = i + 1
		}
	}
	return nil
}

// Decisions is how many there are to judge.
func (a *Analysis) Decisions() int { return len(a.decisions) }

// Done is how many decisions are judged.
func (a *Analysis) Done() int { return len(a.moments) }

// Futures is in how many futures each choice is played on.
func (a *Analysis) Futures() int { return a.options.Futures }

// Moments are the decisions that are judged so far. They are not to be changed.
func (a *Analysis) Moments() []Moment { return a.moments }

// Step judges the next decisions, one for each worker.
func (a *Analysis) Step() { a.queue.Step() }

// Part does a part of the work on the next decision, which takes a few milliseconds at most. So a caller with other things to do
// need not wait for a whole one.
func (a *Analysis) Part() { a.queue.Part() }

// judged takes in a decision that is judged.
func (a *Analysis) judged(j *judging) { a.moments, a.now = append(a.moments, j.moment), j.now }
