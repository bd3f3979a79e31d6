package main

import (
	"os"
	"time"

	"sohofoundry/render/keep/store"
)

// endings are signals, which no browser sends.
var endings = []os.Signal{os.Interrupt}

// gamesFolder is nothing: in a browser games are no files.
func gamesFolder(store.Store) string { return "" }

// storeName is the name itself.
func storeName(_ store.Store, name string) (string, error) { return name, nil }

// filesAtPaths is empty: in a browser there are no files.
func filesAtPaths() store.Store { return store.NewMemory(time.Now) }
