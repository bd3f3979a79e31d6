// Package vector draws lines, curves and areas into pictures in memory, without help of a graphics card: smooth at their
// edges, and the same on every machine. A Path is built by hand; a Shape is an illustration made of paths, which keeps its
// colours as roles and says of each layer when it is drawn.
package vector

import (
	"image"
	"math"
	"slices"
)

// Point is a place in a picture, or an offset in it: x goes right, y down.
type Point struct{ X, Y float64 }

// Add moves a point.
func (p Point) Add(o Point) Point { return Point{p.X + o.X, p.Y + o.Y} }

// Sub is the vector from o to p.
func (p Point) Sub(o Point) Point { return Point{p.X - o.X, p.Y - o.Y} }

// Times scales a vector.
func (p Point) Times(f float64) Point { return Point{p.X * f, p.Y * f} }

// Length is the length of a vector.
func (p Point) Length() float64 { return math.Hypot(p.X, p.Y) }

// Between is the point a part t of the way from p to o.
func (p Point) Between(o Point, t float64) Point { return p.Add(o.Sub(p).Times(t)) }

func (p Point) dot(q Point) float64    { return p.X*q.X + p.Y*q.Y }
func (p Point) cross(q Point) float64  { return p.X*q.Y - p.Y*q.X }
func (p Point) turned(a float64) Point { return rotation(a).Apply(p) }

// verb says how a path goes on.
type verb uint8

const (
	move verb = iota
	line
	quad
	cube
	shut
	verbs
)

// points says how many of them belong to a verb.
var points = [verbs]int{move: 1, line: 1, quad: 2, cube: 3}

// Path is a number of outlines of lines and curves. Its zero value is empty. A point is inside if the outlines go around it
// more often in one direction than in the other: a hole runs the other way.
type Path struct {
	verbs  []verb
	points []Point
}

// MoveTo starts another outline.
func (p *Path) MoveTo(x, y float64) { p.add(move, Point{x, y}) }

// LineTo goes on straight.
func (p *Path) LineTo(x, y float64) { p.add(line, Point{x, y}) }

// QuadTo goes on in a quadratic Bézier curve with a control point at x1, y1.
func (p *Path) QuadTo(x1, y1, x, y float64) { p.add(quad, Point{x1, y1}, Point{x, y}) }

// CubeTo goes on in a cubic Bézier curve with two control points.
func (p *Path) CubeTo(x1, y1, x2, y2, x, y float64) {
	p.add(cube, Point{x1, y1}, Point{x2, y2}, Point{x, y})
}

// Close goes back to where the outline started.
func (p *Path) Close() { p.add(shut) }

// Empty reports whether there is nothing in the path.
func (p *Path) Empty() bool { return len(p.verbs) == 0 }

// Polygon adds a closed outline through some points.
func (p *Path) Polygon(corners ...Point) {
	p.Polyline(corners...)
	p.Close()
}

// Polyline adds an open one.
func (p *Path) Polyline(corners ...Point) {
	for i, c := range corners {
		if i == 0 {
			p.MoveTo(c.X, c.Y)
		} else {
			p.LineTo(c.X, c.Y)
		}
	}
}

// Box adds a closed one around an area, clockwise.
func (p *Path) Box(x, y, w, h float64) {
	p.Polygon(Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
}

// Bulge is how far the control points of a quarter of a circle lie from its ends, in parts of the radius.
const Bulge = 0.5522847498

// Ellipse adds a closed one around x, y.
func (p *Path) Ellipse(x, y, rx, ry float64) {
	const k = Bulge
	p.MoveTo(x+rx, y)
	p.CubeTo(x+rx, y+k*ry, x+k*rx, y+ry, x, y+ry)
	p.CubeTo(x-k*rx, y+ry, x-rx, y+k*ry, x-rx, y)
	p.CubeTo(x-rx, y-k*ry, x-k*rx, y-ry, x, y-ry)
	p.CubeTo(x+k*rx, y-ry, x+rx, y-k*ry, x+rx, y)
	p.Close()
}

// Add adds all of another path, transformed.
func (p *Path) Add(other *Path, m Matrix) {
	p.verbs = append(p.verbs, other.verbs...)
	p.points = slices.Grow(p.points, len(other.points))
	for _, at := range other.points {
		p.points = append(p.points, m.Apply(at))
	}
}

// Transformed is a copy of the path, transformed.
func (p *Path) Transformed(m Matrix) *Path {
	var t Path
	t.Add(p, m)
	return &t
}

func (p *Path) add(v verb, at ...Point) {
	p.verbs = append(p.verbs, v)
	p.points = append(p.points, at...)
}

// Tracer is a pen of something else that paths can be drawn with.
type Tracer interface {
	MoveTo(p Point)
	LineTo(p Point)
	QuadTo(bend, p Point)
	CubeTo(first, second, p Point)
	Close()
}

// Trace draws the path with a pen.
func (p *Path) Trace(pen Tracer) {
	p.each(func(v verb, _ Point, to []Point) {
		switch v {
		case move:
			pen.MoveTo(to[0])
		case line:
			pen.LineTo(to[0])
		case quad:
			pen.QuadTo(to[0], to[1])
		case cube:
			pen.CubeTo(to[0], to[1], to[2])
		case shut:
			pen.Close()
		}
	})
}

// each calls a function for every verb, with where the pen is and the points of the verb; for closing, that is the start.
func (p *Path) each(f func(v verb, from Point, to []Point)) {
	var pen, start Point
	rest := p.points
	for _, v := range p.verbs {
		to := rest[:points[v]]
		rest = rest[points[v]:]
		switch v {
		case move:
			start = to[0]
		case shut:
			to = []Point{start}
		}
		f(v, pen, to)
		pen = to[len(to)-1]
	}
}

// Extent is the box that the path lies in, with all of its control points.
func (p *Path) Extent() (least, most Point) {
	if len(p.points) == 0 {
		return least, most
	}
	least, most = p.points[0], p.points[0]
	for _, at := range p.points {
		least = Point{min(least.X, at.X), min(least.Y, at.Y)}
		most = Point{max(most.X, at.X), max(most.Y, at.Y)}
	}
	return least, most
}

// Bounds are the pixels that the path lies in.
func (p *Path) Bounds() image.Rectangle {
	least, most := p.Extent()
	return image.Rect(int(math.Floor(least.X)), int(math.Floor(least.Y)), int(math.Ceil(most.X)), int(math.Ceil(most.Y)))
}
