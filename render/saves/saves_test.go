package saves_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/saves"
)

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// files lists the names in a folder.
func files(t *testing.T, dir string) string {
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

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := saves.Write(path, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func TestWriteKeepsThePreviousGame(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	for _, text := range []string{"one", "two", "three", "three"} { // the same again must not push the previous one out
		write(t, path, text)
	}
	if read(t, path) != "three" || read(t, path+".bak") != "two" {
		t.Errorf("the file holds %q, the one beside it %q", read(t, path), read(t, path+".bak"))
	}
	if got := files(t, dir); got != "game.soho game.soho.bak" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestWriteMakesTheFolderAnew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "removed", "while", "we", "played.soho")
	write(t, path, "one")
	if read(t, path) != "one" {
		t.Errorf("the file holds %q", read(t, path))
	}
}

func TestWriteFailsWithoutLoss(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	write(t, path, "one")
	if err := os.MkdirAll(filepath.Join(path+".bak", "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := saves.Write(path, []byte("two")); err == nil {
		t.Error("the previous game could not be kept, but the new one was written")
	}
	if got := read(t, path); got != "one" {
		t.Errorf("the file was changed although writing failed: %q", got)
	}
	if got := files(t, dir); got != "game.soho game.soho.bak" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestWriteSaysWhatIsWrong(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	write(t, file, "no folder")
	err := saves.Write(filepath.Join(file, "game.soho"), []byte("one"))
	if err == nil || !strings.Contains(err.Error(), "not a directory") {
		t.Errorf("error is %v", err)
	}
}

func TestSetAsideNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	for i, name := range []string{"game-broken-1.soho", "game-broken-2.soho"} {
		text := strings.Repeat("broken", i+1)
		write(t, path, text)
		got, err := saves.SetAside(path)
		if err != nil || got != filepath.Join(dir, name) {
			t.Fatalf("set aside as %q, %v", got, err)
		}
		if read(t, got) != text {
			t.Errorf("%s does not hold what was set aside", name)
		}
	}
	if _, err := saves.SetAside(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("nothing to set aside: %v", err)
	}
	if got := files(t, dir); got != "game-broken-1.soho game-broken-2.soho" {
		t.Errorf("files are left behind: %s", got)
	}
}

func TestNewPathIsFree(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	first, err := saves.NewPath("medium-42")
	if err != nil || first != filepath.Join(data, "soho", "saves", "medium-42.soho") {
		t.Fatalf("the first game is saved as %q, %v", first, err)
	}
	write(t, first, "a game")
	second, err := saves.NewPath("medium-42")
	if err != nil || second != filepath.Join(data, "soho", "saves", "medium-42-2.soho") {
		t.Errorf("the second game is saved as %q, %v", second, err)
	}
}

func TestWithoutAFolderGamesLieWhereWeAre(t *testing.T) {
	for _, name := range []string{"XDG_DATA_HOME", "HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, "")
	}
	t.Chdir(t.TempDir())
	path, err := saves.NewPath("medium-42")
	if err != nil || path != "medium-42.soho" {
		t.Errorf("the game is saved as %q, %v", path, err)
	}
}

func TestAnotherProgramsGameIsNotOverwritten(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	write(t, path, "begun")
	ours, theirs := saves.OpenedFile(path, []byte("begun")), saves.OpenedFile(path, []byte("begun"))
	for _, step := range []struct {
		file       *saves.File
		text, want string
	}{
		{theirs, "theirs", "game.soho"}, {ours, "ours", "game-2.soho"}, {theirs, "theirs, later", "game.soho"}, {ours, "ours, later", "game-2.soho"},
		{ours, "ours, later", "game-2.soho"},
	} {
		got, err := step.file.Write([]byte(step.text))
		if err != nil || got != filepath.Join(dir, step.want) {
			t.Errorf("%s is saved as %s, %v", step.text, got, err)
		}
	}
	if read(t, path) != "theirs, later" || read(t, filepath.Join(dir, "game-2.soho")) != "ours, later" {
		t.Error("a game was overwritten")
	}
}

func TestNewFileIsFreeWhenItIsWritten(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	first, err := saves.NewFile("medium-42")
	if err != nil {
		t.Fatal(err)
	}
	second, err := saves.NewFile("medium-42") // started before the first was written
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range []*saves.File{first, second} {
		want := []string{"medium-42.soho", "medium-42-2.soho"}[i]
		if got, err := f.Write([]byte(want)); err != nil || filepath.Base(got) != want {
			t.Errorf("saved as %s, %v", got, err)
		}
	}
}

func TestNamesLeadNowhereElse(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	for name, want := range map[string]string{
		"../../../escaped-3": "escaped-3", "a/b\\c:d": "a-b-c-d", "…": "game", "": "game", "My mat-7": "My-mat-7", "con\x00": "con",
	} {
		path, err := saves.NewPath(name)
		if err != nil || path != filepath.Join(data, "soho", "saves", want+".soho") {
			t.Errorf("%q is saved as %q, %v", name, path, err)
		}
	}
	if path, err := saves.NewPath(strings.Repeat("x", 1000)); err != nil || len(filepath.Base(path)) > 80 {
		t.Errorf("a long name is saved as %q, %v", path, err)
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
	write(t, first, "one")
	tomorrow := age(first).Add(24 * time.Hour) // from here on, the clock was set back by a day
	if err := os.Chtimes(first, tomorrow, tomorrow); err != nil {
		t.Fatal(err)
	}
	write(t, second, "one")
	if !age(second).After(age(first)) {
		t.Errorf("the second game is of %v, the first of %v", age(second), age(first))
	}
	write(t, first, "two")
	if !age(first).After(age(second)) {
		t.Errorf("the first game is of %v, the second of %v", age(first), age(second))
	}
	write(t, filepath.Join(dir, "settings.toml"), "no game")
	if !age(filepath.Join(dir, "settings.toml")).Before(tomorrow) {
		t.Error("what is no game has a time that it was not written at")
	}
}

func TestWhatKilledProgramsLeftIsRemoved(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho")
	write(t, path, "one")
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
	write(t, path, "two")
	want := "game.soho game.soho.1a.tmp game.soho.89.tmp game.soho.bak game.soho.deck game.soho.tmp mygame.soho.1.tmp"
	if got := files(t, dir); got != want {
		t.Errorf("there are now\n%s\nnot\n%s", got, want)
	}
}
