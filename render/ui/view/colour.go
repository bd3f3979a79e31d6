package view

import "image/color"

// Colour is red, green, blue and opacity in eight bits each: 0xRRGGBBAA. Zero is nothing at all.
type Colour uint32

// White is white.
const White Colour = 0xffffffff

// Parts are the colour's red, green, blue and opacity, from 0 to 1, not premultiplied.
func (c Colour) Parts() (r, g, b, a float32) {
	part := func(shift uint) float32 { return float32(c>>shift&0xff) / 0xff }
	return part(24), part(16), part(8), part(0)
}

// NRGBA is the colour as pictures in memory take it.
func (c Colour) NRGBA() color.NRGBA {
	return color.NRGBA{uint8(c >> 24), uint8(c >> 16), uint8(c >> 8), uint8(c)}
}

// Fade is the colour with a part of its opacity.
func (c Colour) Fade(opacity float64) Colour {
	return c&^0xff | Colour(float64(c&0xff)*min(max(opacity, 0), 1)+0.5)
}

// Mix is the colour a part t of the way to another.
func (c Colour) Mix(o Colour, t float64) Colour {
	t = min(max(t, 0), 1)
	var mixed Colour
	for shift := uint(0); shift < 32; shift += 8 {
		a, b := float64(c>>shift&0xff), float64(o>>shift&0xff)
		mixed |= Colour(a+(b-a)*t+0.5) << shift
	}
	return mixed
}
