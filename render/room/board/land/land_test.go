package land

import (
	"image"
	"testing"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// pegs are towns and lines where there are none, so that the land has something to keep free.
func pegs(m *Map) *Site {
	return &Site{Map: m, Stretch: 1.4, Bounds: view.Rect{X: -20, Y: 20, W: 1350, H: 950}, North: "N",
		Towns: []Town{{Spaces: view.Rect{X: 700, Y: 400, W: 110, H: 53}, All: view.Rect{X: 680, Y: 400, W: 150, H: 82}, Streets: true}},
		Lines: [][]view.Point{{{X: 755, Y: 430}, {X: 900, Y: 600}}}, Tiles: []view.Point{{X: 830, Y: 515}}}
}

var maps = map[string]*Map{"Birmingham": Birmingham, "Lancashire": Lancashire}

func sheetOf(m *Map, zoom float64) Sheet {
	return Sheet{Site: pegs(m), Origin: view.Point{X: 20, Y: -15}, Unit: usualScale * zoom, Zoom: zoom, Pixel: 1, Colours: theme.Foundry.CanalLand}
}

func painted(t Tile, origin image.Point, side int) *image.RGBA {
	t.origin = origin
	onto := image.NewRGBA(image.Rect(-1, -1, side+1, side+1))
	t.Paint(onto)
	return onto
}

// A tile is what lies there of a larger picture: nothing ends at its edges.
func TestTilesFitTogether(t *testing.T) {
	for name, m := range maps {
		for _, zoom := range []float64{1, 2} {
			sheet := sheetOf(m, zoom)
			tile := sheet.Items(view.Rect{W: 1000, H: 700})[0].Painting.(Tile)
			tile.survey = surveyOf(surveyKey{sheet.Site, usualScale * zoom, zoom > 1})
			whole := painted(tile, image.Pt(256, 256), 512)
			part := painted(tile, image.Pt(512, 512), 256)
			for y := range 256 {
				for x := range 256 {
					if a, b := whole.RGBAAt(256+x, 256+y), part.RGBAAt(x, y); far(a.R, b.R)+far(a.G, b.G)+far(a.B, b.B) > 12 {
						t.Fatalf("%s, zoom %v: at %d, %d there is %v, and %v in the larger picture", name, zoom, x, y, b, a)
					}
				}
			}
		}
	}
}

func far(a, b uint8) int { return max(int(a), int(b)) - min(int(a), int(b)) }
