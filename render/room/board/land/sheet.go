package land

import (
	"image"
	"math"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Sheet is the land where a view shows it.
type Sheet struct {
	Site    *Site
	Origin  view.Point // where the printed origin is
	Unit    float64    // logical units in a unit
	Zoom    float64    // how much larger than all of the board that is
	Pixel   float64    // logical units in a pixel; 0 if that does not matter
	Colours theme.Land
	Rail    bool
	Plain   bool // without decoration: no hachures, fields, woods, houses or ships
}

// steps are the zooms for which the land is drawn; for others the tiles of one are stretched.
var steps = [...]float64{1, 1.5, 2, 3, 4}

// Items are the pictures of the land in an area. When it is looked at closely, that of all of it, which is most likely there
// already, is seen until the closer one is.
func (s *Sheet) Items(area view.Rect) (items []view.Item) {
	step := 0
	for step+1 < len(steps) && s.Zoom*s.Zoom > steps[step]*steps[step+1] {
		step++
	}
	if step > 0 {
		items = s.tiles(items, area, 1)
	}
	return s.tiles(items, area, steps[step])
}

// tiles adds those of a step.
func (s *Sheet) tiles(items []view.Item, area view.Rect, step float64) []view.Item {
	const grain = 1 << 12 // zooming must come back to the same scale
	whole := s.Pixel
	if whole == 0 {
		whole = 1
	}
	scale := math.Round(s.Unit/s.Zoom*step/whole*grain) / grain
	pixel := s.Unit / scale // logical units in a pixel of the map
	if math.Abs(pixel/whole-1) < 1e-3 {
		pixel = whole
	}
	tile := Tile{survey: surveyOf(surveyKey{s.Site, scale, step >= closeZoom}), Colours: s.Colours, Rail: s.Rail, Plain: s.Plain}
	in := s.Site.Bounds
	left, top := int(math.Floor(in.X*scale)), int(math.Floor(in.Y*scale))
	side := Side * pixel
	for y := top; float64(y) < in.Bottom()*scale; y += Side {
		for x := left; float64(x) < in.Right()*scale; x += Side {
			at := view.Rect{X: s.Origin.X + float64(x)*pixel, Y: s.Origin.Y + float64(y)*pixel, W: side, H: side}
			if at.Meets(area) {
				tile.origin = image.Pt(x, y)
				items = append(items, view.Item{Kind: view.Picture, Area: at, Painting: tile, Late: image.Pt(Side, Side), Fill: view.White})
			}
		}
	}
	return items
}
