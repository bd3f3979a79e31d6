// Package board draws the board: an engraved map of the Midlands with its towns, spaces, lines and merchants, and what lies on
// them. It keeps nothing and decides nothing: what is lit, numbered or previewed is said by its Model, and everything on it is
// a target that tells what it is.
//
// Lengths called units here are thousandths of the printed board's height; a frame turns them into the logical units of a view.
package board

import (
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/film"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// What a target of the board is about, and what a click on it does: the thing itself.
type (
	// Place is a town, a farm or a merchant location.
	Place struct{ Location engine.Location }
	// Space is a space for an industry tile.
	Space struct{ Slot engine.Slot }
	// Way is a line, with a link or without.
	Way struct{ Line engine.Line }
	// Stall is a space for a merchant tile.
	Stall struct{ Merchant engine.Merchant }
)

// Model is all that the board shows. The zero values of what stands beside the position show nothing more.
type Model struct {
	Game   *automa.Game
	State  *engine.State
	Camera Camera
	Marks  Marks
	Badges []Badge
	Ghosts []Ghost
	Hidden Hidden
	Pixel  float64 // logical units in a pixel, if known: the board moves by whole ones, which costs a painter least
	Quiet  bool    // nothing on the board does anything when clicked; it still tells what it is
}

// Set is some of the things on the board.
type Set struct {
	Locations engine.LocationSet
	Slots     engine.SlotSet
	Lines     engine.LineSet
	Merchants film.MerchantSet
}

// Has reports whether a Place, Space, Way or Stall is in the set.
func (s *Set) Has(subject any) bool {
	switch t := subject.(type) {
	case Place:
		return s.Locations.Has(t.Location)
	case Space:
		return s.Slots.Has(t.Slot)
	case Way:
		return s.Lines.Has(t.Line)
	case Stall:
		return s.Merchants.Has(t.Merchant)
	}
	return false
}

// Add puts a Place, Space, Way or Stall into the set.
func (s *Set) Add(subject any) {
	switch t := subject.(type) {
	case Place:
		s.Locations = s.Locations.With(t.Location)
	case Space:
		s.Slots = s.Slots.With(t.Slot)
	case Way:
		s.Lines = s.Lines.With(t.Line)
	case Stall:
		s.Merchants |= 1 << t.Merchant
	}
}

// Marks say what is lit, and how. A thing may be in several of the sets.
type Marks struct {
	Open   Set  // can be chosen now: a brass ring
	Picked Set  // is chosen: a strong ring with a tick
	Looked Set  // what is told is about it: a blue halo
	No     Set  // was tried and refused: a red cross
	Dim    bool // everything that is in none of the sets steps back
}

func (m *Marks) has(subject any) bool {
	return m.Open.Has(subject) || m.Picked.Has(subject) || m.Looked.Has(subject) || m.No.Has(subject)
}

// Badge is a short text at a thing: the number of a candidate, or VP that it scores.
type Badge struct {
	On     any // a Place, Space, Way or Stall
	Text   string
	Out    bool // of a candidate that has lost
	Points bool // the text is VP, in the colour of whose they are
	Seat   engine.Seat
}

// Ghost is a tile or a link that would be placed: a Tile on a Slot, or a link on a Line.
type Ghost struct {
	Slot  engine.Slot
	Tile  engine.Tile
	Line  engine.Line
	Owner engine.Seat
}

// Hidden is what is not shown where it lies, because it is shown on its way elsewhere.
type Hidden struct {
	Slots   engine.SlotSet // tiles
	Lines   engine.LineSet // links
	Barrels film.MerchantSet
}

// drawing is the board being drawn.
type drawing struct {
	*widget.Canvas
	*frame
	m *Model
	g *automa.Game
	s *engine.State
}

// Draw draws the board into an area of a canvas and makes everything on it a target.
func Draw(c *widget.Canvas, area view.Rect, m *Model) {
	d := &drawing{Canvas: c, frame: m.frame(area), m: m, g: m.Game, s: m.State}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner + 2, Fill: d.Palette.Dusk, Low: d.Palette.Night,
		Line: d.Palette.Edge.Fade(0.7), Width: theme.Hair})
	c.Clipped(area.Inset(1), func() {
		c.Target(view.Target{ID: "board", Area: area, Wheel: true, Drag: true, NoFocus: true})
		d.ground()
		d.lines()
		for _, l := range d.order {
			d.place(l)
		}
		d.links()
		d.ghosts()
		d.badges()
	})
}

// target makes a thing something that can be pointed at.
func (d *drawing) target(id string, area view.Rect, subject any, focus bool) {
	t := view.Target{ID: id, Area: area, About: subject, NoFocus: !focus, Aside: !d.m.Marks.has(subject)}
	if !d.m.Quiet {
		t.Act = subject
	}
	d.Target(t)
}

// ID is the id of the target of a Place, Space, Way or Stall: "slot:coventry.2".
func ID(g *engine.Game, subject any) string {
	switch t := subject.(type) {
	case Place:
		return "place:" + g.Locations[t.Location].ID
	case Space:
		return "slot:" + g.SlotName(t.Slot)
	case Way:
		return "line:" + g.Lines[t.Line].ID
	case Stall:
		return "merchant:" + g.MerchantName(t.Merchant)
	}
	return ""
}

// pieceMark stands in the ids of the pieces of a line, between the line's own id and the number of the piece.
const pieceMark = "/"

// pointed reports whether the mouse is over a target or one of its pieces, or the keyboard has chosen it.
func (d *drawing) pointed(id string) bool {
	whole, _, _ := strings.Cut(d.Pointer.Hover, pieceMark)
	return whole == id || d.Focused(id)
}

// faint is how much of a thing is seen that steps back. What lies in a lit place does not.
func (d *drawing) faint(subject any) float64 {
	m := &d.m.Marks
	if !m.Dim || m.has(subject) || m.has(d.whereabouts(subject)) {
		return 1
	}
	return 0.5
}

// whereabouts is the Place of a space or a stall, or nothing.
func (d *drawing) whereabouts(subject any) any {
	switch t := subject.(type) {
	case Space:
		return Place{d.g.LocationOf(t.Slot)}
	case Stall:
		return Place{d.g.Merchants[t.Merchant].Location}
	}
	return nil
}
