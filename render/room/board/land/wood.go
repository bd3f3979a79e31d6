package land

import (
	"cmp"
	"math"
	"slices"

	"sohofoundry/render/ui/view"
)

// tree stands at a point and is so high. A fir is pointed.
type tree struct {
	at   view.Point
	high float64
	fir  bool
}

// Sizes of woods, in units.
const (
	treeHigh   = 9.5
	treeEvery  = 13.0 // so large is the area for each that is tried
	trackClear = 10.0 // trees keep off lines
	treeClear  = 4.0  // and towns and signs
)

// findTrees sets trees into the woods where there is room, the farthest first.
func (s *survey) findTrees() (list []tree) {
	high, every := treeHigh, treeEvery
	if s.close {
		high, every = treeHigh*0.8, treeEvery/1.5
	}
	masks := s.site.masks()
	for i, w := range s.site.Map.Woods {
		at := s.site.at(w.X, w.Y)
		area := view.Around(at, 2*w.Wide*s.site.Stretch, 2*w.High).Inset(-quietReach)
		q := s.site.quiet(area)
		c := chance{seed: 21 + i}
		var stand []view.Point
		for range int(w.Wide * w.High / every) {
			r, sin, cos := math.Sqrt(c.next()), 0.0, 0.0
			sin, cos = math.Sincos(2 * math.Pi * c.next())
			x, y := w.X+0.9*w.Wide*r*cos, w.Y+w.High*r*sin
			if p := s.site.at(x, y); noise(x/22, y/22) > 0.36 && room(p, high, masks, &q, stand) && !s.wet(p, treeClear) && !s.sea(p) {
				stand = append(stand, p)
				list = append(list, tree{p.Times(s.scale), s.unit(high) * c.from(0.85, 1.15), noise(x/79, y/79+50) > 0.62})
			}
		}
	}
	slices.SortFunc(list, func(a, b tree) int { return cmp.Compare(a.at.Y, b.at.Y) })
	return list
}

// room reports whether a tree so high has room at a point.
func room(p view.Point, high float64, masks []view.Rect, q *quiet, others []view.Point) bool {
	for _, m := range masks {
		if m.Distance(p) < treeClear {
			return false
		}
	}
	for _, o := range others {
		if math.Abs(p.X-o.X)+math.Abs(p.Y-o.Y) < 0.82*high {
			return false
		}
	}
	crown := view.Point{X: p.X, Y: p.Y - 0.4*high}
	for _, l := range q.lines {
		if distance(crown, l[0], l[1]) < trackClear {
			return false
		}
	}
	for _, t := range q.tiles {
		if crown.Sub(t).Length() < 2.4*trackClear {
			return false
		}
	}
	return true
}

// plant draws the trees, with a shadow at their feet.
func (t *Tile) plant(b *brush, s *survey) {
	for i := range s.trees {
		k := &s.trees[i]
		if !b.near(k.at, 2*k.high) {
			continue
		}
		b.fill(t.Colours.Dark.Fade(0.4), circle(k.at.Add(view.Point{X: 0.16 * k.high, Y: 0}), 0.5*k.high, 0.16*k.high))
		if k.fir {
			t.fir(b, k.at, k.high)
		} else {
			t.broadleaf(b, k.at, k.high)
		}
		if s.close {
			for n := range 3 {
				x := k.at.X + k.high*(0.12+0.11*float64(n))
				b.hair(t.Colours.Dark.Fade(0.8), 0.6, view.Point{X: x, Y: k.at.Y - k.high*(0.5-0.06*float64(n))}, view.Point{X: x, Y: k.at.Y - 0.12*k.high})
			}
		}
	}
}

func (t *Tile) fir(b *brush, at view.Point, high float64) {
	top, left, right := view.Point{X: at.X, Y: at.Y - 1.15*high}, view.Point{X: at.X - 0.34*high, Y: at.Y}, view.Point{X: at.X + 0.34*high, Y: at.Y}
	b.outline(t.Colours.Wood, t.Colours.Dark, 0.5, left, top, right)
	b.hair(t.Colours.WoodEdge.Fade(0.8), 0.8, view.Point{X: at.X - 0.3*high, Y: at.Y - 0.3}, view.Point{X: at.X, Y: at.Y - 1.1*high})
}

// crown is the outline of a broad-leaved tree of height 1 over its foot, from the lower left around its three bulges.
var crown = view.Smooth([]view.Point{{X: -0.44, Y: -0.04}, {X: -0.56, Y: -0.3}, {X: -0.3, Y: -0.52}, {X: -0.16, Y: -0.84}, {X: 0.16, Y: -0.86},
	{X: 0.32, Y: -0.6}, {X: 0.56, Y: -0.44}, {X: 0.52, Y: -0.08}, {X: 0.1, Y: 0.03}, {X: -0.44, Y: -0.04}}, 2)

// lit is the part of that outline on which the sun falls.
var lit = crown[2:9]

func (t *Tile) broadleaf(b *brush, at view.Point, high float64) {
	place := func(shape []view.Point, size float64) []view.Point {
		list := make([]view.Point, len(shape), len(shape)+1)
		for i, p := range shape {
			list[i] = at.Add(p.Times(high * size))
		}
		return list
	}
	b.outline(t.Colours.Wood, t.Colours.Dark, 0.6, place(crown, 1)...)
	b.hair(t.Colours.WoodEdge.Fade(0.85), 0.8, place(lit, 0.86)...)
}
