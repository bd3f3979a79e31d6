package board

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Sizes of the sign of an end point, in units.
const (
	signHigh  = 32.0
	signSize  = 20.0
	signPad   = 8.0
	signGap   = 6.0
	scoreWide = 38.0 // of what links score here
	soldWide  = 46.0 // of what a market end point trades
)

// sign is where an end point lies: its name, what links score there, and at a market end point what is traded there.
type sign struct{ all, name, score, sold view.Rect }

// signOf lays out the sign of an end point: in a row, or the name above the rest where there is no room beside it.
func (f *frame) signOf(l engine.Location) (s sign) {
	facts := &f.game.Locations[l]
	name := fonts.Width(assets.Title, f.u(signSize), facts.Name) + f.u(1)
	beside := f.u(scoreWide)
	if facts.Market {
		beside += f.u(signGap + soldWide)
	}
	high, pad := f.u(signHigh), f.u(signPad)
	if f.nudges[facts.ID].tall {
		s.all = view.Around(f.centre(l), max(name, beside)+2*pad, 2*high-f.u(6))
		in := s.all.Insets(pad, f.u(3))
		var row view.Rect
		s.name, row = in.Top(in.H / 2)
		s.score, s.sold = row.Left(f.u(scoreWide))
	} else {
		s.all = view.Around(f.centre(l), name+f.u(signGap)+beside+2*pad, high)
		var row view.Rect
		s.name, row = s.all.Insets(pad, 0).Left(name)
		_, row = row.Left(f.u(signGap))
		s.score, s.sold = row.Left(f.u(scoreWide))
	}
	if !facts.Market {
		s.sold = view.Rect{}
		return s
	}
	s.sold, _ = s.sold.Side(f.u(soldWide))
	return s
}

// endPoint draws an end point: a sign with its name and what every link that ends here scores for it (C4.1). Where coal is bought
// and cotton sold (C5.2) the sign is bright and shows both.
func (d *drawing) endPoint(l engine.Location) {
	p, facts, s := d.Palette, &d.g.Locations[l], d.signOf(l)
	fill, low, line := p.ParchmentDeep.Mix(p.InkSoft, 0.18), p.ParchmentDeep.Mix(p.InkSoft, 0.34), p.InkSoft
	if facts.Market {
		fill, low, line = p.Parchment, p.ParchmentDeep, p.BrassDeep
	}
	if d.pointed(thing.Of(l).FullName(d.g.Game)) {
		line = p.Text
	}
	d.Add(view.Item{Kind: view.Box, Area: s.all, Radius: d.u(8), Fill: fill, Low: low, Line: line, Width: max(d.u(2), 1.2)})
	d.Label(s.name, facts.Name, widget.Style{Font: assets.Title, Size: d.u(signSize), Colour: p.Ink})
	score := view.Around(s.score.Middle(), s.score.W, d.u(22))
	d.Add(view.Item{Kind: view.Box, Area: score, Radius: score.H / 2, Fill: p.Ink})
	icon, number := score.Insets(d.u(5), 0).Left(d.u(17))
	d.Icon(view.Around(icon.Middle(), d.u(16), d.u(16)), "network", p.Parchment)
	d.Label(number, strconv.Itoa(int(facts.LinkIcons)), widget.Style{Font: assets.Bold, Size: d.u(17), Colour: p.Parchment, Align: view.Centre})
	if !facts.Market {
		return
	}
	sold := view.Around(s.sold.Middle(), s.sold.W, d.u(25))
	d.Add(view.Item{Kind: view.Box, Area: sold, Radius: d.u(5), Fill: p.Brass, Low: p.BrassDeep.Mix(p.Brass, 0.4), Line: p.BrassDeep, Width: theme.Hair})
	for i, half := range sold.Columns(2, 0) {
		industry := [...]engine.Industry{engine.CoalMine, engine.Cotton}[i]
		d.Icon(view.Around(half.Middle(), d.u(19), d.u(19)), livery.IndustryIcon(industry), p.OnBrass)
	}
}
