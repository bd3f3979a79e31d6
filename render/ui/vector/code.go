package vector

import (
	"encoding/binary"
	"image/color"
	"math"
)

// coder writes shapes, or reads them again: whatever it is given is written as it is, or set to what was written. One function
// for both directions makes sure that they agree. What was written is part of the program, so that it is not checked again.
type coder struct {
	data    []byte
	reading bool
	grain   float64 // lengths in a shape are so many whole numbers to a unit
}

// grains is how finely the larger side of a shape is divided at least.
const grains = 8192

// Append writes the shape after some data, with its lengths rounded to a small part of its size.
func (s *Shape) Append(data []byte) []byte {
	c := coder{data: data}
	c.shape(s)
	return c.data
}

// Read reads a shape that Append wrote.
func Read(data []byte) *Shape {
	c, s := coder{data: data, reading: true}, &Shape{}
	c.shape(s)
	return s
}

func (c *coder) shape(s *Shape) {
	fine := int(math.Ceil(math.Log2(grains / max(s.Width, s.Height))))
	number(c, &fine)
	c.grain = math.Exp2(float64(fine))
	c.length(&s.Width)
	c.length(&s.Height)
	list(c, &s.Layers, c.layer)
}

func (c *coder) layer(l *Layer) {
	list(c, &l.Classes, c.text)
	gradient := l.Paint.Gradient != nil
	c.flag(&gradient)
	if gradient {
		if c.reading {
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
		number(c, &p.Cap)
		number(c, &p.Join)
		list(c, &p.Dashes, c.length)
	}
}

func (c *coder) ink(k *Ink) {
	c.text(&k.Role)
	rgba := &k.Colour
	if k.Role == "" {
		for _, part := range []*uint8{&rgba.R, &rgba.G, &rgba.B} {
			number(c, part)
		}
	} else {
		*rgba = color.NRGBA{A: rgba.A}
	}
	number(c, &rgba.A)
}

func (c *coder) gradient(g *Gradient) {
	c.flag(&g.Radial)
	for i := range g.Space {
		c.length(&g.Space[i])
	}
	list(c, &g.Stops, func(s *Stop) {
		c.fraction(&s.At)
		c.ink(&s.Ink)
	})
}

// path writes the verbs, and every point as the way from the one before.
func (c *coder) path(p *Path) {
	list(c, &p.verbs, func(v *verb) { number(c, v) })
	n := 0
	for _, v := range p.verbs {
		n += points[v]
	}
	if c.reading {
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
	way := int(math.Round(*v*c.grain)) - *last
	number(c, &way)
	*last += way
	*v = float64(*last) / c.grain
}

func (c *coder) length(v *float64) { c.step(v, new(int)) }

func (c *coder) fraction(v *float64) {
	part := int(math.Round(*v * grains))
	number(c, &part)
	*v = float64(part) / grains
}

func (c *coder) flag(v *bool) {
	bit := 0
	if *v {
		bit = 1
	}
	number(c, &bit)
	*v = bit == 1
}

func (c *coder) text(v *string) {
	n := len(*v)
	number(c, &n)
	if c.reading {
		*v = string(c.data[:n])
		c.data = c.data[n:]
		return
	}
	c.data = append(c.data, *v...)
}

// list is how many there are, and then each of them.
func list[T any](c *coder, v *[]T, each func(*T)) {
	n := len(*v)
	number(c, &n)
	if c.reading && n > 0 {
		*v = make([]T, n)
	}
	for i := range *v {
		each(&(*v)[i])
	}
}

// number is a whole number, in as few bytes as it needs.
func number[T ~int | ~uint8](c *coder, v *T) {
	if !c.reading {
		c.data = binary.AppendVarint(c.data, int64(*v))
		return
	}
	n, size := binary.Varint(c.data)
	*v, c.data = T(n), c.data[size:]
}
