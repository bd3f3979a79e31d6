package tracks

import (
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ScrollID is the target of the page, if it has more than fits.
const ScrollID = "tracks:page"

// ribbonLeast is the width from which the whole income track is one ribbon.
const ribbonLeast = 680.0

// DrawPage draws a page with the whole tracks, and what there is to tell about them; out is the act that closes it.
func DrawPage(c *widget.Canvas, m Model, scroll widget.Scroll, out any) widget.Scroll {
	const wide, high = 1240.0, 430.0
	room := c.Page(wide, high*max(c.Reading, 1), c.Words.Text("tracks.title"), out)
	c.ScrollKeys(ScrollID, room.H)
	return c.Scrolling(room, ScrollID, scroll, func(in view.Rect) float64 { return m.whole(c, in) - in.Y })
}

// whole draws both tracks with the texts about them and returns where they end.
func (m *Model) whole(c *widget.Canvas, room view.Rect) (bottom float64) {
	w := words.In(c.Words)
	l := look{income: 36, below: 24, points: 40, text: 14, marker: 14}
	_, room = room.Top(theme.Gap) // for what stands above a ribbon
	y := m.wholeIncome(c, room, l)
	y = m.texts(c, room, y, "tracks:about:income", aboutIncome(w, m.Game, m.State, m.After))
	ribbon := view.Rect{X: room.X, Y: y + theme.Gap, W: room.W, H: l.points}
	m.points(c, ribbon, l)
	return m.texts(c, room, ribbon.Bottom()+theme.Gap/2, "tracks:about:vp", aboutPoints(w, m.State, Points{m.Coming, m.After}))
}

// wholeIncome draws the income track, in rows of ten levels where one ribbon would be too narrow, and returns where it ends.
func (m *Model) wholeIncome(c *widget.Canvas, room view.Rect, l look) (bottom float64) {
	rows := rowsOf(m.Game.Income, room.W)
	y := room.Y
	for _, row := range rows {
		ribbon := view.Rect{X: room.X, Y: y, W: room.W, H: l.income}
		below := view.Rect{X: room.X, Y: ribbon.Bottom(), W: room.W, H: l.below}
		m.income(c, ribbon, below, row.from, row.to, l)
		y = below.Bottom() + 4
	}
	return y
}

// rowsOf divides the spaces of the income track into rows that end with every tenth level.
func rowsOf(track []int8, wide float64) (rows []step) {
	if wide >= ribbonLeast {
		return []step{{from: 0, to: len(track)}}
	}
	from := 0
	for space := 1; space <= len(track); space++ {
		if space == len(track) || track[space] > track[space-1] && track[space-1] >= 0 && track[space-1]%10 == 0 {
			rows = append(rows, step{from: from, to: space})
			from = space
		}
	}
	return rows
}

// texts writes what there is to tell about a track, and returns where that ends.
func (m *Model) texts(c *widget.Canvas, room view.Rect, y float64, id string, tip widget.Tip) (bottom float64) {
	c.Fitted(view.Rect{X: room.X, Y: y, W: room.W, H: c.Heading().Lead()}, tip.Title, c.Heading())
	y += c.Heading().Lead() + 2
	for _, line := range tip.Lines {
		y += c.Para(view.Rect{X: room.X, Y: y, W: room.W}, id, line, c.Body()) + 3
	}
	return y
}
