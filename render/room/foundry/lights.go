package foundry

import (
	"image"
	"math"

	"sohofoundry/render/ui/random"
	"sohofoundry/render/ui/view"
)

// The lights flicker at beats, all at once, and those that are near each other are one picture: the fewer areas change, the less is drawn
// anew. After some beats all begins again, so that few pictures are painted.
const (
	beats  = 3 // in a second
	rounds = 9 // beats until all begins again
)

// Cluster is a number of lights that are near each other.
type Cluster uint8

// The clusters.
const (
	MillWindows Cluster = iota
	HallWindows
	Furnace
	FireOnWater
	SunOnWater
	clusters
)

// Lights is the painting of a cluster of lights at a beat, above the ground.
type Lights struct {
	Cluster Cluster
	Beat    int // from 0 to rounds-1
	Light   Light
}

// place is where in the scene a cluster is.
func (l Lights) place() view.Rect {
	const wide = 110.0 // half of the light of the sun on the water
	return [clusters]view.Rect{
		MillWindows: {X: 1022, Y: 440, W: 128, H: 220},
		HallWindows: {X: 1164, Y: 586, W: 440, H: 56},
		Furnace:     {X: cupolaAt - 84, Y: 340, W: 168, H: 222},
		FireOnWater: {X: hallAt - 100, Y: waterAt, W: 200, H: 98},
		SunOnWater:  {X: lights[l.Light].orb.x - wide, Y: waterAt, W: 2 * wide, H: 98},
	}[l.Cluster]
}

// Paint paints the lights as large as the picture.
func (l Lights) Paint(onto *image.RGBA) {
	b := newBrush(onto, l.place(), float64(onto.Rect.Dx()), &lights[l.Light])
	switch l.Cluster {
	case MillWindows, HallWindows:
		b.flickering(l)
	case Furnace:
		b.furnace(l.Beat)
	case FireOnWater, SunOnWater:
		b.glints(l)
	}
}

// lights draws the clusters, and the glow of the fire in the gate.
func (d *drawing) lights() {
	beat := int(d.seconds*beats+0.01) % rounds
	for cluster := range clusters {
		l := Lights{cluster, beat, d.Moment.Light}
		at := l.place()
		d.picture(d.area(at.X, at.Y, at.W, at.H), l, 1)
	}
	const r = 130.0
	if f := flicker(100, beat); f > 0 {
		d.picture(d.area(hallAt-r, 640-r, 2*r, 2*r), Puff{Kind: Glow, Light: d.Moment.Light}, 2*flickerStep*f)
	}
}

const flickerStep = 0.08

// flicker is how much brighter a light burns than usual: 0, 1 or 2 steps. Each stays as it is for two to four beats.
func flicker(light, beat int) float64 {
	long := 2 + int(3*random.Of(uint64(light+1)*random.Step))
	n := uint64((beat + light%long) / long)
	return math.Floor(3 * random.Of((n+1)*random.Step+uint64(light)*0x632be59bd9b4e019))
}

// flickering are those windows of a cluster that burn brighter.
func (b *brush) flickering(l Lights) {
	for i, p := range panes(b.tones.lit) {
		if f := flicker(i, l.Beat); p.kind > 0 && f > 0 && l.place().Holds(p.at) {
			b.fill(disc(p.at.X+p.at.W/2, p.at.Y+p.at.W/2, p.at.W/2, p.at.W/2), view.Colour(0xfffbe8ff).Fade(2*flickerStep*f))
			b.fill(box(p.at.X, p.at.Y+p.at.W/2, p.at.W, p.at.H-p.at.W/2), view.Colour(0xfffbe8ff).Fade(2*flickerStep*f))
		}
	}
}

// furnace is the flame at the top of the cupola, with its sparks.
func (b *brush) furnace(beat int) {
	if f := flicker(101, beat); f > 0 {
		b.glow(cupolaAt, 478, 80, 80, fire, 2*flickerStep*f)
	}
	lean := [...]float64{-3, 4, 0, 2, -2}[beat%5]
	flame := func(c view.Colour, at ...float64) {
		for i := 0; i < len(at); i += 2 {
			high := (494 - at[i+1]) / 42
			at[i], at[i+1] = at[i]+lean*high, at[i+1]-0.8*math.Abs(lean)*high*high
		}
		b.fill(shape(at...), c)
	}
	flame(0xff9a35ff, 1454, 494, 1450, 474, 1460, 480, 1468, 452, 1476, 476, 1486, 466, 1486, 494)
	flame(0xffe08aff, 1460, 494, 1463, 482, 1469, 468, 1474, 484, 1480, 478, 1480, 494)
	const sparks = 14
	for i := range sparks {
		age := math.Mod(float64(beat)/rounds+random.Of(uint64(i+1)*random.Step), 1)
		x := cupolaAt + (random.Of(uint64(i+50)*0xc2b2ae3d27d4eb4f)-0.4)*30 + age*age*46
		b.fill(disc(x, 470-age*118, 1.3, 1.3), view.Colour(0xffc766ff).Fade(1-age))
	}
}

// glints are lights on the water, which come and go.
func (b *brush) glints(l Lights) {
	const glints = 14
	at := l.place()
	for i := range glints {
		n := uint64((l.Beat + i%3) / 3)
		dice := random.Source(n*0x632be59bd9b4e019 + uint64(i)*random.Step + uint64(l.Cluster))
		long := dice.Between(8, 34)
		x := at.X + at.W/2 + dice.Between(-1, 1)*(at.W/2-long/2) - long/2
		b.fill(box(x, at.Y+6+dice.Next()*86, long, 2.2), b.tones.glint.Fade(0.3+0.5*dice.Next()))
	}
}
