//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package store

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
)

// tryLock locks the folder itself, which leaves no file behind.
func tryLock(dir string) (unlock func(), err error) {
	d, err := os.Open(filepath.Clean(dir))
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(d.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err != nil {
		_ = d.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) || errors.Is(err, syscall.EINTR) {
			err = errLocked
		}
		return nil, err
	}
	return func() { _ = d.Close() }, nil
}
