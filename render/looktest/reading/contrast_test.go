package reading

import (
	"fmt"
	"image"
	"testing"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/looktest/screens"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Text needs this much contrast with what it stands on, large text and signs need less.
const (
	textContrast  = 4.5
	largeContrast = 3.0
	largeText     = 24.0 // logical units
)

// TestTextHasContrast reads every screen in every palette: each text that can be seen stands out from what lies below it.
func TestTextHasContrast(t *testing.T) {
	long(t)
	var palettes []variant
	for _, palette := range settings.Palettes {
		palettes = append(palettes, variant{palette, func(set *settings.Settings) { set.Palette = palette }})
	}
	for _, s := range screens.All {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			inEveryOf(t, []image.Point{{X: 1440, Y: 860}}, &s, palettes, func(t *testing.T, v *view.View, _ view.Rect) {
				for n := range v.Items {
					if why := faint(v.Items[:n], &v.Items[n]); why != "" && seen(v.Items[n+1:], &v.Items[n]) {
						t.Error(why)
					}
				}
			})
		})
	}
}

// faint tells why a text cannot be read well on what lies below it. What is out of reach may be faint, but not that faint.
func faint(below []view.Item, item *view.Item) string {
	if item.Kind != view.Label || item.Fill&0xff == 0 {
		return ""
	}
	need := textContrast
	if item.Size >= largeText {
		need = largeContrast
	}
	lightest, ground := 21.0, view.Colour(0)
	for _, on := range grounds(below, item.Area.Middle()) {
		if c := theme.Contrast(over(item.Fill, on), on); c < lightest {
			lightest, ground = c, on
		}
	}
	if lightest >= need || ground == 0 {
		return ""
	}
	return fmt.Sprintf("%q in %08x on %08x has a contrast of %.2f", item.Text, uint32(item.Fill), uint32(ground), lightest)
}

// grounds are the colours that lie at a point: the lighter and the darker end of a box that shades from one to the other. None
// if something else than boxes is there.
func grounds(below []view.Item, at view.Point) []view.Colour {
	light, dark := view.Colour(0), view.Colour(0)
	for i := range below {
		item := &below[i]
		if !item.Area.Has(at) || !item.Clip.Empty() && !item.Clip.Has(at) {
			continue
		}
		switch {
		case item.Kind == view.Picture:
			light, dark = 0, 0
		case item.Kind == view.Box && item.Fill != 0:
			low := item.Low
			if low == 0 {
				low = item.Fill
			}
			part := (at.Y - item.Area.Y) / item.Area.H
			here := item.Fill.Mix(low, part)
			if here&0xff == 0xff {
				light, dark = here, here
			} else if light != 0 {
				light, dark = over(here, light), over(here, dark)
			}
		}
	}
	if light == 0 {
		return nil
	}
	return []view.Colour{light, dark}
}

// over is a colour that one sees through, on another one.
func over(top, ground view.Colour) view.Colour {
	return ground.Mix(top|0xff, float64(top&0xff)/0xff) | 0xff
}

// seen reports whether nothing that fills it lies over an item.
func seen(above []view.Item, item *view.Item) bool {
	at := item.Area.Middle()
	if !item.Clip.Empty() && !item.Clip.Has(at) {
		return false
	}
	for i := range above {
		box := &above[i]
		if box.Kind == view.Box && box.Fill&0xff > 0x80 && box.Area.Has(at) && (box.Clip.Empty() || box.Clip.Has(at)) {
			return false
		}
	}
	return true
}
