package board

import (
	"cmp"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// Route is a way along links: of coal from a mine to the place where it is burnt. It starts in From and ends in To.
type Route struct{ From, To engine.LocationSet }

// Lengths of the chevrons along a way, in units.
const (
	chevronEvery = 26.0
	chevronSide  = 15.0
)

// ways draws chevrons along the links of all routes.
func (d *drawing) ways() {
	for _, w := range d.m.Ways {
		for _, leg := range route.Shortest(d.g.Game, d.s, w.From, w.To) {
			for _, at := range view.Along(d.along(leg), d.u(chevronEvery)) {
				d.chevron(at.Point, at.Direction)
			}
		}
	}
}

// along is the course of a link that is gone along: from one location through its middle to the other, or to its middle if it has no
// other end.
func (f *frame) along(l route.Leg) []view.Point {
	points := f.inward(l.Line, l.From)
	if l.To == 0 {
		return points
	}
	out := f.inward(l.Line, l.To)
	slices.Reverse(out)
	return append(points, out[1:]...)
}

// inward is the course of a line from one of its ends to its middle.
func (f *frame) inward(x engine.Line, end engine.Location) []view.Point {
	var halves [][]view.Point
	for i, curve := range f.curves(x) {
		if i > 0 {
			halves = append(halves, slices.Clone(curve))
			continue
		}
		middle := len(curve) / 2
		back := slices.Clone(curve[middle:])
		slices.Reverse(back)
		halves = append(halves, slices.Clone(curve[:middle+1]), back)
	}
	at := f.centre(end)
	return slices.MinFunc(halves, func(a, b []view.Point) int { return cmp.Compare(a[0].Sub(at).Length(), b[0].Sub(at).Length()) })
}

// Along is the course of a way along links, as it lies in an area.
func (m *Model) Along(area view.Rect, way []route.Leg) (course []view.Point) {
	f := m.frame(area)
	for _, leg := range way {
		course = append(course, f.along(leg)...)
	}
	return course
}

// chevron points on: two strokes, light on dark.
func (d *drawing) chevron(at, direction view.Point) {
	half := d.u(chevronSide / 2)
	side := view.Point{X: -direction.Y, Y: direction.X}
	back := at.Sub(direction.Times(half * 0.7))
	points := []view.Point{back.Add(side.Times(half)), at.Add(direction.Times(half * 0.5)), back.Sub(side.Times(half))}
	d.Add(view.Item{Kind: view.Stroke, Points: points, Width: max(d.u(6), 3.4), Fill: litEdge})
	d.Add(view.Item{Kind: view.Stroke, Points: points, Width: max(d.u(3), 1.8), Fill: litBand})
}

// sources draws, at the left of each source, a sign of the cube or barrel taken.
func (d *drawing) sources() {
	for _, s := range d.m.Sources {
		area := d.areaOf(s.On)
		if area.Empty() {
			continue
		}
		d.ring(area, d.u(3), d.u(4), litEdge, d.u(4.4))
		d.ring(area, d.u(2.6), d.u(4), litBand, max(d.u(2.2), 1.4))
		side := max(d.u(21), 13)
		at := view.Around(view.Point{X: area.X - d.u(1), Y: area.Middle().Y}, side, side)
		d.Add(view.Item{Kind: view.Box, Area: at.Inset(-2), Radius: side/2 + 2, Fill: d.Palette.Parchment, Line: litEdge, Width: 1.4})
		d.Picture(at.Inset(side*0.14), plate.CubeOf(d.Palette, s.Of), 1)
	}
}

// Source is a thing that a cube or barrel would be taken from.
type Source struct {
	On thing.Thing
	Of engine.Resource
}
