package vector

import (
	"image"
	"image/color"
	"math"
	"sort"
)

// Gradient goes from one ink to another: along the x axis of its own space from 0 to 1 or, if it is radial, from the middle of
// that space outwards.
type Gradient struct {
	Radial bool
	Space  Matrix // from the gradient's space into the shape's
	Stops  []Stop
}

// Stop is an ink at a place of a gradient.
type Stop struct {
	At float64
	Ink
}

// shades is how many colours a gradient is drawn with.
const shades = 256

// shading is a gradient as a picture without an end.
type shading struct {
	radial  bool
	inverse Matrix
	colours [shades]color.RGBA
}

func (g *Gradient) image(m Matrix, look Look) image.Image {
	s := &shading{radial: g.Radial, inverse: m.Times(g.Space).inverse()}
	for i := range s.colours {
		s.colours[i] = g.at(float64(i)/(shades-1), look)
	}
	return s
}

// at is the colour at a place from 0 to 1.
func (g *Gradient) at(t float64, look Look) color.RGBA {
	next := sort.Search(len(g.Stops), func(i int) bool { return g.Stops[i].At > t })
	before, after := g.Stops[max(next-1, 0)], g.Stops[min(next, len(g.Stops)-1)]
	share := 0.0
	if after.At > before.At {
		share = (t - before.At) / (after.At - before.At)
	}
	a, b := before.colour(look), after.colour(look)
	mix := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + share*(float64(b)-float64(a)))) }
	return color.RGBAModel.Convert(color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}).(color.RGBA)
}

// ColorModel is that of image.RGBA.
func (s *shading) ColorModel() color.Model { return color.RGBAModel }

// Bounds is all there is.
func (s *shading) Bounds() image.Rectangle { return image.Rect(-1e9, -1e9, 1e9, 1e9) }

// At is the colour in the middle of a pixel.
func (s *shading) At(x, y int) color.Color {
	at := s.inverse.Apply(Point{float64(x) + 0.5, float64(y) + 0.5})
	t := at.X
	if s.radial {
		t = at.Length()
	}
	return s.colours[int(math.Round(max(0, min(1, t))*(shades-1)))]
}
