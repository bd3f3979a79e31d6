// Package decks holds the printed facts of the games as TOML texts that can be checked beside the real thing, and reads
// them: boards and components, the Automa's cards and its mats. It reads a player's own deck or mat the same way and refuses
// every mistake with its place: "deck.toml:41:12: …".
package decks

import (
	"embed"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

//go:embed games.toml birmingham lancashire brass industry
var files embed.FS

// Games are the ids of the games, in the order in which they are offered. Every other function here takes one of them.
func Games() []string {
	var ids []string
	for _, e := range list() {
		ids = append(ids, e.id)
	}
	return ids
}

// ByName returns the id of the game that its records call by a name, and whether there is one.
func ByName(name string) (id string, ok bool) {
	games := list()
	at := slices.IndexFunc(games, func(e *entry) bool { return e.name == name })
	if at < 0 {
		return "", false
	}
	return games[at].id, true
}

// Game returns a game with its printed deck. Everybody gets the same one, since nothing changes it.
func Game(id string) *automa.Game { return named(id).game() }

// Figures reads the figures of a game. Each call returns its own.
func Figures(id string) engine.Figures { return *built(named(id).parseFigures(opened)) }

// Deck reads the Automa's deck for a game (M8, N1). Each call returns its own.
func Deck(id string) *automa.Deck {
	e := named(id)
	return built(e.parseDeck("deck.toml", embedded(e.base+"/mautoma/deck.toml")))
}

// ParseDeck reads a deck of Automa cards for a game. The file is only named in the error, which describes the first mistake and
// gives its line and column.
func ParseDeck(id, file string, text []byte) (*automa.Deck, error) {
	return named(id).parseDeck(file, text)
}

// ParseMat reads a mat of the Automa for a game. The error is like that of ParseDeck.
func ParseMat(id, file string, text []byte) (*automa.Mat, error) {
	return named(id).parseMat(file, text)
}

// Mats returns the Automa's official mats for a game: easy, medium and hard (M4, N4). Each call returns its own copies.
func Mats(id string) []*automa.Mat {
	return copies(named(id).mats())
}

// Ladder returns the rungs of our own ladder of levels for a game, from the easiest; a game for which none was measured has none.
// Each call returns its own copies.
func Ladder(id string) []*automa.Mat { return copies(named(id).ladder()) }

// Levels are the official mats for a game, then the rungs of its ladder.
func Levels(id string) []*automa.Mat { return append(Mats(id), Ladder(id)...) }

func copies(mats []automa.Mat) (own []*automa.Mat) {
	for _, mat := range mats {
		own = append(own, &mat)
	}
	return own
}

// Difficulties are the names of the levels for a game, in their order.
func Difficulties(id string) []string {
	var names []string
	for _, mat := range Levels(id) {
		names = append(names, mat.Name)
	}
	return names
}

// MatNamed returns a copy of the level of that name for a game, and whether there is one.
func MatNamed(id, name string) (*automa.Mat, bool) {
	for _, mat := range Levels(id) {
		if mat.Name == name {
			return mat, true
		}
	}
	return nil, false
}

func embedded(file string) []byte { return built(files.ReadFile(file)) }

func opened(file string) *strict.Document { return strict.Own(file, embedded(file)) }

// built takes the result of reading an embedded text. A mistake there is a bug of this program, which the tests would show.
func built[T any](thing T, err error) T {
	if err != nil {
		panic(err)
	}
	return thing
}
