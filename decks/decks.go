// Package decks holds the printed facts of the game as TOML texts that can be checked beside the real thing, and reads
// them: the board and components of Brass: Birmingham, the Automa's cards and its mats. It reads a player's own deck or
// mat the same way and refuses every mistake with its place: "deck.toml:41:12: …".
package decks

import (
	"embed"
	"slices"
	"sync"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

//go:embed birmingham/*.toml birmingham/mautoma/*.toml
var files embed.FS

// Birmingham returns the figures of Brass: Birmingham. Each call returns its own copy.
func Birmingham() engine.Figures {
	f := birmingham()
	f.Industries = slices.Clone(f.Industries)
	f.Locations = slices.Clone(f.Locations)
	f.Spaces = slices.Clone(f.Spaces)
	f.Lines = slices.Clone(f.Lines)
	for i := range f.Lines {
		f.Lines[i].Ends = slices.Clone(f.Lines[i].Ends)
	}
	f.Tiles = slices.Clone(f.Tiles)
	f.Cards = slices.Clone(f.Cards)
	f.Merchants = slices.Clone(f.Merchants)
	f.MerchantTiles = slices.Clone(f.MerchantTiles)
	for i := range f.Markets {
		f.Markets[i].Prices = slices.Clone(f.Markets[i].Prices)
	}
	f.Income = slices.Clone(f.Income)
	f.Limits.Loans = slices.Clone(f.Limits.Loans)
	return f
}

// Mautoma returns the Automa's deck for Birmingham (M8). Each call returns its own copy.
func Mautoma() *automa.Deck {
	deck := *mautoma()
	deck.Cards = slices.Clone(deck.Cards)
	for i := range deck.Cards {
		card := &deck.Cards[i]
		card.Front = slices.Clone(card.Front)
		for j := range card.Front {
			card.Front[j].At = slices.Clone(card.Front[j].At)
		}
	}
	for i := range deck.Clockwise {
		deck.Clockwise[i] = slices.Clone(deck.Clockwise[i])
	}
	return &deck
}

// Printed returns the board of Birmingham with the printed deck. Everybody gets the same one, since nothing changes it.
func Printed() *automa.Game { return printed() }

// Mats returns the Automa's mats: easy, medium and hard (M4). Each call returns its own copies.
func Mats() []*automa.Mat {
	var own []*automa.Mat
	for _, mat := range mats() {
		own = append(own, &mat)
	}
	return own
}

// Difficulties are the names of the Automa's mats, in their order.
func Difficulties() []string {
	var names []string
	for _, mat := range mats() {
		names = append(names, mat.Name)
	}
	return names
}

// MatNamed returns a copy of the mat of that name, and whether there is one.
func MatNamed(name string) (*automa.Mat, bool) {
	for _, mat := range mats() {
		if mat.Name == name {
			return &mat, true
		}
	}
	return nil, false
}

var birmingham = sync.OnceValue(func() engine.Figures {
	return *built(parseFigures(func(file string) *strict.Document { return strict.Open(file, embedded("birmingham/"+file)) }))
})

var mautoma = sync.OnceValue(func() *automa.Deck {
	f := birmingham()
	return built(ParseDeck("deck.toml", embedded("birmingham/mautoma/deck.toml"), &f))
})

var printed = sync.OnceValue(func() *automa.Game {
	f := Birmingham()
	return automa.New(built(engine.New(&f)), Mautoma())
})

var mats = sync.OnceValue(func() []automa.Mat {
	f := birmingham()
	var all []automa.Mat
	for _, file := range []string{"easy.toml", "medium.toml", "hard.toml"} {
		all = append(all, *built(ParseMat(file, embedded("birmingham/mautoma/"+file), &f)))
	}
	return all
})

func embedded(file string) []byte { return built(files.ReadFile(file)) }

// built takes what was read from an embedded text. A mistake there is a bug of this program, which the tests would show.
func built[T any](thing T, err error) T {
	if err != nil {
		panic(err)
	}
	return thing
}
