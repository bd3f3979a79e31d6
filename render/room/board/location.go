package board

import (
	"math"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
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
		for _, row := range d.rows(l) {
			d.Add(view.Item{Kind: view.Box, Area: row.Inset(-d.u(3)), Radius: d.u(6), Fill: plateGround, Line: d.Palette.Edge, Width: max(d.u(0.9), 0.7)})
		}
		d.bannerOf(l)
		for r := d.g.SpacesAt(l); r != 0; r = r.Rest() {
			d.space(r.First())
		}
	}
	d.FocusRing(id, area.Inset(-2), theme.Corner)
}

// bannerOf writes the name of a town in the colour of its banner, and that of a farm below it.
func (d *drawing) bannerOf(l engine.Location) {
	p, facts, area, id := d.Palette, &d.g.Locations[l], d.banner(l), thing.Of(l).FullName(d.g.Game)
	defer d.Part(id)()
	if facts.Kind == engine.Farm {
		for _, line := range d.farmName(l) {
			var at view.Rect
			at, area = area.Top(d.u(farmHigh))
			d.Label(at, line, widget.Style{Font: assets.Italic, Size: d.u(farmSize), Colour: d.inks().Name, Align: view.Centre})
		}
		return
	}
	fill := livery.Banner(p, facts)
	line := p.Parchment
	if d.pointed(id) {
		fill, line = fill.Mix(p.Text, 0.15), p.Text
	}
	ends := d.u(plate.RibbonEnd)
	d.Picture(view.Rect{X: area.X - ends, Y: area.Y, W: area.W + 2*ends, H: area.H + d.u(plate.RibbonFold)},
		plate.Ribbon{Wide: math.Round(area.W / d.u(1)), High: bannerHigh, Colour: fill, Edge: line}, 1)
	d.Label(area.Insets(d.u(2), 0), facts.Name, widget.Style{Font: assets.Title, Size: d.u(nameSize), Colour: p.Text, Align: view.Centre})
}

// plateGround is the colour of the plate below a row of spaces: they are sunk into it.
const plateGround view.Colour = 0x0b0f10ff

// space draws a space for an industry tile with its tile.
func (d *drawing) space(x engine.Space) {
	what, area := thing.Of(x), d.spaceArea(x)
	id := what.FullName(d.g.Game)
	t := d.s.Tiles[x]
	if sinks := d.sinks(x); t.Tile == 0 || sinks {
		space := plate.SpaceOf(d.Palette, d.g.Spaces[x].Industries)
		space.Lit = d.m.Marks.Open.Has(what)
		d.Picture(area, space, 1)
		if sinks {
			d.Clipped(area, func() { d.tile(what, area.Move(0, area.H*view.Ease(d.leaving)), t) })
		}
	} else {
		d.tile(what, area, t)
	}
	if dusk := d.dusk(); t.Tile == 0 && dusk > 0 {
		d.Add(view.Item{Kind: view.Box, Area: area, Fill: nightly.Fade(nightSpaces * dusk)})
	}
	d.boxMarks(what, area, d.u(4))
	if d.pointed(id) {
		d.ring(area, d.u(1.5), d.u(5), d.Palette.Text.Fade(0.7), 1.6)
	}
	d.FocusRing(id, area, d.u(4))
	d.target(id, area, what, true)
}

// plaqueOf draws a merchant location: a scroll with its name, a seal with its bonus, the score of every link that ends here (B4.1), and its
// merchant tiles.
func (d *drawing) plaqueOf(l engine.Location) {
	facts, area := &d.g.Locations[l], d.plaque(l)
	d.scroll(l, area, false)
	pad := d.u(plaquePad)
	name, _ := area.Insets(pad+d.u(3), pad*0.6).Top(d.u(plaqueHead))
	end := d.Part(thing.Of(l).FullName(d.g.Game))
	d.Label(name, facts.Name, widget.Style{Font: assets.Title, Size: d.u(plaqueName), Colour: d.Palette.Ink})
	end()
	d.Picture(d.bonusSeal(l), plate.Medal{Bonus: facts.Bonus, Text: d.bonus(facts), Palette: d.Palette.Name}, 1)
	score := d.linkScore(l)
	d.Add(view.Item{Kind: view.Box, Area: score.Inset(-d.u(2)), Radius: score.H, Fill: d.Palette.Parchment}) // it reaches onto the dark land
	d.Picture(score, plate.Links{Count: facts.LinkIcons, Palette: d.Palette.Name}, 1)
	for _, m := range d.merchants(l) {
		d.merchant(m)
	}
}

// scroll draws the parchment that a location lies on.
func (d *drawing) scroll(l engine.Location, area view.Rect, dull bool) {
	end := d.u(plate.ScrollEnd)
	d.Picture(view.Rect{X: area.X - end, Y: area.Y, W: area.W + 2*end, H: area.H}, plate.Scroll{Wide: math.Round(area.W / d.u(1)),
		High: math.Round(area.H / d.u(1)), Dull: dull, Lit: d.pointed(thing.Of(l).FullName(d.g.Game)), Palette: d.Palette.Name}, 1)
}

// bonus writes the bonus for the barrel of a merchant.
func (d *drawing) bonus(facts *engine.LocationFacts) string {
	n := strconv.Itoa(int(facts.BonusAmount))
	switch facts.Bonus {
	case engine.BonusIncome:
		return "+" + n
	case engine.BonusMoney:
		return words.In(d.Words).Money(int(facts.BonusAmount))
	}
	return n
}

// merchant draws a space for a merchant tile with its tile and its barrel.
func (d *drawing) merchant(m engine.Merchant) {
	p, area, here := d.Palette, d.merchantArea(m), d.s.Merchants[m]
	what := thing.Of(m)
	id := what.FullName(d.g.Game)
	takes := d.g.MerchantTiles[here.Tile].Accepts
	d.Picture(area, plate.MerchantTile{Takes: takes, Empty: here.Tile == 0, Palette: p.Name}, 1)
	if here.Beer {
		d.Picture(d.barrel(m), plate.CubeOf(p, engine.Beer), 1)
	} else if takes != 0 {
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
