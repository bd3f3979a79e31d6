//go:build !(darwin || dragonfly || freebsd || js || linux || netbsd || openbsd || windows)

package store

import "errors"

func tryLock(string) (unlock func(), err error) { return nil, errors.ErrUnsupported }
