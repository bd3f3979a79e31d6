package tasks

import (
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// signs are the tasks that an icon stands for.
var signs = [companion.Kinds]string{
	companion.MoveIncome: "income", companion.MoveMoney: "money", companion.CountMoney: "money", companion.OpenDistant: "ship",
	companion.TurnDistant: "ship", companion.CloseDistant: "ship", companion.PutAside: "deck", companion.ShuffleCards: "deck",
	companion.DrawCards: "deck", companion.DiscardCards: "deck", companion.DiscardCard: "deck",
	companion.UseCards: "deck", companion.PrepareDeck: "deck", companion.LayDeck: "deck",
	companion.TakeWild: "wild", companion.ReturnWild: "wild", companion.TakePlace: "player", companion.BeginRound: "hourglass",
	companion.EndGame: "trophy", companion.LayFaceDown: "deck", companion.NextTurn: "player",
}

// ofSeat are those that are of a seat, whose colour they have where people play among themselves.
var ofSeat = [companion.Kinds]bool{companion.MoveIncome: true, companion.MoveMoney: true, companion.DrawCards: true, companion.DiscardCards: true,
	companion.DiscardCard: true, companion.TakeWild: true, companion.ReturnWild: true, companion.TakePlace: true, companion.LayFaceDown: true, companion.NextTurn: true}

// picture draws the picture of a task.
func (m *Model) picture(c *widget.Canvas, area view.Rect, row *Row, seen float64) {
	t := &row.Task
	if of, wide := m.painting(c, row); of != nil {
		c.In(c.Palette.Table(), func() { c.Picture(view.Around(area.Middle(), area.W*wide, area.H*wide), of, seen) })
		m.number(c, area, t)
		return
	}
	icon, colour := signs[t.Kind], c.Palette.Soft
	switch {
	case t.Kind == companion.BeginEra && t.Amount == int(engine.Rail):
		icon = "rail"
	case t.Kind == companion.BeginEra:
		icon = "canal"
	case c.Palette.Company && ofSeat[t.Kind]:
		colour = livery.Seat(c.Palette, t.Cause.Seat)
		if t.Kind == companion.TakePlace || t.Kind == companion.NextTurn {
			icon = livery.SeatIcon(c.Palette, t.Cause.Seat)
		}
	case t.Kind == companion.PrepareDeck || t.Cause.Seat == engine.AutomaSeat:
		colour = c.Palette.Automa
	}
	c.Icon(area.Inset(6), icon, colour.Fade(seen))
}

// painting is that of the piece that a task moves, and how much larger than a row's picture it is; nil if it moves none.
func (m *Model) painting(c *widget.Canvas, row *Row) (of view.Painting, wide float64) {
	t, p := &row.Task, c.Palette
	coat := plate.CoatOf(p, t.Cause.Seat)
	switch t.Kind {
	case companion.PutTile:
		return plate.TileOf(coat, m.Game, engine.PlacedTile{Tile: t.Cause.Tile, Cubes: uint8(t.Amount)}), 1
	case companion.TakeTile, companion.TakeFromMat, companion.FillMat:
		return plate.TileOf(coat, m.Game, engine.PlacedTile{Tile: t.Cause.Tile}), 1
	case companion.FlipTile:
		return plate.TileOf(coat, m.Game, engine.PlacedTile{Tile: t.Cause.Tile, Flipped: true}), 1
	case companion.PutLink, companion.TakeLink:
		return plate.Link{Coat: coat, Era: row.Era}, plate.LinkReach * 0.85
	case companion.PutCubes, companion.TakeCubes, companion.BuyCubes, companion.SellCubes, companion.FillMarket:
		return plate.CubeOf(p, t.Cause.Resource), 0.75
	case companion.TakeBarrel, companion.PutBarrel:
		return plate.CubeOf(p, engine.Beer), 0.8
	case companion.PutMerchant:
		takes := m.Game.MerchantTiles[t.Amount].Accepts
		return plate.MerchantTile{Takes: takes, Empty: t.Amount == 0, Palette: p.Table().Name}, 1
	case companion.MoveVP:
		return plate.PointsOf(p, t.Cause.Seat, words.Signed(t.Amount)), 1
	}
	return nil, 0
}

// numbered are the tasks of which a number stands at the picture.
var numbered = [companion.Kinds]bool{companion.FillMat: true, companion.TakeFromMat: true, companion.TakeCubes: true, companion.BuyCubes: true,
	companion.SellCubes: true, companion.PutCubes: true, companion.FillMarket: true}

// number writes how many pieces there are, if there are several.
func (m *Model) number(c *widget.Canvas, area view.Rect, t *companion.Task) {
	if !numbered[t.Kind] || t.Amount < 2 {
		return
	}
	at := view.Rect{X: area.Right() - 16, Y: area.Bottom() - 15, W: 20, H: 17}
	c.Box(at, 5, c.Palette.Night, livery.Seat(c.Palette, t.Cause.Seat))
	c.Fitted(at, strconv.Itoa(t.Amount), widget.Style{Font: assets.Bold, Size: theme.Small, Colour: c.Palette.Text, Align: view.Centre})
}
