// Package saves keeps games as files: where they lie, written so that nothing is lost, and broken ones set aside.
package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// Ending is the ending of the names of saved games.
const Ending = ".soho"

// Dir is where games are saved: soho/saves in the folder that the system has for the data of programs.
func Dir() (string, error) {
	if data := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "soho", "saves"), nil
	}
	if home, err := os.UserHomeDir(); err == nil && runtime.GOOS != "windows" && runtime.GOOS != "darwin" {
		return filepath.Join(home, ".local", "share", "soho", "saves"), nil
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("there is no folder for saved games: set XDG_DATA_HOME or HOME (%w)", err)
	}
	return filepath.Join(config, "soho", "saves"), nil
}

// mostNames is how many games or broken files of one name are kept.
const mostNames = 1000

// NewPath names a file for a new game in Dir, with a number if there is one of that name already. Without such a folder
// the file is in the current one.
func NewPath(name string) (string, error) {
	dir, err := Dir()
	if err == nil {
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil {
		dir = "."
	}
	for n := 1; n <= mostNames; n++ {
		path := filepath.Join(dir, name+Ending)
		if n > 1 {
			path = filepath.Join(dir, fmt.Sprintf("%s-%d%s", name, n, Ending))
		}
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, nil
		} else if err != nil && !errors.Is(err, fs.ErrPermission) {
			return "", plain(err)
		}
	}
	return "", fmt.Errorf("there are already %d games named %q in %q", mostNames, name, dir)
}

// Write puts a text into a file. What the file held before stays beside it, with ".bak" after its name. Whenever the disk is
// full or the power fails, the old file or the new one is there, whole.
func Write(path string, text []byte) error {
	before, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil { // removed while we played
			return plain(err)
		}
	case err != nil:
		return plain(err)
	case bytes.Equal(before, text): // else the older game beside it would be lost for nothing
		return nil
	default:
		if err := replace(path+".bak", before); err != nil {
			return plain(err)
		}
	}
	return plain(replace(path, text))
}

// replace puts a file with a new text in the place of another, at once.
func replace(path string, text []byte) (err error) {
	dir, name := filepath.Split(path)
	f, err := os.CreateTemp(filepath.Clean(dir), name+".*.tmp")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err == nil {
		syncDir(dir)
	}
	return err
}

// syncDir makes a renaming last. Not every system can, and then nothing is to be done about it.
func syncDir(dir string) {
	d, err := os.Open(filepath.Clean(dir))
	if err != nil {
		return
	}
	_ = d.Sync()
	_ = d.Close()
}

// SetAside gives a broken file a name that is free, "game-broken-1.soho", so that a new one can be saved in its place. It
// returns that name.
func SetAside(path string) (string, error) {
	ext := filepath.Ext(path)
	for n := 1; n <= mostNames; n++ {
		free := fmt.Sprintf("%s-broken-%d%s", strings.TrimSuffix(path, ext), n, ext)
		// An empty file reserves the name: a file of that name that appears meanwhile is not overwritten.
		f, err := os.OpenFile(free, os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", plain(err)
		}
		_ = f.Close()
		if err := os.Rename(path, free); err != nil {
			_ = os.Remove(free)
			return "", plain(err)
		}
		return free, nil
	}
	return "", fmt.Errorf("there are already %d broken files beside %q", mostNames, path)
}

// plain says what is wrong with a file without the name of the system call.
func plain(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return fmt.Errorf("%q: %w", path.Path, path.Err)
	case errors.As(err, &link):
		return fmt.Errorf("%q: %w", link.New, link.Err)
	}
	return err
}
