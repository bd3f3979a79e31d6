package board

import (
	"sync"

	"sohofoundry/engine"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Thumbnail paints the board of a game small, to be told from those of other games: its land with hills, woods and water, its lines, and
// the towns in the colours of their banners. That of the first edition is on old paper.
func Thumbnail(c *widget.Canvas, area view.Rect, g *engine.Game) {
	palette := *c.Palette
	if g.Edition.FirstEdition && !palette.CanalLand.Plain {
		palette.CanalLand = paper
	}
	c.In(&palette, func() {
		m := newMiniature(c, g, area.Insets(area.W*0.07, area.H*0.09))
		if m.land.Sea != nil {
			_, m.area = m.area.Left(area.W * openSea)
		}
		c.Add(view.Item{Kind: view.Box, Area: area, Fill: palette.CanalLand.Meadow, Low: palette.CanalLand.Far})
		c.Clipped(area, func() {
			m.ground(siteKey{g, view.Size{W: -area.W, H: -area.H}}, area, withoutNames(m.land), false)
			m.roads()
			m.towns()
		})
	})
	c.Add(view.Item{Kind: view.Box, Area: area, Line: c.Palette.Night, Width: 2})
	c.Add(view.Item{Kind: view.Box, Area: area.Inset(1.5), Line: c.Palette.CanalLand.Rim.Fade(0.8), Width: theme.Hair})
}

// openSea is the part of a thumbnail that is kept free for the sea in the west.
const openSea = 0.16

// paper are the colours of a map on old paper.
var paper = theme.Land{
	Meadow: 0xe6d3a4ff, Land: 0xd3b982ff, Far: 0xbd9d63ff,
	Light: 0xfff6dcff, Dark: 0x5a3c1cff, Haze: 0xffffff10, Sun: 0xfff3c040,
	Wood: 0xa88c58ff, WoodEdge: 0xf0dfb0ff,
	Water: 0x6f8a86ff, Deep: 0x9fae9aff, Bank: 0x6a4a24ff,
	Sea: 0x9fb0a0ff, Shore: 0xb9c4aaff, SeaLine: 0x5f766eff, Sand: 0xf6e7b8ff,
	Town: 0x7a5a34ff, TownEdge: 0xfff0cfff, Line: 0x5a3d1cff, Rim: 0xe6cf98ff, Name: 0x3b2f18ff,
}

// unnamed are the maps without names, which could not be read.
var unnamed sync.Map

func withoutNames(m *land.Map) *land.Map {
	if found, ok := unnamed.Load(m); ok {
		return found.(*land.Map)
	}
	bare := *m
	bare.Names, bare.Tilled = nil, 0
	bare.Rivers = append([]land.River(nil), m.Rivers...)
	for i := range bare.Rivers {
		bare.Rivers[i].Named = nil
	}
	kept, _ := unnamed.LoadOrStore(m, &bare)
	return kept.(*land.Map)
}

// roads draws the lines, canals and rails alike, on a dark ground.
func (m *miniature) roads() {
	wide := min(max(m.area.W/130, 0.8), 1.6)
	light := m.Palette.CanalLand.Line
	if light == paper.Line {
		light = paper.Light
	}
	for pass, width := range []float64{2.4 * wide, wide} {
		colour := [...]view.Colour{m.Palette.CanalLand.Dark.Fade(0.7), light}[pass]
		for i := range m.game.Lines[1:] {
			m.line(&m.game.Lines[i+1], 6, width, colour)
		}
	}
}

// towns draws the locations: towns as signs in the colours of their banners, the others as sheets of parchment.
func (m *miniature) towns() {
	k := min(max(m.area.W/170, 0.5), 1.6)
	for i := range m.game.Locations[1:] {
		facts, at := &m.game.Locations[i+1], m.centre(engine.Location(i+1))
		switch facts.Kind {
		case engine.Town, engine.Farm:
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, 11*k, 7*k), Radius: 1.5 * k, Fill: 0x0b0f10ff})
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, 9*k, 5*k), Radius: k, Fill: m.banner(facts)})
		case engine.MerchantLocation, engine.EndPoint:
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, 13*k, 9*k), Radius: 2 * k, Fill: m.Palette.Ink})
			m.Add(view.Item{Kind: view.Box, Area: view.Around(at, 11*k, 7*k), Radius: 1.5 * k, Fill: m.Palette.Parchment})
		}
	}
}

// banner is the colour of a town's sign: red-brown all over on old paper.
func (m *miniature) banner(facts *engine.LocationFacts) view.Colour {
	if m.Palette.CanalLand.Line == paper.Line {
		return 0x8c4a2bff
	}
	return m.Palette.Banner(facts.Banner).Mix(view.White, 0.16)
}
