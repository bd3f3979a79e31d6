package zones

import (
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// The colours of roads, which join factories, and of the links of technologies (I26).
const (
	roadEdge view.Colour = 0x120c08ff
	roadSand view.Colour = 0xe3c493ff
	roadDash view.Colour = 0x8a6238ff
	linkEdge view.Colour = 0x04201dff
	linkGlow view.Colour = 0x7ff0dcff
	linkDash view.Colour = 0x0a4a42ff
)

// way is a road or a link between two zones.
type way struct {
	from, to industry.ID
	link     bool
}

// ways draws the roads and links that lie under the zones, or those over them: the ones between neighbours in a row.
func (d *drawing) ways(under bool) {
	for _, pair := range d.Game.Roads {
		d.way(way{pair[0], pair[1], false}, under)
	}
	for _, pair := range d.Game.Links {
		d.way(way{pair[0], pair[1], true}, under)
	}
}

func (d *drawing) way(w way, under bool) {
	if w.from > w.to {
		w.from, w.to = w.to, w.from
	}
	row, column, seen := d.cell(w.from)
	toRow, toColumn, toSeen := d.cell(w.to)
	level := row == toRow && toColumn == column+1 && seen && toSeen
	switch {
	case !seen && !toSeen:
	case level:
		if !under {
			d.level(w)
		}
	case !seen || !toSeen || !d.whole && row != toRow:
		if under {
			d.stubs(w)
		}
	case under:
		d.below(w, row, column, toRow, toColumn)
	case w.link && column == toColumn && toRow == row+1:
		d.bulbs(w)
	}
}

// level draws a way between neighbours in a row, over their edges.
func (d *drawing) level(w way) {
	a, b := d.grid.zone(w.from), d.grid.zone(w.to)
	y := d.feet(a)
	d.strip(w, view.Point{X: a.Right() - d.u(4), Y: y}, view.Point{X: b.X + d.u(4), Y: y})
	if w.link {
		d.bulb(view.Point{X: a.Right() - d.u(3), Y: y})
		d.bulb(view.Point{X: b.X + d.u(3), Y: y})
	}
}

// below draws a way under the zones, so that it is seen between them.
func (d *drawing) below(w way, row, column, toRow, toColumn int) {
	a, b := d.grid.zone(w.from), d.grid.zone(w.to)
	aside := d.u(13)
	if w.link {
		aside = -d.u(4)
	}
	from, to := a.Middle(), b.Middle()
	switch {
	case column == toColumn && toRow == row+1:
		from = view.Point{X: from.X + aside, Y: a.Bottom() - d.u(4)}
		to = view.Point{X: from.X, Y: b.Y + d.u(4)}
	case column == toColumn:
		from.X, to.X = from.X+aside, to.X+aside
	case toRow == row+1 && (toColumn == column+1 || toColumn == column-1):
		side := float64(toColumn - column)
		from = view.Point{X: from.X + side*(a.W/2-d.u(8)), Y: a.Bottom() - d.u(4)}
		to = view.Point{X: to.X - side*(b.W/2-d.u(8)), Y: b.Y + d.u(4)}
	}
	d.strip(w, from, to)
}

// feet is the height of a zone at which its building stands, where roads lead to.
func (d *drawing) feet(area view.Rect) float64 { return plate.ZoneName(area).Y - d.u(6) }

// bulbs are at the ends of a link from one row to the next.
func (d *drawing) bulbs(w way) {
	a, b := d.grid.zone(w.from), d.grid.zone(w.to)
	x := a.Middle().X - d.u(4)
	d.bulb(view.Point{X: x, Y: a.Bottom()})
	d.bulb(view.Point{X: x, Y: b.Y})
}

// stubs are what is seen of a way to a zone of another era, or of another row of the same one.
func (d *drawing) stubs(w way) {
	long := d.u(13)
	for i, z := range [2]industry.ID{w.from, w.to} {
		if _, _, seen := d.cell(z); !seen {
			continue
		}
		area := d.grid.zone(z)
		from := view.Point{X: area.Middle().X + d.u(13), Y: area.Bottom() - d.u(4)}
		to := view.Point{X: from.X, Y: area.Bottom() + long}
		same := w.from.Era() == w.to.Era()
		switch {
		case same && i == 0:
			from = view.Point{X: area.Right() - d.u(4), Y: d.feet(area)}
			to = view.Point{X: min(area.Right()+long, d.area.Right()), Y: from.Y}
		case same:
			from = view.Point{X: area.X + d.u(4), Y: d.feet(area)}
			to = view.Point{X: max(area.X-long, d.area.X), Y: from.Y}
		case i == 1:
			from.Y, to.Y = area.Y+d.u(4), max(area.Y-long, d.area.Y+d.grid.tabs+d.u(7))
		}
		d.strip(w, from, to)
	}
}

// strip draws a piece of a way. One between zones that are developed by the same player is in its colour.
func (d *drawing) strip(w way, from, to view.Point) {
	edge, fill, dash := roadEdge, roadSand, roadDash
	wide, dashes := [2]float64{13, 10}, [2]float64{4, 3}
	if w.link {
		edge, fill, dash = linkEdge, linkGlow, linkDash
		wide, dashes = [2]float64{9, 4.6}, [2]float64{1.6, 4}
	}
	if seat, ok := d.joined(w); ok {
		p := d.Palette.OfCompany()
		fill, dash = livery.Plate(p, engine.Seat(seat)), livery.SeatDeep(p, engine.Seat(seat))
		if w.link {
			wide[1] = 6
		}
	}
	if max(w.from.Era(), w.to.Era()) > int(d.State.Era) {
		fill, dash = plate.Coming.Shaded(fill), plate.Coming.Shaded(dash)
	}
	line := []view.Point{from, to}
	d.Line(line, d.u(wide[0]), edge)
	d.Line(line, d.u(wide[1]), fill)
	d.Add(view.Item{Kind: view.Stroke, Points: line, Width: max(d.u(1.6), 0.8), Dash: d.u(dashes[0]), Gap: d.u(dashes[1]), Fill: dash})
}

// joined is the player who has developed both ends of a way, which counts 3 points at the end (I26).
func (d *drawing) joined(w way) (industry.Seat, bool) {
	a, builtA := d.State.Owner(w.from)
	b, builtB := d.State.Owner(w.to)
	return a, a == b && builtA && builtB
}

// bulb is at the end of a link.
func (d *drawing) bulb(at view.Point) {
	r := d.u(5.6)
	d.Add(view.Item{Kind: view.Box, Area: view.Around(at, 2*r, 2*r), Radius: r, Fill: linkEdge, Line: linkGlow, Width: max(d.u(1.6), 1)})
	d.Add(view.Item{Kind: view.Box, Area: view.Around(at, r, r), Radius: r / 2, Fill: 0xd9fff6ff})
}

// badgeSide is how large the badge of a network at a zone's edge is, in units.
const badgeSide = 20.0

// stages draws the badges where zones meet their networks, over the zones' edges.
func (d *drawing) stages() {
	w := webOf(d.grid, d.Game)
	for _, l := range w.lines {
		for _, s := range l.stops {
			at := w.edge(s)
			if off := d.u(4.5); s.below {
				at.Y += off
			} else {
				at.Y -= off
			}
			side := d.u(badgeSide)
			seen := 1.0
			if s.zone.Era() > int(d.State.Era) {
				seen = 0.8
			}
			d.Picture(view.Around(at, side, side), plate.NetworkBadge{Network: l.network, Palette: d.Palette.Table().Name}, seen)
		}
	}
}
