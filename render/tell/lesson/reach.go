package lesson

import (
	"slices"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// most is how many choices are tried to see whether a goal can still be met: enough for all choices of a last action, and few
// enough to cause no delay.
const most = 3000

// search tries the choices that the person still has in a turn.
type search struct {
	lesson *Lesson
	left   int // choices that may still be tried
}

// reachable reports whether the goal can still be met. It looks ahead only within the person's last action; before that it
// returns true.
func (l *Lesson) reachable(r *record.Record) bool {
	p, left := r.Position(), l.Turns-Facts(r)[turns]
	if left > 1 || left == 1 && p.Decision == engine.ChooseAction && p.ActionsLeft > 1 {
		return true
	}
	s := search{lesson: l, left: most}
	return s.meets(r.Branch(len(r.Entries())))
}

// meets reports whether the goal is met after some of the choices that are left.
func (s *search) meets(r *record.Record) bool {
	answer(r, s.lesson)
	switch s.lesson.judge(r) {
	case Met:
		return true
	case Missed:
		return false
	}
	p := r.Position()
	for _, c := range distinct(r.Game().Game, r.Game().Choices(&p.State, nil)) {
		if s.left--; s.left < 0 {
			return true
		}
		next := r.Branch(len(r.Entries()))
		if next.Act(c).OK() && s.meets(next) {
			return true
		}
	}
	return false
}

// answer plays the Automa's turn once the person's turns are over, for goals that are judged only then.
func answer(r *record.Record, l *Lesson) {
	for l.Wait && Facts(r)[turns] >= l.Turns && r.Position().AutomasTurn() {
		r.AutomaTurn()
		r.AnswerForced()
	}
}

// distinct leaves out choices that differ from one before in an ordinary card alone.
func distinct(g *engine.Game, choices []engine.Choice) (list []engine.Choice) {
	var seen []engine.Choice
	for _, c := range choices {
		like := c
		if kind := g.Cards[c.Card].Kind; kind == engine.LocationCard || kind == engine.IndustryCard {
			like.Card = 0
		}
		if !slices.Contains(seen, like) {
			seen, list = append(seen, like), append(list, c)
		}
	}
	return list
}
