package decks

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// groupNames are the groups of a deck (M8).
var groupNames = []string{"A", "B", "C"}

// canalCards are the fewest cards of each group for the packets of the Canal Era (M9, M10, N5).
var canalCards = [automa.Groups]int{5, 4, 4}

const highestNumber = 99 // of a card, so that it fits where it is shown

// parseDeck reads a deck of Automa cards (M8, N1), adding the facts of the board that its tie-breaks need (M44, M50, M52, N10).
func (e *entry) parseDeck(file string, text []byte) (*automa.Deck, error) {
	f := e.figures()
	d := strict.Open(file, text)
	root := d.Record(d.Root(), fault.Sprintf("the deck"), "name", "card")
	deck := &automa.Deck{Name: root.Title("name"), Sum: sum(text)}
	r := deckReader{Document: d, f: &f, e: e}
	for _, n := range root.List("card") {
		if card, ok := r.card(n); ok {
			deck.Cards = append(deck.Cards, card)
		}
	}
	r.missingCards()
	if d.Problem() != nil {
		return nil, d.Problem()
	}
	deck.Alphabet = alphabet(&f)
	if !automa.RulesOf(&f).Icons {
		addBearings(deck, &f, e.whole())
		return deck, nil
	}
	return deck, addGeometry(opened(e.base+"/mautoma/geometry.toml"), deck, &f)
}

// sum identifies a text, however its lines end: the first 16 digits of its SHA-256.
func sum(text []byte) string {
	digest := sha256.Sum256(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return hex.EncodeToString(digest[:8])
}

// deckReader reads cards and remembers which it has seen.
type deckReader struct {
	*strict.Document
	e      *entry
	f      *engine.Figures
	seen   [highestNumber + 1]bool
	groups [automa.Groups]int
	canal  [automa.Groups]int // those that are used in the Canal Era
	last   int                // where the last card starts
}

// card reads a card and reports whether it is for the map of the game (N1).
func (r *deckReader) card(n *strict.Node) (automa.CardFacts, bool) {
	card, c := r.begun(n)
	if card.Map != "" && card.Map != r.e.cards && card.Map != bothMaps {
		return card.CardFacts, false
	}
	r.faces(&card, c)
	r.count(&card, c)
	return card.CardFacts, true
}

// begun reads the fields that tell a card from others.
func (r *deckReader) begun(n *strict.Node) (card Card, c strict.Record) {
	r.last = n.At
	keys := []string{"id", "group", "front", "back"}
	if r.e.cards != "" {
		keys = append(keys, "map", "rail_only")
	}
	c = r.Record(n, fault.Sprintf("a card"), keys...)
	card.Number, card.RailOnly = c.Whole("id", 1, highestNumber), c.Flag("rail_only")
	c.What = cardName(&card)
	if r.seen[card.Number] && c.Has("id") {
		r.Object(c.Fields["id"].At, "there are two cards with the number %d", card.Number)
	}
	r.seen[card.Number] = true
	if r.e.cards != "" {
		card.Map = mapNames[c.OneOf("map", mapNames...)]
	}
	return card, c
}

func cardName(card *Card) fault.Text { return fault.Sprintf("card %d", card.Number) }

// faces reads the group and the two faces of a card.
func (r *deckReader) faces(card *Card, c strict.Record) {
	name := cardName(card)
	card.Group = automa.Group(c.OneOf("group", groupNames...))
	for _, slot := range c.List("front") {
		card.Front = append(card.Front, r.slot(slot, name))
	}
	if len(card.Front) == 0 && c.Has("front") {
		r.Object(c.Fields["front"].At, "the front of %s has no slot", c.What)
	}
	card.Back = r.back(c.Need("back"), name)
}

// count counts a card of its group and refuses the first one too many.
func (r *deckReader) count(card *Card, c strict.Record) {
	group := card.Group
	if !card.RailOnly {
		r.canal[group]++
	}
	r.groups[group]++
	if size := r.e.groups[group]; r.groups[group] > size && c.Has("group") {
		r.Object(c.Fields["group"].At, "%s is one too many of group %s, which has %d (%v)", c.What, groupNames[group], size, automa.RulesOf(r.f).DeckRule)
	}
}

// missingCards refuses a deck with too few cards of a group, at its last card.
func (r *deckReader) missingCards() {
	for group, size := range r.e.groups {
		if r.groups[group] < size {
			r.Object(r.last, "the deck has %d cards of group %s, it needs %d (%v)", r.groups[group], groupNames[group], size, automa.RulesOf(r.f).DeckRule)
		}
		if r.canal[group] < canalCards[group] {
			r.Object(r.last, "the deck has %d cards of group %s for the Canal Era, it needs %d (N5)",
				r.canal[group], groupNames[group], canalCards[group])
		}
	}
}

// slot reads a slot of a front: a build (M23), a coal mine with links (M34) or a network (M35).
func (r *deckReader) slot(n *strict.Node, card fault.Text) automa.SlotFacts {
	s := r.Record(n, fault.Sprintf("a slot of %s", card), "build", "at", "iron_from", "link_first", "then_links", "network")
	s.What = card
	if s.Has("network") {
		return r.networkSlot(s)
	}
	if !s.Has("build") {
		r.Refuse(n.At, "a slot of %s has neither \"build\" nor \"network\"", card)
		return automa.SlotFacts{}
	}
	slot := automa.SlotFacts{
		Kind:      automa.SlotKindThat(true, s.Flag("then_links")),
		Industry:  industryOf(r.Document, s.Fields["build"], s.About("build"), r.f),
		LinkFirst: s.Flag("link_first"),
	}
	slot.At = r.locations(s, "at", func(n *strict.Node, l engine.Location) { r.buildable(n, l, slot.Industry, card) })
	if s.Has("iron_from") {
		slot.IronFrom = int16(s.Whole("iron_from", 0, r.dearestIron()))
	}
	if !slot.Kind.Links() {
		return slot
	}
	switch at := s.Fields["then_links"].At; {
	case slot.Industry != engine.CoalMine:
		r.Object(at, "%s places links after %s, which only a coal mine allows (M34)", card, buildings[slot.Industry])
	case slot.LinkFirst:
		r.Object(at, "%s places links before and after its coal mine, which are three actions (M29, M34)", card)
	}
	return slot
}

func (r *deckReader) networkSlot(s strict.Record) automa.SlotFacts {
	for _, key := range []string{"build", "at", "iron_from", "link_first", "then_links"} {
		if s.Has(key) {
			r.Refuse(s.Fields[key].Key, "%s has %q and \"network\" in one slot", s.What, key)
		}
	}
	return automa.SlotFacts{Kind: automa.SlotKindThat(false, true), At: r.locations(s, "network", func(*strict.Node, engine.Location) {})}
}

// locations reads a list of locations in printed order, each checked by a function, none named twice.
func (r *deckReader) locations(s strict.Record, key string, check func(*strict.Node, engine.Location)) []engine.Location {
	var list []engine.Location
	for _, n := range s.List(key) {
		l := location(r.Document, n, s.What, r.f)
		check(n, l)
		if slices.Contains(list, l) {
			r.Object(n.At, "%s names %s twice in one slot", s.What, r.f.Locations[l].Name)
		}
		list = append(list, l)
	}
	if len(list) == 0 && s.Has(key) {
		r.Object(s.Fields[key].At, "%s names no place", s.About(key))
	}
	return list
}

// dearestIron is the price in £ at an empty market (B6.4, C6.3).
func (r *deckReader) dearestIron() int { return int(r.f.Markets[engine.Iron].EmptyPrice) }

// buildable refuses a location where a tile of an industry can never stand (N17).
func (r *deckReader) buildable(n *strict.Node, l engine.Location, i engine.Industry, card any) {
	where := r.f.Locations[l]
	switch {
	case where.Kind == engine.MerchantLocation:
		r.Object(n.At, "%s builds at %s, a merchant location, where nothing can be built (B5.4)", card, where.Name)
	case where.Kind == engine.EndPoint:
		r.Object(n.At, "%s builds at %s, an end point, where nothing can be built (C5.2)", card, where.Name)
	case !slices.ContainsFunc(r.f.Spaces, func(s engine.SpaceFacts) bool { return s.Location == l && s.Industries.Has(i) }):
		r.Object(n.At, "%s builds %s at %s, which has no space for one", card, buildings[i], where.Name)
	}
}

func (r *deckReader) back(n *strict.Node, card fault.Text) automa.BackFacts {
	keys := []string{"first_turn", "develop_to"}
	if !automa.RulesOf(r.f).Icons {
		keys = append(keys, "second_row", "toward")
	} else {
		keys = append(keys, "brewery", "icon")
	}
	b := r.Record(n, fault.Sprintf("the back of %s", card), keys...)
	back := automa.BackFacts{
		FirstTurnDevelop: b.OneOf("first_turn", "draw", "develop") == 1,
		DevelopTo:        int16(b.Whole("develop_to", 0, r.dearestIron())),
	}
	if !automa.RulesOf(r.f).Icons {
		back.SecondRow = b.Flag("second_row")
		if b.Has("toward") {
			toward := r.locations(b, "toward", func(n *strict.Node, l engine.Location) { r.endPoint(n, l, b.What) })
			if copy(back.Toward[:], toward) < len(toward) {
				r.Refuse(b.Fields["toward"].At, "%s names %d end points, there is room for %d", b.What, len(toward), len(back.Toward))
			}
		}
		return back
	}
	if town := b.Need("brewery"); town != nil {
		back.Brewery = location(r.Document, town, b.What, r.f)
		r.buildable(town, back.Brewery, engine.Brewery, b.What)
		// M32: a farm must be in the network, which the brewery of a back need not be (M59).
		if where := r.f.Locations[back.Brewery]; where.Kind == engine.Farm {
			r.Object(town.At, "%s builds its brewery at %s, but a back names a town (M59)", b.What, where.Name)
		}
	}
	back.Icon = automa.Cell(b.OneOf("icon", cellNames...))
	return back
}

// endPoint refuses a location that the ring on a back cannot name.
func (r *deckReader) endPoint(n *strict.Node, l engine.Location, card any) {
	if where := r.f.Locations[l]; where.Kind != engine.EndPoint {
		r.Object(n.At, "%s goes toward %s, which is no end point (N14)", card, where.Name)
	}
}
