package mats

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Of a tile on the page in the layouts for hands.
const (
	cellHigh  = 146.0
	leastWide = 150.0
)

// hands draws the page in the layouts for hands: the stacks below each other, as many tiles in a row as there is room for.
func (m *Model) hands(c *widget.Canvas, area view.Rect) {
	columns, lines := 2, 9.0 // of tiles, and of the legend
	if area.W > 4*(leastWide+between) {
		columns = 4
	}
	if c.Size.Layout() == view.Tall {
		var row view.Rect
		row, area = area.Top(theme.Touch)
		_, area = area.Top(between)
		m.tabs(c, row)
	} else {
		lines = 5
		bar := view.Rect{X: area.X, Y: area.Y - c.ButtonHigh() - c.PageMargin()/2, W: area.W - theme.Touch - theme.Gap, H: theme.Touch}
		m.tabs(c, bar)
	}
	if m.Scroll == nil {
		m.Scroll = new(widget.Scroll)
	}
	c.ScrollKeys(ScrollID, area.H)
	*m.Scroll = c.Scrolling(area, ScrollID, *m.Scroll, func(in view.Rect) float64 {
		y, high := in.Y, cellHigh*max(1, c.Reading)
		for _, s := range m.layout().stacks {
			m.head(c, view.Rect{X: in.X, Y: y, W: in.W, H: headHigh}, s.industry)
			y += headHigh * max(1, c.Reading)
			for i, t := range m.tiles(s.industry) {
				if i > 0 && i%columns == 0 {
					y += high + between
				}
				m.cell(c, view.Rect{X: in.X, Y: y, W: in.W, H: high}.Columns(columns, between)[i%columns], t)
			}
			y += high + 2*rowGap
		}
		legend := headHigh + 16 + lines*c.Soft().Lead()*1.2
		m.legend(c, view.Rect{X: in.X, Y: y, W: in.W, H: legend})
		return y + legend - in.Y
	})
}
