package start

import (
	"strconv"

	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// lessonsPage is the page with the lessons.
type lessonsPage struct{ frame }

// draw draws the list of the lessons, with the subject of each.
func (p *lessonsPage) draw(c *widget.Canvas, _, area view.Rect) {
	p.scrolling(c, area, func(in view.Rect) float64 {
		in.Y += c.Para(in, "lessons:about", c.Words.Text("lessons.about"), c.Body()) + theme.Pad
		for i, l := range lesson.All() {
			if i == 0 || l.Industry != lesson.All()[i-1].Industry {
				name := map[bool]string{false: "birmingham", true: industryID}[l.Industry]
				c.Fitted(view.Rect{X: in.X, Y: in.Y, W: in.W, H: theme.Button}, gameName(words.In(c.Words), name), c.Heading())
				in.Y += theme.Button
			}
			b := widget.Button{ID: "lesson:" + l.Name, Icon: l.Icon, Align: view.Left, Act: pages.TakeLesson{Name: l.Name}, Entry: true,
				Text: l.Numbered(words.In(c.Words))}
			b.About = aboutText{b.Text, c.Words.Text("page.lesson." + l.Name + ".text")}
			if b.Note = c.Words.Text("lessons.new"); p.world.done(l.Name) {
				b.Icon, b.Note = "tick", c.Words.Text("lessons.done")
			}
			c.Button(view.Rect{X: in.X, Y: in.Y, W: in.W, H: theme.Button + 4}, b)
			in.Y += theme.Button + 4 + rowGap
		}
		return in.Y
	})
}

// lessonsNote tells how many lessons were done.
func lessonsNote(c *widget.Canvas, world *World) string {
	n := 0
	for _, l := range lesson.All() {
		if world.done(l.Name) {
			n++
		}
	}
	return c.Words.Text("lessons.note", "n", strconv.Itoa(n), "all", strconv.Itoa(len(lesson.All())))
}
