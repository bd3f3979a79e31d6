package zones

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// grid is where everything lies on a board: zones in rows and columns, with gutters below the rows and gaps between the columns.
type grid struct {
	area          view.Rect
	whole         bool // all eras are seen
	first, last   industry.ID
	rows, columns int
	origin        view.Point // of the first cell
	pitch         view.Size  // of a cell
	plate         view.Size  // of a zone in the middle of its cell's width, at its top
	unit          float64    // 1 in a plate that is plateWide wide
}

// Sizes, in logical units.
const (
	plateWide  = 74.0 // of the plates that other sizes are meant for
	frameWide  = 9.0
	signsWide  = 46.0 // the strip of era signs at the left
	tokensHigh = 44.0 // the strip of column tokens at the top
	tabsHigh   = 50.0 // the tabs of the eras, where one of them is seen
	gutter     = 26.0 // the least height between rows
	gutterLow  = 17.0 // where one era is seen
)

// gridOf lays the board out in an area of a window.
func gridOf(window view.Size, area view.Rect, m *Model) *grid {
	if window.Layout() == view.Wide {
		return wholeGrid(area)
	}
	return eraGrid(area, m.Shown)
}

// wholeGrid shows all eras.
func wholeGrid(area view.Rect) *grid {
	g := &grid{area: area, whole: true, last: industry.Zones, rows: industry.Eras, columns: industry.Columns}
	in := area.Inset(frameWide)
	_, in = in.Left(signsWide)
	_, in = in.Top(tokensHigh)
	g.place(in, gutter)
	return g
}

// eraGrid shows one era: in four columns, or in six if the area is wide.
func eraGrid(area view.Rect, era int) *grid {
	g := &grid{area: area, first: industry.At(era, 0), rows: 3, columns: 4}
	g.last = g.first + industry.Columns
	if area.W > area.H*1.15 {
		g.rows, g.columns = 2, 6
	}
	_, in := area.Top(tabsHigh)
	in = in.Insets(3, 0)
	_, in = in.Top(9)
	g.place(in, gutterLow)
	return g
}

// The most of a cell that a plate takes, and how much wider than high it may be.
const (
	mostWide = 0.87
	mostHigh = 0.79
	flattest = 0.98
)

func (g *grid) place(in view.Rect, least float64) {
	g.origin = view.Point{X: in.X, Y: in.Y}
	g.pitch = view.Size{W: in.W / float64(g.columns), H: in.H / float64(g.rows)}
	high := g.pitch.H * mostHigh
	if !g.whole {
		high = g.pitch.H
	}
	g.plate.H = min(high, g.pitch.H-least)
	g.plate.W = min(g.pitch.W*mostWide, g.plate.H*flattest)
	g.unit = g.plate.W / plateWide
}

// cell is the row and the column of a zone on this grid.
func (g *grid) cell(z industry.ID) (row, column int, seen bool) {
	if z < g.first || z >= g.last {
		return 0, 0, false
	}
	i := int(z - g.first)
	return i / g.columns, i % g.columns, true
}

// zone is where a zone lies.
func (g *grid) zone(z industry.ID) view.Rect {
	row, column, seen := g.cell(z)
	if !seen {
		return view.Rect{}
	}
	return view.Rect{X: g.origin.X + float64(column)*g.pitch.W + (g.pitch.W-g.plate.W)/2, Y: g.origin.Y + float64(row)*g.pitch.H, W: g.plate.W, H: g.plate.H}
}

// gutterAt is the middle of the gutter below a row.
func (g *grid) gutterAt(row int) float64 {
	return g.origin.Y + float64(row)*g.pitch.H + (g.plate.H+g.pitch.H)/2
}

// gapAt is the middle of the gap at the left of a column.
func (g *grid) gapAt(column int) float64 { return g.origin.X + float64(column)*g.pitch.W }

// token is where the token of a column lies.
func (g *grid) token(column int) view.Rect {
	if !g.whole {
		at := g.zone(g.first + industry.ID(column))
		const side = 21.0
		return view.Around(view.Point{X: at.X + 3*g.unit, Y: plate.ZoneName(at).Y - side/2 - 1}, side, side)
	}
	x := g.origin.X + (float64(column)+0.5)*g.pitch.W
	return view.Around(view.Point{X: x, Y: g.area.Y + frameWide + tokensHigh/2 - 4}, 30, 30)
}

// u turns units of a plate that is plateWide wide into logical units.
func (g *grid) u(units float64) float64 { return units * g.unit }
