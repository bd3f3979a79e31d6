package stage

import (
	"math"

	"sohofoundry/render/view"
)

// takesFocus reports whether the keyboard can choose a target.
func takesFocus(t *view.Target) bool { return !t.NoFocus && (t.Act != nil || t.About != nil) }

// pressFocus does what the target with the focus does, if the keyboard was used last. When that makes something ready to be
// confirmed, the focus goes there, so that the same key confirms.
func (s *Stage) pressFocus() bool {
	p := &s.Env.Pointer
	if !p.Keyed || p.Focus == "" {
		return false
	}
	t := s.view.Target(p.Focus)
	if t == nil || t.Act == nil {
		return false
	}
	_, could := s.view.Keys["confirm"]
	s.do(t.Act)
	s.build()
	if act, can := s.view.Keys["confirm"]; can && !could {
		for i := range s.view.Targets {
			if s.view.Targets[i].Act == act {
				p.Focus = s.view.Targets[i].ID
				s.stale = true
			}
		}
	}
	return true
}

// ways are the keys that move the focus to a neighbour.
var ways = map[string]view.Point{"up": {Y: -1}, "down": {Y: 1}, "left": {X: -1}, "right": {X: 1}}

// move moves the focus by a key, or tells about what has it.
func (s *Stage) move(key string) {
	keys := s.Env.Keys
	switch {
	case keys.Does(key, "next"):
		s.step(1)
	case keys.Does(key, "previous"):
		s.step(-1)
	case keys.Does(key, "inspect"):
		s.Env.Pointer.Keyed = true
		s.asked = !s.asked
		s.stale = true
	}
	for action, way := range ways {
		if keys.Does(key, action) {
			s.towards(way)
		}
	}
}

// step moves the focus on in the order of the targets.
func (s *Stage) step(by int) {
	var ids []string
	at := -1
	for i := range s.view.Targets {
		t := &s.view.Targets[i]
		if !takesFocus(t) || t.Aside && t.ID != s.Env.Pointer.Focus {
			continue
		}
		if t.ID == s.Env.Pointer.Focus {
			at = len(ids)
		}
		ids = append(ids, t.ID)
	}
	if len(ids) == 0 {
		return
	}
	switch {
	case at < 0 && by < 0:
		at = len(ids) - 1
	case at < 0:
		at = 0
	default:
		at = (at + by + len(ids)) % len(ids)
	}
	s.focus(ids[at])
}

// towards moves the focus to the nearest target in a direction.
func (s *Stage) towards(way view.Point) {
	from := s.view.Target(s.Env.Pointer.Focus)
	if from == nil {
		s.step(1)
		return
	}
	best, nearest := "", math.Inf(1)
	for i := range s.view.Targets {
		t := &s.view.Targets[i]
		if !takesFocus(t) || t.ID == from.ID {
			continue
		}
		d := t.Area.Middle().Sub(from.Area.Middle())
		along, across := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y)+math.Abs(d.Y*way.X)
		if along < 1 || across > 3*along {
			continue
		}
		if cost := along + 2*across; cost < nearest {
			best, nearest = t.ID, cost
		}
	}
	if best != "" {
		s.focus(best)
	}
}

func (s *Stage) focus(id string) {
	p := &s.Env.Pointer
	p.Focus, p.Keyed = id, true
	s.stale = true
}

// FocusOn gives the focus to a target, as the keyboard would.
func (s *Stage) FocusOn(id string) { s.focus(id) }
