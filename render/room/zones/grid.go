package zones

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// grid is where everything lies on a board: zones in rows and columns, with gutters below the rows and gaps between the columns.
type grid struct {
	game          *industry.Game // nil while the ground is painted
	area          view.Rect
	whole         bool // all eras are seen
	first, last   industry.ID
	rows, columns int
	origin        view.Point // of the first cell
	pitch         view.Size  // of a cell
	plate         view.Size  // of a zone in the middle of its cell's width, at its top
	tabs          float64    // the height of the tabs of the eras
	unit          float64    // of sizes on plates
}

// Sizes, in logical units.
const (
	frameWide  = 9.0
	signsWide  = 46.0 // the strip of era signs at the left
	tokensHigh = 44.0 // the strip of column tokens at the top
	tabsMost   = 50.0 // the height of the tabs of the eras, where one of them is seen,
	tabsPart   = 0.13 // and of the board's
	gutter     = 26.0 // the least height between rows
	gutterLow  = 15.0 // where one era is seen,
	gutterPart = 0.14 // and of a row there
)

// gridOf lays the board out in an area of a window.
func gridOf(window view.Size, area view.Rect, m *Model) *grid {
	var g *grid
	if window.Layout() == view.Wide {
		g = wholeGrid(area)
	} else {
		g = eraGrid(area, m.Shown)
	}
	g.game = m.Game
	return g
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

// eraGrid shows one era: in four columns or in six, whichever leaves the plates larger.
func eraGrid(area view.Rect, era int) *grid {
	upright, across := eraIn(area, era, 4), eraIn(area, era, 6)
	if across.room() > upright.room() {
		return across
	}
	return upright
}

// eraIn shows an era in so many columns.
func eraIn(area view.Rect, era, columns int) *grid {
	g := &grid{area: area, first: industry.At(era, 0), rows: industry.Columns / columns, columns: columns}
	g.last = g.first + industry.Columns
	g.tabs = min(max(area.H*tabsPart, theme.Touch+2), tabsMost)
	_, in := area.Top(g.tabs)
	in = in.Insets(3, 0)
	_, in = in.Top(min(9, area.H*0.02))
	g.place(in, max(gutterLow, gutterPart*in.H/float64(g.rows)))
	return g
}

// room is how much room there is on a plate: its width, or what its height is worth.
func (g *grid) room() float64 { return min(g.plate.W, g.plate.H*0.85) }

// The most of a cell that a plate takes, and how much wider than high it may be where all eras are seen, and where one is.
const (
	mostWide    = 0.87
	mostWideLow = 0.89
	mostHigh    = 0.79
	flattest    = 0.98
	flattestLow = 1.4
)

func (g *grid) place(in view.Rect, least float64) {
	g.origin = view.Point{X: in.X, Y: in.Y}
	g.pitch = view.Size{W: in.W / float64(g.columns), H: in.H / float64(g.rows)}
	high, wide, flat := g.pitch.H*mostHigh, mostWide, flattest
	if !g.whole {
		high, wide, flat = g.pitch.H, mostWideLow, flattestLow
	}
	g.plate.H = min(high, g.pitch.H-least)
	g.plate.W = min(g.pitch.W*wide, g.plate.H*flat)
	g.unit = plate.ZoneUnit(view.Rect{W: g.plate.W, H: g.plate.H})
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
		side, part := min(max(g.u(21), 20), 34), 0.16
		if labelled(&g.game.Zones[g.first+industry.ID(column)]) {
			part = 0.42
		}
		return view.Rect{X: at.X + at.W*part - side/2, Y: at.Y - side*0.22, W: side, H: side}
	}
	x := g.origin.X + (float64(column)+0.5)*g.pitch.W
	return view.Around(view.Point{X: x, Y: g.area.Y + frameWide + tokensHigh/2 - 4}, 30, 30)
}

// labelled reports whether something is printed at the upper left corner of a zone.
func labelled(z *industry.Zone) bool {
	return z.Kind == industry.Bonus || z.Makes != industry.NoResource || z.Discount
}

// u turns units of plates into logical units.
func (g *grid) u(units float64) float64 { return units * g.unit }
