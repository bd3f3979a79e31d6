package widget_test

import (
	"testing"

	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// TestWhatStandsOnAButtonGrowsAsReadingTextDoes: as far as there is room.
func TestWhatStandsOnAButtonGrowsAsReadingTextDoes(t *testing.T) {
	const text = "Back to the game"
	for _, room := range []struct{ wide, least, most float64 }{{400, 1.3, 1.3}, {200, 1.05, 1.29}} {
		c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1.3))
		area := view.Rect{W: room.wide, H: theme.Button}
		c.Button(area, widget.Button{ID: "test", Text: text, Icon: "play", Act: struct{}{}, Action: "back"})
		for i := range c.View.Items {
			item := &c.View.Items[i]
			if item.Kind != view.Label || item.Text != text {
				continue
			}
			if grown := item.Size / theme.Body; grown < room.least-0.001 || grown > room.most+0.001 {
				t.Errorf("with room for %g units the text is %.2f times as large as usual, not %g to %g", room.wide, grown, room.least, room.most)
			}
			if wide := fonts.Width(item.Font, item.Size, item.Text); wide > room.wide {
				t.Errorf("the text is %g units wide, with room for %g", wide, room.wide)
			}
		}
	}
}
