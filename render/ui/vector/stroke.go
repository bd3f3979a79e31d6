package vector

import (
	"image/color"
	"image/draw"
	"math"
	"slices"
)

// Cap is how a line ends.
type Cap uint8

// The ends of lines: cut off where they end, or with half a disc around it.
const (
	Butt Cap = iota
	Round
)

// Join is how a line turns a corner.
type Join uint8

// The corners of lines: pointed, or cut off where they would be longer than miterLimit, or round.
const (
	Miter Join = iota
	Rounded
)

// miterLimit is how long a pointed corner may be, in widths of the line.
const miterLimit = 4

// Pen is how a line is drawn. Dashes are the lengths of dashes and gaps, in turn.
type Pen struct {
	Width  float64
	Cap    Cap
	Join   Join
	Dashes []float64
}

// RoundPen draws lines with round ends and corners.
func RoundPen(width float64) Pen { return Pen{Width: width, Cap: Round, Join: Rounded} }

// Times is a pen that is f times as large.
func (p Pen) Times(f float64) Pen {
	p.Width *= f
	p.Dashes = slices.Clone(p.Dashes)
	for i := range p.Dashes {
		p.Dashes[i] *= f
	}
	return p
}

// Stroke draws the path as a line.
func (p *Path) Stroke(onto draw.Image, pen Pen, c color.Color) { p.Outline(pen).Fill(onto, c) }

// Outline is the area that a line along the path covers.
func (p *Path) Outline(pen Pen) *Path {
	o := &outline{pen: pen, half: pen.Width / 2}
	for _, r := range p.runs(pen.Dashes) {
		o.run(r)
	}
	return &o.Path
}

// outline goes around lines, with the line on its right and the direction of the line as its own.
type outline struct {
	Path
	pen  Pen
	half float64
}

// run goes around a line of straight pieces.
func (o *outline) run(r run) {
	back := slices.Clone(r.points)
	slices.Reverse(back)
	switch {
	case len(r.points) == 1:
		if o.pen.Cap == Round {
			o.arc(r.points[0], Point{X: o.half}, -2*math.Pi)
			o.Close()
		}
	case r.closed:
		o.ring(r.points)
		o.ring(back)
	default:
		o.side(r.points)
		o.side(back)
		o.Close()
	}
}

// ring goes along one side of a closed line.
func (o *outline) ring(points []Point) {
	n := len(points)
	for i, p := range points {
		o.corner(points[(i+n-1)%n], p, points[(i+1)%n])
	}
	o.Close()
}

// side goes along one side of an open line, and around its end.
func (o *outline) side(points []Point) {
	last := len(points) - 1
	for i, p := range points {
		switch {
		case i == 0:
			o.to(p.Add(o.normal(direction(p, points[1]))))
		case i < last:
			o.corner(points[i-1], p, points[i+1])
		default:
			n := o.normal(direction(points[i-1], p))
			o.to(p.Add(n))
			if o.pen.Cap == Round {
				o.arc(p, n, -math.Pi)
			}
		}
	}
}

// corner goes around a corner. On its inner side, the overlap of the two pieces must not count twice, or the edge would be rough:
// they are cut off where they meet. Where they are too short for that, the way goes by the corner itself.
func (o *outline) corner(before, at, after Point) {
	d, e := direction(before, at), direction(at, after)
	n, m := o.normal(d), o.normal(e)
	sin, cos := d.cross(e), max(-1, min(1, d.dot(e)))
	meet := at.Add(n.Add(m).Times(1 / (1 + cos)))
	isInner := sin > 0
	if isInner && 2*o.half*sin <= (1+cos)*min(at.Sub(before).Length(), after.Sub(at).Length()) {
		o.to(meet)
		return
	}
	o.to(at.Add(n))
	switch {
	case isInner:
		o.to(at)
	case o.pen.Join == Rounded:
		o.arc(at, n, -math.Acos(cos))
	case (1+cos)/2 > 1/float64(miterLimit*miterLimit):
		o.to(meet)
	}
	o.to(at.Add(m))
}

// arc goes around a point, from an offset on and by an angle.
func (o *outline) arc(centre, from Point, angle float64) {
	step := 2 * math.Acos(1-min(tolerance/o.half, 1))
	pieces := math.Ceil(math.Abs(angle) / step)
	for i := 1.0; i <= pieces; i++ {
		o.to(centre.Add(from.turned(angle * i / pieces)))
	}
}

func (o *outline) to(at Point) {
	if o.Empty() || o.verbs[len(o.verbs)-1] == shut {
		o.MoveTo(at.X, at.Y)
		return
	}
	o.LineTo(at.X, at.Y)
}

// normal is the offset from the line to its side.
func (o *outline) normal(d Point) Point { return Point{-d.Y, d.X}.Times(o.half) }

func direction(from, to Point) Point {
	d := to.Sub(from)
	return d.Times(1 / d.Length())
}
