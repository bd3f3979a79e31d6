// Package theme holds the colours and sizes of the client: the Soho Manufactory at night, soot-dark green and slate, brass,
// parchment and a little copper. Brass yellow and blue stay apart for every kind of colour blindness; ownership is never told
// by colour alone.
package theme

import "sohofoundry/render/ui/view"

// Palette is a set of colours by what they are for.
type Palette struct {
	Night, Dusk   view.Colour // the window's ground, and its lighter middle
	Panel         view.Colour // of rooms on the ground
	Raised        view.Colour // of buttons and boxes on panels
	Sunk          view.Colour // of fields and empty spaces
	Edge          view.Colour // of panels and boxes
	Grid          view.Colour // faint lines
	Text          view.Colour
	Soft          view.Colour // less important text
	Faint         view.Colour // what is out of reach
	Brass         view.Colour // titles, what can be done, the focus
	BrassDeep     view.Colour // the lower end of brass things
	OnBrass       view.Colour // text on brass
	Parchment     view.Colour // cards, merchants
	ParchmentDeep view.Colour
	Ink           view.Colour // on parchment
	InkSoft       view.Colour
	Yes, No       view.Colour // what worked, what did not
	YesGround     view.Colour // the same behind ink
	NoGround      view.Colour
	Link          view.Colour // a reference to a rule
	CanalLine     view.Colour // a line without a link
	RailLine      view.Colour
	Human, Automa view.Colour
	HumanDeep     view.Colour // the ground of their tiles' darker parts
	AutomaDeep    view.Colour
	Flipped       view.Colour // the top half of a flipped tile
	Coal, Iron    view.Colour
	Beer          view.Colour
	Shade         view.Colour // what lies over things that wait below an open page
	banners       map[string]view.Colour
}

// Foundry is the usual palette.
var Foundry = Palette{
	Night: 0x141a1bff, Dusk: 0x25302eff,
	Panel: 0x1c2427ff, Raised: 0x2a3338ff, Sunk: 0x12171aff,
	Edge: 0x46494aff, Grid: 0x2c373aff,
	Text: 0xf1e9d6ff, Soft: 0xb4b3a5ff, Faint: 0x75787400 | 0xff,
	Brass: 0xe8b95aff, BrassDeep: 0xa77c31ff, OnBrass: 0x1d1608ff,
	Parchment: 0xf2e6ccff, ParchmentDeep: 0xddc99eff, Ink: 0x2b2014ff, InkSoft: 0x6d5a3fff,
	Yes: 0x6fc08aff, No: 0xe07a6aff, YesGround: 0xd9ecd2ff, NoGround: 0xf3d9cdff,
	Link: 0x93b4f0ff, CanalLine: 0x6cb6d4ff, RailLine: 0x8d8a80ff,
	Human: 0xf0b441ff, Automa: 0x86a6f2ff, HumanDeep: 0x5c4210ff, AutomaDeep: 0x22346bff,
	Flipped: 0x14181aff,
	Coal:    0x0b0d0eff, Iron: 0xe08a48ff, Beer: 0xd9a13bff,
	Shade: 0x0a0e0fe0,
	banners: map[string]view.Colour{
		"blue": 0x2b4c8cff, "teal": 0x1f6d68ff, "red": 0x8a2f2fff, "purple": 0x57418aff, "gold": 0x7d5a1aff,
	},
}

// Contrast is the palette for eyes that want more of it.
var Contrast = func() Palette {
	p := Foundry
	p.Night, p.Dusk, p.Panel, p.Raised, p.Sunk = 0x000000ff, 0x0c1212ff, 0x0b0f10ff, 0x1d2529ff, 0x000000ff
	p.Edge, p.Grid = 0x9a9a90ff, 0x4a5255ff
	p.Text, p.Soft, p.Faint = 0xffffffff, 0xe2e0d4ff, 0xa9aaa4ff
	p.Brass, p.Human, p.Automa = 0xffd166ff, 0xffc533ff, 0xa3bdffff
	p.Yes, p.No, p.Link = 0x8ce6a6ff, 0xff9a8aff, 0xb7cdffff
	return p
}()

// Named returns a palette by the name that the settings give it: "high-contrast", or the usual one.
func Named(name string) *Palette {
	if name == "high-contrast" {
		return &Contrast
	}
	return &Foundry
}

// Banner is the colour of a location's banner by its name in the figures.
func (p *Palette) Banner(name string) view.Colour {
	if c, ok := p.banners[name]; ok {
		return c
	}
	return p.Raised
}

// Sizes of type in logical units. Reading text grows with the setting for it; titles and names on the board do not.
const (
	Huge    = 72.0
	Title   = 27.0
	Heading = 21.0
	Body    = 17.0
	Small   = 14.5
	Tiny    = 12.5
)

// Lengths.
const (
	Gap     = 12.0 // between rooms
	Pad     = 16.0 // inside them
	Corner  = 7.0
	Button  = 40.0 // height
	Hair    = 1.2  // width of thin lines
	FocusBy = 2.5  // width of the ring around what has the focus
)
