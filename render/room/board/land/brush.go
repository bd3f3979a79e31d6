package land

import (
	"image"
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// brush draws into a tile of the map. Its points are pixels of the map, of which the tile shows some.
type brush struct {
	onto *image.RGBA
	area image.Rectangle // the part of the map that the tile shows
	seen view.Rect       // area in floating point
}

// newBrush draws into a picture whose origin is a given pixel of the map.
func newBrush(onto *image.RGBA, origin image.Point) *brush {
	area := onto.Rect.Add(origin)
	return &brush{onto: onto, area: area, seen: view.Rect{X: float64(area.Min.X), Y: float64(area.Min.Y),
		W: float64(area.Dx()), H: float64(area.Dy())}}
}

// near reports whether something within some pixels of a point may be seen.
func (b *brush) near(p view.Point, within float64) bool { return b.seen.Inset(-within).Has(p) }

// pixel is where in the picture's bytes a pixel of the map lies.
func (b *brush) pixel(x, y int) int {
	return (y-b.area.Min.Y)*b.onto.Stride + 4*(x-b.area.Min.X)
}

// fill colours the area of some outlines, which must all go around in the same direction.
func (b *brush) fill(c view.Colour, outlines ...[]view.Point) {
	var p vector.Path
	for _, outline := range outlines {
		p.Polygon(outline...)
	}
	b.path(c, &p)
}

// path colours the area of a path.
func (b *brush) path(c view.Colour, p *vector.Path) {
	p.FillAt(b.onto, b.onto.Rect.Min.Sub(b.area.Min), c.NRGBA())
}

// outline fills an area and draws its edge.
func (b *brush) outline(fill, edge view.Colour, width float64, points ...view.Point) {
	b.fill(fill, points)
	b.hair(edge, width, append(points, points[0])...)
}

// hair draws a thin line through some points. It is made for thousands of lines: each pixel near one is as strongly
// coloured as the line covers it, so that a line of a third of a pixel is as fine as it should be.
func (b *brush) hair(c view.Colour, width float64, points ...view.Point) {
	for i := range len(points) - 1 {
		b.stroke(c, width, points[i], points[i+1])
	}
}

// stroke draws a straight thin line, pixel by pixel along the axis to which it is closer.
func (b *brush) stroke(c view.Colour, width float64, from, to view.Point) {
	along := to.Sub(from)
	length := along.Length()
	if length == 0 || !b.seen.Meets(view.Bounds([]view.Point{from, to}).Inset(-width)) {
		return
	}
	along = along.Times(1 / length)
	pen := pen{b: b, c: c, from: from, along: along, length: length, half: width/2 + 0.5, most: min(width, 1)}
	steep := math.Abs(along.Y) > math.Abs(along.X)
	if steep {
		from, to, along = swapped(from), swapped(to), swapped(along)
	}
	if to.X < from.X {
		from, to = to, from
	}
	reach, slope := pen.half/math.Abs(along.X), along.Y/along.X
	low, high, top, bottom := b.seen.X, b.seen.Right(), b.seen.Y, b.seen.Bottom()
	if steep {
		low, high, top, bottom = top, bottom, low, high
	}
	for x := max(math.Floor(from.X-pen.half), low); x <= min(to.X+pen.half, high-1); x++ {
		y := from.Y + (x+0.5-from.X)*slope
		for v := max(math.Floor(y-reach), top); v <= min(y+reach, bottom-1); v++ {
			if steep {
				pen.dot(int(v), int(x))
			} else {
				pen.dot(int(x), int(v))
			}
		}
	}
}

func swapped(p view.Point) view.Point { return view.Point{X: p.Y, Y: p.X} }

// pen is one straight line being drawn.
type pen struct {
	b           *brush
	c           view.Colour
	from, along view.Point
	length      float64
	half, most  float64 // how far its colour reaches, and how much of a pixel it covers at most
}

// dot colours a pixel as much as the line covers it.
func (p *pen) dot(x, y int) {
	dx, dy := float64(x)+0.5-p.from.X, float64(y)+0.5-p.from.Y
	aside, along := math.Abs(dx*p.along.Y-dy*p.along.X), dx*p.along.X+dy*p.along.Y
	ends := min(along+0.5, p.length+0.5-along, 1)
	covered := min(p.half-aside, p.most)
	if ends <= 0 || covered <= 0 {
		return
	}
	p.b.blend(x, y, p.c, covered*ends)
}

// blend mixes a part of a colour into a pixel, which is opaque.
func (b *brush) blend(x, y int, c view.Colour, part float64) {
	a := int32(part * float64(c&0xff) * (256.0 / 255))
	pix := b.onto.Pix[b.pixel(x, y):][:3:3]
	pix[0] += uint8((int32(c>>24&0xff) - int32(pix[0])) * a >> 8)
	pix[1] += uint8((int32(c>>16&0xff) - int32(pix[1])) * a >> 8)
	pix[2] += uint8((int32(c>>8&0xff) - int32(pix[2])) * a >> 8)
}

// circle is the outline of an ellipse.
func circle(at view.Point, rx, ry float64) []view.Point {
	n := int(min(max(6, 3*math.Sqrt(max(rx, ry))), 60))
	points := make([]view.Point, n)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		points[i] = view.Point{X: at.X + rx*cos, Y: at.Y + ry*sin}
	}
	return points
}

// ray is the point at a distance and an angle, clockwise from north.
func ray(from view.Point, angle, far float64) view.Point {
	sin, cos := math.Sincos(angle)
	return view.Point{X: from.X + far*sin, Y: from.Y - far*cos}
}
