package decks

import (
	"strings"

	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// highest bounds the small numbers of the figures, so that each fits its field.
const highest = 100

// parseFigures reads the texts of a game: those of its base, of which later ones name things of earlier ones, then the
// overlays.
func (e *entry) parseFigures(open func(file string) *strict.Document) (*engine.Figures, error) {
	f := &engine.Figures{ID: e.id, Name: e.name, Map: e.base}
	read := func(file string, into func(*strict.Document, *engine.Figures)) error {
		d := open(file)
		into(d, f)
		return d.Problem()
	}
	for _, part := range []struct {
		file string
		into func(*strict.Document, *engine.Figures)
	}{
		{"industries.toml", readIndustries},
		{"board.toml", readBoard},
		{"tiles.toml", readTiles},
		{"cards.toml", readCards},
		{"tables.toml", readTables},
	} {
		if err := read(e.base+"/"+part.file, part.into); err != nil {
			return nil, err
		}
	}
	for _, overlay := range e.overlays {
		if err := read(overlay, readOverlay); err != nil {
			return nil, err
		}
	}
	e.leaveOut(f)
	return f, nil
}

// leaveOut takes away the cards and distant tiles for numbers of players that the game is not for.
func (e *entry) leaveOut(f *engine.Figures) {
	for players := 2; players <= engine.MaxSeats; players++ {
		if players >= e.players[0] && players <= e.players[1] {
			continue
		}
		for c := range f.Cards {
			f.Cards[c].Counts[players-2] = 0
		}
		for t := range f.Distant.Tiles {
			f.Distant.Tiles[t].Counts[players-2] = 0
		}
	}
}

// readTiles reads the kinds of industry tile, by industry and level.
func readTiles(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the set of tiles", industryWords(f)...)
	f.Tiles = make([]engine.TileFacts, 1)
	for _, facts := range f.Industries {
		low, high := 0, 1 // where the levels start
		for _, n := range root.List(facts.Industry.String()) {
			tile := readTile(d, n, facts.Industry, low, high, f.Rules().Merchants)
			f.Tiles = append(f.Tiles, tile)
			low, high = int(tile.Level)+1, int(tile.Level)+1
		}
	}
}

func readTile(d *strict.Document, n *strict.Node, i engine.Industry, low, high int, beer bool) engine.TileFacts {
	keys := []string{"level", "count", "money", "coal", "iron", "vp", "income", "links", "amount", "built_in", "light_bulb"}
	if beer {
		keys = append(keys, "beer")
	}
	r := d.Record(n, buildings[i], keys...)
	tile := engine.TileFacts{
		Industry: i, Level: int8(r.Whole("level", low, high)), Count: uint8(r.Whole("count", 1, highest)),
		Money: int16(r.Whole("money", 0, highest)), Coal: int8(r.Whole("coal", 0, highest)), Iron: int8(r.Whole("iron", 0, highest)),
		VP: int16(r.Whole("vp", 0, highest)), IncomeSpaces: int16(r.Whole("income", 0, highest)), LinkVP: int16(r.Whole("links", 0, highest)),
		Canal: true, Rail: true, Developable: !r.Flag("light_bulb"),
	}
	if beer {
		tile.BeerToSell = int8(r.Whole("beer", 0, highest))
	}
	if r.Has("built_in") {
		in := r.OneOf("built_in", "canal", "rail", "never")
		tile.Canal, tile.Rail = in == 0, in == 1
	}
	if (tile.Level == 0) != (!tile.Canal && !tile.Rail) {
		r.Refuse(r.At, "%s of level %d: one of level 0 is never built, and no other (C7.2)", buildings[i], tile.Level)
	}
	if r.Has("amount") {
		amount := r.Wholes("amount", len(tile.Amount), 1, highest)
		tile.Amount = [2]uint8{uint8(amount[0]), uint8(amount[1])}
	}
	return tile
}

// readCards reads the kinds of card that are shuffled.
func readCards(d *strict.Document, f *engine.Figures) {
	f.Cards = append(make([]engine.CardFacts, 1), readCardKinds(d, d.Root(), f)...)
}

func readCardKinds(d *strict.Document, n *strict.Node, f *engine.Figures) (cards []engine.CardFacts) {
	root := d.Record(n, "the set of cards", "locations", "industries")
	for _, n := range root.List("locations") {
		r := d.Record(n, "a location card", "card", "count")
		l := location(d, r.Need("card"), r.What, f)
		cards = append(cards, engine.CardFacts{
			ID: f.Locations[l].ID, Kind: engine.LocationCard, Location: l, Counts: readCounts(r),
		})
	}
	for _, n := range root.List("industries") {
		r := d.Record(n, "an industry card", "card", "count")
		set := industries(r, "card", 1, f)
		cards = append(cards, engine.CardFacts{
			ID: industryCardID(set), Kind: engine.IndustryCard, Industries: set, Counts: readCounts(r),
		})
	}
	return cards
}

// readCounts reads how many there are with 2, 3 and 4 players.
func readCounts(r strict.Record) [3]uint8 { return asCounts(r.Wholes("count", 3, 0, highest)) }

func asCounts(counts []int) [3]uint8 {
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

// tableNames are the parts of tables.toml that an overlay may change.
var tableNames = []string{"coal_market", "iron_market", "distant_market", "edition", "limits"}

// readTables reads the markets, the income track and the other numbers, and adds the wild cards, which are not shuffled (B1.2).
func readTables(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the tables", append([]string{"income"}, tableNames...)...)
	needs(root, "coal_market", "iron_market", "edition", "limits")
	income := d.Record(root.Need("income"), "the income track", "levels")
	for _, n := range income.List("levels") {
		f.Income = append(f.Income, int8(d.AsWhole(n, "the income track", -highest, highest)))
	}
	if !f.Rules().Merchants {
		needs(d.Record(root.Need("distant_market"), "the distant market", distantNames...), distantNames...)
	}
	needs(d.Record(root.Fields["limits"], "the limits", limitNames...), limitNames...)
	readGivenTables(root, f)
	if f.Limits.WildCards > 0 {
		f.Cards = append(f.Cards,
			engine.CardFacts{ID: "wild-location", Kind: engine.WildLocation},
			engine.CardFacts{ID: "wild-industry", Kind: engine.WildIndustry})
	}
}

// needs refuses a record that lacks one of its keys.
func needs(r strict.Record, keys ...string) {
	for _, key := range keys {
		r.Need(key)
	}
}

// readGivenTables reads the tables that a text has, and the given parts of them.
func readGivenTables(root strict.Record, f *engine.Figures) {
	for resource, name := range []string{engine.Coal: "coal_market", engine.Iron: "iron_market"} {
		if root.Has(name) {
			f.Markets[resource] = readMarket(root.Document, root.Fields[name], "the "+strings.ReplaceAll(name, "_", " "))
		}
	}
	if root.Has("distant_market") {
		readDistant(root.Record(root.Fields["distant_market"], "the distant market", distantNames...), &f.Distant)
	}
	if root.Has("edition") {
		readEdition(root.Document, root.Fields["edition"], f)
	}
	if root.Has("limits") {
		readLimits(root.Record(root.Fields["limits"], "the limits", limitNames...), &f.Limits)
	}
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

var distantNames = []string{"bonuses", "tiles"}

func readDistant(r strict.Record, market *engine.DistantFacts) {
	if r.Has("bonuses") {
		market.Bonuses = nil
		for _, bonus := range r.List("bonuses") {
			market.Bonuses = append(market.Bonuses, int16(r.AsWhole(bonus, r.About("bonuses"), 0, highest)))
		}
	}
	if !r.Has("tiles") {
		return
	}
	market.Tiles = nil
	for _, n := range r.List("tiles") {
		t := r.Record(n, "a tile of the distant market", "steps", "count")
		market.Tiles = append(market.Tiles, engine.DistantTiles{Steps: uint8(t.Whole("steps", 0, highest)), Counts: readCounts(t)})
	}
}

func readEdition(d *strict.Document, n *strict.Node, f *engine.Figures) {
	into := &f.Edition
	r := d.Record(n, "the edition", "aside", "face_down", "second_link_beer", "link_anywhere", "late_loans", "money_per_vp",
		"virtual_link", "warfrog")
	flag(r, "face_down", &into.FaceDown)
	flag(r, "second_link_beer", &into.SecondLinkBeer)
	flag(r, "link_anywhere", &into.LinkAnywhere)
	flag(r, "late_loans", &into.LateLoans)
	flag(r, "warfrog", &into.FirstEdition)
	given(r, "money_per_vp", 1, &into.MoneyPerVP)
	if r.Has("virtual_link") {
		for _, end := range r.List("virtual_link") {
			into.VirtualLink = into.VirtualLink.With(location(d, end, r.About("virtual_link"), f))
		}
	}
	if r.Has("aside") {
		aside := d.Record(r.Fields["aside"], r.About("aside"), "canal", "rail")
		into.Aside = [2][3]uint8{asCounts(aside.Wholes("canal", 3, 0, highest)), asCounts(aside.Wholes("rail", 3, 0, highest))}
	}
}

// flag sets an optional true or false of a record.
func flag(r strict.Record, key string, into *bool) {
	if r.Has(key) {
		*into = r.Flag(key)
	}
}

var limitNames = []string{
	"start_money", "start_income", "links", "canal_link_cost", "rail_link_cost", "rail_double_cost", "loans",
	"wild_cards", "intro_money_per_vp", "intro_money_vp_max", "solo_canal_supply", "solo_rail_supply",
	"automa_develop_vp", "automa_pass_vp", "actions_per_turn", "actions_first_turn",
}

func readLimits(r strict.Record, into *engine.Limits) {
	given(r, "start_money", 1, &into.StartMoney)
	given(r, "start_income", 1, &into.StartIncome)
	given(r, "links", 1, &into.Links)
	given(r, "canal_link_cost", 1, &into.CanalLinkCost)
	given(r, "rail_link_cost", 1, &into.RailLinkCost)
	given(r, "rail_double_cost", 1, &into.RailDoubleCost)
	given(r, "wild_cards", 0, &into.WildCards)
	given(r, "intro_money_per_vp", 1, &into.IntroMoneyPerVP)
	given(r, "intro_money_vp_max", 1, &into.IntroMoneyVPMax)
	given(r, "solo_canal_supply", 1, &into.SoloCanalSupply)
	given(r, "solo_rail_supply", 1, &into.SoloRailSupply)
	given(r, "automa_develop_vp", 1, &into.AutomaDevelopVP)
	given(r, "automa_pass_vp", 1, &into.AutomaPassVP)
	given(r, "actions_per_turn", 1, &into.ActionsPerTurn)
	given(r, "actions_first_turn", 1, &into.ActionsFirstTurn)
	if !r.Has("loans") {
		return
	}
	into.Loans = nil
	for _, n := range r.List("loans") {
		loan := r.Record(n, "a loan", "money", "levels")
		into.Loans = append(into.Loans, engine.LoanFacts{
			Money: int16(loan.Whole("money", 1, highest)), Levels: int8(loan.Whole("levels", 1, highest)),
		})
	}
}

// given sets a number that a record may have.
func given[T ~int | ~int16 | ~uint8](r strict.Record, key string, low int, into *T) {
	if r.Has(key) {
		*into = T(r.Whole(key, low, highest))
	}
}
