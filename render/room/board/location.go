package board

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// location draws a location with its spaces.
func (d *drawing) location(l engine.Location) {
	what, area := thing.Of(l), d.locationArea(l)
	id := what.FullName(d.g.Game)
	d.locationMarks(what, area)
	d.target(id, area, what, true)
	switch d.g.Locations[l].Kind {
	case engine.MerchantLocation:
		d.plaqueOf(l)
	case engine.EndPoint:
		d.endPoint(l)
	default:
		d.plates(l)
		d.bannerOf(l)
		for r := d.g.SpacesAt(l); r != 0; r = r.Rest() {
			d.space(r.First())
		}
	}
	d.FocusRing(id, area.Inset(-2), theme.Corner)
}

// bannerOf writes the name of a town in the colour of its banner, and that of a farm below it.
func (d *drawing) bannerOf(l engine.Location) {
	p, facts, area := d.Palette, &d.g.Locations[l], d.banner(l)
	if facts.Kind == engine.Farm {
		for _, line := range d.farmName(l) {
			var at view.Rect
			at, area = area.Top(d.u(farmHigh))
			d.Label(at, line, widget.Style{Font: assets.Italic, Size: d.u(farmSize), Colour: p.Soft, Align: view.Centre})
		}
		return
	}
	fill := livery.Banner(p, facts)
	line := fill.Mix(p.Text, 0.35)
	if d.pointed(thing.Of(l).FullName(d.g.Game)) {
		fill, line = fill.Mix(p.Text, 0.15), p.Text
	}
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: d.u(4), Fill: fill, Low: fill.Mix(p.Night, 0.25), Line: line, Width: theme.Hair})
	d.Label(area.Insets(d.u(2), 0), facts.Name, widget.Style{Font: assets.Title, Size: d.u(nameSize), Colour: p.Text, Align: view.Centre})
}

// plates draws a plate under each row of spaces of a location.
func (d *drawing) plates(l engine.Location) {
	rows := map[int][]view.Point{}
	last := 0
	for r := d.g.SpacesAt(l); r != 0; r = r.Rest() {
		a, row := d.spaceArea(r.First()), d.g.Spaces[r.First()].Row
		rows[row] = append(rows[row], view.Point{X: a.X, Y: a.Y}, view.Point{X: a.Right(), Y: a.Bottom()})
		last = max(last, row)
	}
	for row := range last + 1 {
		d.Add(view.Item{Kind: view.Box, Area: view.Bounds(rows[row]).Inset(-d.u(3)), Radius: d.u(6), Fill: d.Palette.Night.Mix(d.Palette.Edge, 0.25)})
	}
}

// space draws a space for an industry tile with its tile.
func (d *drawing) space(x engine.Space) {
	what, area := thing.Of(x), d.spaceArea(x)
	id := what.FullName(d.g.Game)
	seen := d.faint(what)
	t := d.s.Tiles[x]
	if t.Tile == 0 {
		d.empty(x, area, seen)
	} else {
		d.Add(view.Item{Kind: view.Box, Area: area, Radius: d.u(5), Fill: d.Palette.Sunk})
		Tile(d.Canvas, area, d.g.Game, t, d.s.IsAutoma(t.Owner), 0.35+0.65*seen)
	}
	d.boxMarks(what, area, d.u(4))
	if d.pointed(id) {
		d.ring(area, d.u(1.5), d.u(5), d.Palette.Text.Fade(0.7), 1.6)
	}
	d.FocusRing(id, area, d.u(4))
	d.target(id, area, what, true)
}

// empty draws a space without a tile: sunk, with the signs of the industries it takes.
func (d *drawing) empty(x engine.Space, area view.Rect, seen float64) {
	p, side := d.Palette, area.W
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: side * 0.09, Fill: p.Sunk, Low: p.Sunk.Mix(p.Night, 0.6),
		Line: p.Edge.Mix(p.RailLine, 0.35).Fade(0.4 + 0.6*seen), Width: max(side*0.03, 1)})
	takes := slices.Collect(d.g.Spaces[x].Industries.All())
	colour := func(i engine.Industry) view.Colour {
		return livery.Industry(i).Mix(p.Sunk, 0.16).Fade(0.25 + 0.75*seen)
	}
	if len(takes) == 1 {
		d.Icon(area.Inset(side*0.16), livery.IndustryIcon(takes[0]), colour(takes[0]))
		return
	}
	d.Line([]view.Point{{X: area.X + side*0.1, Y: area.Bottom() - side*0.1}, {X: area.Right() - side*0.1, Y: area.Y + side*0.1}},
		max(side*0.025, 0.8), p.Edge.Fade(seen))
	small := side * 0.48
	d.Icon(view.Rect{X: area.X + side*0.04, Y: area.Y + side*0.04, W: small, H: small}, livery.IndustryIcon(takes[0]), colour(takes[0]))
	d.Icon(view.Rect{X: area.Right() - side*0.04 - small, Y: area.Bottom() - side*0.04 - small, W: small, H: small},
		livery.IndustryIcon(takes[1]), colour(takes[1]))
}

// plaqueOf draws a merchant location: a parchment plaque with its name, its bonus and its merchant tiles.
func (d *drawing) plaqueOf(l engine.Location) {
	p, facts, area := d.Palette, &d.g.Locations[l], d.plaque(l)
	line := p.BrassDeep
	if d.pointed(thing.Of(l).FullName(d.g.Game)) {
		line = p.Text
	}
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: d.u(8), Fill: p.Parchment, Low: p.ParchmentDeep, Line: line, Width: max(d.u(2), 1.2)})
	head, _ := area.Insets(d.u(plaquePad), d.u(plaquePad*0.6)).Top(d.u(plaqueHead))
	bonus, head := head.Side(d.u(bonusWide))
	d.Label(head, facts.Name, widget.Style{Font: assets.Title, Size: d.u(plaqueName), Colour: p.Ink})
	d.bonus(bonus.Insets(0, d.u(1)), facts)
	for _, m := range d.merchants(l) {
		d.merchant(m)
	}
}

// bonus draws what the barrel of a merchant brings, on a brass plate.
func (d *drawing) bonus(area view.Rect, facts *engine.LocationFacts) {
	p, n := d.Palette, strconv.Itoa(int(facts.BonusAmount))
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: area.H / 2, Fill: p.Brass, Low: p.BrassDeep.Mix(p.Brass, 0.4),
		Line: p.BrassDeep, Width: theme.Hair})
	text := widget.Style{Font: assets.Bold, Size: d.u(17), Colour: p.OnBrass, Align: view.Centre}
	switch facts.Bonus {
	case engine.BonusDevelop:
		d.Icon(area.Inset(d.u(2.5)), "develop", p.OnBrass)
	case engine.BonusIncome:
		sign, rest := area.Insets(d.u(5), 0).Left(d.u(15))
		d.Icon(sign, "income", p.OnBrass)
		d.Label(rest, "+"+n, text)
	case engine.BonusMoney:
		d.Label(area, d.Words.Money(int(facts.BonusAmount)), text)
	case engine.BonusVP:
		d.Fitted(area.Insets(d.u(3), 0), d.Words.Text("board.vp", "n", n), text)
	}
}

// merchant draws a space for a merchant tile with what the tile buys, and its barrel.
func (d *drawing) merchant(m engine.Merchant) {
	p, area, here := d.Palette, d.merchantArea(m), d.s.Merchants[m]
	what := thing.Of(m)
	id, seen := what.FullName(d.g.Game), 0.3+0.7*d.faint(what)
	fill, line := p.Sunk.Mix(p.InkSoft, 0.15), p.InkSoft
	if here.Tile == 0 {
		fill, line = p.ParchmentDeep.Mix(p.InkSoft, 0.25), p.InkSoft.Fade(0.5)
	}
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: d.u(4), Fill: fill, Line: line, Width: theme.Hair})
	if here.Tile == 0 {
		d.Icon(area.Inset(area.W*0.28), "lock", p.InkSoft.Fade(0.7))
	} else {
		d.buys(area, d.g.MerchantTiles[here.Tile].Accepts, seen)
	}
	if here.Beer {
		Cube(d.Canvas, d.barrel(m), engine.Beer, seen)
	} else if here.Tile != 0 && d.g.MerchantTiles[here.Tile].Accepts != 0 {
		b := d.barrel(m).Inset(d.u(3))
		d.Add(view.Item{Kind: view.Box, Area: b, Radius: b.W / 2, Line: p.InkSoft.Fade(0.55), Width: theme.Hair})
	}
	d.boxMarks(what, area, d.u(4))
	if d.pointed(id) {
		d.ring(area, d.u(1), d.u(4), p.Brass, 1.8)
	}
	d.FocusRing(id, area, d.u(4))
	d.target(id, area, what, true)
}

// buys draws the signs of what a merchant tile takes; a blank one has a bar.
func (d *drawing) buys(area view.Rect, takes engine.IndustrySet, seen float64) {
	p, side := d.Palette, area.W
	signs := slices.Collect(takes.All())
	switch len(signs) {
	case 0:
		d.Icon(area.Inset(side*0.3), "minus", p.Soft.Fade(0.6*seen))
	case 1:
		d.Icon(area.Inset(side*0.12), livery.IndustryIcon(signs[0]), livery.Industry(signs[0]).Fade(seen))
	default:
		corners := []view.Point{{X: 0.27, Y: 0.28}, {X: 0.73, Y: 0.28}, {X: 0.5, Y: 0.73}}
		for n, i := range signs[:min(len(signs), len(corners))] {
			at := view.Point{X: area.X + corners[n].X*side, Y: area.Y + corners[n].Y*side}
			d.Icon(view.Around(at, side*0.46, side*0.46), livery.IndustryIcon(i), livery.Industry(i).Fade(seen))
		}
	}
}
