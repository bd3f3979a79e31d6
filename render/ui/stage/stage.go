package stage

import (
	"slices"
	"time"

	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Show is the content of a stage: it makes its view, does acts, and tells about its things.
type Show interface {
	View(env *widget.Env) view.View
	Do(act any)
	About(subject any) widget.Tip
}

// Stage stands between the person and the show.
type Stage struct {
	Env   widget.Env // the input of views; the stage sets the size, the pointer and the clock
	show  Show
	view  view.View
	stale bool // the view has to be made anew
	drawn int  // counts the views that looked different

	mouse       view.Point    // where the mouse was last: it stays there while fingers point elsewhere
	touched     time.Duration // when a finger was on the screen last
	everTouched bool
	cursor      view.Point // of the mouse or the finger, whichever moved last
	pressing    bool
	down        view.Point    // where the button or finger went down
	pressed     time.Duration // when the finger that rests came
	rested      time.Duration // when it was seen first to have rested long; 0 for not yet
	dragging    string
	longPressed bool // a long press showed a tip: lifting the finger is no click
	lastClick   click
	second      bool // the button is down for the second half of a double click
	lastGolden  confirmed
	fingers     []view.Point
	hovered     time.Duration // since when the same target is under the mouse
	tipShown    bool          // and a tip about it was shown
	tipLeft     time.Duration // when the mouse left the target of the last tip, 0 for long ago
	clicked     string        // the target that was clicked last: it needs no tip
	rests       bool          // the view or the question changed under the mouse, which has not been moved since: no tip covers it
	restsAt     view.Point    // where the mouse was then
	tipAsked    bool          // the key for it was pressed: a tip about the target with the focus is shown
	focusBelow  string        // the target that had the focus before a page covered it
}

// click is when and where something was clicked last.
type click struct {
	when time.Duration
	at   view.Point
	was  bool
}

// confirmed is when the key of the golden button was pressed last, and its act.
type confirmed struct {
	when time.Duration
	act  any
}

const (
	tipAfter  = 350 * time.Millisecond // of hovering
	tipNext   = 350 * time.Millisecond // after a tip, the next one comes at once for this long
	longPress = 450 * time.Millisecond
	dragFrom  = 5.0                    // logical units: less is a shaky click
	ghost     = 700 * time.Millisecond // for this long after a finger, mouse events of a browser come from that finger
	// Two clicks this fast and this near are one click. The second one would hit the thing that the first has put there.
	doubleClick    = 350 * time.Millisecond
	doubleClickFar = 12.0 // logical units
)

// New puts a show on.
func New(show Show, env widget.Env) *Stage { return &Stage{Env: env, show: show, stale: true} }

// Refresh makes the view anew at the next update: something changed by itself.
func (s *Stage) Refresh() { s.stale = true }

// View returns the view shown now, and a number that changes whenever it looks different.
func (s *Stage) View() (v *view.View, drawn int) { return &s.view, s.drawn }

// Idle reports whether nothing moves and nothing is awaited, so that time alone changes nothing.
func (s *Stage) Idle() bool {
	return !s.stale && !s.view.Moving && !s.tipDue() && !s.pressing && len(s.fingers) == 0
}

// Update takes the input in and brings the view up to date.
func (s *Stage) Update(in Input) {
	s.Env.Now = in.Now
	if in.Cursor != s.mouse || in.Pressed || len(in.Fingers) > 0 || in.Acts() {
		s.Env.Active = in.Now
	}
	if in.Size != s.Env.Size || in.Pixel != s.Env.Pixel || in.Point != s.Env.Point {
		s.Env.Size, s.Env.Pixel, s.Env.Point = in.Size, in.Pixel, in.Point
		s.stale = true
	}
	if s.stale || len(s.view.Targets) == 0 {
		s.build()
	}
	s.point(in)
	s.touch(in)
	s.keys(in)
	s.named(in)
	if s.tipDue() && in.Now-s.hovered >= s.tipDelay() {
		s.tipShown, s.stale = true, true
	}
	if at := s.view.Drifts; at != 0 && in.Now >= at {
		s.stale = true
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

// build makes the view. The target under the mouse may be gone: then another one is there.
func (s *Stage) build() {
	s.make()
	if hover := s.under(s.cursor); hover != s.Env.Pointer.Hover {
		s.rest()
		s.hover(hover)
		s.make()
	}
}

// rest takes the mouse for one that rests, until it is moved.
func (s *Stage) rest() { s.rests, s.restsAt, s.tipShown, s.tipLeft = true, s.cursor, false, 0 }

func (s *Stage) make() {
	s.stale = false
	fresh := s.show.View(&s.Env)
	s.Env.Items, s.Env.Targets = len(fresh.Items)*17/16, len(fresh.Targets)*17/16
	if s.Env.Pointer.Focus != "" || s.focusBelow != "" {
		s.keepFocus(&fresh)
	}
	if !slices.Equal(fresh.Said, s.view.Said) {
		s.rest()
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
	if s.tipShown {
		s.tipLeft = s.Env.Now
	}
	s.hovered, s.tipShown, s.tipAsked, s.clicked = s.Env.Now, false, false, ""
	s.stale = true
}

// keys passes the keys to the text field, to the focus, and to the actions that the view offers.
func (s *Stage) keys(in Input) {
	if s.view.Listens && len(in.Keys) > 0 {
		s.do(view.Pressed{Key: in.Keys[0]})
		return
	}
	if s.view.Typing != "" && (in.Typed != "" || in.Back > 0) {
		s.do(view.Typed{ID: s.view.Typing, Text: in.Typed, Back: in.Back})
	}
	for _, key := range in.Keys {
		if s.stale {
			s.build() // the keys of one moment follow each other
		}
		if !s.pad(key) {
			s.by(widget.Keyboard)
			s.key(key)
		}
	}
	for _, key := range in.Held {
		if s.stale {
			s.build()
		}
		if action, ok := keymap.PadActions[key]; !ok {
			s.held(key)
		} else if (keymap.Action{Name: action}).Moves() {
			s.pad(key)
		}
	}
}

// held passes on a key that is held: to acts that move the view, and to the text field. Nothing else repeats.
func (s *Stage) held(key string) {
	if s.view.Typing != "" {
		if key == "Backspace" {
			s.key(key)
		}
		return
	}
	offered := func(a keymap.Action) bool { return s.view.Keys[a.Name] != nil && s.Env.Keys.Does(key, a.Name) }
	moves := func(a keymap.Action) bool { return a.Moves() && s.Env.Keys.Does(key, a.Name) }
	if i := slices.IndexFunc(keymap.Actions, offered); i >= 0 && keymap.Actions[i].Moves() || i < 0 && slices.ContainsFunc(keymap.Actions, moves) {
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
	if golden, ok := s.view.Keys["confirm"]; ok && s.Env.Keys.Does(key, "confirm") {
		s.confirm(golden)
		return
	}
	s.lastGolden = confirmed{}
	if key == "Enter" && s.focusPicked() {
		s.step(1)
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

// confirm does the golden act, even if another target has the focus, which the space bar presses. As with a double click, the
// second of two fast presses does not do an act that the first has made golden.
func (s *Stage) confirm(golden any) {
	if last := s.lastGolden; last.act != nil && last.act != golden && s.Env.Now-last.when < doubleClick {
		return
	}
	s.lastGolden = confirmed{when: s.Env.Now, act: golden}
	s.press(golden)
}

// tipDelay is how long the mouse is over a target before a tip about it: none where a person reads one tip after the other.
func (s *Stage) tipDelay() time.Duration {
	if s.tipLeft > 0 && s.hovered-s.tipLeft <= tipNext {
		return 0
	}
	return tipAfter
}

// tipDue reports whether a tip about the target under the mouse will be shown in a moment.
func (s *Stage) tipDue() bool {
	if hover := s.Env.Pointer.Hover; s.tipShown || s.rests || s.pressing || hover == "" || hover == s.clicked || s.Env.Pointer.Keyed {
		return false
	}
	t := s.view.Target(s.Env.Pointer.Hover)
	return t != nil && t.About != nil
}
