package zones

import (
	"math"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
)

// web is where the networks run: each from the left to the right, in one of the gutters below the rows at every column, with branches to
// zones that its gutter does not pass (I27).
type web struct {
	*grid
	game  *industry.Game
	lines []*line
	in    [][]*line // by gutter: the lines that use it, from above
	down  [][]*line // by gap: the lines that change their gutter there
}

// line is a network on the board.
type line struct {
	network industry.Network
	gutters []int // by column
	stops   []stop
}

// stop is where a zone meets a network.
type stop struct {
	zone   industry.ID
	gutter int
	below  bool // the zone's lower edge is at the gutter
	at     float64
}

// webOf lays the networks of a board out on a grid.
func webOf(g *grid, game *industry.Game) *web {
	w := &web{grid: g, game: game, in: make([][]*line, g.rows), down: make([][]*line, g.columns+1)}
	for _, n := range industry.Networks {
		if l := w.laid(n); l != nil {
			w.lines = append(w.lines, l)
		}
	}
	w.settle()
	return w
}

// meets reports whether a zone is on a network: a factory that lies there, or a bonus zone that counts those.
func meets(game *industry.Game, z industry.ID, n industry.Network) bool {
	return game.OnNetwork(z, n) || game.Zones[z].Network == n
}

// laid finds the way of a network, nil if no zone on the grid meets it.
func (w *web) laid(n industry.Network) *line {
	var zones []industry.ID
	for z := w.first; z < w.last; z++ {
		if meets(w.game, z, n) {
			zones = append(zones, z)
		}
	}
	if len(zones) == 0 {
		return nil
	}
	l := &line{network: n, gutters: w.cheapest(zones)}
	for _, z := range zones {
		row, column, _ := w.cell(z)
		gutter := served(row, l.gutters[column])
		l.stops = append(l.stops, stop{zone: z, gutter: gutter, below: gutter == row})
		w.use(w.in, gutter, l)
		if gutter != l.gutters[column] {
			w.use(w.down, branchGap(column), l)
		}
	}
	for c, gutter := range l.gutters {
		w.use(w.in, gutter, l)
		if c > 0 && gutter != l.gutters[c-1] {
			w.use(w.down, c, l)
		}
	}
	return l
}

// use notes that a line uses a gutter or a gap.
func (w *web) use(of [][]*line, i int, l *line) {
	if n := len(of[i]); n == 0 || of[i][n-1] != l {
		of[i] = append(of[i], l)
	}
}

// served is the gutter at a row of zones that is nearest to another one: that above it or that below it, of which the first row has none
// above. Gutters are counted by the row that they lie below.
func served(row, gutter int) int {
	if row > 0 && gutter < row {
		return row - 1
	}
	return row
}

// branchGap is the gap in which a network branches off to a zone in a column.
func branchGap(column int) int { return max(column, 1) }

// What a way costs, against each other.
const (
	branchCost = 4.0 // of a zone that is not passed, for each row
	turnCost   = 2.0 // of another gutter
	rowCost    = 1.5 // for each row down or up
	shareCost  = 2.2 // of a gutter that another network uses at a column
	crowdCost  = 3.0 // of a gap that another one goes down
)

// cheapest is the gutter of a network at each column, with the least cost in all.
func (w *web) cheapest(zones []industry.ID) []int {
	cost := make([]float64, w.rows)
	from := make([][]int, w.columns)
	for c := range w.columns {
		next := make([]float64, w.rows)
		from[c] = make([]int, w.rows)
		for q := range w.rows {
			next[q] = math.Inf(1)
			for before := range w.rows {
				if sum := cost[before] + w.turn(c, before, q); sum < next[q] {
					next[q], from[c][q] = sum, before
				}
			}
			next[q] += w.here(zones, c, q)
		}
		cost = next
	}
	best := 0
	for q := range w.rows {
		if cost[q] < cost[best] {
			best = q
		}
	}
	gutters := make([]int, w.columns)
	for c := w.columns - 1; c >= 0; c-- {
		gutters[c] = best
		best = from[c][best]
	}
	return gutters
}

// turn is what a change of the gutter before a column costs; none before the first.
func (w *web) turn(column, before, after int) float64 {
	switch {
	case before == after:
		return 0
	case column == 0:
		return math.Inf(1)
	}
	return turnCost + rowCost*math.Abs(float64(after-before)) + crowdCost*float64(len(w.down[column]))
}

// here is what a gutter at a column costs.
func (w *web) here(zones []industry.ID, column, gutter int) (cost float64) {
	for _, z := range zones {
		if row, at, _ := w.cell(z); at == column {
			cost += branchCost * math.Abs(float64(served(row, gutter)-gutter))
		}
	}
	for _, other := range w.lines {
		if other.gutters[column] == gutter {
			cost += shareCost
		}
	}
	return cost
}

// The places of stops along the lower and the upper edge of a zone, in parts of its width, by how many networks meet it there: they leave
// room for what stands at its corners.
var (
	stopsBelow = [...][]float64{{0.18}, {0.18, 0.46}, {0.16, 0.38, 0.6}, {0.14, 0.31, 0.48, 0.65}}
	stopsAbove = [...][]float64{{0.5}, {0.36, 0.64}, {0.3, 0.5, 0.7}, {0.26, 0.42, 0.58, 0.74}}
	besideName = [...][]float64{{0.66}, {0.66, 0.84}, {0.62, 0.76, 0.9}, {0.6, 0.7, 0.8, 0.9}} // above, at the right of a column's letter
)

// side is an edge of a zone.
type side struct {
	zone  industry.ID
	below bool
}

// settle finds the places of all stops.
func (w *web) settle() {
	at := map[side][]*stop{}
	for _, l := range w.lines {
		for i := range l.stops {
			s := &l.stops[i]
			at[side{s.zone, s.below}] = append(at[side{s.zone, s.below}], s)
		}
	}
	for edge, stops := range at {
		places := stopsAbove[len(stops)-1]
		switch {
		case edge.below:
			places = stopsBelow[len(stops)-1]
		case !w.whole:
			places = besideName[len(stops)-1]
		}
		area := w.zone(edge.zone)
		for i, s := range stops {
			s.at = area.X + area.W*places[i]
		}
	}
}

// The most distances between networks in a gutter and in a gap, in units.
const (
	besideInGutter = 10.0
	besideInGap    = 6.0
)

// y is where a line runs in a gutter, beside the others that use it.
func (w *web) y(l *line, gutter int) float64 {
	free := w.pitch.H - w.plate.H - w.u(12)
	return w.gutterAt(gutter) + lane(w.in[gutter], l, min(w.u(besideInGutter), free/float64(len(w.in[gutter]))))
}

// x is where a line goes down in a gap.
func (w *web) x(l *line, gap int) float64 {
	return w.gapAt(gap) + lane(w.down[gap], l, min(w.u(besideInGap), (w.pitch.W-w.plate.W)/float64(len(w.down[gap]))))
}

// lane is how far a line is from the middle of lines that lie so far from each other.
func lane(lines []*line, l *line, apart float64) float64 {
	for i, other := range lines {
		if other == l {
			return (float64(i) - float64(len(lines)-1)/2) * apart
		}
	}
	return 0
}

// course is the way of a line from the left edge to the right one.
func (w *web) course(l *line) []view.Point {
	edge := frameWide
	if !w.whole {
		edge = 0
	}
	at := w.y(l, l.gutters[0])
	points := []view.Point{{X: w.area.X + edge, Y: at}}
	for c := 1; c < w.columns; c++ {
		if l.gutters[c] != l.gutters[c-1] {
			x, next := w.x(l, c), w.y(l, l.gutters[c])
			points = append(points, view.Point{X: x, Y: at}, view.Point{X: x, Y: next})
			at = next
		}
	}
	return append(points, view.Point{X: w.area.Right() - edge, Y: at})
}

// branches are the ways from a line to the gutters at zones that it does not pass.
func (w *web) branches(l *line) (list [][]view.Point) {
	for _, s := range l.stops {
		_, column, _ := w.cell(s.zone)
		if own := l.gutters[column]; own != s.gutter {
			x := w.x(l, branchGap(column))
			list = append(list, []view.Point{{X: x, Y: w.y(l, own)}, {X: x, Y: w.y(l, s.gutter)}, {X: s.at, Y: w.y(l, s.gutter)}})
		}
	}
	return list
}

// edge is the point of a zone's edge that its landing stage begins at.
func (w *web) edge(s stop) view.Point {
	area := w.zone(s.zone)
	if s.below {
		return view.Point{X: s.at, Y: area.Bottom()}
	}
	return view.Point{X: s.at, Y: area.Y}
}
