//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sohofoundry/render/saves"
)

// Files keeps texts as files in three folders. A name that is a path stands for that file.
type Files struct {
	Games string // with the decks of games beside them
	Data  string // what the program keeps for itself: the statistics
	// Config is for the settings; without it there are none to read, and none can be kept.
	Config string
}

// Open returns the files of this user. It never needs the clock: files tell their own time. There is always a store; an error
// tells what it cannot keep.
func Open(Clock) (Store, error) {
	dir, err := saves.Folder()
	if err != nil { // as for the terminal, games then lie where we are
		return &Files{Games: dir, Data: dir, Config: configDir()}, err
	}
	return &Files{Games: dir, Data: filepath.Dir(dir), Config: configDir()}, nil
}

// configDir is soho in the folder that the system has for settings, or nothing.
func configDir() string {
	if config := os.Getenv("XDG_CONFIG_HOME"); filepath.IsAbs(config) {
		return filepath.Join(config, "soho")
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(config, "soho")
}

// At is the name of a file that the player names: its whole path, or the name alone if it is one of the saved games, so that
// a game has one name only.
func (f *Files) At(path string) (string, error) {
	whole, err := filepath.Abs(path)
	if err != nil {
		return "", fmt.Errorf("the path %q cannot be followed: %w", path, err)
	}
	if dir, err := filepath.Abs(f.Games); err == nil && filepath.Dir(whole) == dir && isGame(filepath.Base(whole)) {
		return filepath.Base(whole), nil
	}
	return whole, nil
}

// path is where the text of a name lies.
func (f *Files) path(name string) (string, error) {
	switch {
	case name == "" || strings.ContainsRune(name, 0):
		return "", fmt.Errorf("%q is no name of a file", name)
	case filepath.Base(name) != name:
		return name, nil
	case name == Statistics:
		return filepath.Join(f.Data, name), nil
	case name != Settings:
		return filepath.Join(f.Games, name), nil
	case f.Config == "":
		return "", missing(fmt.Sprintf("there is no folder for %s: set XDG_CONFIG_HOME or HOME", name))
	}
	return filepath.Join(f.Config, name), nil
}

// List implements Store.
func (f *Files) List() ([]Entry, error) {
	found, err := os.ReadDir(f.Games)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the folder of saved games cannot be read: %q: %w", f.Games, cause(err))
	}
	var list []Entry
	for _, e := range found {
		if !isGame(e.Name()) {
			continue
		}
		// A file that is gone meanwhile is no game any more; a link to one is a game.
		if info, err := os.Stat(filepath.Join(f.Games, e.Name())); err == nil && info.Mode().IsRegular() {
			list = append(list, Entry{Name: e.Name(), Modified: info.ModTime(), Size: info.Size()})
		}
	}
	newestFirst(list)
	return list, nil
}

// Read implements Store.
func (f *Files) Read(name string) ([]byte, error) {
	path, err := f.path(name)
	if err != nil {
		return nil, err
	}
	file, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, unreadable(path, err)
	}
	defer file.Close() //nolint:errcheck // nothing was written
	text, err := io.ReadAll(io.LimitReader(file, Most+1))
	if err != nil {
		return nil, unreadable(path, err)
	}
	if len(text) > Most {
		return nil, unreadable(path, ErrTooLong)
	}
	return text, nil
}

func unreadable(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return missing(fmt.Sprintf("there is no file %q", path))
	}
	return fmt.Errorf("cannot read %q: %w", path, cause(err))
}

// cause leaves out the name of the system call.
func cause(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// Write implements Store.
func (f *Files) Write(name string, text []byte) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	if err := saves.Write(path, text); err != nil {
		return fmt.Errorf("cannot save %w", err)
	}
	return nil
}

// SetAside implements Store.
func (f *Files) SetAside(name string) (string, error) {
	path, err := f.path(name)
	if err != nil {
		return "", err
	}
	now, err := saves.SetAside(path)
	if err != nil {
		return "", fmt.Errorf("cannot rename %w", err)
	}
	if path != name {
		now = filepath.Base(now)
	}
	return now, nil
}

// Export implements Store. The name may be a path, "~/" standing for the player's own folder; one that does not start at a
// root is looked for among the downloads, or else in the player's own folder.
func (f *Files) Export(name string, text []byte) (string, error) {
	path := name
	if rest, ok := strings.CutPrefix(name, "~/"); ok || !filepath.IsAbs(name) {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("there is no folder of your own for %q: give the whole path of a file", name)
		}
		if downloads := filepath.Join(home, "Downloads"); !ok && isFolder(downloads) {
			home = downloads
		}
		path = filepath.Join(home, rest)
	}
	if !isFolder(filepath.Dir(path)) {
		return "", fmt.Errorf("there is no folder %q", filepath.Dir(path))
	}
	if held, err := f.Read(path); err == nil && bytes.Equal(held, text) {
		return path, nil
	}
	ending := filepath.Ext(path)
	path, err := free(f, strings.TrimSuffix(path, ending), ending)
	if err != nil {
		return "", err
	}
	return path, f.Write(path, text)
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
