package topbar

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rivalHolds tells the money and the number of cards of a rival, which everybody at a table sees; where the row has no room for them, the
// tip of its VP does.
func (m *Model) rivalHolds(c *widget.Canvas, row view.Rect) view.Rect {
	const sign, apart, least = 18.0, 6.0, 420.0
	p := &m.Position.Players[engine.AutomaSeat]
	style := widget.Style{Font: assets.Medium, Size: theme.Body * c.Reading, Colour: c.Palette.Soft}
	parts := []struct{ icon, text, widest string }{
		{"money", words.In(c.Words).Money(int(p.Money)), words.In(c.Words).Money(188)},
		{"deck", strconv.Itoa(p.HandLen()), "8"},
	}
	wide := 0.0
	for _, part := range parts {
		wide += sign + apart + fonts.Width(style.Font, style.Size, part.widest) + apart
	}
	if row.W-wide < least*c.Reading {
		return row
	}
	id := "topbar:rival"
	defer c.Part(id)()
	at, row := row.Side(wide)
	if c.Attended(id) {
		c.Box(at, theme.Corner, c.Palette.Raised, 0)
	}
	rest := at
	for _, part := range parts {
		var icon, text view.Rect
		icon, rest = rest.Left(sign + apart)
		c.Icon(view.Around(icon.Middle(), sign, sign), part.icon, c.Palette.Automa)
		text, rest = rest.Left(fonts.Width(style.Font, style.Size, part.widest) + apart)
		c.Fitted(text, part.text, style)
	}
	c.FocusRing(id, at, theme.Corner)
	c.Target(view.Target{ID: id, Area: at, About: VP{engine.AutomaSeat}, Aside: true})
	row.W -= between
	return row
}
