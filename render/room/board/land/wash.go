package land

import (
	"math"

	"sohofoundry/render/ui/view"
)

// tint is a colour to lay over another: red, green and blue times the opacity, and the opacity.
type tint [4]float32

func tintOf(c view.Colour) tint {
	r, g, b, a := c.Parts()
	return tint{255 * r * a, 255 * g * a, 255 * b * a, a}
}

// times is a part of a tint.
func (t tint) times(f float64) tint {
	v := float32(f)
	return tint{t[0] * v, t[1] * v, t[2] * v, t[3] * v}
}

// over lays a tint over another one.
func (t tint) over(below tint) tint {
	rest := 1 - t[3]
	for i := range below {
		below[i] = t[i] + below[i]*rest
	}
	return below
}

func (t tint) between(o tint, f float32) tint {
	for i := range t {
		t[i] += (o[i] - t[i]) * f
	}
	return t
}

// washStep is how far apart the points are for which soft shades are worked out.
const washStep = 8

// wash lays soft shades over all of the tile.
func (b *brush) wash(at func(view.Point) tint) {
	columns := b.area.Dx()/washStep + 2
	rowOf := func(y int) []tint {
		row := make([]tint, columns)
		for i := range row {
			row[i] = at(view.Point{X: float64(b.area.Min.X + i*washStep), Y: float64(y)})
		}
		return row
	}
	upper, mixed := rowOf(b.area.Min.Y), make([]tint, columns)
	for y0 := b.area.Min.Y; y0 < b.area.Max.Y; y0 += washStep {
		lower := rowOf(y0 + washStep)
		for y := y0; y < min(y0+washStep, b.area.Max.Y); y++ {
			for i := range mixed {
				mixed[i] = upper[i].between(lower[i], float32(y-y0)/washStep)
			}
			b.washRow(y, mixed)
		}
		upper = lower
	}
}

func (b *brush) washRow(y int, row []tint) {
	pix := b.onto.Pix[b.pixel(b.area.Min.X, y):][:4*b.area.Dx()]
	for i := 0; i+1 < len(row) && len(pix) > 0; i++ {
		c, d := row[i], row[i+1]
		if c[3] == 0 && d[3] == 0 {
			pix = pix[min(4*washStep, len(pix)):]
			continue
		}
		for k := range d {
			d[k] = (d[k] - c[k]) / washStep
		}
		for n := min(washStep, len(pix)/4); n > 0; n-- {
			rest := 1 - c[3]
			pix[0] = uint8(c[0] + float32(pix[0])*rest + 0.5)
			pix[1] = uint8(c[1] + float32(pix[1])*rest + 0.5)
			pix[2] = uint8(c[2] + float32(pix[2])*rest + 0.5)
			pix[3] = 0xff
			pix = pix[4:]
			for k := range c {
				c[k] += d[k]
			}
		}
	}
}

// glow is how strong a light or a shade of two steps is at a point: from its middle to a part of its radius, and to its edge.
func glow(p, middle view.Point, rx, ry, inner, step, outer float64) float64 {
	far := math.Hypot((p.X-middle.X)/rx, (p.Y-middle.Y)/ry)
	switch {
	case far >= 1:
		return 0
	case far < step:
		return inner + (outer-inner)*far/step
	}
	return outer * (1 - far) / (1 - step)
}
