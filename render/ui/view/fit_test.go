package view_test

import (
	"testing"

	"sohofoundry/render/ui/view"
)

// A window gets the layout for its shape, and units of a size that can be read and touched.
func TestFit(t *testing.T) {
	for _, c := range []struct {
		name               string
		wide, high, factor float64
		size               view.Size
		scale              float64
		layout             view.Layout
	}{
		{"a desk", 1440, 860, 1, view.Size{W: 1440, H: 860}, 1, view.Wide},
		{"a desk at 4K", 2880, 1720, 2, view.Size{W: 1440, H: 860}, 2, view.Wide},
		{"a small desk", 1280, 720, 1, view.Size{W: 1280 / (720 / 860.0), H: 860}, 720 / 860.0, view.Wide},
		{"a tablet across", 1080, 810, 1, view.Size{W: 1080, H: 810}, 1, view.Short},
		{"a low window", 1600, 480, 1, view.Size{W: 1600, H: 480}, 1, view.Short},
		{"a tablet upright", 820, 1180, 1, view.Size{W: 820, H: 1180}, 1, view.Tall},
		{"a phone", 390, 844, 1, view.Size{W: 390, H: 844}, 1, view.Tall},
		{"a phone with fine pixels", 1170, 2532, 3, view.Size{W: 390, H: 844}, 3, view.Tall},
		{"a phone across", 844, 390, 1, view.Size{W: 844, H: 390}, 1, view.Short},
		{"a phone across with fine pixels", 2532, 1170, 3, view.Size{W: 844, H: 390}, 3, view.Short},
		{"a small phone", 312, 640, 1, view.Size{W: 390, H: 800}, 0.8, view.Tall},
		{"an upright screen", 1640, 2360, 1, view.Size{W: 820, H: 1180}, 2, view.Tall},
	} {
		t.Run(c.name, func(t *testing.T) {
			size, scale := view.Fit(c.wide, c.high, c.factor)
			if size != c.size || scale != c.scale || size.Layout() != c.layout {
				t.Errorf("got %v, scale %v, layout %v, want %v, %v, %v", size, scale, size.Layout(), c.size, c.scale, c.layout)
			}
		})
	}
}
