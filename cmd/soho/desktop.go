//go:build !js

package main

import (
	"os"
	"syscall"

	"sohofoundry/render/keep/store"
)

// endings are the signals that end the program.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// gamesFolder is the folder that games are kept in, nothing if they are no files.
func gamesFolder(kept store.Store) string {
	files, ok := kept.(*store.Files)
	if !ok {
		return ""
	}
	return files.Games
}

// storeName is the name in a store of the file that the player names.
func storeName(kept store.Store, path string) (string, error) {
	files, ok := kept.(*store.Files)
	if !ok {
		return path, nil
	}
	return files.At(path)
}

// filesAtPaths is a store in which a game has the path as its name that the player writes.
func filesAtPaths() store.Store { return &store.Files{} }
