package printed

import (
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// grid is where cards lie on a page: edge to edge, in its middle.
type grid struct {
	columns, rows int
	area          view.Rect
}

func newGrid(size view.Size, columns, rows int) grid {
	whole := view.Whole(size)
	return grid{columns, rows, view.Around(whole.Middle(), float64(columns)*CardWide, float64(rows)*CardHigh)}
}

func (g grid) cell(column, row int) view.Rect {
	return view.Rect{X: g.area.X + float64(column)*CardWide, Y: g.area.Y + float64(row)*CardHigh, W: CardWide, H: CardHigh}
}

// The marks to cut along are beside the cards, a little apart from them: nothing is left of them on a card that is cut badly.
const (
	markApart = 9.0
	markLong  = 16.0
	markPen   = 0.8
)

// bleed is how far the ground of cards goes on around them, for those that are cut badly.
const bleed = 6.0

// grounds draws the background of the used cells, which goes on around the cards.
func (g grid) grounds(c *widget.Canvas, used [][2]int, ground func(*widget.Canvas, view.Rect)) {
	for _, cell := range used {
		ground(c, g.cell(cell[0], cell[1]).Inset(-bleed))
	}
}

// marks draws the marks to cut along, at the ends of the edges of the cards that there are.
func (g grid) marks(c *widget.Canvas, used [][2]int) {
	columns, rows := make([]bool, g.columns+1), make([]bool, g.rows+1)
	area := view.Rect{}
	for _, cell := range used {
		columns[cell[0]], columns[cell[0]+1] = true, true
		rows[cell[1]], rows[cell[1]+1] = true, true
		area = area.Joined(g.cell(cell[0], cell[1]))
	}
	for i, is := range columns {
		x := g.area.X + float64(i)*CardWide
		if is {
			g.mark(c, view.Point{X: x, Y: area.Y - markApart}, view.Point{Y: -markLong})
			g.mark(c, view.Point{X: x, Y: area.Bottom() + markApart}, view.Point{Y: markLong})
		}
	}
	for i, is := range rows {
		y := g.area.Y + float64(i)*CardHigh
		if is {
			g.mark(c, view.Point{X: area.X - markApart, Y: y}, view.Point{X: -markLong})
			g.mark(c, view.Point{X: area.Right() + markApart, Y: y}, view.Point{X: markLong})
		}
	}
}

func (g grid) mark(c *widget.Canvas, from, long view.Point) {
	c.Line([]view.Point{from, from.Add(long)}, markPen, 0x000000ff)
}

// fold draws a thin dashed line before a column of a row, to fold along.
func (g grid) fold(c *widget.Canvas, column, row int) {
	cell := g.cell(column, row)
	c.Add(view.Item{Kind: view.Stroke, Points: []view.Point{{X: cell.X, Y: cell.Y}, {X: cell.X, Y: cell.Bottom()}}, Width: markPen / 2, Dash: 4,
		Fill: c.Palette.Edge})
}
