package stage

import (
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/widget"
)

// pad does the action of a button of a game pad, and reports whether it is one. The stick and the cross move the focus. One
// button presses the target with the focus, or the golden button without one.
func (s *Stage) pad(button string) bool {
	action, ok := keymap.PadActions[button]
	if !ok && button != keymap.PadSouth {
		return false
	}
	s.by(widget.Pad)
	s.Env.Pointer.Keyed = true
	if s.stale {
		s.build() // its hints are there now
	}
	if button == keymap.PadSouth {
		if s.pressFocus() {
			return true
		}
		action = "confirm"
		if _, steps := s.view.Keys["next-step"]; steps && s.view.Keys["confirm"] == nil {
			action = "next-step"
		}
	}
	if direction, chooses := directions[action]; chooses {
		s.towards(direction)
		return true
	}
	act, offered := s.view.Keys[action]
	switch {
	case action == "confirm" && offered:
		s.confirm(act)
	case offered:
		s.press(act)
	default:
		s.move(s.Env.Keys.Key(action))
	}
	return true
}
