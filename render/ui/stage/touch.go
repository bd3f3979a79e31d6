package stage

import (
	"cmp"
	"math"
	"slices"
	"time"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// touch follows fingers: one points, drags, and by resting asks for a tip; two pan and zoom.
func (s *Stage) touch(in Input) {
	was := s.fingers
	if len(in.Fingers) > 0 || len(was) > 0 {
		s.touched, s.everTouched = in.Now, true
		s.by(widget.Finger)
	}
	s.fingers = append(s.fingers[:0:0], in.Fingers...)
	switch {
	case len(in.Fingers) >= 2:
		s.cancel()
		if len(was) >= 2 {
			s.pinch(was, in.Fingers)
		}
	case len(in.Fingers) == 1 && len(was) <= 1:
		s.finger(in.Fingers[0], cmp.Or(in.Looked, in.Now))
	case len(in.Fingers) == 0 && len(was) == 1:
		s.lift(cmp.Or(in.Looked, in.Now))
	}
}

// nowhere is where nothing can lie.
var nowhere = view.Point{X: math.Inf(-1), Y: math.Inf(-1)}

// lift ends the touch of one finger, where it was last, at a time. Nothing is under the pointer any more, but the tip of a long press
// stays until the next touch. Where the event of a short touch comes late, after the tip, it is a tap all the same.
func (s *Stage) lift(at time.Duration) {
	if s.longPressed && at-s.pressed < longPress {
		s.longPressed, s.tipShown = false, false
	}
	s.button(false, s.cursor)
	if !s.longPressed {
		s.cursor = nowhere
		s.hover("")
	}
}

// reach is how far from a thing a finger may land to mean it, in logical units: half the size of a target for fingers.
const reach = 22.0

// aimed is the target that is meant at a point: a finger means the nearest thing that does something, if there is none just
// below it.
func (s *Stage) aimed(at view.Point) string {
	t := s.view.Under(at, func(*view.Target) bool { return true })
	if t == nil {
		return ""
	}
	if s.Env.Pointer.Hand != widget.Finger || !t.Drag || t.Act != nil {
		return t.ID
	}
	nearest, best := reach, t
	for i := range s.view.Targets {
		o := &s.view.Targets[i]
		if away := o.Area.Distance(at); o.Act != nil && away < nearest && !s.view.Covered(i) && t.Area.Has(o.Area.Middle()) {
			nearest, best = away, o
		}
	}
	return best.ID
}

// doubt is how much further from a finger than the nearest thing another one may be, so that it may be meant as well.
const doubt = 10.0

// doubtful lists the targets that a finger may mean where that is not plain: targets with an act on a ground that asks for it.
func (s *Stage) doubtful(at view.Point) (list []view.Target) {
	under := s.view.Under(at, func(*view.Target) bool { return true })
	ground := s.view.Under(at, func(t *view.Target) bool { return t.Asks })
	if s.Env.Pointer.Hand != widget.Finger || ground == nil || under != ground && under.Room != ground.ID {
		return nil
	}
	away := func(t view.Target) float64 { return t.Area.Distance(at) }
	for i := range s.view.Targets {
		t := s.view.Targets[i]
		known := slices.ContainsFunc(list, func(o view.Target) bool { return o.Act == t.Act })
		if t.Room == ground.ID && t.Act != nil && !t.Aside && !s.view.Covered(i) && !known && away(t) < reach {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b view.Target) int { return cmp.Compare(away(a), away(b)) })
	return slices.DeleteFunc(list, func(t view.Target) bool { return away(t) > away(list[0])+doubt })
}

// finger follows a finger that was at a point when it was looked at. That it has rested long is believed the second time it is seen: while
// a picture took long it may have been lifted, which is told a moment later.
func (s *Stage) finger(at view.Point, looked time.Duration) {
	if at != s.cursor {
		s.cursor = at
		s.hover(s.under(at))
	}
	if !s.pressing {
		s.pressed, s.rested = looked, 0
	}
	s.button(true, at)
	if s.dragging != "" || s.longPressed || looked-s.pressed < longPress {
		return
	}
	switch {
	case s.rested == 0:
		s.rested = looked
	case looked > s.rested:
		s.longPressed, s.tipShown, s.stale = true, true, true
	}
}

// cancel forgets a press: a second finger came.
func (s *Stage) cancel() {
	if s.pressing {
		s.pressing, s.dragging, s.Env.Pointer.Down = false, "", ""
		s.stale = true
	}
}

// doubling is how many steps of the wheel are as much as spreading two fingers to twice their distance.
const doubling = 5.0

func (s *Stage) pinch(was, now []view.Point) {
	before, after := was[0].Between(was[1], 0.5), now[0].Between(now[1], 0.5)
	if by := after.Sub(before); by != (view.Point{}) {
		if t := s.view.Under(after, func(t *view.Target) bool { return t.Drag }); t != nil {
			s.do(view.Drag{ID: t.ID, By: by})
		}
	}
	apart, further := was[0].Sub(was[1]).Length(), now[0].Sub(now[1]).Length()
	if apart > 1 && further > 1 && apart != further {
		s.wheel(math.Log2(further/apart)*doubling, after)
	}
}
