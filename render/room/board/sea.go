package board

import (
	"math"
	"slices"
	"sync"

	"sohofoundry/render/ui/view"
)

// sea lies west of a coast. Its water is cut into pieces small enough for the painter; lines follow the coast at some distances,
// as engravers drew them.
type sea struct {
	coast []view.Point
	water [][]view.Point
	lines [][]contour // the nearest to the coast first
	open  view.Rect   // west of the pieces there is nothing but water
}

// The water is cut by squares that overlap a little, so that no seam is seen, and reaches to the top and the west of all that is
// ever looked at.
const (
	waterFrom = -100.0 // in the west
	waterSide = 100.0
	waterLap  = 0.6
	coastLeg  = 3   // pieces from point to point of the coast
	coastGrid = 6.0 // the lines that follow it are found on
	farWest   = -4000.0
)

// waves are the distances of those lines from the coast.
var waves = []float64{7, 16, 28, 44}

// coast makes the sea west of the points of a coast, from north to south, once.
func coast(pairs [][2]float64) func() *sea {
	return sync.OnceValue(func() *sea {
		s := &sea{coast: view.Smooth(points(pairs), coastLeg)}
		north, south := s.coast[0], s.coast[len(s.coast)-1]
		ring := slices.Concat(s.coast, []view.Point{{X: farWest, Y: south.Y}, {X: farWest, Y: north.Y}})
		all := view.Bounds(s.coast)
		s.open = view.Rect{X: farWest, Y: north.Y, W: waterFrom + waterLap - farWest, H: south.Y - north.Y}
		for y := all.Y; y < all.Bottom(); y += waterSide {
			for x := waterFrom; x < all.Right(); x += waterSide {
				if piece := cut(ring, view.Rect{X: x, Y: y, W: waterSide, H: waterSide}.Inset(-waterLap)); len(piece) > 2 {
					s.water = append(s.water, piece)
				}
			}
		}
		g := gridOf(view.Rect{X: waterFrom, Y: all.Y, W: all.Right() - waterFrom, H: all.H}, coastGrid, func(x, y float64) float64 {
			return offshore(ring, s.coast, view.Point{X: x, Y: y})
		})
		for _, far := range waves {
			s.lines = append(s.lines, g.contours(far, false))
		}
		return s
	})
}

// offshore is how far out at sea a point lies, negative on land.
func offshore(ring, coast []view.Point, at view.Point) float64 {
	least, inside := math.Inf(1), false
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		if a.Y > at.Y != (b.Y > at.Y) && at.X < (b.X-a.X)*(at.Y-a.Y)/(b.Y-a.Y)+a.X {
			inside = !inside
		}
		if i+1 < len(coast) {
			along, from := b.Sub(a), at.Sub(a)
			t := min(max((along.X*from.X+along.Y*from.Y)/(along.X*along.X+along.Y*along.Y), 0), 1)
			least = min(least, at.Sub(a.Between(b, t)).Length())
		}
	}
	if !inside {
		return -least
	}
	return least
}

// cut is the part of an outline that lies in an area (Sutherland and Hodgman).
func cut(outline []view.Point, area view.Rect) []view.Point {
	for _, edge := range []func(view.Point) float64{ // how far a point lies on the right side of each
		func(p view.Point) float64 { return p.X - area.X }, func(p view.Point) float64 { return area.Right() - p.X },
		func(p view.Point) float64 { return p.Y - area.Y }, func(p view.Point) float64 { return area.Bottom() - p.Y },
	} {
		var left []view.Point
		for i, b := range outline {
			a := outline[(i+len(outline)-1)%len(outline)]
			ea, eb := edge(a), edge(b)
			if ea < 0 != (eb < 0) {
				left = append(left, a.Between(b, ea/(ea-eb)))
			}
			if eb >= 0 {
				left = append(left, b)
			}
		}
		outline = left
	}
	return outline
}

// drawSea draws the water, the lines along the coast, and the coast.
func (d *drawing) drawSea(s *sea, water, bank view.Colour) {
	p := d.Palette
	open := view.Rect{X: d.area.X, Y: d.at(0, s.open.Y).Y, W: d.at(s.open.Right(), 0).X - d.area.X, H: s.open.H * d.sy}
	d.Add(view.Item{Kind: view.Box, Area: open, Fill: water})
	for _, piece := range s.water {
		placed := make([]view.Point, len(piece))
		for i, at := range piece {
			placed[i] = d.at(at.X, at.Y)
		}
		if view.Bounds(placed).Meets(d.area) {
			d.Add(view.Item{Kind: view.Polygon, Points: placed, Fill: water})
		}
	}
	short := d.short()
	for i, line := range s.lines {
		for _, c := range line {
			d.engrave(c.points, short, max(d.u(1), 0.7), p.CanalLine.Fade(0.3-0.06*float64(i)))
		}
	}
	d.engrave(s.coast, short, max(d.u(2.6), 1.2), bank.Mix(p.CanalLine, 0.25))
}
