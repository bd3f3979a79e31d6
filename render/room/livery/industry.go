package livery

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// EraLook is how an era of Industry is coloured: its band on the board, the sky on its plates, and the drawing before that sky.
type EraLook struct {
	Top, Foot view.Colour // of the band
	Line      view.Colour // of the band's pattern
	Sign      view.Colour // text and edges on the dark sign at the band's end
	Sky, Low  view.Colour // of a plate
	Ink, Cut  view.Colour // of a drawing, and the engraver's light lines in it
	Tone      view.Colour // its second tone
	Window    view.Colour // lit, in what is developed
	Rim       view.Colour // of a plate
}

var eras = [industry.Eras]EraLook{
	{Top: 0x6d3c22ff, Foot: 0x472413ff, Line: 0xe6a066ff, Sign: 0xf0a76aff, Sky: 0xf6c583ff, Low: 0xcf6d35ff, Ink: 0x32150aff, Cut: 0xffd9a4ff,
		Tone: 0x8a3f1dff, Window: 0xffd27aff, Rim: 0xe2884aff},
	{Top: 0x56542cff, Foot: 0x34341cff, Line: 0xe6e3b4ff, Sign: 0xd6c675ff, Sky: 0xf0e3b0ff, Low: 0xb8a255ff, Ink: 0x262009ff, Cut: 0xfff2c4ff,
		Tone: 0x7a6a2cff, Window: 0xffd36bff, Rim: 0xc9b65fff},
	{Top: 0x4d5559ff, Foot: 0x2b3135ff, Line: 0xdfe8ecff, Sign: 0xc6d2d7ff, Sky: 0xdfe4e3ff, Low: 0x8d9ca4ff, Ink: 0x161c21ff, Cut: 0xf4f8f8ff,
		Tone: 0x59666eff, Window: 0xffc65aff, Rim: 0xb9c6cbff},
	{Top: 0x1f4462ff, Foot: 0x122a40ff, Line: 0x8cd0ffff, Sign: 0x83c5f0ff, Sky: 0x8cc9eeff, Low: 0x2f6a9cff, Ink: 0x071a2cff, Cut: 0xd8f0ffff,
		Tone: 0x1d4d78ff, Window: 0xffe27aff, Rim: 0x62b0e2ff},
	{Top: 0x3d1d5eff, Foot: 0x1f0d38ff, Line: 0xff7be5ff, Sign: 0xe08cf7ff, Sky: 0x32135cff, Low: 0x8a1f86ff, Ink: 0x0d0418ff, Cut: 0x7ff4ffff,
		Tone: 0x4a1a7aff, Window: 0xff7be5ff, Rim: 0xd05cf0ff},
}

// Era is the look of an era of Industry, counted from 0. Plates look the same in every palette; by day the bands are light, and with
// high contrast they are black.
func Era(p *theme.Palette, era int) EraLook {
	e := eras[era]
	switch land := &p.CanalLand; {
	case land.Plain:
		e.Top, e.Foot, e.Line = p.Night, p.Night, p.Night
	case theme.Contrast(land.Land, view.White) < 3:
		e.Line = e.Top.Mix(0xff, 0.2)
		e.Top, e.Foot = e.Top.Mix(view.White, 0.62), e.Top.Mix(view.White, 0.46)
	}
	return e
}

// NetworkLook is how a network is coloured: what tells it, and its dark ground.
type NetworkLook struct{ Light, Dark view.Colour }

var networkLooks = [...]NetworkLook{
	industry.River: {0x6fc0deff, 0x16394aff}, industry.Tracks: {0xefe2c0ff, 0x2a1a10ff},
	industry.Pipeline: {0x9bd08aff, 0x14301bff}, industry.Power: {0xffe04aff, 0x2c2400ff},
}

// Network is the look of a network of Industry, the same in every palette.
func Network(n industry.Network) NetworkLook { return networkLooks[n] }

// ZoneBand is the colour of the band with the name of a zone, and that of the name. The band of a bonus zone has its network's colours.
func ZoneBand(z *industry.Zone) (band, name view.Colour) {
	switch z.Kind {
	case industry.Technology:
		return 0x135e58ff, 0xe2fff8ff
	case industry.Joker:
		return 0x5c3f86ff, 0xf6ecffff
	case industry.Bonus:
		return networkLooks[z.Network].Dark, networkLooks[z.Network].Light
	}
	return 0x7c3a20ff, 0xfff0dcff
}
