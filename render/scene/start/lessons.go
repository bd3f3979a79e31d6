package start

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Lesson begins a lesson.
type Lesson struct{ Name string }

// Lessons opens the page of the lessons; closing it leads back to the table, if it is opened from there.
func (s *Scene) Lessons(fromTable bool) {
	s.open(lessons)
	s.fromTable = fromTable
}

// done reports whether a lesson was done.
func (s *Scene) done(name string) bool {
	return slices.Contains(strings.Fields(s.world.Settings.Lessons), name)
}

// lessonsNote tells how many lessons were done.
func (s *Scene) lessonsNote(c *widget.Canvas) string {
	n := 0
	for _, l := range lesson.All() {
		if s.done(l.Name) {
			n++
		}
	}
	return c.Words.Text("lessons.note", "n", strconv.Itoa(n), "all", strconv.Itoa(len(lesson.All())))
}

// drawLessons draws the list of the lessons, with the subject of each.
func (s *Scene) drawLessons(c *widget.Canvas, area view.Rect) {
	s.scroll[lessons] = c.Scrolling(area, "lessons:list", s.scroll[lessons], func(in view.Rect) float64 {
		top := in.Y
		in.Y += c.Para(in, "lessons:about", c.Words.Text("lessons.about"), c.Body()) + theme.Pad
		for _, l := range lesson.All() {
			b := widget.Button{ID: "lesson:" + l.Name, Icon: l.Icon, Align: view.Left, Act: Lesson{l.Name}, Entry: true,
				Text: l.Numbered(words.In(c.Words))}
			b.About = aboutText{b.Text, c.Words.Text("page.lesson." + l.Name + ".text")}
			if b.Note = c.Words.Text("lessons.new"); s.done(l.Name) {
				b.Icon, b.Note = "tick", c.Words.Text("lessons.done")
			}
			c.Button(view.Rect{X: in.X, Y: in.Y, W: in.W, H: theme.Button + 4}, b)
			in.Y += theme.Button + 4 + rowGap
		}
		return in.Y - top
	})
}
