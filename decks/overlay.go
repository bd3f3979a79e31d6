package decks

import (
	"slices"

	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// readOverlay changes figures by a text that has only the differences.
func readOverlay(d *strict.Document, f *engine.Figures) {
	root := d.Record(d.Root(), "the overlay", append([]string{"without", "lines", "location", "tiles", "cards"}, tableNames...)...)
	each := func(key string, read func(*strict.Node)) {
		if root.Has(key) {
			for _, n := range root.List(key) {
				read(n)
			}
		}
	}
	var without []engine.Location
	each("without", func(n *strict.Node) { without = append(without, location(d, n, root.About("without"), f)) })
	each("lines", func(n *strict.Node) { overlayLine(d, n, f) })
	each("location", func(n *strict.Node) { overlayLocation(d, n, f) })
	each("tiles", func(n *strict.Node) { overlayTile(d, n, f) })
	if root.Has("cards") {
		overlayCards(d, root.Fields["cards"], f)
	}
	if d.Problem() == nil && len(without) > 0 {
		remove(without, f)
	}
	readGivenTables(root, f) // which name locations by their new ids
}

func overlayLine(d *strict.Document, n *strict.Node, f *engine.Figures) {
	r := d.Record(n, "a line", "id", "canal")
	id := r.Title("id")
	at := slices.IndexFunc(f.Lines, func(l engine.LineFacts) bool { return l.ID == id })
	if at < 0 {
		d.Refuse(r.At, "there is no line %s", strict.Quote(id))
		return
	}
	r.Need("canal")
	f.Lines[at].Canal = r.Flag("canal")
}

// overlayLocation moves a location and its spaces, which may stand in another order.
func overlayLocation(d *strict.Document, n *strict.Node, f *engine.Figures) {
	r := d.Record(n, "a location", "name", "x", "y", "spaces")
	l := location(d, r.Need("name"), r.What, f)
	facts := &f.Locations[l]
	r.What = facts.Name
	facts.X, facts.Y = r.Number("x"), r.Number("y")
	if facts.Kind != engine.Town {
		return
	}
	first := slices.IndexFunc(f.Spaces, func(s engine.SpaceFacts) bool { return s.Location == l })
	f.Spaces = slices.DeleteFunc(f.Spaces, func(s engine.SpaceFacts) bool { return s.Location == l })
	var spaces []engine.SpaceFacts
	for _, space := range r.List("spaces") {
		spaces = append(spaces, readSpace(d, space, l, f, facts.Name))
	}
	f.Spaces = slices.Insert(f.Spaces, first, spaces...)
}

func overlayTile(d *strict.Document, n *strict.Node, f *engine.Figures) {
	r := d.Record(n, "a tile", "industry", "level", "vp")
	i, level := industryOf(d, r.Need("industry"), r.About("industry"), f), int8(r.Whole("level", 0, highest))
	at := slices.IndexFunc(f.Tiles, func(t engine.TileFacts) bool { return t.Industry == i && t.Level == level })
	if at < 0 {
		d.Refuse(r.At, "there is no %s of level %d", i, level)
		return
	}
	f.Tiles[at].VP = int16(r.Whole("vp", 0, highest))
}

// overlayCards changes how many there are of some cards.
func overlayCards(d *strict.Document, n *strict.Node, f *engine.Figures) {
	for _, card := range readCardKinds(d, n, f) {
		at := slices.IndexFunc(f.Cards, func(c engine.CardFacts) bool { return c.ID == card.ID })
		if at < 0 {
			d.Refuse(n.At, "there is no card %s", strict.Quote(card.ID))
			return
		}
		f.Cards[at].Counts = card.Counts
	}
}

// remove takes locations off the board, with their spaces, lines and cards.
func remove(without []engine.Location, f *engine.Figures) {
	gone := func(l engine.Location) bool { return slices.Contains(without, l) }
	now := make([]engine.Location, len(f.Locations)) // the new ids
	var kept []engine.LocationFacts
	for l, facts := range f.Locations {
		if now[l] = engine.Location(len(kept)); !gone(engine.Location(l)) {
			kept = append(kept, facts)
		}
	}
	f.Locations = kept
	f.Spaces = slices.DeleteFunc(f.Spaces, func(s engine.SpaceFacts) bool { return gone(s.Location) })
	f.Lines = slices.DeleteFunc(f.Lines, func(x engine.LineFacts) bool { return slices.ContainsFunc(x.Ends, gone) })
	f.Cards = slices.DeleteFunc(f.Cards, func(c engine.CardFacts) bool { return gone(c.Location) })
	for x := range f.Spaces {
		f.Spaces[x].Location = now[f.Spaces[x].Location]
	}
	for x := range f.Lines {
		for end := range f.Lines[x].Ends {
			f.Lines[x].Ends[end] = now[f.Lines[x].Ends[end]]
		}
	}
	for c := range f.Cards {
		f.Cards[c].Location = now[f.Cards[c].Location]
	}
}
