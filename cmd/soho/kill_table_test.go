package main

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/looktest/played"
)

// table is a real one that a game is played on by a program that is killed again and again.
type table struct {
	args  []string // of the program that begins it
	kept  engine.Kept
	cards bool // the Automa's are drawn there
}

// Whenever the program is killed, all that was told of a real table is in the file too, from the first merchant on, and what is asked
// next is what was not answered yet.
func TestKilledAtTheTable(t *testing.T) {
	if testing.Short() {
		t.Skip("the same program is killed in the terminal")
	}
	for name, each := range map[string]*table{
		"nothing kept": {},
		"hand and money kept, with a printed deck": {args: []string{"--keep-hand", "--keep-money", "--own-deck"},
			kept: engine.Kept{Hand: true, Money: true}, cards: true},
	} {
		t.Run(name, func(t *testing.T) { killed(t, each, 6) })
	}
}

// begin begins a game as the program does.
func (b *table) begin(seed uint64) (*record.Record, error) {
	g, err := automa.AtTable(played.Birmingham(), b.kept)
	if err != nil {
		return nil, err
	}
	h := played.Medium(seed)
	h.OwnDeck = b.cards
	return record.New(g, h)
}

// told tells the record what must be known of the table before the game goes on, or now and then puts a thing right, and returns what is
// typed for it; nothing where a choice is made.
func (b *table) told(r *record.Record, rng *rand.Rand) (line string) {
	if !companion.Begun(r) {
		if line := merchant(r, rng); line != "" {
			return line
		}
	}
	if place, wanted := companion.HandWanted(r); wanted {
		for {
			c := engine.Card(rng.IntN(len(r.Game().Cards)))
			if r.PutRight(correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: c}).OK() {
				return r.Game().Cards[c].ID
			}
		}
	}
	if place, wanted := companion.CardWanted(r); wanted {
		for {
			number := 1 + rng.IntN(engine.MaxCards)
			if r.PutRight(correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(number)}).OK() {
				return strconv.Itoa(number)
			}
		}
	}
	if p := r.Position(); !p.AutomasTurn() && p.Decision != engine.GameOver && rng.IntN(6) == 0 {
		f := correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: int16(rng.IntN(60))}
		r.PutRight(f)
		return correct.Format(r.Game().Game, &r.Position().State, f)
	}
	return ""
}

// merchant tells the record which tile lies at the first merchant that was not told yet: its number among those that can lie there, of
// which each kind is listed once.
func merchant(r *record.Record, rng *rand.Rand) (line string) {
	places, kinds := companion.MerchantsUntold(r), map[engine.IndustrySet]engine.MerchantTile{}
	for _, m := range places {
		tile := r.Position().Merchants[m].Tile
		if kind := r.Game().MerchantTiles[tile].Accepts; kinds[kind] == 0 {
			kinds[kind] = tile
		}
	}
	if len(kinds) < 2 {
		return ""
	}
	tiles := slices.Sorted(maps.Values(kinds))
	n := rng.IntN(len(tiles))
	tile := tiles[n]
	if here := r.Position().Merchants[places[0]].Tile; r.Game().MerchantTiles[here].Accepts == r.Game().MerchantTiles[tile].Accepts {
		tile = here
	}
	r.PutRight(correct.Correction{Thing: correct.MerchantThing, Merchant: places[0], Trader: tile})
	return strconv.Itoa(n + 1)
}
