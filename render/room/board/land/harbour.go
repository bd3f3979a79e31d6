package land

import "sohofoundry/render/ui/view"

// mast is that of a ship at the quays of a town: where it stands, and how high it is.
type mast struct {
	at   view.Point
	high float64
}

// How ships are moored at a harbour town, in units.
const (
	quayBelow    = 26.0 // the upper edge of its spaces
	waterFrom    = 14.0 // they lie where there is water, so far from the spaces at least
	waterTo      = 52.0 // and at most
	mooringApart = 12.0
)

// mastsHigh is how high the masts of the ships that lie side by side are, in units.
var mastsHigh = [2]float64{37, 29}

// findMasts moors ships at harbour towns, on the sides where there is water.
func (s *survey) findMasts() (list []mast) {
	for _, t := range s.site.Towns {
		for _, side := range [2]float64{-1, 1} {
			far := waterFrom
			for _, high := range mastsHigh {
				at := view.Point{Y: t.Spaces.Y + quayBelow}
				for ; t.Harbour && far <= waterTo; far += 3 {
					at.X = t.Spaces.Middle().X + side*(t.Spaces.W/2+far)
					if s.sea(at) || s.wet(at, 0) {
						list = append(list, mast{at.Times(s.scale), s.unit(high)})
						far += mooringApart
						break
					}
				}
			}
		}
	}
	return list
}

// moor draws the masts with their yards, over a hull.
func (t *Tile) moor(b *brush, s *survey) {
	edge, unit := t.Colours.TownEdge, s.scale
	for _, m := range s.masts {
		if !b.near(m.at, m.high) {
			continue
		}
		top := m.at.Add(view.Point{Y: -m.high})
		b.hair(shipInk, max(2.6*unit, 1.6), m.at, top)
		b.hair(edge, max(1.1*unit, 0.8), m.at, top)
		for _, yard := range [3][2]float64{{0.88, 4}, {0.66, 6}, {0.42, 7}} {
			at := m.at.Add(view.Point{Y: -m.high * yard[0]})
			half := view.Point{X: yard[1] * unit}
			b.hair(edge.Fade(0.85), max(0.9*unit, 0.7), at.Sub(half), at.Add(half))
		}
		hull := view.Smooth([]view.Point{{X: -9}, {X: -5, Y: 3.4}, {X: 5, Y: 3.4}, {X: 9}}, 3)
		for i, p := range hull {
			hull[i] = m.at.Add(p.Times(unit))
		}
		b.outline(shipInk, edge, max(0.7*unit, 0.6), hull...)
	}
}
