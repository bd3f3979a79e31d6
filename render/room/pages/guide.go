package pages

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// What is done on the strip of a Tutor.
type (
	GuideNext  struct{} // the step was read, or is not wanted now
	GuideNever struct{} // no more of it
	// LessonHint shows what a lesson hints at, LessonAgain begins it anew, LessonNext goes on to the one after it.
	LessonHint  struct{}
	LessonAgain struct{}
	LessonNext  struct{}
	// Lessons opens the list of lessons.
	Lessons struct{}
)

// Tutor is what somebody who is being taught reads above the panel.
type Tutor struct {
	Icon, Title string
	Text        string // left out while Short
	Do          string // what to do now, in a line of its own
	Short       bool   // something else needs the room
	Buttons     []widget.Button
}

// Sizes of the strip.
const (
	tutorIcon   = 26.0
	tutorHead   = 40.0
	tutorButton = 36.0
	tutorGap    = 8.0
)

// Height is how high the strip is at a width.
func (t *Tutor) Height(c *widget.Canvas, wide float64) float64 {
	high, in := 2*theme.Gap+tutorHead, wide-2*theme.Pad
	if !t.Short {
		high += c.ParaHeight(in, t.Text, t.style(c)) + tutorGap + tutorButtonHigh(c)
	}
	if t.Do != "" {
		high += c.ParaHeight(in, t.Do, t.doing(c))
	}
	return high
}

// tutorButtonHigh is the height of its buttons.
func tutorButtonHigh(c *widget.Canvas) float64 {
	if c.ForHands() {
		return theme.Touch
	}
	return tutorButton
}

func (t *Tutor) style(c *widget.Canvas) widget.Style {
	return c.Body().Sized((theme.Body - 1) * c.Reading)
}

func (t *Tutor) doing(c *widget.Canvas) widget.Style { return t.style(c).In(c.Palette.Brass) }

// View draws the strip from the top of an area; it is as high as Height says.
func (t *Tutor) View(c *widget.Canvas, area view.Rect) {
	area.H = t.Height(c, area.W)
	c.Target(view.Target{ID: "guide", Area: area, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner + 2, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	in := area.Insets(theme.Pad, theme.Gap)
	head, in := in.Top(tutorHead)
	icon, head := head.Left(tutorIcon)
	c.Icon(icon, t.Icon, c.Palette.Brass)
	head.X += theme.Gap
	head.W -= theme.Gap
	c.Fitted(head, t.Title, c.Heading())
	if !t.Short {
		c.Say(t.Title, t.Text)
		in.Y += c.Para(in, "guide", t.Text, t.style(c))
	}
	if t.Do != "" {
		c.Say(t.Do)
		in.Y += c.Para(in, "guide:do", t.Do, t.doing(c))
	}
	if t.Short {
		return
	}
	in.Y += tutorGap
	in.H = tutorButtonHigh(c)
	for i, at := range in.Columns(len(t.Buttons), theme.Gap/2) {
		c.Button(at, t.Buttons[i])
	}
}

// Spotlight draws a ring around what is meant, and an arrow that points at it where that covers nothing to be read. Around a
// low line, which has others above and below, the ring is close.
func Spotlight(c *widget.Canvas, target view.Rect, arrow bool) {
	const low, wide, long = 30.0, 3.0, 22.0
	off := 5.0
	if !arrow && target.H < low {
		off = 0
	}
	ring := target.Inset(-off)
	c.Add(view.Item{Kind: view.Box, Area: ring.Inset(-wide), Radius: theme.Corner + off + wide, Line: c.Palette.Night, Width: wide})
	c.Add(view.Item{Kind: view.Box, Area: ring, Radius: theme.Corner + off, Line: c.Palette.Text, Width: wide})
	if !arrow {
		return
	}
	tip, up := view.Point{X: ring.Middle().X, Y: ring.Y - wide}, -1.0
	if tip.Y < 2*long {
		tip.Y, up = ring.Bottom()+wide, 1
	}
	head := func(grow float64) []view.Point {
		foot := tip.Y + up*(long+grow)
		return []view.Point{{X: tip.X, Y: tip.Y - up*grow}, {X: tip.X - long*0.6 - grow, Y: foot}, {X: tip.X + long*0.6 + grow, Y: foot}}
	}
	c.Add(view.Item{Kind: view.Polygon, Points: head(3), Fill: c.Palette.Night})
	c.Add(view.Item{Kind: view.Polygon, Points: head(0), Fill: c.Palette.Text})
}
