package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// space is the room for names: none lies under a town, a sign, a link tile or a line.
type space struct {
	in      view.Rect
	covered []view.Rect
	quiet   quiet
}

// Distances that names keep, in units: above towns for their silhouettes, from the edge, from link tiles and from lines.
const (
	skyHigh   = 34.0
	edgeAway  = 18.0
	tileClear = 20.0
	lineClear = 10.0
)

// free is the room for names, in pixels.
func (s *survey) free() *space {
	f := &space{in: s.rect(s.site.Bounds.Inset(edgeAway))}
	for _, t := range s.site.Towns {
		sky := t.All
		sky.Y, sky.H = sky.Y-skyHigh, sky.H+skyHigh
		f.covered = append(f.covered, s.rect(sky))
	}
	for _, sign := range s.site.Signs {
		f.covered = append(f.covered, s.rect(sign))
	}
	for _, t := range s.site.Tiles {
		f.covered = append(f.covered, s.rect(view.Around(t, 2*tileClear, 2*tileClear)))
	}
	f.quiet = s.site.quiet(s.site.Bounds)
	for i, l := range f.quiet.lines {
		f.quiet.lines[i] = [2]view.Point{l[0].Times(s.scale), l[1].Times(s.scale)}
	}
	return f
}

// onLand reports whether no letter of a word would be covered.
func (f *space) onLand(w *word) bool {
	for _, l := range w.text {
		if !f.in.Has(l.Point) {
			return false
		}
		for _, c := range f.covered {
			if c.Distance(l.Point) < 0.4*w.size {
				return false
			}
		}
	}
	return true
}

// holds reports whether a word is not covered and keeps away from lines, too.
func (f *space) holds(w *word, apart float64) bool {
	if !f.onLand(w) {
		return false
	}
	for _, l := range w.text {
		for _, line := range f.quiet.lines {
			if distance(l.Point, line[0], line[1]) < 0.45*w.size+apart {
				return false
			}
		}
	}
	return true
}

// The name of a river is looked for a place so many points of its course up and down from where it should be, and stands so
// far away from the water, in parts of its size.
const (
	searched   = 60
	besideSize = 0.62
	straight   = 0.8 // cosine of the angle between neighbouring letters, at least
	level      = 0.1 // and of the line with a level one
)

// name is the name of the river along it, above or below, as near as there is room to a point.
func (c *course) name(text string, size float64, near view.Point, room *space) *word {
	nearest := 0
	for i, p := range c.middle {
		if p.Sub(near).Length() < c.middle[nearest].Sub(near).Length() {
			nearest = i
		}
	}
	for n := range 2 * searched {
		start := nearest + (n+1)/2*(1-2*(n%2)) // first here, then farther and farther away
		for _, way := range [2]int{1, -1} {
			for _, side := range [2]float64{-1, 1} {
				line := c.reading(start, way, side, size)
				if w := newWord(text, size, riverGap, line); len(line) > 1 && w.readable(line) && room.holds(w, lineClear*size/riverSize) {
					return w
				}
			}
		}
	}
	return nil
}

// reading is a line along the river from one of its points, up or down, on one side.
func (c *course) reading(start, way int, side, size float64) (line []view.Point) {
	for i := start; i >= 0 && i < len(c.middle) && len(line) < 3*riverLegs; i += way {
		aside := side * float64(way) * (c.half[i] + besideSize*size)
		line = append(line, c.middle[i].Add(c.right[i].Times(aside)))
	}
	return line
}

// readable reports whether a line is long enough for the word, runs rightwards, and bends little.
func (w *word) readable(line []view.Point) bool {
	last := line[len(line)-1]
	before := w.text[0].Direction
	for _, l := range w.text {
		if l.Direction.X < level || l.Direction.X*before.X+l.Direction.Y*before.Y < straight {
			return false
		}
		before = l.Direction
	}
	end := w.text[len(w.text)-1]
	return last.Sub(line[0]).Length() > end.Point.Sub(w.text[0].Point).Length() && math.Abs(end.Point.X-line[0].X) <= math.Abs(last.X-line[0].X)
}
