package tasks

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Option is one of the things that may lie on the table.
type Option struct {
	ID, Text string // the id is part of that of its target
	Act      any
	About    any                                    // the subject of its tip, nil for none
	Picture  func(c *widget.Canvas, area view.Rect) // shown in place of the text, nil without
}

// Naming is the model of the room while the player names a piece on the table: a drawn card, a merchant tile.
type Naming struct {
	Title, Text string
	Options     []Option
	CanUndo     bool
	Buttons     []widget.Button // below the options; the last one has the room that is left
	High        float64         // of options that have a picture each, which lie below each other
	Scroll      widget.Scroll
}

// DrawNaming draws a button for each option, and returns how far they are scrolled.
func DrawNaming(c *widget.Canvas, area view.Rect, m *Naming) widget.Scroll {
	const gap = 6.0
	least := 52.0
	var head []widget.Button
	if c.Size.Layout() == view.Short && m.Buttons[len(m.Buttons)-1].Icon != "" { // so that all cards of a deck are in sight
		least, head, m.Buttons = leastShort, m.Buttons, nil
	}
	in := drawHead(c, c.Panel(area), m.Title, m.CanUndo, head...)
	if len(m.Buttons) > 0 {
		var foot view.Rect
		foot, in = in.Foot(c.ButtonHigh())
		_, in = in.Foot(theme.Gap / 2)
		drawButtons(c, foot, m.Buttons)
	}
	c.Say(m.Title, m.Text)
	c.ScrollKeys(ScrollID, in.H)
	wide, style := least, c.Pressed()
	for _, o := range m.Options {
		wide = max(wide, style.Width(o.Text)+26)
	}
	return c.Scrolling(in, ScrollID, m.Scroll, func(in view.Rect) float64 {
		top := in.Y
		if len(head) == 0 { // else below the options, as the title says nearly the same
			in.Y += c.Para(in, "tasks:naming", m.Text, c.Body()) + theme.Gap
		}
		columns, high := max(1, int((in.W+gap)/(wide+gap))), least
		if m.High > 0 {
			columns, high = 1, m.High
		}
		for _, o := range m.Options {
			high = max(high, c.ParaHeight(in.Columns(columns, gap)[0].W-2*pad, o.Text, style)+2*pad)
		}
		for i, o := range m.Options {
			at := in.Columns(columns, gap)[i%columns]
			at.H = high
			drawOption(c, at, o)
			if i%columns == columns-1 || i == len(m.Options)-1 {
				in.Y += high + gap
			}
		}
		if len(head) > 0 {
			in.Y += c.Para(in, "tasks:naming", m.Text, c.Body())
		}
		return in.Y - top
	})
}

// leastShort is the least side of an option where all of a deck have little room.
const leastShort = 44.0

// drawOption draws a button with its text in as many lines as it needs.
func drawOption(c *widget.Canvas, area view.Rect, o Option) {
	id, style := "tasks:card:"+o.ID, c.Pressed().In(c.Palette.Text).To(view.Centre)
	c.Button(area, widget.Button{ID: id, Name: o.Text, Act: o.Act, About: o.About})
	defer c.Part(id)()
	if o.Picture != nil {
		o.Picture(c, area)
		c.FocusRing(id, area, theme.Corner)
		return
	}
	in := area.Insets(pad, 0)
	high := c.ParaHeight(in.W, o.Text, style)
	c.Para(view.Rect{X: in.X, Y: in.Y + (in.H-high)/2, W: in.W}, id+":text", o.Text, style)
}
