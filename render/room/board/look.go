package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/view"
)

// look is the part of the drawing of a board that differs by game. Lengths are in units, points are printed ones.
type look struct {
	span                      view.Rect // of the printed board that is drawn; empty: where its locations are
	leastStretch, mostStretch float64   // how much the map is stretched sideways, see newFrame
	above                     float64   // room above and below the outermost locations
	west, east                float64   // room at their sides
	seaInWest                 bool      // the spare width of a wide window is sea, in the west
	bay                       bay       // the water there without anything on it

	spaceSide  float64
	spacePitch float64               // from space to space
	places     map[string]view.Point // by location: where it is drawn as if it were printed there
	nudges     map[string]nudge      // by location
	middles    map[string]view.Point // by line: where its link tile lies, if not where it is printed

	land *land.Map
}

// bay reaches from the western edge of the view to a printed x, between two printed y.
type bay struct{ east, north, south float64 }

// nudge moves, in units, a location from where it is printed, or its banner from the middle below its spaces. The sign of a tall
// one has two lines.
type nudge struct {
	location, banner view.Point
	tall             bool
	score            view.Point // where the score of the links is on a plaque, in parts of it from its upper left corner
}

// looks are those of the printed maps.
var looks = map[string]*look{"birmingham": &birmingham, "lancashire": &lancashire}

// unprinted is the look of any other map: plain land.
var unprinted = look{
	leastStretch: 1.2, mostStretch: 1.5, above: 80, west: 102, east: 102,
	spaceSide: 53, spacePitch: 55.5,
	land: &land.Map{},
}

// lookOf returns the look of a game.
func lookOf(g *engine.Game) *look {
	look, printed := looks[g.Map]
	switch {
	case !printed:
		return &unprinted
	case g.Edition.FirstEdition:
		return &brass
	}
	return look
}

// place is where a location is drawn as if it were printed there.
func (l *look) place(facts *engine.LocationFacts) view.Point {
	if place, moved := l.places[facts.ID]; moved {
		return place
	}
	return view.Point{X: facts.X, Y: facts.Y}
}
