//go:build !js

package store

import (
	"errors"
	"time"

	"sohofoundry/render/tell/words"
)

// Whoever writes a file locks its folder first, from reading what is there to putting the new text in its place. The system
// takes the lock off when the program ends, whatever ends it. Where a folder cannot be locked, as on some disks in a network,
// writing goes on without: what is there is looked at right before it is replaced in any case.

// errLocked is the error of locking what another program has locked.
var errLocked = errors.New("locked")

// lockedFor is how long the lock of another program is waited for: a disk may be slow, but a program that was stopped while it
// wrote must not stop all others.
var lockedFor = 10 * time.Second

// lockPause is how long it is waited before the next try.
const lockPause = time.Millisecond

// lock locks a folder. What it returns must be called.
func lock(dir string) (unlock func(), err error) {
	for end := time.Now().Add(lockedFor); ; time.Sleep(lockPause) {
		unlock, err := tryLock(dir)
		switch {
		case err == nil:
			return unlock, nil
		case !errors.Is(err, errLocked):
			return func() {}, nil
		case time.Now().After(end):
			return nil, words.Wrong("locked", nil)
		}
	}
}
