package foundry

import (
	"image"
	"math"

	"sohofoundry/render/room/skyline"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Ground is the painting of all that does not move.
type Ground struct {
	Moment Moment
	Part   view.Rect // of the scene, in its own lengths
}

// Paint paints the ground. A picture that is painted with a margin reaches beyond the part.
func (g Ground) Paint(onto *image.RGBA) {
	wide := float64(onto.Rect.Max.X + onto.Rect.Min.X) // the margins are alike
	b := newBrush(onto, g.Part, wide, tonesOf(g.Moment))
	b.sky(g.Moment.Weather)
	b.hills(farHills, 540, b.tones.far, 0.8, 6)
	b.town()
	b.hills(midHills, 600, b.tones.mid, 0.9, 7)
	if g.Moment.Weather == Misty {
		b.glow(760, 560, 640, 90, b.tones.lining, 0.55)
		b.glow(1250, 530, 520, 70, b.tones.lining, 0.4)
	}
	b.viaduct()
	b.hills(nearHills, 690, b.tones.low, 1, 8)
	b.trees()
	b.canal()
	b.works()
	b.bank()
}

func (b *brush) sky(w Weather) {
	t := b.tones
	b.down(-4000, 0, t.sky[0], t.sky[0])
	b.down(0, 560, t.sky[0], t.sky[1], t.sky[2], t.sky[3], t.sky[4])
	b.down(559, 5000, t.low.ground, t.low.ground)
	b.glow(t.orb.x, t.orb.y, 520, 330, t.orb.halo, 0.75)
	dark, light := hatch{width: 0.8}, hatch{width: 0.8}
	for y := 26.0; y < 500; y += 5.2 + y*0.004 { // as an engraver does it: level lines that break around the light
		for x := 0.0; x < Wide; {
			long := b.dice.Between(60, 240)
			n, near := noise(x/150, y/34), math.Hypot((x+long/2-t.orb.x)/1.5, y-t.orb.y)
			if n > 0.4 && near > 90 {
				if n > 0.66 && y > 190 {
					light.add(x, y, x+long, y)
				} else {
					dark.add(x, y, x+long, y)
				}
			}
			x += long + b.dice.Between(4, 26)
		}
	}
	b.fill(&dark.Path, t.sky[0].Mix(t.ink, 0.4).Fade(0.36))
	b.fill(&light.Path, t.lining.Fade(0.32))
	for range t.stars {
		star := disc(b.dice.Between(560, 1580), b.dice.Between(10, 210+float64(2*t.stars)), 1.3, 1.3)
		b.fill(star, view.Colour(0xf4ecd8ff).Fade(b.dice.Between(0.4, 0.9)))
	}
	b.fill(disc(t.orb.x, t.orb.y, t.orb.r, t.orb.r), t.orb.colour)
	b.clouds(w)
	b.birds()
}

// clouds are long and lit from below; more of them hang in a clouded sky.
func (b *brush) clouds(w Weather) {
	list := [][4]float64{ // where the middle of each is, how wide and how high
		{980, 330, 330, 15}, {1240, 390, 420, 17}, {700, 372, 260, 12}, {1180, 246, 300, 12}, {800, 268, 240, 10}, {1010, 432, 250, 9},
	}
	if w == Clear {
		list = list[2:]
	}
	if w == Clouded {
		list = append(list, [4]float64{860, 180, 460, 26}, [4]float64{1360, 150, 380, 24}, [4]float64{1080, 90, 520, 28},
			[4]float64{680, 110, 340, 20}, [4]float64{1500, 300, 300, 18})
	}
	for _, c := range list {
		x, y, wide, high := c[0], c[1], c[2], c[3]
		var outline, low []float64
		const pieces = 24
		for i := range pieces + 1 {
			s := math.Sin(math.Pi * float64(i) / pieces)
			outline = append(outline, x-wide/2+float64(i)*wide/pieces, y-high*s*(0.6+0.8*noise(float64(i)/3+x, 4)))
		}
		for i := range pieces + 1 {
			low = append(low, x+wide/2-float64(i)*wide/pieces, y+high*0.34*math.Sin(math.Pi*float64(i)/pieces))
		}
		b.fill(shape(append(outline, low...)...), b.tones.cloud.Fade(0.62))
		b.stroke(trace(low...), 1.4, b.tones.lining.Fade(0.75*min(1, y*y/330/330)))
	}
}

func (b *brush) birds() {
	var birds vector.Path
	for i := range 7 {
		x, y := 760+float64(i)*17+b.dice.Between(-8, 8), 300+b.dice.Between(-24, 24)
		birds.MoveTo(x, y)
		birds.QuadTo(x+4, y-5, x+7, y)
		birds.QuadTo(x+10, y-5, x+14, y-1)
	}
	b.stroke(&birds, 1.3, b.tones.ink.Fade(0.85))
}

func bump(x, at, wide float64) float64 { return math.Exp(-(x - at) * (x - at) / wide / wide) }

func farHills(x float64) float64 {
	return 476 - 38*bump(x, 660, 120) - 52*bump(x, 1080, 150) - 26*bump(x, 1330, 140) + 8*noise(x/40, 1) - 30*bump(x, 400, 160)
}

func midHills(x float64) float64 {
	return 512 - 34*bump(x, 560, 100) - 30*bump(x, 1010, 110) + 22*bump(x, 800, 140) + 7*noise(x/34, 7)
}

func nearHills(x float64) float64 {
	return 604 - 60*bump(x, 480, 150) + 8*noise(x/30, 17) + 10*bump(x, 800, 160) - 16*bump(x, 1000, 90)
}

// hills is a range of hills down to a floor, with strokes that follow its slopes.
func (b *brush) hills(height func(x float64) float64, floor float64, of hill, k float64, rows int) {
	outline := []float64{Wide, floor, 0, floor}
	var ridge []float64
	for x := 0.0; x <= Wide; x += 8 {
		ridge = append(ridge, x, height(x))
	}
	b.fill(shape(append(ridge, outline...)...), of.ground)
	light, dark := hatch{width: 0.8}, hatch{width: 0.9}
	for row := range rows {
		for x := 0.0; x < Wide; x += 6 {
			at := x + b.dice.Between(-2, 2)
			y := height(at) + 4 + float64(row)*11*k*(1+0.12*float64(row)) + b.dice.Between(-3, 3)
			slope := (height(at+6) - height(at-6)) / 12
			if y > floor-4 || noise(at/30+9, y/26) < 0.36 {
				continue
			}
			long, lean := (5+21*math.Abs(slope)+noise(at/40, float64(row))*6)*k, math.Copysign(min(math.Abs(slope)*6+1, 6)*k, slope)
			if (slope > 0) == (at > b.tones.orb.x) { // it falls away from the sun
				dark.add(at, y, at+lean, y+long)
			} else {
				light.add(at, y, at+lean, y+long)
			}
		}
	}
	b.fill(&dark.Path, of.dark.Fade(0.6))
	b.fill(&light.Path, of.light.Fade(0.42))
	b.stroke(trace(ridge...), 1.4, of.light.Fade(0.8))
}

// town is the town on the far hills.
func (b *brush) town() {
	s := skyline.Of("birmingham", 180, 34)
	at := vector.Scale(1, 560, farHills(650)+26)
	b.fill(s.Body.Transformed(at), b.tones.far.ground.Mix(b.tones.far.dark, 0.35))
	b.stroke(s.Edges.Transformed(at), 0.8, b.tones.far.light.Fade(0.7))
}

const (
	railsAt   = 487.0 // the height of the rails
	archWide  = 56.0
	viaductTo = 1040.0
)

func (b *brush) viaduct() {
	t := b.tones
	const y, from = 492.0, 480.0
	shafts, stones := vector.Path{}, hatch{width: 0.7}
	for x := from; x < viaductTo; x += archWide {
		half := (archWide - 13) / 2
		shafts.MoveTo(x-6.5, 614)
		shafts.LineTo(x-6.5, y+38)
		shafts.LineTo(x-6.5, y)
		shafts.LineTo(x+archWide-6.5, y)
		shafts.LineTo(x+archWide-6.5, y+38)
		shafts.CubeTo(x+archWide-6.5, y+38-half*1.33, x+6.5, y+38-half*1.33, x+6.5, y+38)
		shafts.LineTo(x+6.5, 614)
		shafts.Close()
		for h := y + 42; h < 608; h += 6 {
			stones.add(x-6, h, x+6, h)
		}
		for j := range 11 {
			sin, cos := math.Sincos(math.Pi * float64(j) / 10)
			stones.add(x+archWide/2+half*cos, y+38-half*sin, x+archWide/2+half*1.2*cos, y+38-half*1.2*sin)
		}
	}
	b.fill(&shafts, t.arch)
	b.fill(&stones.Path, t.rim.Fade(0.36))
	edges := vector.Path{}
	for x := from; x < viaductTo; x += archWide {
		half := (archWide - 13) / 2
		edges.MoveTo(x+6.5, 606)
		edges.LineTo(x+6.5, y+38)
		edges.CubeTo(x+6.5, y+38-half*1.33, x+archWide-6.5, y+38-half*1.33, x+archWide-6.5, y+38)
	}
	b.stroke(&edges, 1.2, t.rim.Fade(0.65))
	b.fill(box(from, y-5, viaductTo-from, 7), t.arch.Mix(t.rim, 0.12))
	b.fill(box(from, y-6, viaductTo-from, 1.6), t.rim.Fade(0.9))
}

func (b *brush) trees() {
	t := b.tones
	crowns, trunks, light := vector.Path{}, hatch{width: 2}, hatch{width: 0.9}
	for range 42 {
		x := b.dice.Between(560, 985)
		if 840 < x && x < 900 {
			continue
		}
		y, r := nearHills(x)+b.dice.Between(8, 50), b.dice.Between(6, 11)
		trunks.add(x, y, x, y-r)
		for _, at := range [3][2]float64{{-0.55, -1.1}, {0.55, -1.1}, {0, -1.7}} {
			crowns.Ellipse(x+r*at[0], y+r*at[1], r*0.75, r*0.7)
		}
		for i := range 3 {
			light.add(x-r*0.4+float64(i)*r*0.4, y-r*2.2, x-r*0.2+float64(i)*r*0.4, y-r*1.6)
		}
	}
	b.fill(&trunks.Path, t.low.dark)
	b.fill(&crowns, t.low.dark.Mix(t.low.ground, 0.25))
	b.fill(&light.Path, t.low.light.Fade(0.55))
}

const (
	quayAt  = 668.0 // the base of the works
	waterAt = 686.0
	bankAt  = 784.0
)

func (b *brush) canal() {
	t := b.tones
	b.down(waterAt, bankAt+8, t.water[0], t.water[1], t.water[2])
	b.glow(t.orb.x, waterAt+6, 230, 52, t.orb.halo, 0.7)
	b.glow(hallAt, waterAt+8, 210, 74, fire, 0.8*t.glow)
	b.reflections()
	dark, light := hatch{width: 1}, hatch{width: 0.9}
	for row := range 20 {
		y := waterAt + 4 + float64(row)*5.2
		for range 46 {
			x, long := b.dice.Between(0, Wide), b.dice.Between(12, 52)
			if b.dice.Next() < 0.35 {
				light.add(x, y, x+long, y)
			} else {
				dark.add(x, y, x+long, y)
			}
		}
	}
	b.fill(&dark.Path, t.water[2].Mix(t.ink, 0.5).Fade(0.5))
	b.fill(&light.Path, t.glint.Fade(0.3))
}

// reflections are the lights of the works and of the sun on the water.
func (b *brush) reflections() {
	t := b.tones
	glints := func(x, wide float64, c view.Colour, n int, opacity float64) {
		h := hatch{width: 2.2}
		for i := range n {
			down := float64(i) / float64(n)
			long := wide * (0.4 + 0.9*b.dice.Next()) * (1 - 0.3*down)
			at := x + b.dice.Between(-0.35, 0.35)*wide
			h.add(at-long/2, waterAt+4+down*94, at+long/2, waterAt+4+down*94)
		}
		b.fill(&h.Path, c.Fade(opacity))
	}
	glints(t.orb.x, 74, t.glint, 26, 0.7)
	for i := range 5 {
		glints(1034+float64(i)*24.5, 13, window[1], 13, 0.5*t.glow)
	}
	glints(hallAt, 84, 0xffb04aff, 30, 0.75*t.glow)
	glints(hallAt, 40, 0xfff0bfff, 22, 0.75*t.glow)
	glints(cupolaAt, 40, 0xff9a35ff, 16, 0.55*t.glow)
	for _, x := range []float64{1368, 1394, 1432, 1458, 1496, 1522, 1560, 1586, 1160, 1350} {
		glints(x, 11, window[1], 10, 0.42*t.glow)
	}
}

// bank is the near side of the canal, with grass and reeds.
func (b *brush) bank() {
	t := b.tones
	height := func(x float64) float64 { return bankAt + 5*noise(x/60, 3) - 6*bump(x, 640, 80) }
	edge := []float64{}
	for x := 0.0; x <= Wide; x += 10 {
		edge = append(edge, x, height(x))
	}
	b.fill(shape(append(edge, Wide, 4000, 0, 4000)...), t.bank)
	b.stroke(trace(edge...), 1.4, t.rim.Fade(0.6))
	grass, light, reeds := hatch{width: 1.6}, hatch{width: 0.8}, hatch{width: 2}
	for x := 0.0; x < Wide; x += 7 {
		at, high := x+b.dice.Between(-3, 3), b.dice.Between(4, 12)
		grass.add(at, height(at)+1, at+b.dice.Between(-3, 4), height(at)-high)
		if int(x)%3 == 0 {
			light.add(at, height(at)+1, at+1, height(at)-high)
		}
	}
	for _, clump := range []float64{662, 690, 1520, 1560, 1584} {
		for i := range 11 {
			x, high, lean := clump+b.dice.Between(-15, 15), b.dice.Between(20, 44), b.dice.Between(-6, 9)
			reeds.add(x, height(x)+2, x+lean, height(x)-high)
			if i%3 == 0 {
				reeds.Ellipse(x+lean, height(x)-high-2, 2.2, 7)
			}
		}
	}
	b.fill(&grass.Path, t.ink.Mix(t.bank, 0.4))
	b.fill(&light.Path, t.rim.Fade(0.5))
	b.fill(&reeds.Path, t.ink)
}
