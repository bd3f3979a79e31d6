package plate

import (
	"image"
	"math"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Turn is how far something has turned, in sixteenths of a whole turn: it is painted once for each of them.
type Turn uint8

// turns are a whole turn.
const turns = 16

// TurnOf is the turn that is nearest to an angle in radians, clockwise.
func TurnOf(angle float64) Turn {
	n := int(math.Round(angle / (2 * math.Pi) * turns))
	return Turn((n%turns + turns) % turns)
}

// around turns things around a point.
func (t Turn) around(x, y float64) vector.Matrix {
	if t == 0 {
		return vector.Identity
	}
	return vector.Rotation(2*math.Pi*float64(t)/turns, x, y)
}

// Crate is a crate with the goods of an industry, on its way to whoever bought them.
type Crate struct {
	Industry engine.Industry
	Turn     Turn
	Palette  string
}

// Colours of the wood of crates.
const (
	crateWood view.Colour = 0xb98a55ff
	crateDark view.Colour = 0x3c2710ff
	crateSlat view.Colour = 0xd8ac74ff
)

// Paint paints the crate: boards in a frame, and the sign of the industry.
func (c Crate) Paint(onto *image.RGBA) {
	const low, high, slat = 20.0, 80.0, 13.0
	s, at := newSheet(onto, 100, c.Palette), c.Turn.around(50, 50)
	square := func(from, to float64) *vector.Path {
		var p vector.Path
		p.Polygon(at.Apply(pt(from, from)), at.Apply(pt(to, from)), at.Apply(pt(to, to)), at.Apply(pt(from, to)))
		return &p
	}
	s.stroke(square(low, high), s.least(12, 2), black)
	s.fill(square(low, high), crateSlat)
	s.fill(square(low+slat, high-slat), crateWood)
	s.line(s.least(6, 1), crateDark.Fade(0.7), at.Apply(pt(low, low)), at.Apply(pt(high, high)))
	s.stroke(square(low+slat, high-slat), s.least(3, 0.7), crateDark)
	s.icon(livery.IndustryIcon(c.Industry), 50, 50, 44, s.Ink)
}
