package hand

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/purses"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Markets opens the page with the markets, which have no room of their own in the layouts for hands.
type Markets struct{}

// coin is a figure of the purse: a sign and a number.
type coin struct {
	id, icon string
	colour   view.Colour
	text     string
	act      any
	about    any
}

// DrawPurse draws, in one row, the human's figures and the prices of the next cubes.
func DrawPurse(c *widget.Canvas, area view.Rect, m Model) {
	p := m.player(c)
	soft := c.Palette.Soft
	coins := []coin{
		{"hand:money", "money", c.Palette.Brass, words.In(c.Words).Money(int(p.Money)), nil, Money},
		{"hand:income", "income", soft, words.Signed(m.Game.IncomeLevel(p)), tracks.Open{}, Income},
		{"hand:links", "network", soft, strconv.Itoa(m.Game.LinksLeft(p)), nil, Links},
		{"hand:draw", "deck", soft, strconv.Itoa(int(m.State.Draw)), nil, Cards},
	}
	if c.Palette.Company {
		coins[0].act, coins[2].act = purses.Open{}, purses.Open{}
	}
	if m.Game.Edition.PrivateMoney {
		coins = coins[1:]
	}
	for r := range m.Game.Markets {
		kind := engine.Resource(r)
		coins = append(coins, coin{"market:" + kind.String(), kind.String(), livery.OnPanel(c.Palette, livery.Industry(industries[kind])),
			words.In(c.Words).Money(int(m.Game.Price(m.State, kind))), Markets{}, thing.Of(kind)})
	}
	row := area.Insets(6, 0)
	left := row.W
	for i := range coins {
		left -= coins[i].wide(c)
	}
	for i := range coins {
		var at view.Rect
		at, row = row.Left(coins[i].wide(c) + left/float64(len(coins)))
		coins[i].draw(c, at)
	}
}

// industries are the industries that make the cubes of each market.
var industries = [...]engine.Industry{engine.Coal: engine.CoalMine, engine.Iron: engine.IronWorks}

// Of a coin: its sign, and the space around it.
const coinSign, coinGap = 20.0, 4.0

// wide is the width that a coin needs.
func (o *coin) wide(c *widget.Canvas) float64 {
	s := o.style(c)
	return coinGap + coinSign + coinGap + s.Width(o.text) + 1
}

func (o *coin) style(c *widget.Canvas) widget.Style {
	return widget.Style{Font: assets.Bold, Size: theme.Body, Colour: c.Palette.Text}
}

func (o *coin) draw(c *widget.Canvas, at view.Rect) {
	const side = coinSign
	defer c.Part(o.id)()
	if c.Attended(o.id) {
		c.Box(at.Insets(1, 5), theme.Corner, c.Palette.Raised, 0)
	}
	sign := view.Around(view.Point{X: at.X + coinGap + side/2, Y: at.Middle().Y}, side, side)
	c.Icon(sign, o.icon, o.colour)
	c.Fitted(view.Rect{X: sign.Right() + coinGap, Y: at.Y, W: at.Right() - sign.Right() - coinGap, H: at.H}, o.text, o.style(c))
	c.FocusRing(o.id, at, theme.Corner)
	c.Target(view.Target{ID: o.id, Area: at, Act: o.act, About: o.about, Aside: true})
}
