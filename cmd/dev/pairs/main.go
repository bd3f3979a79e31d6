// Command pairs tells which of two players is the better one: both play the same deals, until it is sure or the pairs are played, see
// `make pairs`. It is a tool for developers of the policies, not for players.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

// options are the flags.
type options struct {
	game, level string
	rivals      bool
	from, most  int
	seed        uint64
	doubt       float64
}

const usage = `pairs plays the same deals with two players and tells how many VP more the first one
has, with its standard error and, between brackets, the confidence sequence:

  pairs [-level hard] FIRST SECOND      each of them against the Automa
  pairs -rivals FIRST SECOND            against each other, each deal a second time with seats changed

A player is a policy, a rival, or one who searches with a number of futures or an amount of
processor time for each choice, in this program or in another build of soho:

  keen   adviser:28   adviser:20ms   rival:deep   engine:../main/bin/soho:28

It ends as soon as it is sure who is better: when zero is outside of a confidence
sequence for the mean (Robbins' normal mixture, with the variance as it is found), which
holds at all times together, so that looking again and again does not deceive; about so,
as the variance is estimated. Ctrl-C ends it too, with the pairs that were played.

`

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, complaints io.Writer) int {
	var o options
	flags := flag.NewFlagSet("pairs", flag.ContinueOnError)
	flags.SetOutput(complaints)
	flags.Usage = func() {
		fmt.Fprint(complaints, usage)
		flags.PrintDefaults()
	}
	flags.StringVar(&o.game, "game", "birmingham", "the `id` of the game")
	flags.StringVar(&o.level, "level", "hard", "the Automa's `level`")
	flags.BoolVar(&o.rivals, "rivals", false, "let them play against each other")
	flags.IntVar(&o.from, "from", 0, "the first pair, from 0")
	flags.IntVar(&o.most, "pairs", 400, "how many pairs at most")
	flags.Uint64Var(&o.seed, "seed", 20261126, "the `number` that chance starts from")
	flags.Float64Var(&o.doubt, "doubt", 0.05, "the chance of ever being sure that one of two equal players is better; 0 plays all pairs")
	if flags.Parse(args) != nil {
		return 2
	}
	if err := o.compare(flags.Args(), out); err != nil {
		fmt.Fprintln(complaints, "pairs:", err)
		return 1
	}
	return 0
}

// compare plays with the two players of these names.
func (o *options) compare(names []string, out io.Writer) error {
	switch {
	case len(names) != 2:
		return errors.New("two players are wanted")
	case !slices.Contains(decks.Games(), o.game):
		return fmt.Errorf("there is no game %q", o.game)
	case o.most < 1 || o.from < 0 || o.doubt < 0 || o.doubt >= 1:
		return errors.New("at least one pair is wanted, from 0 on, with a doubt from 0 to 1")
	}
	mat, known := decks.MatNamed(o.game, o.level)
	if !known && !o.rivals {
		return fmt.Errorf("there is no level %q", o.level)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	m := match{game: decks.Game(o.game), seed: o.seed, doubt: o.doubt, out: out}
	if m.options = (engine.Options{Seats: 2}); !o.rivals {
		m.options = mat.Options()
	}
	for i, name := range names {
		p, err := playerNamed(name)
		if err != nil {
			return err
		}
		defer func() { _ = p.quit() }() // if it has not ended yet: there is an error already
		m.players[i] = p
	}
	err := m.play(ctx, o.from, o.from+o.most)
	if err != nil && (ctx.Err() == nil || m.more.N() == 0) { // what was played before an interruption is told
		return err
	}
	return m.tellResult()
}
