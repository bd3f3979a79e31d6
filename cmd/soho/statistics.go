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
	var game *word
	var f statisticsFlags
	cmd := &cobra.Command{
		Use:   "statistics",
		Short: "Tell how your games ended, and your rating",
		Long: `Tells what the page of the statistics shows: your rating with the rung of the ladder that is
an even match for you, and for each kind of game how many you won, your best and mean
scores, and the last games. Games with hints and practice are told apart.

With --csv it prints a table for other programs: a line a game, after one that names the
columns, with times in UTC. With --bg-stats it prints a link a game, but for practice,
which the app BG Stats opens to take the game in; it knows which it has already.`,
		Example: `  soho statistics                    all games that are known
  soho statistics --game lancashire  the rung that suits you in Brass: Lancashire
  soho statistics --plain            for screen readers: words instead of marks
  soho statistics --csv > games.csv  a line a game, for a spreadsheet`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if f.csv && f.links {
				return misused(cmd, "--csv and --bg-stats exclude each other")
			}
			f.game = game.value
			return f.tell(cmd)
		},
	}
	games := slices.DeleteFunc(decks.Games(), func(id string) bool { return len(decks.Ladder(id)) == 0 })
	game = wordFlag(cmd, "game", games[0], "in which game a rung is suggested", games...)
	cmd.Flags().BoolVar(&f.plain, "plain", false, "for screen readers: words instead of marks and tables")
	cmd.Flags().BoolVar(&f.csv, "csv", false, "a table for other programs, a line a game")
	cmd.Flags().BoolVar(&f.links, "bg-stats", false, "links for the app BG Stats, a line a game")
	return cmd
}

// statisticsFlags say how statistics are told.
type statisticsFlags struct {
	game              string
	plain, csv, links bool
}

// tell prints the kept statistics, with the games kept there added, as the start screen counts them.
func (f *statisticsFlags) tell(cmd *cobra.Command) error {
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
	f.print(cmd, known)
	return nil
}

func (f *statisticsFlags) print(cmd *cobra.Command, known *statistics.Statistics) {
	w := wordsAbout(cmd, decks.Game(f.game))
	switch {
	case f.csv:
		fmt.Fprint(cmd.OutOrStdout(), statistics.CSV(known))
		return
	case f.links:
		printAll(cmd, statistics.BGStats(known, w.Text("page.side.you")))
		return
	}
	w.Width, w.Plain = widthOf(cmd.OutOrStdout())-2, f.plain
	for _, line := range start.StatisticsLines(w, known, f.game) {
		indent := len(line) - len(strings.TrimLeft(line, " "))
		if line == "" {
			fmt.Fprintln(cmd.OutOrStdout())
			continue
		}
		for _, part := range w.Hang(line[indent:], indent, indent+2) {
			fmt.Fprintln(cmd.OutOrStdout(), part)
		}
	}
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
