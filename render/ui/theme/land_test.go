package theme_test

import (
	"testing"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// By day the map is light, as the rest of the window is, and in every palette what is written on the ground can be read.
func TestTheMapIsLightByDay(t *testing.T) {
	for name, p := range theme.Palettes {
		table := p.Table()
		for _, land := range []theme.Land{table.CanalLand, table.RailLand} {
			for _, ground := range []view.Colour{land.Meadow, land.Land, land.Far} {
				if dark := theme.Contrast(ground, view.White) > 3; dark == (p == &theme.Day) {
					t.Errorf("%s: the ground %08x is of the wrong light", name, ground)
				}
				if c := theme.Contrast(land.Name, ground); c < 4.5 {
					t.Errorf("%s: what is written on %08x has a contrast of %.2f", name, ground, c)
				}
			}
		}
	}
}
