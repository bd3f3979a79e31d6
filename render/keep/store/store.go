// Package store stores the texts that the client saves: games, decks of the player's own beside them, settings and statistics. On
// a desktop these are files, in a browser its local storage, in tests memory.
package store

import (
	"bytes"
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

	"sohofoundry/render/tell/words"
)

// The names of texts that exist once. All other names are those of games, or paths of files elsewhere on a desktop.
const (
	Settings   = "settings.toml"
	Statistics = "statistics.toml"
	// Glances is the text of the glances at the saved games. It can be made again, so the text that it replaces is not copied.
	Glances = "glances.txt"
)

const (
	// Ending is the ending of the names of games.
	Ending = ".soho"
	// TableEnding is that of games on a real table.
	TableEnding = ".soho-table"
	// DeckEnding follows the name of a game in that of the deck it is played with, if that is not the printed one: a game can
	// only be played again with the same cards, which the player may change or lose.
	DeckEnding = ".deck"
	// AnalysisEnding follows the name of a game in that of its analysis. It can be made again, so the text that it replaces is
	// not copied.
	AnalysisEnding = ".analysis"
	// ReachedEnding follows the name of a game in that of the text that tells how far its playback was watched (see
	// film.Reached). The text that it replaces is not copied.
	ReachedEnding = ".reached"
	// CopyEnding follows the name of a text in that of the one that it replaced.
	CopyEnding = ".bak"
)

// Most is how many bytes a text may have: a little more than any reader takes.
const Most = 5 << 20

// ErrTooLong is the error of reading a text of more than Most bytes.
var ErrTooLong = words.Wrong("too-long", nil, "most", Most>>20)

// ErrChanged is the error of Swap and Rescue where something is stored that the caller does not know.
var ErrChanged = words.Wrong("changed", nil)

// Store stores texts by name. If writing is interrupted, the old text or the new one is there, whole. Its methods may be called
// from several goroutines at once. Each error is one sentence; for a name that is not there it is an fs.ErrNotExist.
type Store interface {
	// List names the saved games, the newest first. Copies and texts that were set aside are not among them.
	List() ([]Entry, error)
	// Own names the player's own decks and mats.
	Own() ([]string, error)
	Read(name string) ([]byte, error)
	// Write keeps the text that the name had before beside it, with ".bak" after its name.
	Write(name string, text []byte) error
	// Swap writes like Write, but only where nothing is stored yet, or the text known, which the caller read or wrote there last
	// (nil for none). No other program can write between the comparison and the writing. Otherwise the error is ErrChanged.
	Swap(name string, known, text []byte) error
	// Add stores a text that was written at another time, where nothing is stored yet, or that very text. Otherwise the error is
	// ErrChanged.
	Add(name string, text []byte, written time.Time) error
	// Rescue puts a text in the place of a damaged one as Swap does, but keeps a copy of the damaged one first, under a name as
	// SetAside gives. The text stored beside it with ".bak" after its name stays, too. If the new text is no continuation of that
	// one, it also gets a copy under such a name. There is always a text of the name, even if the program is killed. It returns
	// the name of the copy of the damaged text as soon as there is one, even if the rest failed. Calling it again makes no
	// further copy.
	Rescue(name string, damaged, text []byte) (aside string, err error)
	// Aside lists the names that SetAside and Rescue gave broken texts of a name.
	Aside(name string) ([]string, error)
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

// anyText lets every text be replaced.
func anyText([]byte) error { return nil }

// known lets nothing be replaced but a text that is known, nil for none.
func known(text []byte) func(before []byte) error {
	return func(before []byte) error {
		if before != nil && (text == nil || !bytes.Equal(before, text)) {
			return ErrChanged
		}
		return nil
	}
}

// noDate is later than any date that a game is written at. Not every system can tell dates much later.
var noDate = time.Date(2200, time.January, 1, 0, 0, 0, 0, time.UTC)

// aside matches the names that SetAside gives.
var aside = regexp.MustCompile(`-broken-[0-9]+\.soho(-table)?$`)

// isGame reports whether a name is that of a game: the copies and temporary files beside it have other endings.
func isGame(name string) bool {
	return (strings.HasSuffix(name, Ending) || IsTable(name)) && !aside.MatchString(name)
}

// OwnEnding is the ending of the names of the player's own decks and mats.
const OwnEnding = ".toml"

// asideOwn matches the names that SetAside gives to other texts.
var asideOwn = regexp.MustCompile(`-broken-[0-9]+\.toml$`)

// IsOwn reports whether a name is that of a deck or mat of the player's own.
func IsOwn(name string) bool {
	return strings.HasSuffix(name, OwnEnding) && name != Settings && name != Statistics && !asideOwn.MatchString(name)
}

// IsGame reports whether a name is that of a game, whether on a real table or not.
func IsGame(name string) bool { return isGame(name) }

// passing reports whether a text of this name replaces another without keeping a copy.
func passing(name string) bool {
	return strings.HasSuffix(name, AnalysisEnding) || strings.HasSuffix(name, ReachedEnding) || name == Glances
}

// IsTable reports whether a name is that of a game on a real table.
func IsTable(name string) bool { return strings.HasSuffix(name, TableEnding) }

// Stem is the name of a game without its ending.
func Stem(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, TableEnding), Ending)
}

// newestFirst sorts games, those of the same time by name.
func newestFirst(list []Entry) {
	slices.SortFunc(list, func(a, b Entry) int {
		return cmp.Or(b.Modified.Compare(a.Modified), strings.Compare(a.Name, b.Name))
	})
}

// mostNames is how many games or broken texts of one name are stored.
const mostNames = 1000

// free finds a name that nothing has: the stem, or the stem with a number.
func free(s Store, stem, ending string) (string, error) {
	var problem error
	for n := 1; n <= mostNames; n++ {
		name := numbered(stem, n, ending)
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
	return "", tooManyGames(stem)
}

// numbered is a stem with a number, unless that is 1.
func numbered(stem string, n int, ending string) string {
	if n == 1 {
		return stem + ending
	}
	return fmt.Sprintf("%s-%d%s", stem, n, ending)
}

func tooManyGames(stem string) error {
	return words.Wrong("many-games", nil, "n", mostNames, "name", strconv.Quote(stem))
}

// unused reports whether neither a game nor a deck for it has this name. A text that cannot be read counts as one.
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

// brokenName is a name for a broken text that is set aside: "game-broken-1.soho".
func brokenName(name string, n int) string {
	ending := filepath.Ext(name)
	return fmt.Sprintf("%s-broken-%d%s", strings.TrimSuffix(name, ending), n, ending)
}

// isBroken reports whether a name is one that brokenName gives to a name.
func isBroken(name, of string) bool {
	ending := filepath.Ext(of)
	rest, ok := strings.CutPrefix(name, strings.TrimSuffix(of, ending)+"-broken-")
	number, whole := strings.CutSuffix(rest, ending)
	return ok && whole && number != "" && strings.Trim(number, "0123456789") == ""
}

func tooManyBroken(name string) error {
	return words.Wrong("many-broken", nil, "n", mostNames, "name", strconv.Quote(name))
}
