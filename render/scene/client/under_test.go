package client_test

import (
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// careful reports whether a click takes back what was done or picked, or gives something up for good.
func careful(t *view.Target) bool {
	switch act := t.Act.(type) {
	case topbar.Undo, panel.Undo, panel.Back:
		return true
	case panel.Confirm:
		return act.Choice.Verb == engine.Done || act.Choice.Verb == engine.GiveUp
	case thing.Thing:
		return strings.HasPrefix(t.ID, "picked:")
	}
	return false
}

// Whoever presses a button twice by mistake must not lose anything by it.
func TestNothingThatTakesBackAppearsUnderAButtonJustPressed(t *testing.T) {
	long(t)
	p := begun(t)
	before, down := *p.see(), false
	p.after = func(did stage.Input) {
		if down && !did.Pressed {
			pressed, now := top(&before, did.Cursor), top(p.see(), did.Cursor)
			if now.ID != pressed.ID && careful(&now) {
				t.Errorf("%s was pressed at %v, and there lies %s", pressed.ID, did.Cursor, now.ID)
			}
		}
		before, down = *p.see(), did.Pressed
	}
	for _, action := range []string{"build", "network", "develop", "loan", "scout", "pass"} {
		if p.see().Target("action:"+action).Act != nil {
			p.click("action:" + action)
			p.key("Escape")
		}
	}
	p.play(dice(4), func() bool { return t.Failed() || p.has("final:new") })
}

// top is the uppermost target at a point, or an empty one.
func top(v *view.View, at view.Point) view.Target {
	if t := v.Under(at, func(*view.Target) bool { return true }); t != nil {
		return *t
	}
	return view.Target{}
}
