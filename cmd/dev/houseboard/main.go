// Command houseboard measures our own board of Industry by games of equal players and of players with different strategies, and looks
// for figures that make it fair, see `make houseboard`. It is a tool for those who make the board, not for players.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// options are the flags.
type options struct {
	measure        bool
	search         bool
	file           string
	games, workers int
	steps          int
	seed           uint64
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// fewestGames are enough for a few of each kind.
const fewestGames = 10

func run(args []string, out, progress io.Writer) int {
	var o options
	flags := flag.NewFlagSet("houseboard", flag.ContinueOnError)
	flags.SetOutput(progress)
	flags.BoolVar(&o.measure, "measure", false, "tell what each zone costs and brings, and who wins")
	flags.BoolVar(&o.search, "search", false, "look for better figures, and write them into the board's file")
	flags.StringVar(&o.file, "board", "decks/industry/board.toml", "the board's `file`")
	flags.IntVar(&o.games, "games", 20_000, "how many games of each kind")
	flags.IntVar(&o.steps, "steps", 400, "how many changes the search tries")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many games at the same time; the result does not depend on it")
	flags.Uint64Var(&o.seed, "seed", 20261127, "the `number` that chance starts from")
	if flags.Parse(args) != nil || flags.NArg() > 0 || o.measure == o.search || o.workers < 1 || o.games < fewestGames {
		return 2
	}
	if err := o.run(out, progress); err != nil {
		fmt.Fprintln(progress, "houseboard:", err)
		return 1
	}
	return 0
}

func (o *options) run(out, progress io.Writer) error {
	text, err := os.ReadFile(o.file)
	if err != nil {
		return err
	}
	game, err := decks.ParseIndustry(o.file, text)
	if err != nil {
		return err
	}
	if o.search {
		return o.climb(game, string(text), progress)
	}
	for _, seats := range []int{4, 3} {
		o.table(game, seats).measure(o.games).write(out, game)
	}
	return nil
}

// table is a table at which a board is measured.
func (o *options) table(g *industry.Game, seats int) *table {
	t := &table{game: g, options: industry.Options{Seats: seats, Adjusted: true}, seed: o.seed, workers: o.workers}
	for style := range styles {
		t.strategies[style] = rival.Even // until it is known what the parts come to
	}
	return t
}
