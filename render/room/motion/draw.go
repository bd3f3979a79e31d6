package motion

import (
	"math"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Where tells where on the screen a thing is; false if it is not to be seen now.
type Where func(thing.Thing) (view.Rect, bool)

// Draw draws the flights and pulses of a moment over a table that shows its Position. Those that begin or end at a thing out of sight
// are left out.
func Draw(c *widget.Canvas, g *engine.Game, m *Moment, where Where) {
	c.View.Moving = c.View.Moving || !m.Over
	for i := range m.Pulses {
		if p := &m.Pulses[i]; p.Kind == Flip || p.Kind == Lay { // the board's
			continue
		} else if area, ok := where(p.At); ok {
			drawPulse(c, p, area)
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
	CubePiece:   drawCube,
	CardPiece:   drawCard,
	CoinPiece:   drawCoin,
	PointsPiece: drawPoints,
	GoodsPiece:  drawGoods,
}

func drawTile(c *widget.Canvas, g *engine.Game, t *Piece, area view.Rect) {
	tile := plate.TileOf(plate.CoatOf(c.Palette, t.Seat), g, engine.PlacedTile{Tile: t.Tile})
	c.Picture(stepped(area), tile, 1)
}

// stepped is an area in one of a few sizes, so that a piece that grows on its way is not painted anew for every picture.
func stepped(area view.Rect) view.Rect {
	const step = 8
	return view.Around(area.Middle(), math.Round(area.W/step)*step, math.Round(area.H/step)*step)
}

func drawCube(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	c.Picture(view.Around(area.Middle(), 24, 24), plate.CubeOf(c.Palette, t.Resource), 1)
}

// drawCard draws a card as small as it is on its way: its face, or its back.
func drawCard(c *widget.Canvas, g *engine.Game, t *Piece, area view.Rect) {
	area = stepped(area)
	area = view.Around(area.Middle(), area.W*0.72, area.H)
	if t.Card != 0 {
		c.Picture(area, plate.CardOf(c.Palette, g, t.Card), 1)
		return
	}
	c.Picture(area, plate.CardBack{Coat: plate.CoatOf(c.Palette, t.Seat)}, 1)
}

// badgeSide is how wide coins and VP are on their way.
const badgeSide = 32.0

func drawCoin(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	c.Picture(view.Around(area.Middle(), badgeSide, badgeSide),
		plate.Medal{Bonus: engine.BonusMoney, Text: words.In(c.Words).Money(t.Amount), Palette: c.Palette.Table().Name}, 1)
}

func drawPoints(c *widget.Canvas, _ *engine.Game, t *Piece, area view.Rect) {
	c.Picture(view.Around(area.Middle(), badgeSide, badgeSide),
		plate.PointsOf(c.Palette, t.Seat, strconv.Itoa(t.Amount)), 1)
}

// drawGoods draws the goods of a sold tile as a merchant tile that buys them.
func drawGoods(c *widget.Canvas, g *engine.Game, t *Piece, area view.Rect) {
	takes := engine.IndustrySet(0).With(g.Tiles[t.Tile].Industry)
	c.Picture(view.Around(area.Middle(), badgeSide, badgeSide), plate.MerchantTile{Takes: takes, Palette: c.Palette.Table().Name}, 1)
}

// drawPulse draws the change of a thing: a ring that opens, and for amounts a number that rises.
func drawPulse(c *widget.Canvas, p *Pulse, area view.Rect) {
	fade := 1 - p.Progress
	switch p.Kind {
	case Score, Money, Income:
		rising(c, p, area)
		return
	case Turn: // it is seen from its edge half way
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
	text := c.Words.Text(key, "n", words.Signed(p.Amount), "money", words.In(c.Words).Money(p.Amount))
	s := widget.Style{Font: assets.Bold, Size: theme.Heading, Colour: colour.Fade(min(1, 2*(1-p.Progress))), Align: view.Centre}
	at := view.Around(area.Middle().Add(view.Point{Y: -14 - 26*view.Ease(p.Progress)}), 120, 28)
	c.Label(at.Move(1.2, 1.2), text, s.In(c.Palette.Night.Fade(min(1, 2*(1-p.Progress)))))
	c.Label(at, text, s)
}

// amounts are the texts of rising numbers.
var amounts = [...]string{Score: "motion.vp", Money: "motion.gain", Income: "motion.income"}
