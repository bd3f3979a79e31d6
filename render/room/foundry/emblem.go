package foundry

import (
	"image"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Emblem is the painting of what a game is about, for the corner of its small map: kilns, a ship under sail, or a cotton mill.
type Emblem struct{ Of string }

// emblems are painted by the id of a game, 100 lengths wide and 80 high.
var emblems = map[string]func(b *brush, dark, light view.Colour){
	"birmingham": (*brush).kilns, "lancashire": (*brush).ship, "brass": (*brush).cottonMill,
}

// EmblemOf is the emblem of a game, or false if it has none.
func EmblemOf(game string) (Emblem, bool) {
	_, ok := emblems[game]
	return Emblem{game}, ok
}

// Paint paints the emblem as large as the picture.
func (e Emblem) Paint(onto *image.RGBA) {
	b := newBrush(onto, view.Rect{W: 100, H: 80}, float64(onto.Rect.Dx()), &lights[Dusk])
	dark, light := view.Colour(0x17110dff), view.Colour(0xf4e2b8ff)
	if e.Of == "brass" {
		dark = 0x3a2412ff
	}
	emblems[e.Of](b, dark, light)
}

// kilns are bottle kilns, whose smoke drifts away, and a canal lock before them.
func (b *brush) kilns(dark, light view.Colour) {
	b.glow(50, 76, 70, 40, 0x0b0f0eff, 0.9)
	for i, k := range [][3]float64{{24, 74, 0.9}, {50, 74, 1.2}, {78, 74, 0.8}} {
		x, y, s := k[0], k[1], k[2]
		for n := range 5 {
			at := float64(n)
			b.glow(x+at*at*1.3*s, y-(44+9*at)*s, (5+2.2*at)*s, (4+1.8*at)*s, 0xf2dfbdff, 0.75-0.12*at)
		}
		var kiln vector.Path
		kiln.MoveTo(x-13*s, y)
		kiln.CubeTo(x-17*s, y-16*s, x-6*s, y-26*s, x-4*s, y-40*s)
		kiln.LineTo(x+4*s, y-40*s)
		kiln.CubeTo(x+6*s, y-26*s, x+17*s, y-16*s, x+13*s, y)
		kiln.Close()
		b.fill(&kiln, dark)
		b.stroke(&kiln, 1.4, light)
		rings := hatch{width: 1}
		for _, up := range []float64{12, 22, 32} {
			wide := [...]float64{13, 8.4, 5}[int(up)/11-1]
			rings.add(x-wide*s, y-up*s, x+wide*s, y-up*s)
		}
		b.fill(&rings.Path, light.Fade(0.55))
		b.fill(box(x-4*s, y-8*s, 8*s, 8*s), [3]view.Colour{fire, 0xffc766ff, fire}[i])
	}
	b.fill(box(2, 73.4, 96, 1.8), light)
}

// ship is a merchant ship under all sails.
func (b *brush) ship(dark, light view.Colour) {
	b.glow(50, 72, 56, 10, 0x0b1a20ff, 0.8)
	masts := hatch{width: 1.6}
	for i, m := range [][2]float64{{28, 14}, {50, 6}, {71, 16}} {
		x, top := m[0], m[1]
		masts.add(x, 62, x, top)
		high := (58 - top) / 3
		for sail := range 3 {
			y, wide := top+2+float64(sail)*high, 7+float64(sail)*2.6-float64(i%2)*-1.4
			var cloth vector.Path
			cloth.MoveTo(x-wide, y+1)
			cloth.LineTo(x+wide, y)
			cloth.QuadTo(x+wide+4, y+high*0.5, x+wide+1, y+high-2)
			cloth.QuadTo(x, y+high-5, x-wide-1, y+high-1)
			cloth.QuadTo(x-wide+3, y+high*0.5, x-wide, y+1)
			cloth.Close()
			b.fill(&cloth, light)
			b.stroke(&cloth, 0.9, dark)
		}
	}
	masts.add(78, 60, 98, 48)
	b.fill(&masts.Path, dark)
	b.outlinedIn(shape(78, 58, 96, 49, 79, 30), light, dark)
	var hull vector.Path
	hull.MoveTo(10, 56)
	hull.LineTo(18, 60)
	hull.LineTo(90, 60)
	hull.QuadTo(86, 70, 78, 73)
	hull.LineTo(22, 73)
	hull.QuadTo(12, 68, 10, 56)
	hull.Close()
	b.fill(&hull, dark)
	b.stroke(trace(14, 63, 87, 63), 1.4, light)
	waves := hatch{width: 1.3}
	for i := range 6 {
		x := 4 + float64(i)*16
		waves.add(x, 75+float64(i%2)*2, x+10, 75+float64(i%2)*2)
	}
	b.fill(&waves.Path, 0xbfe0e6ff)
}

// cottonMill is a mill of many windows with its chimney.
func (b *brush) cottonMill(dark, light view.Colour) {
	b.glow(50, 74, 66, 34, 0x5a3c1cff, 0.7)
	for n := range 6 {
		at := float64(n)
		b.glow(20+at*at*1.4, 10-4*at+12, 5+2.4*at, 4+1.8*at, 0xfff3daff, 0.8-0.11*at)
	}
	b.outlinedIn(shape(15, 76, 17, 18, 23, 18, 25, 76), dark, light)
	b.outlinedIn(box(34, 34, 56, 42), dark, light)
	b.outlinedIn(shape(31, 34, 36, 27, 88, 27, 93, 34), dark, light)
	b.outlinedIn(shape(56, 27, 62, 18, 68, 27), dark, light)
	for floor := range 4 {
		for i := range 7 {
			b.fill(box(38+float64(i)*7.2, 38+float64(floor)*9.4, 4, 5.6), [3]view.Colour{0xffcf78ff, 0xffe9b4ff, 0xf6b85cff}[(i+2*floor)%3])
		}
	}
	b.fill(box(4, 75.4, 92, 1.8), light)
}

// outlinedIn fills a path, and draws its outline in another colour.
func (b *brush) outlinedIn(p *vector.Path, c, line view.Colour) {
	b.fill(p, c)
	b.stroke(p, 1.2, line)
}
