package vector

import (
	"image"
	"image/color"
	"slices"
)

// Shape is an illustration: its layers from below, in a box that begins at 0, 0.
type Shape struct {
	Width, Height float64
	Layers        []Layer
}

// Layer is a path in a colour: an area, or a line if the pen has a width.
type Layer struct {
	Classes []string // when it is drawn
	Paint   Paint
	Pen     Pen
	Path    Path
}

// Ink is a colour: that of a role, if it has one.
type Ink struct {
	Role   string
	Colour color.NRGBA // of a role, only A counts, by which the colour of the role is made clearer
}

// Paint is the filling of a layer: one ink, or a gradient.
type Paint struct {
	Ink
	Gradient *Gradient
}

// Look says how a shape is drawn.
type Look struct {
	// Colour tells the colour of a role; without it, all is drawn in black.
	Colour func(role string) color.Color
	// Shows tells whether layers of a class are drawn: a layer is, if all of its classes are. Without it, all are.
	Shows func(class string) bool
}

// Fit is the transformation that makes the shape as large as it can be in an area, in the middle.
func (s *Shape) Fit(area image.Rectangle) Matrix {
	return s.Within(float64(area.Min.X), float64(area.Min.Y), float64(area.Dx()), float64(area.Dy()))
}

// Within is Fit of an area that is not of pixels.
func (s *Shape) Within(x, y, w, h float64) Matrix {
	f := min(w/s.Width, h/s.Height)
	return Scale(f, x+(w-f*s.Width)/2, y+(h-f*s.Height)/2)
}

// Draw draws the shape into a picture, transformed.
func (s *Shape) Draw(onto *image.RGBA, m Matrix, look Look) {
	for i := range s.Layers {
		if l := &s.Layers[i]; look.Shows == nil || !slices.ContainsFunc(l.Classes, func(c string) bool { return !look.Shows(c) }) {
			l.Area(m).fill(onto, image.Point{}, l.Paint.image(m, look))
		}
	}
}

// Area is the area that the layer covers, transformed.
func (l *Layer) Area(m Matrix) *Path {
	path := l.Path.Transformed(m)
	if l.Pen.Width == 0 {
		return path
	}
	return path.Outline(l.Pen.Times(m.Factor()))
}

// image is the paint as an image.
func (p *Paint) image(m Matrix, look Look) image.Image {
	if p.Gradient != nil {
		return p.Gradient.image(m, look)
	}
	return image.NewUniform(p.colour(look))
}

// colour is the ink as it is drawn.
func (k Ink) colour(look Look) color.NRGBA {
	if k.Role == "" || look.Colour == nil {
		return k.Colour
	}
	c := color.NRGBAModel.Convert(look.Colour(k.Role)).(color.NRGBA)
	c.A = uint8((int(c.A)*int(k.Colour.A) + 127) / 255)
	return c
}
