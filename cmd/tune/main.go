// Command tune finds the weights of the keen policy by playing, and writes them as Go: see `make tune`. It is for those who work
// on the policies, not for players.
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
	generations, workers int
	seed                 uint64
	to                   string
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, progress io.Writer) int {
	var o options
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	flags.SetOutput(progress)
	flags.IntVar(&o.generations, "generations", 250, "how many times the best of a generation are crossed")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many games at the same time; the result does not depend on it")
	flags.Uint64Var(&o.seed, "seed", 1, "the `number` that chance starts from")
	flags.StringVar(&o.to, "to", "automa/policy/keen_weights.go", "the `file` to write")
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
	return os.WriteFile(o.to, source(&best, o), 0o644)
}
