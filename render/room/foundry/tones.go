package foundry

import "sohofoundry/render/ui/view"

// tones are the colours of a light.
type tones struct {
	sky           [5]view.Colour // from the top to the horizon
	far, mid, low hill
	rim           view.Colour // where the sun falls on an edge
	wall, foot    view.Colour // of a building, at its top and at its base
	roof, stack   view.Colour
	arch          view.Colour // of the viaduct
	water         [3]view.Colour
	glint         view.Colour
	cloud, lining view.Colour
	smoke, steam  view.Colour
	ink           view.Colour // the darkest
	bank          view.Colour // the near side of the canal
	orb           orb
	stars         int
	lit           int     // of four windows, how many at most are lit
	glow          float64 // how much the fires light up
}

// hill is a range of hills: the ground, and the strokes in the sun and away from it.
type hill struct{ ground, light, dark view.Colour }

// orb is the sun or the moon.
type orb struct {
	x, y, r float64
	colour  view.Colour
	halo    view.Colour
}

// window are the colours of a window from dark to bright.
var window = [4]view.Colour{0x2a221eff, 0xffb64fff, 0xffd98aff, 0xffedbdff}

const fire view.Colour = 0xff8a2eff

var lights = [4]tones{
	Dawn: {
		sky: [5]view.Colour{0x4a6076ff, 0x7d8f9cff, 0xb7a8a0ff, 0xe6bd96ff, 0xf9e0b0ff},
		far: hill{0x9a8a80ff, 0xf6dcb4ff, 0x6f6462ff}, mid: hill{0x766a5fff, 0xf0cf9fff, 0x4b4540ff},
		low: hill{0x544c40ff, 0xdcb886ff, 0x302c27ff},
		rim: 0xffdcaaff, wall: 0x6a4c3dff, foot: 0x453129ff, roof: 0x4a3730ff, stack: 0x5e4235ff, arch: 0x5f4c40ff,
		water: [3]view.Colour{0xd9b490ff, 0x8e8f88ff, 0x4c5f66ff}, glint: 0xffeccaff,
		cloud: 0x8d8589ff, lining: 0xffe3b8ff, smoke: 0x8b8380ff, steam: 0xfff2deff, ink: 0x201b18ff, bank: 0x8a8258ff,
		orb: orb{868, 478, 43, 0xfff0c4ff, 0xffd796ff}, lit: 3, glow: 0.65,
	},
	Day: {
		sky: [5]view.Colour{0x6f94abff, 0x8fb1bfff, 0xb3cccdff, 0xd6decfff, 0xefe8d0ff},
		far: hill{0x9fb0a6ff, 0xdfe6d0ff, 0x7c8f88ff}, mid: hill{0x83957cff, 0xcfd8aeff, 0x5d6f5bff},
		low: hill{0x65774fff, 0xb9c48bff, 0x425036ff},
		rim: 0xffe9ccff, wall: 0x8a5f4aff, foot: 0x6a4737ff, roof: 0x57484aff, stack: 0x7d5543ff, arch: 0x8b7765ff,
		water: [3]view.Colour{0xb9cfccff, 0x7fa0a6ff, 0x49707aff}, glint: 0xf4fbf2ff,
		cloud: 0xcfd5d2ff, lining: 0xfffbefff, smoke: 0x7d7c7dff, steam: 0xffffffff, ink: 0x2a2623ff, bank: 0x7f9156ff,
		orb: orb{1010, 130, 34, 0xfff7dcff, 0xfff0c0ff}, lit: 2, glow: 0.35,
	},
	Dusk: {
		sky: [5]view.Colour{0x0e1820ff, 0x22323fff, 0x5d4b4bff, 0xb9683cff, 0xf3b263ff},
		far: hill{0x6b4a3aff, 0xf3be85ff, 0x2c1f1bff}, mid: hill{0x46342cff, 0xe3a873ff, 0x1b1412ff},
		low: hill{0x2a221dff, 0xcf9763ff, 0x151110ff},
		rim: 0xf0b27aff, wall: 0x3a2a22ff, foot: 0x1c1512ff, roof: 0x241a16ff, stack: 0x2f211bff, arch: 0x2b211dff,
		water: [3]view.Colour{0x8a5538ff, 0x3c3f44ff, 0x182a33ff}, glint: 0xffdf9aff,
		cloud: 0x473f43ff, lining: 0xffcf92ff, smoke: 0x85746bff, steam: 0xeed3b2ff, ink: 0x14100eff, bank: 0x151312ff,
		orb: orb{868, 492, 43, 0xffe2a0ff, 0xffc877ff}, stars: 14, lit: 4, glow: 1,
	},
	Night: {
		sky: [5]view.Colour{0x070c13ff, 0x0d1722ff, 0x142430ff, 0x1e3542ff, 0x31505eff},
		far: hill{0x1f3039ff, 0x6f8da0ff, 0x0f1a20ff}, mid: hill{0x18252cff, 0x5b7787ff, 0x0b1216ff},
		low: hill{0x11191dff, 0x486070ff, 0x070a0cff},
		rim: 0x86a3b8ff, wall: 0x222a30ff, foot: 0x12171aff, roof: 0x171d21ff, stack: 0x1c2327ff, arch: 0x1a2328ff,
		water: [3]view.Colour{0x28424eff, 0x16262eff, 0x0b151aff}, glint: 0xcfe2ecff,
		cloud: 0x1c2a34ff, lining: 0x6c8798ff, smoke: 0x4b5862ff, steam: 0xb9c8d0ff, ink: 0x090c0eff, bank: 0x0b0f11ff,
		orb: orb{858, 250, 30, 0xf3f0dcff, 0x6d8ea3ff}, stars: 60, lit: 4, glow: 0.9,
	},
}

func tonesOf(m Moment) *tones { return &lights[m.Light] }
