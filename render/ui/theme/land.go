package theme

import "sohofoundry/render/ui/view"

// Land is how a map is coloured.
type Land struct {
	Meadow, Land, Far view.Colour // the ground, from the north-west to the south-east
	Light, Dark       view.Colour // what is engraved: where the sun falls, and where it does not
	Haze, Sun         view.Colour // over clearings, and from where the sun stands
	Wood, WoodEdge    view.Colour
	Water, Deep, Bank view.Colour // of rivers
	Sea, Shore        view.Colour
	SeaLine, Sand     view.Colour
	Town, TownEdge    view.Colour // roofs and silhouettes, and their lit edges
	Glow              view.Colour // below towns where something was built
	Line              view.Colour // a line without a link
	Rim               view.Colour // the edge of the map, and the compass
	Plain             bool        // only what tells something is drawn
}

// dawn are the colours of the Canal Era.
var dawn = Land{
	Meadow: 0x5d6a4bff, Land: 0x47533fff, Far: 0x36443bff,
	Light: 0xe6e3b4ff, Dark: 0x141c16ff, Haze: 0xffdf9a18, Sun: 0xffdf9a40,
	Wood: 0x25361fff, WoodEdge: 0x9db277ff,
	Water: 0x7fb4c4ff, Deep: 0x3d6f7fff, Bank: 0x1b2b2cff,
	Sea: 0x2b5461ff, Shore: 0x376876ff, SeaLine: 0x8fc3d0ff, Sand: 0xf0dfaeff,
	Town: 0x2b2620ff, TownEdge: 0xe9dcb4ff, Glow: 0xffcf7aff, Line: 0xefe6c6ff, Rim: 0xe6cf98ff,
}

// dusk are the colours of the Rail Era.
var dusk = Land{
	Meadow: 0x4a423aff, Land: 0x3a3532ff, Far: 0x292629ff,
	Light: 0xe0b58aff, Dark: 0x0c0a0bff, Haze: 0xffdf9a08, Sun: 0xff8c303d,
	Wood: 0x201f1cff, WoodEdge: 0x7b7460ff,
	Water: 0x5f7884ff, Deep: 0x34454fff, Bank: 0x141517ff,
	Sea: 0x26323aff, Shore: 0x303e47ff, SeaLine: 0x7c95a3ff, Sand: 0xf0dfaeff,
	Town: 0x17120fff, TownEdge: 0xe0b183ff, Glow: 0xff8a35ff, Line: 0xe9e2c4ff, Rim: 0xe6cf98ff,
}

// blackLand is the land for eyes that want contrast: black, with water that is told from it.
var blackLand = Land{
	Meadow: 0x000000ff, Land: 0x000000ff, Far: 0x000000ff, Light: 0xffffffff, Dark: 0x000000ff,
	Water: 0x9fd4e4ff, Deep: 0x123642ff, Bank: 0x4a7f90ff, Sea: 0x0c2630ff, Shore: 0x123642ff, SeaLine: 0x4a7f90ff,
	Town: 0x000000ff, TownEdge: 0xffffffff, Line: 0xffffffff, Rim: 0xffffffff, Plain: true,
}
