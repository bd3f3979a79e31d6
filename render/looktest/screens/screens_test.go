package screens

import (
	"testing"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/ui/view"
)

func TestMain(m *testing.M) { golden.Main(m) }

// kept are the pictures that are committed: those of the README, and some of each kind that show how everything looks.
var kept = []string{
	"new-game-1600x1000", "your-build-1600x1000", "automa-tie-1600x1000", "lancashire-rail-1600x1000", "final-1600x1000", "seats-four-1600x1000",
	"industry-bid-1600x1000",

	"start-continue-1600x1000", "first-turn-1600x1000", "guide-1600x1000", "scoring-tiles-1600x1000", "your-mat-1600x1000",
	"rules-1600x1000", "lancashire-first-turn-1600x1000", "sale-1280x720", "tooltip-1280x720", "automa-tie-high-contrast-1600x1000",
	"your-build-390x844", "automa-tie-390x844", "first-turn-390x844", "your-build-844x390", "lancashire-rail-844x390",
}

// TestGolden compares the pictures of all screens with those that somebody looked at, a few of them in short tests.
func TestGolden(t *testing.T) {
	album := golden.Open(t, kept...)
	for _, s := range All {
		palettes := settings.Palettes[:1]
		if s.palettes {
			palettes = settings.Palettes
		}
		for i, palette := range palettes {
			shot := golden.Shot{Screen: s.Name}
			if i > 0 {
				shot.Palette = palette
			}
			inPalette := s.With(func(set *settings.Settings) { set.Palette = palette })
			for _, shot.Pixels = range golden.Sizes {
				if shot.Pixels == golden.Large && !s.palettes {
					continue
				}
				album.Check(t, shot, func(t testing.TB, size view.Size) *view.View {
					if testing.Short() && !s.palettes {
						t.Skip("a short test draws a few screens only")
					}
					return inPalette.See(t, size)
				})
			}
		}
	}
	for i := range Strips {
		showStrip(t, album, &Strips[i])
	}
}
