package vector

import "math"

// Matrix transforms points: x becomes m[0]x + m[2]y + m[4], and y becomes m[1]x + m[3]y + m[5], in the order of SVG.
type Matrix [6]float64

// Identity changes nothing.
var Identity = Matrix{1, 0, 0, 1, 0, 0}

// Scale makes things f times as large and moves them then.
func Scale(f, dx, dy float64) Matrix { return Matrix{f, 0, 0, f, dx, dy} }

// rotation turns by an angle in radians, clockwise on the screen.
func rotation(angle float64) Matrix {
	sin, cos := math.Sincos(angle)
	return Matrix{cos, sin, -sin, cos, 0, 0}
}

// Rotation turns by an angle in radians around a point, clockwise on the screen.
func Rotation(angle, x, y float64) Matrix {
	return Matrix{1, 0, 0, 1, x, y}.Times(rotation(angle)).Times(Matrix{1, 0, 0, 1, -x, -y})
}

// Apply transforms a point.
func (m Matrix) Apply(p Point) Point {
	return Point{m[0]*p.X + m[2]*p.Y + m[4], m[1]*p.X + m[3]*p.Y + m[5]}
}

// Times is the matrix that does n first and then m.
func (m Matrix) Times(n Matrix) Matrix {
	x, y, at := Point{n[0], n[1]}, Point{n[2], n[3]}, m.Apply(Point{n[4], n[5]})
	linear := Matrix{m[0], m[1], m[2], m[3], 0, 0}
	x, y = linear.Apply(x), linear.Apply(y)
	return Matrix{x.X, x.Y, y.X, y.Y, at.X, at.Y}
}

// Factor is how much longer things become, on the average of both directions.
func (m Matrix) Factor() float64 { return math.Sqrt(math.Abs(m[0]*m[3] - m[1]*m[2])) }

// inverse is the matrix that undoes this one.
func (m Matrix) inverse() Matrix {
	d := m[0]*m[3] - m[1]*m[2]
	i := Matrix{m[3] / d, -m[1] / d, -m[2] / d, m[0] / d, 0, 0}
	at := i.Apply(Point{m[4], m[5]})
	i[4], i[5] = -at.X, -at.Y
	return i
}
