package plate

import (
	"image"

	"sohofoundry/engine"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Cube is a cube of coal or iron, or a barrel of beer. It lies on parchment.
type Cube struct {
	Resource engine.Resource
	Turn     Turn // of a barrel that rolls
	Palette  string
}

// Paint paints the cube.
func (c Cube) Paint(onto *image.RGBA) {
	s := newSheet(onto, 100, c.Palette)
	if c.Resource == engine.Beer {
		s.barrel(50, 50, 86, c.Turn)
		return
	}
	s.cube(50, 50, 86, c.Resource)
}

// cube draws a cube seen from a little above, with a light top so that it stands out.
func (s *sheet) cube(x, y, side float64, r engine.Resource) {
	if r == engine.Beer {
		s.barrel(x, y, side, 0)
		return
	}
	front, top, shade, edge := s.Coal, coalTop, s.Coal.Mix(coalTop, 0.34), s.Text
	if r == engine.Iron {
		front, top, shade, edge = s.Iron, s.Iron.Mix(view.White, 0.5), s.Iron.Mix(0xff, 0.34), ironEdge
	}
	left, right, bottom := x-side/2, x+side/2, y+side/2
	high, deep := side*0.36, side*0.24
	back, middle := y-high-deep*0.4, y-high+deep*0.6
	var whole, lid, wall vector.Path
	whole.Polygon(pt(left, middle), pt(left+deep, back), pt(right, back), pt(right, y+high), pt(right-deep, bottom), pt(left, bottom))
	lid.Polygon(pt(left, middle), pt(left+deep, back), pt(right, back), pt(right-deep, middle))
	wall.Polygon(pt(right-deep, middle), pt(right, back), pt(right, y+high), pt(right-deep, bottom))
	s.stroke(&whole, s.least(side*0.09, 0.8), edge)
	s.fill(&whole, front)
	s.fill(&lid, top)
	s.fill(&wall, shade)
}

// Colours of cubes that no palette changes.
const (
	coalTop  view.Colour = 0x8b9aa3ff
	ironEdge view.Colour = 0x3a1a08ff
	hoop     view.Colour = 0x3c2710ff
	shine    view.Colour = 0xffe0a0ff
)

func (s *sheet) barrel(x, y, side float64, turn Turn) {
	w, h, at := side*0.84, side/2, turn.around(x, y)
	var upright, body vector.Path
	upright.MoveTo(x-w*0.36, y-h)
	upright.LineTo(x+w*0.36, y-h)
	upright.QuadTo(x+w*0.66, y, x+w*0.36, y+h)
	upright.LineTo(x-w*0.36, y+h)
	upright.QuadTo(x-w*0.66, y, x-w*0.36, y-h)
	upright.Close()
	body.Add(&upright, at)
	line := func(width float64, c view.Colour, from, to vector.Point) {
		s.line(width, c, at.Apply(from), at.Apply(to))
	}
	s.stroke(&body, s.least(side*0.14, 1.4), hoop.Mix(0xff, 0.3))
	s.fill(&body, s.Beer)
	for _, f := range []float64{-0.22, 0.22} {
		line(s.least(side*0.1, 0.8), hoop, pt(x-w*0.45, y+side*f), pt(x+w*0.45, y+side*f))
	}
	line(s.least(side*0.08, 0.7), shine.Fade(0.8), pt(x-w*0.18, y-side*0.36), pt(x-w*0.22, y+side*0.36))
}

// CubeOf is the painting of a cube in a palette.
func CubeOf(p *theme.Palette, r engine.Resource) Cube {
	return Cube{Resource: r, Palette: p.Table().Name}
}
