package stage

import (
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// addTip tells, beside it, about what the mouse rests on, or what has the focus when that was asked for.
func (s *Stage) addTip(v *view.View) {
	p := s.Env.Pointer
	id := p.Hover
	switch {
	case s.asked && p.Keyed:
		id = p.Focus
	case !s.tipped:
		return
	}
	t := v.Target(id)
	if t == nil || t.About == nil {
		return
	}
	tip := s.show.About(t.About)
	if tip.Empty() {
		return
	}
	env := s.Env
	env.Items, env.Targets = 0, 0
	c := widget.New(&env)
	c.Tip(t.Area, tip)
	v.Items = append(v.Items, c.View.Items...)
}
