package table

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/widget"
)

// helpPage shows the keys and signs.
type helpPage struct {
	overPage
	page pages.HelpPage
}

func (p *helpPage) draw(c *widget.Canvas, _ *models) {
	p.page.View(c, p.table.game.Game, pages.Close{})
}

func (p *helpPage) do(act any) bool { return p.page.Do(act) }
