// Command ladder looks for rungs of the ladder of levels: it plays steady against the official mats with some changes, and lists how
// often it wins, see `make ladder`. It is a tool for developers of the levels, not for players.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"runtime"
	"slices"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// options are the flags.
type options struct {
	game           string
	games, workers int
	seed           uint64
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, progress io.Writer) int {
	var o options
	flags := flag.NewFlagSet("ladder", flag.ContinueOnError)
	flags.SetOutput(progress)
	flags.StringVar(&o.game, "game", "birmingham", "the `id` of the game")
	flags.IntVar(&o.games, "games", 400, "how many games of each level")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many games at the same time; the result does not depend on it")
	flags.Uint64Var(&o.seed, "seed", 20261122, "the `number` that chance starts from")
	if flags.Parse(args) != nil || flags.NArg() > 0 || !slices.Contains(decks.Games(), o.game) {
		return 2
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := o.search(ctx, out, progress); err != nil {
		fmt.Fprintln(progress, "ladder:", err)
		return 1
	}
	return 0
}

// found is how steady did against a level.
type found struct {
	level       level
	wins        float64 // of 100
	human, ours float64 // VP, in the mean
}

// search measures all levels and lists them, the easiest first.
func (o *options) search(ctx context.Context, out, progress io.Writer) error {
	all := levels(o.game)
	list := make([]found, 0, len(all))
	for n, l := range all {
		r, err := sim.Run(ctx, decks.Game(o.game), sim.Setup{
			Games: o.games, Seed: o.seed, Workers: o.workers, Policy: policy.Steady,
			Options: engine.Options{Seats: 2, Solo: true, AutomaMat: l.mat, House: l.house},
		})
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return err
		}
		wins := 100 * float64(r.Human.Wins) / float64(r.Games)
		list = append(list, found{l, wins, r.Human.VP.Mean, r.Automa.VP.Mean})
		fmt.Fprintf(progress, "%d of %d: %s\n", n+1, len(all), l.name)
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(b.wins, a.wins) })
	fmt.Fprintln(out, "| Level | steady wins, of 100 | its VP | the Automa's VP |\n|---|---|---|---|")
	for _, f := range list {
		deviation := math.Sqrt(f.wins * (100 - f.wins) / float64(o.games))
		fmt.Fprintf(out, "| %s | %.1f ± %.1f | %.0f | %.0f |\n", f.level.name, f.wins, deviation, f.human, f.ours)
	}
	return nil
}
