package auction

import (
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/render/scene/screen"
)

// The requests of the table to the client, beside those of pages.
type (
	// Branched asks to go on with another record, which begins like this one.
	Branched struct{ Record *record.Record }
	// SameSeed asks for a new game with the same seed and players.
	SameSeed struct{}
)

// clock is the time at the table.
type clock struct {
	now    time.Duration
	paused bool // the table is covered
}

// preferences are how the person wants the table.
type preferences struct {
	step       time.Duration // how long one choice of the others is shown
	reduced    bool          // nothing glides
	auto       bool          // the choices of the others follow each other by themselves
	undoOthers bool          // all agree that Undo takes back what another person has chosen
	looksOn    bool          // another tab plays
	plainMap   bool
}

// Set takes over settings: how long the choices of the others are shown, and whether anything glides.
func (s *Scene) Set(pace string, still bool) {
	if step, ok := screen.Paces[pace]; ok {
		s.step = step
	}
	s.reduced = still
}

// PlainMap shows a board without ornaments, or the drawn one.
func (s *Scene) PlainMap(on bool) { s.plainMap = on }

// UndoOthers says whether Undo may take back what another person has chosen, without a warning.
func (s *Scene) UndoOthers(on bool) { s.undoOthers = on }

// LookOn has the table only show the game, as another tab plays it.
func (s *Scene) LookOn() { s.looksOn = true }
