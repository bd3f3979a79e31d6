//go:build !js

package main

import (
	"cmp"
	"os"
	"syscall"
	"time"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
)

// endings are the signals that end the program.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// savesVariable names the environment variable with the folder for games, which goes before that of the settings.
const savesVariable = "SOHO_SAVES"

// openKept opens the store of this user, with the folder for games that they chose. It serves in any case; an error says what is wrong.
func openKept() (store.Store, error) {
	return store.OpenIn(time.Now, cmp.Or(os.Getenv(savesVariable), settings.Saves(store.KeptSettings())))
}

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
