package plate

import (
	"image"

	"sohofoundry/engine"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Points are VP in a hexagon, as on flipped tiles, in the colour of their owner.
type Points struct {
	Coat
	Text string
}

// PointsOf is the painting of VP in a palette.
func PointsOf(p *theme.Palette, owner engine.Seat, text string) Points {
	return Points{CoatOf(p, owner), text}
}

// Paint paints the hexagon; all but the first seat's bear marks of their pattern.
func (p Points) Paint(onto *image.RGBA) {
	s, c := newSheet(onto, 100, p.Palette), p.colours()
	s.fill(hexagon(50, 50, 49), black)
	s.fill(hexagon(50, 50, 44), c.plate)
	s.stroke(hexagon(50, 50, 37), s.least(2.5, 0.8), c.ink)
	for _, y := range [2]float64{14, 86} {
		switch p.Pattern() {
		case Rivets:
			s.disc(50, y, 5, c.ink)
		case Slants:
			s.line(4, c.ink, pt(45, y+4), pt(55, y-4))
		case Bars:
			s.line(4, c.ink, pt(50, y-5), pt(50, y+5))
		}
	}
	size := 46.0
	if len(p.Text) > 2 {
		size = 36
	}
	s.text(50, 50, p.Text, style{font: assets.Bold, size: size, colour: black, align: view.Centre})
}
