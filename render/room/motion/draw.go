package motion

import (
	"math"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Places tell where on the screen things are.
type Places struct {
	Of    func(thing.Thing) (view.Rect, bool) // false if it is not to be seen now
	Along func(way []route.Leg) []view.Point  // the course of links
	Board view.Rect                           // what goes along links is seen in it alone
}

// Draw draws the flights and pulses of a moment over a table that shows its Position. Those that begin or end at a thing out of sight
// are left out, but for what is earned, which rises from where it is earned, and a tile, which comes down to its space.
func Draw(c *widget.Canvas, g *engine.Game, m *Moment, places Places) {
	c.View.Moving = c.View.Moving || !m.Over
	for i := range m.Pulses {
		if p := &m.Pulses[i]; p.Kind == Flip || p.Kind == Lay { // the board's
			continue
		} else if area, ok := places.Of(p.At); ok {
			drawPulse(c, p, area)
		}
	}
	for i := range m.Flights {
		f := &m.Flights[i]
		from, ok := places.Of(f.From)
		to, also := places.Of(f.To)
		const away = 48 // as far as is seen of what goes out of sight, or comes from there
		switch {
		case ok && !also && earned[f.Piece.Kind]:
			to, also = from.Move(0, -away), true
		case !ok && also && f.Piece.Kind == TilePiece:
			from, ok = to.Move(0, -away), true
		}
		if !ok || !also {
			continue
		}
		if p := pathOf(f, from, to, &places); p.seen() {
			pieces[f.Piece.Kind](c, g, &f.Piece, p)
		}
	}
}

// earned are the pieces that a player earns.
var earned = [...]bool{IncomePiece: true, BonusPiece: true}

// pieces draw each kind of piece on its path.
var pieces = [...]func(*widget.Canvas, *engine.Game, *Piece, *path){
	TilePiece:   drawTile,
	CubePiece:   drawCube,
	CardPiece:   drawCard,
	CoinPiece:   drawCoin,
	PointsPiece: drawPoints,
	GoodsPiece:  drawGoods,
	IncomePiece: drawIncome,
	BonusPiece:  drawBonus,
}

func drawTile(c *widget.Canvas, g *engine.Game, t *Piece, p *path) {
	tile := plate.TileOf(plate.CoatOf(c.Palette, t.Seat), g, engine.PlacedTile{Tile: t.Tile})
	c.Picture(stepped(p.now()), tile, 1)
}

// stepped is an area in one of a few sizes, so that a piece that grows on its way is not painted anew for every picture.
func stepped(area view.Rect) view.Rect {
	const step = 8
	return view.Around(area.Middle(), math.Round(area.W/step)*step, math.Round(area.H/step)*step)
}

// Sides of cubes and barrels on their way.
const (
	cubeSide   = 24.0
	barrelSide = 28.0
)

// drawCube draws a cube, or a barrel that rolls.
func drawCube(c *widget.Canvas, _ *engine.Game, t *Piece, p *path) {
	cube, side := plate.CubeOf(c.Palette, t.Resource), cubeSide
	if t.Resource == engine.Beer {
		side = barrelSide
		cube.Turn = plate.TurnOf(p.gone() / (side / 2))
	}
	c.Picture(view.Around(p.now().Middle(), side, side), cube, 1)
}

// drawCard draws a card as small as it is on its way: its face, or its back.
func drawCard(c *widget.Canvas, g *engine.Game, t *Piece, p *path) {
	area := stepped(p.now())
	area = view.Around(area.Middle(), area.W*0.72, area.H)
	if t.Card != 0 {
		c.Picture(area, plate.CardOf(c.Palette, g, t.Card), 1)
		return
	}
	c.Picture(area, plate.CardBack{Coat: plate.CoatOf(c.Palette, t.Seat)}, 1)
}

// badgeSide is how wide coins and VP are on their way.
const badgeSide = 32.0

func drawCoin(c *widget.Canvas, _ *engine.Game, t *Piece, p *path) {
	c.Picture(view.Around(p.now().Middle(), badgeSide, badgeSide),
		plate.Medal{Bonus: engine.BonusMoney, Text: words.In(c.Words).Money(t.Amount), Palette: c.Palette.Table().Name}, 1)
}

func drawPoints(c *widget.Canvas, _ *engine.Game, t *Piece, p *path) {
	c.Picture(view.Around(p.now().Middle(), badgeSide, badgeSide),
		plate.PointsOf(c.Palette, t.Seat, strconv.Itoa(t.Amount)), 1)
}

// drawGoods draws the goods of a sold tile: two crates, one behind the other.
func drawGoods(c *widget.Canvas, g *engine.Game, t *Piece, p *path) {
	const behind, side, turns = 0.16, 28.0, 1.2
	industry := g.Tiles[t.Tile].Industry
	for _, progress := range [2]float64{p.progress - behind, p.progress} {
		if progress < 0 {
			continue
		}
		crate := plate.Crate{Industry: industry, Turn: plate.TurnOf(turns * (progress - 1)), Palette: c.Palette.Table().Name}
		c.Picture(view.Around(p.at(progress).Middle(), side, side), crate, 1)
	}
}

// drawIncome draws what a tile earns as a marker of the income track with the number of its spaces.
func drawIncome(c *widget.Canvas, _ *engine.Game, t *Piece, p *path) {
	incomeBadge(c, p.now().Middle(), t.Seat, t.Amount, 1)
}

// incomeBadge draws a number of spaces of the income track.
func incomeBadge(c *widget.Canvas, at view.Point, seat engine.Seat, amount int, seen float64) {
	const wide, high, icon = 54.0, 26.0, 16.0
	table := c.Palette.Table()
	area := view.Around(at, wide, high)
	ink := livery.SeatDeep(table, seat).Fade(seen)
	c.Add(view.Item{Kind: view.Box, Area: area.Inset(-2), Radius: 5, Fill: table.Night.Fade(seen)})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: 3, Fill: livery.Plate(table, seat).Fade(seen), Line: ink, Width: 1.5})
	sign, text := area.Insets(5, 0).Left(icon)
	c.Icon(view.Around(sign.Middle(), icon, icon), "income", ink)
	c.Label(text, words.Signed(amount), widget.Style{Font: assets.Bold, Size: 16, Colour: ink, Align: view.Centre})
}

// drawBonus draws the seal of a merchant: first it comes off in a light, then it is handed over.
func drawBonus(c *widget.Canvas, _ *engine.Game, t *Piece, p *path) {
	const lifted, large = 0.4, 2.0
	medal := plate.Medal{Bonus: t.Bonus, Text: bonusText(c, t), Palette: c.Palette.Table().Name}
	from := p.from
	from.W, from.H = max(from.W, badgeSide), max(from.H, badgeSide)
	if p.progress < lifted {
		t := p.progress / lifted
		shine(c, from, t)
		side := from.W * (1 + (large-1)*overshoot(t))
		c.Picture(stepped(view.Around(from.Middle(), side, side)), medal, 1)
		return
	}
	rest := (p.progress - lifted) / (1 - lifted)
	side := from.W*large + (badgeSide-from.W*large)*rest
	c.Picture(stepped(view.Around(p.at(rest).Middle(), side, side)), medal, 1)
}

// bonusText is what the seal of a merchant says.
func bonusText(c *widget.Canvas, t *Piece) string {
	switch t.Bonus {
	case engine.BonusIncome:
		return words.Signed(t.Amount)
	case engine.BonusMoney:
		return words.In(c.Words).Money(t.Amount)
	}
	return strconv.Itoa(t.Amount)
}
