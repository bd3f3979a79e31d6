package decks

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine/fault"
)

// Draft is a deck as it is written, whether it can be played or not, with the cards for all maps of a family.
type Draft struct {
	Name  string
	Cards []Card
	// Text is the text it was read from, and Root the tree of that text, behind a byte order mark: the table of Cards[i] is item i
	// of its list of cards.
	Text []byte
	Root strict.Table
}

// Card is a card with the maps that it is for.
type Card struct {
	automa.CardFacts
	Map string // one of Maps; empty in a game that has one map
}

// Maps are the words for the map of a card, where a deck has cards for several maps (N1).
func Maps() []string { return slices.Clone(mapNames) }

// Groups are the letters of groups (M8), in the order of the automa.
func Groups() []string { return slices.Clone(groupNames) }

// ReadDraft reads a deck that need not be playable: ParseDeck says whether it is. Locations are those of the whole map, which is that
// of the game named like its family. An error names a part of the text that is not known at all.
func ReadDraft(id, file string, text []byte) (*Draft, error) {
	e := named(id)
	d := strict.Open(file, text)
	if d.Problem() != nil {
		return nil, d.Problem()
	}
	root := d.Record(d.Root(), fault.Sprintf("the deck"), "name", "card")
	r := deckReader{Document: d, f: e.whole(), e: e}
	draft := &Draft{Name: root.Title("name"), Text: text}
	for _, n := range root.List("card") {
		card, c := r.begun(n)
		r.faces(&card, c)
		draft.Cards = append(draft.Cards, card)
	}
	if d.Lost() != nil {
		return nil, d.Lost()
	}
	draft.Root = root.Fields
	return draft, nil
}

// DeckSource is the text of the printed deck of a game, MatSource that of one of its levels, which must be there.
func DeckSource(id string) []byte { return embedded(named(id).base + "/mautoma/deck.toml") }

// MatSource is the text of a level of a game, which must be there.
func MatSource(id, name string) []byte {
	return embedded(named(id).base + "/mautoma/" + name + ".toml")
}

// MatDraft is a mat as it is written: its counts and house rules, and its text and tree as in a Draft.
type MatDraft struct {
	automa.Mat
	Text []byte
	Root strict.Table
}

// ReadMatDraft reads a mat that need not be playable, as ReadDraft does a deck.
func ReadMatDraft(id, file string, text []byte) (*MatDraft, error) {
	d := strict.Open(file, text)
	if d.Problem() != nil {
		return nil, d.Problem()
	}
	mat, root := named(id).readMat(d)
	if d.Lost() != nil {
		return nil, d.Lost()
	}
	return &MatDraft{*mat, text, root.Fields}, nil
}
