// Package theme holds the colours and sizes of the client: the Soho Manufactory at night, soot-dark green and slate, brass,
// parchment and a little copper. Brass yellow and blue stay apart for every kind of colour blindness; ownership is never told
// by colour alone.
package theme

import (
	"sohofoundry/render/ui/view"
)

// Palette is a set of colours by purpose.
type Palette struct {
	Name          string      // by which Named finds it
	Night, Dusk   view.Colour // the window's ground, and its lighter middle
	Panel         view.Colour // of rooms on the ground
	Raised        view.Colour // of buttons and boxes on panels
	Sunk          view.Colour // of fields and empty spaces
	Edge          view.Colour // of panels and boxes
	Grid          view.Colour // faint lines
	Text          view.Colour
	Soft          view.Colour // less important text
	Faint         view.Colour // unavailable things
	Brass         view.Colour // titles, things to press, the focus
	BrassDeep     view.Colour // the lower end of brass things
	OnBrass       view.Colour // text on brass
	Parchment     view.Colour // cards, merchants
	ParchmentDeep view.Colour
	Ink           view.Colour // on parchment
	InkSoft       view.Colour
	Yes, No       view.Colour // success and failure
	YesGround     view.Colour // the same behind ink
	NoGround      view.Colour
	Link          view.Colour // a reference to a rule
	CanalLine     view.Colour // a line without a link
	RailLine      view.Colour
	Human, Automa view.Colour // text and signs on panels
	HumanPlate    view.Colour // their tiles and links
	AutomaPlate   view.Colour
	HumanDeep     view.Colour // the dark parts of those
	AutomaDeep    view.Colour
	Third, Fourth Coat // of the seats that only larger tables have
	Coal, Iron    view.Colour
	Beer          view.Colour
	Shade         view.Colour // over things that wait below an open page
	CanalLand     Land        // the map in the Canal Era
	RailLand      Land        // and in the Rail Era
	Rival         bool        // the other seat is a rival's, with a colour and a sign of its own, not the Automa's
	Company       bool        // of a table of several: each seat has a pattern and a sign, the first one too
	banners       map[string]view.Colour
}

// Coat is the colours of a seat: in text and signs on panels, of its pieces, and of the dark parts of those.
type Coat struct{ Text, Plate, Deep view.Colour }

// Coat is the colours of a seat, counted from 0.
func (p *Palette) Coat(seat int) Coat {
	switch seat {
	case 0:
		return Coat{p.Human, p.HumanPlate, p.HumanDeep}
	case 2:
		return p.Third
	case 3:
		return p.Fourth
	}
	return Coat{p.Automa, p.AutomaPlate, p.AutomaDeep}
}

// Foundry is the usual palette.
var Foundry = Palette{
	Name:  "default",
	Night: 0x11181bff, Dusk: 0x22302fff,
	Panel: 0x182226ff, Raised: 0x26333aff, Sunk: 0x0e1417ff,
	Edge: 0x3b4644ff, Grid: 0x2c373aff,
	Text: 0xf4ecd8ff, Soft: 0xc3beabff, Faint: 0x9a9b91ff,
	Brass: 0xf0b441ff, BrassDeep: 0xb9862aff, OnBrass: 0x1d1608ff,
	Parchment: 0xf4e8cdff, ParchmentDeep: 0xe2d0a8ff, Ink: 0x24190cff, InkSoft: 0x5f4b2eff,
	Yes: 0x6fc08aff, No: 0xe98675ff, YesGround: 0xd9ecd2ff, NoGround: 0xf3d9cdff,
	Link: 0x93b4f0ff, CanalLine: 0x7fb4c4ff, RailLine: 0xe9e2c4ff,
	Human: 0xf0b441ff, Automa: 0x8fadf5ff,
	HumanPlate: 0xf0b441ff, AutomaPlate: 0x8fadf5ff, HumanDeep: 0x2a1b06ff, AutomaDeep: 0x101b45ff,
	Third: Coat{0xea8266ff, 0xe2775aff, 0x3a1208ff}, Fourth: Coat{0x8fd6a8ff, 0x8fd6a8ff, 0x0c2b19ff},
	Coal: 0x14181bff, Iron: 0xe58344ff, Beer: 0xd9a13bff,
	Shade: 0x0a0e0fe0, CanalLand: dawn, RailLand: dusk,
	banners: map[string]view.Colour{
		"blue": 0x24498fff, "teal": 0x17625eff, "red": 0x8c2b2bff, "purple": 0x553c8cff, "gold": 0x76520fff,
	},
}

// HighContrast is the palette for eyes that want more of it.
var HighContrast = func() Palette {
	p := Foundry
	p.Name = "high-contrast"
	p.Night, p.Dusk, p.Panel, p.Raised, p.Sunk = 0x000000ff, 0x0c1212ff, 0x0b0f10ff, 0x1d2529ff, 0x000000ff
	p.Edge, p.Grid = 0x9a9a90ff, 0x4a5255ff
	p.Text, p.Soft, p.Faint = 0xffffffff, 0xe2e0d4ff, 0xa9aaa4ff
	p.Brass, p.Human, p.Automa = 0xffd166ff, 0xffc533ff, 0xa3bdffff
	p.HumanPlate, p.AutomaPlate = p.Human, p.Automa
	p.Third.Text, p.Fourth.Text = 0xff8f6bff, 0xa6ecbfff
	p.Third.Plate, p.Fourth.Plate = p.Third.Text, p.Fourth.Text
	p.Yes, p.No, p.Link = 0x8ce6a6ff, 0xff9a8aff, 0xb7cdffff
	p.CanalLand, p.RailLand = blackLand, blackLand
	return p
}()

// Day is the palette for a bright room: dark on light. The tiles and the cards stay as they are.
var Day = func() Palette {
	p := Foundry
	p.Name = "day"
	p.Night, p.Dusk, p.Panel, p.Raised, p.Sunk = 0xe4dcc6ff, 0xf3eddcff, 0xfbf7ebff, 0xefe6d0ff, 0xddd3b9ff
	p.Edge, p.Grid = 0x97896aff, 0xd8cfb6ff
	p.Text, p.Soft, p.Faint = 0x221a10ff, 0x473d2aff, 0x5d543fff
	p.Brass, p.BrassDeep, p.OnBrass = 0x7a5100ff, 0x5c3c00ff, 0xfff8e4ff
	p.Yes, p.No, p.Link = 0x17603aff, 0x9c2a1cff, 0x22478fff
	p.Human, p.Automa = 0x7d4f00ff, 0x2a4ba0ff
	p.Third.Text, p.Fourth.Text = 0x8a3411ff, 0x0f5d3aff
	p.Shade = 0xe9e2d0e6
	p.CanalLand, p.RailLand = morning, afternoon
	return p
}()

// Palettes are those that can be chosen, by the names that the settings give them.
var Palettes = map[string]*Palette{Foundry.Name: &Foundry, HighContrast.Name: &HighContrast, Day.Name: &Day}

// rivals are the palettes of games against a rival, by the names of the others, and companies those of tables of several.
var (
	rivals = otherwise("-rival", func(p *Palette) {
		p.Rival = true
		p.Automa, p.AutomaPlate, p.AutomaDeep = p.Fourth.Text, p.Fourth.Plate, p.Fourth.Deep
	})
	companies = otherwise("-company", func(p *Palette) { p.Company = true })
)

// otherwise are the palettes with a change, and with an ending behind their names.
func otherwise(ending string, change func(*Palette)) map[string]*Palette {
	all := map[string]*Palette{}
	for name, p := range Palettes {
		other := *p
		other.Name += ending
		change(&other)
		all[name] = &other
	}
	return all
}

// AgainstRival is the same palette for a game against a rival.
func (p *Palette) AgainstRival() *Palette {
	if p.Rival {
		return p
	}
	return rivals[p.Name]
}

// OfCompany is the same palette for a table of several people or rivals.
func (p *Palette) OfCompany() *Palette {
	if p.Company {
		return p
	}
	return companies[p.Name]
}

// The palettes of the things on the table by day: the usual pieces, on a map in the sun.
var (
	dayTable        = onDayTable(Foundry)
	dayTableRival   = onDayTable(*rivals[Foundry.Name])
	dayTableCompany = onDayTable(*companies[Foundry.Name])
)

func onDayTable(p Palette) Palette {
	p.CanalLand, p.RailLand = morning, afternoon
	return p
}

// Table is the palette for the things on the table: tiles and cards look the same by day, the map alone is light.
func (p *Palette) Table() *Palette {
	switch p {
	case &Day:
		return &dayTable
	case rivals[Day.Name]:
		return &dayTableRival
	case companies[Day.Name]:
		return &dayTableCompany
	}
	return p
}

// Named returns a palette by its name, or the usual one.
func Named(name string) *Palette {
	if p, ok := Palettes[name]; ok {
		return p
	}
	for _, others := range []map[string]*Palette{rivals, companies} {
		for _, p := range others {
			if p.Name == name {
				return p
			}
		}
	}
	return &Foundry
}

// The light of things that can be chosen is the same in every palette. It shades from LitTop to LitFoot.
const (
	Lit     view.Colour = 0xff9fb8ff
	LitTop  view.Colour = 0xfff1f3ff
	LitFoot view.Colour = 0xffb0c4ff
)

// Banner is the colour of a location's banner by its name in the figures.
func (p *Palette) Banner(name string) view.Colour {
	if c, ok := p.banners[name]; ok {
		return c
	}
	return p.Raised
}

// Sizes of type in logical units. Text grows with the setting for it; names on the board do not.
const (
	Huge    = 72.0
	Title   = 27.0
	Heading = 21.0
	Body    = 17.0
	Small   = 14.5
	Tiny    = 12.5

	LeastType = 14.0 // in the layouts for hands
)

// Lengths.
const (
	Gap     = 12.0 // between rooms
	Pad     = 16.0 // inside them
	Corner  = 7.0
	Button  = 40.0 // height
	Touch   = 44.0 // the least side of a target for fingers
	Hair    = 1.2  // width of thin lines
	FocusBy = 2.5  // width of the ring around the target with the focus
)
