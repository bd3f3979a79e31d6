package screens

import (
	"image"
	"image/draw"
	"testing"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/ui/view"
)

// What is filmed moves from frame to frame, and with reduced motion it stands still until the person goes on.
func TestStrips(t *testing.T) {
	size := view.Size{W: 1600, H: 1000}
	for _, s := range Strips {
		t.Run(s.Name, func(t *testing.T) {
			still := s
			still.Screen = s.With(func(set *settings.Settings) { set.ReducedMotion = true })
			if n := moves(t, &s, size); n < Frames-1 {
				t.Errorf("the picture changes %d times", n)
			}
			if n := moves(t, &still, size); n > 0 && (n > 1 || s.last == nil) {
				t.Errorf("with reduced motion the picture changes %d times", n)
			}
		})
	}
}

// moves is how many frames of a strip differ from the one before.
func moves(t *testing.T, s *Strip, size view.Size) (n int) {
	var before view.View
	for i, v := range s.See(t, size) {
		if i > 0 && !v.Equal(&before) {
			n++
		}
		before = *v
	}
	return n
}

// showStrip adds a strip to the gallery, in three palettes and windows.
func showStrip(t *testing.T, album *golden.Album, s *Strip) {
	for i, palette := range settings.Palettes {
		shot := golden.Shot{Screen: s.Name}
		if i > 0 {
			shot.Palette = palette
		}
		inPalette := *s
		inPalette.Screen = s.With(func(set *settings.Settings) { set.Palette = palette })
		for _, shot.Pixels = range []image.Point{{X: 1600, Y: 1000}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			album.Show(t, shot, func(t *testing.T) *image.RGBA { return drawStrip(t, &inPalette, shot.Pixels) })
		}
	}
}

// drawStrip draws frames of a size beside each other, wide ones in two rows.
func drawStrip(t *testing.T, s *Strip, pixels image.Point) *image.RGBA {
	across := Frames
	if pixels.X > pixels.Y {
		across /= 2
	}
	strip := image.NewRGBA(image.Rect(0, 0, across*pixels.X, Frames/across*pixels.Y))
	logical, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
	for i, v := range s.See(t, logical) {
		at := image.Pt(i%across*pixels.X, i/across*pixels.Y)
		draw.Draw(strip, image.Rectangle{Min: at, Max: at.Add(pixels)}, golden.Picture(v, pixels), image.Point{}, draw.Src)
	}
	return strip
}
