package mats

import (
	"strconv"

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

// look is how a kind of tile is drawn.
type look struct {
	fill, line view.Colour
	width      float64
	ink, soft  view.Colour
	seen       float64 // how much of its picture and cubes
}

func (m *Model) look(c *widget.Canvas, t engine.Tile, id string) look {
	p := c.Palette
	industry := m.Game.Tiles[t].Industry
	l := look{fill: p.Raised.Mix(p.Panel, 0.45), line: p.Edge, width: theme.Hair, ink: p.Text, soft: p.Soft, seen: 1}
	switch {
	case m.player().Mat[t] == 0:
		l.fill, l.line, l.ink, l.soft, l.seen = p.Sunk.Mix(p.Panel, 0.5), p.Grid, p.Faint, p.Faint, 0.4
	case m.next(t):
		l.fill, l.line, l.width = p.Raised.Mix(livery.Seat(p, m.Seat), 0.12), livery.Seat(p, m.Seat), 2
	}
	if m.asked(c) && m.next(t) && m.Lit.Has(thing.Of(industry)) {
		l.line, l.width = p.Brass, 2.5
		if c.Attended(id) || m.Picked == industry {
			l.fill = p.Raised.Mix(p.Brass, 0.3)
		}
	}
	return l
}

const (
	signSide  = 26.0
	priceWide = 36.0
)

// cell draws a kind of tile: its picture with its cubes, beside it the cost, and below the other things that it makes or needs to be
// sold, its gain, and the number left.
func (m *Model) cell(c *widget.Canvas, area view.Rect, t engine.Tile) {
	f := &m.Game.Tiles[t]
	id := "tile:" + f.Industry.String() + strconv.Itoa(int(f.Level))
	l := m.look(c, t, id)
	c.Box(area, theme.Corner, l.fill, 0)
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Line: l.line, Width: l.width})
	const pad, below = 8.0, 3.0
	side := area.H * 0.47
	picture := view.Rect{X: area.X + pad, Y: area.Y + pad, W: side, H: side}
	placed := engine.PlacedTile{Tile: t, Cubes: f.Amount[m.State.Era-engine.Canal]} // as it would lie on the board in this era
	c.Picture(picture, plate.TileOf(plate.CoatOf(c.Palette, m.Seat), m.Game.Game, placed), l.seen)
	head := view.Rect{X: picture.Right() + pad, Y: picture.Y, W: area.Right() - picture.Right() - 2*pad, H: side / 2}
	signs := head
	if head.W < signSide+priceWide { // they stand below the cost
		head.H = side / 3
		signs = head.Move(0, 2*head.H)
	}
	in := view.Rect{X: area.X + 10, Y: picture.Bottom() + below, W: area.W - 20, H: area.Bottom() - picture.Bottom() - 2*below}
	high := in.H / 3
	line := func(n int) view.Rect { return view.Rect{X: in.X, Y: in.Y + float64(n)*high, W: in.W, H: high} }
	defer c.Part(id)()
	m.signs(c, signs, t, &l)
	if f.Canal || f.Rail {
		m.costs(c, head, f, &l)
		m.sale(c, line(0), t, &l)
		m.brings(c, line(1), f, &l)
	} else {
		c.Fitted(line(0), c.Words.Text("mat-page.never"), small(c, l.soft))
	}
	left, right := line(2), line(2)
	left.W -= float64(f.Count)*(pipSide+4) + 6
	c.Fitted(left, c.Words.Text("mat-page.count", "n", strconv.Itoa(int(m.player().Mat[t]))), small(c, l.soft))
	m.pips(c, right, t)
	c.FocusRing(id, area, theme.Corner)
	target := view.Target{ID: id, Area: area, About: Tile{m.Seat, t, m.Start[t]}, Aside: true}
	if m.asked(c) && m.next(t) {
		target.Act, target.Aside = thing.Of(f.Industry), false
	}
	c.Target(target)
}

func small(c *widget.Canvas, ink view.Colour) widget.Style {
	return widget.Style{Font: assets.Text, Size: c.Least((theme.Tiny + 1) * c.Reading), Colour: ink}
}

// wrongEra is the sign that keeps a tile from being built in an era.
var wrongEra = [...]string{engine.Canal: "rail", engine.Rail: "canal"}

// signs draws the special properties of the tile.
func (m *Model) signs(c *widget.Canvas, area view.Rect, t engine.Tile, l *look) {
	f := &m.Game.Tiles[t]
	var signs []string
	if !f.Developable {
		signs = append(signs, "no-develop")
	}
	switch {
	case !f.Rail && !f.Canal:
		signs = append(signs, "develop")
	case !f.Rail:
		signs = append(signs, "canal")
	case !f.Canal:
		signs = append(signs, "rail")
	}
	colours := map[string]view.Colour{"no-develop": c.Palette.No, "canal": c.Palette.CanalLine, "rail": c.Palette.RailLine,
		"develop": c.Palette.Brass}
	for i, sign := range signs {
		colour := livery.OnPanel(c.Palette, colours[sign])
		if m.next(t) && sign == wrongEra[m.State.Era] { // it is in the way until it is developed
			colour = c.Palette.No
		}
		if l.seen < 1 {
			colour = l.soft
		}
		at := view.Rect{X: area.Right() - float64(len(signs)-i)*signSide, Y: area.Y, W: signSide, H: signSide}
		c.Icon(at.Inset(2).Move(2, 0), sign, colour)
	}
}

// costs writes the cost of building the tile: money, and coal and iron below it.
func (m *Model) costs(c *widget.Canvas, area view.Rect, f *engine.TileFacts, l *look) {
	c.Fitted(area, words.In(c.Words).Money(int(f.Money)), number(c, l.ink))
	_, below := view.Rect{X: area.X, Y: area.Y, W: area.W, H: 2 * area.H}.Top(area.H)
	for r, n := range [...]int8{engine.Coal: f.Coal, engine.Iron: f.Iron} {
		for range n {
			var at view.Rect
			at, below = below.Left(22)
			l.cube(c, view.Around(at.Middle(), 20, 20), engine.Resource(r))
		}
	}
}

// sale shows the cubes that the tile makes, or the beer that selling it needs; in a game without beer, how it is flipped.
func (m *Model) sale(c *widget.Canvas, area view.Rect, t engine.Tile, l *look) {
	f := &m.Game.Tiles[t]
	key, n, r := "mat-page.sold", int(f.BeerToSell), engine.Beer
	if makes := int(f.Amount[m.State.Era-engine.Canal]); makes > 0 {
		key, n, r = "mat-page.makes", makes, m.Game.Produces(t)
	} else if !m.Game.Rules().Merchants {
		c.Fitted(area, c.Words.Text("mat-page.flips."+f.Industry.String()), small(c, l.soft))
		return
	}
	right := area
	for range n {
		var at view.Rect
		at, right = right.Side(16)
		l.cube(c, view.Around(at.Middle(), 15, 15), r)
	}
	if n == 0 {
		var none view.Rect
		none, right = right.Side(small(c, 0).Size * 44 / 13.5)
		c.Fitted(none, c.Words.Text("mat-page.no-beer"), small(c, l.soft).To(view.Right))
	}
	c.Fitted(right, c.Words.Text(key), small(c, l.soft))
}

// cube draws a cube, or a barrel of beer.
func (l *look) cube(c *widget.Canvas, area view.Rect, r engine.Resource) {
	c.Picture(area, plate.CubeOf(c.Palette, r), l.seen)
}

// brings writes the gain from the tile once flipped: VP, income, and VP to links.
func (m *Model) brings(c *widget.Canvas, area view.Rect, f *engine.TileFacts, l *look) {
	figures := []struct{ icon, text string }{
		{"laurels", strconv.Itoa(int(f.VP))}, {"income", "+" + strconv.Itoa(int(f.IncomeSpaces))}, {"network", strconv.Itoa(int(f.LinkVP))},
	}
	for i, part := range area.Columns(len(figures), 2) {
		icon, text := part.Left(20)
		c.Icon(view.Around(icon.Middle(), 17, 17), figures[i].icon, l.soft)
		c.Fitted(view.Rect{X: text.X + 3, Y: text.Y, W: text.W - 3, H: text.H}, figures[i].text, number(c, l.ink))
	}
}
