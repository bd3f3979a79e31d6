package paint

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestPartsKeepTheirPlaces: parts of many sizes, stored little by little, lie apart from each other on their pages until the
// pages are cleared; and then the same pages are filled anew.
func TestPartsKeepTheirPlaces(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	var p pages
	for range 2 {
		taken := map[*ebiten.Image][]image.Rectangle{}
		for p.filled < 4 {
			var cuts []cut
			for range 1 + random.IntN(40) {
				size := image.Pt(1+random.IntN(200), 1+random.IntN(90))
				if random.IntN(150) == 0 {
					size.X = pageWide - 40 + random.IntN(80)
				}
				cuts = append(cuts, cut{&part{at: image.Rectangle{Max: size}}, image.White})
			}
			p.store(slices.Clone(cuts))
			for _, c := range cuts {
				area := c.at.Add(c.in)
				if !area.In(c.page.Bounds()) || slices.ContainsFunc(taken[c.page], area.Overlaps) {
					t.Fatalf("%v lies on another part, or beyond its page", area)
				}
				taken[c.page] = append(taken[c.page], area)
			}
		}
		if len(p.large) == 0 {
			t.Error("nothing was larger than a page: the test shows less than it could")
		}
		before := slices.Clone(p.list)
		p.clear(2 * pageBytes)
		if p.bytes() != 0 || !slices.Equal(p.list, before[:2]) {
			t.Errorf("cleared, there are %d pages with %d bytes in use", len(p.list), p.bytes())
		}
	}
}
