package table

import (
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/widget"
)

// distantPage shows the distant market, where the board has no room for it.
type distantPage struct{ overPage }

func (*distantPage) draw(c *widget.Canvas, m *models) {
	const wide, high = 320.0, 420.0
	room := c.Page(wide, high, c.Words.Text("market.name.distant"), pages.Close{})
	c.In(c.Palette.Table(), func() { market.DrawDistant(c, room, m.distant()) })
}
