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
	"time"
)

// Ending is the ending of the names of saved games.
const Ending = ".soho"

// CopyEnding follows the name of a file in that of the one that it replaced.
const CopyEnding = ".bak"

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
		return "", errors.New("there is no folder for saved games: set XDG_DATA_HOME or HOME")
	}
	return filepath.Join(config, "soho", "saves"), nil
}

// Folder is Dir, made if it was not there; or the current folder, and an error that says so.
func Folder() (string, error) {
	dir, err := Dir()
	if err == nil {
		if err = os.MkdirAll(dir, 0o700); err == nil {
			return dir, nil
		}
		err = fmt.Errorf("the folder for saved games cannot be made: %w", plain(dir, err))
	}
	return ".", fmt.Errorf("%w; until then games are saved in the current folder", err)
}

// mostNames is how many games or broken files of one name are kept.
const mostNames = 1000

// NewPath names a file for a new game in Folder, with a number if there is one of that name already.
func NewPath(name string) (string, error) {
	dir, _ := Folder() // the program has told
	return free(filepath.Join(dir, FileName(name)), Ending)
}

// File is the file of one game that is being played. It never overwrites what another program wrote there meanwhile.
type File struct {
	path  string
	known []byte // what we read or wrote there last; nil for a file that is not there yet
}

// NewFile is a file for a new game in Folder, see NewPath.
func NewFile(name string) (*File, error) {
	path, err := NewPath(name)
	return &File{path: path}, err
}

// OpenedFile is the file of a game that was read from it.
func OpenedFile(path string, text []byte) *File { return &File{path: path, known: text} }

// Write keeps the game and tells where: in its file, or under a new name if the file is not as we left it.
func (f *File) Write(text []byte) (path string, err error) {
	held, err := os.ReadFile(f.path)
	if err == nil && f.known != nil && bytes.Equal(text, f.known) { // nothing new of ours
		return f.path, nil
	}
	if err == nil && !bytes.Equal(held, f.known) {
		ext := filepath.Ext(f.path)
		if f.path, err = free(strings.TrimSuffix(f.path, ext), ext); err != nil {
			return "", err
		}
	}
	if err := Write(f.path, text); err != nil {
		return "", err
	}
	f.known = text
	return f.path, nil
}

// free returns a path that no file has: the name, or the name with a number.
func free(name, ext string) (string, error) {
	for n := 1; n <= mostNames; n++ {
		path := name + ext
		if n > 1 {
			path = fmt.Sprintf("%s-%d%s", name, n, ext)
		}
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, nil
		} else if err != nil {
			return "", plain(path, err)
		}
	}
	return "", fmt.Errorf("there are already %d games of the name %q", mostNames, name)
}

// longestName is how many characters of a game's name go into that of its file.
const longestName = 60

// FileName makes a name for a game that every system takes, and that leads into no other folder: letters, digits and dashes.
func FileName(name string) string {
	plain := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9':
			return r
		}
		return '-'
	}, name)
	plain = strings.Trim(plain[:min(len(plain), longestName)], "-")
	if plain == "" {
		return "game"
	}
	return plain
}

// Write puts a text into a file. What the file held before stays beside it, with ".bak" after its name. Whenever the disk is
// full or the power fails, the old file or the new one is there, whole.
func Write(path string, text []byte) error {
	before, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil { // removed while we played
			return plain(path, err)
		}
	case err != nil:
		return plain(path, err)
	case bytes.Equal(before, text): // else the older game beside it would be lost for nothing
		return nil
	default:
		if err := replace(path+CopyEnding, before); err != nil {
			return plain(path, err)
		}
	}
	if err := replace(path, text); err != nil {
		return plain(path, err)
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
			return "", plain(path, err)
		}
		_ = f.Close()
		if err := os.Rename(path, free); err != nil {
			_ = os.Remove(free)
			return "", plain(path, err)
		}
		return free, nil
	}
	return "", fmt.Errorf("there are already %d broken files beside %q", mostNames, path)
}

// plain says what is wrong with a file, without the name of the system call or of a temporary file.
func plain(path string, err error) error {
	var at *fs.PathError
	var link *os.LinkError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &at):
		err = at.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("%q: %w", path, err)
}
