package store

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"sohofoundry/automa/transcript"
)

// Game is the place where a game being played is saved. It never overwrites a text that another program, or another tab of the
// browser, wrote there meanwhile. It serves one goroutine at a time, which a Keeper ensures.
type Game struct {
	store   Store
	name    string
	known   []byte // the text last read or written there; nil for a game that is not there yet
	wrote   bool   // this program wrote there
	deck    []byte // the text of a deck that is not the printed one
	deckAt  string // the game that the deck was last saved beside
	reached string // the text last kept by Reach

	damaged bool   // the known text is damaged, and still there
	aside   string // the name of the copy of it
}

// NewGame finds a name for a new game: the one wished for, made safe, with a number if there is one of that name already.
// The deck is the text of one that is not the printed one, or nil.
func NewGame(s Store, wish string, deck []byte) (*Game, error) {
	return newGame(s, wish, Ending, deck)
}

// NewTable finds a name for a game on a real table likewise.
func NewTable(s Store, wish string, deck []byte) (*Game, error) {
	return newGame(s, wish, TableEnding, deck)
}

func newGame(s Store, wish, ending string, deck []byte) (*Game, error) {
	name, err := free(s, safeName(wish), ending)
	if err != nil {
		return nil, err
	}
	return &Game{store: s, name: name, deck: deck}, nil
}

// Beside are the endings of the texts beside a game, in the order in which they are added before it: without its deck it could not be
// played again.
var Beside = []string{DeckEnding, AnalysisEnding, ReachedEnding}

// AddGame saves a game that was written at another time under its name, or under that with a number where another game has it, and
// returns the name that it has then. Beside it are texts by their endings. Those that an interrupted call left behind are used again.
func AddGame(s Store, name string, text []byte, beside map[string][]byte, written time.Time) (as string, err error) {
	ending := filepath.Ext(name)
	stem := strings.TrimSuffix(name, ending)
	for n := 1; n <= mostNames; n++ {
		as = numbered(stem, n, ending)
		if !isGame(as) || !takes(s, as, beside[DeckEnding]) {
			continue
		}
		err = nil
		for i := 0; i < len(Beside) && err == nil; i++ {
			if each, ok := beside[Beside[i]]; ok {
				err = s.Add(as+Beside[i], each, written)
			}
		}
		if err == nil {
			err = s.Add(as, text, written)
		}
		if !errors.Is(err, ErrChanged) { // as if another program took this name at the same instant
			return as, err
		}
	}
	return "", tooManyGames(stem)
}

// AddOwn saves a deck or mat of the player's own under its name, or under that with a number where another has it.
func AddOwn(s Store, name string, text []byte) (err error) {
	for n := 1; n <= mostNames; n++ {
		err = s.Add(numbered(strings.TrimSuffix(name, OwnEnding), n, OwnEnding), text, time.Time{})
		if !errors.Is(err, ErrChanged) {
			return err
		}
	}
	return err
}

// takes reports whether nothing has a name of a game, and there is no other deck beside it.
func takes(s Store, name string, deck []byte) bool {
	if _, err := s.Read(name); !errors.Is(err, fs.ErrNotExist) {
		return false
	}
	there, err := s.Read(name + DeckEnding)
	return errors.Is(err, fs.ErrNotExist) || err == nil && deck != nil && bytes.Equal(there, deck)
}

// SafeName makes a name for a game from any, see NewGame, with its ending.
func SafeName(name string) string {
	ending := filepath.Ext(name)
	return safeName(strings.TrimSuffix(name, ending)) + ending
}

// OpenedGame is the place of a game that was read there, with its deck unless that is the printed one.
func OpenedGame(s Store, name string, text, deck []byte) *Game {
	return &Game{store: s, name: name, known: text, deck: deck}
}

// Deck is the text of the deck that the game is played with, nil for the printed one.
func (g *Game) Deck() []byte { return g.deck }

// RescuedGame is the place of a game with a damaged text: the first text that is written takes its place, see Store.Rescue.
func RescuedGame(s Store, name string, damaged, deck []byte) *Game {
	return &Game{store: s, name: name, known: damaged, damaged: true, deck: deck}
}

// Aside is the name of the copy of the damaged text that was there, nothing without one.
func (g *Game) Aside() string { return g.aside }

// Write saves the game and returns its name: the same, or a new one if another program changed the text there.
func (g *Game) Write(text []byte) (name string, err error) {
	err = g.put(g.name, text)
	if errors.Is(err, ErrChanged) {
		if g.isSaved(text) {
			return g.name, nil
		}
		err = g.move(text)
	}
	if err != nil {
		return "", err
	}
	g.known, g.damaged, g.wrote = text, false, true
	return g.name, nil
}

// put writes the game under a name, with its deck.
func (g *Game) put(name string, text []byte) (err error) {
	// The deck goes first: without it the game could not be played again. It may be there already, but no other.
	if g.deck != nil && g.deckAt != name {
		if err := g.store.Swap(name+DeckEnding, g.deck, g.deck); err != nil {
			return err
		}
		g.deckAt = name
	}
	if g.damaged {
		g.aside, err = g.store.Rescue(name, g.known, text)
		return err
	}
	return g.store.Swap(name, g.known, text)
}

// isSaved reports whether the whole text is under the name of the game although another program wrote there: that program went on
// from this text, or this program has only read the game.
func (g *Game) isSaved(text []byte) bool {
	if g.known == nil || g.damaged || !bytes.Equal(text, g.known) {
		return false
	}
	there, err := g.store.Read(g.name)
	return err == nil && (!g.wrote || transcript.GoesOn(there, text))
}

// move writes the game under a new name.
func (g *Game) move(text []byte) error {
	ending := filepath.Ext(g.name)
	stem := strings.TrimSuffix(g.name, ending)
	g.known, g.damaged = nil, false
	for range mostNames {
		name, err := free(g.store, stem, ending)
		if err == nil {
			err = g.put(name, text)
		}
		if errors.Is(err, ErrChanged) { // another program took this name at the same instant
			continue
		}
		if err == nil {
			g.name = name
		}
		return err
	}
	return tooManyGames(stem)
}

// Reached is the text kept beside the game by Reach, or empty.
func (g *Game) Reached() string {
	text, err := g.store.Read(g.name + ReachedEnding)
	if err != nil {
		return ""
	}
	g.reached = string(text)
	return g.reached
}

// Reach keeps beside the game how far the player has watched its playback (see film.Reached). An empty text means all of it.
func (g *Game) Reach(text string) error {
	if text == g.reached {
		return nil
	}
	err := g.store.Write(g.name+ReachedEnding, []byte(text))
	if err == nil {
		g.reached = text
	}
	return err
}

// Export hands a copy of the game out to the player, with its deck beside it, and tells where it is.
func (g *Game) Export(name string, text []byte) (where string, err error) {
	where, err = g.store.Export(name, text)
	if err == nil && g.deck != nil {
		_, err = g.store.Export(where+DeckEnding, g.deck)
	}
	return where, err
}
