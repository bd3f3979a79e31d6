package record_test

import (
	"os"
	"path/filepath"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
)

// The games in testdata/saved are never made anew: people have saves like them, which must load to the same hash for ever.
// They are whole games of every kind, one with undone choices, and one in its middle with a deck of its own.
func TestLoad_SavedGamesStayTheSame(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("testdata", "saved", "*.soho"))
	if err != nil || len(paths) != 11 {
		t.Fatalf("%d saved games, %v", len(paths), err)
	}
	known := append(record.Library{ownGame(t)}, library...)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Load(path, text, known)
		if err != nil {
			t.Error(err)
			continue
		}
		if saved := r.Marshal(); string(saved) != string(text) {
			t.Errorf("%s: saved again, it reads\n%s", path, saved)
		}
	}
}

// ownGame is the board with the deck of testdata/saved that a player wrote.
func ownGame(t *testing.T) *automa.Game {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "saved", "own-deck.toml"))
	if err != nil {
		t.Fatal(err)
	}
	deck, err := decks.ParseDeck("birmingham", "own-deck.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	return automa.New(library[0].Game, deck)
}
