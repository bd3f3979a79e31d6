package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/view"
)

// box draws a box: its ground, then its edge inside of it.
func (p *Painter) box(onto *ebiten.Image, i *view.Item) {
	x, y, right, bottom := p.pixels(i.Area)
	w, h := right-x, bottom-y
	if w <= 0 || h <= 0 {
		return
	}
	radius := int(math.Round(min(i.Radius*p.scale, float64(min(w, h))/2)))
	low := i.Low
	if low == 0 {
		low = i.Fill
	}
	if i.Fill != 0 {
		p.patches(onto, sprite{kind: groundSprite, radius: radius}, x, y, w, h, i.Fill, low)
	}
	if i.Line != 0 && i.Width > 0 {
		width := max(1, int(math.Round(i.Width*p.scale)))
		p.patches(onto, sprite{kind: edgeSprite, radius: radius, line: width}, x, y, w, h, i.Line, i.Line)
	}
}

// patches draws a box of any size from a small sprite of its corners: the corners as they are, the sides and the middle
// stretched. The colour shades from the top to the bottom.
func (p *Painter) patches(onto *ebiten.Image, key sprite, x, y, w, h int, top, low view.Colour) {
	corner := min(max(key.radius, key.line)+1, (w+1)/2, (h+1)/2)
	key.w, key.h = 2*corner+1, 2*corner+1
	if w <= 2*corner || h <= 2*corner { // too small to stretch
		key.w, key.h = w, h
		if w > 2*corner {
			key.w = 2*corner + 1
		}
		if h > 2*corner {
			key.h = 2*corner + 1
		}
	}
	xs, us := cuts(x, w, corner, key.w)
	ys, vs := cuts(y, h, corner, key.h)
	var vertices []ebiten.Vertex
	var indices []uint32
	for row, yy := range ys {
		c := top.Mix(low, float64(yy-float32(y))/float64(h))
		r, g, b, a := c.Parts()
		for column, xx := range xs {
			vertices = append(vertices, ebiten.Vertex{DstX: xx, DstY: yy, SrcX: us[column], SrcY: vs[row],
				ColorR: r * a, ColorG: g * a, ColorB: b * a, ColorA: a})
			if row+1 < len(ys) && column+1 < len(xs) {
				at := uint32(row*len(xs) + column)
				below := at + uint32(len(xs))
				indices = append(indices, at, at+1, below, at+1, below, below+1)
			}
		}
	}
	o := &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	onto.DrawTriangles32(vertices, indices, p.sprite(key), o)
}

// cuts are where a side of a box is cut, and where that is in a sprite that is size long.
func cuts(from, length, corner, size int) (on, in []float32) {
	if length == size { // nothing to stretch
		return []float32{float32(from), float32(from + length)}, []float32{0, float32(size)}
	}
	return []float32{float32(from), float32(from + corner), float32(from + length - corner), float32(from + length)},
		[]float32{0, float32(corner), float32(corner + 1), float32(size)}
}
