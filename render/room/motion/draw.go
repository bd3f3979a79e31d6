package motion

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Where tells where on the screen a thing is; false if it is not to be seen now.
type Where func(thing.Thing) (view.Rect, bool)

// Draw draws what is on its way, and what calls for attention, over a table that shows the moment's Position. What begins or
// ends at a thing that is not to be seen is left out.
func Draw(c *widget.Canvas, g *engine.Game, m *Moment, where Where) {
	c.View.Moving = c.View.Moving || !m.Over
	for i := range m.Pulses {
		if area, ok := where(m.Pulses[i].At); ok {
			drawPulse(c, &m.Pulses[i], area)
		}
	}
	for i := range m.Flights {
		f := &m.Flights[i]
		from, ok := where(f.From)
		to, also := where(f.To)
		if ok && also {
			pieces[f.Piece.Kind](c, g, &f.Piece, along(from, to, f.Progress))
		}
	}
}

// Sides of things on their way, in logical units.
const (
	smallest = 18.0
	largest  = 64.0
)

// along is the square of a thing a part t of its way: it grows or shrinks from one area to the other, and goes in a
// slight arc, so that it is seen to be carried.
func along(from, to view.Rect, t float64) view.Rect {
	side := func(r view.Rect) float64 { return min(max(min(r.W, r.H), smallest), largest) }
	path := to.Middle().Sub(from.Middle())
	at := from.Middle().Between(to.Middle(), t)
	at.Y -= 4 * t * (1 - t) * min(path.Length()*0.12, 40)
	s := side(from) + (side(to)-side(from))*t
	return view.Around(at, s, s)
}

// pieces draw each kind of piece in a square.
var pieces = [...]func(*widget.Canvas, *engine.Game, *Piece, view.Rect){
	TilePiece:   drawTile,
	LinkPiece:   drawLink,
	CubePiece:   drawCube,
	CardPiece:   drawCard,
	CoinPiece:   drawCoin,
	PointsPiece: drawPoints,
	GoodsPiece:  drawGoods,
}

func drawTile(c *widget.Canvas, g *engine.Game, t *Piece, area view.Rect) {
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: corner(t.Seat, area), Fill: livery.Plate(p, t.Seat), Line: p.Text, Width: 1.5})
	c.Icon(area.Inset(area.W*0.16), livery.IndustryIcon(g.Tiles[t.Tile].Industry), livery.SeatDeep(p, t.Seat))
}

// corner is square for the human's things and round for the Automa's: ownership is never told by colour alone.
func corner(seat engine.Seat, area view.Rect) float64 {
	if seat == engine.HumanSeat {
		return area.W * 0.08
	}
	return area.W * 0.24
}

func drawLink(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	p := c.Palette
	area = view.Around(area.Middle(), min(area.W, 34), min(area.H, 34))
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: area.W / 2, Fill: livery.Plate(p, t.Seat), Line: p.Text, Width: 1.5})
	c.Icon(area.Inset(area.W*0.2), "network", livery.SeatDeep(p, t.Seat))
}

func drawCube(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	p := c.Palette
	area = view.Around(area.Middle(), min(area.W, 24), min(area.H, 24))
	icon, fill, line := "", p.Coal, p.Soft
	switch t.Resource {
	case engine.Iron:
		fill, line = p.Iron, p.Night
	case engine.Beer:
		icon, fill, line = "brewery", p.Beer, p.Night
	}
	if icon == "" {
		c.Add(view.Item{Kind: view.Box, Area: area.Inset(2), Radius: 3, Fill: fill, Line: line, Width: 1.6})
		return
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: area.W / 2, Fill: line.Fade(0.8)})
	c.Icon(area.Inset(2), icon, fill)
}

// drawCard draws a card as small as it is on its way: with the banner by which it is known in the hand, or its back.
func drawCard(c *widget.Canvas, g *engine.Game, t *Piece, area view.Rect) {
	p := c.Palette
	area = view.Around(area.Middle(), area.W*0.72, area.H)
	if t.Card == 0 {
		c.Add(view.Item{Kind: view.Box, Area: area, Radius: 4, Fill: p.Raised, Line: livery.Seat(p, t.Seat), Width: 1.5})
		c.Icon(area.Inset(area.W*0.16), "deck", livery.Seat(p, t.Seat))
		return
	}
	banner, icon := p.BrassDeep, "wild"
	switch f := &g.Cards[t.Card]; f.Kind {
	case engine.LocationCard:
		banner, icon = livery.Banner(p, &g.Locations[f.Location]), "factory"
	case engine.IndustryCard:
		banner, icon = p.Raised, industryOf(f)
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: 4, Fill: p.Parchment, Line: p.BrassDeep, Width: 1.5})
	top, body := area.Inset(1.5).Top(area.H * 0.24)
	c.Add(view.Item{Kind: view.Box, Area: top, Radius: 2.5, Fill: banner})
	c.Icon(body.Inset(area.W*0.14), icon, p.Ink)
}

// industryOf is the icon of the first industry of a card.
func industryOf(f *engine.CardFacts) string {
	for i := range f.Industries.All() {
		return livery.IndustryIcon(i)
	}
	return "wild"
}

func drawCoin(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	badge(c, area.Middle(), c.Words.Money(t.Amount), c.Palette.Brass, c.Palette.OnBrass)
}

func drawPoints(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	badge(c, area.Middle(), strconv.Itoa(t.Amount), livery.Plate(c.Palette, t.Seat), livery.SeatDeep(c.Palette, t.Seat))
}

// badge is a coin with a few letters.
func badge(c *widget.Canvas, at view.Point, text string, fill, ink view.Colour) {
	area := view.Around(at, 32, 32)
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: 16, Fill: fill, Line: ink, Width: 1.5})
	c.Fitted(area.Inset(3), text, widget.Style{Font: assets.Bold, Size: theme.Small, Colour: ink, Align: view.Centre})
}

func drawGoods(c *widget.Canvas, g *engine.Game, t *Piece, area view.Rect) {
	area = view.Around(area.Middle(), min(area.W, 32), min(area.H, 32))
	i := g.Tiles[t.Tile].Industry
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: area.W / 2, Fill: c.Palette.Night.Fade(0.85), Line: livery.Seat(c.Palette, t.Seat),
		Width: 1.5})
	c.Icon(area.Inset(5), livery.IndustryIcon(i), livery.Industry(i))
}

// drawPulse draws what happens to a thing: a ring that opens, and for amounts a number that rises.
func drawPulse(c *widget.Canvas, p *Pulse, area view.Rect) {
	fade := 1 - p.Progress
	switch p.Kind {
	case Score, Money, Income:
		rising(c, p, area)
		return
	case Flip: // it is seen from its edge half way
		half := p.Progress*2 - 1
		edge := view.Around(area.Middle(), area.W*max(half, -half), area.H)
		c.Add(view.Item{Kind: view.Box, Area: edge, Radius: theme.Corner, Fill: c.Palette.Text.Fade(0.55 * fade), Line: c.Palette.Text,
			Width: 2})
		return
	case Leave:
		area = area.Inset(min(area.W, area.H) * 0.4 * view.Ease(p.Progress))
	case Appear:
		area = area.Inset(-10 * view.Ease(p.Progress))
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Line: c.Palette.Text.Fade(fade), Width: 2.5})
}

func rising(c *widget.Canvas, p *Pulse, area view.Rect) {
	key, colour := amounts[p.Kind], c.Palette.Yes
	if p.Amount < 0 {
		colour = c.Palette.No
	}
	if p.Kind == Money && p.Amount < 0 {
		key = "motion.loss"
	}
	text := c.Words.Text(key, "n", words.Signed(p.Amount), "money", c.Words.Money(p.Amount))
	s := widget.Style{Font: assets.Bold, Size: theme.Heading, Colour: colour.Fade(min(1, 2*(1-p.Progress))), Align: view.Centre}
	at := view.Around(area.Middle().Add(view.Point{Y: -14 - 26*view.Ease(p.Progress)}), 120, 28)
	c.Label(at.Move(1.2, 1.2), text, s.In(c.Palette.Night.Fade(min(1, 2*(1-p.Progress)))))
	c.Label(at, text, s)
}

// amounts are the texts of rising numbers.
var amounts = [...]string{Score: "motion.vp", Money: "motion.gain", Income: "motion.income"}
