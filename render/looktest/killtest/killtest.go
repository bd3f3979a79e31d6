// Package killtest helps tests that kill the program while it plays: it sets the number of kills, and checks the files of a game
// that are left.
package killtest

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

// Times is how often a test kills: as often as SOHO_KILLS says, or else as often as usual, and less where tests are short.
func Times(t testing.TB, usual int) int {
	t.Helper()
	n, err := strconv.Atoi(os.Getenv("SOHO_KILLS"))
	switch {
	case err == nil:
		return n
	case testing.Short():
		return min(usual, 3)
	}
	return usual
}

// Game is a saved game as it is left after a kill.
type Game struct {
	Text   []byte         // of its file, nil if there is none
	Record *record.Record // that it holds
	Cut    bool           // the program was killed while it wrote
}

// mostLeft is how many temporary files of one game may lie there: that of the last kill, and those that were not cleared away
// before because more kills came before anything was written.
const mostLeft = 3

// Left reads the files of a game that are left in a folder. The game, and the copy of the text that it replaced, have to be
// whole. Nothing may have been set aside as damaged or be kept under another name, and temporary files must not pile up. They are
// made old, since the program leaves young ones alone, in case another program is writing them.
func Left(t testing.TB, folder, name string) (g Game) {
	t.Helper()
	found, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	left, others := 0, strings.TrimSuffix(name, filepath.Ext(name))+"-" // the beginning of names for setting it aside
	for _, f := range found {
		if !strings.HasPrefix(f.Name(), name) && !strings.HasPrefix(f.Name(), others) { // of another game
			continue
		}
		switch path := filepath.Join(folder, f.Name()); {
		case f.Name() == name:
			g.Text, g.Record = whole(t, path)
		case f.Name() == name+store.CopyEnding:
			whole(t, path)
		case strings.HasPrefix(f.Name(), name+store.ReachedEnding): // no part of the game
		case filepath.Ext(f.Name()) == ".tmp":
			left++
			g.Cut = age(t, path) || g.Cut
		default:
			t.Fatalf("beside the game %s there is a file %s", name, f.Name())
		}
	}
	if left > mostLeft {
		t.Fatalf("temporary files pile up: there are %d of the game %s", left, name)
	}
	return g
}

// whole reads a game that must not be damaged, and must be written as the program writes it.
func whole(t testing.TB, path string) ([]byte, *record.Record) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Load(path, text, record.Library{played.Birmingham()})
	if err != nil {
		t.Fatalf("what was kept is damaged: %v", err)
	}
	if !bytes.Equal(text, r.Marshal()) {
		t.Fatalf("%s is not as the program writes it:\n%s", path, text)
	}
	return text, r
}

// longAgo is when old files were written.
var longAgo = time.Unix(0, 0)

// age makes a file old, and reports whether it was young.
func age(t testing.TB, path string) bool {
	t.Helper()
	info, err := os.Stat(path)
	if err == nil {
		err = os.Chtimes(path, longAgo, longAgo)
	}
	if err != nil {
		t.Fatal(err)
	}
	return !info.ModTime().Equal(longAgo)
}
