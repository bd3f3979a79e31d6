package table

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// taught is a lesson at the table, and how it goes.
type taught struct {
	lesson.Lesson
	outcome lesson.Outcome
	hinted  bool            // the hint is on show
	judged  automa.Position // the position of the outcome
}

// Teach makes the game at the table, which began with it, a lesson.
func (s *Scene) Teach(l lesson.Lesson) { s.lesson = &taught{Lesson: l} }

// judge updates the outcome of the lesson, once the last entries have been shown.
func (s *Scene) judge() {
	if s.lesson == nil || s.mode.showsNews() || s.lesson.judged == *s.rec.Position() {
		return
	}
	before := s.lesson.outcome
	s.lesson.judged, s.lesson.outcome = *s.rec.Position(), s.lesson.Judge(s.rec)
	if s.lesson.outcome == lesson.Met && before != lesson.Met {
		s.Ask(LessonDone{s.lesson.Name})
	}
}

// lessonDoes handles the acts of a lesson.
func (s *Scene) lessonDoes(act any) bool {
	if s.lesson == nil {
		return false
	}
	switch act.(type) {
	case pages.LessonHint:
		s.lesson.hinted = !s.lesson.hinted
	case pages.LessonNext:
		all := lesson.All()
		s.Ask(pages.TakeLesson{Name: all[(lesson.Index(s.lesson.Name)+1)%len(all)].Name})
	default:
		return false
	}
	return true
}

// lessonOver reports whether a lesson is met or missed and nothing else is under way, so that the main button is the next lesson
// or another try.
func (s *Scene) lessonOver() bool {
	return s.lesson != nil && s.lesson.outcome != lesson.Open && s.mode.pauses()
}

// tutor is the text of the lesson for a record. It is short while the player picks. Once the lesson is over, the button for the next one,
// or for another try, is golden.
func (l *taught) tutor(c *widget.Canvas, r *record.Record, picking, over bool) pages.Tutor {
	text := func(part string) string { return c.Words.Text("page.lesson." + l.Name + "." + part) }
	of := func(key string) string { return c.Words.Text("page.lesson." + key) }
	button := func(name, icon string, act any) widget.Button {
		return widget.Button{ID: "lesson:" + name, Icon: icon, Text: of(name), Act: act}
	}
	t := pages.Tutor{Icon: l.Icon, Title: l.Numbered(words.In(c.Words)),
		Do: c.Words.Text("page.lesson.goal", "goal", text("goal"))}
	all, hint, again := button("all", "", pages.Lessons{}), button("hint", "help", pages.LessonHint{}), button("again", "undo", pages.TakeLesson{Name: l.Name})
	hint.Picked = l.hinted
	again.Main = over && l.outcome == lesson.Missed
	switch {
	case l.outcome == lesson.Met:
		t.Text, t.Do = text("done"), of("met")
		t.Icon = "tick"
		next := button("next", "play", pages.LessonNext{})
		next.Main = over
		t.Buttons = []widget.Button{all, next}
	case l.outcome == lesson.Missed && !l.hinted:
		t.Text, t.Do = c.Words.Text("page.lesson.missed-why", "why", l.WhyMissed(words.In(c.Words), r), "text", of("missed-text")), of("missed")
		t.Buttons = []widget.Button{all, hint, again}
	default:
		t.Text, t.Short = text("text"), picking
		if l.hinted {
			t.Text = text("hint")
		}
		t.Buttons = []widget.Button{all, hint, again}
	}
	if !l.hinted || l.outcome == lesson.Met {
		t.Text = c.Words.Text("page.lesson.rule", "text", t.Text, "rule", words.In(c.Words).And(l.Rules))
	}
	return t
}
