package store

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
)

// Game is where one game that is being played is kept. It never overwrites what another program, or another tab of the
// browser, wrote there meanwhile. It serves one goroutine at a time; a Keeper sees to that.
type Game struct {
	store  Store
	name   string
	known  []byte // what we read or wrote there last; nil for a game that is not there yet
	deck   []byte // the text of a deck that is not the printed one
	deckAt string // the game that the deck was kept beside last
}

// NewGame finds a name for a new game: the one wished for, made safe, with a number if there is one of that name already.
// The deck is the text of one that is not the printed one, or nil.
func NewGame(s Store, wish string, deck []byte) (*Game, error) {
	name, err := free(s, safeName(wish), Ending)
	if err != nil {
		return nil, err
	}
	return &Game{store: s, name: name, deck: deck}, nil
}

// OpenedGame is the place of a game that was read there, with its deck unless that is the printed one. A nil text stands for
// one that was set aside.
func OpenedGame(s Store, name string, text, deck []byte) *Game {
	return &Game{store: s, name: name, known: text, deck: deck}
}

// Write keeps the game and tells under which name: its own, or a new one if what is there is not as we left it.
func (g *Game) Write(text []byte) (name string, err error) {
	held, err := g.store.Read(g.name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return "", err
	case g.known != nil && bytes.Equal(text, g.known): // nothing new of ours
		return g.name, nil
	case !bytes.Equal(held, g.known):
		ending := filepath.Ext(g.name)
		if g.name, err = free(g.store, strings.TrimSuffix(g.name, ending), ending); err != nil {
			return "", err
		}
		g.known = nil
	}
	// The deck goes first: without it the game could not be played again.
	if g.deck != nil && g.deckAt != g.name {
		if err := g.store.Write(g.name+DeckEnding, g.deck); err != nil {
			return "", err
		}
		g.deckAt = g.name
	}
	if err := g.store.Write(g.name, text); err != nil {
		return "", err
	}
	g.known = text
	return g.name, nil
}

// Export hands a copy of the game out to the player, with its deck beside it, and tells where it is.
func (g *Game) Export(name string, text []byte) (where string, err error) {
	where, err = g.store.Export(name, text)
	if err == nil && g.deck != nil {
		_, err = g.store.Export(where+DeckEnding, g.deck)
	}
	return where, err
}
