package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"sohofoundry/render/words"
)

// ReadFile reads a file that may come from a stranger, of at most Most bytes: a device without end is refused.
func ReadFile(path string) ([]byte, error) {
	file, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, unreadable(path, err)
	}
	defer file.Close() //nolint:errcheck // nothing was written
	text, err := io.ReadAll(io.LimitReader(file, Most+1))
	if err == nil && len(text) > Most {
		err = ErrTooLong
	}
	if err != nil {
		return nil, unreadable(path, err)
	}
	return text, nil
}

func unreadable(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return about("no-file", path, fs.ErrNotExist)
	}
	return about("read", path, err)
}

// about is a problem with a file or a text, without the name of the system call or of a temporary file.
func about(key, name string, err error) error {
	var at *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &at):
		err = at.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return words.Wrong(key, err, "name", strconv.Quote(name))
}
