package plate

import (
	"image"
	"image/color"

	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Deed is an ownership token of Industry: with a clock while the zone waits to be developed, with a cross
// when it no longer can be, and with the seat's sign when it is (I14, I19, I22).
type Deed struct {
	Coat
	Built bool
	Lost  bool // can be developed no more
}

// Paint paints the token.
func (d Deed) Paint(onto *image.RGBA) {
	s, c := newSheet(onto, 100, d.Palette), d.colours()
	const r = 42.0
	s.stroke(d.emblem(52, 54, r), s.least(8, 2), black)
	if d.Built {
		s.fill(d.emblem(50, 50, r), c.plate)
		s.stroke(d.emblem(50, 50, r-7), s.least(3, 0.8), c.ink)
		s.icon(d.icon(), 50, 50, signSides[d.shape()]*0.9, c.ink)
		return
	}
	s.fill(d.emblem(50, 50, r), c.plate)
	s.fill(d.emblem(50, 50, r-11), c.ink)
	const face = 23
	if d.Lost {
		s.disc(50, 50, face, s.Faint)
		s.line(s.least(7, 1.2), black, pt(40, 40), pt(60, 60))
		s.line(s.least(7, 1.2), black, pt(60, 40), pt(40, 60))
		return
	}
	s.disc(50, 50, face, paper)
	s.line(s.least(6, 1.1), black, pt(50, 50-face*0.72), pt(50, 50), pt(50+face*0.55, 50+face*0.22))
}

// Supply is a resource of Industry, or a joker: a sign with a shape and a colour of its own.
type Supply struct {
	Resource industry.Resource
	Palette  string
}

// Paint paints the sign.
func (r Supply) Paint(onto *image.RGBA) {
	newSheet(onto, 100, r.Palette).resource(r.Resource, 50, 50, 92)
}

// resource draws the sign of a resource around a point.
func (s *sheet) resource(r industry.Resource, x, y, side float64) {
	shape := assets.Shape("resources/" + r.String())
	f := side / shape.Width * 1.1
	shape.Draw(s.RGBA, vector.Scale(f*s.k, (x-f*shape.Width/2)*s.k, (y-f*shape.Height/2)*s.k), vector.Look{})
	if r == industry.Any {
		s.text(x, y+side*0.03, "?", style{font: assets.Bold, size: side * 0.52, colour: black, align: view.Centre})
	}
}

// NetworkBadge is the sign of a network on a round plate.
type NetworkBadge struct {
	Network industry.Network
	Palette string
}

// Paint paints the badge.
func (b NetworkBadge) Paint(onto *image.RGBA) {
	newSheet(onto, 100, b.Palette).network(b.Network, 50, 50, 42)
}

// network draws the sign of a network on a disc.
func (s *sheet) network(n industry.Network, x, y, r float64) {
	c := livery.Network(n)
	s.disc(x, y, r+s.least(r*0.16, 1), black)
	s.disc(x, y, r, c.Light)
	s.disc(x, y, r-s.least(r*0.15, 1), c.Dark)
	shape := assets.Shape("networks/" + n.String())
	f := 1.5 * r / shape.Width
	shape.Draw(s.RGBA, vector.Scale(f*s.k, (x-f*shape.Width/2)*s.k, (y-f*shape.Height/2)*s.k),
		vector.Look{Colour: func(string) color.Color { return c.Light.NRGBA() }})
}

// Taler is a coin of Industry, gold for 1 T and silver for 5. Without a value, it has the sign of the money.
type Taler struct {
	Value   int8
	Palette string
}

// Paint paints the coin.
func (t Taler) Paint(onto *image.RGBA) {
	text := ""
	if t.Value > 0 {
		text = string(rune('0' + t.Value%10))
	}
	newSheet(onto, 100, t.Palette).coin(48, 47, 43, text, t.Value == 5)
}

// coin draws a coin with a figure on it, or with the sign of talers.
func (s *sheet) coin(x, y, r float64, text string, silver bool) {
	metal, line := view.Colour(0xf7d25eff), view.Colour(0x8a5c12ff)
	if silver {
		metal, line = 0xe9eef2ff, 0x56636bff
	}
	s.disc(x+r*0.08, y+r*0.14, r*1.04, black.Fade(0.5))
	s.disc(x, y, r, black)
	s.disc(x, y, r-s.least(r*0.1, 0.7), metal)
	if text == "" {
		s.ring(x, y, r*0.76, s.least(r*0.09, 0.6), line)
		s.line(r*0.2, 0x5c3c06ff, pt(x-r*0.34, y-r*0.34), pt(x+r*0.34, y-r*0.34))
		s.line(r*0.2, 0x5c3c06ff, pt(x, y-r*0.3), pt(x, y+r*0.42))
		return
	}
	if s.k*r > 14 {
		s.ring(x, y, r*0.78, s.least(r*0.07, 0.6), line)
	}
	s.text(x, y, text, style{font: assets.Bold, size: r * 1.36, colour: s.Ink, align: view.Centre})
}

// Cogged is a number of VP in a small cog, as printed on zones.
type Cogged struct {
	Text    string
	Palette string
}

// Paint paints the cog.
func (g Cogged) Paint(onto *image.RGBA) { newSheet(onto, 100, g.Palette).cogged(50, 50, 44, g.Text) }

// cogged draws a number in a cog.
func (s *sheet) cogged(x, y, r float64, text string) {
	wheel := star(x, y, r*1.1, []float64{-0.2, -0.12, 0.12, 0.2}, []float64{0.8, 1, 1, 0.8}, 10)
	s.stroke(wheel, s.least(r*0.22, 1.4), black)
	s.fill(wheel, wood)
	size := r * 1.3
	if len(text) > 1 {
		size = r * 1.12
	}
	s.text(x, y, text, style{font: assets.Bold, size: size, colour: s.Ink, align: view.Centre})
}

// Hammer is the auctioneer's.
type Hammer struct{ Colour view.Colour }

// Paint paints the hammer.
func (h Hammer) Paint(onto *image.RGBA) {
	shape := assets.Shape("zones/hammer")
	shape.Draw(onto, vector.Scale(float64(onto.Rect.Dx())/shape.Width, 0, 0), vector.Look{Colour: func(string) color.Color { return h.Colour.NRGBA() }})
}

// DeedOf is the token of a seat of Industry, whose seats have the marks of a table of several.
func DeedOf(p *theme.Palette, seat industry.Seat, built bool) Deed {
	return Deed{Coat: CoatOf(p.OfCompany(), engine.Seat(seat)), Built: built}
}
