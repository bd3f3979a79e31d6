package motion

import "sohofoundry/render/ui/view"

// path is the way of a piece over the screen, with how much of it is over.
type path struct {
	from, to view.Rect
	points   []view.Point // along links; without, it goes in an arc
	arc      float64      // how high that is, in parts of its length
	board    view.Rect
	progress float64
}

// How high pieces are carried through the air, in parts of their way and at most.
const (
	slightArc, slightMost = 0.12, 40.0
	goodsArc, goodsMost   = 0.3, 90.0
)

func pathOf(f *Flight, from, to view.Rect, places *Places) *path {
	p := &path{from: from, to: to, board: places.Board, progress: f.Progress}
	if len(f.Way) > 0 {
		p.points = append(append([]view.Point{from.Middle()}, places.Along(f.Way)...), to.Middle())
	}
	long := to.Middle().Sub(from.Middle()).Length()
	p.arc = min(slightArc*long, slightMost)
	if f.Piece.Kind == GoodsPiece {
		p.arc = min(goodsArc*long, goodsMost)
	}
	return p
}

// Sides of things on their way, in logical units.
const (
	smallest = 18.0
	largest  = 64.0
)

// Between is the area of a piece that is carried through the air, a part t of its way from one area to another.
func Between(from, to view.Rect, t float64) view.Rect {
	arc := min(slightArc*to.Middle().Sub(from.Middle()).Length(), slightMost)
	return view.Around(arched(from.Middle(), to.Middle(), arc, t), from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t)
}

func (p *path) now() view.Rect { return p.at(p.progress) }

// at is the square of the piece a part t of its way: it grows or shrinks from one area to the other. Where it does not go along links
// it goes in an arc, so that it is seen to be carried.
func (p *path) at(t float64) view.Rect {
	side := func(r view.Rect) float64 { return min(max(min(r.W, r.H), smallest), largest) }
	s := side(p.from) + (side(p.to)-side(p.from))*t
	if p.points != nil {
		at, _ := view.Walk(p.points, t*view.Long(p.points))
		return view.Around(at.Point, s, s)
	}
	return view.Around(arched(p.from.Middle(), p.to.Middle(), p.arc, t), s, s)
}

// arched is the point a part t of the way from one point to another in an arc of a height.
func arched(from, to view.Point, high, t float64) view.Point {
	at := from.Between(to, t)
	at.Y -= 4 * t * (1 - t) * high
	return at
}

// gone is how long the way is that is behind the piece.
func (p *path) gone() float64 {
	if p.points == nil {
		return p.progress * p.to.Middle().Sub(p.from.Middle()).Length()
	}
	return p.progress * view.Long(p.points)
}

// seen reports whether the piece is in sight: links may lead out of the part of the board that is, and to a market from there.
func (p *path) seen() bool {
	if p.points == nil {
		return true
	}
	at, piece := view.Walk(p.points, p.gone())
	last := len(p.points) - 1
	return p.board.Has(at.Point) || piece == 1 && p.board.Has(p.points[1]) || piece == last && p.board.Has(p.points[last-1])
}
