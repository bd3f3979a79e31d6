package main

import (
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
)

// again begins a game of practice that goes on from a moment of another, which stays as it is.
func (f *playFlags) again(cmd *cobra.Command) (*record.Record, *keeper, error) {
	r, file, err := f.moment(cmd)
	if err != nil {
		return nil, nil, err
	}
	deck, err := f.deckText()
	if beside := store.Followed(file + store.DeckEnding); deck == nil && err == nil {
		if _, problem := os.Stat(beside); problem == nil {
			deck, err = store.ReadFile(beside)
		}
	}
	if err != nil {
		return nil, nil, err
	}
	kept := openStore(cmd)
	game, err := store.NewGame(kept, client.NameOf(r.Game(), r.Header())+"-from", deck)
	return r, &keeper{game: game, folder: gamesFolder(kept)}, err
}

// moment is the game that --from names, as it was at that moment, and the file it was read from.
func (f *playFlags) moment(cmd *cobra.Command) (r *record.Record, file string, err error) {
	file, move, err := f.fromMove(cmd)
	if err != nil {
		return nil, "", err
	}
	whole, err := loadShared(file, f.deckFile)
	if err != nil {
		return nil, "", err
	}
	if whole.Game().Edition.Companion {
		return nil, "", fault.Errorf("%s is a game on a real table: soho companion --load goes on with it", file)
	}
	at, ok := entryOf(whole, move)
	if !ok {
		return nil, "", fault.Errorf("%s has %d moves and turns, but no %q", file, len(whole.Entries()), move)
	}
	r = whole.Branch(at)
	r.MakePractice()
	return r, file, nil
}

// fromMove is the file that --from names, and the move in it.
func (f *playFlags) fromMove(cmd *cobra.Command) (file, move string, err error) {
	colon := strings.LastIndexByte(f.from, ':') // a path may have others
	if colon < 1 || colon == len(f.from)-1 {
		return "", "", misused(cmd, "--from wants FILE:MOVE, a game and the number of a move in it, or a round such as rail-3")
	}
	file, err = gameFile(cmd, f.from[:colon], false)
	return file, f.from[colon+1:], err
}

// entryOf finds the entry of a record that a number names, from 1 on, or where a person first chooses in a round.
func entryOf(r *record.Record, move string) (entry int, ok bool) {
	if n, err := strconv.Atoi(move); err == nil {
		return n - 1, n >= 1 && n <= len(r.Entries())
	}
	for i := range r.Entries() {
		if e := &r.Entries()[i]; !e.Answer() && e.Before.Era.String()+"-"+strconv.Itoa(int(e.Before.Round)) == move {
			return i, true
		}
	}
	return 0, false
}
