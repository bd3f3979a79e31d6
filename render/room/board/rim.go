package board

import (
	"sohofoundry/render/ui/view"
)

// The graduated edge of the map, in logical units: how far in its lines are, how wide, and how long the marks are.
const (
	rimDark             view.Colour = 0x0b0d0eff
	rimBand             view.Colour = 0x17150fff
	rimOuter, rimMiddle             = 4.0, 6.6
	rimInner                        = 9.0
	rimWide, markWide               = 3.4, 2.4
	markLong                        = 26.0
)

// neatline draws the edge over the board's rim.
func (d *drawing) neatline() {
	gold := d.inks().Rim
	line := func(in, width float64, c view.Colour) {
		d.Add(view.Item{Kind: view.Box, Area: d.area.Inset(in - width/2), Line: c, Width: width})
	}
	line(2.5, 5, rimDark)
	line(rimOuter, 1, gold)
	line(rimMiddle, rimWide, rimBand)
	line(rimInner, 1, gold)
	in := d.area.Inset(rimMiddle)
	corners := [4]view.Point{{X: in.X, Y: in.Y}, {X: in.Right(), Y: in.Y}, {X: in.Right(), Y: in.Bottom()}, {X: in.X, Y: in.Bottom()}}
	for i, corner := range corners {
		d.Add(view.Item{Kind: view.Stroke, Points: []view.Point{corner, corners[(i+1)%4]}, Width: markWide, Dash: markLong, Fill: gold})
	}
}
