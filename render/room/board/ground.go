package board

import (
	"math"
	"slices"
	"sync"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// hill is a rise, or with a negative height a hollow, of the land: where, how wide and how high.
type hill struct{ x, y, wide, high float64 }

func height(hills []hill, x, y float64) (sum float64) {
	for _, h := range hills {
		dx, dy := (x-h.x)/h.wide, (y-h.y)/h.wide
		sum += h.high * math.Exp(-(dx*dx+dy*dy)/2)
	}
	return sum + 0.03*math.Sin(x/37+y/61) + 0.03*math.Cos(y/29-x/83)
}

// The contours are taken at these heights over a grid of squares, in pieces short enough for the painter.
const (
	gridFrom, gridTo = -360.0, 1360.0
	gridStep         = 16.0
	lowest           = 0.14
	interval         = 0.17
	levels           = 7
	pieceMost        = 40
)

// contour is a piece of a line of equal height; every third level is drawn more strongly.
type contour struct {
	points []view.Point
	strong bool
}

// relief makes the contours of hills, once.
func relief(hills []hill) func() []contour {
	return sync.OnceValue(func() (all []contour) {
		g := gridOf(view.Rect{X: gridFrom, Y: gridFrom, W: gridTo - gridFrom, H: gridTo - gridFrom}, gridStep,
			func(x, y float64) float64 { return height(hills, x, y) })
		for level := range levels {
			all = append(all, g.contours(lowest+interval*float64(level), level%3 == 2)...)
		}
		return all
	})
}

// grid has the heights at the corners of squares, row by row: each is asked for again and again.
type grid struct {
	x, y, step float64
	rows       [][]float64
}

func gridOf(area view.Rect, step float64, height func(x, y float64) float64) *grid {
	g := &grid{area.X, area.Y, step, nil}
	for y := area.Y; y <= area.Bottom(); y += step {
		var row []float64
		for x := area.X; x <= area.Right(); x += step {
			row = append(row, height(x, y))
		}
		g.rows = append(g.rows, row)
	}
	return g
}

// contours are the lines of a height, in pieces.
func (g *grid) contours(level float64, strong bool) (all []contour) {
	for _, line := range joined(g.crossings(level)) {
		for len(line) > 1 {
			n := min(len(line), pieceMost)
			all = append(all, contour{line[:n], strong})
			line = line[n-1:]
		}
	}
	return all
}

// segment is where a height crosses a square of the grid.
type segment struct{ from, to view.Point }

// crossings are the segments of a height, square by square. The two ways through a saddle are as good as each other.
func (g *grid) crossings(level float64) (list []segment) {
	for row := range g.rows[1:] {
		for column := range g.rows[row][1:] {
			corners := [4][2]int{{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}}
			var cuts []view.Point
			for i, a := range corners {
				b := corners[(i+1)%4]
				if i >= 2 { // the same direction for both squares at an edge, so that their ends meet exactly
					a, b = b, a
				}
				ha, hb := g.rows[a[1]][a[0]]-level, g.rows[b[1]][b[0]]-level
				if ha < 0 != (hb < 0) {
					cuts = append(cuts, g.point(a).Between(g.point(b), ha/(ha-hb)))
				}
			}
			for i := 0; i+1 < len(cuts); i += 2 {
				list = append(list, segment{cuts[i], cuts[i+1]})
			}
		}
	}
	return list
}

// point is where a corner of the grid lies, given by its column and row.
func (g *grid) point(at [2]int) view.Point {
	return view.Point{X: g.x + g.step*float64(at[0]), Y: g.y + g.step*float64(at[1])}
}

// joined makes lines of segments that share ends.
func joined(segments []segment) (lines [][]view.Point) {
	at := map[view.Point][]int{}
	for i, s := range segments {
		at[s.from], at[s.to] = append(at[s.from], i), append(at[s.to], i)
	}
	used := make([]bool, len(segments))
	follow := func(line []view.Point) []view.Point {
		for {
			end, found := line[len(line)-1], false
			for _, i := range at[end] {
				if !used[i] {
					used[i], found = true, true
					next := segments[i].to
					if next == end {
						next = segments[i].from
					}
					line = append(line, next)
					break
				}
			}
			if !found {
				return line
			}
		}
	}
	for i, s := range segments {
		if used[i] {
			continue
		}
		used[i] = true
		line := follow([]view.Point{s.from, s.to})
		slices.Reverse(line)
		if line = follow(line); len(line) > 8 {
			lines = append(lines, line)
		}
	}
	return lines
}

// riverLeg is how many straight pieces a river has from point to point.
const riverLeg = 6

// courses makes curves of the points of rivers, once.
func courses(rivers [][][2]float64) func() [][]view.Point {
	return sync.OnceValue(func() (list [][]view.Point) {
		for _, river := range rivers {
			list = append(list, view.Smooth(points(river), riverLeg))
		}
		return list
	})
}

func points(pairs [][2]float64) (list []view.Point) {
	for _, at := range pairs {
		list = append(list, view.Point{X: at[0], Y: at[1]})
	}
	return list
}

// ground draws the land: its relief in faint lines, its rivers between two banks, the sea, a compass in an empty corner.
func (d *drawing) ground() {
	p := d.Palette
	hair := max(d.u(1.1), 0.7)
	short := d.short()
	for _, c := range d.land() {
		shade := 0.55
		if c.strong {
			shade = 1
		}
		d.engrave(c.points, short, hair, p.Grid.Fade(shade))
	}
	water, bank := p.Dusk.Mix(p.CanalLine, 0.10), p.Grid.Mix(p.CanalLine, 0.22)
	for _, river := range d.rivers() {
		d.engrave(river, riverLeg, d.u(8.5), bank)
	}
	if d.sea != nil { // above the banks and below the water of rivers, whose mouths are open
		d.drawSea(d.sea(), water, bank)
	}
	for _, river := range d.rivers() {
		d.engrave(river, riverLeg, d.u(5.5), water)
	}
	for _, n := range d.names {
		d.name(n)
	}
	if at := d.at(d.compass.X, d.compass.Y); d.hasRoom(at, d.u(70)) {
		d.rose(at)
	}
}

// name writes the name of a river, a sea or a stretch of land.
func (d *drawing) name(n name) {
	ink := d.Palette.Soft
	if !n.land {
		ink = ink.Mix(d.Palette.CanalLine, 0.4)
	}
	style := widget.Style{Font: assets.Italic, Size: d.u(n.size), Colour: ink.Fade(0.6), Align: view.Centre}
	wide := fonts.Width(style.Font, style.Size, n.text) + 2
	if at := d.at(n.x, n.y); d.hasRoom(at, wide) {
		d.Label(view.Around(at, wide, d.u(20)), n.text, style)
	}
}

// hasRoom reports whether something so wide need not be cut: an ornament that a narrow window has no room for is left out.
func (f *frame) hasRoom(at view.Point, wide float64) bool {
	return !f.camera.Fits() || at.X-wide/2 > f.area.X && at.X+wide/2 < f.area.Right()
}

// short is how many straight pieces a piece of an engraved line has: fewer the nearer one looks.
func (f *frame) short() int { return max(4, int(pieceMost/math.Pow(f.camera.Zoom, 1.5))) }

// rose draws a compass rose: four long points, four short ones, each with a light and a dark half.
func (d *drawing) rose(at view.Point) {
	light, dark := d.Palette.Soft.Fade(0.42), d.Palette.Soft.Fade(0.16)
	for _, star := range []struct{ turn, long, wide float64 }{{math.Pi / 4, 21, 5.5}, {0, 36, 7}} {
		for i := range 4 {
			angle := star.turn + float64(i)*math.Pi/2
			tip := d.ray(at, angle, star.long)
			d.Add(view.Item{Kind: view.Polygon, Points: []view.Point{at, d.ray(at, angle-math.Pi/4, star.wide), tip}, Fill: light})
			d.Add(view.Item{Kind: view.Polygon, Points: []view.Point{at, tip, d.ray(at, angle+math.Pi/4, star.wide)}, Fill: dark})
		}
	}
	ring := d.u(27)
	d.Add(view.Item{Kind: view.Box, Area: view.Around(at, 2*ring, 2*ring), Radius: ring, Line: dark, Width: max(d.u(1.2), 0.8)})
	d.Label(view.Around(d.ray(at, -math.Pi/2, 46), d.u(24), d.u(16)), d.Words.Text("board.north"),
		widget.Style{Font: assets.Title, Size: d.u(16), Colour: d.Palette.Soft.Fade(0.6), Align: view.Centre})
}

// ray is the point at an angle, clockwise from the right, and a distance in units.
func (f *frame) ray(from view.Point, angle, units float64) view.Point {
	return view.Point{X: from.X + f.u(units)*math.Cos(angle), Y: from.Y + f.u(units)*math.Sin(angle)}
}

// engrave draws a line given in units, in pieces, where it can be seen.
func (d *drawing) engrave(points []view.Point, pieces int, width float64, colour view.Colour) {
	placed := make([]view.Point, len(points))
	for i, at := range points {
		placed[i] = d.at(at.X, at.Y)
	}
	for _, piece := range d.seen(placed, pieces) {
		d.Line(piece, width, colour)
	}
}
