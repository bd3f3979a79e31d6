package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Miniature draws the board of a game so small that nothing on it can be read: its lines and its locations.
func Miniature(c *widget.Canvas, area view.Rect, g *engine.Game) {
	const margin, town, gate, canal, rail = 7.0, 4.6, 6.0, 1.5, 1.1
	p := c.Palette
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner - 2, Fill: p.Dusk, Low: p.Night, Line: p.Edge, Width: theme.Hair})
	m := miniature{span: locationSpan(g), area: area.Inset(margin)}
	for x := range g.Lines[1:] {
		line := &g.Lines[x+1]
		middle := m.at(line.MidX, line.MidY)
		for _, end := range line.Ends {
			points := []view.Point{m.centre(g, end), middle}
			if line.Canal {
				c.Line(points, canal, p.CanalLine.Fade(0.8))
			} else {
				c.Line(points, rail, p.RailLine.Fade(0.7))
			}
		}
	}
	for l := range g.Locations[1:] {
		at := m.centre(g, engine.Location(l+1))
		switch g.Locations[l+1].Kind {
		case engine.Town, engine.Farm:
			c.Add(view.Item{Kind: view.Box, Area: view.Around(at, town, town), Radius: town / 2, Fill: p.Brass})
		default:
			c.Add(view.Item{Kind: view.Box, Area: view.Around(at, gate, gate), Radius: 1, Fill: p.Parchment})
		}
	}
}

// miniature is where a board lies in a small picture, stretched to fill it.
type miniature struct{ span, area view.Rect }

func (m *miniature) at(x, y float64) view.Point {
	return view.Point{X: m.area.X + (x-m.span.X)/m.span.W*m.area.W, Y: m.area.Y + (y-m.span.Y)/m.span.H*m.area.H}
}

func (m *miniature) centre(g *engine.Game, l engine.Location) view.Point {
	return m.at(g.Locations[l].X, g.Locations[l].Y)
}
