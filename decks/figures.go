package decks

import (
	"strings"

	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// highest bounds the small numbers of the figures, so that each fits its field.
const highest = 100

// parseFigures reads the texts of a board and its components; later ones name things of earlier ones.
func parseFigures(opened func(file string) *strict.Document) (*engine.Figures, error) {
	f := new(engine.Figures)
	for _, part := range []struct {
		file string
		read func(*strict.Document, *engine.Figures)
	}{
		{"industries.toml", readIndustries},
		{"board.toml", readBoard},
		{"tiles.toml", readTiles},
		{"cards.toml", readCards},
		{"tables.toml", readTables},
	} {
		d := opened(part.file)
		part.read(d, f)
		if d.Problem() != nil {
			return nil, d.Problem()
		}
	}
	return f, nil
}

// readTiles reads the kinds of industry tile, by industry and level.
func readTiles(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the set of tiles", industryWords(f)...)
	f.Tiles = make([]engine.TileFacts, 1)
	for _, facts := range f.Industries {
		for at, n := range root.List(facts.Industry.String()) {
			f.Tiles = append(f.Tiles, readTile(d, n, facts.Industry, at+1))
		}
	}
}

func readTile(d *strict.Document, n *strict.Node, i engine.Industry, level int) engine.TileFacts {
	r := d.Record(n, buildings[i], "level", "count", "money", "coal", "iron", "beer", "vp", "income", "links",
		"amount", "built_in", "light_bulb")
	tile := engine.TileFacts{
		Industry: i, Level: int8(r.Whole("level", level, level)), Count: uint8(r.Whole("count", 1, highest)),
		Money: int16(r.Whole("money", 0, highest)), Coal: int8(r.Whole("coal", 0, highest)), Iron: int8(r.Whole("iron", 0, highest)),
		BeerToSell: int8(r.Whole("beer", 0, highest)), VP: int16(r.Whole("vp", 0, highest)),
		IncomeSpaces: int16(r.Whole("income", 0, highest)), LinkVP: int16(r.Whole("links", 0, highest)),
		Canal: true, Rail: true, Developable: !r.Flag("light_bulb"),
	}
	if r.Has("built_in") {
		tile.Canal = r.OneOf("built_in", "canal", "rail") == 0
		tile.Rail = !tile.Canal
	}
	if r.Has("amount") {
		amount := r.Wholes("amount", len(tile.Amount), 1, highest)
		tile.Amount = [2]uint8{uint8(amount[0]), uint8(amount[1])}
	}
	return tile
}

// readCards reads the kinds of card and adds the two wild ones, which are not shuffled (B1.2).
func readCards(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the set of cards", "locations", "industries")
	f.Cards = make([]engine.CardFacts, 1)
	for _, n := range root.List("locations") {
		r := d.Record(n, "a location card", "card", "count")
		l := location(d, r.Need("card"), r.What, f)
		f.Cards = append(f.Cards, engine.CardFacts{
			ID: f.Locations[l].ID, Kind: engine.LocationCard, Location: l, Counts: readCardCounts(r),
		})
	}
	for _, n := range root.List("industries") {
		r := d.Record(n, "an industry card", "card", "count")
		set := industries(r, "card", 1, f)
		f.Cards = append(f.Cards, engine.CardFacts{
			ID: industryCardID(set), Kind: engine.IndustryCard, Industries: set, Counts: readCardCounts(r),
		})
	}
	f.Cards = append(f.Cards,
		engine.CardFacts{ID: "wild-location", Kind: engine.WildLocation},
		engine.CardFacts{ID: "wild-industry", Kind: engine.WildIndustry})
}

func readCardCounts(r strict.Record) [3]uint8 {
	counts := r.Wholes("count", 3, 0, highest)
	return [3]uint8{uint8(counts[0]), uint8(counts[1]), uint8(counts[2])}
}

// industryCardID names a card by its industries: "cotton+manufacturer".
func industryCardID(set engine.IndustrySet) string {
	var names []string
	for i := range set.All() {
		names = append(names, i.String())
	}
	return strings.Join(names, "+")
}

// readTables reads the markets, the income track and the limits.
func readTables(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the tables", "coal_market", "iron_market", "income", "loans", "limits", "edition")
	f.Markets[engine.Coal] = readMarket(d, root.Need("coal_market"), "the coal market")
	f.Markets[engine.Iron] = readMarket(d, root.Need("iron_market"), "the iron market")
	income := d.Record(root.Need("income"), "the income track", "levels")
	for _, n := range income.List("levels") {
		f.Income = append(f.Income, int8(d.AsWhole(n, "the income track", -highest, highest)))
	}
	f.Limits = readLimits(d, root.Need("limits"))
	for _, n := range root.List("loans") {
		r := d.Record(n, "a loan", "money", "levels")
		f.Limits.Loans = append(f.Limits.Loans, engine.LoanFacts{Money: int16(r.Whole("money", 1, highest)), Levels: int8(r.Whole("levels", 1, highest))})
	}
	f.Edition = readEdition(d, root.Need("edition"))
}

func readMarket(d *strict.Document, n *strict.Node, what string) engine.MarketFacts {
	r := d.Record(n, what, "prices", "empty_price", "start")
	market := engine.MarketFacts{EmptyPrice: int16(r.Whole("empty_price", 1, highest))}
	for _, price := range r.List("prices") {
		market.Prices = append(market.Prices, int16(d.AsWhole(price, r.About("prices"), 1, highest)))
	}
	market.Start = uint8(r.Whole("start", 0, len(market.Prices)))
	return market
}

func readEdition(d *strict.Document, n *strict.Node) engine.Edition {
	r := d.Record(n, "the edition", "face_down", "second_link_beer", "link_anywhere", "late_loans")
	return engine.Edition{FaceDown: r.Flag("face_down"), SecondLinkBeer: r.Flag("second_link_beer"),
		LinkAnywhere: r.Flag("link_anywhere"), LateLoans: r.Flag("late_loans")}
}

func readLimits(d *strict.Document, n *strict.Node) engine.Limits {
	keys := []string{
		"start_money", "start_income", "links", "canal_link_cost", "rail_link_cost", "rail_double_cost",
		"wild_cards", "intro_money_per_vp", "intro_money_vp_max", "solo_canal_supply", "solo_rail_supply",
		"automa_develop_vp", "automa_pass_vp", "actions_per_turn", "actions_first_turn",
	}
	r := d.Record(n, "the limits", keys...)
	get := func(key string) int { return r.Whole(key, 1, highest) }
	return engine.Limits{
		StartMoney:       int16(get("start_money")),
		StartIncome:      uint8(get("start_income")),
		Links:            get("links"),
		CanalLinkCost:    int16(get("canal_link_cost")),
		RailLinkCost:     int16(get("rail_link_cost")),
		RailDoubleCost:   int16(get("rail_double_cost")),
		WildCards:        uint8(get("wild_cards")),
		IntroMoneyPerVP:  int16(get("intro_money_per_vp")),
		IntroMoneyVPMax:  int16(get("intro_money_vp_max")),
		SoloCanalSupply:  get("solo_canal_supply"),
		SoloRailSupply:   get("solo_rail_supply"),
		AutomaDevelopVP:  int16(get("automa_develop_vp")),
		AutomaPassVP:     int16(get("automa_pass_vp")),
		ActionsPerTurn:   uint8(get("actions_per_turn")),
		ActionsFirstTurn: uint8(get("actions_first_turn")),
	}
}
