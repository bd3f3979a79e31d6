package land

import (
	"math"
	"slices"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

// curved is a name that runs along a line: the outlines of its letters.
type curved struct {
	letters [][]view.Point
	area    view.Rect
	size    float64
	water   bool
}

const (
	riverSize  = 17.0 // of the names of rivers, in units
	riverGap   = 0.24 // between their letters, in parts of the size
	smallest   = 9.0  // pixels: a smaller name is left out
	nameLegs   = 14
	haloWide   = 3.0 // pixels
	waistline  = 0.3 // the line runs so far above the foot of the letters, in parts of the size
	closeNames = 0.75
	nameAway   = 26.0 // units from the western edge at least
)

func (s *survey) findNames() (list []curved) {
	size := s.unit(riverSize)
	if s.close {
		size *= closeNames
	}
	for i := range s.rivers {
		r := &s.site.Map.Rivers[i]
		for _, n := range r.Named {
			list = s.engraveName(list, r.Name, size, riverGap, s.rivers[i].from(s.at(n.X, n.Y), s.unit(n.Aside)), true)
		}
	}
	west := s.unit(s.site.Bounds.X + nameAway)
	for _, n := range s.site.Map.Names {
		line := view.Smooth(s.all(n.Along), nameLegs)
		if in := west - line[0].X; in > 0 { // a narrow window has less of the sea
			for i := range line {
				line[i].X += in
			}
		}
		list = s.engraveName(list, n.Text, s.unit(n.Size), n.Gap, line, n.Water)
	}
	return list
}

// from is a line beside the river, rightwards from where it is nearest to a point.
func (c *course) from(at view.Point, aside float64) []view.Point {
	line := make([]view.Point, len(c.middle))
	for i := range line {
		line[i] = c.middle[i].Add(c.right[i].Times(aside))
	}
	nearest := 0
	for i, p := range line {
		if p.Sub(at).Length() < line[nearest].Sub(at).Length() {
			nearest = i
		}
	}
	if line[max(nearest-2, 0)].X < line[min(nearest+2, len(line)-1)].X {
		return line[nearest:]
	}
	line = line[:nearest+1]
	slices.Reverse(line)
	return line
}

// engraveName sets a text along a line, letter by letter.
func (s *survey) engraveName(list []curved, text string, size, gap float64, line []view.Point, water bool) []curved {
	if size < smallest {
		return list
	}
	c := curved{size: size, water: water}
	x := 0.0
	for _, r := range text {
		letter := string(r)
		wide := fonts.Width(assets.Title, size, letter)
		at, along := walk(line, x+wide/2)
		place := func(p view.Point) view.Point {
			dx, dy := p.X-wide/2, p.Y+size*waistline
			return at.Add(view.Point{X: dx*along.X - dy*along.Y, Y: dx*along.Y + dy*along.X})
		}
		c.letters = append(c.letters, flat(fonts.Outline(assets.Title, size, letter), place)...)
		x += wide + gap*size
	}
	for _, l := range c.letters {
		c.area = c.area.Joined(view.Bounds(l))
	}
	c.area = c.area.Inset(-haloWide)
	return append(list, c)
}

// walk is the point at a distance along a line, and the line's direction there.
func walk(line []view.Point, far float64) (at, along view.Point) {
	for i := range len(line) - 1 {
		d := line[i+1].Sub(line[i])
		long := d.Length()
		if far <= long || i == len(line)-2 {
			along = d.Times(1 / max(long, 1e-9))
			return line[i].Add(along.Times(far)), along
		}
		far -= long
	}
	return line[0], view.Point{X: 1}
}

// flat makes outlines of straight pieces, each point put where it belongs.
func flat(curves []fonts.Curve, place func(view.Point) view.Point) (outlines [][]view.Point) {
	const legs = 4
	var from view.Point
	for _, c := range curves {
		if c.Move {
			outlines = append(outlines, nil)
		}
		last := max(len(outlines)-1, 0)
		for n := 1; n <= legs && c.Count > 0; n++ {
			t := float64(n) / legs
			if c.Count == 1 && n < legs {
				continue
			}
			outlines[last] = append(outlines[last], place(bezier(from, c, t)))
		}
		if c.Count > 0 {
			from = c.Points[c.Count-1]
		}
	}
	return outlines
}

// bezier is a point of a curve from a point.
func bezier(from view.Point, c fonts.Curve, t float64) view.Point {
	p := c.Points
	switch c.Count {
	case 2:
		return from.Between(p[0], t).Between(p[0].Between(p[1], t), t)
	case 3:
		a, b, d := from.Between(p[0], t), p[0].Between(p[1], t), p[1].Between(p[2], t)
		return a.Between(b, t).Between(b.Between(d, t), t)
	}
	return p[0]
}

// write draws the names, each on a halo that keeps what is engraved away from it.
func (t *Tile) write(b *brush, s *survey) {
	for i := range s.names {
		n := &s.names[i]
		if !n.area.Meets(b.seen) {
			continue
		}
		ink, halo := t.Colours.Light, t.Colours.Far
		switch {
		case n.water && s.coast != nil:
			ink, halo = t.Colours.SeaLine.Mix(0xffffffff, 0.35), t.Colours.Sea
		case n.water:
			ink = t.Colours.Water
		}
		var around [][]view.Point
		for _, l := range n.letters {
			around = append(around, edge(l, math.Min(haloWide, 0.2*n.size)/2)...)
		}
		b.fill(halo.Fade(0.6), append(around, n.letters...)...)
		b.fill(ink, n.letters...)
	}
}

// edge are areas that cover a line along an outline so far on both sides, all in the direction in which letters go around.
func edge(outline []view.Point, half float64) (areas [][]view.Point) {
	for i, p := range outline {
		q := outline[(i+1)%len(outline)]
		d := q.Sub(p)
		if long := d.Length(); long > 0 {
			d = d.Times(half / long)
			n := view.Point{X: -d.Y, Y: d.X}
			areas = append(areas, []view.Point{p.Sub(d).Sub(n), q.Add(d).Sub(n), q.Add(d).Add(n), p.Sub(d).Add(n)})
		}
	}
	return areas
}
