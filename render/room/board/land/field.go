package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// field is a ploughed one between hedges: its corners, and how many furrows it has.
type field struct {
	corners [4]view.Point
	furrows int
	turned  bool // they run along the shorter side
	shade   float64
}

// Fields lie in groups, one in each square of a grid of the printed map if there is room.
const (
	fieldGrid   = 71.0
	fieldLow    = 0.85 // as high as the land may be
	fieldApart  = 15.0 // units between the middles of two groups' fields
	fieldHedge  = 1.5
	fieldReach  = 40.0 // further than a group reaches from its square
	mostColumns = 3
	mostRows    = 2
)

func (s *survey) findFields() (list []field) {
	low := s.site.Bounds
	var middles []view.Point
	for turn := range s.site.Map.Tilled {
		for row := math.Floor((low.Y - fieldReach) / fieldGrid); row*fieldGrid < low.Bottom(); row++ {
			left, right := (low.X-fieldReach)/s.site.Stretch, low.Right()/s.site.Stretch
			for column := math.Floor(left / fieldGrid); column*fieldGrid < right; column++ {
				c := chance{seed: int(row)*1009 + int(column)*31 + turn*77777 + 8}
				x, y := (column+c.next())*fieldGrid, (row+c.next())*fieldGrid
				if s.tillable(x, y) {
					group := s.group(s.site.at(x, y), &c, middles)
					for i := range group {
						middles = append(middles, group[i].middle().Times(1/s.scale))
					}
					list = append(list, group...)
				}
			}
		}
	}
	return list
}

// tillable reports whether a printed point is low enough, and not at sea.
func (s *survey) tillable(x, y float64) bool {
	at := view.Rect{X: x, Y: y}
	return s.site.Map.Relief.height(s.site.Map.hills(at), x, y) <= fieldLow
}

// group lays some fields beside one another, where there are none yet and nothing would cover them.
func (s *survey) group(at view.Point, c *chance, others []view.Point) (list []field) {
	angle := c.from(0, math.Pi)
	columns, rows := 1+c.to(mostColumns), 1+c.to(mostRows)
	w, h := c.from(17, 26), c.from(12, 18)
	sin, cos := math.Sincos(angle)
	masks := s.site.masks()
	for i := range columns * rows {
		x, y := float64(i%columns)*w, float64(i/columns)*h
		f := field{furrows: 5 + c.to(4), turned: c.next() < 0.5, shade: c.from(-1, 1)}
		for k, d := range [4][2]float64{{0, 0}, {w - fieldHedge, 0}, {w - fieldHedge, h - fieldHedge}, {0, h - fieldHedge}} {
			dx, dy := x+d[0], y+d[1]
			f.corners[k] = at.Add(view.Point{X: dx*cos - dy*sin, Y: dx*sin + dy*cos})
		}
		if free(f.middle(), masks, others) {
			for k := range f.corners {
				f.corners[k] = f.corners[k].Times(s.scale)
			}
			list = append(list, f)
		}
	}
	return list
}

func free(at view.Point, masks []view.Rect, others []view.Point) bool {
	for _, m := range masks {
		if m.Has(at) {
			return false
		}
	}
	for _, o := range others {
		if at.Sub(o).Length() < fieldApart {
			return false
		}
	}
	return true
}

func (f *field) middle() view.Point { return f.corners[0].Between(f.corners[2], 0.5) }

// till draws the fields in fine parallel lines, each a little lighter or darker than the land.
func (t *Tile) till(b *brush, s *survey) {
	furrow, hedge := t.Colours.Light.Fade(0.2), t.Colours.Dark.Fade(0.38)
	for i := range s.fields {
		f := &s.fields[i]
		if !b.seen.Meets(view.Bounds(f.corners[:])) {
			continue
		}
		if f.shade > 0 {
			b.fill(t.Colours.Meadow.Fade(0.55*f.shade), f.corners[:])
		} else {
			b.fill(t.Colours.Far.Fade(-0.4*f.shade), f.corners[:])
		}
		n := f.furrows
		if s.close {
			n *= 2
		}
		a, c, d, e := f.corners[0], f.corners[1], f.corners[3], f.corners[2]
		if f.turned {
			c, d = d, c
		}
		for k := 1; k < n; k++ {
			part := float64(k) / float64(n)
			b.hair(furrow, 0.55, a.Between(c, part), d.Between(e, part))
		}
		b.hair(hedge, 1, append(f.corners[:4:4], f.corners[0])...)
	}
}
