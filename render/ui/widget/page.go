package widget

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// TouchLayout reports whether the layout is one for hands: one room at a time, with targets large enough for fingers.
func (c *Canvas) TouchLayout() bool { return c.Size.Layout() != view.Wide }

// ButtonHigh is the height of a button: in the layouts for hands it is high enough for a finger.
func (c *Canvas) ButtonHigh() float64 {
	if c.TouchLayout() {
		return theme.Touch
	}
	return theme.Button
}

// Least is a size of type, made large enough to be read in a hand.
func (c *Canvas) Least(size float64) float64 {
	if c.TouchLayout() {
		return max(size, theme.LeastType)
	}
	return size
}

// Panel draws the ground of a room and returns the area inside its margins.
func (c *Canvas) Panel(area view.Rect) view.Rect {
	c.Box(area, theme.Corner+2, c.Palette.Panel, c.Palette.Edge.Fade(0.7))
	if c.TouchLayout() {
		return area.Insets(theme.Gap, theme.Gap/2)
	}
	return area.Inset(theme.Pad)
}

// PageMargin is the margin of a page at each side within its frame.
func (c *Canvas) PageMargin() float64 {
	if c.TouchLayout() {
		return theme.Gap
	}
	return 24
}

// Page draws a page over everything that waits below it, with its title and a way out, and returns the room inside. In the
// layouts for hands it is as large as the window.
func (c *Canvas) Page(w, h float64, title string, out any) view.Rect {
	var area view.Rect
	if c.TouchLayout() {
		area = c.Whole()
		c.Add(view.Item{Kind: view.Box, Area: area, Fill: c.Palette.Panel})
	} else {
		c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: c.Palette.Shade})
		c.Target(view.Target{ID: "page:outside", Area: c.Whole(), Act: out, NoFocus: true})
		area = view.Around(c.Whole().Middle(), min(w, c.Size.W-2*theme.Pad), min(h, c.Size.H-2*theme.Pad))
	}
	c.Target(view.Target{ID: "page", Area: area, NoFocus: true})
	inner := area.Inset(c.PageMargin())
	if c.TouchLayout() {
		inner = area.Insets(c.PageMargin(), theme.Gap/2)
	} else {
		c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner + 4, Fill: c.Palette.Panel, Line: c.Palette.Brass.Fade(0.6),
			Width: 1.5})
	}
	head, rest := inner.Top(c.ButtonHigh())
	corner, head := head.Side(c.ButtonHigh())
	c.Fitted(head, title, c.Title())
	if !c.TouchLayout() {
		corner = corner.Insets(2, 2)
	}
	c.Button(corner, Button{ID: "page:close", Name: c.Words.Text("name.close"), Icon: "cross", Act: out})
	c.Key("back", out)
	_, rest = rest.Top(c.PageMargin() / 2)
	return rest
}
