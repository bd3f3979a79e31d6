package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// miniatureMargin is the land around the locations of a small board.
const miniatureMargin = 8.0

// Miniature draws the board of a game so small that nothing on it can be read: its water, its lines and its locations.
func Miniature(c *widget.Canvas, area view.Rect, g *engine.Game) {
	p := c.Palette
	frame := view.Item{Kind: view.Box, Area: area, Radius: theme.Corner - 2, Fill: p.CanalLand.Meadow, Low: p.CanalLand.Far}
	c.Add(frame)
	m := newMiniature(c, g, area.Inset(miniatureMargin))
	c.Clipped(area.Inset(1), func() {
		m.ground(siteKey{g, view.Size{W: m.area.W, H: m.area.H}}, area, m.land, true)
		m.lines()
		m.locations()
	})
	frame.Fill, frame.Low, frame.Line, frame.Width = 0, 0, p.Edge, theme.Hair
	c.Add(frame)
}

// Overview is a small board at which the part is marked that a camera sees of the board in an area.
func Overview(c *widget.Canvas, small, area view.Rect, g *engine.Game, camera Camera) {
	c.Box(small.Inset(-4), theme.Corner+2, c.Palette.Night, c.Palette.BrassDeep)
	Miniature(c, small, g)
	f := newFrame(g, area, camera)
	part := func(from, to, all view.Rect) view.Rect {
		x, y := to.W/all.W, to.H/all.H
		return view.Rect{X: to.X + (from.X-all.X)*x, Y: to.Y + (from.Y-all.Y)*y, W: from.W * x, H: from.H * y}
	}
	seen := part(area.Shared(f.board), small.Inset(2), f.board)
	for line, colour := range []view.Colour{c.Palette.Night, c.Palette.Text} {
		c.Add(view.Item{Kind: view.Box, Area: seen, Radius: 2, Line: colour, Width: 4 - 2.4*float64(line)})
	}
}

// Moved is the camera with the part of the board in its middle that is at a point of a small board.
func (c Camera) Moved(g *engine.Game, area, small view.Rect, at view.Point) Camera {
	c.X, c.Y = (at.X-small.X)/small.W-0.5, (at.Y-small.Y)/small.H-0.5
	return c.clamped(newFrame(g, area, Camera{Zoom: c.Zoom}))
}

// miniature is a board in a small picture, stretched to fill it.
type miniature struct {
	*widget.Canvas
	*look
	game       *engine.Game
	span, area view.Rect
}

// newMiniature is a board whose locations fill an area.
func newMiniature(c *widget.Canvas, g *engine.Game, area view.Rect) *miniature {
	m := &miniature{Canvas: c, look: lookOf(g), game: g, area: area}
	var places []view.Point
	for i := range g.Locations[1:] {
		places = append(places, m.place(&g.Locations[i+1]))
	}
	m.span = view.Bounds(places)
	return m
}

// at is where a printed point lies.
func (m *miniature) at(x, y float64) view.Point {
	return view.Point{X: m.area.X + (x-m.span.X)/m.span.W*m.area.W, Y: m.area.Y + (y-m.span.Y)/m.span.H*m.area.H}
}

// ground draws the land of a map in an area; a plain one without the details that would be too fine.
func (m *miniature) ground(key siteKey, area view.Rect, of *land.Map, plain bool) {
	unit := m.area.H / m.span.H
	at := m.at(0, 0)
	site := siteOf(key, func() *land.Site {
		around := area.Move(-at.X, -at.Y)
		return &land.Site{Map: of, Stretch: m.area.W / m.span.W / unit,
			Bounds: view.Rect{X: around.X / unit, Y: around.Y / unit, W: around.W / unit, H: around.H / unit}}
	})
	sheet := land.Sheet{Site: site, Origin: at, Unit: unit, Zoom: 1, Pixel: m.Pixel, Colours: m.Palette.CanalLand, Plain: plain}
	for _, item := range sheet.Items(area) {
		m.Add(item)
	}
}

func (m *miniature) lines() {
	for i := range m.game.Lines[1:] {
		line := &m.game.Lines[i+1]
		width, colour := 1.1, m.Palette.CanalLand.Line.Fade(0.6)
		if line.Canal {
			width, colour = 1.5, m.Palette.CanalLand.Line
		}
		m.line(line, 4, width, colour)
	}
}

// line draws a line in so many straight pieces from one location to the next.
func (m *miniature) line(line *engine.LineFacts, pieces int, width float64, colour view.Colour) {
	middle := m.at(line.MidX, line.MidY)
	if len(line.Ends) == 2 {
		m.Line(view.Smooth([]view.Point{m.centre(line.Ends[0]), middle, m.centre(line.Ends[1])}, pieces), width, colour)
		return
	}
	for _, end := range line.Ends {
		m.Line([]view.Point{m.centre(end), middle}, width, colour)
	}
}

func (m *miniature) centre(l engine.Location) view.Point {
	at := m.place(&m.game.Locations[l])
	return m.at(at.X, at.Y)
}

func (m *miniature) locations() {
	const town, gate = 4.6, 6.0
	for i := range m.game.Locations[1:] {
		at := m.centre(engine.Location(i + 1))
		switch m.game.Locations[i+1].Kind {
		case engine.Town, engine.Farm:
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, town, town), Radius: town / 2, Fill: m.Palette.Brass})
		case engine.MerchantLocation, engine.EndPoint:
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, gate, gate), Radius: 1, Fill: m.Palette.Parchment})
		}
	}
}
