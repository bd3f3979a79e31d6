package vector

import (
	"image"
	"image/color"
	"image/draw"
	"sync"

	raster "golang.org/x/image/vector"
)

// rasterizers are kept for their memory.
var rasterizers = sync.Pool{New: func() any { return new(raster.Rasterizer) }}

// Fill draws the area of the path into a picture, which is fastest for image.RGBA and image.Alpha. Of a part of a picture, as
// SubImage gives, only that part is drawn into.
func (p *Path) Fill(onto draw.Image, c color.Color) { p.FillAt(onto, image.Point{}, c) }

// FillAt fills the path with its origin at a pixel of the picture.
func (p *Path) FillAt(onto draw.Image, origin image.Point, c color.Color) {
	p.fill(onto, origin, image.NewUniform(c))
}

func (p *Path) fill(onto draw.Image, origin image.Point, with image.Image) {
	area := p.Bounds().Add(origin).Intersect(onto.Bounds())
	if area.Empty() {
		return
	}
	z := rasterizers.Get().(*raster.Rasterizer)
	defer rasterizers.Put(z)
	z.Reset(area.Dx(), area.Dy())
	corner := area.Min.Sub(origin)
	p.rasterize(z, Point{float64(corner.X), float64(corner.Y)})
	z.Draw(onto, area, with, area.Min)
}

// rasterize draws the path with its outlines closed, which the rasteriser leaves open, and its curves made straight, of which
// it makes coarse ones.
func (p *Path) rasterize(z *raster.Rasterizer, corner Point) {
	lineTo := func(at Point) { z.LineTo(float32(at.X-corner.X), float32(at.Y-corner.Y)) }
	p.each(func(v verb, from Point, to []Point) {
		switch v {
		case move:
			z.ClosePath()
			z.MoveTo(float32(to[0].X-corner.X), float32(to[0].Y-corner.Y))
		case shut:
			z.ClosePath()
		default:
			straighten(from, to, lineTo)
		}
	})
	z.ClosePath()
}
