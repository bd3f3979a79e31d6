package land

import "sohofoundry/render/ui/view"

// The edges of the cells of a block are numbered: those that go right, then those that go down.
const (
	rightEdges = cells * (cells + 1)
	allEdges   = 2 * rightEdges
)

// contours are the lines of a height within the block (marching squares).
func (l *slope) contours(level float64) (lines [][]view.Point) {
	var points [allEdges]view.Point
	var ends [allEdges][]int // the edges to which the contour goes on from an edge
	for y := range cells {
		for x := range cells {
			cut := make([]int, 0, 4)
			for _, e := range [4][3]int{{0, 0, 0}, {1, 0, 1}, {0, 1, 0}, {0, 0, 1}} { // upper, right, lower, left
				if edge, at, crossed := l.crossing(x+e[0], y+e[1], e[2] == 1, level); crossed {
					points[edge] = at
					cut = append(cut, edge)
				}
			}
			for i := 0; i+1 < len(cut); i += 2 { // the two ways through a saddle are as good as each other
				a, b := cut[i], cut[i+1]
				ends[a], ends[b] = append(ends[a], b), append(ends[b], a)
			}
		}
	}
	for _, open := range [2]bool{true, false} { // rings come last: they have no end at which to begin
		for edge := range ends {
			if n := len(ends[edge]); n == 1 || n == 2 && !open {
				lines = append(lines, follow(edge, &ends, &points))
			}
		}
	}
	return lines
}

// crossing is where a height crosses an edge of a cell, which begins at a corner and goes right or down.
func (l *slope) crossing(x, y int, down bool, level float64) (edge int, at view.Point, crossed bool) {
	edge, dx, dy := y*cells+x, 1, 0
	if down {
		edge, dx, dy = rightEdges+y*(cells+1)+x, 0, 1
	}
	a, b := l.heights[y][x]-level, l.heights[y+dy][x+dx]-level
	if (a < 0) == (b < 0) {
		return 0, view.Point{}, false
	}
	t := a / (a - b)
	at = view.Point{X: float64(x) + t*float64(dx), Y: float64(y) + t*float64(dy)}
	return edge, l.corner.Add(at.Times(cellSide)), true
}

// follow takes a line from an edge as far as it goes, and takes it away.
func follow(edge int, ends *[allEdges][]int, points *[allEdges]view.Point) []view.Point {
	line := []view.Point{points[edge]}
	for len(ends[edge]) > 0 {
		next := ends[edge][0]
		ends[edge] = without(ends[edge], next)
		ends[next] = without(ends[next], edge)
		line = append(line, points[next])
		edge = next
	}
	return line
}

// without is a list without one of its numbers.
func without(list []int, one int) []int {
	for i, n := range list {
		if n == one {
			return append(list[:i:i], list[i+1:]...)
		}
	}
	return list
}
