package plate

import (
	"image"
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Lamp is a round or oval light that falls on the ground, strongest in its middle.
type Lamp struct{ Colour view.Colour }

// Paint paints the light.
func (l Lamp) Paint(onto *image.RGBA) {
	r, g, b, a := l.Colour.Parts()
	bounds := onto.Rect
	wide, high := float64(bounds.Dx())/2, float64(bounds.Dy())/2
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			away := math.Hypot((float64(x)+0.5)/wide-1, (float64(y)+0.5)/high-1)
			if away >= 1 {
				continue
			}
			strength := float32((1-away)*(1-away)) * a * 255
			i := onto.PixOffset(x, y)
			onto.Pix[i], onto.Pix[i+1], onto.Pix[i+2], onto.Pix[i+3] = uint8(r*strength), uint8(g*strength), uint8(b*strength), uint8(strength)
		}
	}
}

// Beam is light that falls from above along a line, strongest in its middle.
type Beam struct{ Colour view.Colour }

// Paint paints the light.
func (l Beam) Paint(onto *image.RGBA) {
	r, g, b, a := l.Colour.Parts()
	bounds := onto.Rect
	half := float64(bounds.Dx()) / 2
	for x := bounds.Min.X; x < bounds.Max.X; x++ {
		near := 1 - math.Abs(float64(x)+0.5-half)/half
		strength := float32(near*near) * a * 255
		for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
			i := onto.PixOffset(x, y)
			onto.Pix[i], onto.Pix[i+1], onto.Pix[i+2], onto.Pix[i+3] = uint8(r*strength), uint8(g*strength), uint8(b*strength), uint8(strength)
		}
	}
}

// Brackets are four corners around a picked thing. They lie at the rim of their area.
type Brackets struct{ Colour view.Colour }

// Paint paints the corners.
func (b Brackets) Paint(onto *image.RGBA) {
	const long, away, width = 24.0, 4.0, 5.0
	s := newSheet(onto, 100, "")
	var corners vector.Path
	for _, x := range [2]float64{away, 100 - away} {
		for _, y := range [2]float64{away, 100 - away} {
			dx, dy := math.Copysign(long, 50-x), math.Copysign(long, 50-y)
			corners.Polyline(pt(x+dx, y), pt(x, y), pt(x, y+dy))
		}
	}
	s.stroke(&corners, s.least(width, 2)+s.least(4, 2), black)
	s.stroke(&corners, s.least(width, 2), b.Colour)
}

// Scaffold is the scaffolding around a tile that is being built: the tile is seen in full between the poles.
type Scaffold struct{}

// Paint paints the poles.
func (Scaffold) Paint(onto *image.RGBA) {
	s := newSheet(onto, 100, "")
	var poles vector.Path
	for _, x := range []float64{5, 35, 65, 95} {
		poles.Polyline(pt(x, 2), pt(x, 98))
	}
	for _, y := range []float64{22, 60} {
		poles.Polyline(pt(0, y), pt(100, y))
	}
	poles.Polyline(pt(5, 60), pt(35, 22))
	poles.Polyline(pt(65, 60), pt(95, 22))
	s.stroke(&poles, s.least(3.4, 1.4), black.Fade(0.75))
	s.stroke(&poles, s.least(1.8, 0.7), wood)
}

// wood is that of scaffolding.
const wood view.Colour = 0xfff3cfff
