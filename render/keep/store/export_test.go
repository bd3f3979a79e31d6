//go:build !js

package store

import (
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

// EndAfter ends the program after a number of changes of the disk.
func EndAfter(n int, end func()) {
	step = func() {
		if n--; n < 0 {
			end()
		}
	}
}
