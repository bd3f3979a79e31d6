// Package zones stands in for the drawn board: a plain grid.
package zones

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is everything that the board shows.
type Model struct {
	Game  *industry.Game
	State *industry.State
	Names Names
	Marks Marks
	Shown int
	Plain bool
	Quiet bool
	Still bool
}

// Names are the words on the board.
type Names struct {
	Zone   func(industry.ID) string
	Spoken func(industry.ID) string
	Era    func(era int) string
	Tab    func(era int) string
	HeldUp string
	Taken  string
	Kept   string
}

// Set is a set of zones.
type Set uint64

// Of is a set of some zones.
func Of(zones ...industry.ID) (s Set) {
	for _, z := range zones {
		s |= 1 << z
	}
	return s
}

// Marks say how zones stand out.
type Marks struct{ Open, Picked, Looked Set }

// Zone is the act of a click on a zone.
type Zone struct{ ID industry.ID }

// Era is the act of a click on the tab of an era.
type Era struct{ Number int }

// Draw draws the board.
func Draw(c *widget.Canvas, area view.Rect, m *Model) {
	columns, first, last := 12, industry.ID(0), industry.ID(industry.Zones)
	if c.TouchLayout() {
		columns, first = 4, industry.At(m.Shown, 0)
		last = first + 12
		var tabs view.Rect
		tabs, area = area.Top(44)
		for i, at := range tabs.Columns(5, 2) {
			c.Button(at, widget.Button{ID: "era:" + industry.EraName(i), Text: industry.EraName(i), Act: Era{i}, Picked: i == m.Shown})
		}
	}
	rows := (int(last-first) + columns - 1) / columns
	for z := first; z < last; z++ {
		n := int(z - first)
		at := view.Rect{X: area.X + float64(n%columns)*area.W/float64(columns), Y: area.Y + float64(n/columns)*area.H/float64(rows), W: area.W/float64(columns) - 4, H: area.H/float64(rows) - 4}
		line := c.Palette.Edge
		if m.Marks.Open>>z&1 != 0 {
			line = c.Palette.Brass
		}
		c.Box(at, 3, c.Palette.Raised, line)
		c.Fitted(at, m.Names.Zone(z), c.Soft().To(view.Centre))
		c.Target(view.Target{ID: "zone:" + z.String(), Name: m.Names.Spoken(z), Area: at, Act: Zone{z}, About: Zone{z}})
	}
}

// Plate draws a zone alone.
func Plate(c *widget.Canvas, area view.Rect, m *Model, z industry.ID, _ float64) {
	c.Box(area, 5, c.Palette.Parchment, c.Palette.Edge)
	c.Fitted(area, m.Names.Zone(z), c.Strong().In(c.Palette.Ink).To(view.Centre))
}

// Resource draws the sign of a resource.
func Resource(c *widget.Canvas, area view.Rect, r industry.Resource) {
	c.Label(area, r.String()[:2], c.Strong().In(c.Palette.Ink).To(view.Centre))
}
