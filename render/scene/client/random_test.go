package client_test

import (
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/view"
)

// allKeys are keys that somebody may press without thinking.
var allKeys = []string{"Enter", "Escape", "Space", "Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "U", "Y", "B", "K", "V", "X", "O", "C", "Z",
	"E", "1", "2", "8", "M", "N", "L", "F1", "F2", "F9", "F10", "F11", "R", "P", "Comma", "+", "-", "F", "W", "A", "S", "D", "I", "PageUp",
	"PageDown", "T", "Q", "Backspace", "Ctrl+F", "/"}

// fiddle does anything at all, anywhere: clicks, keys, the wheel, drags.
func (p *person) fiddle(rolls func(int) int) {
	v := p.see()
	point := view.Point{X: float64(rolls(int(p.in.Size.W))), Y: float64(rolls(int(p.in.Size.H)))}
	switch what := rolls(20); {
	case what < 10:
		t := &v.Targets[rolls(len(v.Targets))]
		if at, ok := visible(v, t); ok && t.Act != nil && t.Act != any(pages.Quit{}) {
			p.press(at)
		}
	case what < 15:
		p.key(allKeys[rolls(len(allKeys))])
	case what < 16:
		p.in.Wheel = float64(rolls(7) - 3)
		p.pass(1)
	case what < 17:
		p.in.Cursor, p.in.Pressed = point, true
		p.pass(1)
		p.in.Cursor = view.Point{X: float64(rolls(1440)), Y: float64(rolls(900))}
		p.pass(1)
		p.in.Pressed = false
		p.pass(1)
	case what < 18:
		p.in.Fingers = []view.Point{point}
		p.pass(1 + rolls(3))
		p.in.Fingers = nil
		p.pass(1)
	case what < 19:
		p.in.Typed = "7a"
		p.pass(1)
	default:
		p.press(point)
	}
	if rolls(8) == 0 {
		p.pass(rolls(90))
	}
}

// wayOn fails if nothing that is to be seen can be clicked, and no key does anything, or if two things are golden.
func (p *person) wayOn() {
	p.t.Helper()
	v := p.see()
	if roomtest.OneGolden(p.t, v); p.t.Failed() {
		p.t.Fatal(texts(v))
	}
	if len(v.Keys) == 0 && !v.Moving {
		p.t.Fatal("no key does anything")
	}
	for i := range v.Targets {
		if t := &v.Targets[i]; t.Act != nil {
			if _, ok := visible(v, t); ok {
				return
			}
		}
	}
	p.t.Fatal("there is nothing to click on")
}

func TestNobodyIsStuck(t *testing.T) {
	people := uint64(3)
	if testing.Short() {
		people = 1
	}
	for seed := range people {
		p := hasty(t)
		p.click("start:new-game")
		p.click("new-game:begin")
		rolls := dice(100 + seed)
		for range 1000 {
			p.fiddle(rolls)
			p.wayOn()
		}
		p.home()
		p.play(rolls, func() bool { return p.has("final:new") })
		if p.Record().Position().Decision != engine.GameOver {
			t.Errorf("seed %d: the final page is not that of a whole game", seed)
		}
	}
}

// beginning is the id of a target that begins so, or nothing.
func (p *person) beginning(so string) string {
	v := p.see()
	for i := range v.Targets {
		if t := &v.Targets[i]; t.Act != nil && strings.HasPrefix(t.ID, so) {
			return t.ID
		}
	}
	return ""
}

// home goes back to the table from wherever one is, by clicks that anybody would think of.
func (p *person) home() {
	p.t.Helper()
	p.in.Pressed, p.in.Fingers = false, nil
	for range 30 {
		out := p.first([]string{"page:close", "notice:close", "start:dismiss", "log:close", "past:now", "replay:stop", "start:close", "start:continue"})
		if out == "" {
			out = p.beginning("picked:")
		}
		if out == "" {
			p.key("F")
			return
		}
		p.click(out)
	}
	p.t.Fatal("no way back to the table")
}
