package land

import (
	"math"
	"slices"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// curved is a name that runs along a line, with what is kept free around its letters.
type curved struct {
	letters, halo *vector.Path
	area          view.Rect
	water         bool
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
	letters := &vector.Path{}
	x := 0.0
	for _, r := range text {
		letter := string(r)
		wide := fonts.Width(assets.Title, size, letter)
		at, along := walk(line, x+wide/2)
		turned := vector.Matrix{along.X, along.Y, -along.Y, along.X, at.X, at.Y}
		letters.Add(fonts.Path(assets.Title, size, letter), turned.Times(vector.Scale(1, -wide/2, size*waistline)))
		x += wide + gap*size
	}
	halo, wide := &vector.Path{}, min(haloWide, 0.2*size)/2
	for i := range 8 {
		to := ray(view.Point{}, float64(i)*math.Pi/4, wide)
		halo.Add(letters, vector.Scale(1, to.X, to.Y))
	}
	least, most := letters.Extent()
	area := view.Rect{X: least.X, Y: least.Y, W: most.X - least.X, H: most.Y - least.Y}
	return append(list, curved{letters, halo, area.Inset(-wide), water})
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
		b.path(halo.Fade(0.6), n.halo)
		b.path(ink, n.letters)
	}
}
