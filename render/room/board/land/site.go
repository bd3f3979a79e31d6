package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// Site is the land of a map where a board stands on it. All is given in units from the printed origin, as the map is stretched
// sideways.
type Site struct {
	Map     *Map
	Stretch float64
	Bounds  view.Rect // everything that is ever seen
	Towns   []Town
	Signs   []view.Rect // of merchants and end points
	Lines   [][]view.Point
	Tiles   []view.Point // where link tiles lie
	North   string       // the letter on the compass
}

// Town is where the spaces of a town lie, and all of it with its name. A farm has no streets.
type Town struct {
	Spaces, All view.Rect
	Streets     bool
	Large       bool
	Harbour     bool // ships are built or put to sea there
}

// at is where a printed point lies.
func (s *Site) at(x, y float64) view.Point { return view.Point{X: x * s.Stretch, Y: y} }

func (s *Site) all(points [][2]float64) []view.Point {
	list := make([]view.Point, len(points))
	for i, p := range points {
		list[i] = s.at(p[0], p[1])
	}
	return list
}

// margins around towns and signs which the land keeps free, in units.
const townMargin, signMargin = 6, 4

// masks are the areas in which the land is covered.
func (s *Site) masks() (list []view.Rect) {
	for _, t := range s.Towns {
		list = append(list, t.All.Inset(-townMargin))
	}
	for _, sign := range s.Signs {
		list = append(list, sign.Inset(-signMargin))
	}
	return list
}

// distance is how far a point lies from a straight line between two.
func distance(p, a, b view.Point) float64 {
	along, from := b.Sub(a), p.Sub(a)
	square := along.X*along.X + along.Y*along.Y
	if square == 0 {
		return from.Length()
	}
	t := min(max((along.X*from.X+along.Y*from.Y)/square, 0), 1)
	dx, dy := from.X-t*along.X, from.Y-t*along.Y
	return math.Sqrt(dx*dx + dy*dy)
}

// quiet says how strong the engraving may be at a point: the nearer to something that is read, the fainter.
type quiet struct {
	masks []view.Rect
	tiles []view.Point
	lines [][2]view.Point
}

// How far the land steps back, in units, and how strong it is there.
const (
	quietReach, quietLeast = 42.0, 0.25
	tileReach, tileLeast   = 30.0, 0.45
	lineReach, lineLeast   = 13.0, 0.55
)

// quiet returns the masks, tiles and lines that are near enough to an area to matter in it.
func (s *Site) quiet(area view.Rect) (q quiet) {
	for _, m := range s.masks() {
		if m.Inset(-quietReach).Meets(area) {
			q.masks = append(q.masks, m)
		}
	}
	for _, t := range s.Tiles {
		if area.Inset(-tileReach).Has(t) {
			q.tiles = append(q.tiles, t)
		}
	}
	for _, line := range s.Lines {
		for i := range len(line) - 1 {
			if view.Bounds(line[i : i+2]).Inset(-lineReach).Meets(area) {
				q.lines = append(q.lines, [2]view.Point{line[i], line[i+1]})
			}
		}
	}
	return q
}

func (q *quiet) at(p view.Point) float64 {
	strong := 1.0
	for _, m := range q.masks {
		strong = min(strong, quietLeast+(1-quietLeast)*m.Distance(p)/quietReach)
	}
	for _, t := range q.tiles {
		strong = min(strong, tileLeast+(1-tileLeast)*p.Sub(t).Length()/tileReach)
	}
	for _, l := range q.lines {
		strong = min(strong, lineLeast+(1-lineLeast)*distance(p, l[0], l[1])/lineReach)
	}
	return strong
}

// hills are those of a map that matter near an area of printed points.
func (m *Map) hills(area view.Rect) (list []Hill) {
	for _, h := range m.Hills {
		if area.Distance(view.Point{X: h.X, Y: h.Y}) < 3*h.Wide {
			list = append(list, h)
		}
	}
	return list
}

// height is how high the land is at a printed point.
func (r *Relief) height(hills []Hill, x, y float64) float64 {
	high := 0.0
	for _, h := range hills {
		dx, dy := (x-h.X)/h.Wide, (y-h.Y)/h.Wide
		if d := dx*dx + dy*dy; d < 9 {
			high += h.High * math.Exp(-d/2)
		}
	}
	high *= r.Hills
	a, b := x*r.Turn.X+y*r.Turn.Y, y*r.Turn.X-x*r.Turn.Y
	ridge := 1 - math.Abs(2*noise(a/r.RidgeX+3, b/r.RidgeY)-1)
	fold := noise(a/r.FoldX, b/r.FoldY+9)
	return high + r.Ridge*ridge*(r.Least+high) + r.Fold*fold*(0.3+high)
}
