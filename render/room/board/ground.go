package board

import (
	"math"
	"sync"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// hill is a rise, or with a negative height a hollow, of the land: where, how wide and how high.
type hill struct{ x, y, wide, high float64 }

// hills give the map its relief, in units: the Pennines in the north, the Wrekin, Cannock Chase, the Clent and Lickey hills,
// Charnwood, and the valleys of the Severn, the Trent and the Avon between them.
var hills = []hill{
	{660, 10, 150, 1.2}, {520, 160, 90, 0.5}, {180, 630, 85, 0.7}, {60, 330, 140, 0.9}, {-210, 700, 150, 1},
	{1230, 250, 140, 0.8}, {1240, 800, 150, 0.9}, {-180, 60, 150, 0.8}, {300, -220, 170, 1}, {800, 1200, 160, 0.9},
	{200, 1210, 150, 0.9}, {440, 395, 70, 0.5}, {470, 730, 85, 0.65}, {930, 420, 120, 0.95}, {640, 560, 75, 0.3},
	{120, 900, 120, 0.9}, {900, 900, 150, 0.9}, {830, 330, 60, 0.3}, {600, 940, 70, 0.25}, {250, 180, 90, 0.3},
	{300, 800, 70, -0.3}, {620, 320, 90, -0.25}, {40, 100, 110, 0.5}, {1000, 60, 90, 0.5},
}

func height(x, y float64) (sum float64) {
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

var contours = sync.OnceValue(func() (all []contour) {
	rows := heights()
	for level := range levels {
		for _, line := range joined(crossings(rows, lowest+interval*float64(level))) {
			for len(line) > 1 {
				n := min(len(line), pieceMost)
				all = append(all, contour{line[:n], level%3 == 2})
				line = line[n-1:]
			}
		}
	}
	return all
})

// heights are those of the corners of the grid, row by row: each is asked for again and again.
func heights() (rows [][]float64) {
	for y := gridFrom; y <= gridTo; y += gridStep {
		var row []float64
		for x := gridFrom; x <= gridTo; x += gridStep {
			row = append(row, height(x, y))
		}
		rows = append(rows, row)
	}
	return rows
}

// segment is where a height crosses a square of the grid.
type segment struct{ from, to view.Point }

// crossings are the segments of a height, square by square. The two ways through a saddle are as good as each other.
func crossings(rows [][]float64, level float64) (list []segment) {
	for row := range rows[1:] {
		for column := range rows[row][1:] {
			corners := [4][2]int{{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}}
			var cuts []view.Point
			for i, a := range corners {
				b := corners[(i+1)%4]
				if i >= 2 { // the same direction for both squares at an edge, so that their ends meet exactly
					a, b = b, a
				}
				ha, hb := rows[a[1]][a[0]]-level, rows[b[1]][b[0]]-level
				if ha < 0 != (hb < 0) {
					cuts = append(cuts, gridPoint(a).Between(gridPoint(b), ha/(ha-hb)))
				}
			}
			for i := 0; i+1 < len(cuts); i += 2 {
				list = append(list, segment{cuts[i], cuts[i+1]})
			}
		}
	}
	return list
}

// gridPoint is where a corner of the grid lies, given by its column and row.
func gridPoint(at [2]int) view.Point {
	return view.Point{X: gridFrom + gridStep*float64(at[0]), Y: gridFrom + gridStep*float64(at[1])}
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
		for a, b := 0, len(line)-1; a < b; a, b = a+1, b-1 {
			line[a], line[b] = line[b], line[a]
		}
		if line = follow(line); len(line) > 8 {
			lines = append(lines, line)
		}
	}
	return lines
}

// rivers are the courses of the Trent, the Severn, the Avon and the Tame, in units.
var rivers = [][][2]float64{
	{{330, -420}, {440, -90}, {465, 30}, {480, 130}, {420, 200}, {385, 285}, {470, 340}, {560, 345}, {640, 415},
		{660, 310}, {740, 300}, {840, 270}, {900, 190}, {980, 175}, {1180, 60}, {1400, 10}},
	{{-420, 390}, {-220, 420}, {-60, 470}, {30, 600}, {110, 590}, {150, 650}, {225, 690}, {240, 770}, {305, 820},
		{300, 905}, {380, 960}, {430, 1010}, {420, 1100}, {340, 1420}},
	{{1300, 470}, {1120, 590}, {980, 640}, {915, 750}, {840, 800}, {690, 905}, {600, 915}, {570, 980}, {430, 1010}},
	{{690, 620}, {740, 560}, {640, 470}, {640, 415}},
}

// riverLeg is how many straight pieces a river has from point to point.
const riverLeg = 6

// courses are the rivers as curves.
var courses = sync.OnceValue(func() (list [][]view.Point) {
	for _, river := range rivers {
		var points []view.Point
		for _, at := range river {
			points = append(points, view.Point{X: at[0], Y: at[1]})
		}
		list = append(list, view.Smooth(points, riverLeg))
	}
	return list
})

// riverNames stand beside the rivers, in units, where there is room.
var riverNames = []struct {
	x, y float64
	name string
}{{505, 318, "Trent"}, {140, 628, "Severn"}, {905, 795, "Avon"}}

// ground draws the land: its relief in faint lines, its rivers between two banks, a compass in an empty corner.
func (d *drawing) ground() {
	p := d.Palette
	hair := max(d.u(1.1), 0.7)
	short := max(4, int(pieceMost/math.Pow(d.camera.Zoom, 1.5)))
	for _, c := range contours() {
		shade := 0.55
		if c.strong {
			shade = 1
		}
		d.engrave(c.points, short, hair, p.Grid.Fade(shade))
	}
	water, bank := p.Dusk.Mix(p.CanalLine, 0.10), p.Grid.Mix(p.CanalLine, 0.22)
	for _, river := range courses() {
		d.engrave(river, riverLeg, d.u(8.5), bank)
	}
	for _, river := range courses() {
		d.engrave(river, riverLeg, d.u(5.5), water)
	}
	for _, n := range riverNames {
		d.Label(view.Around(d.at(n.x, n.y), d.u(90), d.u(20)), n.name, widget.Style{Font: assets.Italic, Size: d.u(15.5),
			Colour: p.Soft.Mix(p.CanalLine, 0.4).Fade(0.6), Align: view.Centre})
	}
	d.compass(d.at(935, 925))
}

// compass draws a compass rose: four long points, four short ones, each with a light and a dark half.
func (d *drawing) compass(at view.Point) {
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
