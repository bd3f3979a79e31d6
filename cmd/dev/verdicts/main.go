// Command verdicts tells whether hint and analysis agree, and who is right: in positions of games it looks at a choice, says by how much
// a hint and an analysis hold it for worse than another, and plays both out to the end with the adviser. It is a tool for developers.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// options are the flags.
type options struct {
	id                   string
	positions, workers   int
	seed                 uint64
	hint, analysis       int // futures
	surer                int // futures of the search that hints are compared with, 0 for none
	playOuts, thoughtsOf int // how many, of how many futures a choice
}

func run(args []string, out, errs io.Writer) int {
	var o options
	flags := flag.NewFlagSet("verdicts", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.StringVar(&o.id, "game", "birmingham", "the `id` of the game")
	flags.IntVar(&o.positions, "positions", 300, "in how many positions")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many at the same time; the result does not depend on it")
	flags.Uint64Var(&o.seed, "seed", 1, "the `number` that chance starts from")
	flags.IntVar(&o.hint, "hint", 124, "futures of a hint")
	flags.IntVar(&o.analysis, "analysis", 128, "futures of an analysis")
	flags.IntVar(&o.surer, "surer", 0, "compare hints with a search of so many `futures` instead")
	flags.IntVar(&o.playOuts, "playouts", 24, "how often both choices are played out")
	flags.IntVar(&o.thoughtsOf, "futures", 12, "of a choice of the adviser that plays them out")
	if flags.Parse(args) != nil || flags.NArg() > 0 || o.positions < 1 || o.playOuts < 2 || o.workers < 1 {
		return 2
	}
	if o.surer > 0 {
		tellSurer(out, inEach(&o, o.look))
		return 0
	}
	judged := inEach(&o, o.judge)
	for n := range judged {
		fmt.Fprintln(out, judged[n])
	}
	fmt.Fprintln(out)
	tell(out, judged)
	return 0
}

// inEach looks at all positions, several at the same time.
func inEach[T any](o *options, look func(n int) T) []T {
	seen := make([]T, o.positions)
	next := make(chan int)
	var wait sync.WaitGroup
	for range o.workers {
		wait.Go(func() {
			for n := range next {
				seen[n] = look(n)
			}
		})
	}
	for n := range seen {
		next <- n
	}
	close(next)
	wait.Wait()
	return seen
}
