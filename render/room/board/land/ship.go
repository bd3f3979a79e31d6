package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// rig is the kind of a ship.
type rig uint8

const (
	fullRigged rig = iota // three masts with square sails
	brig                  // two
	cutter                // one with a brown sail
	steamer               // with paddles, in the Rail Era
)

const vesselHigh = 1.15 // how much higher than its mast a ship is drawn

// The colours of ships.
const (
	shipInk   view.Colour = 0x15110dff
	shipTrim  view.Colour = 0xe8d6a8ff
	shipSail  view.Colour = 0xf6ead0ff
	shipShade view.Colour = 0xb79c6aff
	shipRed   view.Colour = 0xb5342cff
	shipTan   view.Colour = 0xc9793cff
	shipFoam  view.Colour = 0xd9eef2ff
	shipSmoke view.Colour = 0xb9aca0ff
)

// sail draws the fleet; with the railways every second ship is a steamer.
func (t *Tile) sail(b *brush, s *survey) {
	rose, radius := s.rose()
	for i, v := range s.site.Map.Sea.Fleet {
		at, high := s.at(v.X, v.Y), s.unit(v.High)*vesselHigh
		if !b.near(at, 2*high) || at.Sub(rose).Length() < 1.3*radius+high {
			continue
		}
		k := ship{b: b, at: at, s: high, way: 1}
		if v.West {
			k.way = -1
		}
		if t.Rail && i%2 == 1 {
			v.Kind = steamer
		}
		k.draw(v.Kind)
	}
}

// ship is one being drawn: points are from the middle of its water line, y upwards, as long as its height.
type ship struct {
	b      *brush
	at     view.Point
	s, way float64
}

func (k *ship) points(xy ...float64) []view.Point {
	list := make([]view.Point, 0, len(xy)/2+1)
	for i := 0; i < len(xy); i += 2 {
		list = append(list, k.at.Add(view.Point{X: xy[i] * k.way * k.s, Y: -xy[i+1] * k.s}))
	}
	return list
}

func (k *ship) area(fill, edge view.Colour, xy ...float64) {
	k.b.outline(fill, edge, 0.7, k.points(xy...)...)
}

func (k *ship) line(c view.Colour, width float64, xy ...float64) {
	k.b.hair(c, width, k.points(xy...)...)
}

func (k *ship) draw(kind rig) {
	k.b.fill(view.Colour(0x0c1c2266), circle(k.at.Add(view.Point{Y: 0.07 * k.s}), 0.8*k.s, 0.09*k.s))
	for n := range 3 {
		i := float64(n)
		k.line(shipFoam.Fade(0.6), 0.9, -0.8*(0.75-0.1*i), -0.04-0.06*i, 0.8*(0.75-0.16*i), -0.04-0.06*i)
	}
	switch kind {
	case cutter:
		k.cutter()
	case steamer:
		k.steamer()
	case brig:
		k.square(0.86, 0.13, [][3]float64{{-0.22, 0.86, 0.42}, {0.2, 0.95, 0.46}})
	case fullRigged:
		k.square(1.05, 0.13, [][3]float64{{-0.36, 0.80, 0.34}, {-0.02, 1, 0.44}, {0.30, 0.86, 0.38}})
	}
}

// hull is so long and high.
func (k *ship) hull(l, h float64) {
	k.area(shipInk, shipTrim, -l*0.56, h*1.25, -l*0.46, 0, l*0.40, 0, l*0.62, h*1.5, l*0.40, h*1.02, -l*0.36, h*0.95, -l*0.38, h*1.3)
	k.line(shipTrim, 0.9, -l*0.47, h*0.56, l*0.46, h*0.56)
}

// jib is a three-cornered sail.
func (k *ship) jib(xy ...float64) {
	k.area(shipSail, shipInk, xy...)
	k.line(shipShade.Fade(0.8), 0.8, xy[0]+(xy[2]-xy[0])*0.25, xy[1]+(xy[3]-xy[1])*0.35, xy[2]-(xy[2]-xy[4])*0.3, xy[3]+0.03)
}

// square draws a ship with square sails on its masts: where each is, how high, how wide its lowest sail.
func (k *ship) square(l, h float64, masts [][3]float64) {
	k.jib(l*0.78, h*1.5, l*0.36, h*1.8, l*0.32, 0.72)
	k.jib(l*0.92, h*1.9, l*0.56, h*1.7, l*0.34, 0.8)
	for _, m := range masts {
		x, top, wide := l*m[0], m[1], m[2]
		k.line(shipInk, 0.9, x, h, x, top)
		for n := range 3 {
			i := float64(n)
			upper, lower := top-0.03-(top-0.03-h*1.75)*i/3, top-0.03-(top-0.03-h*1.75)*(i+1)/3+0.015
			w0, w1 := wide*(0.62+0.38*i/3), wide*(0.62+0.38*(i+1)/3)
			k.canvas(x, upper, lower, w0, w1)
		}
	}
	k.line(shipInk, 1, l*0.5, h*1.4, l*0.95, h*2)
	k.hull(l, h)
	m := masts[1]
	k.b.fill(shipRed, k.points(l*m[0], m[1], l*m[0]-0.16, m[1]-0.02, l*m[0], m[1]-0.06))
}

// canvas is a square sail which the wind fills.
func (k *ship) canvas(x, upper, lower, w0, w1 float64) {
	middle := (upper + lower) / 2
	k.area(shipSail, shipInk, x-w0*0.5, upper, x+w0*0.5, upper, x+w0*0.62, middle, x+w1*0.5, lower, x-w1*0.5, lower, x-w1*0.4, middle)
	k.line(shipShade.Fade(0.9), 1.1, x-w0*0.38, upper-0.02, x-w1*0.27, middle, x-w1*0.38, lower+0.01)
}

func (k *ship) cutter() {
	const l, h = 0.7, 0.1
	k.line(shipInk, 0.9, 0, h, 0, 1)
	k.area(shipTan, shipInk, -0.03, 0.96, -0.03, h*1.6, -l*0.6, h*1.8, -l*0.34, 0.7)
	k.jib(l*0.66, h*1.3, 0.03, h*1.6, 0.03, 0.86)
	k.hull(l, h)
}

func (k *ship) steamer() {
	const l, h = 1.5, 0.16
	for n := range 6 {
		i := float64(n)
		x, y := -l*0.02-0.10-0.17*i-0.02*i*i, 0.80+0.10*i
		k.b.fill(shipSmoke.Fade(0.6-0.09*i), circle(k.points(x, y)[0], k.s*(0.07+0.035*i), k.s*(0.055+0.028*i)))
	}
	k.line(shipInk, 0.9, -l*0.3, h, -l*0.3, 0.85)
	k.line(shipInk, 0.9, l*0.28, h, l*0.28, 0.85)
	k.jib(l*0.62, h*1.4, l*0.3, h*1.6, l*0.29, 0.7)
	k.b.fill(shipInk, k.points(-l*0.03, 0.18, -l*0.03, 0.74, l*0.04, 0.74, l*0.04, 0.18))
	k.b.fill(shipRed, k.points(-l*0.03, 0.57, -l*0.03, 0.66, l*0.04, 0.66, l*0.04, 0.57))
	k.area(shipSail, shipInk, -l*0.2, h*0.95, -l*0.2, h*1.75, l*0.16, h*1.75, l*0.16, h*0.95)
	k.hull(l, h)
	hub := k.points(0, h*0.65)[0]
	r := 0.98 * h * k.s
	wheel := circle(hub, r, r)
	k.b.outline(shipInk, shipTrim, 0.9, wheel...)
	for n := range 4 {
		sin, cos := math.Sincos(0.8 * float64(n))
		spoke := view.Point{X: 0.9 * r * cos, Y: 0.9 * r * sin}
		k.b.stroke(shipTrim, 0.6, hub.Sub(spoke), hub.Add(spoke))
	}
}
