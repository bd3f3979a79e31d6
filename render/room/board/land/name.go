package land

import (
	"math"
	"sync"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// curved is a name that runs along a line. The areas of its letters, and of the halo around them, are made when it is first seen.
type curved struct {
	*word
	water         bool
	area          view.Rect
	once          sync.Once
	letters, halo vector.Path
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

// narrower are the sizes in which a name is tried where there is no room for it.
var narrower = [3]float64{1, 0.82, 0.66}

func (s *survey) findNames() (list []*curved) {
	size := s.unit(riverSize)
	if s.close {
		size *= closeNames
	}
	free := s.free()
	for i := range s.rivers {
		r := &s.site.Map.Rivers[i]
		for _, n := range r.Named {
			if w := s.rivers[i].name(r.Name, size, s.at(n[0], n[1]), free); w != nil {
				list = append(list, w.curved(true))
			}
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
		for _, part := range narrower {
			if w := newWord(n.Text, s.unit(n.Size*part), n.Gap*part, line); w.size >= smallest && free.onLand(w) {
				list = append(list, w.curved(n.Water))
				break
			}
		}
	}
	return list
}

// word is a text along a line, letter by letter.
type word struct {
	size float64
	text []letter
}

// letter has its middle at a point of the line, which runs in a direction there.
type letter struct {
	text string
	wide float64
	view.Tangent
}

func newWord(text string, size, gap float64, line []view.Point) *word {
	w := &word{size: size}
	x := 0.0
	for _, r := range text {
		l := letter{text: string(r), wide: fonts.Width(assets.Title, size, string(r))}
		l.Tangent, _ = view.Walk(line, x+l.wide/2)
		w.text = append(w.text, l)
		x += l.wide + gap*size
	}
	return w
}

func (w *word) curved(water bool) *curved {
	c := &curved{word: w, water: water}
	for _, l := range w.text {
		c.area = c.area.Joined(view.Around(l.Point, 2*w.size, 2*w.size))
	}
	return c
}

// outline makes the areas of the letters, and those around them: the same four times, a little beside.
func (c *curved) outline() {
	for _, l := range c.text {
		turned := vector.Matrix{l.Direction.X, l.Direction.Y, -l.Direction.Y, l.Direction.X, l.Point.X, l.Point.Y}
		c.letters.Add(fonts.Path(assets.Title, c.size, l.text), turned.Times(vector.Scale(1, -l.wide/2, c.size*waistline)))
	}
	wide := min(haloWide, 0.2*c.size) / 2
	for i := range 4 {
		to := ray(view.Point{}, (float64(i)+0.5)*math.Pi/2, wide)
		c.halo.Add(&c.letters, vector.Scale(1, to.X, to.Y))
	}
}

// write draws the names, each on a halo that keeps the engraving away from it.
func (t *Tile) write(b *brush, s *survey) {
	for _, n := range s.names {
		if !n.area.Meets(b.seen) {
			continue
		}
		n.once.Do(n.outline)
		ink, halo := t.Colours.Name, t.Colours.Far
		switch {
		case n.water && s.coast != nil:
			ink, halo = t.Colours.SeaLine.Mix(t.Colours.Name, 0.5), t.Colours.Sea
		case n.water:
			ink = t.Colours.Water
		}
		b.path(halo.Fade(0.6), &n.halo)
		b.path(ink, &n.letters)
	}
}
