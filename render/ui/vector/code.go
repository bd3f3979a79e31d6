package vector

import (
	"image/color"
	"math"

	"sohofoundry/render/ui/packed"
)

// coder writes shapes, or reads them again.
type coder struct {
	packed.Coder
	grain float64 // lengths in a shape are so many whole numbers to a unit
}

// grains is how finely the larger side of a shape is divided at least.
const grains = 8192

// Append writes the shape after some data, with its lengths rounded to a small part of its size.
func (s *Shape) Append(data []byte) []byte {
	c := coder{Coder: packed.Coder{Data: data}}
	c.shape(s)
	return c.Data
}

// Read reads a shape that Append wrote.
func Read(data []byte) *Shape {
	c, s := coder{Coder: packed.Coder{Data: data, Reading: true}}, &Shape{}
	c.shape(s)
	return s
}

func (c *coder) shape(s *Shape) {
	fine := int(math.Ceil(math.Log2(grains / max(s.Width, s.Height))))
	packed.Number(&c.Coder, &fine)
	c.grain = math.Exp2(float64(fine))
	c.length(&s.Width)
	c.length(&s.Height)
	packed.List(&c.Coder, &s.Layers, c.layer)
}

func (c *coder) layer(l *Layer) {
	packed.List(&c.Coder, &l.Classes, c.Text)
	gradient := l.Paint.Gradient != nil
	c.Flag(&gradient)
	if gradient {
		if c.Reading {
			l.Paint.Gradient = &Gradient{}
		}
		c.gradient(l.Paint.Gradient)
	} else {
		c.ink(&l.Paint.Ink)
	}
	c.pen(&l.Pen)
	c.path(&l.Path)
}

func (c *coder) pen(p *Pen) {
	c.length(&p.Width)
	if p.Width > 0 {
		packed.Number(&c.Coder, &p.Cap)
		packed.Number(&c.Coder, &p.Join)
		packed.List(&c.Coder, &p.Dashes, c.length)
	}
}

func (c *coder) ink(k *Ink) {
	c.Text(&k.Role)
	rgba := &k.Colour
	if k.Role == "" {
		for _, part := range []*uint8{&rgba.R, &rgba.G, &rgba.B} {
			packed.Number(&c.Coder, part)
		}
	} else {
		*rgba = color.NRGBA{A: rgba.A}
	}
	packed.Number(&c.Coder, &rgba.A)
}

func (c *coder) gradient(g *Gradient) {
	c.Flag(&g.Radial)
	for i := range g.Space {
		c.length(&g.Space[i])
	}
	packed.List(&c.Coder, &g.Stops, func(s *Stop) {
		c.fraction(&s.At)
		c.ink(&s.Ink)
	})
}

// path writes the verbs, and every point as the way from the one before.
func (c *coder) path(p *Path) {
	packed.List(&c.Coder, &p.verbs, func(v *verb) { packed.Number(&c.Coder, v) })
	n := 0
	for _, v := range p.verbs {
		n += points[v]
	}
	if c.Reading {
		p.points = make([]Point, n)
	}
	var x, y int
	for i := range p.points {
		c.step(&p.points[i].X, &x)
		c.step(&p.points[i].Y, &y)
	}
}

// step is a length after another one, which is kept as whole grains so that nothing adds up.
func (c *coder) step(v *float64, last *int) {
	grains := int(math.Round(*v * c.grain))
	packed.Difference(&c.Coder, &grains, last)
	*v = float64(grains) / c.grain
}

func (c *coder) length(v *float64) { c.step(v, new(int)) }

func (c *coder) fraction(v *float64) {
	part := int(math.Round(*v * grains))
	packed.Number(&c.Coder, &part)
	*v = float64(part) / grains
}
