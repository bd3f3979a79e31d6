package record

import "sohofoundry/engine/industry"

// CanUndo reports whether there is a person's decision to take back.
func (r *Record) CanUndo() bool { return r.lastOwn() >= 0 }

// lastOwn is the last decision of a person, or −1.
func (r *Record) lastOwn() int {
	for i := r.made - 1; i >= 0; i-- {
		if r.own(&r.entries[i]) {
			return i
		}
	}
	return -1
}

// own reports whether an entry is a decision of a person, and not the only choice that there was.
func (r *Record) own(e *Entry) bool {
	if e.Rivals {
		return false
	}
	c, forced := r.forced(&e.Before)
	return !forced || c != e.Choice // another person may have taken a subsidy then
}

// Undo takes back the last decision of a person and all that followed, and reports whether there was one. Taking back anything that
// showed something hidden makes the game practice, for good.
func (r *Record) Undo() bool {
	r.header.Practice = r.header.Practice || r.UndoCosts(r.made)
	return r.UndoUnseen()
}

// UndoUnseen is Undo where nothing that followed was shown: the game does not become practice.
func (r *Record) UndoUnseen() bool {
	last := r.lastOwn()
	if last < 0 {
		return false
	}
	r.made = last
	return true
}

// UndoCosts reports whether Undo would make the game practice, which it is not yet, where so many entries were shown, so that the player
// can be asked before.
func (r *Record) UndoCosts(shown int) bool {
	last := r.lastOwn()
	return last >= 0 && !r.header.Practice && last < shown && revealed(r.entries[last:min(shown, r.made)])
}

// UndoCrosses reports whether Undo would take back a decision of another person than the one who is to choose, so that all can be asked
// before. The end of a game is everybody's.
func (r *Record) UndoCrosses() bool {
	last, s := r.lastOwn(), r.current()
	if _, isRival := r.Rival(); isRival || last < 0 || len(r.header.Persons()) < 2 {
		return false
	}
	return s.Phase == industry.Over || s.Actor != r.entries[last].Choice.Seat
}

// revealed reports whether any of the entries showed what nobody could know before: what a rival does, or which tokens are drawn (I6).
func revealed(entries []Entry) bool {
	for i := range entries {
		if e := &entries[i]; e.Rivals || Reveals(e.Events) {
			return true
		}
	}
	return false
}

// Reveals reports whether tokens were drawn, which is the only thing in the game that is hidden (I6).
func Reveals(events []industry.Event) bool {
	for i := range events {
		if events[i].Kind == industry.TokenDrawn {
			return true
		}
	}
	return false
}

// CanRedo reports whether there is a decision to make again.
func (r *Record) CanRedo() bool { return r.made < len(r.entries) }

// Redo makes the decision that was undone last again, with all that followed without one, and reports whether there was one.
func (r *Record) Redo() bool {
	if !r.CanRedo() {
		return false
	}
	r.made++
	for r.made < len(r.entries) && !r.own(&r.entries[r.made]) {
		r.made++
	}
	return true
}
