package table

import (
	"sohofoundry/automa"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/lesson"
)

// taught is a lesson at the table.
type taught struct {
	pages.Taught
	judged automa.Position // the position of the outcome
}

// Teach makes the game at the table, which began with it, a lesson.
func (s *Scene) Teach(l lesson.Lesson) { s.lesson = &taught{Taught: pages.Taught{Lesson: l}} }

// judge updates the outcome of the lesson, once the last entries have been shown.
func (s *Scene) judge() {
	if s.lesson == nil || s.mode.showsNews() || s.lesson.judged == *s.rec.Position() {
		return
	}
	s.lesson.judged = *s.rec.Position()
	s.askAll(s.lesson.Becomes(s.lesson.Judge(s.rec)))
}

// lessonDoes handles the acts of a lesson.
func (s *Scene) lessonDoes(act any) bool {
	if s.lesson == nil {
		return false
	}
	asks, known := s.lesson.Do(act)
	s.askAll(asks)
	return known
}

func (s *Scene) askAll(asks []any) {
	for _, ask := range asks {
		s.Ask(ask)
	}
}

// lessonOver reports whether a lesson is met or missed and nothing else is under way, so that the main button is the next lesson
// or another try.
func (s *Scene) lessonOver() bool {
	return s.lesson != nil && s.lesson.Outcome != lesson.Open && s.mode.pauses()
}
