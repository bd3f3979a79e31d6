package plate

import (
	"image"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Space is an empty space for industry tiles: a sunk dark plate with the signs of the one or two industries that it takes. A lit
// one is bright, with dark signs.
type Space struct {
	Takes   engine.IndustrySet
	Palette string
	Lit     bool
}

// SpaceOf is the painting of a space in a palette.
func SpaceOf(p *theme.Palette, takes engine.IndustrySet) Space {
	return Space{Takes: takes, Palette: p.Table().Name}
}

// Paint paints the space.
func (x Space) Paint(onto *image.RGBA) {
	s := newSheet(onto, 100, x.Palette)
	all := view.Rect{W: 100, H: 100}
	s.box(all, 7, black)
	if x.Lit {
		s.box(all.Inset(s.least(2, 1)), 6, s.HumanPlate)
		s.shaded(box(all.Inset(s.least(5, 2)), 5), all, theme.LitTop, theme.LitFoot)
		x.signs(s)
		return
	}
	s.shaded(box(all.Inset(s.least(2.5, 1)), 6), all, s.spaceGround(), s.Sunk.Mix(s.Grid, 0.3))
	light, dark := s.least(2.2, 0.7), s.least(3, 0.8)
	s.line(light, s.Faint.Fade(0.6), pt(5, 96), pt(96, 96), pt(96, 5))
	s.line(dark, black.Fade(0.6), pt(4, 95), pt(4, 4), pt(95, 4))
	if onto.Rect.Dx() > 60 {
		s.guilloche(all.Inset(9))
	}
	x.signs(s)
}

// spaceGround is the upper, lighter colour of a space.
func (s *sheet) spaceGround() view.Colour { return s.Sunk.Mix(s.Grid, 0.8) }

// guilloche is the pattern of a larger plate: slanting lines in a frame.
func (s *sheet) guilloche(area view.Rect) {
	s.edge(area, 0, 0.8, s.Faint.Fade(0.35))
	var lines vector.Path
	const pieces = 9
	for i := 1; i < 2*pieces; i++ {
		q := float64(i) / pieces
		a, b := min(q, 1), max(q-1, 0)
		lines.Polyline(pt(area.X+area.W*a, area.Y+area.H*b), pt(area.X+area.W*b, area.Y+area.H*a))
	}
	s.stroke(&lines, 0.6, s.Soft.Fade(0.14))
}

func (x Space) signs(s *sheet) {
	takes := slices.Collect(x.Takes.All())
	sign := func(i engine.Industry, at, side float64) {
		colour := s.Ink
		if !x.Lit {
			s.icon(livery.IndustryIcon(i), at+1.6, at+2.2, side, black.Fade(0.8))
			colour = livery.Industry(i)
		}
		s.icon(livery.IndustryIcon(i), at, at, side, colour)
	}
	switch len(takes) {
	case 0:
	case 1:
		sign(takes[0], 50, 68)
	default:
		between := s.Faint.Fade(0.8)
		if x.Lit {
			between = s.InkSoft
		}
		s.line(s.least(2.5, 0.8), between, pt(14, 86), pt(86, 14))
		sign(takes[0], 31, 46)
		sign(takes[1], 69, 46)
	}
}
