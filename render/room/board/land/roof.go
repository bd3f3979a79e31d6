package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// roof is one seen from above: its middle and the two halves of its sides.
type roof struct {
	at   view.Point
	long view.Point // from the middle to a gable
	deep view.Point // and to the eaves that lie in the shadow
}

// Sizes of roofs, in units.
const (
	roofApart = 7.2
	roofDry   = 5.0 // roofs keep off rivers
	largeTown = 1.5 // how many more roofs it has
	roofAway  = 40.0
)

// rings are how far around the spaces of a town roofs stand, in units, and how many are tried there.
var rings = [3]struct {
	far   float64
	tried int
}{{6, 30}, {14, 22}, {23, 12}}

// angles at which roofs are turned.
var angles = [4]float64{0, 15 * math.Pi / 180, -18 * math.Pi / 180, 40 * math.Pi / 180}

// findRoofs sets roofs around the spaces of towns, as engravers drew a town from above.
func (s *survey) findRoofs() (list []roof) {
	for n, t := range s.site.Towns {
		if !t.Streets {
			continue
		}
		c := chance{seed: 5000 + n}
		var stand []view.Point
		for _, ring := range rings {
			tried := ring.tried
			if t.Large {
				tried = int(float64(tried) * largeTown)
			}
			for range tried {
				at := around(t.Spaces, ring.far+c.from(-2.5, 2.5), 2*math.Pi*c.next())
				long, deep, angle := c.from(3, 5.6), c.from(2.4, 3.6), angles[c.to(len(angles))]
				if !apart(at, stand) || s.sea(at) || s.wet(at, roofDry) {
					continue
				}
				stand = append(stand, at)
				sin, cos := math.Sincos(angle)
				list = append(list, roof{at: at.Times(s.scale), long: view.Point{X: cos, Y: sin}.Times(long * s.scale),
					deep: view.Point{X: -sin, Y: cos}.Times(deep * s.scale)})
			}
		}
	}
	return list
}

func apart(at view.Point, others []view.Point) bool {
	for _, o := range others {
		if math.Abs(at.X-o.X)+math.Abs(at.Y-o.Y) < roofApart {
			return false
		}
	}
	return true
}

// around is a point at an angle on the edge of an area that is so much larger on all sides.
func around(area view.Rect, more, angle float64) view.Point {
	sin, cos := math.Sincos(angle)
	w, h := area.W/2+more, area.H/2+more
	k := min(w/max(math.Abs(cos), 1e-6), h/max(math.Abs(sin), 1e-6))
	return area.Middle().Add(view.Point{X: cos * k, Y: sin * k})
}

// build draws the roofs, light on the side of the sun.
func (t *Tile) build(b *brush, s *survey) {
	strong := 0.62
	if s.close {
		strong = 0.9
	}
	for i := range s.roofs {
		r := &s.roofs[i]
		if !b.near(r.at, r.long.Length()+r.deep.Length()) {
			continue
		}
		west, east := r.at.Sub(r.long), r.at.Add(r.long)
		b.outline(t.Colours.Town.Fade(strong), t.Colours.Dark, 0.7, west.Sub(r.deep), east.Sub(r.deep), east.Add(r.deep), west.Add(r.deep))
		b.fill(t.Colours.TownEdge.Fade(0.42), []view.Point{west.Sub(r.deep), east.Sub(r.deep), east, west})
		if s.close {
			b.hair(t.Colours.TownEdge.Fade(0.7), 0.8, west, east)
			for k := 1.0; k < 5; k++ { // the shaded side is hatched
				from := west.Between(east, k/5)
				b.hair(t.Colours.Dark.Fade(0.8), 0.6, from, from.Add(r.deep))
			}
		}
	}
}
