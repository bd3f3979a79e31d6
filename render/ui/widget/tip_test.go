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
