// Package record stands in until the records of Industry are there.
package record

import (
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// Player is who sits at a seat.
type Player struct {
	Name    string
	Rival   rival.Strength
	Unaided bool
}

// Header is what is agreed.
type Header struct {
	Options          industry.Options
	Seed             uint64
	Players          [industry.MaxSeats]Player
	Practice, Hinted bool
}

// Entry is a choice and what came of it.
type Entry struct {
	Before industry.State
	Choice industry.Choice
	Events industry.Log
	Rivals bool
}

// Record is a game.
type Record struct {
	game    *industry.Game
	header  Header
	opening industry.Log
	state   industry.State
	entries []Entry
	undone  []Entry
}

// New begins a game.
func New(g *industry.Game, h Header) (*Record, error) {
	r := &Record{game: g, header: h}
	var err error
	r.state, err = g.Start(h.Options, h.Seed, &r.opening)
	return r, err
}

// Choose does a choice.
func (r *Record) Choose(c industry.Choice) (industry.Log, industry.Refusal) {
	e := Entry{Before: r.state, Choice: c, Rivals: r.header.Players[c.Seat].Rival.Policy != ""}
	refused := r.game.Apply(&r.state, c, &e.Events)
	if refused.OK() {
		r.entries, r.undone = append(r.entries, e), nil
	}
	return e.Events, refused
}

// Rival does a rival's choice.
func (r *Record) Rival(c industry.Choice) (industry.Log, industry.Refusal) { return r.Choose(c) }

// Position is the position.
func (r *Record) Position() *industry.State { return &r.state }

// Game is the game.
func (r *Record) Game() *industry.Game { return r.game }

// Header is the header.
func (r *Record) Header() Header { return r.header }

// Opening is the first log.
func (r *Record) Opening() industry.Log { return r.opening }

// Entries are the entries.
func (r *Record) Entries() []Entry { return r.entries }

// CanUndo reports whether there is something to undo.
func (r *Record) CanUndo() bool {
	for _, e := range r.entries {
		if !e.Rivals {
			return true
		}
	}
	return false
}

// CanRedo reports whether there is something to redo.
func (r *Record) CanRedo() bool { return len(r.undone) > 0 }

// Undo takes the last choice of a person back.
func (r *Record) Undo() bool {
	for i := len(r.entries) - 1; i >= 0; i-- {
		if e := r.entries[i]; !e.Rivals {
			r.state, r.entries = e.Before, r.entries[:i]
			r.undone = append(r.undone, e)
			return true
		}
	}
	return false
}

// Redo does it again.
func (r *Record) Redo() bool {
	n := len(r.undone)
	if n == 0 {
		return false
	}
	left, e := r.undone[:n-1], r.undone[n-1]
	_, refused := r.Choose(e.Choice)
	r.undone = left
	return refused.OK()
}

// MarkHinted marks the game.
func (r *Record) MarkHinted() { r.header.Hinted = true }

// Marshal is the text.
func (r *Record) Marshal() []byte { return []byte("industry") }
