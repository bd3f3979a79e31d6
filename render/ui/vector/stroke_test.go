package vector

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestLines(t *testing.T) {
	var straight, square, corner, circle, dot Path
	straight.Polyline(Point{20, 50}, Point{80, 50})
	square.Polygon(box(20, 20, 80, 80)...)
	corner.Polyline(Point{20, 20}, Point{80, 20}, Point{80, 80})
	circle.Ellipse(65, 65, 30, 30)
	dot.Polyline(Point{50, 50}, Point{50, 50})
	for name, c := range map[string]struct {
		path *Path
		pen  Pen
		want float64
	}{
		"cut off":                 {&straight, Pen{Width: 10}, 600},
		"with round ends":         {&straight, RoundPen(10), 600 + math.Pi*25},
		"thin":                    {&straight, Pen{Width: 0.5}, 30},
		"pointed corners":         {&square, Pen{Width: 10}, 2400},
		"round corners":           {&square, RoundPen(10), 2400 - 100 + math.Pi*25},
		"one corner":              {&corner, Pen{Width: 10}, 1200},
		"a ring":                  {&circle, Pen{Width: 10}, math.Pi * (35*35 - 25*25)},
		"a ring without a hole":   {&circle, Pen{Width: 60}, math.Pi * 60 * 60},
		"a dot":                   {&dot, RoundPen(10), math.Pi * 25},
		"no dot without an end":   {&dot, Pen{Width: 10}, 0},
		"dashes":                  {&straight, Pen{Width: 10, Dashes: []float64{10, 5}}, 400},
		"an odd number of dashes": {&straight, Pen{Width: 10, Dashes: []float64{10}}, 300},
		"dashes around a square":  {&square, Pen{Width: 2, Dashes: []float64{15, 15}}, 4 * 30 * 2},
		"dotted":                  {&straight, Pen{Width: 4, Cap: Round, Dashes: []float64{0, 15}}, 4 * math.Pi * 4},
	} {
		if got := covered(mask(c.path.Outline(c.pen), 130, 130)); math.Abs(got-c.want) > 0.03*c.want {
			t.Errorf("%s: %.1f pixels, not %.1f", name, got, c.want)
		}
	}
}

// TestLinesCoverWhatIsNear: whatever way a round line takes, all that is nearer than half of its width is covered, and nothing else.
func TestLinesCoverWhatIsNear(t *testing.T) {
	dice := rand.New(rand.NewPCG(5, 6))
	for turn := range 200 {
		var p Path
		some := func() Point { return Point{10 + dice.Float64()*80, 10 + dice.Float64()*80} }
		var way []Point
		for range 2 + dice.IntN(6) {
			way = append(way, some())
		}
		p.Polyline(way...)
		if dice.IntN(2) == 0 {
			p.Close()
			way = append(way, way[0])
		}
		half := 0.5 + dice.Float64()*12
		m := mask(p.Outline(RoundPen(2*half)), 100, 100)
		for y := range 100 {
			for x := range 100 {
				d, a := distance(Point{float64(x) + 0.5, float64(y) + 0.5}, way), m.AlphaAt(x, y).A
				if d < half-0.8 && a < 250 || d > half+0.8 && a > 5 {
					t.Fatalf("line %d, %v wide: %d, %d is %.1f away and covered by %d of 255", turn, 2*half, x, y, d, a)
				}
			}
		}
	}
}

// distance is how far a point is from a line.
func distance(from Point, way []Point) float64 {
	nearest := math.Inf(1)
	for i := 1; i < len(way); i++ {
		d := way[i].Sub(way[i-1])
		t := max(0, min(1, from.Sub(way[i-1]).dot(d)/d.dot(d)))
		nearest = min(nearest, from.Sub(way[i-1].Add(d.Times(t))).Length())
	}
	return nearest
}
