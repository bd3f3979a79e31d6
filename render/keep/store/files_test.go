//go:build !js

package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/store"
)

// async says that a keeper writes in the background here.
const async = true

var kinds = map[string]func(*testing.T) store.Store{
	"memory": func(*testing.T) store.Store { return store.NewMemory(clock()) },
	"files":  func(t *testing.T) store.Store { return files(t) },
}

func files(t *testing.T) *store.Files {
	t.Helper()
	dir := t.TempDir()
	return &store.Files{Games: filepath.Join(dir, "saves"), Data: filepath.Join(dir, "data"), Config: filepath.Join(dir, "config")}
}

func TestFilesLieWhereTheSystemWantsThem(t *testing.T) {
	data, config := t.TempDir(), t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	t.Setenv("XDG_CONFIG_HOME", config)
	s, err := store.Open(clock())
	if err != nil {
		t.Fatal(err)
	}
	for name, path := range map[string]string{
		"a.soho":         filepath.Join(data, "soho", "saves", "a.soho"),
		store.Statistics: filepath.Join(data, "soho", store.Statistics),
		store.Settings:   filepath.Join(config, "soho", store.Settings),
	} {
		write(t, s, name, name)
		if text, err := os.ReadFile(path); err != nil || string(text) != name {
			t.Errorf("%s is not in %s: %v", name, path, err)
		}
	}
}

// Games lie in the folder that somebody chose, as long as it is there; all else lies where it always does.
func TestGamesLieInAChosenFolder(t *testing.T) {
	data, config, chosen := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "chosen")
	t.Setenv("XDG_DATA_HOME", data)
	t.Setenv("XDG_CONFIG_HOME", config)
	for _, folder := range []string{chosen, "chosen"} { // which are not there
		s, err := store.OpenIn(clock(), folder)
		if err == nil || !strings.Contains(err.Error(), "chosen") {
			t.Errorf("of %s it is told %v", folder, err)
		}
		write(t, s, "a.soho", "one")
		if _, err := os.Stat(filepath.Join(data, "soho", "saves", "a.soho")); err != nil {
			t.Error(err)
		}
	}
	if _, err := os.Stat(chosen); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder was made: %v", err)
	}
	if err := os.Mkdir(chosen, 0o700); err != nil {
		t.Fatal(err)
	}
	s, err := store.OpenIn(clock(), chosen)
	if err != nil {
		t.Fatal(err)
	}
	for name, path := range map[string]string{
		"a.soho": filepath.Join(chosen, "a.soho"), "mine.toml": filepath.Join(chosen, "mine.toml"),
		store.Statistics: filepath.Join(data, "soho", store.Statistics), store.Settings: filepath.Join(config, "soho", store.Settings),
	} {
		write(t, s, name, name)
		if text, err := os.ReadFile(path); err != nil || string(text) != name {
			t.Errorf("%s is not in %s: %v", name, path, err)
		}
	}
}

func TestWithoutAHomeGamesCanBeSavedAndSettingsNot(t *testing.T) {
	for _, name := range []string{"XDG_DATA_HOME", "HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, "")
	}
	t.Chdir(t.TempDir())
	s, err := store.Open(clock())
	if err == nil {
		t.Error("nothing is told")
	}
	write(t, s, "a.soho", "one")
	if _, err := os.Stat("a.soho"); err != nil {
		t.Error(err)
	}
	if _, err := s.Read(store.Settings); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("settings: %v", err)
	}
	if err := s.Write(store.Settings, nil); err == nil || !strings.Contains(err.Error(), "no folder") {
		t.Errorf("settings were kept: %v", err)
	}
}

func TestAGameStaysAtItsPath(t *testing.T) {
	s := files(t)
	path := filepath.Join(t.TempDir(), "elsewhere.soho")
	write(t, s, path, "begun")
	name, err := s.At(path)
	if err != nil || name != path {
		t.Fatalf("named %q, %v", name, err)
	}
	for _, step := range []struct{ others, want string }{{"", path}, {"of another program", strings.Replace(path, ".soho", "-2.soho", 1)}} {
		g := store.OpenedGame(s, name, []byte("begun"), []byte("my cards"))
		if step.others != "" {
			write(t, s, path, step.others)
		}
		if got, err := g.Write([]byte("on")); err != nil || got != step.want {
			t.Errorf("saved at %s, %v", got, err)
		}
		expect(t, s, step.want+".deck", "my cards")
	}
	if now, err := s.SetAside(path); err != nil || now != strings.Replace(path, ".soho", "-broken-1.soho", 1) {
		t.Errorf("set aside as %s, %v", now, err)
	}
}

func TestASavedGameHasOneName(t *testing.T) {
	s := files(t)
	t.Chdir(t.TempDir())
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		filepath.Join(s.Games, "a.soho"):            "a.soho",
		filepath.Join(s.Games, "x", "..", "a.soho"): "a.soho",
		filepath.Join(s.Games, "a-broken-1.soho"):   filepath.Join(s.Games, "a-broken-1.soho"),
		"a.soho": filepath.Join(here, "a.soho"),
	} {
		if got, err := s.At(path); err != nil || got != want {
			t.Errorf("%s is named %s, %v", path, got, err)
		}
	}
}

func TestFilesAreListedByTime(t *testing.T) {
	s := files(t)
	start := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for i, name := range []string{"b.soho", "a.soho", "d.soho", "c.soho"} {
		write(t, s, name, name)
		at := start.Add(time.Duration(min(i, 2)) * time.Hour)
		if err := os.Chtimes(filepath.Join(s.Games, name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(s.Games, "folder.soho"), 0o700); err != nil {
		t.Fatal(err)
	}
	list, err := s.List()
	if err != nil || len(list) != 4 {
		t.Fatalf("%v, %v", list, err)
	}
	for i, want := range []string{"c.soho", "d.soho", "a.soho", "b.soho"} {
		if list[i].Name != want || list[i].Size != 6 {
			t.Errorf("place %d has %v, not %s", i, list[i], want)
		}
	}
}

func TestExportOverwritesNothing(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	s := files(t)
	out := t.TempDir()
	for _, c := range []struct{ name, text, want string }{
		{"a.soho", "one", filepath.Join(home, "a.soho")},
		{"~/a.soho", "two", filepath.Join(home, "a-2.soho")},
		{"a.soho", "one", filepath.Join(home, "a.soho")},
		{filepath.Join(out, "b.soho"), "one", filepath.Join(out, "b.soho")},
	} {
		got, err := s.Export(c.name, []byte(c.text))
		if err != nil || got != c.want {
			t.Errorf("%s is exported to %s, %v", c.name, got, err)
			continue
		}
		expect(t, s, got, c.text)
	}
	if err := os.Mkdir(filepath.Join(home, "Downloads"), 0o700); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Export("a.soho", []byte("three")); err != nil || got != filepath.Join(home, "Downloads", "a.soho") {
		t.Errorf("exported to %s, %v", got, err)
	}
	if _, err := s.Export(filepath.Join(out, "none", "c.soho"), nil); err == nil {
		t.Error("a folder was made up")
	}
	for _, folder := range []string{out, "~/", "~"} {
		if got, err := s.Export(folder, []byte("one")); err == nil || !strings.Contains(err.Error(), "is a folder") {
			t.Errorf("a file was made beside the folder %s: %s, %v", folder, got, err)
		}
	}
}

func TestOfNamesThatCannotBeReadTheFirstIsTold(t *testing.T) {
	s := files(t)
	write(t, s, "file", "no folder")
	_, err := store.NewGame(&store.Files{Games: filepath.Join(s.Games, "file")}, "mine", nil)
	if err == nil || !strings.Contains(err.Error(), `mine.soho"`) {
		t.Errorf("told is %v", err)
	}
}

func TestErrorsAreSentences(t *testing.T) {
	s := files(t)
	write(t, s, "file", "no folder")
	inFile := filepath.Join(s.Games, "file", "a.soho")
	t.Setenv("HOME", "")
	t.Setenv("USERPROFILE", "")
	for name, err := range map[string]error{
		"cannot save": s.Write(inFile, nil), "cannot rename": second(s.SetAside(inFile)), "cannot read": second(s.Read(inFile)),
		"there is no file": second(s.Read("none.soho")), "no name of a file": s.Write("a\x00b", nil),
		"the folder of saved games cannot be read": second((&store.Files{Games: filepath.Join(s.Games, "file")}).List()),
		"no folder for settings.toml":              (&store.Files{Games: s.Games}).Write(store.Settings, nil),
		"no folder of your own":                    second(s.Export("a.soho", nil)),
		"there is no folder":                       second(s.Export(filepath.Join(s.Games, "none", "a.soho"), nil)),
	} {
		if err == nil || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "open ") || strings.ContainsAny(err.Error(), "{}") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }

// BenchmarkSave tells how long a frame would wait if it saved a game itself.
func BenchmarkSave(b *testing.B) {
	s := &store.Files{Games: b.TempDir()}
	text := []byte(strings.Repeat("network birmingham_dudley card:cannock\n", 200))
	g, err := store.NewGame(s, "bench", nil)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		text[0]++
		if _, err := g.Write(append([]byte(nil), text...)); err != nil {
			b.Fatal(err)
		}
	}
}

// A file of the kernel may call itself a regular one, and never end.
func TestAFileWithoutEndIsRefused(t *testing.T) {
	if err := store.ReadEndless(t); err == nil || !strings.Contains(err.Error(), "is a pipe or a device") {
		t.Errorf("it is read, or the error is %v", err)
	}
}

// What is set aside lies beside the file that a link leads to, and can be read under the name that is given for it.
func TestWhatIsSetAsideOfALinkIsFound(t *testing.T) {
	s, elsewhere := files(t), filepath.Join(t.TempDir(), "mine.soho")
	write(t, s, elsewhere, "damaged")
	if err := errors.Join(os.MkdirAll(s.Games, 0o700), os.Symlink(elsewhere, filepath.Join(s.Games, "game.soho"))); err != nil {
		t.Skip(err)
	}
	aside, err := s.Rescue("game.soho", []byte("damaged"), []byte("rescued"))
	if err != nil {
		t.Fatal(err)
	}
	expect(t, s, aside, "damaged")
	expect(t, s, elsewhere, "rescued")
	if list, err := s.Aside("game.soho"); err != nil || len(list) != 1 || list[0] != aside {
		t.Errorf("set aside are %q, not %q: %v", list, aside, err)
	}
}

// What can be made again is replaced without a copy, but nothing else than a file.
func TestReplaceKeepsNoCopy(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.soho.analysis")
	for _, text := range []string{"one", "two"} {
		if err := store.Replace(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != text {
			t.Errorf("%q is there: %v", got, err)
		}
	}
	if _, err := os.Stat(path + store.CopyEnding); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a copy was kept: %v", err)
	}
	if err := store.Replace(dir, []byte("three")); err == nil {
		t.Error("a folder was replaced")
	}
}
