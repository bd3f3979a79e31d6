package skyline

import (
	"image"

	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Town is the painting of a town's silhouette behind its spaces: so wide and so high, in units, with some of its windows lit.
type Town struct {
	ID         string
	Wide, High float64
	Lit        int         // tiles there that are flipped: each lights every third window
	Burn       livery.Burn // of those windows
	Near       bool        // windows are seen by day too
	Rail       bool        // the Rail Era
	Palette    string
}

// Rise is how high the painting is, in parts of the town's height: a spire stands above the rest.
const Rise = 1.45

// Paint paints the silhouette; its base is the lower edge.
func (t Town) Paint(onto *image.RGBA) {
	land := landOf(t.Palette, t.Rail)
	k := float64(onto.Rect.Dx()) / t.Wide
	s := Of(t.ID, t.Wide, t.High)
	place := vector.Scale(k, 0, float64(onto.Rect.Dy()))
	s.Body.Transformed(place).Fill(onto, land.Town.NRGBA())
	s.Edges.Transformed(place).Stroke(onto, vector.RoundPen(max(t.High*0.035*k, 0.8)), land.TownEdge.Fade(0.75).NRGBA())
	for i, w := range s.Windows {
		colour := land.TownEdge.Fade(0.28)
		switch {
		case i%3 < t.Lit:
			colour = t.Burn.Of(litWindow)
		case !t.Near:
			continue
		}
		var pane vector.Path
		pane.Box(w.X, w.Y, w.W, w.H)
		pane.Transformed(place).Fill(onto, colour.NRGBA())
	}
}

// litWindow is the light in a window.
const litWindow view.Colour = 0xffd46bff

func landOf(palette string, rail bool) *theme.Land {
	p := theme.Named(palette)
	if rail {
		return &p.RailLand
	}
	return &p.CanalLand
}
