package hand

import (
	"strconv"

	"sohofoundry/engine/thing"
	"sohofoundry/render/room/purses"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Figure is one of the figures beside the cards, for inspection.
type Figure uint8

// The figures.
const (
	Money Figure = iota + 1
	Income
	Spent
	Links
	VP
	Cards
)

// keys name the figures in the catalogue and in the ids of their targets.
var keys = [...]string{Money: "money", Income: "income", Spent: "spent", Links: "links", VP: "vp", Cards: "draw"}

// pointedAt are the kinds of thing that the figures show, for those that can be pointed at.
var pointedAt = [...]thing.Kind{Money: thing.Money, Income: thing.Income, VP: thing.Score, Cards: 0}

// figures writes the figures of the person's seat, line by line.
func (m *Model) figures(c *widget.Canvas, area view.Rect) {
	p := m.player(c)
	values := [...]string{
		Money: words.In(c.Words).Money(int(p.Money)), Income: words.Signed(m.Game.IncomeLevel(p)), Spent: words.In(c.Words).Money(int(p.Spent)),
		Links: strconv.Itoa(m.Game.LinksLeft(p)), VP: strconv.Itoa(int(p.VP)), Cards: strconv.Itoa(int(m.State.Draw)),
	}
	if m.Game.Edition.PrivateMoney {
		values[Money] = "–"
	}
	high := area.H / float64(len(keys)-1)
	for f := Money; f <= Cards; f++ {
		row := view.Rect{X: area.X, Y: area.Y + float64(f-Money)*high, W: area.W, H: high}
		note := ""
		if f == Income && !m.Tracked {
			note = c.Words.Text("hand.space", "n", strconv.Itoa(int(p.Income)))
		}
		m.figure(c, row, f, note, values[f])
	}
}

// figure writes a figure: its value, its name, a note.
func (m *Model) figure(c *widget.Canvas, row view.Rect, f Figure, note, value string) {
	id := "hand:" + keys[f]
	defer c.Part(id)()
	if c.Attended(id) {
		c.Box(row, 4, c.Palette.Raised, 0)
	}
	number, rest := row.Insets(6, 0).Side(50)
	c.Fitted(number, value, widget.Style{Font: assets.Bold, Size: (theme.Small + 1) * c.Reading, Colour: c.Palette.Text,
		Align: view.Right})
	style, label := c.Soft(), c.Words.Text("hand.figure."+keys[f])
	if note != "" {
		var right view.Rect
		right, rest = rest.Side(rest.W - min(style.Width(label)+8, rest.W*0.6))
		c.Fitted(right, note, style.Sized(theme.Tiny*c.Reading).In(c.Palette.Faint).To(view.Right))
	}
	c.Fitted(rest, label, style)
	c.FocusRing(id, row, 4)
	t := view.Target{ID: id, Area: row, About: f, Aside: true}
	switch {
	case f == Income, f == VP:
		t.Act = tracks.Open{}
	case c.Palette.Company && f != Cards:
		t.Act = purses.Open{}
	}
	if kind := pointedAt[f]; m.Points && kind != 0 && (f != Money || !m.Game.Edition.PrivateMoney) {
		t.Act = thing.Thing{Kind: kind, Seat: words.In(c.Words).You}
	}
	c.Target(t)
}
