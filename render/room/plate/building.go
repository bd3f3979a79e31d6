package plate

import (
	"image/color"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// building is the drawing of an industry's level: by day, or by night with lights, smoke and fire.
type building struct {
	industry engine.Industry
	level    int8
	night    bool
	burn     livery.Burn // of its lights at night
	ink, cut view.Colour
	roof     view.Colour // a little lighter than the walls
	wall     view.Colour // of the parts in front of the walls
	smoke    view.Colour
}

// Fire and lamplight have the same colours in all palettes.
const (
	windowLight view.Colour = 0xffdc7cff
	dimLight    view.Colour = 0xc98b3cff
	fire        view.Colour = 0xff9a35ff
	flame       view.Colour = 0xffe28fff
	glow        view.Colour = 0xff8a2aff
	lamp        view.Colour = 0xffe4a0ff
)

func (b *building) shape() *vector.Shape {
	return assets.Shape("art/" + livery.IndustryIcon(b.industry) + "-" + strconv.Itoa(int(b.level)))
}

// colour is that of a role in the drawings.
func (b *building) colour(role string) color.Color {
	c := b.ink
	switch role {
	case "cut":
		c = b.cut
	case "roof":
		c = b.roof
	case "wall":
		c = b.wall
	case "smoke":
		c = b.smoke
	case "window":
		if c = b.burn.Of(windowLight); !b.night {
			c = b.cut.Fade(0.42)
		}
	case "dim":
		if c = b.burn.Of(dimLight); !b.night {
			c = b.cut.Fade(0.3)
		}
	case "fire":
		c = b.burn.Of(fire)
	case "flame":
		c = b.burn.Of(flame)
	case "glow":
		c = b.burn.Of(glow)
	case "lamp":
		c = b.burn.Of(lamp)
	}
	return c.NRGBA()
}

// shows tells which layers of a drawing are seen at a size: s for the least details only, m and l for more of them.
func (b *building) shows(side int) func(class string) bool {
	return func(class string) bool {
		switch class {
		case "s":
			return side < medium
		case "m":
			return side >= medium
		case "l":
			return side >= large
		case "flipped":
			return b.night
		}
		return !b.night
	}
}

// levels is the highest level of each industry.
var levels = [engine.MaxIndustries]float64{engine.Cotton: 4, engine.Manufacturer: 8, engine.Pottery: 5, engine.CoalMine: 4, engine.IronWorks: 4,
	engine.Brewery: 4, engine.Port: 4, engine.Shipyard: 2}

// build draws a building with its feet in the middle of the lower edge of an area, as large as fits; those of low levels are
// smaller. A plate of this side in pixels says how much is seen.
func (s *sheet) build(b building, area view.Rect, side int) {
	shape := b.shape()
	part := 0.74 + 0.26*float64(b.level)/levels[b.industry]
	f := min(area.W/shape.Width, area.H*part/shape.Height, 1.3)
	to := vector.Scale(f*s.k, (area.Middle().X-f*shape.Width/2)*s.k, (area.Bottom()-f*shape.Height)*s.k)
	shape.Draw(s.RGBA, to, vector.Look{Colour: b.colour, Shows: b.shows(side)})
}
