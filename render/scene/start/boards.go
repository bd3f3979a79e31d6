package start

import (
	"slices"

	"sohofoundry/decks"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// gameName names a game by its id. A game of a newer program has no name here, so it gets its id.
func gameName(w words.Words, id string) string {
	if key := "start.game." + id; w.Has(key) {
		return w.Text(key)
	}
	return id
}

const (
	boardHigh = 86.0  // of a card, at least
	boardWide = 108.0 // of a picture
	boardPad  = 6.0   // around the contents of a card

	cardNarrow  = 221.0
	pictureMost = 0.25 // of a narrow card's width
	textLeast   = 74.0 // of the width of a card's text, or there is no picture
	textApart   = 33.0 // of a card's width is free

	longestGame = "Birmingham" // of the names of games, which are not translated
)

// drawBoards draws a card with a picture of its board for each game, and a note on the chosen one if the rules of its Automa
// are the program's own reading. It returns their height.
func drawBoards(c *widget.Canvas, area view.Rect, ch *choice) float64 {
	list := ch.offers()
	cards, high := area.Columns(len(list), theme.Gap), boardHigh
	stacked := c.Size.Layout() == view.Tall
	if stacked {
		for i := range cards {
			cards[i] = area
		}
	}
	for i, card := range cards {
		_, text := beside(c, card)
		high = max(high, 2*(boardPad+4)+c.Heading().Lead()+c.ParaHeight(text.W, boardNote(c, list[i]), c.Soft()))
	}
	for i, card := range cards {
		card.H = high
		if stacked {
			card.Y += float64(i) * (high + theme.Gap)
		}
		drawBoardCard(c, card, ch, list[i])
	}
	if stacked {
		high += float64(len(list)-1) * (high + theme.Gap)
	}
	if ch.isIndustry() || !ch.Board().AutomaRules.OwnReading {
		return high
	}
	area.Y += high + 10
	return high + 10 + c.Para(area, "new-game:ours", c.Words.Text("new-game.ours"), c.Soft())
}

func boardNote(c *widget.Canvas, o offer) string {
	return words.Capital(c.Words.Text("new-game.game-note." + o[0]))
}

// beside divides a card between the picture and the text, which takes room from the picture when it is larger.
func beside(c *widget.Canvas, card view.Rect) (picture, text view.Rect) {
	wide := boardWide / max(1, c.Reading*c.Reading)
	if c.Size.Layout() != view.Tall && card.W < cardNarrow { // where four games stand side by side
		wide = min(wide, card.W*pictureMost)
		if heading := c.Heading(); card.W-wide-textApart < max(heading.Width(longestGame)*max(2.0/3, c.Least(0)/heading.Size), textLeast*c.Reading) {
			wide = 0
		}
	}
	picture, text = card.Inset(boardPad).Left(wide)
	return picture, text.Insets(10, 4)
}

func drawBoardCard(c *widget.Canvas, area view.Rect, ch *choice, o offer) {
	id, edition, picked := "new-game:game:"+o[0], o[0], slices.Contains(o, ch.chosen())
	if picked {
		edition = ch.chosen()
	}
	title := drawCard(c, view.Target{ID: id, Area: area, Act: choose{"game", edition},
		About: aboutText{gameName(words.In(c.Words), o[0]), c.Words.Text("new-game.game-about." + o[0])}}, picked)
	defer c.Part(id)()
	picture, text := beside(c, area)
	switch {
	case picture.W < boardWide/4: // too narrow to be seen
	case edition == industryID:
		zones.Thumbnail(c, picture, decks.Industry())
	default:
		drawMap(c, picture, o[0], edition)
	}
	head, text := text.Top(c.Heading().Lead())
	c.Fitted(head, c.Words.Text("new-game.game."+o[0]), c.Heading().In(title))
	c.Para(text, id, boardNote(c, o), c.Soft())
}
