package decks

import (
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// kindNames and bonusNames are words of board.toml, in the order of the engine.
var (
	kindNames  = []string{"town", "farm", "merchant", "end-point"}
	bonusNames = []string{"develop", "income", "money", "vp"}
)

// readBoard reads locations with their spaces, lines and, where there are merchants, their tiles.
func readBoard(d *strict.Document, f *engine.Figures) {
	keys := []string{"lines", "location"}
	if f.Rules().Merchants {
		keys = append(keys, "merchant_tiles")
	}
	root := d.Record(d.Root(), "the board", keys...)
	f.Locations = make([]engine.LocationFacts, 1)
	f.Spaces = make([]engine.SpaceFacts, 1)
	f.Merchants = make([]engine.MerchantFacts, 1)
	for _, n := range root.List("location") {
		readLocation(d, n, f)
	}
	f.Lines = make([]engine.LineFacts, 1)
	for _, n := range root.List("lines") {
		f.Lines = append(f.Lines, readLine(d, n, f))
	}
	f.MerchantTiles = make([]engine.MerchantTileFacts, 1)
	if !f.Rules().Merchants {
		return
	}
	for _, n := range root.List("merchant_tiles") {
		t := d.Record(n, "a merchant tile", "id", "accepts", "min_players")
		f.MerchantTiles = append(f.MerchantTiles, engine.MerchantTileFacts{
			ID: t.Title("id"), Accepts: industries(t, "accepts", 0, f), MinPlayers: t.Whole("min_players", 2, engine.MaxSeats),
		})
	}
}

// readLocation reads a location and the spaces printed at it: for tiles, for merchant tiles, or none.
func readLocation(d *strict.Document, n *strict.Node, f *engine.Figures) {
	l := engine.Location(len(f.Locations))
	r := d.Record(n, "a location",
		"id", "name", "kind", "banner", "x", "y", "min_players", "spaces", "merchant_spaces", "bonus", "market", "link_icons")
	facts := engine.LocationFacts{
		ID: r.Title("id"), Name: r.Title("name"), Banner: r.Title("banner"),
		Kind: engine.Town + engine.LocationKind(r.OneOf("kind", kindNames...)),
		X:    r.Number("x"), Y: r.Number("y"), Market: r.Flag("market"),
	}
	r.What = facts.Name
	switch facts.Kind {
	case engine.Town, engine.Farm:
		for _, space := range r.List("spaces") {
			f.Spaces = append(f.Spaces, readSpace(d, space, l, f, facts.Name))
		}
	case engine.MerchantLocation:
		facts.MinPlayers = r.Whole("min_players", 2, engine.MaxSeats)
		facts.Bonus, facts.BonusAmount = readBonus(d, r.Need("bonus"), r.About("bonus"))
		facts.LinkIcons = int16(r.Whole("link_icons", 0, highest))
		for range r.Whole("merchant_spaces", 1, 2) {
			f.Merchants = append(f.Merchants, engine.MerchantFacts{Location: l, MinPlayers: facts.MinPlayers})
		}
	case engine.EndPoint:
		facts.LinkIcons = int16(r.Whole("link_icons", 0, highest))
	}
	f.Locations = append(f.Locations, facts)
}

// readBonus reads a bonus with its amount: { income = 2 }.
func readBonus(d *strict.Document, n *strict.Node, what any) (engine.Bonus, int16) {
	r := d.Record(n, what, bonusNames...)
	for i, name := range bonusNames {
		if r.Has(name) && len(r.Fields) == 1 {
			return engine.BonusDevelop + engine.Bonus(i), int16(r.Whole(name, 1, highest))
		}
	}
	d.Refuse(r.At, "%s wants one of %s", what, strict.Either(bonusNames))
	return engine.NoBonus, 0
}

func readSpace(d *strict.Document, n *strict.Node, l engine.Location, f *engine.Figures, name string) engine.SpaceFacts {
	r := d.Record(n, "a space at "+name, "industries", "row", "col", "x", "y")
	return engine.SpaceFacts{
		Location: l, Industries: industries(r, "industries", 1, f),
		Row: r.Whole("row", 0, 2), Col: r.Whole("col", 0, 2), X: r.Number("x"), Y: r.Number("y"),
	}
}

func readLine(d *strict.Document, n *strict.Node, f *engine.Figures) engine.LineFacts {
	r := d.Record(n, "a line", "id", "ends", "canal", "rail", "mid")
	line := engine.LineFacts{ID: r.Title("id"), Canal: r.Flag("canal"), Rail: r.Flag("rail")}
	r.What = "the line " + line.ID
	for _, end := range r.List("ends") {
		line.Ends = append(line.Ends, location(d, end, r.What, f))
	}
	mid := r.List("mid")
	if len(mid) != 2 {
		d.Refuse(r.At, "%s wants x and y", r.About("mid"))
		return line
	}
	line.MidX, line.MidY = d.AsNumber(mid[0], r.About("mid")), d.AsNumber(mid[1], r.About("mid"))
	return line
}
