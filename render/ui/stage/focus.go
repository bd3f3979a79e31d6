package stage

import (
	"cmp"
	"math"
	"slices"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// reachable lists the targets that the keyboard can choose now: none below a page.
func (s *Stage) reachable() (list []*view.Target) {
	for i := range s.view.Targets {
		if t := &s.view.Targets[i]; !t.NoFocus && (t.Act != nil || t.About != nil) && !s.view.Covered(i) {
			list = append(list, t)
		}
	}
	return list
}

// keepFocus drops the focus when its target is gone or covered, and restores it when the cover is gone.
func (s *Stage) keepFocus(fresh *view.View) {
	p := &s.Env.Pointer
	if p.Focus != "" {
		switch i := fresh.Index(p.Focus); {
		case i < 0:
			p.Focus, s.stale = "", true
		case fresh.Covered(i):
			p.Focus, s.focusBelow, s.stale = "", p.Focus, true
		}
	}
	if s.focusBelow == "" {
		return
	}
	switch i := fresh.Index(s.focusBelow); {
	case i < 0:
		s.focusBelow = ""
	case p.Focus == "" && !fresh.Covered(i):
		p.Focus, s.focusBelow, s.stale = s.focusBelow, "", true
	}
}

// pressFocus does the act of the target with the focus, if the keyboard was used last.
func (s *Stage) pressFocus() bool {
	p := &s.Env.Pointer
	if !p.Keyed || p.Focus == "" {
		return false
	}
	t := s.view.Target(p.Focus)
	if t == nil || t.Act == nil {
		return false
	}
	s.press(t.Act)
	return true
}

// press does the act of a key. When that makes something ready to be confirmed, a visible focus moves there, so that Enter
// confirms. When its target is gone, it moves to the first target of the Tab key, but not after confirming, nor where something
// is shown step by step: there Enter and the space bar mean to go on.
func (s *Stage) press(act any) {
	p := &s.Env.Pointer
	if !p.Keyed {
		p.Focus = "" // the focus on a clicked target does not reappear
	}
	seen, below := p.Focus != "", s.focusBelow
	confirm, could := s.view.Keys["confirm"]
	confirmed := could && confirm == act
	acted := s.focusActs()
	p.Keyed, s.tipShown = true, false
	s.do(act)
	s.build()
	back := below != "" && p.Focus == below // the page that covered it is closed: nothing was made ready
	if !seen || s.focusBelow != "" || back {
		return
	}
	now, can := s.view.Keys["confirm"]
	_, shown := s.view.Keys["next-step"]
	switch {
	case acted && p.Focus != "" && !s.focusActs(): // the question was answered: the next one begins without
		p.Focus, s.stale = "", true
	case can && !could:
		for _, t := range s.reachable() {
			if t.Act == now {
				s.focus(t.ID)
			}
		}
	case p.Focus == "" && !confirmed && !can && !shown:
		s.step(1)
	}
}

// focusPicked reports whether the focus is seen on a target that was picked already.
func (s *Stage) focusPicked() bool {
	t := s.view.Target(s.Env.Pointer.Focus)
	return t != nil && t.Picked && s.Env.Pointer.Keyed
}

// focusActs reports whether the target with the focus does something.
func (s *Stage) focusActs() bool {
	t := s.view.Target(s.Env.Pointer.Focus)
	return t != nil && t.Act != nil
}

// directions are the keys that move the focus to a neighbour.
var directions = map[string]view.Point{"up": {Y: -1}, "down": {Y: 1}, "left": {X: -1}, "right": {X: 1}}

// move moves the focus by a key, or shows a tip about the target that has it.
func (s *Stage) move(key string) {
	keys := s.Env.Keys
	switch {
	case keys.Does(key, "next"):
		s.step(1)
	case keys.Does(key, "previous"):
		s.step(-1)
	case keys.Does(key, "inspect"):
		s.Env.Pointer.Keyed = true
		s.tipAsked = !s.tipAsked
		s.stale = true
	}
	for action, direction := range directions {
		if keys.Does(key, action) {
			s.towards(direction)
		}
	}
}

// step moves the focus on in the order of the targets.
func (s *Stage) step(by int) {
	var ids []string
	at := -1
	for _, t := range s.reachable() {
		if t.Aside && t.ID != s.Env.Pointer.Focus {
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
	if s.build(); s.Env.Pointer.Focus == "" { // it was seen only while another had the focus
		s.focus(ids[(at+by+len(ids))%len(ids)])
	}
}

// towards moves the focus to the nearest target in a direction.
func (s *Stage) towards(direction view.Point) {
	from := s.view.Target(s.Env.Pointer.Focus)
	if from == nil {
		s.step(1)
		return
	}
	best, nearest := "", math.Inf(1)
	for _, t := range s.reachable() {
		if t.ID == from.ID {
			continue
		}
		d := t.Area.Middle().Sub(from.Area.Middle())
		along, across := d.X*direction.X+d.Y*direction.Y, math.Abs(d.X*direction.Y)+math.Abs(d.Y*direction.X)
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

// named focuses or presses a target by its name, if the keyboard can choose it.
func (s *Stage) named(in Input) {
	id := cmp.Or(in.Acted, in.Focused)
	if id == "" || id == s.Env.Pointer.Focus && s.Env.Pointer.Keyed && in.Acted == "" {
		return
	}
	if s.scrolled(in.Acted) {
		return
	}
	i := slices.IndexFunc(s.reachable(), func(t *view.Target) bool { return t.ID == id })
	if i < 0 {
		return
	}
	s.by(widget.Keyboard)
	s.focus(id)
	if in.Acted == "" {
		return
	}
	if t := s.view.Target(id); t.Act != nil {
		s.press(t.Act)
	}
}

// page is the part of a room that is scrolled at once.
const page = 0.85

// scrolled shows more of the room that is asked for it by name, and reports whether one is.
func (s *Stage) scrolled(name string) bool {
	for i := range s.view.Targets {
		t := &s.view.Targets[i]
		by := page * t.Area.H
		switch {
		case t.Below != "" && name == t.ID+view.Down:
			by = -by
		case t.Above == "" || name != t.ID+view.Up:
			continue
		}
		s.do(view.Drag{ID: t.ID, By: view.Point{Y: by}})
		return true
	}
	return false
}

// focus gives the focus to a target, and scrolls its room until it is seen.
func (s *Stage) focus(id string) {
	p := &s.Env.Pointer
	p.Focus, p.Keyed = id, true
	s.stale = true
	t := s.view.Target(id)
	if t == nil || t.Beyond == 0 {
		return
	}
	const margin = 8
	s.do(view.Drag{ID: t.Room, By: view.Point{Y: -t.Beyond - math.Copysign(margin, t.Beyond)}})
}
