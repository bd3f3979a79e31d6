package start

import (
	"sohofoundry/decks"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/foundry"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawMap draws the board of a game small, with the emblem of what it is about in a corner. An edition of a game has the emblem of that.
func drawMap(c *widget.Canvas, area view.Rect, game, edition string) {
	board.Thumbnail(c, area, decks.Game(edition).Game)
	emblem, ok := foundry.EmblemOf(game)
	if !ok {
		return
	}
	wide := min(area.W*0.36, 110)
	at := view.Rect{X: area.X + area.W*0.02, Y: area.Bottom() - wide*0.8 - 3, W: wide, H: wide * 0.8}
	if game == offers[0][0] {
		at.X = area.Right() - wide - area.W*0.02
	}
	c.Add(view.Item{Kind: view.Picture, Area: at, Painting: emblem, Fill: view.White})
}
