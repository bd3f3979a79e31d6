package decks

import (
	"sohofoundry/engine"
)

// kindNames and bonusNames are words of board.toml, in the order of the engine.
var (
	kindNames  = []string{"town", "farm", "merchant"}
	bonusNames = []string{"develop", "income", "money", "vp"}
)

// readBoard reads locations with their spaces, lines and merchant tiles.
func readBoard(d *document, f *engine.Figures) {
	root := d.record(d.root, "the board", "name", "merchant_tiles", "lines", "location")
	f.Name = root.title("name")
	f.Locations = make([]engine.LocationFacts, 1)
	f.Slots = make([]engine.SlotFacts, 1)
	f.Merchants = make([]engine.MerchantFacts, 1)
	for _, n := range root.list("location") {
		readLocation(d, n, f)
	}
	f.Lines = make([]engine.LineFacts, 1)
	for _, n := range root.list("lines") {
		f.Lines = append(f.Lines, readLine(d, n, f))
	}
	f.MerchantTiles = make([]engine.MerchantTileFacts, 1)
	for _, n := range root.list("merchant_tiles") {
		t := d.record(n, "a merchant tile", "id", "accepts", "min_players")
		f.MerchantTiles = append(f.MerchantTiles, engine.MerchantTileFacts{
			ID: t.title("id"), Accepts: t.industries("accepts", 0), MinPlayers: t.whole("min_players", 2, engine.MaxSeats),
		})
	}
}

// readLocation reads a location and what is printed at it: spaces for tiles, or spaces for merchant tiles.
func readLocation(d *document, n *node, f *engine.Figures) {
	l := engine.Location(len(f.Locations))
	r := d.record(n, "a location",
		"id", "name", "kind", "banner", "x", "y", "min_players", "slots", "spaces", "bonus", "link_icons")
	facts := engine.LocationFacts{
		ID: r.title("id"), Name: r.title("name"), Banner: r.title("banner"),
		Kind: engine.Town + engine.LocationKind(r.oneOf("kind", kindNames...)),
		X:    r.number("x"), Y: r.number("y"), MinPlayers: r.whole("min_players", 2, engine.MaxSeats),
	}
	r.what = facts.Name
	if facts.Kind == engine.MerchantLocation {
		facts.Bonus, facts.BonusAmount = readBonus(d, r.need("bonus"), r.about("bonus"))
		facts.LinkIcons = int16(r.whole("link_icons", 0, highest))
		for range r.whole("spaces", 1, 2) {
			f.Merchants = append(f.Merchants, engine.MerchantFacts{Location: l, MinPlayers: facts.MinPlayers})
		}
	} else {
		for _, slot := range r.list("slots") {
			f.Slots = append(f.Slots, readSlot(d, slot, l, facts.Name))
		}
	}
	f.Locations = append(f.Locations, facts)
}

// readBonus reads a bonus with its amount: { income = 2 }.
func readBonus(d *document, n *node, what string) (engine.Bonus, int16) {
	r := d.record(n, what, bonusNames...)
	for i, name := range bonusNames {
		if r.has(name) && len(r.fields) == 1 {
			return engine.BonusDevelop + engine.Bonus(i), int16(r.whole(name, 1, highest))
		}
	}
	d.refuse(r.at, "%s wants one of %s", what, either(bonusNames))
	return engine.NoBonus, 0
}

func readSlot(d *document, n *node, l engine.Location, name string) engine.SlotFacts {
	r := d.record(n, "a space at "+name, "industries", "row", "col", "x", "y")
	return engine.SlotFacts{
		Location: l, Industries: r.industries("industries", 1),
		Row: r.whole("row", 0, 1), Col: r.whole("col", 0, 2), X: r.number("x"), Y: r.number("y"),
	}
}

func readLine(d *document, n *node, f *engine.Figures) engine.LineFacts {
	r := d.record(n, "a line", "id", "ends", "canal", "rail", "mid")
	line := engine.LineFacts{ID: r.title("id"), Canal: r.flag("canal"), Rail: r.flag("rail")}
	r.what = "the line " + line.ID
	for _, end := range r.list("ends") {
		line.Ends = append(line.Ends, d.place(end, r.what, f))
	}
	mid := r.list("mid")
	if len(mid) != 2 {
		d.refuse(r.at, "%s wants x and y", r.about("mid"))
		return line
	}
	line.MidX, line.MidY = d.asNumber(mid[0], r.about("mid")), d.asNumber(mid[1], r.about("mid"))
	return line
}
