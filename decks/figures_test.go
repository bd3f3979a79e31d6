package decks_test

import (
	"reflect"
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func TestBoardSums(t *testing.T) {
	f := decks.Figures("birmingham")
	same(t, "locations", len(f.Locations)-1, 27)
	same(t, "spaces", len(f.Spaces)-1, 49)
	same(t, "lines", len(f.Lines)-1, 39)
	kinds := map[engine.LocationKind]int{}
	for _, l := range f.Locations[1:] {
		kinds[l.Kind]++
	}
	same(t, "towns", kinds[engine.Town], 20)
	same(t, "farms", kinds[engine.Farm], 2)
	same(t, "merchant locations", kinds[engine.MerchantLocation], 5)
	var both, railAlone, canalAlone int
	for _, l := range f.Lines[1:] {
		switch {
		case l.Canal && l.Rail:
			both++
		case l.Rail:
			railAlone++
		case l.Canal:
			canalAlone++
		}
	}
	same(t, "lines for both eras, rail, canal", [3]int{both, railAlone, canalAlone}, [3]int{30, 8, 1})
}

func TestBoardIsWhole(t *testing.T) {
	f := decks.Figures("birmingham")
	for i, a := range f.Locations[1:] {
		for _, b := range f.Locations[1+i+1:] {
			if a.ID == b.ID || a.Name == b.Name {
				t.Errorf("two locations are called %s or %s", a.ID, a.Name)
			}
		}
		if a.X <= 0 || a.X >= 1000 || a.Y <= 0 || a.Y >= 1000 {
			t.Errorf("%s lies off the board", a.Name)
		}
	}
	reached := map[engine.Location]bool{}
	for _, l := range f.Lines[1:] {
		for _, end := range l.Ends {
			reached[end] = true
		}
	}
	same(t, "locations with a line", len(reached), 27)
	if !slices.IsSortedFunc(f.Spaces[1:], func(a, b engine.SpaceFacts) int { return int(a.Location) - int(b.Location) }) {
		t.Error("spaces are not in the order of locations")
	}
}

func TestB5_3_OneLineWithThreeEnds(t *testing.T) {
	f := decks.Figures("birmingham")
	var three []string
	for _, l := range f.Lines[1:] {
		if len(l.Ends) == 3 {
			three = append(three, l.ID)
		} else if len(l.Ends) != 2 {
			t.Errorf("%s has %d ends", l.ID, len(l.Ends))
		}
	}
	if !slices.Equal(three, []string{"farm-south_kidderminster_worcester"}) {
		t.Errorf("three ends: %v", three)
	}
}

func TestB7_3_DedicatedSpaces(t *testing.T) {
	f := decks.Figures("birmingham")
	alone, spaces := 0, 0
	for _, s := range f.Spaces[1:] {
		for i := engine.Cotton; i <= engine.Brewery; i++ {
			if s.Industries.Has(i) {
				spaces++
			}
			if s.Industries == engine.IndustrySet(0).With(i) {
				alone++
			}
		}
	}
	same(t, "spaces for one industry alone", alone, 22)
	same(t, "industries of all spaces", spaces, 22+2*27)
}

func TestB1_6_FullSet(t *testing.T) {
	f := decks.Figures("birmingham")
	count, levels := map[engine.Industry]int{}, map[engine.Industry]int8{}
	total := 0
	for _, tile := range f.Tiles[1:] {
		count[tile.Industry] += int(tile.Count)
		total += int(tile.Count)
		levels[tile.Industry]++
		same(t, "level", tile.Level, levels[tile.Industry])
		if !tile.Canal && !tile.Rail {
			t.Errorf("%s of level %d can never be built", tile.Industry, tile.Level)
		}
		if (tile.Amount != [2]uint8{}) != (tile.Industry >= engine.CoalMine) {
			t.Errorf("%s of level %d holds %v", tile.Industry, tile.Level, tile.Amount)
		}
	}
	same(t, "kinds", len(f.Tiles)-1, 29)
	same(t, "tiles", total, 45)
	want := map[engine.Industry]int{
		engine.Cotton: 11, engine.Manufacturer: 11, engine.Pottery: 5, engine.CoalMine: 7, engine.IronWorks: 4, engine.Brewery: 7,
	}
	if !reflect.DeepEqual(count, want) {
		t.Errorf("tiles by industry: %v, want %v", count, want)
	}
}

func TestB9_3_LightBulbs(t *testing.T) {
	for _, tile := range decks.Figures("birmingham").Tiles[1:] {
		bulb := tile.Industry == engine.Pottery && (tile.Level == 1 || tile.Level == 3)
		if tile.Developable == bulb {
			t.Errorf("%s of level %d: developable is %v", tile.Industry, tile.Level, tile.Developable)
		}
	}
}

func TestB1_1_CardsByPlayerCount(t *testing.T) {
	f := decks.Figures("birmingham")
	var total [3]int
	for _, c := range f.Cards[1:] {
		for i, n := range c.Counts {
			total[i] += int(n)
		}
	}
	same(t, "cards for 2, 3, 4 players", total, [3]int{40, 54, 64})
	same(t, "kinds", len(f.Cards)-1, 20+5+2)
	for i, id := range []string{"iron", "coal", "cotton+manufacturer", "pottery", "brewery", "wild-location", "wild-industry"} {
		same(t, "card", f.Cards[21+i].ID, id)
	}
}

func TestB1_2_WildCardsLieBesideTheDeck(t *testing.T) {
	f := decks.Figures("birmingham")
	same(t, "wild cards of each kind", f.Limits.WildCards, 4)
	for _, c := range f.Cards[1:] {
		wild := c.Kind == engine.WildLocation || c.Kind == engine.WildIndustry
		if wild != (c.Counts == [3]uint8{}) {
			t.Errorf("%s has counts %v", c.ID, c.Counts)
		}
	}
}

func TestB1_3_MerchantTilesFillTheSpaces(t *testing.T) {
	f := decks.Figures("birmingham")
	for players, want := range map[int]int{2: 5, 3: 7, 4: 9} {
		tiles, spaces := 0, 0
		for _, m := range f.MerchantTiles[1:] {
			if m.MinPlayers <= players {
				tiles++
			}
		}
		for _, m := range f.Merchants[1:] {
			if m.MinPlayers <= players {
				spaces++
			}
		}
		same(t, "merchant tiles", tiles, want)
		same(t, "merchant spaces", spaces, want)
	}
}

func TestB1_5_Markets(t *testing.T) {
	f := decks.Figures("birmingham")
	for r, want := range [][4]int{{14, 13, 7, 8}, {10, 8, 5, 6}} {
		m := f.Markets[r]
		got := [4]int{len(m.Prices), int(m.Start), int(m.Prices[len(m.Prices)-1]), int(m.EmptyPrice)}
		same(t, "spaces, cubes, dearest, empty", got, want)
		for i, price := range m.Prices {
			same(t, "price", price, int16(i/2+1))
		}
	}
}

func TestB6_8_IncomeTrack(t *testing.T) {
	f := decks.Figures("birmingham")
	same(t, "spaces", len(f.Income), 100)
	same(t, "first level", f.Income[0], -10)
	same(t, "level at the start", f.Income[f.Limits.StartIncome], 0)
	same(t, "last level", f.Income[99], 30)
	for space := 1; space < len(f.Income); space++ {
		if step := f.Income[space] - f.Income[space-1]; step < 0 || step > 1 {
			t.Errorf("the level leaps by %d at space %d", step, space)
		}
	}
}

// A caller that changes what it was given must not change the game of another.
func TestCopiesAreOwn(t *testing.T) {
	spoilt := decks.Figures("birmingham")
	spoil(reflect.ValueOf(&spoilt))
	if f := decks.Figures("birmingham"); f.Lines[1].Ends[0] != 1 || f.Markets[0].Prices[0] != 1 || f.Locations[1].Name != "Belper" {
		t.Error("changing the figures changed those of others")
	}
	clean := decks.Figures("birmingham")
	spoil(reflect.ValueOf(&clean))
	if !reflect.DeepEqual(spoilt, clean) {
		t.Error("some list of the figures is shared")
	}
	deck, fresh := decks.Deck("birmingham"), decks.Deck("birmingham")
	spoil(reflect.ValueOf(deck))
	if !reflect.DeepEqual(decks.Deck("birmingham"), fresh) {
		t.Error("changing the deck changed that of others")
	}
	decks.Mats("birmingham")[0].Count[1] = 99
	mat, _ := decks.MatNamed("birmingham", "easy")
	mat.Count[1] = 98
	same(t, "count of the easy mat", decks.Mats("birmingham")[0].Count[1], 2)
}

// spoil adds one to every number in a value.
func spoil(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		spoil(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			spoil(v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			spoil(v.Index(i))
		}
	case reflect.Int, reflect.Int8, reflect.Int16:
		v.SetInt(v.Int() + 1)
	case reflect.Uint8:
		v.SetUint(v.Uint() + 1)
	case reflect.Float64:
		v.SetFloat(v.Float() + 1)
	}
}
