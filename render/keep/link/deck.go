package link

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// deckForm is the form of decks and mats in links. It is raised whenever they are packed in another way.
const deckForm = 1

// The bounds of decks. They can never change; no game comes near them.
const (
	mostName       = 160 // bytes
	mostCards      = 100
	mostSlots      = 16
	mostIndustries = 16
	mostLocations  = 64
	mostPrice      = 16
)

// OfDeck is the link of a deck or a mat for a game, given its text. An error tells the fault of the text.
func OfDeck(id, file string, text []byte) (Link, error) {
	kind, err := decks.KindOf(file, text)
	if err != nil {
		return Link{}, err
	}
	w := &writer{}
	w.number(deckForm)
	w.below(mostGames, slices.Index(games, id))
	w.flag(kind == decks.MatText)
	if kind == decks.MatText {
		err = w.tiles(id, file, text)
	} else {
		err = w.deck(id, file, text)
	}
	l := Link{Deck, seal(w.bytes)}
	if err == nil && len(l.Code) > longestCode {
		err = words.Wrong("link-deck-large", nil)
	}
	return l, err
}

// ReadDeck returns the game that a link holds a deck or a mat for, which of the two it is, and its text, which can be played
// with.
func ReadDeck(l Link) (id string, kind decks.Kind, text []byte, err error) {
	packed, err := open(l.Code)
	if err != nil {
		return "", 0, nil, err
	}
	r := &reader{bytes: packed}
	if r.number() > deckForm {
		return "", 0, nil, words.Wrong("link-newer", nil)
	}
	number := r.below(mostGames)
	if number >= len(games) {
		return "", 0, nil, words.Wrong("link-newer", nil)
	}
	id, kind = games[number], decks.DeckText
	if r.flag() {
		kind = decks.MatText
		mat := r.tiles(id)
		if r.end(); !r.spoiled {
			text = edit.NewMat(id, mat)
			_, err = decks.ParseMat(id, "mat", text)
		}
	} else {
		name, cards, unknown := r.deck(id)
		switch r.end(); {
		case r.spoiled:
		case unknown:
			return "", 0, nil, words.Wrong("link-unknown", nil)
		default:
			text = edit.NewDeck(id, name, cards)
			_, err = draft(id, "deck", text)
		}
	}
	switch {
	case r.spoiled:
		return "", 0, nil, damaged()
	case err != nil:
		return "", 0, nil, words.Wrong("link-deck-wrong", err)
	}
	return id, kind, text, nil
}

func (w *writer) name(s string) {
	w.below(mostName+1, len(s))
	for _, b := range []byte(s) {
		w.bits(uint64(b), 8)
	}
}

func (r *reader) name() string {
	name := make([]byte, r.below(mostName+1))
	for i := range name {
		name[i] = byte(r.bits(8))
	}
	return string(name)
}

func (w *writer) tiles(id, file string, text []byte) error {
	mat, err := decks.ParseMat(id, file, text)
	if err != nil {
		return err
	}
	w.name(mat.Name)
	for t, full := range decks.Game(id).FullSet() {
		w.below(int(full)+1, int(mat.Count[t]))
	}
	w.house(mat.House)
	return nil
}

func (r *reader) tiles(id string) *automa.Mat {
	mat := &automa.Mat{Name: r.name()}
	for t, full := range decks.Game(id).FullSet() {
		mat.Count[t] = uint8(r.below(int(full) + 1))
	}
	mat.House = r.house()
	return mat
}

// draft reads a deck that can be played with, and the cards that are for another map, which must be right as well.
func draft(id, file string, text []byte) (*decks.Draft, error) {
	if _, err := decks.ParseDeck(id, file, text); err != nil {
		return nil, err
	}
	return decks.ReadDraft(id, file, text)
}

func (w *writer) deck(id, file string, text []byte) error {
	d, err := draft(id, file, text)
	if err != nil {
		return err
	}
	if len(d.Cards) > mostCards || slices.ContainsFunc(d.Cards, func(c decks.Card) bool { return len(c.Front) >= mostSlots }) {
		return words.Wrong("link-deck-large", nil)
	}
	w.name(d.Name)
	w.below(mostCards+1, len(d.Cards))
	for i := range d.Cards {
		w.card(&d.Cards[i])
	}
	return nil
}

func (w *writer) card(c *decks.Card) {
	w.below(mostCards, c.Number)
	w.below(automa.Groups, int(c.Group))
	if w.flag(c.Map != ""); c.Map != "" {
		w.below(len(decks.Maps()), slices.Index(decks.Maps(), c.Map))
		w.flag(c.RailOnly)
	}
	w.below(mostSlots, len(c.Front))
	for i := range c.Front {
		s := &c.Front[i]
		w.below(automa.SlotKinds(), int(s.Kind))
		if s.Kind.Builds() {
			w.below(mostIndustries, int(s.Industry))
			w.below(mostPrice, int(s.IronFrom))
			w.flag(s.LinkFirst)
		}
		w.below(mostLocations, len(s.At))
		for _, l := range s.At {
			w.below(mostLocations, int(l))
		}
	}
	b := &c.Back
	w.flag(b.FirstTurnDevelop)
	w.below(mostPrice, int(b.DevelopTo))
	if c.Map == "" {
		w.below(mostLocations, int(b.Brewery))
		w.below(automa.Cells, int(b.Icon))
		return
	}
	w.flag(b.SecondRow)
	for _, l := range b.Toward {
		w.below(mostLocations, int(l))
	}
}

// deck reads a deck, and reports whether it names things that its game does not have.
func (r *reader) deck(id string) (name string, cards []decks.Card, unknown bool) {
	f := decks.Figures(edit.MapOf(id))
	v := vocabulary{reader: r, f: &f}
	name = r.name()
	for range r.below(mostCards + 1) {
		cards = append(cards, v.card())
	}
	return name, cards, v.unknown
}

// vocabulary reads things that the game must have, such as locations.
type vocabulary struct {
	*reader
	f       *engine.Figures
	unknown bool
}

func (v *vocabulary) card() (c decks.Card) {
	c.Number, c.Group = v.below(mostCards), automa.Group(v.below(automa.Groups))
	several := v.flag()
	if several == automa.RulesOf(v.f).Icons {
		v.unknown = true
	}
	if several {
		c.Map = decks.Maps()[v.below(len(decks.Maps()))]
		c.RailOnly = v.flag()
	}
	for range v.below(mostSlots) {
		c.Front = append(c.Front, v.slot())
	}
	c.Back.FirstTurnDevelop, c.Back.DevelopTo = v.flag(), int16(v.below(mostPrice))
	if !several {
		c.Back.Brewery, c.Back.Icon = v.location(), automa.Cell(v.below(automa.Cells))
		return c
	}
	c.Back.SecondRow = v.flag()
	for i := range c.Back.Toward {
		if l := v.below(mostLocations); l != 0 {
			c.Back.Toward[i] = v.known(l)
		}
	}
	return c
}

func (v *vocabulary) slot() (s automa.SlotFacts) {
	if s.Kind = automa.SlotKind(v.below(automa.SlotKinds())); s.Kind == 0 {
		v.unknown = true
	}
	if s.Kind.Builds() {
		s.Industry = engine.Industry(v.below(mostIndustries))
		if !slices.ContainsFunc(v.f.Industries, func(f engine.IndustryFacts) bool { return f.Industry == s.Industry }) {
			s.Industry, v.unknown = v.f.Industries[0].Industry, true
		}
		s.IronFrom, s.LinkFirst = int16(v.below(mostPrice)), v.flag()
	}
	for range v.below(mostLocations) {
		s.At = append(s.At, v.location())
	}
	return s
}

func (v *vocabulary) location() engine.Location { return v.known(v.below(mostLocations)) }

// known is a location by its number; a number that the board does not have is noted.
func (v *vocabulary) known(l int) engine.Location {
	if l == 0 || l >= len(v.f.Locations) {
		v.unknown = true
		return 1
	}
	return engine.Location(l)
}
