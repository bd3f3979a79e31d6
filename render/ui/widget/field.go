package widget

import (
	"strings"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Field is a line that can be typed into.
type Field struct {
	ID    string
	Name  string // for a screen reader
	Text  string
	Empty string // the faint text while nothing is typed
	Focus any    // the act of clicking into it: the scene turns it on
	On    bool   // it is typed into now
}

// Field draws a line that can be typed into. Typed text is sent to the scene as view.Typed.
func (c *Canvas) Field(area view.Rect, f Field) {
	line := c.Palette.Edge
	if f.On {
		line = c.Palette.Brass
		c.View.Typing = f.ID
	}
	c.Box(area, theme.Corner, c.Palette.Sunk, line)
	defer c.Part(f.ID)()
	inner := area.Insets(10, 0)
	s := Style{Font: assets.Text, Size: theme.Body * c.Reading, Colour: c.Palette.Text}
	text, style := f.Text, s
	if text == "" {
		text, style = f.Empty, s.In(c.Palette.Faint)
	}
	if w := s.Width(text); f.Text != "" && w > inner.W { // the end stays visible, where text is added
		c.Clipped(inner, func() { c.Label(view.Rect{X: inner.Right() - w, Y: inner.Y, W: w + 1, H: inner.H}, text, style) })
	} else {
		c.Label(inner, text, style)
	}
	if f.On {
		x := min(inner.X+s.Width(f.Text)+2, inner.Right())
		c.Line([]view.Point{{X: x, Y: inner.Y + 9}, {X: x, Y: inner.Bottom() - 9}}, 1.5, c.Palette.Brass)
	}
	c.FocusRing(f.ID, area, theme.Corner)
	c.Target(view.Target{ID: f.ID, Name: strings.TrimSpace(f.Name + " " + f.Text), Area: area, Act: f.Focus, Field: true, Text: f.Text})
}

// Type is a text after something was typed into it, at most most characters long.
func Type(text string, t view.Typed, most int) string {
	runes := []rune(text)
	runes = append(runes[:max(0, len(runes)-t.Back)], []rune(t.Text)...)
	return string(runes[:min(len(runes), most)])
}
