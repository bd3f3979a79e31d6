package foundry

import (
	"image"
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Train is the painting of an engine with its tender and carriages, heading left.
type Train struct{ Light Light }

// Paint paints the train.
func (t Train) Paint(onto *image.RGBA) {
	b := newBrush(onto, view.Rect{X: -4, Y: -44, W: trainLong, H: 48}, float64(onto.Rect.Dx()), &lights[t.Light])
	const black view.Colour = 0x100c0bff
	rim := b.tones.rim
	b.glow(58, -14, 20, 16, fire, 0.9)
	b.fill(box(4, -13, 40, 5), black)
	b.fill(box(8, -24, 38, 12), black)
	b.stroke(trace(9, -24, 44, -24), 0.9, rim.Fade(0.8))
	b.fill(box(13, -33, 7, 10), black)
	b.fill(box(11, -35, 11, 3), black)
	b.fill(disc(32, -24, 5, 5), black)
	b.fill(box(42, -32, 17, 24), black)
	b.fill(box(40, -34, 21, 3), black)
	b.fill(box(46, -28, 8, 8), 0xffc766ff)
	b.fill(box(63, -20, 26, 13), black)
	b.stroke(trace(63, -20, 89, -20), 0.8, rim.Fade(0.6))
	b.fill(disc(6, -16, 2.4, 2.4), 0xfff0bfff)
	b.glow(4, -15, 8, 8, window[2], 0.8)
	for _, w := range [][2]float64{{12, 4}, {26, 6.4}, {40, 6.4}, {53, 4}, {70, 4}, {83, 4}} {
		b.wheel(w[0], w[1])
	}
	for i := range 4 {
		b.carriage(94+float64(i)*62, i)
	}
}

func (b *brush) wheel(x, r float64) {
	b.fill(disc(x, -r, r, r), 0x100c0bff)
	b.stroke(disc(x, -r, r*0.9, r*0.9), 0.8, b.tones.rim.Fade(0.7))
}

func (b *brush) carriage(x float64, n int) {
	b.outlined(box(x, -24, 58, 18), 0x4a2420ff)
	b.fill(shape(x, -24, x+6, -27.5, x+52, -27.5, x+58, -24), 0x100c0bff)
	b.stroke(trace(x, -24, x+58, -24), 0.9, b.tones.rim.Fade(0.7))
	for i := range 6 {
		b.fill(box(x+4+float64(i)*9, -20, 6, 7), [3]view.Colour{0xffdf93ff, 0xffcf70ff, 0xffe9b4ff}[(n+i)%3])
	}
	for _, at := range [4]float64{10, 20, 40, 50} {
		b.wheel(x+at, 3.6)
	}
}

// Boat is the painting of a narrowboat laden with coal and barrels, heading left.
type Boat struct{ Light Light }

// Paint paints the boat.
func (t Boat) Paint(onto *image.RGBA) {
	b := newBrush(onto, view.Rect{X: -44, Y: -70, W: 380, H: 86}, float64(onto.Rect.Dx()), &lights[t.Light])
	const black view.Colour = 0x15110fff
	b.glow(150, 6, 180, 9, 0x070b0dff, 0.9)
	var hull vector.Path
	hull.MoveTo(0, -20)
	hull.QuadTo(10, 0, 30, 2)
	hull.LineTo(280, 2)
	hull.QuadTo(292, -1, 296, -20)
	hull.Close()
	b.fill(&hull, black)
	b.stroke(trace(0, -20, 296, -20), 1.2, b.tones.rim)
	b.stroke(trace(5, -15, 28, -11, 291, -11), 3, 0xc0392bff)
	b.stroke(trace(7, -11.5, 29, -7.5, 290, -7.5), 1.2, 0xf0b441ff)
	b.outlined(shape(40, -20, 52, -34, 78, -40, 108, -33, 118, -20), 0x0e0d0eff)
	lumps := hatch{width: 1.2}
	for i := range 8 {
		x, y := 50+float64(i)*8, -30+math.Mod(float64(i)*5, 9)
		lumps.add(x, y, x+5, y-3)
	}
	b.fill(&lumps.Path, 0x8b9aa3cc)
	b.outlined(shape(112, -20, 116, -36, 140, -43, 164, -36, 168, -20), 0x4b5a4aff)
	for i := range 3 {
		b.barrel(183+float64(i)*15, -20)
	}
	b.cabin()
	b.steerer()
	b.glow(10, -26, 44, 34, window[2], 0.55*b.tones.glow)
	b.outlined(box(7, -31, 6, 8), 0xfff3cfff)
}

// cabin is painted with castles and roses.
func (b *brush) cabin() {
	b.outlined(box(222, -44, 68, 25), 0x1f4a3dff)
	b.outlined(box(219, -47, 74, 4), 0x8c2b2bff)
	b.fill(box(226, -40, 18, 17), 0x8c2b2bff)
	b.stroke(box(226, -40, 18, 17), 1.2, 0xf0b441ff)
	b.fill(disc(235, -31.5, 4, 4), 0xf4e8cdff)
	b.fill(disc(235, -31.5, 1.8, 1.8), 0xc0392bff)
	for _, x := range [2]float64{256, 276} {
		b.glow(x, -32, 17, 15, window[2], 0.5)
		b.fill(disc(x, -32, 5.4, 5.4), 0xffe3a0ff)
		b.stroke(disc(x, -32, 5.4, 5.4), 1.6, 0xf0b441ff)
	}
	b.fill(box(231, -60, 6, 14), 0x15110fff)
	b.fill(box(230, -56, 8, 2.4), 0xf0b441ff)
}

func (b *brush) steerer() {
	const x, black = 300.0, view.Colour(0x15110fff)
	b.fill(disc(x, -53, 4.8, 4.8), black)
	b.fill(box(x-6.5, -59.6, 13, 2.4), black)
	b.fill(box(x-4, -64, 8, 5), black)
	b.fill(shape(x-6, -18, x-6, -44, x, -48, x+6, -44, x+6, -18), black)
	b.stroke(trace(x+3, -40, x+14, -32, x+20, -33), 3, black)
	b.stroke(trace(322, -21, 316, -30, 308, -33), 3, 0xc0392bff)
	b.stroke(trace(320, -24, 322, 2), 4, black)
	b.stroke(trace(x-6, -44, x-6, -20), 1.1, b.tones.rim.Fade(0.9))
}
