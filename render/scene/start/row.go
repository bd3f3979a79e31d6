package start

import (
	"strings"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// option is one of several things to choose from.
type option struct {
	id, text string
	name     string // the name to read out, where the text does not say which row it belongs to
	act      any
	explain  string // a whole sentence
	picked   bool
}

// row is a choice: its label, its options, and below them the sentence on the option with the pointer or focus, or else on the one
// that is chosen.
type row struct {
	id, label string
	options   []option
	explain   string // in place of the options' own sentences
}

const (
	rowGap    = 8.0
	explained = ":explained" // ends the ids of sentences
)

// labelWide is the width of a row's label.
func labelWide(c *widget.Canvas) float64 { return 128 * (0.4 + 0.6*c.Reading) }

// drawLabel draws the label of a choice, and returns the room for the choice: beside the label, or below it in a narrow window.
func drawLabel(c *widget.Canvas, area view.Rect, text string) view.Rect {
	style := c.Body().In(c.Palette.Soft)
	if c.Size.Layout() == view.Tall {
		label, rest := area.Top(style.Lead() + 4)
		c.Fitted(label, text, style)
		return rest
	}
	label, rest := area.Left(labelWide(c))
	label.H = c.ButtonHigh()
	c.Fitted(label, text, style)
	return rest
}

// drawRow draws a row from the top of an area and returns its height.
func drawRow(c *widget.Canvas, area view.Rect, r row) float64 {
	rest := drawLabel(c, area, r.label)
	x, y, high := rest.X, rest.Y, c.ButtonHigh()
	for _, o := range r.options {
		wide := min(fonts.Width(assets.Medium, c.Pressed().Size, o.text)+34, rest.W)
		if x > rest.X && x+wide > rest.Right() {
			x, y = rest.X, y+high+rowGap-2
		}
		c.Button(view.Rect{X: x, Y: y, W: wide, H: high}, widget.Button{ID: o.id, Text: o.text, Name: o.name, Act: o.act, Picked: o.picked})
		x += wide + 8
	}
	if len(r.options) > 0 {
		y += high + 3
	} else if c.Size.Layout() != view.Tall {
		y += (high - c.Soft().Lead()) / 2
	}
	return y + explainRow(c, view.Rect{X: rest.X, Y: y, W: rest.W}, r) + gapBelow(c) - area.Y
}

// gapBelow is the free height below a choice, which is larger where labels stand above.
func gapBelow(c *widget.Canvas) float64 {
	if c.Size.Layout() == view.Tall {
		return 2 * rowGap
	}
	return rowGap
}

// explainRow writes the sentence of a row and returns the room that the longest of its sentences takes, so that nothing jumps.
func explainRow(c *widget.Canvas, area view.Rect, r row) (high float64) {
	style, text, id := c.Soft(), r.explain, r.id
	for _, o := range r.options {
		if r.explain != "" {
			break
		}
		high = max(high, c.ParaHeight(area.W, o.explain, style))
		if text == "" && o.picked || c.Attended(o.id) || strings.HasPrefix(c.Pointer.Focus, o.id+explained) {
			text, id = o.explain, o.id
		}
	}
	if text == "" {
		return high
	}
	return max(high, c.Para(area, id+explained, text, style))
}

// iconButton draws a button with an icon alone, in its middle.
func iconButton(c *widget.Canvas, area view.Rect, b widget.Button) {
	icon := b.Icon
	b.Icon = ""
	c.Button(area, b)
	side := theme.Body * 1.2
	c.Icon(view.Around(area.Middle(), side, side), icon, c.Palette.Text)
}

// drawCard draws the box of something to choose, which is its target, and returns the colour of its title.
func drawCard(c *widget.Canvas, t view.Target, chosen bool) (title view.Colour) {
	p := c.Palette
	fill, line, title := p.Raised, p.Edge, p.Text
	if chosen {
		fill, line, title = p.Raised.Mix(p.Brass, 0.14), p.Brass, p.Brass
	}
	if c.Hovered(t.ID) {
		fill, line = fill.Mix(p.Text, 0.07), p.Brass
	}
	c.Box(t.Area, theme.Corner, fill, line)
	c.FocusRing(t.ID, t.Area, theme.Corner)
	c.Target(t)
	return title
}
