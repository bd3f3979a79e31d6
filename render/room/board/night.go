package board

import (
	"math"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// Night darkens the land at the end of an era, so that the links shine. It lies below all that stands on the land.
type Night struct {
	Fallen float64                   // how far it has come, from 0 to 1
	Light  func(engine.Line) float64 // how bright the link on a line shines, from 0 to 1
}

// nightly is the colour of the darkness, and how much of the land it covers at most.
const (
	nightly     = view.Colour(0x070b12ff)
	nightCovers = 0.68
)

// halos are the strokes of light around a link: how wide they are in units, and how bright.
var halos = [...]struct{ wide, strength float64 }{{56, 0.12}, {36, 0.22}, {22, 0.42}}

// lightSteps are in how many steps a light comes up: a painter keeps the picture of every step.
const lightSteps = 4

// How much of what shines by day is lost by night: of lines without a link, and of empty spaces.
const (
	nightLines  = 0.6
	nightSpaces = 0.5
)

// dusk is how far night has fallen.
func (d *drawing) dusk() float64 {
	if d.m.Night == nil {
		return 0
	}
	return d.m.Night.Fallen
}

// lightOf is how bright the link on a line shines now.
func (d *drawing) lightOf(x engine.Line) float64 {
	if d.m.Night == nil || d.m.Night.Light == nil {
		return 0
	}
	return math.Ceil(lightSteps*d.m.Night.Light(x)) / lightSteps
}

// nightfall draws the darkness over the land, and the light of the links on it.
func (d *drawing) nightfall() {
	if d.m.Night == nil {
		return
	}
	d.Add(view.Item{Kind: view.Box, Area: d.area, Fill: nightly.Fade(nightCovers * d.dusk())})
	for x := engine.Line(1); int(x) < len(d.g.Lines); x++ {
		owner, built := d.owner(x)
		light := d.lightOf(x)
		if !built || light == 0 {
			continue
		}
		colour := livery.Plate(d.Palette, owner)
		for _, h := range halos {
			d.stroke(x, h.wide, colour.Fade(h.strength*light))
		}
		disc := d.areaOf(thing.Of(x))
		reach := 4 * disc.W
		d.Picture(view.Around(disc.Middle(), reach, reach), plate.Lamp{Colour: colour}, 0.6*light)
	}
}
