package view

import (
	"math"

	"sohofoundry/render/ui/vector"
)

// Point is a place, to the right and down from the upper left corner.
type Point = vector.Point

// Size is a width and a height.
type Size struct{ W, H float64 }

// Rect is an area.
type Rect struct{ X, Y, W, H float64 }

// Whole is the area of a window of a size.
func Whole(s Size) Rect { return Rect{0, 0, s.W, s.H} }

// Around is an area with its middle at p.
func Around(p Point, w, h float64) Rect { return Rect{p.X - w/2, p.Y - h/2, w, h} }

// Right is the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Middle is the point in the middle.
func (r Rect) Middle() Point { return Point{X: r.X + r.W/2, Y: r.Y + r.H/2} }

// Empty reports whether nothing fits in.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether a point is in the area.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.Right() && p.Y < r.Bottom()
}

// Distance is how far a point is from the area, 0 inside of it.
func (r Rect) Distance(p Point) float64 {
	dx, dy := max(r.X-p.X, 0, p.X-r.Right()), max(r.Y-p.Y, 0, p.Y-r.Bottom())
	return math.Sqrt(dx*dx + dy*dy) // much faster than math.Hypot, and there are no lengths for which that would be needed
}

// Holds reports whether all of another area is in this one, give or take rounding.
func (r Rect) Holds(o Rect) bool {
	const slack = 0.01
	return o.X >= r.X-slack && o.Y >= r.Y-slack && o.Right() <= r.Right()+slack && o.Bottom() <= r.Bottom()+slack
}

// Meets reports whether two areas share more than an edge.
func (r Rect) Meets(o Rect) bool { return !r.Shared(o).Empty() }

// Shared is the intersection of two areas.
func (r Rect) Shared(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, min(r.Right(), o.Right()) - x, min(r.Bottom(), o.Bottom()) - y}
}

// Joined is the smallest area with both in it. An empty one has no part in it.
func (r Rect) Joined(o Rect) Rect {
	switch {
	case r.Empty():
		return o
	case o.Empty():
		return r
	}
	return Bounds([]Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: o.X, Y: o.Y}, {X: o.Right(), Y: o.Bottom()}})
}

// Within is the area moved as little as needed to lie in another one; an area that is too large begins where the other one
// begins.
func (r Rect) Within(o Rect) Rect {
	r.X = max(min(r.X, o.Right()-r.W), o.X)
	r.Y = max(min(r.Y, o.Bottom()-r.H), o.Y)
	return r
}

// Move is the area moved.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Inset is the area without a margin on all sides; a negative margin makes it larger.
func (r Rect) Inset(d float64) Rect { return r.Insets(d, d) }

// Insets is the area without margins at the sides, and at the top and the bottom.
func (r Rect) Insets(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy} }

// Top cuts a strip off at the top.
func (r Rect) Top(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// Foot cuts a strip off at the bottom.
func (r Rect) Foot(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// Left cuts a strip off at the left.
func (r Rect) Left(w float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// Side cuts a strip off at the right.
func (r Rect) Side(w float64) (strip, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Columns divides the area into n equal columns with gaps between them.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	list := make([]Rect, n)
	for i := range list {
		list[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return list
}

// Bounds is the smallest area around some points.
func Bounds(points []Point) Rect {
	if len(points) == 0 {
		return Rect{}
	}
	low, high := points[0], points[0]
	for _, p := range points[1:] {
		low.X, low.Y = min(low.X, p.X), min(low.Y, p.Y)
		high.X, high.Y = max(high.X, p.X), max(high.Y, p.Y)
	}
	return Rect{low.X, low.Y, high.X - low.X, high.Y - low.Y}
}

// Smooth is a curve through some points as many short straight pieces (Catmull and Rom).
func Smooth(points []Point, pieces int) []Point {
	if len(points) < 3 {
		return points
	}
	at := func(i int) Point { return points[min(max(i, 0), len(points)-1)] }
	curve := make([]Point, 1, 1+(len(points)-1)*pieces)
	curve[0] = points[0]
	for i := range len(points) - 1 {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for n := 1; n <= pieces; n++ {
			t := float64(n) / float64(pieces)
			curve = append(curve, spline(a, b, c, d, t))
		}
	}
	return curve
}

func spline(a, b, c, d Point, t float64) Point {
	one := func(a, b, c, d float64) float64 {
		return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
	}
	return Point{X: one(a.X, b.X, c.X, d.X), Y: one(a.Y, b.Y, c.Y, d.Y)}
}

// Ease turns even motion, from 0 to 1, into one that starts and ends gently.
func Ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// Beside is a line at a distance from another one, at its left if that is positive.
func Beside(line []Point, away float64) []Point {
	moved := make([]Point, len(line))
	for i, p := range line {
		along := line[min(i+1, len(line)-1)].Sub(line[max(i-1, 0)])
		if long := along.Length(); long > 0 {
			p = p.Add(Point{X: along.Y, Y: -along.X}.Times(away / long))
		}
		moved[i] = p
	}
	return moved
}

// Tangent is a point of a line with the direction of the line there, which is 1 long.
type Tangent struct{ Point, Direction Point }

// Long is how long a line is.
func Long(line []Point) (long float64) {
	for i := 1; i < len(line); i++ {
		long += line[i].Sub(line[i-1]).Length()
	}
	return long
}

// Walk is the point at a distance along a line, and the number of the straight piece that it lies on, from 1. The last one goes on without
// an end.
func Walk(line []Point, far float64) (at Tangent, piece int) {
	for i := 1; i < len(line); i++ {
		step := line[i].Sub(line[i-1])
		long := step.Length()
		if far <= long && long > 0 || i == len(line)-1 {
			along := step.Times(1 / max(long, 1e-9))
			return Tangent{line[i-1].Add(along.Times(far)), along}, i
		}
		far -= long
	}
	return Tangent{line[0], Point{X: 1}}, 0
}

// Along are points of a line at equal distances, half of one from its ends.
func Along(line []Point, every float64) (places []Tangent) {
	for far, long := every/2, Long(line); far <= long; far += every {
		at, _ := Walk(line, far)
		places = append(places, at)
	}
	return places
}
