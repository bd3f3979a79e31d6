package widget

import (
	"sohofoundry/render/assets"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
)

// Tip is what is told about something that is inspected: what it is, whose, what it scores, which rules govern it.
type Tip struct {
	Title string
	Lines []string
	Rules []string // numbers with their titles: "B7.3 Which space"
}

// Empty reports whether there is nothing to tell.
func (t Tip) Empty() bool { return t.Title == "" && len(t.Lines) == 0 }

const tipWide = 340.0

// Tip draws what is told about something beside its area, inside the window.
func (c *Canvas) Tip(about view.Rect, t Tip) {
	title := Style{Font: assets.Title, Size: theme.Heading, Colour: c.Palette.Brass}
	body, soft := c.Body().Sized(theme.Small*c.Reading+1), c.Soft().In(c.Palette.Link)
	wide := tipWide * max(1, c.Reading*0.9)
	inside := wide - 2*theme.Pad
	high := 2 * 12.0
	if t.Title != "" { // no title takes no line
		high += c.ParaHeight(inside, t.Title, title)
	}
	for _, line := range t.Lines {
		high += c.ParaHeight(inside, line, body) + 3
	}
	for _, rule := range t.Rules {
		high += c.ParaHeight(inside, rule, soft)
	}
	area := c.beside(about, wide, high)
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: c.Palette.Night, Line: c.Palette.Brass.Fade(0.7),
		Width: theme.Hair})
	in := area.Insets(theme.Pad, 12)
	if t.Title != "" {
		in.Y += c.Para(in, "tip", t.Title, title)
	}
	for _, line := range t.Lines {
		in.Y += c.Para(in, "tip", line, body) + 3
	}
	for _, rule := range t.Rules {
		in.Y += c.Para(in, "tip", rule, soft)
	}
}

// beside finds room for a box next to an area: at its right, else at its left, above what lies at the foot of the window, and
// never outside of it.
func (c *Canvas) beside(about view.Rect, w, h float64) view.Rect {
	const away, margin = 10.0, 6.0
	at := view.Rect{X: about.Right() + away, Y: about.Y - 6, W: w, H: h}
	if at.Right() > c.Size.W-margin {
		at.X = about.X - away - w
	}
	foot := about.Bottom() > 0.8*c.Size.H && h < about.Y-away
	if at.X < margin || foot { // no room at either side: below or above
		at.X = min(max(about.Middle().X-w/2, margin), c.Size.W-w-margin)
		at.Y = about.Bottom() + away
		if foot || at.Bottom() > c.Size.H-margin {
			at.Y = about.Y - away - h
		}
	}
	at.Y = max(min(at.Y, c.Size.H-h-margin), margin)
	return at
}
