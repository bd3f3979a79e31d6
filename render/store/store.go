// Package store keeps what the client wants to keep: saved games, decks of the player's own beside them, settings and
// statistics. On a desktop these are files, in a browser its local storage, in tests memory.
package store

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"sohofoundry/render/words"
)

// The names of what is kept once. All other names are those of games, or paths of files elsewhere on a desktop.
const (
	Settings   = "settings.toml"
	Statistics = "statistics.toml"
)

const (
	// Ending is the ending of the names of games.
	Ending = ".soho"
	// DeckEnding follows the name of a game in that of the deck it is played with, if that is not the printed one: a game can
	// only be played again with the same cards, which the player may change or lose.
	DeckEnding = ".deck"
	// CopyEnding follows the name of a text in that of the one that it replaced.
	CopyEnding = ".bak"
)

// Most is how many bytes a text may have: a little more than any reader takes.
const Most = 5 << 20

// ErrTooLong is the error of reading a text of more than Most bytes.
var ErrTooLong = words.Wrong("too-long", nil, "most", Most>>20)

// Store keeps texts by name. Whatever happens while it writes, the old text or the new one is there, whole. Its methods may
// be called from several goroutines at once. Each error is one sentence; for a name that is not there it is an fs.ErrNotExist.
type Store interface {
	// List names the saved games, the newest first. Copies and what was set aside are not among them.
	List() ([]Entry, error)
	Read(name string) ([]byte, error)
	// Write keeps the text that the name had before beside it, with ".bak" after its name.
	Write(name string, text []byte) error
	// SetAside gives a broken text another name, "game-broken-1.soho", and returns it.
	SetAside(name string) (string, error)
	// Export hands a copy out to the player and tells where it is. It overwrites nothing.
	Export(name string, text []byte) (where string, err error)
}

// Entry is one saved game.
type Entry struct {
	Name     string
	Modified time.Time
	Size     int64 // bytes
}

// Clock tells the time.
type Clock func() time.Time

// aside matches the names that SetAside gives.
var aside = regexp.MustCompile(`-broken-[0-9]+\` + Ending + `$`)

// isGame reports whether a name is that of a game: the copies and temporary files beside it have other endings.
func isGame(name string) bool {
	return strings.HasSuffix(name, Ending) && !aside.MatchString(name)
}

// newestFirst sorts games, those of the same time by name.
func newestFirst(list []Entry) {
	slices.SortFunc(list, func(a, b Entry) int {
		return cmp.Or(b.Modified.Compare(a.Modified), strings.Compare(a.Name, b.Name))
	})
}

// mostNames is how many games or broken texts of one name are kept.
const mostNames = 1000

// free finds a name that nothing has: the stem, or the stem with a number.
func free(s Store, stem, ending string) (string, error) {
	var problem error
	for n := 1; n <= mostNames; n++ {
		name := stem + ending
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, n, ending)
		}
		if aside.MatchString(name) { // it would never be listed
			continue
		}
		ok, err := unused(s, name)
		if ok {
			return name, nil
		}
		if problem == nil { // the others are most likely in the same way
			problem = err
		}
	}
	if problem != nil {
		return "", problem
	}
	return "", words.Wrong("many-games", nil, "n", mostNames, "name", strconv.Quote(stem))
}

// unused reports whether neither a game nor a deck for it has this name. What cannot be read is in the way too.
func unused(s Store, name string) (bool, error) {
	for _, each := range []string{name, name + DeckEnding} {
		if _, err := s.Read(each); !errors.Is(err, fs.ErrNotExist) {
			return false, err
		}
	}
	return true, nil
}

// longestName is how many characters of a game's name go into that of its text.
const longestName = 60

// safeName makes a name for a game that every system takes, and that leads into no other folder: letters, digits and dashes.
func safeName(name string) string {
	safe := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9':
			return r
		}
		return '-'
	}, name)
	safe = strings.Trim(safe[:min(len(safe), longestName)], "-")
	if safe == "" {
		return "game"
	}
	return safe
}

// brokenName is what a broken text may be called that is set aside: "game-broken-1.soho".
func brokenName(name string, n int) string {
	ending := filepath.Ext(name)
	return fmt.Sprintf("%s-broken-%d%s", strings.TrimSuffix(name, ending), n, ending)
}

func tooManyBroken(name string) error {
	return words.Wrong("many-broken", nil, "n", mostNames, "name", strconv.Quote(name))
}
