package rulestest

import (
	"slices"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

// SixTowns are the figures of a game that nobody sells: six towns in a ring around a market with two merchants, with the tiles of
// Birmingham and as many cards, and a final scoring of its own: £2 for each VP.
func SixTowns() engine.Figures {
	const towns, middle = 6, engine.Location(7)
	f := decks.Figures("birmingham")
	market := f.Locations[f.Merchants[1].Location]
	f.ID, f.Name, f.Map = "six-towns", "Six Towns", "six-towns"
	rules := *f.Rules()
	rules.Final = func(_ engine.Edition, p engine.Player) (int16, engine.For) { return p.Money / 2, engine.ForMoney }
	f.Own = &rules
	f.Locations, f.Spaces, f.Lines = f.Locations[:1:1], f.Spaces[:1:1], f.Lines[:1:1]
	around := [towns][2]float64{{350, 150}, {650, 150}, {850, 500}, {650, 850}, {350, 850}, {150, 500}}
	for n, at := range around {
		next, name := around[(n+1)%towns], string('a'+rune(n))
		x, y := at[0], at[1]
		f.Locations = append(f.Locations, engine.LocationFacts{ID: name, Name: name, Kind: engine.Town, X: x, Y: y})
		for i, facts := range f.Industries {
			if i%2 == n%2 {
				f.Spaces = append(f.Spaces, engine.SpaceFacts{Location: engine.Location(n + 1), Col: i / 2,
					Industries: engine.IndustrySet(0).With(facts.Industry), X: x + 46.7*float64(i/2-1), Y: y})
			}
		}
		f.Lines = append(f.Lines,
			engine.LineFacts{ID: "ring-" + name, Ends: []engine.Location{engine.Location(n + 1), engine.Location((n+1)%towns + 1)},
				Canal: true, Rail: true, MidX: (x + next[0]) / 2, MidY: (y + next[1]) / 2},
			engine.LineFacts{ID: "spoke-" + name, Ends: []engine.Location{engine.Location(n + 1), middle},
				Canal: n%2 == 0, Rail: true, MidX: (x + 500) / 2, MidY: (y + 500) / 2})
	}
	market.ID, market.Name, market.X, market.Y, market.MinPlayers = "market", "Market", 500, 500, 2
	f.Locations = append(f.Locations, market)
	f.Merchants = append(f.Merchants[:1:1], engine.MerchantFacts{Location: middle, MinPlayers: 2}, engine.MerchantFacts{Location: middle, MinPlayers: 2})
	f.MerchantTiles = append(f.MerchantTiles[:1:1], sixTownsGoods(f.MerchantTiles)...)
	f.Cards = sixTownsCards(f.Cards, f.Locations[1:middle])
	return f
}

// sixTownsGoods are the merchant tile that takes all goods and one that takes cotton.
func sixTownsGoods(tiles []engine.MerchantTileFacts) (own []engine.MerchantTileFacts) {
	for _, takes := range []engine.IndustrySet{engine.IndustrySet(0).With(engine.Cotton).With(engine.Manufacturer).With(engine.Pottery),
		engine.IndustrySet(0).With(engine.Cotton)} {
		at := slices.IndexFunc(tiles, func(tile engine.MerchantTileFacts) bool { return tile.Accepts == takes })
		tile := tiles[at]
		tile.MinPlayers = 2
		own = append(own, tile)
	}
	return own
}

// sixTownsCards are cards of which those that name a location name one of the towns, as many in all.
func sixTownsCards(cards []engine.CardFacts, towns []engine.LocationFacts) (own []engine.CardFacts) {
	var left [3]uint8 // that name a location
	for _, c := range cards {
		if c.Kind != engine.LocationCard {
			own = append(own, c)
			continue
		}
		for i, n := range c.Counts {
			left[i] += n
		}
	}
	for n, town := range towns {
		card := engine.CardFacts{ID: town.ID, Kind: engine.LocationCard, Location: engine.Location(n + 1)}
		for i := range left {
			card.Counts[i] = left[i] / uint8(len(towns)-n)
			left[i] -= card.Counts[i]
		}
		own = append(own, card)
	}
	return own
}
