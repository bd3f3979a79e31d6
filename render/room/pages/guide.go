package pages

import (
	"slices"

	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The acts on the strip of a Tutor.
type (
	GuideNext  struct{} // the step was read, or is not wanted now
	GuideLeave struct{} // no more of it
	GuideOn    struct{} // the guide goes on, or begins
	// LessonHint shows the hint of a lesson, LessonNext goes on to the one after it, TakeLesson begins one.
	LessonHint struct{}
	LessonNext struct{}
	TakeLesson struct{ Name string }
	// Lessons opens the list of lessons.
	Lessons struct{}
	// TutorFold folds the strip to a line, or unfolds it.
	TutorFold struct{}
	// GuideRead tells the client that a step of the guide was read, or the guide left or taken up again.
	GuideRead struct{}
	// LessonDone tells the client that the goal of a lesson was met.
	LessonDone struct{ Name string }
)

// GuideID is the target of the strip with the guide or lesson.
const GuideID = "guide"

// Tutor is the text that a player in a guide or lesson reads above the panel.
type Tutor struct {
	Icon, Title string
	Text        string          // left out while Short
	Do          string          // the player's next act, in a line of its own
	Short       bool            // something else needs the room
	Folded      bool            // all that is seen is a line, where there is little room
	Head        []widget.Button // beside the title: they keep their place from step to step, however long the text is
	Aside       []widget.Button // beside Do
	Buttons     []widget.Button // below all else
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
	high, in := tutorGap+headHigh(c), wide-2*theme.Pad
	if t.line(c) {
		return tutorGap + t.lineHigh(c, in)
	}
	high += tutorGap
	if !t.Short {
		high += c.ParaHeight(in, t.Text, t.style(c))
	}
	if t.Do != "" {
		high += t.doHigh(c, in)
	}
	if len(t.Buttons) > 0 && !t.Short {
		_, columns := t.inRows(c, in)
		rows := (len(t.Buttons)-1)/columns + 1
		high += float64(rows) * (tutorGap + tutorButtonHigh(c))
	}
	return high
}

// inRows are the buttons below all else, and how many have room beside each other; where not even two have, their signs do.
func (t *Tutor) inRows(c *widget.Canvas, wide float64) (list []widget.Button, columns int) {
	widest := 0.0
	for i := range t.Buttons {
		widest = max(widest, c.ButtonWide(&t.Buttons[i]))
	}
	columns = len(t.Buttons)
	for columns > 1 && widest > (wide-theme.Gap/2*float64(columns-1))/float64(columns) {
		columns--
	}
	if columns < min(2, len(t.Buttons)) {
		return signs(t.Buttons), len(t.Buttons)
	}
	return t.Buttons, columns
}

// Folds reports whether the strip can be folded: where it covers half of the board, and Do is set.
func (t *Tutor) Folds(c *widget.Canvas) bool { return c.TouchLayout() && !t.Short && t.Do != "" }

// line reports whether only Do is seen.
func (t *Tutor) line(c *widget.Canvas) bool {
	return t.Folds(c) && t.Folded || c.TouchLayout() && t.Short && t.Do != ""
}

// lineHigh is how high the strip is then.
func (t *Tutor) lineHigh(c *widget.Canvas, wide float64) float64 {
	wide -= tutorIcon + theme.Gap
	if t.Folds(c) {
		wide -= theme.Touch*float64(len(t.Head)+1) + tutorGap*float64(len(t.Head)+1)
	}
	return max(headHigh(c), c.ParaHeight(wide, t.Do, t.doing(c)))
}

// headHigh is the height of the line with the title.
func headHigh(c *widget.Canvas) float64 { return max(tutorHead, tutorButtonHigh(c)) }

// tutorButtonHigh is the height of its buttons.
func tutorButtonHigh(c *widget.Canvas) float64 {
	if c.TouchLayout() {
		return theme.Touch
	}
	return tutorButton
}

// doHigh is the height of Do, with the buttons beside it.
func (t *Tutor) doHigh(c *widget.Canvas, wide float64) float64 {
	high := c.ParaHeight(wide-buttonsWide(c, t.Aside), t.Do, t.doing(c))
	if len(t.Aside) > 0 {
		high = max(high, tutorButtonHigh(c)) + tutorGap
	}
	return high
}

// buttonsWide is how wide buttons are that stand beside something, with the gaps before them.
func buttonsWide(c *widget.Canvas, list []widget.Button) (wide float64) {
	for i := range list {
		wide += c.ButtonWide(&list[i]) + tutorGap
	}
	return wide
}

func (t *Tutor) style(c *widget.Canvas) widget.Style {
	return c.Body().Sized((theme.Body - 1) * c.Reading)
}

func (t *Tutor) doing(c *widget.Canvas) widget.Style { return t.style(c).In(c.Palette.Brass) }

// View draws the strip from the top of an area; it is as high as Height says.
func (t *Tutor) View(c *widget.Canvas, area view.Rect) {
	area.H = t.Height(c, area.W)
	c.Target(view.Target{ID: GuideID, Area: area, NoFocus: true})
	c.Asks(area)
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner + 2, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	in := area.Insets(theme.Pad, tutorGap/2)
	if t.line(c) {
		t.head(c, in)
		return
	}
	head, in := in.Top(headHigh(c))
	t.head(c, head)
	if !t.Short {
		c.Say(t.Title, t.Text)
		in.Y += c.Para(in, "guide", t.Text, t.style(c))
	}
	if t.Do != "" {
		c.Say(t.Do)
		t.do(c, view.Rect{X: in.X, Y: in.Y, W: in.W, H: t.doHigh(c, in.W)})
		in.Y += t.doHigh(c, in.W)
	}
	if t.Short || len(t.Buttons) == 0 {
		return
	}
	in.Y += tutorGap
	in.H = tutorButtonHigh(c)
	list, columns := t.inRows(c, in.W)
	for row := range slices.Chunk(list, columns) {
		for i, at := range in.Columns(columns, theme.Gap/2)[:len(row)] {
			c.Button(at, row[i])
		}
		in.Y += tutorButtonHigh(c) + tutorGap
	}
}

// head draws the line with the title, or with Do while the rest is folded.
func (t *Tutor) head(c *widget.Canvas, area view.Rect) {
	beside := t.Head
	if t.Short {
		beside = nil
	}
	if t.Folds(c) {
		icon, name := "arrow-up", "page.guide.fold"
		if t.Folded {
			icon, name = "arrow-down", "page.guide.unfold"
		}
		beside = append(slices.Clip(beside), widget.Button{ID: "guide:fold", Icon: icon, Name: c.Words.Text(name), Act: TutorFold{}})
	}
	if title := c.Heading(); c.TouchLayout() && area.W-buttonsWide(c, beside) < fonts.Width(title.Font, title.Size*leastTitle, t.Title) {
		beside = signs(beside)
	}
	for _, b := range slices.Backward(beside) {
		at, rest := area.Side(c.ButtonWide(&b))
		c.Button(view.Around(at.Middle(), at.W, tutorButtonHigh(c)), b)
		_, area = rest.Side(tutorGap)
	}
	if !c.TouchLayout() || len(beside) < 2 {
		icon, rest := area.Left(tutorIcon)
		c.Icon(icon, t.Icon, c.Palette.Brass)
		_, area = rest.Left(theme.Gap)
	}
	if t.line(c) {
		c.Say(t.Do)
		high := c.ParaHeight(area.W, t.Do, t.doing(c))
		c.Para(view.Rect{X: area.X, Y: area.Middle().Y - high/2, W: area.W}, "guide:do", t.Do, t.doing(c))
		return
	}
	title := c.Heading()
	title.Level = 2 // it comes before that of the panel
	if title.Width(t.Title) <= area.W*1.15 {
		c.Fitted(area, t.Title, title)
		return
	}
	title.Size = c.Least(title.Size * leastTitle)
	high := c.ParaHeight(area.W, t.Title, title)
	c.Para(view.Rect{X: area.X, Y: area.Middle().Y - high/2, W: area.W}, "guide:title", t.Title, title)
}

// leastTitle is how small a title becomes that has little room, as a part of its size.
const leastTitle = 0.8

// signs are buttons without their texts where they have a sign, which are their names then: a title beside them needs the room.
func signs(list []widget.Button) []widget.Button {
	list = slices.Clone(list)
	for i := range list {
		if b := &list[i]; b.Icon != "" && b.Text != "" {
			b.Text, b.Name = "", b.Text
		}
	}
	return list
}

// do draws Do, and the buttons beside it.
func (t *Tutor) do(c *widget.Canvas, area view.Rect) {
	if len(t.Aside) > 0 {
		_, area = area.Top(tutorGap)
	}
	text := area
	for _, b := range slices.Backward(t.Aside) {
		at, rest := text.Side(c.ButtonWide(&b))
		c.Button(view.Around(at.Middle(), at.W, tutorButtonHigh(c)), b)
		_, text = rest.Side(tutorGap)
	}
	text.Y += max(0, text.H-c.ParaHeight(text.W, t.Do, t.doing(c))) / 2
	c.Para(text, "guide:do", t.Do, t.doing(c))
}

// SpokenOf draws a slender ring around a target that a text speaks of beside the one that it means.
func SpokenOf(c *widget.Canvas, target view.Rect) {
	const off, wide = 4.0, 2.0
	ring := target.Inset(-off)
	c.Add(view.Item{Kind: view.Box, Area: ring.Inset(-wide), Radius: theme.Corner + off + wide, Line: c.Palette.Night, Width: wide})
	c.Add(view.Item{Kind: view.Box, Area: ring, Radius: theme.Corner + off, Line: c.Palette.Brass, Width: wide})
}

// Spotlight draws a ring around a target, and an arrow that points at it where the arrow covers no text. Around a low line, which has
// others above and below, the ring is close.
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
