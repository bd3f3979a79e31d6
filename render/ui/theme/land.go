package theme

import "sohofoundry/render/ui/view"

// Land is how a map is coloured.
type Land struct {
	Meadow, Land, Far view.Colour // the ground, from the north-west to the south-east
	Light, Dark       view.Colour // engraved lines: on the sunny side and in the shade
	Haze, Sun         view.Colour // over clearings, and from where the sun stands
	Wood, WoodEdge    view.Colour
	Water, Deep, Bank view.Colour // of rivers
	Sea, Shore        view.Colour
	SeaLine, Sand     view.Colour
	Town, TownEdge    view.Colour // roofs and silhouettes, and their lit edges
	Glow              view.Colour // below towns where something was built
	Line              view.Colour // a line without a link
	Rim               view.Colour // the edge of the map, and the compass
	Name              view.Colour // text on the ground
	Plain             bool        // without decoration
}

// dawn are the colours of the Canal Era.
var dawn = Land{
	Meadow: 0x5d6a4bff, Land: 0x47533fff, Far: 0x36443bff,
	Light: 0xe6e3b4ff, Dark: 0x141c16ff, Haze: 0xffdf9a18, Sun: 0xffdf9a40,
	Wood: 0x25361fff, WoodEdge: 0x9db277ff,
	Water: 0x7fb4c4ff, Deep: 0x3d6f7fff, Bank: 0x1b2b2cff,
	Sea: 0x2b5461ff, Shore: 0x376876ff, SeaLine: 0x8fc3d0ff, Sand: 0xf0dfaeff,
	Town: 0x2b2620ff, TownEdge: 0xe9dcb4ff, Glow: 0xffcf7aff, Line: 0xefe6c6ff, Rim: 0xe6cf98ff, Name: 0xeeebc4ff,
}

// dusk are the colours of the Rail Era.
var dusk = Land{
	Meadow: 0x4a423aff, Land: 0x3a3532ff, Far: 0x292629ff,
	Light: 0xe0b58aff, Dark: 0x0c0a0bff, Haze: 0xffdf9a08, Sun: 0xff8c303d,
	Wood: 0x201f1cff, WoodEdge: 0x7b7460ff,
	Water: 0x5f7884ff, Deep: 0x34454fff, Bank: 0x141517ff,
	Sea: 0x26323aff, Shore: 0x303e47ff, SeaLine: 0x7c95a3ff, Sand: 0xf0dfaeff,
	Town: 0x17120fff, TownEdge: 0xe0b183ff, Glow: 0xff8a35ff, Line: 0xe9e2c4ff, Rim: 0xe6cf98ff, Name: 0xe0b58aff,
}

// morning are the colours of the Canal Era in a bright room: a printed map in the sun.
var morning = Land{
	Meadow: 0xc5cf9eff, Land: 0xd2cfa6ff, Far: 0xcdc39cff,
	Light: 0xfffbe0ff, Dark: 0x6b6245ff, Haze: 0xffffff20, Sun: 0xfff3c050,
	Wood: 0x8aa067ff, WoodEdge: 0xe3ecc0ff,
	Water: 0x2c6479ff, Deep: 0x8fc0ccff, Bank: 0x6a7a64ff,
	Sea: 0xa9cfd8ff, Shore: 0xc4e0e0ff, SeaLine: 0x4f8ea3ff, Sand: 0xf6e7b8ff,
	Town: 0x8a7456ff, TownEdge: 0xfff4d6ff, Glow: 0xffb648ff, Line: 0x4a3b22ff, Rim: 0x8a6a2aff, Name: 0x3b2f18ff,
}

// afternoon are those of the Rail Era there.
var afternoon = Land{
	Meadow: 0xcdc0a4ff, Land: 0xd2c0a4ff, Far: 0xc3ad92ff,
	Light: 0xfff6e2ff, Dark: 0x665443ff, Haze: 0xffffff10, Sun: 0xffb37a40,
	Wood: 0x9c9479ff, WoodEdge: 0xe6ddbfff,
	Water: 0x2f5768ff, Deep: 0x9dbac2ff, Bank: 0x746a5fff,
	Sea: 0xb0c6cbff, Shore: 0xc6d6d6ff, SeaLine: 0x58808fff, Sand: 0xf0dfaeff,
	Town: 0x7d6450ff, TownEdge: 0xffeccbff, Glow: 0xff9a40ff, Line: 0x43362aff, Rim: 0x8a6a2aff, Name: 0x33241aff,
}

// blackLand is the land for eyes that want contrast: black, with water that is told from it.
var blackLand = Land{
	Meadow: 0x000000ff, Land: 0x000000ff, Far: 0x000000ff, Light: 0xffffffff, Dark: 0x000000ff,
	Water: 0x9fd4e4ff, Deep: 0x123642ff, Bank: 0x4a7f90ff, Sea: 0x0c2630ff, Shore: 0x123642ff, SeaLine: 0x4a7f90ff,
	Town: 0x000000ff, TownEdge: 0xffffffff, Line: 0xffffffff, Rim: 0xffffffff, Name: 0xffffffff, Plain: true,
}
