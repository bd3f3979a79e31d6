package board

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Sizes of the sign of an end point, in units.
const (
	signHigh = 36.0
	signSize = 20.0
	signPad  = 10.0
	signGap  = 8.0
)

// sign is the layout of an end point: its name, the score of links there, and at a market end point the goods traded there.
type sign struct{ all, name, score, sold view.Rect }

// signOf lays out the sign of an end point: in a row, or the name above the rest where there is no room beside it. A shield hangs
// over the edge.
func (f *frame) signOf(l engine.Location) (s sign) {
	facts := &f.game.Locations[l]
	name := fonts.Width(assets.Title, f.u(signSize), facts.Name) + f.u(1)
	high, pad, beside := f.u(signHigh), f.u(signPad), plate.LinksWide
	if facts.Market {
		beside += signGap + plate.ShieldWide - 8
	}
	row := high / 2
	if f.nudges[facts.ID].tall {
		s.all = view.Around(f.centre(l), max(name, f.u(beside))+2*pad, 2*high-f.u(4))
		s.name = view.Rect{X: s.all.X + pad, Y: s.all.Y + f.u(3), W: name, H: s.all.H * 0.44}
		s.score.X, row = s.all.X+pad, s.all.H*0.76
	} else {
		s.all = view.Around(f.centre(l), name+f.u(signGap+beside)+2*pad, high)
		s.name = view.Rect{X: s.all.X + pad, Y: s.all.Y, W: name, H: high}
		s.score.X = s.name.Right() + f.u(signGap)
	}
	middle := s.all.Y + row
	s.score = view.Rect{X: s.score.X, Y: middle - f.u(plate.LinksHigh/2), W: f.u(plate.LinksWide), H: f.u(plate.LinksHigh)}
	if facts.Market {
		s.sold = view.Rect{X: s.score.Right() + f.u(signGap), Y: middle - f.u(plate.ShieldHigh/2-1), W: f.u(plate.ShieldWide), H: f.u(plate.ShieldHigh)}
	}
	return s
}

// endPoint draws an end point: a scroll with its name and the score of every link that ends here (C4.1). Where coal is bought and
// cotton sold (C5.2) the scroll is bright and carries a shield with both.
func (d *drawing) endPoint(l engine.Location) {
	p, facts, s := d.Palette, &d.g.Locations[l], d.signOf(l)
	defer d.Part(thing.Of(l).FullName(d.g.Game))()
	d.scroll(l, s.all, !facts.Market)
	d.Label(s.name, facts.Name, widget.Style{Font: assets.Title, Size: d.u(signSize), Colour: p.Ink})
	d.Picture(s.score, plate.Links{Count: facts.LinkIcons, Palette: p.Name}, 1)
	if facts.Market {
		d.Picture(s.sold, plate.Shield{Palette: p.Name}, 1)
	}
}
