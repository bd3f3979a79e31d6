package decks

import (
	"sohofoundry/decks/strict"
	"sohofoundry/engine/fault"
)

// Kind is the kind of thing that a text describes.
type Kind uint8

// The kinds of text.
const (
	DeckText Kind = iota + 1
	MatText
)

// KindOf tells a deck from a mat by their keys. They may have other mistakes, which ParseDeck or ParseMat reports. A text that
// is no TOML, or neither of the two, is an error.
func KindOf(file string, text []byte) (Kind, error) {
	d := strict.Open(file, text)
	if d.Problem() != nil {
		return 0, d.Problem()
	}
	keys, _ := d.Root().Value.(strict.Table)
	if keys["card"] != nil {
		return DeckText, nil
	}
	for _, word := range familyWords() {
		if keys[word] != nil {
			return MatText, nil
		}
	}
	return 0, fault.Errorf("%q is neither a deck nor a mat: below its name, a deck begins with [[card]], a mat with cotton = […]", file)
}
