package pages

import (
	"slices"

	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// GuideButtons adds the buttons of a step of a guide. A step that is only told is read with Enter or Space, if these mean nothing else,
// as when nothing is under way. One that proposes an action ends with that action, or with a button that does not lie where the buttons
// of earlier steps did.
func (t *Tutor) GuideButtons(c *widget.Canvas, proposes, idle bool) {
	text := c.Words.Text
	leave := widget.Button{ID: "guide:leave", Icon: "exit", Name: text("page.guide.leave"), Act: GuideLeave{}}
	if proposes {
		t.Head = []widget.Button{leave}
		if !t.Short {
			t.Aside = []widget.Button{{ID: "guide:later", Text: text("page.guide.later"), Act: GuideNext{}}}
		}
		return
	}
	next := widget.Button{ID: "guide:next", Icon: "tick", Text: text("page.guide.next"), Act: GuideNext{}, Main: idle}
	if next.Main {
		c.Key("next-step", GuideNext{})
	}
	t.Head = []widget.Button{next, leave}
}

// Taught is a lesson at a table, and how it goes.
type Taught struct {
	lesson.Lesson
	Outcome lesson.Outcome
	Hinted  bool // the hint is on show
}

// Do handles the acts of a lesson, and returns what it asks of the client.
func (l *Taught) Do(act any) (asks []any, known bool) {
	switch act.(type) {
	case LessonHint:
		l.Hinted = !l.Hinted
	case LessonNext:
		return []any{TakeLesson{Name: l.Next().Name}}, true
	default:
		return nil, false
	}
	return nil, true
}

// Becomes takes over how the lesson goes now, and returns what that asks of the client.
func (l *Taught) Becomes(outcome lesson.Outcome) (asks []any) {
	if outcome == lesson.Met && l.Outcome != lesson.Met {
		asks = []any{LessonDone{l.Name}}
	}
	l.Outcome = outcome
	return asks
}

// Tutor is the text of the lesson. It is short while the player picks. Once the lesson is over, the button for the next one, or for
// another try, is golden. Why tells what was in the way of a goal that was missed.
func (l *Taught) Tutor(c *widget.Canvas, picking, over bool, why func(words.Words) string) Tutor {
	text := func(part string) string { return c.Words.Text("page.lesson." + l.Name + "." + part) }
	of := func(key string) string { return c.Words.Text("page.lesson." + key) }
	button := func(name, icon string, act any) widget.Button {
		return widget.Button{ID: "lesson:" + name, Icon: icon, Text: of(name), Act: act}
	}
	t := Tutor{Icon: l.Icon, Title: l.Numbered(words.In(c.Words)),
		Do: c.Words.Text("page.lesson.goal", "goal", text("goal"))}
	all, hint, again := button("all", "", Lessons{}), button("hint", "help", LessonHint{}), button("again", "undo", TakeLesson{Name: l.Name})
	hint.Picked = l.Hinted
	again.Main = over && l.Outcome == lesson.Missed
	switch {
	case l.Outcome == lesson.Met:
		t.Text, t.Do = text("done"), of("met")
		t.Icon = "tick"
		next := button("next", "play", LessonNext{})
		next.Main = over
		t.Buttons = []widget.Button{all, next}
	case l.Outcome == lesson.Missed && !l.Hinted:
		t.Text, t.Do = c.Words.Text("page.lesson.missed-why", "why", why(words.In(c.Words)), "text", of("missed-text")), of("missed")
		t.Buttons = []widget.Button{all, hint, again}
	default:
		t.Text, t.Short = text("text"), picking
		if l.Hinted {
			t.Text = text("hint")
		}
		t.Buttons = []widget.Button{all, hint, again}
	}
	if !l.Hinted || l.Outcome == lesson.Met {
		t.Text = c.Words.Text("page.lesson.rule", "text", t.Text, "rule", words.In(c.Words).And(l.Rules))
	}
	return t
}

// Over draws the strip over other rooms: in the first of those places where it does not cover what it points at, nor the top of the
// table. Each place is an area, of which it takes the upper end or the foot.
func (t *Tutor) Over(c *widget.Canvas, places []Place, top view.Rect, meant *view.Target) {
	var list []view.Rect
	for _, p := range places {
		at := p.Area.Inset(theme.Gap / 2)
		high := t.Height(c, at.W)
		if p.AtFoot {
			at.Y = at.Bottom() - high
		}
		at.H = high
		list = append(list, at)
	}
	i := slices.IndexFunc(list, func(at view.Rect) bool { return !at.Meets(top) && (meant == nil || !meant.Area.Meets(at)) })
	t.View(c, list[max(i, 0)])
}

// Place is where the strip may lie.
type Place struct {
	Area   view.Rect
	AtFoot bool
}
