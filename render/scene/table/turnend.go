package table

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/film"
)

// turnEnd is the end of a turn of the human which they have not confirmed yet, though they have done all they may. The record has the
// last action, and is saved with it, but the events after it, such as drawing cards, are not shown yet. So taking the action back
// costs nothing (B14.3), unless it turned a tile of the distant market up (C13.1).
type turnEnd struct {
	entry int         // of the record, with which the turn ends
	from  film.Cursor // where the end of the turn begins in its film
	seen  automa.Position
	log   *record.Record // without the last action, whose entry tells the end of the turn
	costs bool           // the last action brought something hidden to light: taking it back makes the game practice
}

// findTurnEnd finds the end of the human's turn among the entries of a record from a number on. It is nil if the turn goes on, or is
// followed by the Automa's turn, which was shown before.
func findTurnEnd(r *record.Record, first int) *turnEnd {
	entries := r.Entries()
	if entries[len(entries)-1].Automa() {
		return nil
	}
	for i := first; i < len(entries); i++ {
		f := film.Of(r.Game(), &entries[i])
		n := slices.IndexFunc(f.Frames, endsTurn)
		if n < 0 {
			continue
		}
		e := &turnEnd{entry: i, from: film.Cursor{Frame: n}, seen: f.Frames[n].Before, log: r.Branch(len(entries))}
		e.costs = reveals(entries[first:i], f.Frames[:n])
		e.undo(e.log)
		return e
	}
	return nil
}

// reveals reports whether entries, or frames of the one after them, bring something hidden to light.
func reveals(entries []record.Entry, frames []film.Frame) bool {
	return slices.ContainsFunc(entries, func(e record.Entry) bool { return record.Reveals(e.Events) }) ||
		slices.ContainsFunc(frames, func(f film.Frame) bool { return record.Reveals(f.Events) })
}

// undo takes the last action back from a record of it.
func (e *turnEnd) undo(from *record.Record) bool {
	if e.costs {
		return from.Undo()
	}
	return from.UndoUnseen()
}

// endsTurn reports whether a turn ends in a frame; tiles are given up for a debt when it has ended already (B3.3).
func endsTurn(f film.Frame) bool {
	return slices.ContainsFunc(f.Events, func(e engine.Event) bool { return e.Kind == engine.TurnEnded })
}
