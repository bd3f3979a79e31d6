package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/decks"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/start"
)

func newStatistics() *cobra.Command {
	plain := false
	var game *word
	cmd := &cobra.Command{
		Use:   "statistics",
		Short: "Tell how your games ended, and your rating",
		Long: `Tells what the page of the statistics shows: your rating with the rung of the ladder that is
an even match for you, and for each kind of game how many you won, your best and mean
scores, and the last games. Games with hints and practice are told apart.`,
		Example: `  soho statistics                    all games that are known
  soho statistics --game lancashire  the rung that suits you in Brass: Lancashire
  soho statistics --plain            for screen readers: words instead of marks`,
		RunE: func(cmd *cobra.Command, _ []string) error { return tellStatistics(cmd, game.value, plain) },
	}
	games := slices.DeleteFunc(decks.Games(), func(id string) bool { return len(decks.Ladder(id)) == 0 })
	game = wordFlag(cmd, "game", games[0], "in which game a rung is suggested", games...)
	cmd.Flags().BoolVar(&plain, "plain", false, "for screen readers: words instead of marks and tables")
	return cmd
}

// tellStatistics prints the kept statistics, with the games kept there added, as the start screen counts them.
func tellStatistics(cmd *cobra.Command, game string, plain bool) error {
	kept := openStore(cmd)
	before, _ := kept.Read(store.Statistics) // Load tells about an error
	known, problem := statistics.Load(kept)
	if problem != nil {
		complain(cmd, problem)
	}
	games := library.New(kept)
	if err := games.Refresh(); err != nil {
		return err
	}
	for counted := known.Counted(); games.Scan(library.PlayingCost, counted); {
		continue
	}
	if problem := keepFound(kept, games, known, before); problem != nil {
		complain(cmd, problem)
	}
	w := wordsAbout(cmd, decks.Game(game))
	w.Width, w.Plain = widthOf(cmd.OutOrStdout())-2, plain
	for _, line := range start.StatisticsLines(w, known, game) {
		indent := len(line) - len(strings.TrimLeft(line, " "))
		if line == "" {
			fmt.Fprintln(cmd.OutOrStdout())
			continue
		}
		for _, part := range w.Hang(line[indent:], indent, indent+2) {
			fmt.Fprintln(cmd.OutOrStdout(), part)
		}
	}
	return nil
}

// keepFound keeps the results found in the games, so that they need not be found again. Statistics that a window has kept meanwhile
// are not overwritten.
func keepFound(kept store.Store, games *library.Library, known *statistics.Statistics, before []byte) error {
	if known.Add(games.Finished()...) {
		text, err := known.Text()
		if err != nil {
			return err
		}
		if err := kept.Swap(store.Statistics, before, text); err != nil && !errors.Is(err, store.ErrChanged) {
			return err
		}
	}
	text, changed := games.Glances()
	if !changed {
		return nil
	}
	return kept.Write(store.Glances, text)
}
