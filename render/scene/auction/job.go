package auction

import (
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
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

// thoughts are what was behind the choices of rivals, by the entries.
type thoughts map[int]rival.Thought

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
			s.pondered = &pondering{at, s.mindAt(s.rec.Position(), at)}
		}
		if !s.pondered.mind.Step(spare) {
			return news
		}
		s.thoughts[at] = s.pondered.mind.Thought()
		s.rec.Choose(s.pondered.mind.Choice())
		s.rec.AnswerForced()
		s.pondered = nil
		s.Ask(Changed{})
		if _, idle := s.mode.(*waiting); idle {
			s.enter()
		}
		news = true
		if p := s.rec.Position(); p.Phase == industry.Over || s.isPerson(p.Actor) || !spare() {
			return news
		}
	}
}

// mindAt is the rival's thinking in a position after so many entries.
func (s *Scene) mindAt(p *industry.State, entries int) *rival.Mind {
	h := s.rec.Header()
	return rival.Think(s.game, p, h.Players[p.Actor].Rival, h.Seed+uint64(entries))
}

// thought is what was behind a rival's choice of an entry. One from before the table was opened is thought anew, if that takes no time.
func (s *Scene) thought(entry int) (rival.Thought, bool) {
	e := &s.rec.Entries()[entry]
	if !e.Rivals || e.Choice.Verb == industry.Subsidy {
		return rival.Thought{}, false
	}
	if t, known := s.thoughts[entry]; known {
		return t, true
	}
	mind := s.mindAt(&e.Before, entry)
	if !mind.Step(func() bool { return false }) {
		return rival.Thought{}, false
	}
	s.thoughts[entry] = mind.Thought()
	return s.thoughts[entry], true
}
