package stage

import (
	"time"

	"sohofoundry/render/keymap"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// Show is what is on: it makes its view, does what is asked of it, and tells about its things.
type Show interface {
	View(env *widget.Env) view.View
	Do(act any)
	About(subject any) widget.Tip
}

// Stage stands between the person and the show.
type Stage struct {
	Env   widget.Env // what views depend on; the size, the pointer and the clock are the stage's
	show  Show
	view  view.View
	stale bool // the view has to be made anew
	drawn int  // counts the views that looked different

	cursor   view.Point
	held     bool
	down     view.Point // where the button or finger went down
	pressed  time.Duration
	dragging string
	told     bool // a long press showed what is under the finger: lifting it is no click
	fingers  []Finger
	hovered  time.Duration // since when the same target is under the mouse
	tipped   bool          // and it was told about
	hushed   string        // the target that was clicked: whoever clicks knows what it is
	asked    bool          // the key for it was pressed: tell about what has the focus
	beneath  string        // the target that had the focus before a page covered it
}

const (
	tipAfter  = 350 * time.Millisecond // of hovering
	longPress = 450 * time.Millisecond
	dragFrom  = 5.0 // logical units: less is a shaky click
)

// New puts a show on.
func New(show Show, env widget.Env) *Stage { return &Stage{Env: env, show: show, stale: true} }

// Refresh makes the view anew at the next update: something changed by itself.
func (s *Stage) Refresh() { s.stale = true }

// View is what is to be seen now, and a number that changes whenever that looks different.
func (s *Stage) View() (v *view.View, drawn int) { return &s.view, s.drawn }

// Idle reports whether nothing moves and nothing is awaited, so that time alone changes nothing.
func (s *Stage) Idle() bool {
	return !s.stale && !s.view.Moving && !s.tipDue() && !s.held && len(s.fingers) == 0
}

// Update takes the input in and brings the view up to date.
func (s *Stage) Update(in Input) {
	s.Env.Now = in.Now
	if in.Size != s.Env.Size || in.Pixel != s.Env.Pixel {
		s.Env.Size, s.Env.Pixel = in.Size, in.Pixel
		s.stale = true
	}
	if s.stale || len(s.view.Targets) == 0 {
		s.build()
	}
	s.point(in)
	s.touch(in)
	s.keys(in)
	if s.tipDue() && in.Now-s.hovered >= tipAfter {
		s.tipped, s.stale = true, true
	}
	if s.stale || s.view.Moving {
		s.build()
	}
}

// do hands an act to the show. Everything may look different then.
func (s *Stage) do(act any) {
	if act == nil {
		return
	}
	s.show.Do(act)
	s.stale = true
}

// build makes the view. What lay under the mouse may have gone: then another thing lies there.
func (s *Stage) build() {
	s.make()
	if hover := s.under(s.cursor); hover != s.Env.Pointer.Hover {
		s.hover(hover)
		s.make()
	}
}

func (s *Stage) make() {
	s.stale = false
	fresh := s.show.View(&s.Env)
	s.Env.Items, s.Env.Targets = len(fresh.Items)*17/16, len(fresh.Targets)*17/16
	if s.Env.Pointer.Focus != "" || s.beneath != "" {
		s.keepFocus(&fresh)
	}
	s.addTip(&fresh)
	if !fresh.Equal(&s.view) {
		s.drawn++
	}
	s.view = fresh
}

func (s *Stage) under(p view.Point) string {
	if t := s.view.Under(p, func(*view.Target) bool { return true }); t != nil {
		return t.ID
	}
	return ""
}

func (s *Stage) hover(id string) {
	if id == s.Env.Pointer.Hover {
		return
	}
	s.Env.Pointer.Hover = id
	s.hovered, s.tipped, s.asked, s.hushed = s.Env.Now, false, false, ""
	s.stale = true
}

// point follows the mouse: what it is over, clicks, drags and the wheel.
func (s *Stage) point(in Input) {
	p := &s.Env.Pointer
	if in.Cursor != s.cursor {
		s.cursor, p.At = in.Cursor, in.Cursor
		s.hover(s.under(in.Cursor))
		if p.Keyed && p.Hover != "" {
			p.Keyed = false
			s.stale = true
		}
	}
	if len(in.Fingers) == 0 && len(s.fingers) == 0 {
		s.button(in.Pressed, in.Cursor)
	}
	if in.Second {
		s.do(s.view.Keys["back"])
	}
	if in.Wheel != 0 {
		s.wheel(in.Wheel, in.Cursor)
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
	case held && !s.held:
		s.held, s.down, s.pressed, s.told = true, at, s.Env.Now, false
		s.tipped, s.asked = false, false
		p.Keyed = false
		p.Down = s.under(at)
		s.hushed = p.Down
		s.stale = true
	case held && s.dragging != "":
		s.drag(at)
	case held && at.Sub(s.down).Length() > dragFrom:
		if t := s.view.Under(s.down, func(t *view.Target) bool { return t.Drag }); t != nil && !s.told {
			s.dragging = t.ID
			s.drag(at)
		}
	case !held && s.held:
		s.release(at)
	}
}

func (s *Stage) drag(at view.Point) {
	by := at.Sub(s.down)
	if by == (view.Point{}) {
		return
	}
	s.down = at
	s.do(view.Drag{ID: s.dragging, By: by, At: at})
}

func (s *Stage) release(at view.Point) {
	p := &s.Env.Pointer
	down, dragged := p.Down, s.dragging != ""
	s.held, s.dragging, p.Down = false, "", ""
	s.stale = true
	if dragged || s.told || s.under(at) != down {
		return
	}
	act := s.view.Otherwise
	if t := s.view.Target(down); t != nil {
		p.Focus = down
		if t.Act != nil {
			act = t.Act
		}
	}
	s.do(act)
}

// keys gives the keys to what is typed into, to the focus, and to the actions that the view offers.
func (s *Stage) keys(in Input) {
	if s.view.Typing != "" && in.Typed != "" {
		s.do(view.Typed{ID: s.view.Typing, Text: in.Typed})
	}
	for _, key := range in.Keys {
		if s.stale {
			s.build() // the keys of one moment follow each other
		}
		s.key(key)
	}
}

func (s *Stage) key(key string) {
	typing := s.view.Typing != ""
	if typing && key == "Backspace" {
		s.do(view.Typed{ID: s.view.Typing, Back: 1})
		return
	}
	if typing && (len(key) == 1 || key == "Space") { // it is typed
		return
	}
	if key == "Enter" || key == "Space" {
		if s.pressFocus() {
			return
		}
	}
	for _, a := range keymap.Actions {
		if act, ok := s.view.Keys[a.Name]; ok && s.Env.Keys.Does(key, a.Name) {
			s.press(act)
			return
		}
	}
	s.do(s.view.Otherwise)
	s.move(key)
}

// tipDue reports whether what is under the mouse will be told about in a moment.
func (s *Stage) tipDue() bool {
	if hover := s.Env.Pointer.Hover; s.tipped || s.held || hover == "" || hover == s.hushed || s.Env.Pointer.Keyed {
		return false
	}
	t := s.view.Target(s.Env.Pointer.Hover)
	return t != nil && t.About != nil
}
