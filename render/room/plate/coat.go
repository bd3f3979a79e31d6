package plate

import (
	"image"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Coat says who owns a piece, and in which palette it is painted.
type Coat struct {
	Owner   engine.Seat
	Palette string // its name
}

// CoatOf is the coat of a seat's things.
func CoatOf(p *theme.Palette, owner engine.Seat) Coat {
	return Coat{owner, p.Table().Name}
}

// Riveted reports whether the pieces of the owner bear an emblem, and have another shape: all but those of the first seat.
func (c Coat) Riveted() bool { return c.Owner != engine.HumanSeat }

// Pattern is what the banks of a seat's links bear, and at a table of several the rims of its tiles.
type Pattern uint8

// The patterns of the seats.
const (
	Bare Pattern = iota
	Rivets
	Slants
	Bars
)

// Pattern is that of the owner.
func (c Coat) Pattern() Pattern { return Pattern(c.Owner) }

// patterned reports whether the rims of tiles bear the pattern.
func (c Coat) patterned() bool { return theme.Named(c.Palette).Company }

// shape is the form of a seat's emblem and link tiles.
type shape uint8

const (
	square shape = iota
	wheel
	diamond
	arms
)

func (c Coat) shape() shape {
	if c.Riveted() && theme.Named(c.Palette).Rival {
		return arms
	}
	return [engine.MaxSeats]shape{square, wheel, diamond, arms}[c.Owner]
}

// emblem is the outline of the owner's shape around a point.
func (c Coat) emblem(x, y, r float64) *vector.Path {
	switch c.shape() {
	case wheel:
		return cog(x, y, r)
	case diamond:
		return rhombus(x, y, r*1.08)
	case arms:
		return shield(x, y, r)
	}
	return box(view.Around(view.Point{X: x, Y: y}, 1.6*r, 1.6*r), 0.05*r)
}

// radius is how round the corners of a plate are that is 100 wide.
func (c Coat) radius() float64 {
	switch c.shape() {
	case wheel:
		return 19
	case arms:
		return 9
	}
	return 2
}

// cutCorners is how much of a plate's upper and lower corners is cut off at a table of several.
func (c Coat) cutCorners() (upper, lower float64) {
	switch {
	case !c.patterned():
	case c.shape() == diamond:
		return 15, 15
	case c.shape() == arms:
		return 0, 16
	}
	return 0, 0
}

// outline is that of a plate 100 wide, or of what lies so far inside of it.
func (c Coat) outline(in float64) *vector.Path {
	area := view.Rect{W: 100, H: 100}.Inset(in)
	upper, lower := c.cutCorners()
	if lower == 0 {
		return box(area, max(c.radius()-in, 0.8))
	}
	const narrows = 0.586 // a slanting side grows shorter by that where all sides come closer by 1
	upper, lower = max(upper-narrows*in, 0), max(lower-narrows*in, 0)
	var p vector.Path
	p.Polygon(pt(area.X+upper, area.Y), pt(area.Right()-upper, area.Y), pt(area.Right(), area.Y+upper), pt(area.Right(), area.Bottom()-lower),
		pt(area.Right()-lower, area.Bottom()), pt(area.X+lower, area.Bottom()), pt(area.X, area.Bottom()-lower), pt(area.X, area.Y+upper))
	return &p
}

// pattern paints the pattern of a rim so wide around an area, over all that lies within it.
func (s *sheet) pattern(of Pattern, area view.Rect, rim float64, ink view.Colour) {
	every := s.least(1.05*rim, 4)
	switch of {
	case Rivets:
		s.rivets(area.Inset(rim/2), every, 0.2*rim, ink)
	case Slants:
		for x := area.X - area.H; x < area.Right(); x += every {
			s.line(0.36*every, ink, pt(x, area.Bottom()), pt(x+area.H, area.Y))
		}
	case Bars:
		for x := area.X + every/2; x < area.Right(); x += every {
			s.line(0.36*every, ink, pt(x, area.Y), pt(x, area.Bottom()))
		}
		for y := area.Y + rim + every/2; y < area.Bottom()-rim; y += every {
			s.line(0.36*every, ink, pt(area.X, y), pt(area.X+rim, y))
			s.line(0.36*every, ink, pt(area.Right()-rim, y), pt(area.Right(), y))
		}
	}
}

// rivets stand in a row on the sides of an area, and leave out its corners, which are round.
func (s *sheet) rivets(area view.Rect, every, r float64, ink view.Colour) {
	const corner = 12
	for at := area.X + corner; at <= area.Right()-corner; at += every {
		for _, edge := range [2]float64{area.Y, area.Bottom()} {
			s.disc(at, edge, r, ink)
			s.disc(edge, at, r, ink)
		}
	}
}

// Sign is a seat at a table of several: its sign on its shape.
type Sign struct{ Coat }

// SignOf is the sign of a seat in a palette.
func SignOf(p *theme.Palette, seat engine.Seat) Sign { return Sign{CoatOf(p, seat)} }

// Paint paints the sign; a small one is the shape alone.
func (g Sign) Paint(onto *image.RGBA) {
	s, c := newSheet(onto, 100, g.Palette), g.colours()
	const r, least = 44.0, 15
	s.stroke(g.emblem(50, 50, r), s.least(5, 1.6), black)
	s.fill(g.emblem(50, 50, r), c.plate)
	if onto.Rect.Dx() < least {
		return
	}
	if onto.Rect.Dx() >= medium {
		s.stroke(g.emblem(50, 50, r-6), 1.6, c.ink)
	}
	s.icon(g.icon(), 50, 50, signSides[g.shape()], c.ink)
}

// icon is the sign of the owner at a table of several.
func (c Coat) icon() string { return livery.SeatIcon(theme.Named(c.Palette), c.Owner) }

// signSides are the sides of the signs on the shapes.
var signSides = [...]float64{square: 54, wheel: 46, diamond: 46, arms: 56}

// Band is a strip in the colour and the pattern of a seat.
type Band struct{ Coat }

// Paint paints the strip.
func (b Band) Paint(onto *image.RGBA) {
	const high = 10.0
	wide := high * float64(onto.Rect.Dx()) / max(float64(onto.Rect.Dy()), 1)
	s, c := newSheet(onto, wide, b.Palette), b.colours()
	all := view.Rect{W: wide, H: high}
	s.box(all, 0, c.plate)
	every := s.least(5.5, 5)
	for x := every / 2; x < wide+high; x += every {
		switch b.Pattern() {
		case Rivets:
			s.disc(x, high/2, s.least(1.6, 1), c.ink)
		case Slants:
			s.line(0.34*every, c.ink, pt(x-high, high), pt(x, 0))
		case Bars:
			s.line(0.34*every, c.ink, pt(x, 0), pt(x, high))
		}
	}
}
