package engine_test

import (
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Figures that do not fit, or lack what a game needs, make no board.
func TestNew_Refused(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*engine.Figures)
		want   string
	}{
		{"as printed", func(*engine.Figures) {}, ""},
		{"of no family", func(f *engine.Figures) { f.Family = 0 }, "there is no family of games 0"},
		{"of one that there is not", func(f *engine.Figures) { f.Family = engine.Lancashire + 1 }, "there is no family of games 3"},
		{"no kind of tile", func(f *engine.Figures) { f.Tiles = f.Tiles[:1] }, "0 kinds of tile, possible are 1 to 31"},
		{"no location", func(f *engine.Figures) { f.Locations = f.Locations[:1] }, "0 locations, possible are 1 to 31"},
		{"no space", func(f *engine.Figures) { f.Spaces = f.Spaces[:1] }, "0 spaces, possible are 1 to 63"},
		{"no line", func(f *engine.Figures) { f.Lines = f.Lines[:1] }, "0 lines, possible are 1 to 63"},
		{"too many lines", func(f *engine.Figures) { f.Lines = slices.Concat(f.Lines, f.Lines)[:65] }, "64 lines, possible are 1 to 63"},
		{"too many kinds of card", func(f *engine.Figures) { f.Cards = slices.Concat(f.Cards, f.Cards)[:32] }, "31 kinds of card, possible are 1 to 30"},
		{"no merchant space", func(f *engine.Figures) { f.Merchants = f.Merchants[:1] }, "0 merchant spaces, possible are 1 to 15"},
		{"no merchant tile", func(f *engine.Figures) { f.MerchantTiles = f.MerchantTiles[:1] }, "0 merchant tiles, possible are 1 to 15"},
		{"a single merchant tile", func(f *engine.Figures) { f.MerchantTiles = f.MerchantTiles[:2] }, ""},
		{"as many income spaces as fit", func(f *engine.Figures) { f.Income = append(slices.Clone(f.Income), make([]int8, 28)...) }, ""},
		{"one more", func(f *engine.Figures) { f.Income = append(slices.Clone(f.Income), make([]int8, 29)...) }, "128 income spaces, possible are 1 to 127"},
		{"no mill", without(engine.Cotton), "no tile of the industry cotton"},
		{"no brewery", without(engine.Brewery), "no tile of the industry brewery"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := decks.Figures("birmingham")
			c.change(&f)
			g, err := engine.New(&f)
			if c.want == "" {
				if err != nil || g == nil {
					t.Errorf("refused: %v", err)
				}
				return
			}
			if want := "figures of " + f.Name + ": " + c.want; err == nil || err.Error() != want || g != nil {
				t.Errorf("got %v, want %s", err, want)
			}
		})
	}
}

// without makes the tiles of an industry those of another.
func without(i engine.Industry) func(*engine.Figures) {
	return func(f *engine.Figures) {
		f.Tiles = slices.Clone(f.Tiles)
		for k := range f.Tiles {
			if f.Tiles[k].Industry == i {
				f.Tiles[k].Industry = engine.Pottery
			}
		}
	}
}
