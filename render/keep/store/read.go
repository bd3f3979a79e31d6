package store

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"sohofoundry/render/tell/words"
)

// ReadFile reads a file of at most Most bytes that may come from a stranger. A pipe or a device is refused, since it may have no
// end, or never begin, unless it was handed to the program already open, such as its standard input.
func ReadFile(path string) ([]byte, error) {
	if isHanded(path) {
		return open(path, readAll)
	}
	return readRegular(path)
}

// isHanded reports whether a path stands for a file that is open already.
func isHanded(path string) bool {
	path = filepath.ToSlash(filepath.Clean(path))
	return path == "/dev/stdin" || strings.HasPrefix(path, "/dev/fd/") || strings.HasPrefix(path, "/proc/self/fd/")
}

// readRegular reads a file that is stored.
func readRegular(path string) ([]byte, error) {
	if err := Regular(path); err != nil {
		return nil, err
	}
	return open(path, readStored)
}

// Regular returns an error if there is something at a path that is no file to read or write at once: a pipe would stop the
// program, and a device may be anything. A missing file is no error.
func Regular(path string) error {
	info, err := os.Stat(filepath.Clean(path))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return unreadable(path, err)
	case !info.Mode().IsRegular() && !info.IsDir(): // for a folder the system has an error of its own
		return about("not-regular", path, nil)
	}
	return nil
}

// Followed is the path that a link leads to, or one beside it; any other path is as it is.
func Followed(path string) string {
	stem, ending := path, ""
	for _, each := range []string{CopyEnding, DeckEnding, AnalysisEnding, ReachedEnding} {
		if rest, ok := strings.CutSuffix(stem, each); ok {
			stem, ending = rest, each+ending
		}
	}
	info, err := os.Lstat(stem)
	if err != nil || info.Mode()&fs.ModeSymlink == 0 {
		return path
	}
	target, err := filepath.EvalSymlinks(stem)
	if err != nil { // it leads nowhere yet
		target, err = os.Readlink(stem)
		if err != nil {
			return path
		}
		if !filepath.IsAbs(target) {
			target = filepath.Join(filepath.Dir(stem), target)
		}
	}
	return target + ending
}

// open opens a file and reads it.
func open(path string, read func(*os.File) ([]byte, error)) ([]byte, error) {
	file, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, unreadable(path, err)
	}
	defer file.Close() //nolint:errcheck // nothing was written
	text, err := read(file)
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, about("not-regular", path, nil)
	case err != nil:
		return nil, unreadable(path, err)
	}
	return text, nil
}

// longestSilence is how long an empty file may make a reader wait for its end.
const longestSilence = 100 * time.Millisecond

// readStored reads a file that calls itself a regular one. Some of the kernel's do, though they have no size and no end, such as
// /proc/kmsg, and can be waited for like a pipe; a file on a disk is read at once, and takes no deadline.
func readStored(file *os.File) ([]byte, error) {
	if info, err := file.Stat(); err == nil && info.Size() == 0 {
		_ = file.SetReadDeadline(time.Now().Add(longestSilence))
	}
	return readAll(file)
}

// readAll reads a file to its end, unless that is too far away.
func readAll(file *os.File) ([]byte, error) {
	var text bytes.Buffer
	if info, err := file.Stat(); err == nil {
		text.Grow(int(min(info.Size(), Most)) + bytes.MinRead)
	}
	_, err := text.ReadFrom(io.LimitReader(file, Most+1))
	if err == nil && text.Len() > Most {
		err = ErrTooLong
	}
	return text.Bytes(), err
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
