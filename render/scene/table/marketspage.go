package table

import (
	"sohofoundry/automa/companion"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/widget"
)

// marketsPage shows both markets, for which the layouts for hands have no room, and the back that is next.
type marketsPage struct{ overPage }

func (p *marketsPage) draw(c *widget.Canvas, m *models) {
	const wide, high, back = 560.0, 170.0, 230.0
	s, room := p.table, c.Page(wide, high+back+2*theme.Gap+100, c.Words.Text("page.markets.title"), pages.Close{})
	at, rest := room.Top(high)
	market.Draw(c, at, m.market)
	if !companion.TopKnown(s.rec) {
		return
	}
	_, rest = rest.Top(theme.Gap)
	rest.H = min(rest.H, back)
	theatre.DrawBack(c, rest, s.game, theatre.OnTop(s.game, m.shown))
}
