package vector

import "math"

// tolerance is how far straight pieces may be from their curve, in pixels.
const tolerance = 0.05

// run is a line of straight pieces, none of which has no length.
type run struct {
	points []Point
	closed bool
}

// runs are the outlines of the path with their curves made straight, in dashes if there are any.
func (p *Path) runs(dashes []float64) (list []run) {
	var r run
	end := func() {
		switch {
		case len(r.points) == 0:
		case sum(dashes) > 0:
			list = append(list, r.dashed(dashes)...)
		default:
			list = append(list, r)
		}
		r = run{}
	}
	p.each(func(v verb, from Point, to []Point) {
		if v == move {
			end()
			r.points = []Point{to[0]}
			return
		}
		r.start(from)
		if v == shut {
			r.shut()
			end()
			return
		}
		straighten(from, to, r.to)
	})
	end()
	return list
}

// start begins with a point, if nothing has begun: after an outline was closed, the next goes on from where it started.
func (r *run) start(at Point) {
	if len(r.points) == 0 {
		r.points = []Point{at}
	}
}

func (r *run) to(at Point) {
	if at != r.points[len(r.points)-1] {
		r.points = append(r.points, at)
	}
}

func (r *run) shut() {
	if n := len(r.points); n > 1 && r.points[0] == r.points[n-1] {
		r.points = r.points[:n-1]
	}
	r.closed = len(r.points) > 1
}

// straighten goes through the points of a line or a curve, all but the first, in pieces as straight as must be.
func straighten(from Point, way []Point, to func(Point)) {
	end := way[len(way)-1]
	switch len(way) {
	case 2: // as a cubic curve
		curve(from, from.Add(way[0].Times(2)).Times(1.0/3), end.Add(way[0].Times(2)).Times(1.0/3), end, to)
	case 3:
		curve(from, way[0], way[1], end, to)
	}
	to(end)
}

// curve goes through points of a cubic curve, without its ends.
func curve(a, b, c, d Point, to func(Point)) {
	bend := max(a.Sub(b.Times(2)).Add(c).Length(), b.Sub(c.Times(2)).Add(d).Length())
	pieces := math.Ceil(math.Sqrt(0.75 * bend / tolerance))
	for i := 1.0; i < pieces; i++ {
		t := i / pieces
		u := 1 - t
		to(a.Times(u * u * u).Add(b.Times(3 * u * u * t)).Add(c.Times(3 * u * t * t)).Add(d.Times(t * t * t)))
	}
}

// dashed cuts the line into pieces.
func (r *run) dashed(dashes []float64) (list []run) {
	points := r.points
	if r.closed {
		points = append(points, points[0])
	}
	dash := run{points: []Point{points[0]}}
	turn, left := 0, dashes[0]
	for i := 1; i < len(points); i++ {
		from, way := points[i-1], points[i].Sub(points[i-1])
		length := way.Length()
		gone := 0.0
		for ; gone+left < length; turn, left = turn+1, dashes[(turn+1)%len(dashes)] {
			gone += left
			cut := from.Add(way.Times(gone / length))
			if turn%2 == 0 {
				dash.to(cut)
				list = append(list, dash)
			}
			dash = run{points: []Point{cut}}
		}
		left -= length - gone
		dash.to(points[i])
	}
	if turn%2 == 0 {
		list = append(list, dash)
	}
	return list
}

func sum(list []float64) (total float64) {
	for _, v := range list {
		total += v
	}
	return total
}
