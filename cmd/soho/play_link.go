package main

import (
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
)

// takeLink takes over the game that a link names, or the day's game, which the flags say nothing more about.
func (f *playFlags) takeLink(cmd *cobra.Command, arg string) error {
	what := fault.Sprintf("--daily")
	if f.daily {
		f.link = &link.Link{Kind: link.Daily}
	}
	if arg != "" {
		what = fault.Sprintf("a link")
		l, ok, err := linkIn(arg)
		switch {
		case !ok:
			return misused(cmd, "soho play takes a link, not %q; --load goes on with the game in a file", arg)
		case err != nil:
			return err
		case f.daily:
			return misused(cmd, "--daily and a link exclude each other")
		}
		f.link = &l
	}
	if f.link == nil {
		return nil
	}
	for _, name := range append([]string{"load", "from", "continue", "rescue", "deck", "guide"}, newGameFlags...) {
		if cmd.Flags().Changed(name) {
			return misused(cmd, "%s and --%s exclude each other", what, name)
		}
	}
	return f.check(arg)
}

// check sees that a link can be played before anything is opened for it.
func (f *playFlags) check(arg string) (err error) {
	switch f.link.Kind {
	case link.Game:
		var r *record.Record
		if link.IsIndustry(*f.link) {
			_, err = link.ReadIndustry(*f.link)
			return err
		}
		if r, err = link.ReadGame(*f.link); err == nil {
			f.table = r.Game().Edition.Companion
		}
	case link.Challenge:
		_, _, err = link.ReadChallenge(*f.link)
	case link.Deck:
		var kind decks.Kind
		f.gameFlags.linked, kind, _, err = link.ReadDeck(*f.link)
		if kind == decks.MatText {
			f.matFile = arg
		} else {
			f.deckFile = arg
		}
	}
	return err
}

// linked starts the game of the link, for the terminal.
func (f *playFlags) linked() (*record.Record, error) {
	switch f.link.Kind {
	case link.Game:
		r, err := link.ReadGame(*f.link)
		if err != nil {
			return nil, err
		}
		if r.Position().Decision == engine.GameOver {
			return nil, fault.Errorf("the game of this link is over; soho replay reads it")
		}
		if !f.table {
			r.MakePractice()
		}
		return r, nil
	case link.Challenge:
		g, h, err := link.ReadChallenge(*f.link)
		if err != nil {
			return nil, err
		}
		return record.New(g, h)
	}
	return record.New(decks.Game(daily.Game), daily.On(time.Now()).Header())
}

// daysGame finds a day's game among the games that are kept.
func daysGame(kept store.Store, d daily.Day) library.DaysGame {
	known, _ := statistics.Load(kept) // the window tells about an error in them
	return library.New(kept).DaysGame(d, known)
}

// goOnToday finds the file of today's game, if it was begun and is not over.
func (f *playFlags) goOnToday(kept store.Store) {
	if name := daysGame(kept, daily.On(time.Now())).Unfinished; name != "" {
		f.file = filepath.Join(gamesFolder(kept), name)
	}
}
