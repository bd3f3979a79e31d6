package plate

import (
	"image"
	"math"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/skyline"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Card is the face of a card, without its name and other text: a town's silhouette, the buildings of industries, or a compass.
type Card struct {
	Town       string             // by its id
	Industries engine.IndustrySet // of an industry card
	Wild       engine.CardKind    // of a wild one
	Banner     view.Colour
	Palette    string
}

// CardOf is the face of a card. Its banner is in the colour of its town, slate for industries, bronze for wild cards.
func CardOf(p *theme.Palette, g *engine.Game, card engine.Card) Card {
	p = p.Table()
	face, f := Card{Palette: p.Name}, &g.Cards[card]
	switch f.Kind {
	case engine.LocationCard:
		place := &g.Locations[f.Location]
		face.Town, face.Banner = place.ID, livery.Banner(p, place)
	case engine.IndustryCard:
		face.Industries, face.Banner = f.Industries, p.Grid
	default:
		face.Wild, face.Banner = f.Kind, p.BrassDeep.Mix(p.Night, 0.45)
	}
	return face
}

// The parts of a card, of its height: how far down the room for its name reaches, where its picture stands, and where signs below
// it have their middle.
const (
	CardName   = 0.215
	CardGround = 0.615
	banner     = 0.25
	stands     = 0.585
	signs      = 0.785
)

// cardPen is a card being painted on a sheet that is 100 wide.
type cardPen struct {
	*sheet
	Card
	high float64
	side int // in pixels
	ink  view.Colour
}

// Paint paints the card.
func (c Card) Paint(onto *image.RGBA) {
	s := newSheet(onto, 100, c.Palette)
	p := &cardPen{s, c, float64(onto.Rect.Dy()) / s.k, onto.Rect.Dx(), s.Ink.Mix(rule, 0.22)}
	all := view.Rect{W: 100, H: p.high}
	s.box(all, 5, black.Mix(rule, 0.15))
	s.shaded(box(all.Inset(s.least(1.4, 1)), 4), all, s.Parchment.Mix(view.White, 0.35), s.ParchmentDeep)
	s.edge(all.Inset(4), 2, s.least(1, 0.7), rule)
	p.hang()
	switch {
	case c.Town != "":
		p.sky(pt(72, 0.36))
		p.town()
	case c.Industries != 0:
		p.sky(pt(74, 0.3))
		p.industries()
	default:
		p.wild()
	}
}

// hang draws the banner, which hangs from the top, with a point in its middle.
func (p *cardPen) hang() {
	low, point := (banner-0.04)*p.high, banner*p.high
	shape := func(d float64) *vector.Path {
		var b vector.Path
		b.Polygon(pt(5-d, 5-d), pt(95+d, 5-d), pt(95+d, low+d*0.6), pt(50, point+d), pt(5-d, low+d*0.6))
		return &b
	}
	p.fill(shape(p.least(1.2, 0.8)), black)
	p.shaded(shape(0), view.Rect{Y: 5, W: 100, H: point - 5}, p.Banner.Mix(view.White, 0.08), p.Banner)
	var fine vector.Path
	fine.Polyline(pt(8, low-2.4), pt(50, point-2.6), pt(92, low-2.4))
	p.stroke(&fine, p.least(0.8, 0.6), p.Parchment.Fade(0.55))
}

// sky is the engraver's, with the low sun at a place of it.
func (p *cardPen) sky(sun vector.Point) {
	top, base := banner*p.high+3, stands*p.high
	var lines vector.Path
	const many = 13
	for i := range many {
		y, in := top+(base-top)*float64(i)/(many+3), 10+math.Abs(float64(i)-6)*1.3
		lines.Polyline(pt(in, y), pt(100-in, y))
	}
	p.stroke(&lines, p.least(0.5, 0.45), rule.Fade(0.5))
	y, r := top+(base-top)*sun.Y, (base-top)*0.17
	p.disc(sun.X, y, r, rule)
	p.disc(sun.X, y, r-p.least(0.8, 0.6), p.Brass.Mix(p.Parchment, 0.62))
}

// ground lies below the things on the card.
func (p *cardPen) ground() {
	base := stands * p.high
	p.box(view.Rect{X: 8, Y: base - 0.6, W: 84, H: 2.6}, 0, p.ink)
	var lines vector.Path
	for i := range 9 {
		x, y := 12+float64(i)*8.4, base+4.4+float64(i*5%3)*1.7
		lines.Polyline(pt(x, y), pt(x+6, y))
	}
	p.stroke(&lines, p.least(0.8, 0.6), rule.Fade(0.9))
}

func (p *cardPen) town() {
	base := stands * p.high
	town := skyline.Of(p.Town, 82, (base-banner*p.high)*0.72)
	at := vector.Scale(1, 9, base)
	p.fill(town.Body.Transformed(at), p.ink)
	p.stroke(town.Edges.Transformed(at), p.least(0.9, 0.6), p.ParchmentDeep.Mix(rule, 0.2).Fade(0.75))
	if p.k > 0.8 {
		for _, w := range town.Windows {
			p.box(w.Move(9, base), 0, p.ParchmentDeep.Fade(0.3))
		}
	}
	p.ground()
}

// shown is the level that stands for an industry on its cards: one that is easily recognised.
var shown = [engine.MaxIndustries]int8{engine.Cotton: 4, engine.Manufacturer: 8, engine.Pottery: 5, engine.CoalMine: 4, engine.IronWorks: 2,
	engine.Brewery: 4, engine.Port: 4, engine.Shipyard: 2}

func (p *cardPen) industries() {
	list := slices.Collect(p.Industries.All())
	base, y := stands*p.high, signs*p.high
	wide := 84 / float64(len(list))
	r := min(23, wide*0.42)
	for i, industry := range list {
		area := view.Rect{X: 8 + wide*float64(i), Y: base - 62, W: wide - 1, H: 62}
		b := building{industry: industry, level: shown[industry], ink: p.ink, cut: p.ParchmentDeep, roof: p.ink.Mix(rule, 0.4), wall: rule}
		p.build(b, area, max(p.side/len(list), medium))
		x := area.Middle().X
		p.disc(x, y, r, rule)
		p.disc(x, y, r-p.least(1, 0.8), p.ParchmentDeep.Mix(p.Parchment, 0.5))
		p.icon(livery.IndustryIcon(industry), x, y, r*1.42, p.ink)
	}
	p.ground()
}

func (p *cardPen) wild() {
	y := (banner + 1) / 2 * p.high
	p.compass(50, y, min(36, p.high*0.3), p.ink, p.ParchmentDeep)
	if p.Wild == engine.WildIndustry {
		p.disc(50, y, 17, rule)
		p.disc(50, y, 16, p.Parchment)
		p.icon("factory", 50, y, 23, p.ink)
	}
}

// compass is a wind rose with its long points to the four quarters.
func (s *sheet) compass(x, y, r float64, dark, light view.Colour) {
	s.ring(x, y, r*0.62, s.least(0.8, 0.6), dark.Fade(0.7))
	s.ring(x, y, r*0.56, s.least(0.6, 0.5), dark.Fade(0.5))
	for i := range 8 {
		long := r * 0.72
		if i%2 == 0 {
			long = r
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 4)
		tip, b := pt(x+long*sin, y-long*cos), r*0.12
		var bright, shade vector.Path
		bright.Polygon(tip, pt(x+b*cos, y+b*sin), pt(x, y))
		shade.Polygon(tip, pt(x-b*cos, y-b*sin), pt(x, y))
		s.stroke(&bright, s.least(0.8, 0.6), dark)
		s.fill(&bright, light)
		s.fill(&shade, dark)
	}
}
