package window

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/render/host/mirror"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// TestTextGrowsWhereThePageIsZoomed: at 200 % a page has half the points in each direction, and as many pixels as before. On whatever
// screen, the text of a bill is larger then.
func TestTextGrowsWhereThePageIsZoomed(t *testing.T) {
	c := client.New(client.Options{Store: store.NewMemory(time.Now), Clock: time.Now, Chance: 1, Browser: true})
	g := &game{client: c}
	in := stage.Input{}
	see := func(screen view.Size, zoom float64) {
		g.factor = zoom
		g.layOut(screen.W/zoom, screen.H/zoom, nil)
		g.zoom = zoom
		in.Size = view.Size{W: g.wide / g.scale, H: g.high / g.scale}
		g.enlarge(in.Size, g.scale)
		for range 120 {
			in.Now += time.Second / 60
			c.Update(in)
			in.Acted = ""
		}
	}
	screens := []view.Size{{W: 1440, H: 860}, {W: 1280, H: 720}, {W: 1920, H: 1080}, {W: 2560, H: 1440}}
	see(screens[0], 1)
	for _, name := range []string{"New game", "No guide", "Begin", "Loan"} {
		v, _ := c.Picture()
		nodes := mirror.Of(v, c.About)
		i := slices.IndexFunc(nodes, func(n mirror.Node) bool { return n.Name == name })
		if i < 0 {
			t.Fatalf("there is no %s", name)
		}
		in.Acted = nodes[i].ID
		see(screens[0], 1)
	}
	pixels := func(screen view.Size, zoom float64) float64 {
		see(screen, zoom)
		v, _ := c.Picture()
		i := slices.IndexFunc(v.Items, func(item view.Item) bool { return item.Text == "B11.1" })
		if i < 0 {
			t.Fatalf("the bill is out of sight at %v, zoomed %v times", screen, zoom)
		}
		return v.Items[i].Size * g.scale
	}
	for _, screen := range screens {
		usual, zoomed := pixels(screen, 1), pixels(screen, 2)
		if zoomed < 1.25*usual {
			t.Errorf("at %v the text is %.1f pixels high, and %.1f at 200 %%", screen, usual, zoomed)
		}
	}
}
