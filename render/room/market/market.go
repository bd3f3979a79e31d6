// Package market is the room with the coal market and the iron market: their prices, the cubes on their spaces, the price of the next
// cube and the price paid for one sold.
package market

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the room shows.
type Model struct {
	Game    *automa.Game
	State   *engine.State
	Preview [2]Change // of the coal and the iron market, by a choice that is looked at
	Points  bool      // each can be pointed at, as its Thing
}

// Change is the effect of a choice on a market, in cubes: Taken leave it, then Added come to it.
type Change struct{ Taken, Added int }

const (
	margin   = 12.0
	headWide = 116.0
	gap      = 2.0  // between two spaces of one price
	most     = 26.0 // side of a space
	priceBy  = 22.0 // height of the prices
	drawerBy = 3.0  // between two drawers, and around the cubes in one
)

// ladder holds the areas of the parts of one market.
type ladder struct {
	head       view.Rect
	left, step float64 // of the first price; from price to price
	prices     float64 // top of the prices
	spaces     float64 // top of the spaces
	side       float64 // of a space
	columns    int     // prices that differ
	at, within []int   // of each space: its column, and its position in it
	width      []int   // of each column: how many spaces it has
}

// Spot is where a space of a market, see thing.MarketSpace, is in the room. Animations begin and end there.
func Spot(g *engine.Game, area view.Rect, space thing.Thing) view.Rect {
	l := lay(g, area, space.Resource())
	return l.spot(int(space.N) - 1)
}

// lay lays a market out. Spaces of one price share a column; all markets have columns of the same width.
func lay(g *engine.Game, area view.Rect, r engine.Resource) (l ladder) {
	columns := 0
	for which := range g.Markets {
		columns = max(columns, columnsOf(&g.Markets[which], nil, nil))
	}
	l.columns = columnsOf(&g.Markets[r], &l.at, &l.within)
	l.width = make([]int, l.columns+1)
	for _, column := range l.at {
		l.width[column]++
	}
	inner := area.Insets(margin, margin)
	high := inner.H / float64(len(g.Markets))
	row := view.Rect{X: inner.X, Y: inner.Y + float64(r)*high, W: inner.W, H: high}
	l.head, row = row.Left(headWide)
	l.step = min(row.W/float64(columns+1), 2*most+gap+14)
	l.side = min(most, (l.step-gap-3*drawerBy)/2)
	l.left = row.X
	l.prices = row.Y + (row.H-priceBy-l.side-drawerBy)/2
	l.spaces = l.prices + priceBy
	return l
}

// columnsOf counts the prices of a market, and notes the column of each space and its position in it.
func columnsOf(m *engine.MarketFacts, at, within *[]int) (columns int) {
	position := 0
	for i, price := range m.Prices {
		if i == 0 || price != m.Prices[i-1] {
			columns++
			position = 0
		}
		if at != nil {
			*at, *within = append(*at, columns-1), append(*within, position)
		}
		position++
	}
	return columns
}

// column is the strip of a price.
func (l *ladder) column(n int) view.Rect {
	return view.Rect{X: l.left + float64(n)*l.step, Y: l.prices, W: l.step, H: priceBy}
}

func (l *ladder) spot(n int) view.Rect {
	if n >= len(l.at) {
		return view.Rect{X: l.column(l.columns).Middle().X - l.side/2, Y: l.spaces, W: l.side, H: l.side}
	}
	count := float64(l.width[l.at[n]])
	left := l.column(l.at[n]).Middle().X - (count*l.side+(count-1)*gap)/2
	return view.Rect{X: left + float64(l.within[n])*(l.side+gap), Y: l.spaces, W: l.side, H: l.side}
}

// drawer is the box of a price with its spaces.
func (l *ladder) drawer(n int) view.Rect {
	at := l.column(n).Insets(drawerBy/2, 0)
	at.H = l.spaces + l.side + drawerBy + 1 - l.prices
	return at
}

// Draw draws the room.
func Draw(c *widget.Canvas, area view.Rect, m Model) {
	c.Box(area, theme.Corner+2, c.Palette.Panel, c.Palette.Edge.Fade(0.7))
	for r := range m.Game.Markets {
		m.market(c, area, engine.Resource(r))
	}
}

// pays is the price, in £, that a market pays for the next cube sold to it; a full one takes none.
func pays(g *automa.Game, s *engine.State, r engine.Resource) (pounds int, takes bool) {
	prices := g.Markets[r].Prices
	free := len(prices) - int(s.Market[r])
	if free == 0 {
		return 0, false
	}
	return int(prices[free-1]), true
}

func (m *Model) market(c *widget.Canvas, area view.Rect, r engine.Resource) {
	l := lay(m.Game.Game, area, r)
	m.head(c, &l, r)
	facts := &m.Game.Markets[r]
	empty := len(facts.Prices) - int(m.State.Market[r]) // the cheapest spaces, and the first with a cube after them
	next := l.columns
	if empty < len(l.at) {
		next = l.at[empty]
	}
	price := widget.Style{Font: assets.Text, Size: theme.Small * c.Reading, Colour: c.Palette.Soft, Align: view.Centre}
	for column := range l.columns + 1 {
		pounds := facts.EmptyPrice
		for n, at := range l.at {
			if at == column {
				pounds = facts.Prices[n]
			}
		}
		style, edge := price, c.Palette.Edge
		if column == next {
			style, edge = price.Of(assets.Bold).In(c.Palette.Brass), c.Palette.BrassDeep
		}
		if column < l.columns { // the supply beyond has no end, and no drawer
			c.Box(l.drawer(column), 3, c.Palette.Raised.Mix(c.Palette.Panel, 0.4), edge)
		}
		end := c.Part(view.Silent) // each space tells its own
		c.Fitted(l.column(column), words.In(c.Words).Money(int(pounds)), style)
		end()
	}
	for n := range len(l.at) + 1 {
		m.space(c, &l, r, n, empty)
	}
}

// head names a market, with its price for the next cube and its price for one sold to it.
func (m *Model) head(c *widget.Canvas, l *ladder, r engine.Resource) {
	area := l.head
	id := "market:" + r.String()
	defer c.Part(id)()
	name := view.Rect{X: area.X, Y: area.Middle().Y - 24, W: area.W - 8, H: 26}
	line := view.Rect{X: area.X, Y: name.Bottom() - 2, W: area.W - 8, H: 22}
	icon, rest := name.Left(30)
	c.Icon(icon.Insets(1, 1), r.String(), livery.OnPanel(c.Palette, livery.Industry(industries[r])))
	c.Fitted(view.Rect{X: rest.X + 4, Y: rest.Y, W: rest.W - 4, H: rest.H}, c.Words.Text("market.name."+r.String()), c.Heading())
	key, price := "market.line", ""
	if pounds, takes := pays(m.Game, m.State, r); takes {
		price = words.In(c.Words).Money(pounds)
	} else {
		key = "market.line_full"
	}
	c.Fitted(line, c.Words.Text(key, "price", words.In(c.Words).Money(int(m.Game.Price(m.State, r))), "pays", price), c.Soft())
	at := view.Rect{X: area.X, Y: name.Y, W: area.W - 8, H: line.Bottom() - name.Y}
	c.FocusRing(id, at, 4)
	t := view.Target{ID: id, Area: at, About: thing.Of(r), Aside: true}
	if m.Points {
		whole := l.columns
		t.Act, t.Aside, t.Area = thing.Of(r), false, view.Rect{X: area.X, Y: l.prices, W: l.column(whole).Right() - area.X, H: l.spaces + l.side - l.prices}.Joined(at)
	}
	c.Target(t)
}

// industries are the industries that make the cubes of each market.
var industries = [...]engine.Industry{engine.Coal: engine.CoalMine, engine.Iron: engine.IronWorks}

// space draws a space with its cube, if there is one, and the effect of a previewed choice on it.
func (m *Model) space(c *widget.Canvas, l *ladder, r engine.Resource, n, empty int) {
	at := l.spot(n)
	id := "market:" + r.String() + ":" + strconv.Itoa(n)
	if n == len(l.at) {
		c.Icon(at.Insets(-1, -1), "infinity", c.Palette.Soft)
	} else {
		m.cube(c, at, r, n, empty)
	}
	if over := m.Preview[r].Taken - (len(l.at) - empty); n == len(l.at) && over > 0 {
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-2.5), Radius: 5, Line: c.Palette.Brass, Width: 2})
	}
	if c.Attended(id) {
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-1.5), Radius: 4, Line: c.Palette.Text, Width: 1.5})
	}
	t := view.Target{ID: id, Area: at.Inset(-gap / 2), About: thing.MarketSpace(r, n), Aside: true}
	if m.Points {
		t.Act = thing.Of(r)
	}
	c.Target(t)
}

// cube draws a space of the market itself with its cube. A choice that takes cubes takes the cheapest; then its own cubes fill the
// dearest empty spaces, so that a space may lose its cube and get another.
func (m *Model) cube(c *widget.Canvas, at view.Rect, r engine.Resource, n, empty int) {
	change := m.Preview[r]
	spaces := len(m.Game.Markets[r].Prices)
	taken := min(empty+change.Taken, spaces)
	added := max(taken-change.Added, 0)
	filled, loses, gets := n >= empty, n >= empty && n < taken, n >= added && n < taken
	paper, seen := c.Palette.ParchmentDeep, 1.0 // on which coal is never black on black
	switch {
	case filled && loses && !gets:
		seen = 0.35
	case !filled && !gets:
		paper, seen = paper.Mix(c.Palette.InkSoft, 0.6), 0
	}
	c.Box(at, 3, paper, c.Palette.Ink)
	if seen > 0 {
		c.Picture(at.Inset(1), plate.CubeOf(c.Palette, r), seen)
	}
	switch {
	case loses && !gets:
		mark(c, at, "minus", c.Palette.Brass)
	case gets:
		mark(c, at, "plus", c.Palette.Yes)
	case n == empty && change == (Change{}): // the next to be bought
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-1.5), Radius: 5, Line: c.Palette.Brass, Width: 1.8})
	case n == empty-1 && change == (Change{}): // the next to be filled
		c.Icon(at.Inset(at.W*0.22), "plus", c.Palette.Ink)
	}
}

// mark rings a space with a sign of its change.
func mark(c *widget.Canvas, at view.Rect, sign string, colour view.Colour) {
	c.Add(view.Item{Kind: view.Box, Area: at.Inset(-1.5), Radius: 5, Line: colour, Width: 2})
	c.Add(view.Item{Kind: view.Box, Area: view.Around(at.Middle(), at.W*0.66, at.H*0.66), Radius: at.W / 3, Fill: c.Palette.Night})
	c.Icon(at.Inset(at.W*0.25), sign, colour)
}
