package zones

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The light of what is on offer.
const (
	offer     view.Colour = 0xffd166ff
	offerEdge view.Colour = 0x1a0f02ff
	signDark  view.Colour = 0x10171aff
	signText  view.Colour = 0xfff3cfff
)

// signs draws what names the eras and the columns.
func (d *drawing) signs() {
	if !d.whole {
		d.tabs()
		return
	}
	for era := range industry.Eras {
		d.sign(era)
	}
	for column := range industry.Columns {
		d.tokenOf(column)
	}
}

// sign is the sign of an era at the left end of its band.
func (d *drawing) sign(era int) {
	first := d.grid.zone(industry.At(era, 0))
	area := view.Around(view.Point{X: d.area.X + frameWide + signsWide/2 - 2, Y: first.Middle().Y}, 34, min(first.H, 94))
	ink, name, width := livery.Era(d.Palette, era).Sign, livery.Era(d.Palette, era).Sign, 1.4
	if era == int(d.State.Era) {
		ink, name, width = offer, signText, 2.4
	}
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: 5, Fill: signDark, Line: ink, Width: width})
	number, below := area.Top(30)
	d.Label(number, industry.EraName(era), widget.Style{Font: assets.Title, Size: 20, Colour: ink, Align: view.Centre})
	d.Picture(below.Inset(1), upright{text: d.Names.Era(era), ink: name}, 1)
	if era == int(d.State.Era) {
		y, x := area.Middle().Y, area.Right()
		d.Add(view.Item{Kind: view.Polygon, Points: []view.Point{{X: x, Y: y - 9}, {X: x + 9, Y: y}, {X: x, Y: y + 9}}, Fill: offer})
	}
}

// tokenLook is what a column's token tells.
type tokenLook uint8

const (
	inBag  tokenLook = iota
	faceUp           // its zone of this era is on offer
	asked            // its zone is auctioned
	sold             // its zone of this era is taken
)

// tokenLook is what the token of a column tells now.
func (d *drawing) tokenLook(column int) tokenLook {
	z := industry.At(int(d.State.Era), column)
	switch {
	case z == d.State.Up:
		return asked
	case d.State.OnOffer(z):
		return faceUp
	case d.State.InBag(column):
		return inBag
	}
	return sold
}

// tokenOf draws the token of a column over the board.
func (d *drawing) tokenOf(column int) {
	area, letter := d.token(column), industry.ColumnName(column)
	at, look := area.Middle(), d.tokenLook(column)
	switch look {
	case faceUp, asked:
		d.Picture(view.Around(at, 52, 52), plate.Lamp{Colour: offer}, 0.8)
		d.Add(view.Item{Kind: view.Box, Area: area.Inset(-1.5), Radius: 17, Fill: 0x241604ff})
		d.Add(view.Item{Kind: view.Box, Area: area, Radius: 15, Fill: 0xf9d27cff, Low: 0xc98f33ff})
		d.Add(view.Item{Kind: view.Box, Area: area.Inset(3), Radius: 12, Line: 0x5c3c06ff, Width: 0.8})
		d.Label(area, letter, widget.Style{Font: assets.Title, Size: 19, Colour: 0x24190cff, Align: view.Centre})
		if look == faceUp {
			y := area.Bottom() + 3
			d.Add(view.Item{Kind: view.Polygon, Points: []view.Point{{X: at.X - 6, Y: y}, {X: at.X + 6, Y: y}, {X: at.X, Y: y + 6}}, Fill: offer})
		}
	case sold:
		d.Add(view.Item{Kind: view.Box, Area: area, Radius: 15, Fill: 0x2b3230ff, Line: 0x6d766eff, Width: theme.Hair})
		d.Icon(area.Inset(8), "tick", 0xaab3a8ff)
		d.Label(view.Rect{X: area.Right() + 4, Y: area.Y, W: 16, H: area.H}, letter, widget.Style{Font: assets.Bold, Size: 14, Colour: 0xaab3a8ff})
	default:
		d.Add(view.Item{Kind: view.Box, Area: area.Inset(1), Radius: 14, Line: 0x8f9087ff, Width: theme.Hair})
		d.Label(area, letter, widget.Style{Font: assets.Title, Size: 17, Colour: 0xc3beabff, Align: view.Centre})
	}
	if column == d.Game.Taler { // I6
		d.Picture(view.Around(view.Point{X: area.Right() + 1, Y: area.Y + 4}, 17, 17), plate.Taler{Palette: d.Palette.Table().Name}, 1)
	}
}

// letters are the tokens of the columns at their zones, where one era is seen.
func (d *drawing) letters() {
	if d.whole {
		return
	}
	for z := d.first; z < d.last; z++ {
		d.letter(z)
	}
}

func (d *drawing) letter(z industry.ID) {
	disc := d.token(z.Column())
	fill, line, ink := signDark, view.Colour(0xaab3a8ff), view.Colour(0xc3beabff)
	if look := d.tokenLook(z.Column()); z.Era() == int(d.State.Era) && (look == faceUp || look == asked) {
		fill, line, ink = offer, offerEdge, 0x24190cff
	}
	d.Add(view.Item{Kind: view.Box, Area: disc, Radius: disc.W / 2, Fill: fill, Line: line, Width: 1.4})
	d.Label(disc, industry.ColumnName(z.Column()), widget.Style{Font: assets.Bold, Size: max(14, disc.H*0.62), Colour: ink, Align: view.Centre})
}

// tabs are the eras, one of which is seen: each with a field for every zone in its owner's colour.
func (d *drawing) tabs() {
	strip, _ := d.area.Top(d.grid.tabs)
	for era, tab := range strip.Insets(3, 0).Columns(industry.Eras, 3) {
		d.tab(era, tab.Insets(0, 1))
	}
}

func (d *drawing) tab(era int, area view.Rect) {
	id, e := TabID(era), livery.Era(d.Palette, era)
	line, width := e.Rim, 1.0
	if era == d.Shown {
		line, width = offer, 2.6
	}
	dusk := livery.Era(&theme.Foundry, era)
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: 5, Fill: dusk.Top, Low: dusk.Foot, Line: line, Width: width})
	head, fields := area.Top(19)
	ink := signText
	if era == int(d.State.Era) {
		ink = offer
	}
	number := widget.Style{Font: assets.Title, Size: 17, Colour: ink}
	d.Label(head.Insets(4, 0), industry.EraName(era), number)
	name := widget.Style{Font: assets.Bold, Size: 14, Colour: signText, Align: view.Right}
	_, room := head.Insets(4, 0).Left(number.Width(industry.EraName(era)) + 2)
	if text := d.Names.Era(era); name.Width(text) <= room.W {
		d.Label(room, text, name)
	}
	d.fields(era, fields.Insets(4, 2))
	d.Target(view.Target{ID: id, Name: d.Names.Tab(era), Area: area, Act: Era{era}, Aside: era == d.Shown})
	d.FocusRing(id, area, 5)
}

// fields are the zones of an era, small: in the colour of the owner, lit if they are on offer.
func (d *drawing) fields(era int, area view.Rect) {
	side := min(area.W/6, area.H/2) - 2
	for column := range industry.Columns {
		z := industry.At(era, column)
		at := view.Point{X: area.X + (float64(column%6)+0.5)*area.W/6, Y: area.Y + (float64(column/6)+0.5)*area.H/2}
		field := view.Around(at, side, side)
		switch owner, _ := d.State.Owner(z); {
		case owner != industry.Nobody:
			d.Picture(field.Inset(-1.5), d.deed(z, d.Palette), 1)
		case d.State.OnOffer(z) || z == d.State.Up:
			d.Add(view.Item{Kind: view.Box, Area: field, Radius: 1.5, Fill: offer, Line: offerEdge, Width: 1})
		case d.State.Taken(z):
			d.Add(view.Item{Kind: view.Box, Area: field, Radius: 1.5, Line: 0x8f9087ff, Width: 0.8})
		default:
			d.Add(view.Item{Kind: view.Box, Area: field, Radius: 1.5, Fill: 0x06090d99, Line: livery.Era(d.Palette, era).Rim, Width: 0.8})
		}
	}
}

// lamps are the lights around zones on offer, strongest around those that can be chosen.
func (d *drawing) lamps() {
	for z := d.first; z < d.last; z++ {
		if d.light(z) == plate.Offered {
			area, strength := d.grid.zone(z), 0.5
			if d.Marks.Open.Has(z) {
				strength = 1
			}
			d.Picture(view.Around(area.Middle(), area.W*2.1, area.H*1.8), plate.Lamp{Colour: offer}, strength)
		}
	}
}

// heldUp is the place of the zone that is auctioned: dashed and empty.
func (d *drawing) heldUp(z industry.ID, area view.Rect) {
	outline := plate.ZoneCorners(d.Game.Zones[z].Kind, area, plate.ZoneUnit(area))
	d.Add(view.Item{Kind: view.Polygon, Points: outline, Fill: 0x0f0c08ff})
	outline = append(outline, outline[0])
	d.Add(view.Item{Kind: view.Stroke, Points: outline, Width: 2, Dash: 6, Gap: 4, Fill: offer})
	style := widget.Style{Font: assets.Title, Size: max(min(d.u(16), 18), d.leastName()), Colour: offer, Align: view.Centre}
	room := area.Insets(max(9, area.W*0.12), 0)
	lines := fonts.Wrap(style.Font, style.Size, d.Names.HeldUp, room.W)
	side, y := d.u(20), area.Y+area.H*0.42-style.Lead()*float64(len(lines))/2
	if below := area.Bottom() - area.H*0.42 - style.Lead()*float64(len(lines))/2; below < 1.2*side {
		side, y = 0, area.Middle().Y-style.Lead()*float64(len(lines))/2
	}
	for i, line := range lines {
		d.Fitted(view.Rect{X: room.X, Y: y + float64(i)*style.Lead(), W: room.W, H: style.Lead()}, line, style)
	}
	d.Icon(view.Around(view.Point{X: area.Middle().X, Y: area.Bottom() - area.H*0.24}, side, side), "arrow-right", offer)
}

// joker writes on a joker zone: that its joker was taken, and when it counts (I28).
func (d *drawing) joker(area view.Rect, light plate.Light) {
	unit := plate.ZoneUnit(area)
	foot := plate.ZoneFoot(area)
	_, foot = foot.Left(27 * unit)
	size := max(min(12.5*unit, foot.H*0.62), d.leastName())
	d.Fitted(foot, d.Names.Kept, widget.Style{Font: assets.Medium, Size: size, Colour: light.Shaded(d.Palette.Ink)})
	if light == plate.Gone {
		style := widget.Style{Font: assets.Bold, Size: max(14*unit, d.leastName()), Colour: signText, Align: view.Centre}
		line := view.Around(view.Point{X: area.Middle().X, Y: area.Y + area.H*0.24}, area.W, style.Lead())
		plaque := view.Around(line.Middle(), style.Width(d.Names.Taken)+10*unit, style.Lead())
		d.Add(view.Item{Kind: view.Box, Area: plaque, Radius: 4, Fill: 0x0a0806ff})
		d.Label(line, d.Names.Taken, style)
	}
}

// brackets are four corners around a zone that is chosen or told of.
func (d *drawing) brackets(area view.Rect) {
	long := area.W * 0.26
	a := area.Inset(-5)
	for _, x := range [2]float64{a.X, a.Right()} {
		for _, y := range [2]float64{a.Y, a.Bottom()} {
			dx, dy := long, long
			if x > area.X {
				dx = -long
			}
			if y > area.Y {
				dy = -long
			}
			corner := []view.Point{{X: x + dx, Y: y}, {X: x, Y: y}, {X: x, Y: y + dy}}
			d.Line(corner, 6, offerEdge)
			d.Line(corner, 3, offer)
		}
	}
}

// largerBy is how much larger the zone is shown that is pointed at.
const largerBy = 1.8

// enlarges reports whether a zone is shown larger: names are small where all of the board is seen.
func (d *drawing) enlarges(z industry.ID) bool {
	return d.whole && z != d.State.Up && d.Attended(ID(z))
}

// largerArea is where a zone is shown larger.
func (d *drawing) largerArea(z industry.ID) view.Rect {
	at := d.grid.zone(z)
	return view.Around(at.Middle(), at.W*largerBy, at.H*largerBy).Within(d.area.Inset(frameWide + 6))
}

// larger shows the zone that is pointed at larger, over the board.
func (d *drawing) larger() {
	for z := d.first; z < d.last; z++ {
		if !d.enlarges(z) {
			continue
		}
		area := d.largerArea(z)
		d.Picture(view.Around(area.Middle(), area.W*1.5, area.H*1.4), plate.Lamp{Colour: 0xff}, 0.9)
		light := d.light(z)
		if light == plate.Coming {
			light = plate.Usual
		}
		d.plate(z, area, light, d.nameSize()*largerBy)
		d.mark(z, area)
		d.networksOf(z, area)
		d.FocusRing(ID(z), area, 3)
	}
}

// networksOf shows the networks of a factory along the lower edge of its zone.
func (d *drawing) networksOf(z industry.ID, area view.Rect) {
	unit := plate.ZoneUnit(area)
	x := area.X + 22*unit
	for _, n := range industry.Networks {
		if d.Game.OnNetwork(z, n) {
			side := badgeSide * unit
			d.Picture(view.Around(view.Point{X: x, Y: area.Bottom() + 6*unit}, side, side), plate.NetworkBadge{Network: n, Palette: d.Palette.Table().Name}, 1)
			x += side * 1.1
		}
	}
}
