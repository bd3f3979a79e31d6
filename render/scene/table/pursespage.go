package table

import (
	"sohofoundry/render/room/purses"
	"sohofoundry/render/ui/widget"
)

// pursesPage shows what every seat of a table of several has.
type pursesPage struct{ overPage }

func (p *pursesPage) draw(c *widget.Canvas, m *models) {
	purses.DrawPage(c, purses.Model{Game: p.table.game, State: &m.shown.State})
}
