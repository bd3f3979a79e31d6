//go:build !js

package store_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/store"
)

// paths is a store of files that are named by their paths.
var paths = &store.Files{}

// names lists the names in a folder.
func names(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

func TestWriteKeepsThePreviousGame(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	for _, text := range []string{"one", "two", "three", "three"} { // the same again must not push the previous one out
		write(t, paths, path, text)
	}
	expect(t, paths, path, "three")
	expect(t, paths, path+".bak", "two")
	if got := names(t, dir); got != "game.soho game.soho.bak" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestWriteLeavesWhoMayReadAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.soho")
	write(t, paths, path, "one")
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	write(t, paths, path, "two")
	if after, err := os.Stat(path); err != nil || after.Mode() != before.Mode() {
		t.Errorf("the file's mode is %v, not %v (%v)", after.Mode(), before.Mode(), err)
	}
}

func TestWriteMakesTheFolderAnew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "removed", "while", "we", "played.soho")
	write(t, paths, path, "one")
	expect(t, paths, path, "one")
}

func TestWriteFailsWithoutLoss(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	write(t, paths, path, "one")
	if err := os.MkdirAll(filepath.Join(path+".bak", "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := paths.Write(path, []byte("two")); err == nil {
		t.Error("the previous game could not be kept, but the new one was written")
	}
	expect(t, paths, path, "one")
	if got := names(t, dir); got != "game.soho game.soho.bak" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestWriteSaysWhatIsWrong(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	write(t, paths, file, "no folder")
	err := paths.Write(filepath.Join(file, "game.soho"), []byte("one"))
	if err == nil || !strings.Contains(err.Error(), "not a directory") {
		t.Errorf("error is %v", err)
	}
}

func TestSetAsideNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	for i, name := range []string{"game-broken-1.soho", "game-broken-2.soho"} {
		text := strings.Repeat("broken", i+1)
		write(t, paths, path, text)
		got, err := paths.SetAside(path)
		if err != nil || got != filepath.Join(dir, name) {
			t.Fatalf("set aside as %q, %v", got, err)
		}
		expect(t, paths, got, text)
	}
	if _, err := paths.SetAside(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("nothing to set aside: %v", err)
	}
	if got := names(t, dir); got != "game-broken-1.soho game-broken-2.soho" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestNamesLeadNowhereElse(t *testing.T) {
	s := files(t)
	for wish, want := range map[string]string{
		"../../../escaped-3": "escaped-3.soho", "a/b\\c:d": "a-b-c-d.soho", "…": "game.soho", "My mat-7": "My-mat-7.soho", "con\x00": "con.soho",
		strings.Repeat("x", 1000): strings.Repeat("x", 60) + ".soho",
	} {
		if got, err := newGame(t, s, wish, nil).Write(nil); err != nil || got != want {
			t.Errorf("%q is saved as %q, %v", wish, got, err)
		}
		expect(t, paths, filepath.Join(s.Games, want), "")
	}
}

func TestTheGameWrittenLastIsTheNewest(t *testing.T) {
	dir := t.TempDir()
	first, second := filepath.Join(dir, "first.soho"), filepath.Join(dir, "second.soho")
	age := func(path string) time.Time {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return info.ModTime()
	}
	write(t, paths, first, "one")
	tomorrow := age(first).Add(24 * time.Hour) // from here on, the clock was set back by a day
	if err := os.Chtimes(first, tomorrow, tomorrow); err != nil {
		t.Fatal(err)
	}
	write(t, paths, second, "one")
	if !age(second).After(age(first)) {
		t.Errorf("the second game is of %v, the first of %v", age(second), age(first))
	}
	write(t, paths, first, "two")
	if !age(first).After(age(second)) {
		t.Errorf("the first game is of %v, the second of %v", age(first), age(second))
	}
	write(t, paths, filepath.Join(dir, "settings.toml"), "no game")
	if !age(filepath.Join(dir, "settings.toml")).Before(tomorrow) {
		t.Error("what is no game has a time that it was not written at")
	}
}

func TestWhatKilledProgramsLeftIsRemoved(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	write(t, paths, path, "one")
	for name, old := range map[string]bool{
		"game.soho.123.tmp": true, "game.soho.bak.4567.tmp": true, // ours
		"game.soho.89.tmp": false, // of a program that writes it now
		"game.soho.tmp":    true, "game.soho.1a.tmp": true, "mygame.soho.1.tmp": true, "game.soho.deck": true,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if past := time.Now().Add(-48 * time.Hour); old {
			if err := os.Chtimes(filepath.Join(dir, name), past, past); err != nil {
				t.Fatal(err)
			}
		}
	}
	write(t, paths, path, "two")
	want := "game.soho game.soho.1a.tmp game.soho.89.tmp game.soho.bak game.soho.deck game.soho.tmp mygame.soho.1.tmp"
	if got := names(t, dir); got != want {
		t.Errorf("there are now\n%s\nnot\n%s", got, want)
	}
}

// Some systems tell dates that Go cannot count in nanoseconds.
func TestADateFarInTheFutureMakesNoNewGameOlder(t *testing.T) {
	for _, year := range []int{2037, 2199, 2300, 2446} {
		s := files(t)
		write(t, s, "far.soho", "one")
		then := time.Date(year, time.May, 1, 0, 0, 0, 0, time.UTC)
		if out, err := exec.Command("touch", "-d", then.Format("2006-01-02"), filepath.Join(s.Games, "far.soho")).CombinedOutput(); err != nil {
			t.Skipf("%s", out)
		}
		for _, name := range []string{"b.soho", "c.soho", "a.soho", "b.soho"} {
			write(t, s, name, name+time.Now().String())
			if list, err := s.List(); err != nil || list[0].Name != name {
				t.Errorf("after %s was written, listed are %v, %v", name, list, err)
			}
		}
	}
}
