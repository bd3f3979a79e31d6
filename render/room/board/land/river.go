package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// course is a river in small pieces, with its normals, to its right as it flows, and half its width at every point.
type course struct {
	middle, right []view.Point
	half          []float64
	broad         bool
	area          view.Rect
}

const (
	riverLegs  = 10   // pieces from point to point
	broadMouth = 7.0  // units: a river that becomes so wide has more lines in it
	bankWide   = 1.6  // pixels
	riverBends = 7.0  // units that a river strays from its course at most, on both sides together
	riverBend  = 34.0 // and how long a bend is, about
	riverside  = 3.4  // how far a fine line follows it, in pixels
)

func (s *survey) findRivers() (list []course) {
	for i := range s.site.Map.Rivers {
		r := &s.site.Map.Rivers[i]
		c := course{middle: wander(view.Smooth(s.all(r.Course), riverLegs), s.unit(riverBends), s.unit(riverBend)), broad: r.Mouth > broadMouth}
		c.right = normals(c.middle)
		for n := range c.middle {
			t := float64(n) / float64(len(c.middle)-1)
			c.half = append(c.half, s.unit(r.Source+(r.Mouth-r.Source)*t)/2)
		}
		c.area = view.Bounds(c.middle).Inset(-s.unit(r.Mouth) - riverside)
		list = append(list, c)
	}
	return list
}

// wander bends a line by so much, with so much from bend to bend. Where a line is bent to is the same for all that pass there,
// so that rivers still meet.
func wander(line []view.Point, by, every float64) []view.Point {
	for i, p := range line {
		x, y := p.X/every, p.Y/every
		line[i] = p.Add(view.Point{X: noise(x+17, y) - 0.5, Y: noise(x, y+31) - 0.5}.Times(by))
	}
	return line
}

// normals are the directions to the right of a line at its points.
func normals(line []view.Point) []view.Point {
	list := make([]view.Point, len(line))
	for i := range line {
		d := line[min(i+1, len(line)-1)].Sub(line[max(i-1, 0)])
		list[i] = view.Point{X: -d.Y, Y: d.X}.Times(1 / max(d.Length(), 1e-9))
	}
	return list
}

// beside is a line at the river's right, at a part of half its width and some pixels more.
func (c *course) beside(from, to int, part, more float64) []view.Point {
	line := make([]view.Point, 0, to-from)
	for i := from; i < to; i++ {
		line = append(line, c.middle[i].Add(c.right[i].Times(c.half[i]*part+more)))
	}
	return line
}

// outline goes around the river, which is so many pixels wider on both sides.
func (c *course) outline(from, to int, more float64) []view.Point {
	around, back := c.beside(from, to, 1, more), c.beside(from, to, -1, -more)
	for i := len(back) - 1; i >= 0; i-- {
		around = append(around, back[i])
	}
	return around
}

// parts are the stretches of the river that are seen, as the first point of each and the one after the last.
func (c *course) parts(b *brush) (list [][2]int) {
	if !c.area.Meets(b.seen) {
		return nil
	}
	start := -1
	for i := range len(c.middle) - 1 {
		wide := c.half[i+1] + riverside + 1
		seen := view.Bounds(c.middle[i : i+2]).Inset(-wide).Meets(b.seen)
		if seen && start < 0 {
			start = i
		}
		if start >= 0 && (!seen || i == len(c.middle)-2) {
			end := i + 1
			if seen {
				end = len(c.middle)
			}
			list = append(list, [2]int{start, end})
			start = -1
		}
	}
	return list
}

// wet reports whether a point in units is in a river, or so near to one.
func (s *survey) wet(p view.Point, within float64) bool {
	p, within = p.Times(s.scale), within*s.scale
	for i := range s.rivers {
		c := &s.rivers[i]
		if !c.area.Inset(-within).Has(p) {
			continue
		}
		for n := range len(c.middle) - 1 {
			near := c.half[n+1] + within
			if distance(p, c.middle[n], c.middle[n+1]) < near {
				return true
			}
		}
	}
	return false
}

// banks draws the dark banks of the rivers, and beside wide ones a fine line of light.
func (t *Tile) banks(b *brush, s *survey) {
	var areas [][]view.Point
	for i := range s.rivers {
		c := &s.rivers[i]
		for _, p := range c.parts(b) {
			areas = append(areas, c.outline(p[0], p[1], bankWide))
			if c.broad && !t.Plain {
				b.hair(t.Colours.Light.Fade(0.3), 0.6, c.beside(p[0], p[1], 1, riverside)...)
				b.hair(t.Colours.Light.Fade(0.3), 0.6, c.beside(p[0], p[1], -1, -riverside)...)
			}
		}
	}
	b.fill(t.Colours.Bank, areas...)
}

// waters draws the water of the rivers: lines that follow both banks, close to the northern one and fainter at the other, and
// in wide ones a broken line in the middle.
func (t *Tile) waters(b *brush, s *survey) {
	var areas [][]view.Point
	for i := range s.rivers {
		for _, p := range s.rivers[i].parts(b) {
			areas = append(areas, s.rivers[i].outline(p[0], p[1], 0))
		}
	}
	b.fill(t.Colours.Deep, areas...)
	for i := range s.rivers {
		c := &s.rivers[i]
		for _, p := range c.parts(b) {
			t.ripples(b, s, c, p)
		}
	}
}

func (t *Tile) ripples(b *brush, s *survey, c *course, p [2]int) {
	ink := t.Colours.Water
	if !c.broad {
		b.hair(ink.Fade(0.4), 0.7, c.beside(p[0], p[1], 0, 0)...)
	} else {
		b.hair(ink.Fade(0.85), 0.9, c.beside(p[0], p[1], 0.72, 0)...)
		b.hair(ink.Fade(0.45), 0.7, c.beside(p[0], p[1], 0.42, 0)...)
		b.hair(ink.Fade(0.4), 0.7, c.beside(p[0], p[1], -0.72, 0)...)
	}
	if c.broad || s.close {
		flow := c.beside(p[0], p[1], -0.1, 0)
		for i := range len(flow) - 1 { // every piece of the course has its own dashes, wherever a tile begins
			t.dashes(b, flow[i], flow[i+1], p[0]+i)
		}
	}
}

func (t *Tile) dashes(b *brush, from, to view.Point, n int) {
	const dash = 12.0
	long := to.Sub(from).Length()
	parts := max(math.Round(long/dash), 1)
	for k := range int(parts) {
		start := (float64(k) + 0.2*hash(n, k)) / parts
		end := start + (0.4+0.35*hash(n, k, 1))/parts
		b.hair(t.Colours.Water.Fade(0.5), 0.7, from.Between(to, start), from.Between(to, end))
	}
}
