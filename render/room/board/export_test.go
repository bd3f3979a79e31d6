package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/view"
)

// Land is the land that the board of a game shows.
func Land(g *engine.Game) *land.Map { return lookOf(g).land }

// NameArea is where the name of a location stands; of a merchant location or an end point, all of its plaque or sign.
func (m *Model) NameArea(area view.Rect, l engine.Location) view.Rect {
	f := m.frame(area)
	if k := m.Game.Locations[l].Kind; k == engine.MerchantLocation || k == engine.EndPoint {
		return f.locationArea(l)
	}
	return f.banner(l)
}

// Course is the course of a line from its first end to the last, without branches.
func (m *Model) Course(area view.Rect, x engine.Line) []view.Point {
	return m.frame(area).curves(x)[0]
}

// LinkScore is where the score of the links at a merchant location lies.
func (m *Model) LinkScore(area view.Rect, l engine.Location) view.Rect {
	return m.frame(area).linkScore(l)
}
