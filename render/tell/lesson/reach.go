package lesson

import (
	"slices"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// most is how many choices are tried to see whether a goal can still be met: enough for all choices of a last action, and few
// enough to cause no delay.
const most = 3000

// attempt is a position of a lesson, as it is tried.
type attempt interface {
	outcome() Outcome
	// onward yields what comes of each of the person's choices.
	onward(yield func(attempt) bool)
}

// search tries the choices that the person still has.
type search struct {
	left int // choices that may still be tried
}

// reachable reports whether the goal can still be met. It looks ahead only within the person's last action; before that it
// returns true.
func (l *Lesson) reachable(r *record.Record) bool {
	p, left := r.Position(), l.Turns-Facts(r)[turns]
	if left > 1 || left == 1 && p.Decision == engine.ChooseAction && p.ActionsLeft > 1 {
		return true
	}
	s := search{left: most}
	return s.meets(ofFamily{l, r.Branch(len(r.Entries()))})
}

// meets reports whether the goal is met after some of the choices that are left, or might be after more than can be tried.
func (s *search) meets(a attempt) (met bool) {
	if outcome := a.outcome(); outcome != Open {
		return outcome == Met
	}
	a.onward(func(next attempt) bool {
		s.left--
		met = s.left < 0 || s.meets(next)
		return !met
	})
	return met
}

// ofFamily is a position of Birmingham, as it is tried.
type ofFamily struct {
	lesson *Lesson
	record *record.Record
}

func (a ofFamily) outcome() Outcome {
	answer(a.record, a.lesson)
	return a.lesson.judge(a.record)
}

func (a ofFamily) onward(yield func(attempt) bool) {
	r := a.record
	for _, c := range distinct(r.Game().Game, r.Game().Choices(&r.Position().State, nil)) {
		next := r.Branch(len(r.Entries()))
		if next.Act(c).OK() && !yield(ofFamily{a.lesson, next}) {
			return
		}
	}
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
