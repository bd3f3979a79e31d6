package mats

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// look is how a tile of the mat is drawn.
type look struct {
	fill, line view.Colour
	width      float64
	ink, soft  view.Colour
	strip      view.Colour // behind the level, if it can be chosen
	onStrip    view.Colour
}

func (m *Model) look(c *widget.Canvas, t engine.Tile, id string) look {
	p := c.Palette
	industry := m.Game.Tiles[t].Industry
	l := look{fill: p.Raised.Mix(p.Panel, 0.45), line: p.Edge, width: theme.Hair, ink: p.Text, soft: p.Soft, onStrip: p.Text}
	switch {
	case m.player().Mat[t] == 0:
		l.fill, l.line, l.ink, l.soft, l.onStrip = p.Sunk.Mix(p.Panel, 0.5), p.Grid, p.Faint, p.Faint, p.Faint
	case m.next(t):
		l.fill, l.line, l.width = p.Raised.Mix(livery.Seat(p, m.Seat), 0.12), livery.Seat(p, m.Seat), 2
		l.strip = l.fill.Mix(livery.Seat(p, m.Seat), 0.22)
	}
	if m.asked() && m.next(t) && m.Lit.Has(thing.Of(industry)) {
		l.line, l.width, l.strip, l.onStrip = p.Brass, 2.5, p.Brass, p.OnBrass
		if c.Attended(id) || m.Picked == industry {
			l.fill = p.Raised.Mix(p.Brass, 0.3)
		}
	}
	return l
}

// cell draws a kind of tile: its level and signs, what it costs, what it makes or needs to be sold, what it brings, and how
// many there are.
func (m *Model) cell(c *widget.Canvas, area view.Rect, t engine.Tile) {
	f := &m.Game.Tiles[t]
	id := "tile:" + f.Industry.String() + strconv.Itoa(int(f.Level))
	l := m.look(c, t, id)
	c.Box(area, theme.Corner, l.fill, 0)
	strip, rest := area.Top(32)
	if l.strip != 0 {
		band := strip.Inset(l.width / 2)
		_, square := band.Top(theme.Corner)
		c.Box(band, theme.Corner-l.width/2, l.strip, 0)
		c.Add(view.Item{Kind: view.Box, Area: square, Fill: l.strip})
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Line: l.line, Width: l.width})
	m.strip(c, strip.Insets(10, 0), t, &l)
	in := rest.Insets(10, 3)
	high := in.H / 4
	line := func(n int) view.Rect { return view.Rect{X: in.X, Y: in.Y + float64(n)*high, W: in.W, H: high} }
	if f.Canal || f.Rail {
		m.costs(c, line(0), f, &l)
		m.sale(c, line(1), t, &l)
		m.brings(c, line(2), f, &l)
	} else {
		c.Fitted(line(0), c.Words.Text("mat-page.never"), small(c, l.soft))
	}
	left, right := line(3), line(3)
	left.W -= float64(f.Count)*(pipSide+4) + 6
	c.Fitted(left, c.Words.Text("mat-page.count", "n", strconv.Itoa(int(m.player().Mat[t]))), small(c, l.soft))
	m.pips(c, right, t)
	c.FocusRing(id, area, theme.Corner)
	target := view.Target{ID: id, Area: area, About: Tile{m.Seat, t, m.Start[t]}, Aside: true}
	if m.asked() && m.next(t) {
		target.Act, target.Aside = thing.Of(f.Industry), false
	}
	c.Target(target)
}

func small(c *widget.Canvas, ink view.Colour) widget.Style {
	return widget.Style{Font: assets.Text, Size: (theme.Tiny + 1) * c.Reading, Colour: ink}
}

// wrongEra is the sign that keeps a tile from being built in an era.
var wrongEra = [...]string{engine.Canal: "rail", engine.Rail: "canal"}

// strip writes the level, and the signs of what is special about the tile.
func (m *Model) strip(c *widget.Canvas, area view.Rect, t engine.Tile, l *look) {
	f := &m.Game.Tiles[t]
	c.Label(area, c.Words.Level(t), widget.Style{Font: assets.Title, Size: (theme.Heading + 1) * c.Reading, Colour: l.onStrip})
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
		colour := colours[sign]
		if m.next(t) && sign == wrongEra[m.State.Era] { // it is in the way until it is developed
			colour = c.Palette.No
		}
		if l.onStrip != c.Palette.Text {
			colour = l.onStrip
		}
		c.Icon(view.Rect{X: area.Right() - float64(len(signs)-i)*26 + 4, Y: area.Y + 5, W: 22, H: 22}, sign, colour)
	}
}

// costs writes what building the tile costs: money, coal, iron.
func (m *Model) costs(c *widget.Canvas, area view.Rect, f *engine.TileFacts, l *look) {
	right := area
	for _, r := range []engine.Resource{engine.Iron, engine.Coal} {
		n := f.Coal
		if r == engine.Iron {
			n = f.Iron
		}
		for range n {
			var at view.Rect
			at, right = right.Side(17)
			cube(c, view.Around(at.Middle(), 13, 13), r, l)
		}
	}
	label, right := right.Left(52)
	c.Fitted(label, c.Words.Text("mat-page.costs"), small(c, l.soft))
	right.W -= 4
	c.Fitted(right, c.Words.Money(int(f.Money)), number(c, l.ink).To(view.Right))
}

// sale shows what the tile makes, or the beer that selling it needs; in a game without beer, what flips it.
func (m *Model) sale(c *widget.Canvas, area view.Rect, t engine.Tile, l *look) {
	f := &m.Game.Tiles[t]
	key, n, r := "mat-page.sold", int(f.BeerToSell), engine.Beer
	if makes := int(f.Amount[m.State.Era-engine.Canal]); makes > 0 {
		key, n, r = "mat-page.makes", makes, m.Game.Produces(t)
	} else if m.Game.Family == engine.Lancashire {
		c.Fitted(area, c.Words.Text("mat-page.flips."+f.Industry.String()), small(c, l.soft))
		return
	}
	right := area
	for range n {
		var at view.Rect
		at, right = right.Side(16)
		cube(c, view.Around(at.Middle(), 13, 13), r, l)
	}
	if n == 0 {
		var none view.Rect
		none, right = right.Side(44 * c.Reading)
		c.Fitted(none, c.Words.Text("mat-page.no-beer"), small(c, l.soft).To(view.Right))
	}
	c.Fitted(right, c.Words.Text(key), small(c, l.soft))
}

// cube draws a cube, or a barrel of beer.
func cube(c *widget.Canvas, area view.Rect, r engine.Resource, l *look) {
	p := c.Palette
	opacity := 1.0
	if l.ink == p.Faint {
		opacity = 0.4
	}
	switch r {
	case engine.Beer:
		c.Icon(area.Inset(-1.5), "brewery", p.Beer.Fade(opacity))
	case engine.Iron:
		c.Box(area, 3, p.Iron.Fade(opacity), p.Iron.Mix(p.Text, 0.3).Fade(opacity))
	default:
		c.Box(area, 3, p.Coal.Fade(opacity), p.Soft.Fade(opacity))
	}
}

// brings writes what the tile brings once flipped: VP, income, and VP to links.
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
