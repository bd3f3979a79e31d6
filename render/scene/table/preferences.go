package table

import (
	"time"

	"sohofoundry/render/scene/screen"
)

// preferences are how the person wants the table.
type preferences struct {
	pace       string        // at which things are shown, as the settings name it
	step       time.Duration // how long one of the Automa is shown then, in automatic play
	plain      bool          // the map is
	asksToEnd  bool          // the human says when a turn is over
	freeHints  bool          // hints do not mark a game with the guide: it is the person's first
	auto       bool          // the Automa's steps follow each other by themselves
	undoOthers bool          // all agree that Undo takes back what another person has done
	byBack     bool          // cards of a printed deck are named by the pictures of their backs
}

// Set takes over settings: how long the Automa's steps are shown, and whether anything glides.
func (s *Scene) Set(pace string, still bool) {
	if step, ok := screen.Paces[pace]; ok {
		s.pace, s.step = pace, step
	}
	s.reduced = still
}

// PlainMap shows a map without ornaments, or the engraved one.
func (p *preferences) PlainMap(on bool) { p.plain = on }

// AskToEnd has the human say when their turn is over, or not.
func (p *preferences) AskToEnd(on bool) { p.asksToEnd = on }

// UndoOthers says whether Undo may take back what another person has done.
func (p *preferences) UndoOthers(on bool) { p.undoOthers = on }

// Costly says that every picture costs much, as there is no graphics card: ornaments stand still.
func (s *Scene) Costly(on bool) { s.effects.costly = on }

// FreeHints says whether hints leave a game unmarked that has a guide, because it is the person's first.
func (p *preferences) FreeHints(on bool) { p.freeHints = on }
