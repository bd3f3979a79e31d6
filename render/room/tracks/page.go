package tracks

import (
	"slices"

	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ScrollID is the target of the page, if it has more than fits.
const ScrollID = "tracks:page"

// ribbonLeast is the width from which two rows are enough for the income track.
const ribbonLeast = 680.0

// DrawPage draws a page with the whole tracks, and what there is to tell about them; out is the act that closes it.
func DrawPage(c *widget.Canvas, m Model, scroll widget.Scroll, out any) widget.Scroll {
	const wide, high = 1100.0, 520.0
	room := c.Page(wide, high*max(c.Reading, 1), c.Words.Text("tracks.title"), out)
	c.ScrollKeys(ScrollID, room.H)
	return c.Scrolling(room, ScrollID, scroll, func(in view.Rect) float64 { return m.whole(c, in) - in.Y })
}

// whole draws both tracks with the texts about them and returns where they end.
func (m *Model) whole(c *widget.Canvas, room view.Rect) (bottom float64) {
	w := words.In(c.Words)
	l := look{income: 36, below: 24, points: 40 + HighFor(int(m.State.Seats)) - High, text: 14, marker: 14}
	about := aboutIncome(w, m.Game, m.State, m.After)
	y := heading(c, room, room.Y, about.Title)
	for _, row := range rowsOf(m.Game.Income, room.W) {
		ribbon := view.Rect{X: room.X, Y: y, W: room.W, H: l.income}
		below := view.Rect{X: room.X, Y: ribbon.Bottom(), W: room.W, H: l.below}
		m.income(c, ribbon, below, row.from, row.to, l)
		y = below.Bottom() + 4
	}
	y = texts(c, room, y, about.Lines) + theme.Gap
	about = aboutPoints(w, m.State, Points{m.Coming, m.After})
	y = heading(c, room, y, about.Title)
	m.points(c, view.Rect{X: room.X, Y: y, W: room.W, H: l.points}, l)
	return texts(c, room, y+l.points+theme.Gap/2, about.Lines)
}

// rowsOf divides the spaces of the income track into rows in which every level is wide enough for its number.
func rowsOf(track []int8, wide float64) (rows []step) {
	ends := []int8{10}
	if wide < ribbonLeast {
		ends = []int8{0, 10, 20}
	}
	from := 0
	for space := 1; space <= len(track); space++ {
		if space == len(track) || track[space] != track[space-1] && slices.Contains(ends, track[space-1]) {
			rows = append(rows, step{from: from, to: space})
			from = space
		}
	}
	return rows
}

// heading writes the name of a track and returns where it begins.
func heading(c *widget.Canvas, room view.Rect, y float64, name string) float64 {
	style := c.Heading()
	c.Fitted(view.Rect{X: room.X, Y: y, W: room.W, H: style.Lead()}, name, style)
	return y + style.Lead() + theme.Gap/2 // what stands above a ribbon reaches into it
}

// texts writes what there is to tell about a track, and returns where that ends.
func texts(c *widget.Canvas, room view.Rect, y float64, lines []string) (bottom float64) {
	for _, line := range lines {
		y += c.Para(view.Rect{X: room.X, Y: y, W: room.W}, "tracks:about", line, c.Body()) + 3
	}
	return y
}
