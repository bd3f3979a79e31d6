package widget_test

import (
	"strings"
	"testing"

	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// TestWhereATextSpeaksOfLinkIconsTheyAreSeen: behind their name, each time, and nowhere else.
func TestWhereATextSpeaksOfLinkIconsTheyAreSeen(t *testing.T) {
	c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1))
	c.Para(view.Rect{W: 2000, H: 100}, "test", "Link icons count: 1 VP for every link icon, and links are no icons.", c.Body())
	want := fonts.Links.After("Link icons") + " count: 1 VP for every " + fonts.Links.After("link icon") + ", and links are no icons."
	if len(c.View.Items) != 1 || c.View.Items[0].Text != want {
		t.Errorf("written is %+v, want %q", c.View.Items, want)
	}
	if high := c.ParaHeight(2000, strings.Repeat("link icon ", 12), c.Body()); high != c.Body().Lead() {
		t.Errorf("in a line of its own it is %.1f high", high)
	}
}
