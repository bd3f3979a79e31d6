package widget_test

import (
	"testing"

	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// A tip without a title begins with its first line, as far from its edge as any title would be.
func TestTip_WithoutATitleLeavesNoGap(t *testing.T) {
	env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	height := func(tip widget.Tip) float64 {
		c := widget.New(env)
		c.Tip(view.Rect{X: 100, Y: 100, W: 50, H: 20}, view.Rect{}, tip)
		return c.View.Items[0].Area.H
	}
	titled := height(widget.Tip{Title: "A title", Lines: []string{"One line."}})
	if plain := height(widget.Tip{Lines: []string{"One line."}}); plain > titled-20 {
		t.Errorf("a tip of one line is %v high, and %v with a title", plain, titled)
	}
}

// A tip leaves free what is asked for, wherever that is beside what the tip is about, and the thing itself.
func TestTip_LeavesFreeWhatIsAskedFor(t *testing.T) {
	for _, size := range []view.Size{{W: 1280, H: 800}, {W: 1440, H: 900}} {
		about := view.Around(view.Point{X: 500, Y: 400}, 60, 60)
		for _, asked := range []view.Rect{about.Move(80, 0), about.Move(-80, 0), about.Move(0, 80), about.Move(0, -80), about.Move(120, 90),
			{X: 580, Y: 0, W: 400, H: size.H}, {X: 0, Y: 0, W: 460, H: size.H}} {
			c := widget.New(roomtest.Env(t, played.Birmingham(), size, 1))
			c.Asks(asked)
			c.Tip(about, view.Rect{}, widget.Tip{Title: "A title", Lines: []string{"One line that says something.", "And another one."}})
			if at := c.View.Items[0].Area; at.Meets(asked) || at.Meets(about) || !c.Whole().Holds(at) {
				t.Errorf("%v: asked for is %v, the tip about %v lies at %v", size, asked, about, at)
			}
		}
	}
}
