package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Miniature draws the board of a game so small that nothing on it can be read: its water, its lines and its locations.
func Miniature(c *widget.Canvas, area view.Rect, g *engine.Game) {
	const margin = 8.0
	p := c.Palette
	frame := view.Item{Kind: view.Box, Area: area, Radius: theme.Corner - 2, Fill: p.Dusk, Low: p.Night}
	c.Add(frame)
	m := miniature{Canvas: c, look: lookOf(g), area: area.Inset(margin)}
	var places []view.Point
	for i := range g.Locations[1:] {
		places = append(places, m.place(&g.Locations[i+1]))
	}
	m.span = view.Bounds(places)
	c.Clipped(area.Inset(1), func() {
		m.water()
		m.lines(g)
		m.locations(g)
	})
	frame.Fill, frame.Low, frame.Line, frame.Width = 0, 0, p.Edge, theme.Hair
	c.Add(frame)
}

// miniature is a board in a small picture, stretched to fill it.
type miniature struct {
	*widget.Canvas
	*look
	span, area view.Rect
}

// at is where a printed point lies.
func (m *miniature) at(x, y float64) view.Point {
	return view.Point{X: m.area.X + (x-m.span.X)/m.span.W*m.area.W, Y: m.area.Y + (y-m.span.Y)/m.span.H*m.area.H}
}

func (m *miniature) all(points []view.Point) []view.Point {
	var list []view.Point
	for _, p := range points {
		list = append(list, m.at(p.X, p.Y))
	}
	return list
}

// water draws the rivers and the sea.
func (m *miniature) water() {
	p := m.Palette
	water, bank := p.Dusk.Mix(p.CanalLine, 0.16), p.Grid.Mix(p.CanalLine, 0.22)
	for _, river := range m.rivers() {
		m.Line(m.all(river), 1.4, bank)
	}
	if m.sea == nil {
		return
	}
	for _, piece := range m.sea().water {
		m.Add(view.Item{Kind: view.Polygon, Points: m.all(piece), Fill: water})
	}
	m.Line(m.all(m.sea().coast), 1, bank)
}

func (m *miniature) lines(g *engine.Game) {
	const canal, rail, legs = 1.5, 1.1, 4
	for i := range g.Lines[1:] {
		line := &g.Lines[i+1]
		width, colour := rail, m.Palette.RailLine.Fade(0.7)
		if line.Canal {
			width, colour = canal, m.Palette.CanalLine.Fade(0.85)
		}
		middle := m.at(line.MidX, line.MidY)
		if len(line.Ends) == 2 {
			m.Line(view.Smooth([]view.Point{m.centre(g, line.Ends[0]), middle, m.centre(g, line.Ends[1])}, legs), width, colour)
			continue
		}
		for _, end := range line.Ends {
			m.Line([]view.Point{m.centre(g, end), middle}, width, colour)
		}
	}
}

func (m *miniature) centre(g *engine.Game, l engine.Location) view.Point {
	at := m.place(&g.Locations[l])
	return m.at(at.X, at.Y)
}

func (m *miniature) locations(g *engine.Game) {
	const town, gate = 4.6, 6.0
	for i := range g.Locations[1:] {
		at := m.centre(g, engine.Location(i+1))
		switch g.Locations[i+1].Kind {
		case engine.Town, engine.Farm:
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, town, town), Radius: town / 2, Fill: m.Palette.Brass})
		case engine.MerchantLocation, engine.EndPoint:
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, gate, gate), Radius: 1, Fill: m.Palette.Parchment})
		}
	}
}
