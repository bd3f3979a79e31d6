//go:build !js

package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"sohofoundry/render/tell/words"
)

// Files stores texts as files in three folders. A name that is a path stands for that file; without a folder for games, every
// name is a path.
type Files struct {
	Games string // with the decks of games beside them
	Data  string // the program's own files: the statistics and the glances at games
	// Config is for the settings; without it there are none to read, and none can be saved.
	Config string
}

// At is the name of a file that the player names: its whole path, or the name alone if it is one of the saved games, so that
// a game has one name only.
func (f *Files) At(path string) (string, error) {
	whole, err := filepath.Abs(path)
	if err != nil {
		return "", about("no-path", path, err)
	}
	if dir, err := filepath.Abs(f.Games); err == nil && filepath.Dir(whole) == dir && isGame(filepath.Base(whole)) {
		return filepath.Base(whole), nil
	}
	return whole, nil
}

// path is the path of the text of a name. A symbolic link stays: its target is read and written, and the copies are beside the
// target.
func (f *Files) path(name string) (string, error) {
	path, err := f.unfollowed(name)
	if err != nil {
		return "", err
	}
	return Followed(path), nil
}

// unfollowed is the path of the text of a name, or of a link to it.
func (f *Files) unfollowed(name string) (string, error) {
	switch {
	case name == "" || strings.ContainsRune(name, 0):
		return "", about("no-file-name", name, nil)
	case filepath.Base(name) != name, f.Games == "":
		return name, nil
	case name == Statistics, name == Glances:
		return filepath.Join(f.Data, name), nil
	case name != Settings:
		return filepath.Join(f.Games, name), nil
	case f.Config == "":
		return "", words.Wrong("no-settings-folder", fs.ErrNotExist)
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
		return nil, about("folder", f.Games, err)
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
	return readRegular(path)
}

// Write implements Store.
func (f *Files) Write(name string, text []byte) error { return f.write(name, text, anyText) }

// Swap implements Store.
func (f *Files) Swap(name string, last, text []byte) error { return f.write(name, text, known(last)) }

func (f *Files) write(name string, text []byte, mayReplace func(before []byte) error) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	if passing(name) {
		return Replace(path, text)
	}
	return saving(path, write(path, text, mayReplace))
}

// Add implements Store.
func (f *Files) Add(name string, text []byte, written time.Time) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	return saving(path, add(path, text, written))
}

// Own implements Store.
func (f *Files) Own() (list []string, err error) {
	found, err := os.ReadDir(f.Games)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, about("folder", f.Games, err)
	}
	for _, e := range found {
		if IsOwn(e.Name()) && !e.IsDir() {
			list = append(list, e.Name())
		}
	}
	return list, nil
}

// saving is an error of writing a file.
func saving(path string, err error) error {
	var problem *words.Problem
	switch {
	case err == nil, errors.Is(err, ErrChanged):
		return err
	case errors.As(err, &problem) && (problem.Key == "not-regular" || problem.Key == "a-folder"): // which says it all
		return problem
	}
	return about("save", path, err)
}

// Rescue implements Store.
func (f *Files) Rescue(name string, damaged, text []byte) (string, error) {
	path, err := f.path(name)
	if err != nil {
		return "", err
	}
	aside, err := rescue(path, damaged, text)
	return f.named(aside, name), saving(path, err)
}

// named is the name of a file: like that of another name without the folder, unless a link to another folder parts them.
func (f *Files) named(path, like string) string {
	if home, err := f.unfollowed(like); err == nil && path != "" && home != like && filepath.Dir(path) == filepath.Dir(home) {
		return filepath.Base(path)
	}
	return path
}

// Aside implements Store.
func (f *Files) Aside(name string) (list []string, err error) {
	path, err := f.path(name)
	if err != nil {
		return nil, err
	}
	found, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return nil, about("folder", filepath.Dir(path), err)
	}
	for _, e := range found {
		if isBroken(e.Name(), filepath.Base(path)) {
			list = append(list, f.named(filepath.Join(filepath.Dir(path), e.Name()), name))
		}
	}
	return list, nil
}

// SetAside implements Store.
func (f *Files) SetAside(name string) (string, error) {
	path, err := f.path(name)
	if err != nil {
		return "", err
	}
	now, err := setAside(path)
	return f.named(now, name), err
}

// Export implements Store. The name may be a path, "~/" standing for the player's own folder; one that does not start at a
// root is looked for among the downloads, or else in the player's own folder.
func (f *Files) Export(name string, text []byte) (string, error) {
	path := name
	if name == "~" {
		name = "~/"
	}
	if rest, ok := strings.CutPrefix(name, "~/"); ok || !filepath.IsAbs(name) {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", about("no-own-folder", name, nil)
		}
		if downloads := filepath.Join(home, "Downloads"); !ok && isFolder(downloads) {
			home = downloads
		}
		path = filepath.Join(home, rest)
	}
	switch {
	case !isFolder(filepath.Dir(path)):
		return "", about("no-folder", filepath.Dir(path), nil)
	case isFolder(path):
		return "", about("a-folder", path, nil)
	}
	if err := Regular(path); err != nil {
		return "", err
	}
	if there, err := f.Read(path); err == nil && bytes.Equal(there, text) {
		return path, nil
	}
	ending := filepath.Ext(path)
	path, err := free(f, strings.TrimSuffix(path, ending), ending)
	if err != nil {
		return "", err
	}
	return path, f.Swap(path, nil, text) // it fails if another program took the name meanwhile
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
