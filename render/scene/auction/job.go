package auction

import (
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
	"sohofoundry/render/scene/screen"
)

// job is what the table thinks about between pictures.
type job struct {
	table *Scene
	think func(spare func() bool) (news bool)
}

// Step implements screen.Job.
func (j *job) Step(spare func() bool) (news bool, asks []any) {
	news = j.think(spare)
	return news, j.table.Asks()
}

// pondering is a rival's thinking about one decision.
type pondering struct {
	at   int // entries before it
	mind *rival.Mind
}

// thoughts are what was behind the choices of rivals, by the entries; nil for what could not be thought anew at once.
type thoughts map[int]*rival.Thought

// forget forgets the thoughts from an entry on.
func (t thoughts) forget(from int) {
	for at := range t {
		if at >= from {
			delete(t, at)
		}
	}
}

// ponder lets the rival that is asked think, and chooses when it has thought. It reports whether there is something new to see.
func (s *Scene) ponder(spare func() bool) (news bool) {
	for {
		at := len(s.rec.Entries())
		if s.pondered == nil || s.pondered.at != at {
			s.pondered = &pondering{at, s.rec.Mind(at)}
		}
		if !s.pondered.mind.Step(spare) {
			return news
		}
		thought := s.pondered.mind.Thought()
		s.thoughts[at] = &thought
		s.rec.Choose(s.pondered.mind.Choice())
		s.rec.AnswerForced()
		s.pondered = nil
		s.Ask(screen.Changed{})
		if _, idle := s.mode.(*waiting); idle {
			s.enter()
		}
		news = true
		if p := s.rec.Position(); p.Phase == industry.Over || s.isPerson(p.Actor) || !spare() {
			return news
		}
	}
}

// thought is what was behind a rival's choice of an entry. One from before the table was opened is thought anew, if that takes no time.
func (s *Scene) thought(entry int) (t *rival.Thought, known bool) {
	e := &s.rec.Entries()[entry]
	if !e.Rivals || e.Choice.Verb == industry.Subsidy {
		return nil, false
	}
	t, known = s.thoughts[entry]
	if !known {
		if mind := s.rec.Mind(entry); mind.Step(func() bool { return false }) {
			thought := mind.Thought()
			t = &thought
		}
		s.thoughts[entry] = t
	}
	return t, t != nil
}
