package decks

import "fmt"

// Kind is what a text describes.
type Kind uint8

// The kinds of text.
const (
	DeckText Kind = iota + 1
	MatText
)

// KindOf tells a deck from a mat by their keys, whatever else may be wrong with them: ParseDeck or ParseMat says that. A text
// that is no TOML, or neither of the two, is an error.
func KindOf(file string, text []byte) (Kind, error) {
	d := open(file, text)
	if d.problem != nil {
		return 0, d.problem
	}
	keys, _ := d.root.value.(table)
	if keys["card"] != nil {
		return DeckText, nil
	}
	for _, word := range industryWords() {
		if keys[word] != nil {
			return MatText, nil
		}
	}
	return 0, fmt.Errorf("%q is neither a deck nor a mat: below its name, a deck begins with [[card]], a mat with cotton = […]", file)
}
