package plate

import (
	"image"
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// ScrollEnd is how far the ends of a scroll roll out at each of its sides, in units of the board.
const ScrollEnd = 14.0

// Scroll is the parchment that a merchant or an end point lies on, so large in units of the board, with its ends at both sides.
type Scroll struct {
	Wide, High float64
	Dull       bool // nothing is sold there
	Lit        bool // it is pointed at
	Palette    string
}

const (
	rule      view.Colour = 0x8a6a32ff // fine lines on parchment
	scrollInk view.Colour = 0x4a3510ff
)

// Paint paints the scroll.
func (c Scroll) Paint(onto *image.RGBA) {
	s := newSheet(onto, c.Wide+2*ScrollEnd, c.Palette)
	body := view.Rect{X: ScrollEnd, Y: 1, W: c.Wide, H: c.High - 4}
	high, low, edge := s.Parchment.Mix(view.White, 0.3), s.ParchmentDeep.Mix(s.Parchment, 0.15), scrollInk
	if c.Dull {
		high, low = s.ParchmentDeep, s.ParchmentDeep.Mix(s.InkSoft, 0.2)
	}
	if c.Lit {
		edge = s.Brass
	}
	s.fill(notched(body.Move(2, 3), 7), black.Fade(0.5))
	for _, side := range []float64{-1, 1} {
		s.scrollEnd(body, side, low, edge)
	}
	s.fill(notched(body.Inset(-s.least(0.9, 0.6)), 7), edge)
	s.shaded(notched(body.Inset(s.least(0.9, 0.6)), 7), body, high, low)
	s.stroke(notched(body.Inset(3.6), 6.5), s.least(0.8, 0.6), rule)
	if s.k > 1.2 {
		s.stroke(notched(body.Inset(5.6), 6), s.least(0.6, 0.6), rule.Fade(0.6))
	}
}

// scrollEnd is the rolled-up part at a side.
func (s *sheet) scrollEnd(body view.Rect, side float64, fill, edge view.Colour) {
	x, in := body.Middle().X+side*body.W/2, body.H*0.2
	var end vector.Path
	end.MoveTo(x-side*6, body.Y+in)
	end.CubeTo(x+side*12, body.Y+in+4, x+side*12, body.Bottom()-in-4, x-side*6, body.Bottom()-in)
	end.Close()
	s.stroke(&end, s.least(2.4, 1.4), edge)
	s.fill(&end, fill.Mix(s.InkSoft, 0.12))
}

// notched is a box with corners cut out round.
func notched(a view.Rect, r float64) *vector.Path {
	var p vector.Path
	k := r * (1 - vector.Bulge)
	p.MoveTo(a.X+r, a.Y)
	p.LineTo(a.Right()-r, a.Y)
	p.CubeTo(a.Right()-r, a.Y+r-k, a.Right()-r+k, a.Y+r, a.Right(), a.Y+r)
	p.LineTo(a.Right(), a.Bottom()-r)
	p.CubeTo(a.Right()-r+k, a.Bottom()-r, a.Right()-r, a.Bottom()-r+k, a.Right()-r, a.Bottom())
	p.LineTo(a.X+r, a.Bottom())
	p.CubeTo(a.X+r, a.Bottom()-r+k, a.X+r-k, a.Bottom()-r, a.X, a.Bottom()-r)
	p.LineTo(a.X, a.Y+r)
	p.CubeTo(a.X+r-k, a.Y+r, a.X+r, a.Y+r-k, a.X+r, a.Y)
	p.Close()
	return &p
}

// Medal is the brass seal with the bonus for a merchant's barrel: a text, or the sign of a development.
type Medal struct {
	Bonus   engine.Bonus
	Text    string
	Palette string
}

// Paint paints the medal.
func (m Medal) Paint(onto *image.RGBA) {
	s := newSheet(onto, 36, m.Palette)
	s.fill(medal(18, 18, 15), black.Mix(s.HumanDeep, 0.5))
	disc := medal(18, 18, 14)
	s.shaded(disc, view.Rect{X: 3, Y: 3, W: 30, H: 30}, s.Brass.Mix(view.White, 0.35), s.Brass, s.BrassDeep)
	s.ring(18, 18, 11.6, s.least(0.8, 0.6), s.HumanDeep)
	t := style{font: assets.Bold, size: 16.5, colour: s.OnBrass, align: view.Centre}
	switch m.Bonus {
	case engine.BonusDevelop:
		s.icon("develop", 18, 18, 20, s.OnBrass)
	case engine.BonusVP:
		s.fill(hexagon(18, 18, 11.2), s.OnBrass)
		t.colour = s.Brass.Mix(view.White, 0.2)
		fallthrough
	default:
		s.text(18, 18, m.Text, t)
	}
}

// MerchantTile is a merchant tile: the industries that it buys, none if it is blank; or the empty place of one.
type MerchantTile struct {
	Takes   engine.IndustrySet
	Empty   bool
	Palette string
}

// Paint paints the stall.
func (x MerchantTile) Paint(onto *image.RGBA) {
	s := newSheet(onto, 41, x.Palette)
	all := view.Rect{W: 41, H: 41}
	fill := paper
	if x.Takes == 0 {
		fill = s.ParchmentDeep.Mix(s.InkSoft, 0.15)
	}
	s.box(all, 3, s.Ink.Mix(s.InkSoft, 0.2))
	s.box(all.Inset(s.least(1.2, 1)), 2, fill)
	s.edge(all.Inset(s.least(2.6, 1.8)), 1, s.least(0.8, 0.6), rule)
	signs := slices.Collect(x.Takes.All())
	switch {
	case x.Empty:
		s.icon("lock", 20.5, 20.5, 17, s.InkSoft)
	case len(signs) == 0:
		s.line(2, s.InkSoft, pt(12, 20.5), pt(29, 20.5))
	case len(signs) == 1:
		s.icon(livery.IndustryIcon(signs[0]), 20.5, 20.5, 30, s.Ink)
	default:
		places := [...]vector.Point{{X: 12, Y: 12.5}, {X: 29, Y: 12.5}, {X: 20.5, Y: 29.5}}
		for i, sign := range signs[:min(len(signs), len(places))] {
			s.icon(livery.IndustryIcon(sign), places[i].X, places[i].Y, 17, s.Ink)
		}
	}
}

// Links is the score, at a place, of every link beside it.
type Links struct {
	Count   int16
	Palette string
}

// The size of Links, in units of the board.
const (
	LinksWide = 36.0
	LinksHigh = 22.0
)

// Paint paints it.
func (l Links) Paint(onto *image.RGBA) {
	s := newSheet(onto, LinksWide, l.Palette)
	s.box(view.Rect{W: LinksWide, H: LinksHigh}, LinksHigh/2, s.Ink)
	s.linkSign(12.5, LinksHigh/2+0.5, 10.5, s.Parchment)
	s.text(26, LinksHigh/2, strconv.Itoa(int(l.Count)), style{font: assets.Bold, size: 17.5, colour: s.Parchment, align: view.Centre})
}

// Shield is the brass sign of an end point that trades coal and cotton.
type Shield struct{ Palette string }

// The size of a shield, in units of the board.
const (
	ShieldWide = 54.0
	ShieldHigh = 44.0
)

// Paint paints the shield.
func (h Shield) Paint(onto *image.RGBA) {
	s := newSheet(onto, ShieldWide, h.Palette)
	outline := func(d float64) *vector.Path {
		var p vector.Path
		bottom := ShieldHigh - 1 - d
		p.MoveTo(d, d)
		p.LineTo(ShieldWide-d, d)
		p.LineTo(ShieldWide-d, bottom-12)
		p.QuadTo(ShieldWide-d, bottom-2, ShieldWide/2, bottom)
		p.QuadTo(d, bottom-2, d, bottom-12)
		p.Close()
		return &p
	}
	s.fill(outline(0), black)
	s.shaded(outline(s.least(1.5, 1)), view.Rect{W: ShieldWide, H: ShieldHigh}, s.Brass.Mix(view.White, 0.3), s.Brass, s.BrassDeep)
	s.stroke(outline(3.6), s.least(0.8, 0.6), s.HumanDeep)
	s.icon(livery.IndustryIcon(engine.CoalMine), 15.5, 19, 22, s.OnBrass)
	s.icon(livery.IndustryIcon(engine.Cotton), 39, 19, 21, s.OnBrass)
	s.line(s.least(1, 0.8), s.HumanDeep, pt(ShieldWide/2, 6), pt(ShieldWide/2, ShieldHigh-9))
}
