package start

import (
	"strconv"

	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/ui/widget"
)

// Lessons opens the page of the lessons; closing it leads back to the table, if it is opened from there.
func (s *Scene) Lessons(fromTable bool) {
	s.open(lessons)
	s.fromTable = fromTable
}

// lessonsNote tells how many lessons were done.
func (s *Scene) lessonsNote(c *widget.Canvas) string {
	n := 0
	for _, l := range lesson.All() {
		if s.world.done(l.Name) {
			n++
		}
	}
	return c.Words.Text("lessons.note", "n", strconv.Itoa(n), "all", strconv.Itoa(len(lesson.All())))
}
