package main

import (
	"math"

	"sohofoundry/render/ui/vector"
)

// arc draws a part of an ellipse, as the appendix of the SVG specification on elliptical arcs converts it.
func (p *pen) arc(rx, ry, angle float64, isLarge, isClockwise bool, to vector.Point) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || to == p.at {
		p.path.LineTo(to.X, to.Y)
		return
	}
	turn := vector.Rotation(angle*math.Pi/180, 0, 0)
	back := vector.Rotation(-angle*math.Pi/180, 0, 0)
	half := back.Apply(vector.Point{X: (p.at.X - to.X) / 2, Y: (p.at.Y - to.Y) / 2})
	x, y := half.X/rx, half.Y/ry // on the unit circle, as all that follows
	if far := math.Hypot(x, y); far > 1 {
		rx, ry, x, y = rx*far, ry*far, x/far, y/far
	}
	aside := math.Sqrt(max(0, 1/(x*x+y*y)-1))
	if isLarge == isClockwise {
		aside = -aside
	}
	cx, cy := aside*y, -aside*x
	from := math.Atan2(y-cy, x-cx)
	sweep := math.Mod(math.Atan2(-y-cy, -x-cx)-from+4*math.Pi, 2*math.Pi)
	if !isClockwise {
		sweep -= 2 * math.Pi
	}
	place := turn.Times(vector.Matrix{rx, 0, 0, ry, 0, 0})
	middle := turn.Apply(vector.Point{X: cx * rx, Y: cy * ry})
	place[4], place[5] = middle.X+(p.at.X+to.X)/2, middle.Y+(p.at.Y+to.Y)/2
	p.sweep(place, from, sweep, to)
}

// sweep draws a part of the unit circle, transformed, as curves of a quarter of it at most.
func (p *pen) sweep(place vector.Matrix, from, sweep float64, to vector.Point) {
	pieces := math.Ceil(math.Abs(sweep)/(math.Pi/2) - 1e-9)
	step := sweep / pieces
	k := 4.0 / 3 * math.Tan(step/4)
	for i := range int(pieces) {
		s0, c0 := math.Sincos(from + float64(i)*step)
		s1, c1 := math.Sincos(from + float64(i+1)*step)
		a := place.Apply(vector.Point{X: c0 - k*s0, Y: s0 + k*c0})
		b := place.Apply(vector.Point{X: c1 + k*s1, Y: s1 - k*c1})
		end := place.Apply(vector.Point{X: c1, Y: s1})
		if i == int(pieces)-1 {
			end = to
		}
		p.path.CubeTo(a.X, a.Y, b.X, b.Y, end.X, end.Y)
	}
}
