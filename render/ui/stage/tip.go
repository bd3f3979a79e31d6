package stage

import (
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// addTip shows a tip beside the target that the mouse rests on, or that has the focus if the tip was asked for.
func (s *Stage) addTip(v *view.View) {
	p := s.Env.Pointer
	id := p.Hover
	switch {
	case s.tipAsked && p.Keyed:
		id = p.Focus
	case !s.tipShown:
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
	c.View.Asked = v.Asked
	c.Tip(t.Area, t.Clear, tip)
	v.Items = append(v.Items, c.View.Items...)
}
