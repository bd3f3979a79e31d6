package paint

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"sohofoundry/render/ui/fonts"
)

// textGrain is the precision of sizes of text: parts of a pixel.
const textGrain = 64.0

// textMargin and textRise are how far a text reaches beyond where it begins, and above its baseline, at most.
func textMargin(size float64) int { return int(math.Ceil(size*0.2)) + 1 }
func textRise(size float64) int   { return int(math.Ceil(size*1.1)) + 1 }

// textSized is the sprite of a text with its width and height.
func textSized(s sprite) sprite {
	size := float64(s.line) / textGrain
	s.w = int(math.Ceil(fonts.Width(s.font, size, s.name))) + 2*textMargin(size)
	s.h = textRise(size) + int(math.Ceil(size*0.4)) + 1
	return s
}

// text rasterises a line of text.
func (s sprite) text() *image.Alpha {
	size := float64(s.line) / textGrain
	margin, rise := textMargin(size), textRise(size)
	r := vector.NewRasterizer(s.w, s.h)
	at := func(c fonts.Curve, i int) (x, y float32) {
		return float32(c.Points[i].X + float64(margin)), float32(c.Points[i].Y + float64(rise))
	}
	for _, c := range fonts.Outline(s.font, size, s.name) {
		switch c.Count {
		case 0:
			r.ClosePath()
		case 1:
			x, y := at(c, 0)
			if c.Move {
				r.ClosePath()
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		case 2:
			bx, by := at(c, 0)
			x, y := at(c, 1)
			r.QuadTo(bx, by, x, y)
		}
	}
	r.ClosePath()
	mask := image.NewAlpha(image.Rect(0, 0, s.w, s.h))
	r.DrawOp = draw.Src
	r.Draw(mask, mask.Bounds(), image.Opaque, image.Point{})
	return mask
}
