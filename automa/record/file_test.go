package record_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sohofoundry/automa/record"
)

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// files lists the names in a folder.
func files(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func TestSave_KeepsThePreviousGame(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	r := started(t, solo("easy", 1))
	var saved [][]byte
	for range 3 {
		play(t, r, sensible, 1, 4)
		saved = append(saved, r.Marshal())
		for range 2 { // saving the same game again must not push the previous one out
			if err := record.Save(path, r); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !bytes.Equal(read(t, path), saved[2]) || !bytes.Equal(read(t, path+".bak"), saved[1]) {
		t.Error("the file or the one beside it is not what was saved")
	}
	if got := strings.Join(files(t, dir), " "); got != "game.soho game.soho.bak" {
		t.Errorf("files are left behind: %s", got)
	}
	loaded, err := record.Open(path, library)
	if err != nil || loaded.Hash() != r.Hash() {
		t.Errorf("opened: %v", err)
	}
}

func TestSave_FailsWithoutLoss(t *testing.T) {
	dir := t.TempDir()
	r := started(t, solo("easy", 1))
	if err := record.Save(filepath.Join(dir, "nowhere", "game.soho"), r); err == nil {
		t.Error("a game was saved in a folder that is not there")
	}
	path := filepath.Join(dir, "game.soho")
	if err := record.Save(path, r); err != nil {
		t.Fatal(err)
	}
	before := read(t, path)
	play(t, r, sensible, 1, 4)
	if err := os.MkdirAll(filepath.Join(path+".bak", "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := record.Save(path, r); err == nil {
		t.Error("the previous game could not be kept, but the new one was saved")
	}
	if !bytes.Equal(read(t, path), before) {
		t.Error("the file was changed although saving failed")
	}
	if got := strings.Join(files(t, dir), " "); got != "game.soho game.soho.bak" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestSetAside_NeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	for i, name := range []string{"game-broken-1.soho", "game-broken-2.soho"} {
		text := []byte(strings.Repeat("broken\n", i+1))
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := record.SetAside(path)
		if err != nil || got != filepath.Join(dir, name) {
			t.Fatalf("set aside as %q, %v", got, err)
		}
		if !bytes.Equal(read(t, got), text) {
			t.Errorf("%s does not hold what was set aside", name)
		}
	}
	if _, err := record.SetAside(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("nothing to set aside: %v", err)
	}
	if got := strings.Join(files(t, dir), " "); got != "game-broken-1.soho game-broken-2.soho" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestOpen_ReadsWithinBounds(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large.soho")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, 1<<30); err != nil {
		t.Fatal(err)
	}
	_, err := record.Open(path, library)
	if want := "large.soho:1: expected at most 4 MiB, found more"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	if _, err := record.Open(path+"x", library); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file that is not there: %v", err)
	}
}
