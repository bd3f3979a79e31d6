// Command tune finds the weights of the keen policy by playing, or those by which a search judges, and writes them as Go: see
// `make tune`. It is for those who work on the policies, not for players.
package main

import (
	"context"
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
	seed                        uint64
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, progress io.Writer) int {
	var o options
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	flags.SetOutput(progress)
	flags.IntVar(&o.generations, "generations", 0, "find the keen policy's weights in so many generations")
	flags.IntVar(&o.games, "games", 0, "find the weights of a search's judge in twice so many games")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many games at the same time; the result does not depend on it")
	flags.Uint64Var(&o.seed, "seed", 1, "the `number` that chance starts from")
	if flags.Parse(args) != nil || flags.NArg() > 0 {
		return 2
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := o.run(ctx, out); err != nil {
		fmt.Fprintln(progress, "tune:", err)
		return 1
	}
	return 0
}

func (o *options) run(ctx context.Context, out io.Writer) error {
	if o.generations > 0 {
		if err := o.evolve(ctx, out); err != nil {
			return err
		}
	}
	if o.games > 0 {
		return o.fit(ctx, out)
	}
	return nil
}

func (o *options) evolve(ctx context.Context, out io.Writer) error {
	best := policy.SteadyWeights
	for _, family := range families {
		e := newEvolution(family, &best, o.seed, o.workers)
		for n := range o.generations {
			score, err := e.generation(ctx, n, o.generations)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "%s, generation %d: %.2f\n", tuned[family], n+1, score)
		}
		best[family] = e.weights()
	}
	return write("automa/policy/keen_weights.go", fmt.Sprintf(keenHead, o.seed, o.generations), &best)
}

func (o *options) fit(ctx context.Context, out io.Writer) error {
	judge := policy.KeenWeights
	for _, family := range families {
		f := newFitting(family, o, judge)
		if err := f.run(ctx, out); err != nil {
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
