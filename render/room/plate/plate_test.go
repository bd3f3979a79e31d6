package plate

import (
	"image"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

func painted(p view.Painting, side int) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, side, side))
	p.Paint(picture)
	return picture
}

// tiles are all that can lie on a board: unflipped, with all that they hold, and flipped.
func tiles(coat Coat) (list []Tile) {
	for _, game := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		g := decks.Game(game)
		for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
			f := &g.Tiles[t]
			list = append(list, TileOf(coat, g.Game, engine.PlacedTile{Tile: t, Flipped: true}),
				TileOf(coat, g.Game, engine.PlacedTile{Tile: t, Cubes: max(f.Amount[0], f.Amount[1])}))
		}
	}
	return list
}

func TestEveryLevelHasItsOwnDrawing(t *testing.T) {
	seen := map[string]Tile{}
	for _, tile := range tiles(Coat{}) {
		b := building{industry: tile.Industry, level: tile.Level}
		if b.shape() == assets.Shape("art/no such drawing") {
			t.Errorf("%s %d has no drawing", tile.Industry, tile.Level)
		}
		if levels[tile.Industry] < float64(tile.Level) {
			t.Errorf("%s goes up to level %d", tile.Industry, tile.Level)
		}
		tile.VP, tile.Links, tile.Cubes = 0, 0, 0
		for _, side := range []int{small, medium, large} {
			inside := painted(tile, side).SubImage(image.Rect(side/8, side/2, side*7/8, side)).(*image.RGBA)
			look := string(tobytes(inside))
			if other, known := seen[look]; known && other != tile {
				t.Errorf("at %d pixels %v looks like %v", side, tile, other)
			}
			seen[look] = tile
		}
	}
}

func tobytes(m *image.RGBA) (b []byte) {
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		b = append(b, m.Pix[m.PixOffset(m.Rect.Min.X, y):m.PixOffset(m.Rect.Max.X, y)]...)
	}
	return b
}

// TestOwnersAreToldByShape: the corners of the human's plates are filled, those of the Automa's are not.
func TestOwnersAreToldByShape(t *testing.T) {
	for _, side := range []int{22, 36, 56, 120} {
		for _, tile := range tiles(Coat{}) {
			if a := painted(tile, side).RGBAAt(1, 1).A; a < 200 {
				t.Errorf("%v, %d pixels: the human's corner is round", tile, side)
			}
			tile.Owner = engine.AutomaSeat
			if a := painted(tile, side).RGBAAt(0, 0).A; a > 0 {
				t.Errorf("%v, %d pixels: the Automa's corner is square", tile, side)
			}
		}
	}
}

// TestCubesAreCounted finds the cubes on a tile: as many separate lids as there are cubes.
func TestCubesAreCounted(t *testing.T) {
	for _, r := range []engine.Resource{engine.Coal, engine.Iron} {
		industry := map[engine.Resource]engine.Industry{engine.Coal: engine.CoalMine, engine.Iron: engine.IronWorks}[r]
		lid := map[engine.Resource]view.Colour{engine.Coal: coalTop, engine.Iron: theme.Foundry.Iron.Mix(view.White, 0.5)}[r]
		for n := uint8(1); n <= 6; n++ {
			for _, side := range []int{56, 64, large, 120} {
				if got := runs(painted(Tile{Industry: industry, Level: 1, Cubes: n, Holds: r}, side), lid.NRGBA()); got != int(n) {
					t.Errorf("of %d cubes of %v %d are seen at %d pixels", n, r, got, side)
				}
			}
			if want, got := 1, runs(painted(Tile{Industry: industry, Level: 1, Cubes: n, Holds: r}, 40), lid.NRGBA()); n > 3 && got != want || n <= 3 && got != int(n) {
				t.Errorf("of %d cubes of %v %d are seen on a small tile", n, r, got)
			}
		}
	}
}

// runs is how often a colour begins anew, in the row in which it does so most often.
func runs(m *image.RGBA, c interface{ RGBA() (r, g, b, a uint32) }) (most int) {
	r, g, b, _ := c.RGBA()
	near := func(a uint8, b uint32) bool { return int(a)-int(b>>8) < 14 && int(b>>8)-int(a) < 14 }
	for y := m.Rect.Dy() * 6 / 10; y < m.Rect.Dy(); y++ {
		n, on := 0, false
		for x := range m.Rect.Dx() {
			at := m.RGBAAt(x, y)
			is := near(at.R, r) && near(at.G, g) && near(at.B, b)
			if is && !on {
				n++
			}
			on = is
		}
		most = max(most, n)
	}
	return most
}

// TestNumbersCanBeRead computes how far what is written is from what it is written on.
func TestNumbersCanBeRead(t *testing.T) {
	for name := range theme.Palettes {
		p := theme.Named(name).Table()
		for owner := range engine.Seat(2) {
			c := Coat{owner, p.Name}.colours()
			for what, pair := range map[string][2]view.Colour{
				"the level by day": {c.ink, c.day[1]}, "the rim of the level": {c.ink, c.cut}, "VP": {black, c.plate}, "links": {p.Ink, p.Parchment},
				"the level by night, small": {view.White, black}, "cubes of coal": {p.Coal, p.Parchment}, "the cog": {c.plate, c.ink},
			} {
				if got := theme.Contrast(pair[0], pair[1]); got < 4.5 {
					t.Errorf("%s: %s has a contrast of %.1f", name, what, got)
				}
			}
		}
		for i := engine.Cotton; i < engine.MaxIndustries; i++ {
			if got := theme.Contrast(livery.Industry(i), (&sheet{Palette: p}).spaceGround()); got < 3 {
				t.Errorf("%s: the sign of %s on a space has a contrast of %.1f", name, i, got)
			}
		}
	}
}

// TestWhatBurnsBrighterIsBrighter: by night all tiles have lights that a step makes brighter and a step back darker, and
// nothing else changes; by day there are none.
func TestWhatBurnsBrighterIsBrighter(t *testing.T) {
	sum := func(m *image.RGBA) (n int) {
		for _, part := range m.Pix {
			n += int(part)
		}
		return n
	}
	for _, tile := range tiles(Coat{}) {
		if tile.Level == 0 { // a keel, which is never flipped
			continue
		}
		for _, side := range []int{36, 64} {
			usual, brighter, darker := tile, tile, tile
			brighter.Burn, darker.Burn = 1, -1
			low, as, high := sum(painted(darker, side)), sum(painted(usual, side)), sum(painted(brighter, side))
			if tile.Flipped && (low >= as || as >= high) || !tile.Flipped && (low != as || as != high) {
				t.Errorf("%v, %d pixels: the lights come to %d, %d and %d", tile, side, low, as, high)
			}
		}
	}
}

// The colour and the shape of a piece are those of its seat, in every palette.
func TestACoatIsItsSeats(t *testing.T) {
	for _, p := range theme.Palettes {
		for seat, want := range map[engine.Seat]view.Colour{engine.HumanSeat: p.Table().HumanPlate, engine.AutomaSeat: p.Table().AutomaPlate} {
			if c := CoatOf(p, seat); c.colours().plate != want || c.Riveted() != (seat != engine.HumanSeat) {
				t.Errorf("%s: the coat of seat %d is %v", p.Name, seat, c.colours().plate)
			}
		}
	}
}
