//go:build !js

package store

import (
	"os"
	"testing"
	"time"
)

// Lock locks a folder as a program does that is stopped then, which others wait for no longer than this.
func Lock(t *testing.T, dir string, longest time.Duration) (unlock func()) {
	t.Helper()
	before := lockedFor
	free, err := lock(dir)
	if err != nil {
		t.Fatal(err)
	}
	lockedFor = longest
	return func() {
		lockedFor = before
		free()
	}
}

// ReadEndless reads what calls itself a regular file, but has no end: a pipe that nobody writes to any more, nor closes.
func ReadEndless(t *testing.T) error {
	t.Helper()
	out, in, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close() //nolint:errcheck // nothing was written
	defer in.Close()  //nolint:errcheck // nor here
	_, err = open("/dev/null", func(*os.File) ([]byte, error) { return readStored(out) })
	return err
}

// EndAfter ends the program after a number of changes of the disk.
func EndAfter(n int, end func()) {
	step = func() {
		if n--; n < 0 {
			end()
		}
	}
}
