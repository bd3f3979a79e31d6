package tracks

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

const edge view.Colour = 0x0b0d0eff // of markers, on any ground

// marker draws that of a seat: a square, or the sign of the other seat; at a table of several its shape with its sign.
func marker(c *widget.Canvas, at view.Point, seat engine.Seat, side float64) {
	if c.Palette.Company {
		c.Picture(view.Around(at, side+7, side+7), plate.SignOf(c.Palette, seat), 1)
		return
	}
	fill, ink := livery.Plate(c.Palette, seat), livery.SeatDeep(c.Palette, seat)
	if seat != engine.HumanSeat {
		c.Icon(view.Around(at, side+6, side+6), livery.SeatIcon(c.Palette, seat), edge)
		c.Icon(view.Around(at, side+3, side+3), livery.SeatIcon(c.Palette, seat), fill)
		return
	}
	c.Add(view.Item{Kind: view.Box, Area: view.Around(at, side+2.4, side+2.4), Radius: 2, Fill: edge})
	c.Add(view.Item{Kind: view.Box, Area: view.Around(at, side, side), Radius: 1, Fill: fill})
	c.Add(view.Item{Kind: view.Box, Area: view.Around(at, side*0.6, side*0.6), Line: ink, Width: 1})
}

// ghost draws a marker of a seat that is not there yet, as far as it is seen.
func ghost(c *widget.Canvas, at view.Point, seat engine.Seat, side, seen float64, line view.Colour) {
	if c.Palette.Company {
		c.Picture(view.Around(at, side+7, side+7), plate.SignOf(c.Palette, seat), 0.55*seen)
		return
	}
	if seat != engine.HumanSeat {
		c.Icon(view.Around(at, side+5, side+5), livery.SeatIcon(c.Palette, seat), livery.Plate(c.Palette, seat).Fade(0.55*seen))
		return
	}
	box := view.Around(at, side+1, side+1)
	c.Add(view.Item{Kind: view.Box, Area: box, Radius: 1, Fill: livery.Plate(c.Palette, seat).Fade(0.35 * seen)})
	c.Add(view.Item{Kind: view.Stroke, Width: 1.5, Dash: 3, Gap: 2.2, Fill: line.Fade(seen), Points: []view.Point{{X: box.X, Y: box.Y},
		{X: box.Right(), Y: box.Y}, {X: box.Right(), Y: box.Bottom()}, {X: box.X, Y: box.Bottom()}, {X: box.X, Y: box.Y}}})
}

// pointer draws the tip of a marker that stands below a ribbon, at its lower edge, as far as it is seen.
func pointer(c *widget.Canvas, x, foot, seen float64, fill view.Colour) {
	tipAt(c, x, foot, -1, seen, fill)
}

// pointerDown draws that of a marker which stands aside of its space at the upper edge.
func pointerDown(c *widget.Canvas, x, top float64, fill view.Colour) { tipAt(c, x, top, 1, 1, fill) }

// tipAt draws the tip of a marker at an edge of a ribbon, which points down or, with a negative way, up.
func tipAt(c *widget.Canvas, x, edgeY, down, seen float64, fill view.Colour) {
	tip := func(by float64) []view.Point {
		return []view.Point{{X: x, Y: edgeY + down*(7+by)}, {X: x - 4.5 - by, Y: edgeY - 2*down}, {X: x + 4.5 + by, Y: edgeY - 2*down}}
	}
	c.Add(view.Item{Kind: view.Polygon, Points: tip(1.2), Fill: edge.Fade(seen)})
	c.Add(view.Item{Kind: view.Polygon, Points: tip(0), Fill: fill.Fade(seen)})
}

// way draws the way from a marker to where it would come, if there is room between them.
func way(c *widget.Canvas, from, to, y, side, seen float64) {
	by := side/2 + 3
	if to < from {
		by = -by
	}
	if from, to = from+by, to-by; (to-from)*by > 0 {
		c.Add(view.Item{Kind: view.Stroke, Width: 1.6, Dash: 4, Gap: 3, Fill: c.Palette.Text.Fade(seen),
			Points: []view.Point{{X: from, Y: y}, {X: to, Y: y}}})
	}
}
