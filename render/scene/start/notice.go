package start

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// understood is the width of the button that takes a notice away.
const understood = 150.0

// noticeBox is the box of the notice at the foot of the page, and the width of its text. In a narrow window the button has the last
// line to itself, and below is the height of that line.
func noticeBox(c *widget.Canvas, area view.Rect, text string) (box view.Rect, wide, below float64) {
	wide = area.W - 2*theme.Pad - 44
	if c.Size.Layout() == view.Tall {
		below = c.ButtonHigh() + theme.Gap
	} else {
		wide -= understood + theme.Pad
	}
	high := max(c.ParaHeight(wide, text, c.Body()), c.ButtonHigh())
	box, _ = area.Foot(high + 2*theme.Pad + below)
	return box, wide, below
}

// drawNotice draws the notice at the foot of the page, until the player dismisses it.
func drawNotice(c *widget.Canvas, area view.Rect, text string) {
	c.Say(text)
	style := c.Body()
	box, wide, below := noticeBox(c, area, text)
	c.Target(view.Target{ID: "start:notice", Area: box, NoFocus: true})
	c.Box(box, theme.Corner+4, c.Palette.Night, c.Palette.No)
	in := box.Inset(theme.Pad)
	icon, in := in.Left(44)
	icon.H = theme.Button
	c.Icon(icon.Inset(6).Move(-6, 0), "warning", c.Palette.No)
	c.Para(view.Rect{X: in.X, Y: in.Y + (in.H-below-c.ParaHeight(wide, text, style))/2, W: wide}, "start:notice", text, style)
	button, _ := in.Side(understood)
	button, _ = button.Foot(c.ButtonHigh())
	if below == 0 {
		button.Y = in.Y
	}
	c.Button(button, widget.Button{ID: "start:dismiss", Text: c.Words.Text("start.understood"), Act: Dismiss{}})
}
