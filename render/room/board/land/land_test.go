package land

import (
	"image"
	"math"
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

func sheetOf(m *Map, zoom float64) *Sheet {
	return &Sheet{Site: pegs(m), Origin: view.Point{X: 20, Y: -15}, Unit: usualScale * zoom, Zoom: zoom, Pixel: 1, Colours: theme.Foundry.CanalLand}
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

// While panning only offsets change, and near a step of the zoom its tiles are stretched.
func TestTilesAreFoundAgain(t *testing.T) {
	area := view.Rect{W: 1000, H: 700}
	before := *sheetOf(Birmingham, 1)
	panned, zoomed := before, before
	panned.Origin = view.Point{X: before.Origin.X - 7, Y: before.Origin.Y + 3}
	zoomed.Zoom, zoomed.Unit = 1.1, 1.1*before.Unit
	tiles := before.Items(area)
	moved, stretched := panned.Items(area), zoomed.Items(area)
	for i, tile := range tiles {
		if tile.Area.W != Side || tile.Area.H != Side || tile.Area.X != math.Trunc(tile.Area.X) {
			t.Errorf("at zoom 1 a tile is at %v, which is not whole pixels", tile.Area)
		}
		if moved[i].Painting != tile.Painting || moved[i].Area != tile.Area.Move(-7, 3) {
			t.Errorf("the tile at %v is another one at %v when the land has moved", tile.Area, moved[i].Area)
		}
		if stretched[i].Painting != tile.Painting || math.Abs(stretched[i].Area.W-1.1*Side) > 0.1 {
			t.Errorf("the tile at %v is another one at %v when one looks a little closer", tile.Area, stretched[i].Area)
		}
	}
	if closer := sheetOf(Birmingham, 2).Items(area); closer[len(closer)-1].Painting == tiles[0].Painting {
		t.Error("from near the land has no more detail")
	}
}

// A plain map has soft shades and no strokes, and towns have quiet land around them.
func TestWhatIsEngraved(t *testing.T) {
	tile := sheetOf(Birmingham, 1).Items(view.Rect{W: 1000, H: 700})[0].Painting.(Tile)
	hills, town := image.Pt(40, 150), image.Pt(480, 240)
	engraved, quiet := roughness(painted(tile, hills, 100)), roughness(painted(tile, town, 100))
	tile.Plain = true
	if plain := roughness(painted(tile, hills, 100)); plain > 2 || engraved < 4*plain {
		t.Errorf("the plain map is as rough as %.1f, the engraved one as %.1f", plain, engraved)
	}
	if quiet > engraved {
		t.Errorf("under a town the land is as rough as %.1f, in the hills as %.1f", quiet, engraved)
	}
}

// roughness is how much a pixel differs from its neighbour, on the average.
func roughness(of *image.RGBA) float64 {
	sum, n := 0, 0
	for y := of.Rect.Min.Y; y < of.Rect.Max.Y; y++ {
		for x := of.Rect.Min.X + 1; x < of.Rect.Max.X; x++ {
			sum += far(of.RGBAAt(x, y).G, of.RGBAAt(x-1, y).G)
			n++
		}
	}
	return float64(sum) / float64(n)
}

func far(a, b uint8) int { return max(int(a), int(b)) - min(int(a), int(b)) }
