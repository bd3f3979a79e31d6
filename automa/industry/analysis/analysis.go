// Package analysis looks back on a game of Industry of one person against rivals. For each decision of the person it gives the points that
// all could expect if keen rivals played on for everybody, and whether another choice would have been better.
//
// What a choice is worth is what counts for the adviser who gives hints: the person's points at the end, less 70 % of those of the best
// other and 10 % of the rest. The order of the tokens in the bag (I6) is drawn anew in each future, as it was hidden.
//
// What a choice changes is told beside that of a keen player. It is not added up over a game: where the others play otherwise than keen
// ones, each choice that is good against those gains on paper what the others take back with their next.
//
// The result depends on the record and the number of futures alone.
package analysis

import (
	"slices"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// Usual is in how many futures each choice is usually played on: as many as for a hint.
var Usual = rival.Hinter.Futures

// VP are the points of all seats, in hundredths.
type VP = judged.VP

// Options say how a game is analysed. A value of 0 means the usual one.
type Options struct {
	Futures int // that each choice is played on in
	Workers int // goroutines, usually 1
}

// Analysis is one under way.
type Analysis struct {
	record    *record.Record
	game      *industry.Game
	person    industry.Seat
	futures   int
	decisions []decision
	moments   []Moment // of the decisions that were judged so far
	now       VP       // expected at the end of the record, which may be that of the game
	queue     judged.Queue[*judging]
}

// decision is one of the person's, where there was something to choose.
type decision struct {
	entry   int
	seed    uint64 // of its futures: the same from one thing that comes to light to the next
	choices []industry.Choice
}

// Begin begins to analyse the choices in a record, without those that are undone.
func Begin(r *record.Record, o Options) (*Analysis, error) {
	h := r.Header()
	persons := h.Persons()
	if len(persons) != 1 {
		return nil, fault.Errorf("only a game of one person against rivals can be analysed")
	}
	a := &Analysis{record: r, game: r.Game(), person: persons[0], futures: o.Futures}
	if a.futures == 0 {
		a.futures = Usual
	}
	a.findDecisions()
	if len(a.decisions) == 0 {
		return nil, fault.Errorf("there is nothing to analyse: no choice was made yet")
	}
	a.queue = judged.Queue[*judging]{All: len(a.decisions), Workers: max(o.Workers, 1), Judged: a.judged, Begin: func(_, decision int) *judging {
		return a.judge(a.decisions[decision])
	}}
	return a, nil
}

// findDecisions finds the decisions, and what there was to choose. A subsidy can be taken at any time (I23), so that nothing is lost by
// waiting for one more choice: whether it should have been taken is judged once an era.
func (a *Analysis) findDecisions() {
	known, era := 0, -1 // the entry since which nothing came to light, and the era of the last decision
	for i, e := range a.record.Entries() {
		if e.Rivals {
			known = i + 1
			continue
		}
		choices := a.game.Choices(&e.Before)
		if int(e.Before.Era) == era && e.Choice.Verb != industry.Subsidy {
			choices = slices.DeleteFunc(choices, func(c industry.Choice) bool { return c.Verb == industry.Subsidy })
		}
		if early(&e) || len(choices) > 1 {
			a.decisions = append(a.decisions, decision{i, seedOf(known), choices})
			era = int(e.Before.Era)
		}
		if record.Reveals(e.Events) {
			known = i + 1
		}
	}
}

// early reports whether a choice was made before its seat was asked, which only a subsidy can be (I23).
func early(e *record.Entry) bool { return e.Choice.Seat != e.Before.Actor }

// seedOf is the seed of futures. It says nothing of that of the game, which decides what is drawn, and differs from those of rivals.
func seedOf(entry int) uint64 { return uint64(entry)*0x9e3779b97f4a7c15 ^ 0x616e616c_79736973 }

// Decisions is how many there are to judge.
func (a *Analysis) Decisions() int { return len(a.decisions) }

// Done is how many decisions are judged.
func (a *Analysis) Done() int { return len(a.moments) }

// Futures is in how many futures each choice is played on.
func (a *Analysis) Futures() int { return a.futures }

// Person is the seat whose choices are judged.
func (a *Analysis) Person() industry.Seat { return a.person }

// Moments are the decisions that are judged so far. They are not to be changed.
func (a *Analysis) Moments() []Moment { return a.moments }

// Step judges the next decisions, one for each worker.
func (a *Analysis) Step() { a.queue.Step() }

// Part does a part of the work on the next decision, which takes a few milliseconds at most.
func (a *Analysis) Part() { a.queue.Part() }

// judged takes in a decision that is judged.
func (a *Analysis) judged(j *judging) { a.moments, a.now = append(a.moments, j.moment), j.now }
