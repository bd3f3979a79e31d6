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
)

// write puts a text into a file. What the file held before stays beside it, with ".bak" after its name. Whenever the disk is
// full or the power fails, the old file or the new one is there, whole.
func write(path string, text []byte) error {
	before, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil { // removed while we played
			return err
		}
	case err != nil:
		return err
	case bytes.Equal(before, text): // else the older game beside it would be lost for nothing
		return nil
	default:
		if err := replace(path+CopyEnding, before); err != nil {
			return err
		}
	}
	if err := replace(path, text); err != nil {
		return err
	}
	tidy(path)
	return nil
}

// leftFor is how old a temporary file must be to be one that a killed program left behind: nothing takes that long to write.
const leftFor = time.Hour

// later is by how much a time of writing is put after another: no file system tells times more roughly.
const later = 2 * time.Second

// tidy looks at the folder of a file just written. A game becomes the newest there: it is the one to go on with, even if the
// clock was set back since others were written. What killed programs left of this file is removed. Neither is worth an error.
func tidy(path string) {
	dir, name := filepath.Split(path)
	entries, err := os.ReadDir(filepath.Clean(dir))
	if err != nil {
		return
	}
	written, err := os.Stat(path)
	if err != nil {
		return
	}
	newest := written.ModTime()
	for _, e := range entries {
		game, left := filepath.Ext(e.Name()) == Ending, isTemporary(e.Name(), name)
		if !game && !left {
			continue
		}
		info, err := e.Info()
		switch {
		case err != nil:
		case game && info.ModTime().After(newest):
			newest = info.ModTime()
		case left && written.ModTime().Sub(info.ModTime()) > leftFor:
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
	if filepath.Ext(name) == Ending && newest.After(written.ModTime()) {
		_ = os.Chtimes(path, time.Time{}, newest.Add(later))
	}
}

// isTemporary reports whether a name is one that replace gives while it writes a file or the copy beside it.
func isTemporary(name, of string) bool {
	rest, ok := strings.CutPrefix(name, of)
	middle, temporary := strings.CutSuffix(strings.TrimPrefix(rest, CopyEnding), ".tmp")
	number, dotted := strings.CutPrefix(middle, ".")
	return ok && temporary && dotted && number != "" && strings.Trim(number, "0123456789") == ""
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

// setAside gives a broken file a name that is free, see brokenName, and returns it.
func setAside(path string) (string, error) {
	for n := 1; n <= mostNames; n++ {
		free := brokenName(path, n)
		// An empty file reserves the name: a file of that name that appears meanwhile is not overwritten.
		f, err := os.OpenFile(filepath.Clean(free), os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", about("rename", path, err)
		}
		_ = f.Close()
		if err := os.Rename(path, free); err != nil {
			_ = os.Remove(free)
			return "", about("rename", path, err)
		}
		return free, nil
	}
	return "", tooManyBroken(path)
}
