package land

import (
	"image"
	"math"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Tile is a square of the land in a picture. Two that are equal look the same.
type Tile struct {
	*survey
	Colours theme.Land
	Rail    bool // there are railways: the sun stands low in the south-west
	Plain   bool // without decoration: no hachures, fields, woods, houses or ships
	origin  image.Point
}

// Side is how wide and high tiles are, in pixels: with the margin that late paintings have they fill a texture of 256 by 256.
const Side = 254

// Paint draws the tile.
func (t Tile) Paint(onto *image.RGBA) {
	s := t.survey
	s.drawn()
	b := newBrush(onto, t.origin)
	b.wash(t.ground)
	if !t.Plain {
		t.till(b, s)
		t.hachure(b, s)
	}
	t.banks(b, s)
	if s.coast != nil {
		t.flood(b, s)
	}
	t.waters(b, s)
	if !t.Plain {
		t.plant(b, s)
	}
	t.write(b, s)
	b.wash(t.light(b))
	if !t.Plain {
		t.build(b, s)
		t.moor(b, s)
		if s.coast != nil {
			t.sail(b, s)
		}
	}
	t.compass(b, s)
}

// hachure draws the strokes of all blocks that may reach into the tile.
func (t *Tile) hachure(b *brush, s *survey) {
	const reach = hachureLong + 2
	column := func(x float64) int { return int(math.Floor(x / blockSide)) }
	for y := column(b.seen.Y - reach); y <= column(b.seen.Bottom()+reach); y++ {
		for x := column(b.seen.X - reach); x <= column(b.seen.Right()+reach); x++ {
			strokes := s.hachures(x, y)
			for i := range strokes {
				strokes[i].draw(b, t.Colours.Light, t.Colours.Dark)
			}
		}
	}
}

// clearings are where the morning is a little brighter: printed points and radii in units.
var clearings = [4][3]float64{{640, 360, 180}, {300, 800, 170}, {760, 640, 150}, {400, 250, 140}}

// ground is the tone of the land at a pixel of the map: meadows in the north-west, dark land in the south-east.
func (t *Tile) ground(p view.Point) tint {
	in := t.rect(t.site.Bounds)
	const across, down = 0.8, 1.0
	part := ((p.X-in.X)/in.W*across + (p.Y-in.Y)/in.H*down) / (across*across + down*down)
	c := t.Colours
	tone := tintOf(c.Meadow).between(tintOf(c.Land), float32(min(max(2*part, 0), 1)))
	if part > 0.5 {
		tone = tintOf(c.Land).between(tintOf(c.Far), float32(min(2*part-1, 1)))
	}
	for _, k := range clearings {
		r := t.unit(k[2])
		tone = tintOf(c.Haze).times(glow(p, t.at(k[0], k[1]), 1.7*r, r, 1, 0.5, 0.5)).over(tone)
	}
	return tone
}

// The shade under a town reaches beyond its spaces by some units, and lies a little below its middle.
const (
	shadeWide, shadeHigh = 46.0, 44.0
	shadeBelow           = 6.0
)

// light is the light of the low sun and the shade under towns.
func (t *Tile) light(b *brush) func(view.Point) tint {
	in := t.rect(t.site.Bounds)
	sun, w, h, half := view.Point{X: in.X, Y: in.Y}, 0.75*in.W, 0.8*in.H, 0.5
	if t.Rail {
		sun, w, h, half = view.Point{X: in.X, Y: in.Bottom()}, 0.8*in.W, 0.7*in.H, 0.375
	}
	var towns []view.Rect
	for _, town := range t.site.Towns {
		shade := t.rect(view.Around(town.Spaces.Middle().Add(view.Point{Y: shadeBelow}), town.Spaces.W+2*shadeWide, town.Spaces.H+2*shadeHigh))
		if !t.Plain && shade.Inset(-washStep).Meets(b.seen) {
			towns = append(towns, shade)
		}
	}
	return func(p view.Point) tint {
		tone := tintOf(t.Colours.Sun).times(glow(p, sun, w, h, 1, 0.5, half))
		for _, town := range towns {
			if strong := glow(p, town.Middle(), town.W/2, town.H/2, 0.47, 0.6, 0.25); strong > 0 {
				tone = tint{3: float32(strong)}.over(tone)
			}
		}
		return tone
	}
}
