package widget

import (
	"math"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Tip is the text about a thing: its kind, its owner, its score and its rules.
type Tip struct {
	Title string
	Lines []string
	Rules []string // numbers with their titles: "B7.3 Which space"
}

// Empty reports whether there is nothing to tell.
func (t Tip) Empty() bool { return t.Title == "" && len(t.Lines) == 0 }

const (
	tipWide   = 340.0
	tipMargin = 6.0 // to the edge of the window
)

// Tip draws a tip about something beside its area, inside the window, so that the area to be seen with it stays free.
func (c *Canvas) Tip(about, free view.Rect, t Tip) {
	title := Style{Font: assets.Title, Size: theme.Heading, Colour: c.Palette.Brass}
	body, soft := c.Body().Sized(theme.Small*c.Reading+1), c.Soft().In(c.Palette.Link)
	wide := tipWide * max(1, c.Reading*0.9)
	if c.Size.Layout() == view.Short { // where it must not be high
		wide *= 1.4
	}
	widest := c.Size.W - 2*tipMargin
	wide = min(wide, widest)
	height := func() float64 {
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
		return high
	}
	high := height()
	if high > c.Size.H-2*tipMargin {
		wide = widest
		high = height()
	}
	area := c.beside(about, free, wide, high)
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

// beside finds room in the window for a box next to an area: at its right, else at its left, below or above; an area at the foot of
// the window has the box above it. It leaves the area itself free wherever there is room at any side of it, then as much as it can of
// the things asked for, then the area to be seen with it.
func (c *Canvas) beside(about, free view.Rect, w, h float64) (best view.Rect) {
	least, all := math.Inf(1), about.Joined(free)
	try := func(at view.Rect) {
		at = at.Within(c.Whole().Inset(tipMargin))
		covered := 0.0
		for _, asked := range c.View.Asked {
			if shared := at.Shared(asked); !shared.Empty() {
				covered += shared.W * shared.H
			}
		}
		switch { // weighed so that no amount of the lesser makes up for the greater
		case at.Meets(about):
			covered += 1e12
		case at.Meets(all):
			covered += 1e-3
		}
		if covered < least {
			best, least = at, covered
		}
	}
	foot := about.Bottom() > 0.8*c.Size.H
	for _, seen := range []view.Rect{all, about} {
		for _, at := range sides(about, seen, w, h, foot) {
			try(at)
		}
	}
	if least >= 1 { // it moves beyond the asked area that it would cover
		for _, asked := range c.View.Asked {
			for _, at := range sides(asked, about.Joined(asked), w, h, foot) {
				try(at)
			}
		}
	}
	return best
}

// sides are the places of a box next to the area seen, at the height of the thing or in its middle, the best first.
func sides(about, seen view.Rect, w, h float64, foot bool) []view.Rect {
	const away = 10.0
	x, y := about.Middle().X-w/2, about.Y-6
	list := []view.Rect{
		{X: seen.Right() + away, Y: y, W: w, H: h}, {X: seen.X - away - w, Y: y, W: w, H: h},
		{X: x, Y: seen.Bottom() + away, W: w, H: h}, {X: x, Y: seen.Y - away - h, W: w, H: h},
	}
	if foot {
		list = []view.Rect{list[3], list[0], list[1]}
	}
	for _, side := range list { // each also as far up and down, or left and right, as it still lies beside the area
		if side.Y == y {
			list = append(list, view.Rect{X: side.X, Y: about.Bottom() + 6 - h, W: w, H: h})
		} else {
			list = append(list, view.Rect{X: about.Right() - w, Y: side.Y, W: w, H: h}, view.Rect{X: about.X, Y: side.Y, W: w, H: h})
		}
	}
	return list
}
