package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Open loads the record in a file. It reads no more of it than Load would take.
func Open(path string, lib Library) (*Record, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // nothing was written
	text, err := io.ReadAll(io.LimitReader(f, maxText+1))
	if err != nil {
		return nil, err
	}
	return Load(filepath.Base(path), text, lib)
}

// Save writes the record to a file. What the file held before stays beside it, with ".bak" after its name. Whenever the disk
// is full or the power fails, the old file or the new one is there, whole.
func Save(path string, r *Record) error {
	text := r.Marshal()
	before, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	case bytes.Equal(before, text): // else the older game beside it would be lost for nothing
		return nil
	default:
		if err := replace(path+".bak", before); err != nil {
			return err
		}
	}
	return replace(path, text)
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
			err = errors.Join(err, os.Remove(f.Name()))
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

// mostBroken is how many broken files of one name are kept before SetAside gives up.
const mostBroken = 1000

// SetAside gives a broken file a name that is free, "game-broken-1.soho", so that a new one can be saved in its place. It
// returns that name.
func SetAside(path string) (string, error) {
	ext := filepath.Ext(path)
	for n := 1; n <= mostBroken; n++ {
		free := fmt.Sprintf("%s-broken-%d%s", strings.TrimSuffix(path, ext), n, ext)
		// An empty file reserves the name: a file of that name that appears meanwhile is not overwritten.
		f, err := os.OpenFile(free, os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_ = f.Close()
		if err := os.Rename(path, free); err != nil {
			return "", errors.Join(err, os.Remove(free))
		}
		return free, nil
	}
	return "", fmt.Errorf("there are already %d broken files beside %q", mostBroken, path)
}
