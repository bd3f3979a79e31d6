package record

import (
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// RivalOf is the rival that is to choose in a position of the game, if one is.
func (r *Record) RivalOf(s *industry.State) (st rival.Strength, ok bool) {
	if s.Phase == industry.Over {
		return rival.Strength{}, false
	}
	st = r.header.Players[s.Actor].Rival
	return st, st.Policy != ""
}

// Rival is the rival that is to choose, if one is.
func (r *Record) Rival() (st rival.Strength, ok bool) { return r.RivalOf(r.current()) }

// Mind thinks about the choice of the rival that is to choose after a number of entries, as After counts them: the same each time, so that
// its reasons can be asked for later. There is none where no rival is to choose.
func (r *Record) Mind(entries int) *rival.Mind {
	s := r.after(entries)
	st, ok := r.RivalOf(s)
	if !ok {
		return nil
	}
	return rival.Think(r.game, s, st, mindSeed(entries))
}

// Hint thinks about the choice of a person who is to choose now, as the one who gives hints would.
func (r *Record) Hint() *rival.Mind {
	return rival.Think(r.game, r.current(), rival.Hinter, mindSeed(r.made))
}

// mindSeed is the seed of the futures that a rival looks into. It says nothing of the seed of the game, which decides what is drawn.
func mindSeed(entries int) uint64 { return uint64(entries)*0x9e3779b97f4a7c15 + 1 }
