package stage

import (
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// point follows the mouse: hovering, clicks, drags and the wheel.
func (s *Stage) point(in Input) {
	p := &s.Env.Pointer
	if len(in.Fingers) > 0 || len(s.fingers) > 0 || s.isGhostMouse() {
		s.mouse = in.Cursor
	}
	if in.Cursor != s.mouse {
		s.mouse, s.cursor = in.Cursor, in.Cursor
		if s.rests && in.Cursor.Sub(s.restsAt).Length() > dragFrom {
			s.rests, s.hovered = false, s.Env.Now
		}
		s.by(widget.Mouse)
		s.hover(s.under(in.Cursor))
		if p.Keyed && p.Hover != "" {
			p.Keyed = false
			s.stale = true
		}
	}
	if len(in.Fingers) == 0 && len(s.fingers) == 0 && !s.isGhostMouse() {
		s.button(in.Pressed, in.Cursor)
	}
	if (in.Second || in.Wheel != 0) && s.stale {
		s.build() // the press before it may have changed the view
	}
	if in.Second {
		s.do(s.view.Keys["back"])
	}
	if in.Wheel != 0 {
		s.wheel(in.Wheel, in.Cursor)
	}
}

// isGhostMouse reports whether a finger was lifted so shortly ago that the mouse may be its ghost.
func (s *Stage) isGhostMouse() bool { return s.everTouched && s.Env.Now-s.touched < ghost }

// by notes the device that the person uses now: hints are for that device.
func (s *Stage) by(hand widget.Hand) {
	if s.Env.Pointer.Hand != hand {
		s.Env.Pointer.Hand, s.stale = hand, true
	}
}

func (s *Stage) wheel(steps float64, at view.Point) {
	if t := s.view.Under(at, func(t *view.Target) bool { return t.Wheel }); t != nil {
		s.do(view.Wheel{ID: t.ID, Steps: steps, At: at})
	}
}

// button follows the left button, or a finger in its place.
func (s *Stage) button(held bool, at view.Point) {
	p := &s.Env.Pointer
	switch {
	case held && !s.pressing:
		s.pressing, s.down, s.longPressed, s.second = true, at, false, s.doubles(at)
		s.tipShown, s.tipAsked, s.tipLeft = false, false, 0
		p.Keyed = false
		p.Down = s.aimed(at)
		s.clicked = p.Down
		s.stale = true
	case held && s.dragging != "":
		s.drag(at)
	case held && at.Sub(s.down).Length() > dragFrom:
		if t := s.view.Under(s.down, func(t *view.Target) bool { return t.Drag }); t != nil && !s.longPressed {
			s.dragging = t.ID
			s.drag(at)
		}
	case !held && s.pressing:
		s.release(at)
	}
}

func (s *Stage) drag(at view.Point) {
	by := at.Sub(s.down)
	if t := s.view.Target(s.dragging); by == (view.Point{}) || t == nil || !t.Drag { // it may have gone meanwhile
		return
	}
	s.down = at
	s.do(view.Drag{ID: s.dragging, By: by})
}

func (s *Stage) release(at view.Point) {
	p := &s.Env.Pointer
	down, dragged := p.Down, s.dragging != ""
	s.pressing, s.dragging, p.Down = false, "", ""
	s.stale = true
	if s.second && !dragged {
		s.doubled(at)
	}
	if dragged || s.longPressed || s.second || s.aimed(at) != down {
		return
	}
	if list := s.doubtful(at); len(list) > 1 {
		s.lastClick.was = false
		s.do(view.Which{Of: list})
		return
	}
	act := s.view.Otherwise
	s.lastClick = click{when: s.Env.Now, at: at, was: true}
	if t := s.view.Target(down); t != nil {
		p.Focus = down
		if placed, ok := t.Act.(view.Placed); ok {
			act = placed.At(at)
		} else if t.Act != nil {
			act = t.Act
		}
		s.lastClick.was = !t.Repeats
	}
	s.do(act)
}

// doubled is a double click on a target without an act: on ground that takes it, it asks the show to zoom in.
func (s *Stage) doubled(at view.Point) {
	if t := s.view.Target(s.aimed(at)); t != nil && t.Doubles && t.Act == nil {
		s.do(view.Double{ID: t.ID, At: at})
	}
}

// doubles reports whether the button goes down for the second half of a double click; a third click is a new one.
func (s *Stage) doubles(at view.Point) bool {
	last := s.lastClick
	s.lastClick.was = false
	return last.was && s.Env.Now-last.when < doubleClick && at.Sub(last.at).Length() < doubleClickFar
}
