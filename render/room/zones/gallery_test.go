package zones_test

import (
	"image"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// TestGallery draws the board for the gallery, in every window and palette: it is compared with nothing.
func TestGallery(t *testing.T) {
	album := golden.Open(t)
	g := decks.Industry()
	for _, stage := range []struct {
		name      string
		decisions int
		hover     industry.ID
	}{{"zones-start", 3, industry.NoZone}, {"zones", 150, industry.NoZone}, {"zones-pointed", 150, industry.At(2, 4)}, {"zones-end", 600, industry.NoZone}} {
		for name, p := range theme.Palettes {
			for _, pixels := range []image.Point{{X: 1280, Y: 720}, {X: 1600, Y: 1000}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 360, Y: 640}} {
				if name == theme.Foundry.Name {
					name = ""
				}
				album.Show(t, golden.Shot{Screen: stage.name, Palette: name, Pixels: pixels}, func(t *testing.T) *image.RGBA {
					size, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
					s := played(t, g, 4, 3, stage.decisions)
					env := environment(size, p.OfCompany())
					env.Pointer.Hover = zones.ID(stage.hover)
					return golden.Picture(drawn(env, &zones.Model{Game: g, State: s, Names: names(g), Shown: int(s.Era)}), pixels)
				})
			}
		}
	}
}

// TestGalleryOfInventedBoards draws boards that nobody would make.
func TestGalleryOfInventedBoards(t *testing.T) {
	album := golden.Open(t)
	for seed := range uint64(3) {
		g := invented(t, seed)
		for _, pixels := range []image.Point{{X: 1600, Y: 1000}, {X: 390, Y: 844}} {
			album.Show(t, golden.Shot{Screen: "zones-invented-" + string(rune('a'+seed)), Pixels: pixels}, func(t *testing.T) *image.RGBA {
				size, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
				s := played(t, g, 3, seed, 60)
				return golden.Picture(drawn(environment(size, &theme.Foundry), &zones.Model{Game: g, State: s, Names: names(g), Shown: 1}), pixels)
			})
		}
	}
}
