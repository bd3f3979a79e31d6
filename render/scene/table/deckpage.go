package table

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// deckPage tells which cards the Automa plays with.
type deckPage struct{ overPage }

func (p *deckPage) draw(c *widget.Canvas, _ *models) {
	const wide, high = 420.0, 160.0
	room := c.Page(wide, high, c.Words.Text("page.menu.deck"), pages.Close{})
	c.Para(room, "deck", words.In(c.Words).Mat(p.table.rec.Header().Difficulty), c.Soft())
}
