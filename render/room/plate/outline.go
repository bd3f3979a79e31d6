package plate

import (
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

func pt(x, y float64) vector.Point { return vector.Point{X: x, Y: y} }

// box is the outline of a box, clockwise.
func box(a view.Rect, r float64) *vector.Path {
	var p vector.Path
	if r = min(r, a.W/2, a.H/2); r <= 0 {
		p.Box(a.X, a.Y, a.W, a.H)
		return &p
	}
	k := r * (1 - vector.Bulge)
	p.MoveTo(a.X+r, a.Y)
	p.LineTo(a.Right()-r, a.Y)
	p.CubeTo(a.Right()-k, a.Y, a.Right(), a.Y+k, a.Right(), a.Y+r)
	p.LineTo(a.Right(), a.Bottom()-r)
	p.CubeTo(a.Right(), a.Bottom()-k, a.Right()-k, a.Bottom(), a.Right()-r, a.Bottom())
	p.LineTo(a.X+r, a.Bottom())
	p.CubeTo(a.X+k, a.Bottom(), a.X, a.Bottom()-k, a.X, a.Bottom()-r)
	p.LineTo(a.X, a.Y+r)
	p.CubeTo(a.X, a.Y+k, a.X+k, a.Y, a.X+r, a.Y)
	p.Close()
	return &p
}

// reversed is the outline of a box the other way round, which cuts it out of another one.
func reversed(a view.Rect, r float64) *vector.Path {
	return box(view.Rect{X: -a.Right(), Y: a.Y, W: a.W, H: a.H}, r).Transformed(vector.Matrix{-1, 0, 0, 1, 0, 0})
}

// hexagon stands on a corner.
func hexagon(x, y, r float64) *vector.Path {
	return star(x, y, r, []float64{math.Pi / 6}, []float64{1}, 6)
}

// cog is a wheel with teeth.
func cog(x, y, r float64) *vector.Path {
	return star(x, y, r, []float64{-0.26, -0.16, 0.16, 0.26}, []float64{0.76, 1, 1, 0.76}, 8)
}

// shield is a coat of arms.
func shield(x, y, r float64) *vector.Path {
	var p vector.Path
	wide := 0.86 * r
	p.MoveTo(x-wide, y-wide)
	p.LineTo(x+wide, y-wide)
	p.LineTo(x+wide, y+0.1*r)
	p.CubeTo(x+wide, y+0.62*r, x+0.4*r, y+0.9*r, x, y+1.06*r)
	p.CubeTo(x-0.4*r, y+0.9*r, x-wide, y+0.62*r, x-wide, y+0.1*r)
	p.Close()
	return &p
}

// rhombus stands on a corner.
func rhombus(x, y, r float64) *vector.Path {
	var p vector.Path
	p.Polygon(pt(x, y-r), pt(x+r, y), pt(x, y+r), pt(x-r, y))
	return &p
}

// medal has a scalloped edge.
func medal(x, y, r float64) *vector.Path {
	return star(x, y, r, []float64{0, math.Pi / 12}, []float64{1, 1.16}, 12)
}

// star is a shape that is the same again so many times around its middle: at some angles, so far out.
func star(x, y, r float64, angles, out []float64, times int) *vector.Path {
	var p vector.Path
	var list []vector.Point
	for i := range times {
		for j, a := range angles {
			sin, cos := math.Sincos(a + 2*math.Pi*float64(i)/float64(times))
			list = append(list, pt(x+r*out[j]*cos, y+r*out[j]*sin))
		}
	}
	p.Polygon(list...)
	return &p
}
