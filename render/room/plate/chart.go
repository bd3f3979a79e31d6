package plate

import (
	"image"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
)

// ChartEdge is how far the rods of a chart reach beyond it, at each side and above and below, in its units.
const ChartEdge = 16.0

// Chart is a sheet of parchment between two rods, so large in units of its own.
type Chart struct {
	Wide, High float64
	Lit        bool // it is pointed at
	Palette    string
}

// Paint paints the chart.
func (c Chart) Paint(onto *image.RGBA) {
	s := newSheet(onto, c.Wide+2*ChartEdge, c.Palette)
	body := view.Rect{X: ChartEdge, Y: ChartEdge, W: c.Wide, H: c.High}
	edge := scrollInk
	if c.Lit {
		edge = s.Brass
	}
	s.box(body.Move(3, 5), 4, black.Fade(0.5))
	s.box(body.Inset(-s.least(1.6, 1)), 3, edge)
	s.shaded(box(body, 2), body, s.Parchment.Mix(view.White, 0.3), s.ParchmentDeep)
	s.edge(body.Inset(4), 2, s.least(0.9, 0.7), rule)
	s.edge(body.Inset(6.6), 1, s.least(0.6, 0.6), rule.Fade(0.55))
	for _, y := range []float64{body.Y - 5, body.Bottom() - 4} {
		rod := view.Rect{X: body.X - 8, Y: y, W: body.W + 16, H: 9}
		s.box(rod.Inset(-1.2), 5, black)
		s.box(rod, 4, rodWood)
		s.box(view.Rect{X: rod.X + 2, Y: y + 1.6, W: rod.W - 4, H: 2}, 1, rodLight)
		for _, x := range []float64{rod.X - 1, rod.Right() + 1} {
			s.disc(x, y+4.5, 6.4, black)
			s.disc(x, y+4.5, 5.2, s.Brass)
			s.disc(x-1.2, y+3.2, 1.7, s.Brass.Mix(view.White, 0.6))
		}
	}
}

const (
	rodWood  view.Colour = 0x3a2410ff
	rodLight view.Colour = 0xb5834aff
)

// Bale is a tile of the distant market: with its figure over a bale of cotton, or its back without one.
type Bale struct{ Text, Palette string }

// Paint paints the tile.
func (b Bale) Paint(onto *image.RGBA) {
	s := newSheet(onto, 42, b.Palette)
	all := view.Rect{W: 42, H: 42}
	fill, line, sign := paper, rule, livery.Industry(engine.Port)
	if b.Text == "" {
		fill, line = s.Sunk.Mix(s.CanalLine, 0.24), sign
	}
	s.box(all, 3, black)
	s.box(all.Inset(s.least(1.4, 1)), 2, fill)
	s.edge(all.Inset(s.least(3.4, 2)), 1, s.least(0.9, 0.7), line)
	if b.Text == "" {
		s.icon("port", 21, 21, 23, sign)
		return
	}
	s.icon("cotton", 21, 21, 33, rule.Fade(0.28))
	s.text(21, 21, b.Text, style{font: assets.Bold, size: 22, colour: s.Ink, align: view.Centre})
}
