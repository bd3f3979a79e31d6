package main

import (
	"errors"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
)

// rescueHint tells how to go on with a damaged game.
var rescueHint = fault.Sprintf("with --rescue the game goes on from the newest good state, and the file is kept beside it")

// goOn opens the saved game that the flags name, which the store knows under a name. A damaged one is refused, or set aside
// and gone on with from its newest good state, if that is asked for.
func (f *playFlags) goOn(cmd *cobra.Command, kept store.Store, name string,
	open func(name string) error, rescue func(name string) (aside string, err error),
) error {
	games := library.New(kept)
	there, onTable, problem := examined(games, name)
	if !games.HasIndustry(name) {
		problem = deckHint(name, problem)
	}
	switch {
	case there && !onTable && f.table:
		return fault.Errorf("%s is no game on a real table: soho play --load goes on with it", name)
	case problem == nil:
		return open(name)
	case !there:
		return problem
	case !f.rescue:
		return fault.Errorf("%w; %s", problem, rescueHint)
	}
	aside, err := rescue(name)
	if aside != "" {
		complain(cmd, fault.Errorf("%w; the file is kept as %q", problem, aside))
	}
	return err
}

// examined reads a saved game of either kind: whether there is one, or a part of one that can be rescued, whether it lies on a real
// table, and what is wrong with it.
func examined(games *library.Library, name string) (there, onTable bool, problem error) {
	if games.HasIndustry(name) {
		r, _, err := games.OpenIndustry(name)
		return r != nil, false, err
	}
	r, _, err := games.Open(name)
	return r != nil, r != nil && r.Game().Edition.Companion, err
}

// deckFor reads the deck that the flags name for a saved game, nil if they name none, unless the game needs another one.
func (f *playFlags) deckFor() ([]byte, error) {
	deck, err := f.deckText()
	if deck == nil || err != nil {
		return nil, err
	}
	_, err = loadRecord(f.file, f.deckFile)
	var damage *record.Damage
	if err != nil && (!errors.As(err, &damage) || damage.Needs) {
		return nil, err
	}
	return deck, nil
}

// loadRecord reads a record that was played with the deck of a file, or else the one kept beside the record, or else the
// printed one.
func loadRecord(file, deckFile string) (*record.Record, error) {
	text, err := store.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return recordIn(file, text, deckFile)
}

// recordIn reads a record from the text of a file.
func recordIn(file string, text []byte, deckFile string) (*record.Record, error) {
	if beside := store.Followed(file + store.DeckEnding); deckFile == "" {
		if _, err := os.Stat(beside); err == nil {
			deckFile = beside
		}
	}
	return parseRecord(file, text, deckFile)
}

func parseRecord(file string, text []byte, deckFile string) (*record.Record, error) {
	var deck []byte
	if deckFile != "" {
		var err error
		if deck, err = readText(deckFile); err != nil {
			return nil, deckHint(file, err)
		}
	}
	games, err := library.GamesOf(text, deckFile, deck)
	if err != nil {
		return nil, deckHint(file, err)
	}
	r, err := record.Load(file, text, games)
	return r, deckHint(file, err)
}

// deckHint tells how to load a record that needs another deck than the one at hand, or has a file beside it that is no deck.
func deckHint(file string, err error) error {
	var damage *record.Damage
	needs := errors.As(err, &damage) && strings.HasPrefix(damage.Expected.String(), `"deck `)
	if needs || err != nil && strings.HasPrefix(err.Error(), file+store.DeckEnding+":") {
		return fault.Errorf("%w; name the file of its deck with --deck", err)
	}
	return err
}
