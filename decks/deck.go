package decks

import (
	"fmt"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// M8: the groups of a deck and their sizes.
var groupNames = []string{"A", "B", "C"}

var groupSizes = [automa.Groups]int{12, 4, 6}

const (
	highestNumber = 99 // of a card, so that it fits where it is shown
	dearestIron   = 6  // £, of an empty market (B6.4)
)

// ParseDeck reads a deck of Automa cards (M8) for a board, adding what its tie-breaks need to know of that board (M44, M50,
// M52). The file is only named in the error, which gives the line and column of the first mistake and says what is wrong.
func ParseDeck(file string, text []byte, f *engine.Figures) (*automa.Deck, error) {
	d := open(file, text)
	root := d.record(d.root, "the deck", "name", "card")
	deck := &automa.Deck{Name: root.title("name"), Sum: sum(text)}
	r := deckReader{document: d, f: f}
	for _, n := range root.list("card") {
		deck.Cards = append(deck.Cards, r.card(n))
	}
	r.missingCards()
	if d.problem != nil {
		return nil, d.problem
	}
	if err := addGeometry(open("geometry.toml", embedded("mautoma/geometry.toml")), deck, f); err != nil {
		return nil, err
	}
	return deck, nil
}

// deckReader reads cards and remembers which it has seen.
type deckReader struct {
	*document
	f      *engine.Figures
	seen   [highestNumber + 1]bool
	groups [automa.Groups]int
	last   int // where the last card starts
}

func (r *deckReader) card(n *node) automa.CardFacts {
	r.last = n.at
	c := r.record(n, "a card", "id", "group", "front", "back")
	card := automa.CardFacts{Number: c.whole("id", 1, highestNumber)}
	c.what = fmt.Sprintf("card %d", card.Number)
	if r.seen[card.Number] && c.has("id") {
		r.refuse(c.fields["id"].at, "there are two cards with the number %d", card.Number)
	}
	r.seen[card.Number] = true
	card.Group = r.group(c)
	for _, slot := range c.list("front") {
		card.Front = append(card.Front, r.slot(slot, c.what))
	}
	if len(card.Front) == 0 && c.has("front") {
		r.refuse(c.fields["front"].at, "the front of %s has no slot", c.what)
	}
	card.Back = r.back(c.need("back"), c.what)
	return card
}

// group counts the card and refuses the first one too many of its group.
func (r *deckReader) group(card record) automa.Group {
	group := automa.Group(card.oneOf("group", groupNames...))
	r.groups[group]++
	if r.groups[group] > groupSizes[group] && card.has("group") {
		r.refuse(card.fields["group"].at, "%s is one too many of group %s, which has %d (M8)",
			card.what, groupNames[group], groupSizes[group])
	}
	return group
}

// missingCards refuses a deck with too few cards of a group (M8), at its last card.
func (r *deckReader) missingCards() {
	for group, size := range groupSizes {
		if r.groups[group] < size {
			r.refuse(r.last, "the deck has %d cards of group %s, it needs %d (M8)", r.groups[group], groupNames[group], size)
		}
	}
}

// slot reads a slot of a front: a build (M23), a coal mine with links (M34) or a network (M35).
func (r *deckReader) slot(n *node, card string) automa.SlotFacts {
	s := r.record(n, "a slot of "+card, "build", "at", "iron_from", "link_first", "then_links", "network")
	s.what = card
	if s.has("network") {
		return r.networkSlot(s)
	}
	if !s.has("build") {
		r.refuse(n.at, "a slot of %s has neither \"build\" nor \"network\"", card)
		return automa.SlotFacts{}
	}
	slot := automa.SlotFacts{
		Kind:      automa.BuildSlot,
		Industry:  r.industry(s.fields["build"], s.about("build")),
		LinkFirst: s.flag("link_first"),
	}
	slot.At = r.places(s, "at", func(n *node, l engine.Location) { r.buildable(n, l, slot.Industry, card) })
	if s.has("iron_from") {
		slot.IronFrom = int16(s.whole("iron_from", 0, dearestIron))
	}
	if !s.flag("then_links") {
		return slot
	}
	slot.Kind = automa.CoalAndLinksSlot
	switch place := s.fields["then_links"].at; {
	case slot.Industry != engine.CoalMine:
		r.refuse(place, "%s places links after %s, which only a coal mine allows (M34)", card, buildings[slot.Industry])
	case slot.LinkFirst:
		r.refuse(place, "%s places links before and after its coal mine, which are three actions (M29, M34)", card)
	}
	return slot
}

func (r *deckReader) networkSlot(s record) automa.SlotFacts {
	for _, key := range []string{"build", "at", "iron_from", "link_first", "then_links"} {
		if s.has(key) {
			r.refuse(s.fields[key].key, "%s has %q and \"network\" in one slot", s.what, key)
		}
	}
	return automa.SlotFacts{Kind: automa.NetworkSlot, At: r.places(s, "network", func(*node, engine.Location) {})}
}

// places reads a list of locations in printed order, each checked by a function, none named twice.
func (r *deckReader) places(s record, key string, check func(*node, engine.Location)) []engine.Location {
	var places []engine.Location
	for _, n := range s.list(key) {
		l := r.place(n, s.what, r.f)
		check(n, l)
		if slices.Contains(places, l) {
			r.refuse(n.at, "%s names %s twice in one slot", s.what, r.f.Locations[l].Name)
		}
		places = append(places, l)
	}
	if len(places) == 0 && s.has(key) {
		r.refuse(s.fields[key].at, "%s names no place", s.about(key))
	}
	return places
}

// buildable refuses a place where a tile of an industry can never stand.
func (r *deckReader) buildable(n *node, l engine.Location, i engine.Industry, card string) {
	where := r.f.Locations[l]
	switch {
	case where.Kind == engine.MerchantLocation:
		r.refuse(n.at, "%s builds at %s, a merchant location, where nothing can be built (B5.4)", card, where.Name)
	case !slices.ContainsFunc(r.f.Slots, func(s engine.SlotFacts) bool { return s.Location == l && s.Industries.Has(i) }):
		r.refuse(n.at, "%s builds %s at %s, which has no space for one", card, buildings[i], where.Name)
	}
}

func (r *deckReader) back(n *node, card string) automa.BackFacts {
	b := r.record(n, "the back of "+card, "first_turn", "brewery", "develop_to", "icon")
	back := automa.BackFacts{FirstTurnDevelop: b.oneOf("first_turn", "draw", "develop") == 1}
	if town := b.need("brewery"); town != nil {
		back.Brewery = r.place(town, b.what, r.f)
		r.buildable(town, back.Brewery, engine.Brewery, b.what)
		// M32: a farm must be in the network, which the brewery of a back need not be (M59).
		if where := r.f.Locations[back.Brewery]; where.Kind == engine.Farm {
			r.refuse(town.at, "%s builds its brewery at %s, but a back names a town (M59)", b.what, where.Name)
		}
	}
	back.DevelopTo = int16(b.whole("develop_to", 0, dearestIron))
	back.Icon = automa.Cell(b.oneOf("icon", cellNames...))
	return back
}
