// Package board draws the board: an engraved map of the Midlands or of Lancashire with its towns, spaces, lines and merchants, and the
// pieces on them. It keeps no state: the Model says which things are lit, numbered or previewed, and everything on the board is a
// target with a tip.
//
// Lengths called units here are thousandths of the printed board's height; a frame turns them into the logical units of a view.
package board

import (
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is everything that the board shows. Every field but Game and State may be zero: then it shows nothing more.
type Model struct {
	Game    *automa.Game
	State   *engine.State
	Camera  Camera
	Marks   Marks
	Badges  []Badge
	Ghosts  []Ghost
	Ways    []Route  // along which coal would be carried
	Sources []Source // of the cubes and barrels that would be taken
	Coming  []Coming
	Change  *Change                  // of the eras, if it is being shown
	Night   *Night                   // over the land, if it has fallen
	Lit     thing.Set                // the things whose lamps are fully up; the others are still coming up,
	Dark    float64                  // and lack this part of their light, from 1 to 0
	Price   func(thing.Thing) string // the cost of a line that can be chosen; nil shows none
	Pixel   float64                  // logical units in a pixel, if known: the board moves by whole pixels, which is cheapest for a painter
	Drift   int                      // counts the moments in which smoke drifts and fires flicker
	Plain   bool                     // without decoration: no hachures, fields, woods, houses, ships or smoke
	Quiet   bool                     // clicking on the board does nothing; the tips still work
}

// Marks say which things are lit, and how. A thing may be in several of the sets. Other things stay as they are: nothing is ever
// dimmed.
type Marks struct {
	Open   thing.Set // can be chosen now: lit like a window
	Over   thing.Set // can be chosen, and its tile would be built over
	Picked thing.Set // is chosen: in brackets, with a tick
	Looked thing.Set // the step or task on show is about it: in a cold light
	No     thing.Set // was tried and refused: a red cross
}

func (m *Marks) has(t thing.Thing) bool {
	return m.Open.Has(t) || m.Picked.Has(t) || m.Looked.Has(t) || m.No.Has(t)
}

// Badge is a short text at a thing: the number of a candidate, or VP that it scores.
type Badge struct {
	On     thing.Thing
	Text   string
	Out    bool // of a candidate that has lost
	Points bool // the text is VP, in the colour of Seat
	Seat   engine.Seat
	Risen  float64 // of VP: how far they have risen from the thing that scores them, from 0 to 1
}

// Ghost is a tile or a link in a preview: a Tile on a space, or a link on a line.
type Ghost struct {
	On   thing.Thing
	Tile engine.Tile
	Seat engine.Seat
}

// drawing is the board being drawn.
type drawing struct {
	*widget.Canvas
	*frame
	m       *Model
	g       *automa.Game
	s       *engine.State
	absent  float64 // the part of the courses being drawn that is not there yet
	pale    float64 // how faded they are
	leaving float64 // how far the links and tiles that go with the era have left, from 0 to 1
}

// GroundID is the target that takes drags and the wheel.
const GroundID = "board"

// Draw draws the board into an area of a canvas and makes everything on it a target.
func Draw(c *widget.Canvas, area view.Rect, m *Model) {
	shown := *m
	marks := &shown.Marks
	for _, set := range []*thing.Set{&marks.Open, &marks.Picked, &marks.Looked, &marks.No} {
		set[thing.Space] |= set[thing.Port] // ports, as buyers of mills, are marked on the spaces where they are
	}
	d := &drawing{Canvas: c, frame: m.frame(area), m: &shown, g: m.Game, s: m.State}
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: d.inks().Meadow, Low: d.inks().Far})
	c.Clipped(area.Inset(1), func() {
		c.Target(view.Target{ID: GroundID, Area: area, Wheel: true, Drag: true, Doubles: true, Asks: true, NoFocus: true})
		if m.Change != nil && m.Change.Rails < 1 {
			d.eras()
		} else {
			d.ground()
			d.nightfall()
			d.things()
			if m.Change != nil {
				d.title(1)
			}
		}
		d.badges()
	})
	d.neatline()
}

// things draws all that stands on the land.
func (d *drawing) things() {
	towns := d.towns()
	d.glow(towns)
	d.smoke(towns)
	d.lines()
	for _, t := range towns {
		d.Picture(t.area, t.painting, 1)
	}
	d.lamps()
	for _, l := range d.order {
		d.location(l)
	}
	d.links()
	d.ways()
	d.ghosts()
	d.sources()
}

// target makes a thing a target: it can be pointed at.
func (d *drawing) target(id string, area view.Rect, what thing.Thing, focus bool) {
	t := view.Target{ID: id, Area: area, About: what, NoFocus: !focus, Aside: !d.m.Marks.has(what),
		Picked: d.m.Marks.Picked.Has(what), Clear: d.whole(what).Shared(d.area), Room: GroundID}
	if !d.m.Quiet {
		t.Act = what
	}
	if d.m.Marks.Open.Has(what) || d.m.Marks.Picked.Has(what) {
		d.Asks(area.Shared(d.area))
	}
	d.Target(t)
}

// whole is the area to keep in sight with a thing: all of its location, or a line with the locations that it joins.
func (d *drawing) whole(t thing.Thing) (all view.Rect) {
	switch l := d.locationOf(t); {
	case t.Kind == thing.Line:
		for r := d.g.Ends(engine.Line(t.ID)); r != 0; r = r.Rest() {
			all = all.Joined(d.locationArea(r.First()))
		}
		return all.Joined(d.disc(engine.Line(t.ID)))
	case l.ID != 0:
		return d.areaOf(l)
	}
	return d.areaOf(t)
}

// pieceMark stands in the ids of the pieces of a line, between the line's own id and the number of the piece.
const pieceMark = "/"

// pointed reports whether the mouse is over a target or one of its pieces, or the keyboard has chosen it.
func (d *drawing) pointed(id string) bool {
	whole, _, _ := strings.Cut(d.Pointer.Hover, pieceMark)
	return whole == id || d.Focused(id)
}

// locationOf is where a space or a merchant is, or nothing.
func (d *drawing) locationOf(t thing.Thing) thing.Thing {
	switch t.Kind {
	case thing.Space:
		return thing.Of(d.g.LocationOf(engine.Space(t.ID)))
	case thing.Merchant:
		return thing.Of(d.g.Merchants[t.ID].Location)
	}
	return thing.Thing{}
}
