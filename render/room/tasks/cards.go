package tasks

import (
	"strconv"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Card names a card of a printed deck by its number.
type Card struct{ Number int }

// Cards is all that is shown while a card is named.
type Cards struct {
	Title, Text string
	Numbers     []int // of the cards that it may be
	CanUndo     bool
	Scroll      widget.Scroll
}

// CardID is the id of the target of a card.
func CardID(number int) string { return "tasks:card:" + strconv.Itoa(number) }

// DrawCards draws a button for each card, and returns how far they are scrolled.
func DrawCards(c *widget.Canvas, area view.Rect, m *Cards) widget.Scroll {
	const least, gap = 52.0, 6.0
	in := drawHead(c, c.Panel(area), m.Title, m.CanUndo)
	c.Say(m.Title, m.Text)
	c.ScrollKeys(ScrollID, in.H)
	return c.Scrolling(in, ScrollID, m.Scroll, func(in view.Rect) float64 {
		top := in.Y
		in.Y += c.Para(in, "tasks:cards", m.Text, c.Body()) + theme.Gap
		columns := max(1, int((in.W+gap)/(least+gap)))
		for i, number := range m.Numbers {
			at := in.Columns(columns, gap)[i%columns]
			at.H = least
			c.Button(at, widget.Button{ID: CardID(number), Text: strconv.Itoa(number), Act: Card{number}})
			if i%columns == columns-1 || i == len(m.Numbers)-1 {
				in.Y += least + gap
			}
		}
		return in.Y - top
	})
}
