package start

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
)

// File is a deck or a mat of the player's own.
type File struct {
	Path string
	Kind decks.Kind   // 0 if it is none
	Deck *automa.Deck // one of Deck and Mat is set, unless Err is
	Mat  *automa.Mat
	Err  error
}

// OwnFile reads a deck or a mat for a game, or the error in it, and reports whether it is for that game at all.
func OwnFile(game, name string, text []byte, err error) (File, bool) {
	if err != nil {
		return File{Path: name, Err: err}, true
	}
	own := readOwn(game, name, text)
	of := func(other string) bool { return readOwn(other, name, text).Err == nil }
	return own, own.Err == nil || !slices.ContainsFunc(decks.Games(), of)
}

func readOwn(game, name string, text []byte) File {
	own := File{Path: name}
	own.Kind, own.Err = decks.KindOf(name, text)
	switch own.Kind {
	case decks.DeckText:
		own.Deck, own.Err = decks.ParseDeck(game, name, text)
	case decks.MatText:
		own.Mat, own.Err = decks.ParseMat(game, name, text)
	}
	return own
}
