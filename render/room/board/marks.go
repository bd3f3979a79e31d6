package board

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ring draws a ring around an area, at a distance.
func (d *drawing) ring(area view.Rect, away, radius float64, colour view.Colour, width float64) {
	d.Add(view.Item{Kind: view.Box, Area: area.Inset(-away), Radius: radius + away, Line: colour, Width: width})
}

// lampReach is how far the light of a lamp reaches, in spaces.
const lampReach = 1.75

// lamps draws the light below things that can be chosen, are chosen, or are looked at by the Automa. Where there are many lamps, each
// is weaker.
func (d *drawing) lamps() {
	m := &d.m.Marks
	strength := 0.8
	if m.Open.Count(thing.Space)+m.Open.Count(thing.Merchant) >= crowd {
		strength = 0.4
	}
	light := func(set thing.Set, colour view.Colour, strength float64, kinds ...thing.Kind) {
		for _, kind := range kinds {
			for _, t := range set.Of(kind) {
				d.lamp(t, plate.Lamp{Colour: colour.Fade(strength)})
			}
		}
	}
	light(m.Open, litGlow, strength, thing.Space, thing.Merchant)
	light(m.Picked, litGlow, 0.9, thing.Space, thing.Merchant, thing.Line)
	light(m.Looked, coldGlow, 0.9, thing.Space, thing.Merchant)
}

// lamp draws the light below a thing. Where there was none just now, it comes up.
func (d *drawing) lamp(below thing.Thing, l plate.Lamp) {
	on, seen := d.areaOf(below), 1.0
	if !d.m.Lit.Has(below) {
		seen -= d.m.Dark
	}
	d.Picture(view.Around(on.Middle(), 2*lampReach*on.W, 2*lampReach*on.W), l, seen)
}

// boxMarks draws how a space for a tile, or for a merchant tile, is lit. A tile there, to be built over or sold, keeps its look in a
// bright frame.
func (d *drawing) boxMarks(t thing.Thing, area view.Rect, radius float64) {
	m := &d.m.Marks
	if m.Looked.Has(t) {
		d.ring(area, d.u(3), radius, litEdge, d.u(5))
		d.ring(area, d.u(2.5), radius, coldBand, max(d.u(3), 1.8))
	}
	switch {
	case m.Picked.Has(t):
		d.brackets(area)
		d.tick(view.Point{X: area.Right() - d.u(2), Y: area.Bottom() - d.u(9)}) // levels stand above
	case m.Open.Has(t):
		d.ring(area, d.u(4), radius, litEdge, d.u(5))
		d.ring(area, d.u(3.2), radius, litBand, max(d.u(3.2), 2))
		if m.Over.Has(t) {
			d.seal(view.Point{X: area.Right() - d.u(3), Y: area.Y + d.u(3)}, "develop", litBand, d.Palette.Ink)
		}
	}
	if m.No.Has(t) {
		d.refused(view.Point{X: area.Right() - d.u(4), Y: area.Y + d.u(4)})
	}
}

// brackets draws four corners around something.
func (d *drawing) brackets(area view.Rect) {
	side := area.W * 1.3
	d.Picture(view.Around(area.Middle(), side, side), plate.Brackets{Colour: litBand}, 1)
}

// tick marks a picked thing.
func (d *drawing) tick(at view.Point) { d.seal(at, "tick", d.Palette.HumanPlate, d.Palette.HumanDeep) }

// discMarks draws how the middle of a line is lit: with the cost of a link, if it is known and not too many lines are lit.
func (d *drawing) discMarks(t thing.Thing, area view.Rect) {
	m := &d.m.Marks
	_, built := d.owner(engine.Line(t.ID))
	switch {
	case m.No.Has(t) && built:
		d.refused(view.Point{X: area.Right(), Y: area.Y})
	case m.No.Has(t):
		d.refused(area.Middle())
	case built:
	case m.Picked.Has(t):
		d.brackets(area)
		d.tick(view.Point{X: area.Right(), Y: area.Bottom()})
	case m.Open.Has(t):
		if price := d.linePrice(t); price != "" {
			defer d.Part(t.FullName(d.g.Game))()
			d.price(area.Middle(), price)
			return
		}
		d.knob(area.Middle(), litBand)
	case m.Looked.Has(t):
		d.knob(area.Middle(), coldBand)
	}
}

// linePrice is the cost of a link on a line, if it is known, not too many lines are lit, and the map is large enough for it to lie between
// the names of places.
func (d *drawing) linePrice(t thing.Thing) string {
	if d.m.Price == nil || d.m.Marks.Open.Count(thing.Line) >= crowd || d.u(priceType) < leastBadge*priceRoom {
		return ""
	}
	return d.m.Price(t)
}

// knob is a small round plate in the middle of a line.
func (d *drawing) knob(at view.Point, colour view.Colour) {
	side := max(d.u(15), 7)
	d.Add(view.Item{Kind: view.Box, Area: view.Around(at, side, side), Radius: side / 2, Fill: colour, Line: litEdge, Width: max(d.u(2.4), 1.4)})
}

// Of the type of a cost: its size on the map, and how much of the least size that must be.
const (
	priceType = 18.0
	priceRoom = 0.7
)

// price writes a cost on a bright plate.
func (d *drawing) price(at view.Point, text string) {
	style := widget.Style{Font: assets.Bold, Size: max(d.u(priceType), leastBadge), Colour: d.Palette.Ink, Align: view.Centre}
	high := max(d.u(badgeHigh), 18)
	area := view.Around(at, style.Width(text)+high*0.8, high)
	d.Add(view.Item{Kind: view.Box, Area: area.Inset(-1.5), Radius: high/2 + 1.5, Fill: litEdge})
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: high / 2, Fill: theme.LitTop, Low: theme.LitFoot, Line: litBand, Width: 1.4})
	d.Label(area, text, style)
}

// locationMarks draws how a location as a whole is lit.
func (d *drawing) locationMarks(t thing.Thing, area view.Rect) {
	m := &d.m.Marks
	around, radius := area.Inset(-d.u(6)), d.u(9)
	wide := max(d.u(3), 1.8)
	switch {
	case m.Picked.Has(t), m.Open.Has(t):
		d.Add(view.Item{Kind: view.Box, Area: around, Radius: radius, Fill: litGlow.Fade(0.22), Line: litBand, Width: wide})
	case m.Looked.Has(t):
		d.Add(view.Item{Kind: view.Box, Area: around, Radius: radius, Fill: coldGlow.Fade(0.28), Line: coldBand, Width: wide})
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

// refused marks a thing that was tried and refused.
func (d *drawing) refused(at view.Point) {
	d.seal(at, "cross", d.Palette.No, d.Palette.Night)
}

// ghosts draws the tiles and links of a preview: in full, behind scaffolding.
func (d *drawing) ghosts() {
	for _, ghost := range d.m.Ghosts {
		area := d.areaOf(ghost.On)
		if ghost.Tile != 0 {
			d.Picture(area, plate.TileOf(plate.CoatOf(d.Palette, ghost.Seat), d.g.Game, engine.PlacedTile{Tile: ghost.Tile, Owner: ghost.Seat}), 1)
			d.Picture(area, plate.Scaffold{}, 1)
			d.boxMarks(ghost.On, area, d.u(4))
		} else {
			d.linkTile(area, ghost.Seat, 1)
			d.discMarks(ghost.On, area)
		}
	}
}

// badgeHigh is the height of a badge in units.
const badgeHigh = 25.0

// badges writes short texts at things: on the middle of a line, at the corner of everything else.
func (d *drawing) badges() {
	for _, b := range d.m.Badges {
		if b.Points {
			d.points(&b)
			continue
		}
		end := d.Part(b.On.FullName(d.g.Game))
		p := d.Palette
		fill, ink, line := p.Parchment, p.Ink, p.Night
		if b.Out {
			fill, ink, line = p.Panel, p.Faint.Mix(p.Soft, 0.4), p.Faint
		}
		style := widget.Style{Font: assets.Bold, Size: max(d.u(19), leastBadge), Colour: ink, Align: view.Centre}
		high := max(d.u(badgeHigh), 18)
		wide := max(high, style.Width(b.Text)+high*0.5)
		area := view.Around(d.badgeAt(b), wide, high)
		d.Add(view.Item{Kind: view.Box, Area: area, Radius: high / 2, Fill: fill, Line: line, Width: 1.4})
		d.Label(area, b.Text, style)
		end()
	}
}

// leastBadge is the least size of the text of a badge, in logical units.
const leastBadge = 13.0

// badgeAt is where the middle of a badge lies.
func (d *drawing) badgeAt(b Badge) view.Point {
	area := d.areaOf(b.On)
	switch b.On.Kind {
	case thing.Line:
		return area.Middle()
	case thing.Merchant: // its upper corners are below the name
		return view.Point{X: area.X + d.u(2), Y: area.Bottom() - d.u(4)}
	}
	return view.Point{X: area.X + d.u(2), Y: area.Y + d.u(2)}
}

// Sizes of VP on the board, in units: their width and how far they rise; pointsLeast is the least width in logical units.
const (
	pointsWide  = 40.0
	pointsLeast = 28.0
	nightLeast  = 22.0 // by night, when every link has some
	pointsRise  = 26.0
)

// points shows VP that rise from the thing that scores them, in a light that goes out, and stay there: above the link tile, or at the
// lower left corner of a flipped tile, which is free. By night they take the place of the link tile.
func (d *drawing) points(b *Badge) {
	least := pointsLeast
	if d.m.Night != nil {
		least = nightLeast
	}
	area, side, risen := d.areaOf(b.On), max(d.u(pointsWide), least), view.Ease(b.Risen)
	at := view.Point{X: area.X + d.u(4), Y: area.Bottom() - d.u(12)}
	if b.On.Kind == thing.Line {
		at = area.Middle()
		if d.m.Night == nil {
			at.Y -= area.H / 2
		}
	}
	at.Y += d.u(pointsRise) * (1 - risen)
	light := plate.Lamp{Colour: livery.Plate(d.Palette, b.Seat)}
	d.Picture(view.Around(at, 4*side, 4*side), light, 0.8*(1-risen))
	d.Picture(view.Around(at, side, side), plate.PointsOf(d.Palette, b.Seat, b.Text), min(1, 3*b.Risen))
}
