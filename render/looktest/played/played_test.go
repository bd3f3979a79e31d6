package played

import (
	"io/fs"
	"testing"

	"sohofoundry/automa/record"
)

// A kept game is the one that is asked for by its header, choice by choice.
func TestKeptGames(t *testing.T) {
	files, err := fs.Glob(games, "games/*.soho")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d games are kept: %v", len(files), err)
	}
	for _, file := range files {
		text, err := games.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := record.Load(file, text, record.Library{Birmingham(), Lancashire()})
		if err != nil {
			t.Fatal(err)
		}
		again, err := Of(kept.Game(), kept.Header(), len(kept.Entries()))
		if err != nil {
			t.Fatal(err)
		}
		if again.Hash() != kept.Hash() {
			t.Errorf("%s is not found: another game is played", file)
		}
	}
}
