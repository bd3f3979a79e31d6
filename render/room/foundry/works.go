package foundry

import (
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

const (
	hallAt   = 1255.0 // the middle of the great hall
	cupolaAt = 1470.0 // and of the furnace that burns at its top
	millAt   = 1016.0 // the left edge of the mill
)

// stack is a chimney: its middle, its top and its width.
type stack struct{ x, top, wide float64 }

var stacks = [...]stack{{1412, 134, 46}, {1196, 212, 40}, {1548, 242, 34}}

// rim is the rim around the top of a chimney, which hides where smoke comes out.
func (s stack) rim() (x, y, w, h float64) { return s.x - s.wide*0.52, s.top - 5, s.wide * 1.04, 8 }

// pane is a window of the works.
type pane struct {
	at   view.Rect
	kind int // of the colours of a window; 0 is dark
}

// panes are the windows; of four, so many at most are lit.
func panes(lit int) (list []pane) {
	const pattern = "2130212312022313213022132031"
	add := func(x, y, w, h float64, n int) {
		kind := int(pattern[n%len(pattern)] - '0')
		if n*7%4 >= lit {
			kind = 0
		}
		list = append(list, pane{view.Rect{X: x, Y: y, W: w, H: h}, kind})
	}
	for floor := range 6 {
		for i := range 5 {
			add(1027+float64(i)*24.5, 446+float64(floor)*36, 15, 24, i*5+floor*7)
		}
	}
	for bay := range 4 {
		for i := range 2 {
			add(1360+float64(bay)*64+float64(i)*26, 600, 17, 34, bay*3+i*5+4)
		}
	}
	add(1170, 592, 22, 44, 8)
	add(1318, 592, 22, 44, 12)
	return list
}

func (b *brush) works() {
	t := b.tones
	for _, g := range [][4]float64{{1250, 640, 250, 0.8}, {1480, 600, 190, 0.6}, {1085, 640, 150, 0.35}} {
		b.glow(g[0], g[1], g[2], g[2]*0.8, fire, g[3]*t.glow*0.8)
	}
	for _, s := range stacks {
		b.chimney(s)
	}
	b.mill()
	for i := range 4 {
		b.bay(1352 + float64(i)*64)
	}
	b.cupola()
	b.hall()
	for _, p := range panes(t.lit) {
		b.window(p)
	}
	b.quay()
}

// window is an arched window with its bars.
func (b *brush) window(p pane) {
	r, half := p.at, p.at.W/2
	var arch vector.Path
	arch.MoveTo(r.X, r.Bottom())
	arch.LineTo(r.X, r.Y+half)
	arch.CubeTo(r.X, r.Y-half*0.33, r.Right(), r.Y-half*0.33, r.Right(), r.Y+half)
	arch.LineTo(r.Right(), r.Bottom())
	arch.Close()
	colour := window[p.kind]
	if p.kind == 0 {
		colour = b.tones.ink.Mix(b.tones.sky[1], 0.25)
	}
	b.outlined(&arch, colour)
	if p.kind == 0 {
		return
	}
	bars := hatch{width: 0.9}
	bars.add(r.X+half, r.Y+1, r.X+half, r.Bottom())
	bars.add(r.X, r.Y+r.H*0.55, r.Right(), r.Y+r.H*0.55)
	b.fill(&bars.Path, 0x3a2410d9)
}

func (b *brush) chimney(s stack) {
	t := b.tones
	body := shape(s.x-s.wide*0.62, quayAt, s.x-s.wide*0.38, s.top, s.x+s.wide*0.38, s.top, s.x+s.wide*0.62, quayAt)
	b.outlined(body, t.stack)
	side := shape(s.x+s.wide*0.05, s.top, s.x+s.wide*0.38, s.top, s.x+s.wide*0.62, quayAt, s.x+s.wide*0.1, quayAt)
	b.fill(side, t.ink.Fade(0.42))
	stones := hatch{width: 0.7}
	for y := s.top + 22; y < quayAt; y += 6 {
		wider := 0.36 + 0.24*(y-s.top)/(quayAt-s.top)
		stones.add(s.x-s.wide*wider, y, s.x+s.wide*0.05*math.Mod(y*7, 3), y)
	}
	b.fill(&stones.Path, t.rim.Fade(0.38))
	b.stroke(trace(s.x-s.wide*0.6, quayAt, s.x-s.wide*0.37, s.top), 1.3, t.rim.Fade(0.85))
	b.outlined(box(s.rim()), t.roof)
	b.fill(box(s.x-s.wide*0.46, s.top+12, s.wide*0.92, 4), t.roof)
}

// bricks are some of the joints of a wall.
func (b *brush) bricks(x, y, w, h, opacity float64) {
	joints := hatch{width: 0.7}
	for row := range int(h / 7) {
		for i := range int(w / 16) {
			if b.dice.Next() < 0.42 {
				at := x + float64(i)*16 + float64(row%2)*8
				joints.add(at, y+4+float64(row)*7, min(at+b.dice.Between(6, 12), x+w), y+4+float64(row)*7)
			}
		}
	}
	b.fill(&joints.Path, b.tones.rim.Fade(opacity))
}

// wall fills the wall of a building.
func (b *brush) wallOf(p *vector.Path, top float64) {
	b.shaded(p, b.tones.wall, b.tones.foot, top, quayAt)
	b.stroke(p, 1.2, b.tones.ink)
}

// mill is the old mill of six floors, with a clock on its roof.
func (b *brush) mill() {
	t := b.tones
	b.wallOf(box(millAt, 432, 138, quayAt-432), 432)
	b.outlined(shape(1010, 432, 1026, 408, 1144, 408, 1160, 432), t.roof)
	b.bricks(1018, 436, 134, 228, 0.22)
	b.outlined(box(1072, 382, 26, 28), t.wall)
	b.outlined(shape(1067, 382, 1085, 362, 1103, 382), t.roof)
	b.outlined(disc(1085, 394, 7.5, 7.5), window[3])
	lines := hatch{width: 1.2}
	lines.add(1085, 394, 1085, 389)
	lines.add(1085, 394, 1089, 396)
	lines.add(1085, 362, 1085, 350)
	b.fill(&lines.Path, t.ink)
	floors := hatch{width: 0.8}
	for i := range 6 {
		floors.add(millAt, 475+float64(i)*36, 1154, 475+float64(i)*36)
	}
	b.fill(&floors.Path, t.rim.Fade(0.4))
	b.stroke(trace(1010, 432, 1026, 408, 1144, 408), 1.4, t.rim.Fade(0.85))
	b.stroke(trace(millAt, 432, millAt, quayAt), 1.5, t.rim.Fade(0.8))
}

// bay is a shed whose roof is like a tooth of a saw.
func (b *brush) bay(x float64) {
	t := b.tones
	b.wallOf(shape(x, quayAt, x, 520, x+64, 566, x+64, quayAt), 520)
	b.outlined(shape(x, 520, x, 486, x+64, 548, x+64, 566), t.roof)
	b.outlined(shape(x+3, 521, x+3, 494, x+34, 523, x+34, 541), b.light(0xffcf78ff))
	bars := hatch{width: 1.1}
	for i := 1.0; i < 5; i++ {
		bars.add(x+3+i*6.2, 494+i*5.8, x+3+i*6.2, 521+i*4)
	}
	b.fill(&bars.Path, 0x3a2410ff)
	b.stroke(trace(x, 486, x+64, 548), 1.3, t.rim.Fade(0.8))
	b.bricks(x+2, 574, 60, 90, 0.22)
}

// light is a lit pane of glass: by day it shows the sky as well.
func (b *brush) light(c view.Colour) view.Colour {
	return c.Mix(b.tones.sky[2], 0.6*(1-b.tones.glow))
}

func (b *brush) cupola() {
	t := b.tones
	b.glow(cupolaAt, 470, 86, 80, fire, t.glow)
	b.outlined(shape(1446, quayAt, 1452, 500, 1488, 500, 1494, quayAt), t.stack)
	b.fill(shape(1472, 500, 1488, 500, 1494, quayAt, 1474, quayAt), t.ink.Fade(0.42))
	stones := hatch{width: 0.8}
	for y := 512.0; y < quayAt; y += 13 {
		stones.add(1449, y, 1480, y)
	}
	b.fill(&stones.Path, t.rim.Fade(0.5))
	b.outlined(box(1448, 494, 44, 8), t.roof)
}

// hall is the great hall with its name, the fire in its gate, and two men at the ladle.
func (b *brush) hall() {
	t := b.tones
	b.wallOf(shape(1158, quayAt, 1158, 540, hallAt, 466, 1352, 540, 1352, quayAt), 480)
	b.bricks(1162, 548, 188, 30, 0.22)
	b.stroke(trace(1152, 546, hallAt, 467, 1358, 546), 7, t.roof)
	b.stroke(trace(1150, 543, hallAt, 462, 1360, 543), 1.6, t.rim.Fade(0.95))
	b.outlined(disc(hallAt, 512, 19, 19), b.light(0xffcf78ff))
	spokes := hatch{width: 1.6}
	for i := range 4 {
		sin, cos := math.Sincos(math.Pi * float64(i) / 4)
		spokes.add(hallAt-19*cos, 512-19*sin, hallAt+19*cos, 512+19*sin)
	}
	b.fill(&spokes.Path, 0x3a2410ff)
	b.fill(disc(hallAt, 512, 5, 5), 0x3a2410ff)
	b.fill(box(1176, 541, 158, 25), 0x14100eff)
	b.stroke(box(1176, 541, 158, 25), 1.2, 0xb9862aff)
	b.gate()
}

func (b *brush) gate() {
	var gate vector.Path
	gate.MoveTo(1206, quayAt)
	gate.LineTo(1206, 612)
	gate.CubeTo(1206, 561, 1304, 561, 1304, 612)
	gate.LineTo(1304, quayAt)
	gate.Close()
	b.shaded(&gate, 0xf0761fff, 0xffc163ff, 575, quayAt)
	b.glow(hallAt, 660, 44, 50, 0xfff0c0ff, 1)
	b.stroke(&gate, 2, b.tones.ink)
	const dark view.Colour = 0x14100eff
	crane := hatch{width: 2.4}
	crane.add(1208, 602, 1302, 602)
	crane.add(1264, 602, 1264, 626)
	for _, man := range [2][2]float64{{1228, 1}, {1287, -1}} {
		x, to := man[0], man[1]
		b.fill(disc(x, 641, 4.4, 4.4), dark)
		b.fill(shape(x-5, quayAt, x-4, 646, x+4, 646, x+6, quayAt, x+2, quayAt, x, 657, x-2, quayAt), dark)
		crane.add(x, 650, x+to*12, 655)
	}
	b.fill(&crane.Path, dark)
	b.fill(shape(1252, 626, 1276, 626, 1272, 642, 1256, 642), dark)
	b.stroke(trace(1253, 627, 1275, 627), 1.6, 0xfff3cfff)
}

// quay is the quay with its crane, crates, barrels and lamps.
func (b *brush) quay() {
	t := b.tones
	b.outlined(box(960, quayAt, Wide-960, 20), t.wall.Mix(t.foot, 0.5))
	b.fill(shape(930, quayAt+20, 960, quayAt, 960, quayAt+20), t.wall.Mix(t.foot, 0.5))
	joints := hatch{width: 1}
	for i, x := 0, 966.0; x < Wide; i, x = i+1, x+13 {
		joints.add(x, quayAt+1+float64(i%2)*9, x, quayAt+10+float64(i%2)*9)
	}
	joints.add(960, quayAt+10, Wide, quayAt+10)
	b.fill(&joints.Path, t.ink.Fade(0.8))
	b.fill(box(960, quayAt-0.8, Wide-960, 1.6), t.lining.Fade(0.85))
	crane := hatch{width: 4.5}
	crane.add(1000, quayAt, 1000, 598)
	crane.add(1000, 604, 958, 560)
	crane.add(1000, 640, 972, 580)
	b.fill(&crane.Path, t.ink)
	b.stroke(trace(1000, 598, 958, 560), 1, t.rim.Fade(0.7))
	b.stroke(trace(958, 560, 958, 622), 1.4, t.ink)
	b.crate(948, 638, 20)
	for _, at := range [][2]float64{{1108, quayAt}, {1126, quayAt}, {1117, quayAt - 15}, {1376, quayAt}, {1394, quayAt}} {
		b.crate(at[0], at[1], 17)
	}
	for _, x := range []float64{1040, 1058, 1424} {
		b.barrel(x, quayAt)
	}
	for _, x := range []float64{1160, 1350} {
		b.glow(x, 596, 34, 34, window[2], 0.6*t.glow)
		b.fill(box(x-1.2, 604, 2.4, quayAt-604), t.ink)
		b.outlined(box(x-4, 590, 8, 12), 0xfff0bfff)
	}
}

func (b *brush) crate(x, foot, wide float64) {
	b.outlined(box(x, foot-wide*0.85, wide, wide*0.85), 0x5f421fff)
	b.stroke(trace(x+1, foot-wide*0.85+1, x+wide-1, foot-1), 1, 0xd9a860ff)
}

func (b *brush) barrel(x, foot float64) {
	b.outlined(shape(x-6, foot, x-8, foot-8, x-6, foot-16, x+6, foot-16, x+8, foot-8, x+6, foot), 0xb9762cff)
	b.fill(box(x-7.2, foot-13, 14.4, 1.4), b.tones.ink)
	b.fill(box(x-7.2, foot-5, 14.4, 1.4), b.tones.ink)
}
