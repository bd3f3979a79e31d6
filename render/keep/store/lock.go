//go:build !js

package store

import (
	"errors"
	"time"

	"sohofoundry/render/tell/words"
)

// A program that writes a file locks its folder first, from reading the old text to putting the new text in its place. The system
// releases the lock when the program ends, even if it is killed. Where a folder cannot be locked, as on some network disks, files
// are written without a lock: the old text is compared right before it is replaced in any case.

// errLocked is the error of locking a folder that another program has locked.
var errLocked = errors.New("locked")

// lockedFor is how long the lock of another program is waited for: a disk may be slow, but a program that was stopped while it
// wrote must not stop all others.
var lockedFor = 10 * time.Second

// lockPause is the pause before the next try.
const lockPause = time.Millisecond

// lock locks a folder. The caller must call unlock.
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
