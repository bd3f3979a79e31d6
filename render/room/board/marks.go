package board

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ring draws a ring around an area, at a distance.
func (d *drawing) ring(area view.Rect, away, radius float64, colour view.Colour, width float64) {
	d.Add(view.Item{Kind: view.Box, Area: area.Inset(-away), Radius: radius + away, Line: colour, Width: width})
}

// boxMarks draws how a space for a tile is lit.
func (d *drawing) boxMarks(t thing.Thing, area view.Rect, radius float64) {
	m, p := &d.m.Marks, d.Palette
	if m.Looked.Has(t) {
		d.ring(area, d.u(6.5), radius, p.Automa.Fade(0.38), d.u(7))
		d.ring(area, d.u(2.5), radius, p.Automa.Mix(p.Text, 0.35), max(d.u(2.4), 1.5))
	}
	switch {
	case m.Picked.Has(t):
		d.ring(area, d.u(5), radius, p.Night, d.u(6))
		d.ring(area, d.u(4), radius, p.Brass, max(d.u(4), 2.4))
		d.seal(view.Point{X: area.Right() - d.u(5), Y: area.Bottom() - d.u(5)}, "tick", p.Brass, p.OnBrass) // levels stand above
	case m.Open.Has(t):
		d.ring(area, d.u(4), radius, p.Night, d.u(4.5))
		d.ring(area, d.u(3), radius, p.Brass, max(d.u(3), 1.8))
	}
	if m.No.Has(t) {
		d.refused(view.Point{X: area.Right() - d.u(4), Y: area.Y + d.u(4)})
	}
}

// discMarks draws how the middle of a line is lit.
func (d *drawing) discMarks(t thing.Thing, area view.Rect) {
	m, p := &d.m.Marks, d.Palette
	_, built := d.owner(engine.Line(t.ID))
	if built || !m.has(t) && !d.pointed(t.FullName(d.g.Game)) {
		if m.No.Has(t) {
			d.refused(view.Point{X: area.Right(), Y: area.Y})
		}
		return
	}
	disc := area.Inset(d.u(5))
	line := p.Text.Fade(0.8)
	switch {
	case m.Picked.Has(t):
		d.seal(area.Middle(), "tick", p.Brass, p.OnBrass)
		return
	case m.No.Has(t):
		d.refused(area.Middle())
		return
	case m.Open.Has(t):
		line = p.Brass
	case m.Looked.Has(t):
		line = p.Automa.Mix(p.Text, 0.35)
	}
	d.Add(view.Item{Kind: view.Box, Area: disc, Radius: disc.W / 2, Fill: p.Night, Line: line, Width: max(d.u(3), 1.8)})
}

// locationMarks draws how a location as a whole is lit.
func (d *drawing) locationMarks(t thing.Thing, area view.Rect) {
	m, p := &d.m.Marks, d.Palette
	around, radius := area.Inset(-d.u(5)), d.u(9)
	switch {
	case m.Picked.Has(t):
		d.Add(view.Item{Kind: view.Box, Area: around, Radius: radius, Fill: p.Brass.Fade(0.2), Line: p.Brass, Width: max(d.u(3.4), 2)})
	case m.Looked.Has(t):
		d.Add(view.Item{Kind: view.Box, Area: around, Radius: radius, Fill: p.Automa.Fade(0.22), Line: p.Automa.Fade(0.85),
			Width: max(d.u(2.2), 1.4)})
	case m.Open.Has(t):
		d.Add(view.Item{Kind: view.Box, Area: around, Radius: radius, Fill: p.Brass.Fade(0.08), Line: p.Brass.Fade(0.9),
			Width: max(d.u(2.2), 1.4)})
	}
	if m.No.Has(t) {
		d.refused(view.Point{X: around.Right() - d.u(4), Y: around.Y + d.u(4)})
	}
}

// sealSide is how large a round sign at a thing is, in units.
const sealSide = 23.0

// seal draws a sign on a disc.
func (d *drawing) seal(at view.Point, icon string, fill, ink view.Colour) {
	side := max(d.u(sealSide), 14)
	area := view.Around(at, side, side)
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: side / 2, Fill: fill, Line: d.Palette.Night, Width: 1.2})
	d.Icon(area.Inset(side*0.22), icon, ink)
}

// refused marks what was tried and could not be.
func (d *drawing) refused(at view.Point) {
	d.seal(at, "cross", d.Palette.No, d.Palette.Night)
}

// ghosts draws what would be placed, as it would look, but so that one sees through it.
func (d *drawing) ghosts() {
	for _, ghost := range d.m.Ghosts {
		area := d.areaOf(ghost.On)
		if ghost.Tile != 0 {
			d.Add(view.Item{Kind: view.Box, Area: area, Radius: d.u(3), Fill: d.Palette.Sunk})
			d.Picture(area, plate.TileOf(plate.CoatOf(d.Palette, false), d.g.Game, engine.PlacedTile{Tile: ghost.Tile, Owner: engine.HumanSeat}), 0.62)
			d.boxMarks(ghost.On, area, d.u(4))
		} else {
			d.linkTile(area, false, 0.85)
		}
	}
}

// badgeHigh is the height of a badge in units.
const badgeHigh = 25.0

// badges writes short texts at things: on the middle of a line, at the corner of everything else.
func (d *drawing) badges() {
	for _, b := range d.m.Badges {
		p := d.Palette
		fill, ink, line := p.Parchment, p.Ink, p.Night
		if b.Points {
			fill, ink = livery.Seat(p, b.Seat), p.Night
		}
		if b.Out {
			fill, ink, line = p.Panel, p.Faint.Mix(p.Soft, 0.4), p.Faint
		}
		style := widget.Style{Font: assets.Bold, Size: max(d.u(19), leastBadge), Colour: ink, Align: view.Centre}
		high := max(d.u(badgeHigh), 18)
		wide := max(high, fonts.Width(style.Font, style.Size, b.Text)+high*0.5)
		area := view.Around(d.badgeAt(b), wide, high)
		d.Add(view.Item{Kind: view.Box, Area: area, Radius: high / 2, Fill: fill, Line: line, Width: 1.4})
		d.Label(area, b.Text, style)
	}
}

// leastBadge is the least size of the text of a badge, in logical units.
const leastBadge = 13.0

// badgeAt is where the middle of a badge lies.
func (d *drawing) badgeAt(b Badge) view.Point {
	area := d.areaOf(b.On)
	switch b.On.Kind {
	case thing.Line:
		if b.Points {
			return view.Point{X: area.Middle().X, Y: area.Bottom() + d.u(3)}
		}
		return area.Middle()
	case thing.Space, thing.Port:
		if b.Points { // the lower left corner of a flipped tile is free
			return view.Point{X: area.X, Y: area.Bottom() - max(d.u(badgeHigh), 18)/2}
		}
	case thing.Merchant: // its upper corners are below the name
		return view.Point{X: area.X + d.u(2), Y: area.Bottom() - d.u(4)}
	}
	return view.Point{X: area.X + d.u(2), Y: area.Y + d.u(2)}
}
