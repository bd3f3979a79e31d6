package board

import (
	"cmp"
	"math"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/view"
)

// Camera is the part of the board that is shown. The zero Camera sees all of it.
type Camera struct {
	Zoom float64 // how much larger than all of the board fits, from 1; 0 is 1
	X, Y float64 // the point in the middle of the view, from the middle of the board, in parts of the board's width and height
}

// MostZoom is as close as a camera comes.
const MostZoom = 4.0

// Pan is the camera after the board was dragged by some logical units.
func (c Camera) Pan(g *engine.Game, area view.Rect, by view.Point) Camera {
	f := newFrame(g, area, c)
	return Camera{f.camera.Zoom, f.camera.X - by.X/f.board.W, f.camera.Y - by.Y/f.board.H}.clamped(f)
}

// ZoomAt is the camera closer by a factor, with the same thing under a point of the window.
func (c Camera) ZoomAt(g *engine.Game, area view.Rect, at view.Point, factor float64) Camera {
	before := newFrame(g, area, c)
	zoom := min(max(before.camera.Zoom*factor, 1), MostZoom)
	k := zoom / before.camera.Zoom
	middle := before.board.Middle()
	moved := at.Add(middle.Sub(at).Times(k)) // where the board's middle comes to lie
	w, h := before.board.W*k, before.board.H*k
	after := Camera{zoom, (area.Middle().X - moved.X) / w, (area.Middle().Y - moved.Y) / h}
	return after.clamped(newFrame(g, area, Camera{Zoom: zoom}))
}

// nearlyFits is how much closer than all of the board a camera is at least: below that, all of it may as well be seen.
const nearlyFits = 1.4

// Near is the camera in the middle of the locations that is so near that a space for a tile has a side of so many logical units.
func Near(g *engine.Game, area view.Rect, side float64) Camera {
	f := newFrame(g, area, Camera{})
	zoom := side / f.u(f.spaceSide)
	if zoom < nearlyFits {
		return Camera{}
	}
	f = newFrame(g, area, Camera{Zoom: zoom})
	middle := f.printed.Middle()
	off := f.at(middle.X, middle.Y).Sub(f.board.Middle())
	return Camera{zoom, off.X / f.board.W, off.Y / f.board.H}.clamped(f)
}

// wheelFactor is how much closer one notch of the wheel brings.
const wheelFactor = 1.15

// Wheel is the camera after the wheel was turned over the board.
func (c Camera) Wheel(g *engine.Game, area view.Rect, w view.Wheel) Camera {
	return c.ZoomAt(g, area, w.At, math.Pow(wheelFactor, w.Steps))
}

// Showing is the camera moved as little as needed for all of some areas, as they lie now, to be seen.
func (c Camera) Showing(g *engine.Game, area view.Rect, things ...view.Rect) Camera {
	const margin = 24
	var all view.Rect
	for _, t := range things {
		all = all.Joined(t)
	}
	if all.Empty() {
		return c
	}
	all = all.Inset(-margin)
	into := func(from, to, low, high float64) float64 {
		switch {
		case to-from > high-low:
			return (low + high - from - to) / 2
		case from < low:
			return low - from
		}
		return min(0, high-to)
	}
	by := view.Point{X: into(all.X, all.Right(), area.X, area.Right()), Y: into(all.Y, all.Bottom(), area.Y, area.Bottom())}
	return c.Pan(g, area, by)
}

// Fits reports whether the camera sees all of the board.
func (c Camera) Fits() bool { return c.Zoom <= 1 }

// clamped is the camera with no more than the board in its sight.
func (c Camera) clamped(f *frame) Camera {
	within := func(v, seen, all float64) float64 {
		most := max(0, (1-seen/all)/2)
		return min(max(v, -most), most)
	}
	c.Zoom = min(max(c.Zoom, 1), MostZoom)
	return Camera{c.Zoom, within(c.X, f.area.W, f.board.W), within(c.Y, f.area.H, f.board.H)}
}

// frame is where the board lies in a view.
type frame struct {
	*look
	game    *engine.Game
	printed view.Rect // the part of the printed board that is drawn
	area    view.Rect
	board   view.Rect // all of it, with the parts out of sight
	camera  Camera    // clamped
	origin  view.Point
	sx, sy  float64 // logical units in a unit sideways, and down and in all sizes
	order   []engine.Location
	areas   []view.Rect      // by location, as far as they were asked for
	courses [][][]view.Point // by line, likewise
}

// newFrame lays the printed board, a square, into an area: stretched sideways, for its towns stand closer than their banners are
// wide, but never so much that the map is not to be recognised.
func newFrame(g *engine.Game, area view.Rect, c Camera) *frame {
	f := &frame{look: lookOf(g), game: g, area: area}
	span := f.span
	if span.Empty() {
		span = locationSpan(g)
	}
	f.printed = span
	sides, wide := f.west+f.east, area.W-2*rimInner
	f.sy = area.H / (span.H + 2*f.above)
	stretch := (wide/f.sy - sides) / span.W
	if stretch < f.leastStretch {
		stretch = f.leastStretch
		f.sy = wide / (span.W*stretch + sides)
	}
	stretch = min(stretch, f.mostStretch)
	west := f.west
	if f.seaInWest && stretch == f.mostStretch {
		west = max(west, area.W/f.sy-span.W*stretch-f.east)
		sides = west + f.east
	}
	zoom := min(max(c.Zoom, 1), MostZoom)
	f.sy *= zoom
	f.sx = f.sy * stretch
	f.board.W, f.board.H = span.W*f.sx+sides*f.sy, (span.H+2*f.above)*f.sy
	f.camera = c.clamped(f)
	middle := area.Middle().Sub(view.Point{X: f.camera.X * f.board.W, Y: f.camera.Y * f.board.H})
	f.board = view.Around(middle, f.board.W, f.board.H)
	f.origin = view.Point{X: f.board.X + west*f.sy - span.X*f.sx, Y: f.board.Y + (f.above-span.Y)*f.sy}
	f.order = readingOrder(g)
	return f
}

// locationSpan is the part of the printed board in which the locations lie.
func locationSpan(g *engine.Game) view.Rect {
	var points []view.Point
	for _, l := range g.Locations[1:] {
		points = append(points, view.Point{X: l.X, Y: l.Y})
	}
	return view.Bounds(points)
}

// readingOrder lists the locations from the top in bands, and in each from the left.
func readingOrder(g *engine.Game) (order []engine.Location) {
	const band = 120
	for l := range g.Locations[1:] {
		order = append(order, engine.Location(l+1))
	}
	slices.SortStableFunc(order, func(a, b engine.Location) int {
		la, lb := &g.Locations[a], &g.Locations[b]
		return cmp.Or(cmp.Compare(math.Floor(la.Y/band), math.Floor(lb.Y/band)), cmp.Compare(la.X, lb.X))
	})
	return order
}

// u turns units into logical units.
func (f *frame) u(units float64) float64 { return units * f.sy }

// at is where a printed point lies.
func (f *frame) at(x, y float64) view.Point {
	return view.Point{X: f.origin.X + x*f.sx, Y: f.origin.Y + y*f.sy}
}

// centre is where the middle of a location lies.
func (f *frame) centre(l engine.Location) view.Point {
	facts := &f.game.Locations[l]
	place := f.place(facts)
	at := f.at(place.X, place.Y)
	n := f.nudges[facts.ID].location
	return view.Point{X: at.X + f.u(n.X), Y: at.Y + f.u(n.Y)}
}

// frame is where the model's board lies in an area.
func (m *Model) frame(area view.Rect) *frame {
	f := newFrame(m.Game.Game, area, m.Camera)
	if m.Pixel > 0 {
		x, y := math.Round(f.origin.X/m.Pixel)*m.Pixel, math.Round(f.origin.Y/m.Pixel)*m.Pixel
		f.board = f.board.Move(x-f.origin.X, y-f.origin.Y)
		f.origin = view.Point{X: x, Y: y}
	}
	return f
}

// Area is where a thing of the board lies.
func (m *Model) Area(area view.Rect, t thing.Thing) view.Rect {
	return m.frame(area).areaOf(t)
}

// Sea is the water that nothing of the board stands on, if all of it is seen.
func (m *Model) Sea(area view.Rect) view.Rect {
	const away, ashore = 22.0, 10.0 // from the rim and the coast, for the ends of rods
	f := m.frame(area)
	from, to := f.at(0, f.bay.north), f.at(f.bay.east, f.bay.south)
	return view.Rect{X: area.X + away, Y: from.Y, W: to.X - area.X - away - ashore, H: to.Y - from.Y}
}

func (f *frame) areaOf(t thing.Thing) view.Rect {
	switch t.Kind {
	case thing.Location:
		return f.locationArea(engine.Location(t.ID))
	case thing.Space, thing.Port:
		return f.spaceArea(engine.Space(t.ID))
	case thing.Line:
		return f.disc(engine.Line(t.ID))
	case thing.Barrel:
		return f.barrel(engine.Merchant(t.ID))
	case thing.Merchant:
		return f.merchantArea(engine.Merchant(t.ID))
	case thing.Merchants:
		return f.bonusSeal(engine.Location(t.ID))
	}
	return view.Rect{}
}
