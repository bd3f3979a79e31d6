package zones_test

import (
	"image"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
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
			for _, pixels := range []image.Point{{X: 1280, Y: 720}, {X: 1600, Y: 1000}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 360, Y: 640}, {X: 375, Y: 667}, {X: 667, Y: 375}, {X: 820, Y: 1180}, {X: 1600, Y: 480}} {
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

// TestGalleryOfPlates draws zones large, as the panel of an auction shows them, and all signs of the game.
func TestGalleryOfPlates(t *testing.T) {
	album := golden.Open(t)
	g := decks.Industry()
	pixels := image.Point{X: 1600, Y: 1000}
	for part := range 3 {
		album.Show(t, golden.Shot{Screen: "zones-plates-" + string(rune('a'+part)), Pixels: pixels}, func(t *testing.T) *image.RGBA {
			s := played(t, g, 4, 3, 600)
			c := widget.New(environment(view.Size{W: 1600, H: 1000}, theme.Foundry.OfCompany()))
			c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: c.Palette.Panel})
			m := &zones.Model{Game: g, State: s, Names: names(g)}
			for i := range 24 {
				if z := industry.ID(part*24 + i); z < industry.Zones {
					zones.Plate(c, view.Rect{X: 20 + float64(i%8)*196, Y: 20 + float64(i/8)*260, W: 165, H: 233}, m, z, 22)
				}
			}
			signs(c)
			return golden.Picture(&c.View, pixels)
		})
	}
}

// signs draws all signs of the game in three sizes.
func signs(c *widget.Canvas) {
	var all []view.Painting
	for _, r := range append(industry.Resources[:], industry.Any) {
		all = append(all, plate.Supply{Resource: r})
	}
	for _, n := range industry.Networks {
		all = append(all, plate.NetworkBadge{Network: n})
	}
	all = append(all, plate.Taler{}, plate.Taler{Value: 1}, plate.Taler{Value: 5}, plate.Cogged{Text: "8"}, plate.Cogged{Text: "12"}, plate.Hammer{Colour: theme.Foundry.Brass})
	for seat := range industry.Seat(industry.MaxSeats) {
		lost := plate.DeedOf(c.Palette, seat, false)
		lost.Lost = true
		all = append(all, plate.DeedOf(c.Palette, seat, true), plate.DeedOf(c.Palette, seat, false), lost)
	}
	y := 800.0
	for _, side := range []float64{16, 24, 44} {
		for i, p := range all {
			c.Picture(view.Rect{X: 20 + float64(i)*46, Y: y, W: side, H: side}, p, 1)
		}
		y += side + 16
	}
}

// BenchmarkGround paints the ground of a board on a desk.
func BenchmarkGround(b *testing.B) {
	g := decks.Industry()
	v := drawn(environment(view.Size{W: 1600, H: 1000}, &theme.Foundry), &zones.Model{Game: g, State: played(b, g, 4, 3, 150), Names: names(g)})
	for b.Loop() {
		for i := range v.Items {
			if item := &v.Items[i]; item.Painting != nil && item.Area == room(view.Size{W: 1600, H: 1000}) {
				item.Painting.Paint(image.NewRGBA(image.Rect(0, 0, int(item.Area.W), int(item.Area.H))))
			}
		}
	}
}

// BenchmarkPlates paints all zones for the first time.
func BenchmarkPlates(b *testing.B) {
	g := decks.Industry()
	for b.Loop() {
		for z := range industry.ID(industry.Zones) {
			plate.ZoneOf(&theme.Foundry, g, z).Paint(image.NewRGBA(image.Rect(0, 0, 86, 118)))
		}
	}
}

// TestGalleryOfThumbnails draws the board small.
func TestGalleryOfThumbnails(t *testing.T) {
	album := golden.Open(t)
	for name, p := range theme.Palettes {
		pixels := image.Point{X: 1600, Y: 1000}
		album.Show(t, golden.Shot{Screen: "zones-thumbnails", Palette: name, Pixels: pixels}, func(t *testing.T) *image.RGBA {
			c := widget.New(environment(view.Size{W: 1600, H: 1000}, p))
			c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: c.Palette.Panel})
			zones.Thumbnail(c, view.Rect{X: 20, Y: 20, W: 198, H: 150}, decks.Industry())
			zones.Thumbnail(c, view.Rect{X: 240, Y: 20, W: 120, H: 100}, decks.Industry())
			zones.Thumbnail(c, view.Rect{X: 400, Y: 20, W: 400, H: 300}, invented(t, 1))
			return golden.Picture(&c.View, pixels)
		})
	}
}
