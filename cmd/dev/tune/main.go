// Command tune finds the weights of the keen policy by playing, or those by which a search judges, and writes them as Go: see
// `make tune`. It is a tool for developers of the policies, not for players.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"

	"sohofoundry/automa/policy"
)

// options are the flags.
type options struct {
	generations, games, workers int
	industry                    int
	seed                        uint64
	ranges                      ranges
}

const usage = `tune finds the weights of the keen policy, or those that a search judges by, and
writes them into the source:

  tune -generations 150
  tune -industry 100
  tune -games 600

The games of the latter can be played in ranges, on as many machines as you like. There
are two sets of them for each board game, one after the other: -count plays a range of
the first set that the files given do not hold whole, and writes its games to the
standard output. With the files of all sets the weights are those of one run:

  tune -games 600 -from 0 -count 300 > 1a.json         anywhere
  tune -games 600 -from 300 -count 300 > 1b.json       at the same time
  tune -games 600 -from 0 -count 300 1?.json > 2a.json and so on, four sets in all
  tune -games 600 *.json

`

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, progress io.Writer) int {
	var o options
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	flags.SetOutput(progress)
	flags.Usage = func() {
		fmt.Fprint(progress, usage)
		flags.PrintDefaults()
	}
	flags.IntVar(&o.generations, "generations", 0, "find the keen policy's weights in so many generations")
	flags.IntVar(&o.industry, "industry", 0, "find the weights of keen for Industry in so many generations, from those of steady")
	flags.IntVar(&o.games, "games", 0, "find the weights of a search's judge in twice so many games")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many games at the same time; the result does not depend on it")
	flags.Uint64Var(&o.seed, "seed", 1, "the `number` that chance starts from")
	flags.IntVar(&o.ranges.from, "from", 0, "the first game of -count, numbered from 0")
	flags.IntVar(&o.ranges.count, "count", 0, "play so many games of a set only, and write them")
	if flags.Parse(args) != nil || o.games == 0 && flags.NArg()+o.ranges.count > 0 || o.ranges.from < 0 || o.ranges.count < 0 {
		return 2
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := o.ranges.read(flags.Args(), &o)
	if err == nil {
		err = o.run(ctx, out, progress)
	}
	if err != nil {
		fmt.Fprintln(progress, "tune:", err)
		return 1
	}
	return 0
}

func (o *options) run(ctx context.Context, out, progress io.Writer) error {
	if o.generations > 0 {
		if err := o.evolve(ctx, out); err != nil {
			return err
		}
	}
	if o.industry > 0 {
		if err := o.evolveIndustry(ctx, out); err != nil {
			return err
		}
	}
	if o.games > 0 {
		return o.fit(ctx, out, progress)
	}
	return nil
}

func (o *options) evolve(ctx context.Context, out io.Writer) error {
	best := policy.SteadyWeights
	for _, family := range families {
		e := ofFamily(family, best, o)
		for n := range o.generations {
			score, err := e.generation(ctx, n, o.generations)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "%s, generation %d: %.2f\n", tuned[family], n+1, score)
		}
		setNumbers(&best[family], e.weights())
	}
	return write("automa/policy/keen_weights.go", fmt.Sprintf(keenHead, o.seed, o.generations), &best)
}

func (o *options) fit(ctx context.Context, out, progress io.Writer) error {
	judge := policy.KeenWeights
	for _, family := range families {
		f := newFitting(tuned[family], o, judge)
		switch err := f.run(ctx, &o.ranges, out, progress); {
		case errors.Is(err, errPlayed):
			return nil
		case err != nil:
			return err
		}
		judge = f.judge
	}
	return write("automa/search/judge_weights.go", fmt.Sprintf(judgeHead, o.seed, o.games), &judge)
}

func write(file, head string, w *policy.WeightsOf) error {
	text, err := source(head, w)
	if err == nil {
		err = os.WriteFile(file, text, 0o644)
	}
	return err
}
