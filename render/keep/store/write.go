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

	"sohofoundry/automa/transcript"
	"sohofoundry/render/tell/words"
)

// step is called before each change on the disk. Tests end the program there.
var step = func() {}

// write puts a text into a file, if mayReplace allows it given the old text, nil for none. The old text stays beside it, with
// ".bak" after its name. Whenever the disk is full or the power fails, the old file or the new one is there, whole. The folder is
// locked meanwhile.
func write(path string, text []byte, mayReplace func(before []byte) error) error {
	unlock, err := lockFolderOf(path)
	if err != nil {
		return err
	}
	defer unlock()
	before, err := readIfThere(path)
	if err == nil {
		err = mayReplace(before)
	}
	switch {
	case err != nil:
		return err
	case before == nil:
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

// add makes a file that was written at another time, unless there is one with another text.
func add(path string, text []byte, written time.Time) error {
	unlock, err := lockFolderOf(path)
	if err != nil {
		return err
	}
	defer unlock()
	before, err := readIfThere(path)
	switch {
	case err != nil:
		return err
	case before == nil:
		return replaceAt(path, text, written)
	case !bytes.Equal(before, text):
		return ErrChanged
	}
	return nil
}

// Replace puts a text into a file that can be made again: unlike with Store.Write, no copy of the old text stays.
func Replace(path string, text []byte) error {
	unlock, err := lockFolderOf(path)
	if err == nil {
		defer unlock()
		err = Regular(path)
	}
	if err == nil {
		err = replace(path, text)
	}
	return saving(path, err)
}

// lockFolderOf locks the folder of a file. If it was removed while we played, it is made anew.
func lockFolderOf(path string) (unlock func(), err error) {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	return lock(dir)
}

// readIfThere reads a file, nil if there is none.
func readIfThere(path string) ([]byte, error) {
	before, err := readRegular(path)
	var problem *words.Problem
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case errors.As(err, &problem) && problem.Key == "read": // the caller names the file
		return nil, problem.Cause
	}
	return before, err
}

// rescue puts a text in the place of a damaged one, of which a copy is made first. The text saved before that has a copy already,
// which must not be overwritten by the damaged one.
func rescue(path string, damaged, text []byte) (aside string, err error) {
	unlock, err := lockFolderOf(path)
	if err != nil {
		return "", err
	}
	defer unlock()
	broken, err := readIfThere(path)
	if err == nil {
		err = known(damaged)(broken)
	}
	if err != nil {
		return "", err
	}
	if broken != nil {
		if aside, err = keepAside(path, path, broken); err != nil {
			return "", err
		}
	}
	before, err := readIfThere(path + CopyEnding)
	if err == nil && before != nil && !transcript.GoesOn(text, before) {
		_, err = keepAside(path, path+CopyEnding, before)
	}
	if err == nil {
		err = replace(path, text)
	}
	if err == nil {
		tidy(path)
	}
	return aside, err
}

// leftFor is how old a temporary file must be to be one that a killed program left behind: nothing takes that long to write.
const leftFor = time.Hour

// later is by how much a time of writing is put after another: no file system tells times more roughly.
const later = 2 * time.Second

// tidy looks at the folder of a file just written. A game becomes the newest there: it is the one to go on with, even if the
// clock was set back since others were written. A game with an impossibly late date gets an earlier one. Temporary files that
// killed programs left of this file are removed. Errors of all this are ignored.
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
		game, left := isGame(e.Name()), isTemporary(e.Name(), name)
		if !game && !left {
			continue
		}
		info, err := os.Stat(filepath.Join(dir, e.Name())) // a link to a game is as old as that
		switch {
		case err != nil:
		case game && info.ModTime().After(noDate):
			_ = os.Chtimes(filepath.Join(dir, e.Name()), time.Time{}, written.ModTime().Add(-later))
		case game && info.ModTime().After(newest):
			newest = info.ModTime()
		case left && written.ModTime().Sub(info.ModTime()) > leftFor:
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
	if isGame(name) && newest.After(written.ModTime()) {
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
func replace(path string, text []byte) error { return replaceAt(path, text, time.Time{}) }

// replaceAt does so with a file that was written at another time, unless that is zero.
func replaceAt(path string, text []byte, written time.Time) error {
	dir, name := filepath.Split(path)
	step()
	f, err := os.CreateTemp(filepath.Clean(dir), name+".*.tmp")
	if err != nil {
		return err
	}
	if err := fill(f, text); err != nil {
		return err
	}
	if before, err := os.Stat(path); err == nil { // the permissions of the old file are kept
		_ = os.Chmod(f.Name(), before.Mode().Perm())
	}
	if !written.IsZero() {
		_ = os.Chtimes(f.Name(), time.Time{}, written) // a file of today is better than none
	}
	step()
	if err := os.Rename(f.Name(), path); err != nil {
		_ = os.Remove(f.Name())
		return err
	}
	step()
	syncDir(dir)
	return nil
}

// syncDir makes a renaming last. Not every system can, so errors are ignored.
func syncDir(dir string) {
	d, err := os.Open(filepath.Clean(dir))
	if err != nil {
		return
	}
	_ = d.Sync()
	_ = d.Close()
}

// keepAside keeps the text of a file under a free name for broken texts, see brokenName, and returns the name. A copy that is
// there already, because the program was killed after making it, is used again. The file itself stays.
func keepAside(path, from string, text []byte) (aside string, err error) {
	for n := 1; n <= mostNames; n++ {
		aside = brokenName(path, n)
		there, err := readIfThere(aside)
		switch {
		case err == nil && there == nil:
			step()
			if err = os.Link(from, aside); err != nil && !errors.Is(err, fs.ErrExist) { // not every disk has links
				err = create(aside, text)
			}
			if err == nil {
				syncDir(filepath.Dir(aside))
				return aside, nil
			}
			if !errors.Is(err, fs.ErrExist) {
				return "", err
			}
		case err == nil && bytes.Equal(there, text):
			return aside, nil
		}
	}
	return "", tooManyBroken(path)
}

// create makes a file that is not there yet.
func create(path string, text []byte) error {
	f, err := os.OpenFile(filepath.Clean(path), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	return fill(f, text)
}

// fill writes a text into a new file, and makes it last.
func fill(f *os.File, text []byte) error {
	step()
	_, err := f.Write(text)
	step()
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

// setAside gives a broken file a name that is free, and returns it.
func setAside(path string) (string, error) {
	unlock, err := lock(filepath.Dir(path))
	if err != nil {
		return "", about("rename", path, err)
	}
	defer unlock()
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
