package zones

import (
	"image"
	"image/draw"
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// brush paints into a picture, with lengths in logical units that are k pixels each.
type brush struct {
	*image.RGBA
	k float64
}

func (b *brush) path(points []view.Point) *vector.Path {
	var p vector.Path
	p.Polyline(points...)
	return p.Transformed(vector.Scale(b.k, 0, 0))
}

// stroke draws a line, in dashes if there are any.
func (b *brush) stroke(points []view.Point, width float64, c view.Colour, dashes ...float64) {
	pen := vector.RoundPen(width * b.k)
	if len(dashes) > 0 {
		pen.Cap = vector.Butt
		for _, d := range dashes {
			pen.Dashes = append(pen.Dashes, d*b.k)
		}
	}
	b.path(points).Stroke(b.RGBA, pen, c.NRGBA())
}

// hatch draws many straight lines at once.
func (b *brush) hatch(lines [][2]view.Point, width float64, c view.Colour) {
	var p vector.Path
	for _, l := range lines {
		p.Polyline(l[0], l[1])
	}
	p.Transformed(vector.Scale(b.k, 0, 0)).Stroke(b.RGBA, vector.Pen{Width: max(width*b.k, 0.6)}, c.NRGBA())
}

// band fills whole rows of an area, shading from one colour to another.
func (b *brush) band(area view.Rect, top, foot view.Colour) {
	y0, y1 := int(math.Round(area.Y*b.k)), int(math.Round(area.Bottom()*b.k))
	x0, x1 := int(math.Round(area.X*b.k)), int(math.Round(area.Right()*b.k))
	for y := y0; y < y1; y++ {
		c := top.Mix(foot, (float64(y-y0)+0.5)/float64(y1-y0))
		draw.Draw(b.RGBA, image.Rect(x0, y, x1, y+1), image.NewUniform(c.NRGBA()), image.Point{}, draw.Over)
	}
}

// glow is a soft round light, strongest in its middle, within the picture.
func (b *brush) glow(at view.Point, rx, ry float64, c view.Colour) {
	red, green, blue, strength := c.Parts()
	x, y, rx, ry := at.X*b.k, at.Y*b.k, rx*b.k, ry*b.k
	area := image.Rect(int(x-rx), int(y-ry), int(x+rx)+1, int(y+ry)+1).Intersect(b.Rect)
	over := func(pixel *uint8, light, part float32) { *pixel = uint8(float32(*pixel)*(1-part) + 255*light*part) }
	for py := area.Min.Y; py < area.Max.Y; py++ {
		dy := (float64(py) + 0.5 - y) / ry
		row := b.Pix[b.PixOffset(area.Min.X, py):][:4*area.Dx()]
		for i := 0; i < len(row); i += 4 {
			dx := (float64(area.Min.X+i/4) + 0.5 - x) / rx
			if away := dx*dx + dy*dy; away < 1 {
				part := strength * float32((1-away)*(1-away))
				over(&row[i], red, part)
				over(&row[i+1], green, part)
				over(&row[i+2], blue, part)
			}
		}
	}
}

// rounded is a line with round corners, as many short pieces.
func rounded(points []view.Point, r float64) (curve []view.Point) {
	for i, p := range points {
		if i == 0 || i == len(points)-1 {
			curve = append(curve, p)
			continue
		}
		before, after := points[i-1].Sub(p), points[i+1].Sub(p)
		a, b := before.Length(), after.Length()
		if a == 0 || b == 0 {
			continue
		}
		q := min(r, a/2, b/2)
		from, to := p.Add(before.Times(q/a)), p.Add(after.Times(q/b))
		const pieces = 8
		for n := 0; n <= pieces; n++ {
			t := float64(n) / pieces
			curve = append(curve, from.Between(p, t).Between(p.Between(to, t), t))
		}
	}
	return curve
}

// wavy is a line that swings around another one.
func wavy(points []view.Point, by, every float64) (curve []view.Point) {
	const step = 6
	long := view.Long(points)
	for far := 0.0; far < long; far += step {
		at, _ := view.Walk(points, far)
		out := view.Point{X: -at.Direction.Y, Y: at.Direction.X}
		swing := math.Sin(far/every*2*math.Pi) + 0.5*math.Sin(far/every*3.3)
		curve = append(curve, at.Point.Add(out.Times(by*swing)))
	}
	return append(curve, points[len(points)-1])
}
