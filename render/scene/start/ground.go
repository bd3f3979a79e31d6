package start

import (
	"math"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawGround draws the night: the ground, the contours of hills, and the foundry.
func (s *Scene) drawGround(c *widget.Canvas, r rooms) {
	w, p := c.Whole(), c.Palette
	upper, lower := w.Top(w.H * horizon)
	c.Add(view.Item{Kind: view.Box, Area: upper, Fill: p.Night, Low: p.Dusk})
	c.Add(view.Item{Kind: view.Box, Area: lower, Fill: p.Dusk, Low: p.Night})
	for i := range contours {
		c.Line(contour(w, float64(i)), 1.1, p.Grid.Fade(0.42))
	}
	dim := 1.0
	if s.page != home {
		dim = 0.6
	}
	drawFoundry(c, r.scene, dim)
}

const contours = 13

// contour is one of the lines of the hills, from the left edge to the right.
func contour(w view.Rect, i float64) []view.Point {
	var points []view.Point
	const pieces = 14
	for n := -1; n <= pieces+1; n++ {
		t := float64(n) / pieces
		lift := 26*math.Sin(3.1*t+0.55*i) + 15*math.Sin(7.3*t-0.8*i+1) + 6*math.Sin(13*t+i*1.7)
		points = append(points, view.Point{X: w.X + t*w.W, Y: w.Y + w.H*(0.07+0.079*i) + lift})
	}
	return view.Smooth(points, 6)
}

// drawFoundry draws the works as a large dim shape: chimneys, roofs like a saw, a few lit windows, and an engine before them.
func drawFoundry(c *widget.Canvas, area view.Rect, dim float64) {
	p := c.Palette
	wall := p.Dusk.Mix(p.Night.Mix(p.Raised, 0.3), 0.85*dim)
	unit := min(area.W/820, area.H/860)
	floor := area.Y + area.H*0.80
	left := area.X + area.W*0.5 - 390*unit
	at := func(x, y float64) view.Point { return view.Point{X: left + x*unit, Y: floor - y*unit} }
	shape := func(points ...view.Point) { c.Add(view.Item{Kind: view.Polygon, Points: points, Fill: wall}) }
	for _, chimney := range []struct{ x, wide, high float64 }{{560, 58, 560}, {668, 50, 480}, {96, 40, 390}} {
		drawSmoke(c, at(chimney.x+chimney.wide/2, chimney.high+18), unit, dim)
		shape(at(chimney.x, 230), at(chimney.x+chimney.wide*0.16, chimney.high), at(chimney.x+chimney.wide*0.84, chimney.high),
			at(chimney.x+chimney.wide, 230))
		rim := 5.0
		shape(at(chimney.x+chimney.wide*0.16-rim, chimney.high+1), at(chimney.x+chimney.wide*0.16-rim, chimney.high+15),
			at(chimney.x+chimney.wide*0.84+rim, chimney.high+15), at(chimney.x+chimney.wide*0.84+rim, chimney.high+1))
	}
	saw := []view.Point{at(20, 0), at(20, 230)}
	for x := 20.0; x < 760; x += 148 {
		saw = append(saw, at(x+6, 322), at(x+148, 230))
	}
	saw = append(saw, at(760, 0))
	shape(saw...)
	for row := range 2 {
		for i := range 15 {
			x, y := 46+float64(i)*47.5, 196-float64(row)*52
			if (i*7+row*5)%4 == 0 || x > 160 && x < 430 {
				continue // a dark window, or one behind the engine
			}
			window := view.Rect{X: at(x, 0).X, Y: at(0, y).Y, W: 22 * unit, H: 30 * unit}
			c.Add(view.Item{Kind: view.Box, Area: window, Radius: 2, Fill: p.Brass.Fade((0.10 + 0.05*float64((i*3+row)%4)) * dim)})
		}
	}
	ground := []view.Point{{X: area.X + area.W*0.01, Y: floor}, {X: area.Right() - area.W*0.02, Y: floor}}
	c.Line(ground, 2, p.Grid.Fade(0.8*dim))
	c.Line([]view.Point{ground[0].Add(view.Point{Y: 7}), ground[1].Add(view.Point{Y: 7})}, 1, p.Grid.Fade(0.6*dim))
	const place, size, funnel, top = 190.0, 250.0, 54.0, 214.0 // of the engine: where its funnel is in its drawing
	drawSmoke(c, at(place+funnel, top), unit*0.8, dim)
	side := size * unit
	c.Icon(view.Rect{X: at(place, 0).X, Y: floor - side*0.93, W: side, H: side}, "rail", p.Night.Mix(p.Dusk, 0.15))
}

// drawSmoke lets smoke drift away from a chimney: puffs that grow, and fade into the sky. Nothing shines through them, so that
// they become one shape.
func drawSmoke(c *widget.Canvas, from view.Point, unit, dim float64) {
	const puffs, step = 30, 6.0 // few different sizes are few sprites
	for n := puffs - 1; n >= 0; n-- {
		t := float64(n) / (puffs - 1)
		stray := view.Point{X: math.Sin(float64(n)*2.4+from.X/50) * (3 + 22*t), Y: math.Sin(float64(n)*3.7) * (1 + 14*t)}
		size := math.Round((20+84*t+16*math.Sin(float64(n)*5.1)*t)/step) * step * unit
		at := from.Add(view.Point{X: (210*t*t + stray.X) * unit, Y: (stray.Y + 8 - 150*math.Pow(t, 0.85)) * unit})
		c.Add(view.Item{Kind: view.Box, Area: view.Around(at, size, size), Radius: size / 2,
			Fill: sky(c, at.Y).Mix(c.Palette.Soft, 0.13*dim*(1-t))})
	}
}

// sky is the colour of the ground at a height.
func sky(c *widget.Canvas, y float64) view.Colour {
	return c.Palette.Night.Mix(c.Palette.Dusk, min(max(y/(c.Size.H*horizon), 0), 1))
}

// horizon is how far down the ground is lightest.
const horizon = 0.55
