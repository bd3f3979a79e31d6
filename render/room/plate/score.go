package plate

import (
	"strconv"

	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
)

// scoreSmall writes the score of a flipped tile where there is little room: its VP, its VP for links, its level.
func (p *tilePen) scoreSmall() {
	p.badge(30, 30, 27.5, 3)
	p.vp(30, 30, 38, 33)
	p.box(view.Rect{X: 58.5, Y: 7, W: 36, H: 46}, 6, black)
	p.box(view.Rect{X: 61, Y: 9.5, W: 31, H: 41}, 4, p.Parchment)
	p.line(3, p.Ink, pt(67, 14.5), pt(86, 14.5))
	p.disc(67, 14.5, 4.5, p.Ink)
	p.disc(86, 14.5, 4.5, p.Ink)
	p.text(76.5, 35, strconv.Itoa(int(p.Links)), style{font: assets.Bold, size: 37, colour: p.Ink, align: view.Centre})
	p.text(92.5, 82, words.Roman(int(p.Level)), style{font: assets.Bold, size: 28, colour: view.White, align: view.Right, rim: 6, behind: black})
	if p.Riveted() {
		p.emblemAt(80, 64, 9.5, p.plate, black, black)
	}
}

// score writes the same on a larger plate.
func (p *tilePen) score() {
	p.badge(22, 22, 18.5, 2)
	p.stroke(hexagon(22, 22, 15.6), 0.7, p.ink)
	p.vp(22, 22, 25, 22)
	p.box(view.Rect{X: 57.2, Y: 6.2, W: 36.6, H: 24.6}, 12.3, black)
	p.box(view.Rect{X: 58.8, Y: 7.8, W: 33.4, H: 21.4}, 10.7, p.Parchment)
	p.linkSign(69, 18.8, 11, p.Ink)
	p.text(84, 18.5, strconv.Itoa(int(p.Links)), style{font: assets.Bold, size: 22, colour: p.Ink, align: view.Centre})
	roman, x, r := words.Roman(int(p.Level)), 8.0, 1.0
	if p.Riveted() {
		x, r = 10, 8
		p.emblemAt(83, 85, 9.5, p.plate, black, black)
	}
	tag := view.Rect{X: x, Y: 78, W: 10 + 6.8*max(float64(len(roman)), 1.6), H: 16}
	p.box(tag.Inset(-1.3), r+1.3, black)
	p.box(tag, r, p.plate)
	p.text(tag.Middle().X, tag.Middle().Y, roman, style{font: assets.Title, size: 16, colour: black, align: view.Centre})
}

// badge is the hexagon that VP stand in, wherever they stand.
func (p *tilePen) badge(x, y, r, rim float64) {
	p.stroke(hexagon(x, y, r), rim*2, black)
	p.fill(hexagon(x, y, r), p.plate)
}

func (p *tilePen) vp(x, y, one, two float64) {
	size := one
	if p.VP > 9 {
		size = two
	}
	p.text(x, y, strconv.Itoa(int(p.VP)), style{font: assets.Bold, size: size, colour: black, align: view.Centre})
}

// linkSign is two lines between three towns: the sign of a tile's VP for the links beside it.
func (s *sheet) linkSign(x, y, side float64, c view.Colour) {
	s.icon("links", x, y, side*1.52, c)
}
