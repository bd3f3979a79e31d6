// Command soak plays random games by the million and checks everything that must always hold after every event: see `make
// soak`. It is a tool for developers of the rules, not for players.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/automa/soak"
	"sohofoundry/decks"
)

// options are the flags.
type options struct {
	solo, tables, from, saves, hash uint64
	workers                         int
	game, only, record, replay      string
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, progress io.Writer) int {
	var o options
	flags := flag.NewFlagSet("soak", flag.ContinueOnError)
	flags.SetOutput(progress)
	flags.StringVar(&o.game, "game", all, "which `game`: "+strings.Join(decks.Games(), ", ")+", "+auction+"; or all of them")
	flags.Uint64Var(&o.solo, "games", 200_000, "how many games against the Automa, of each game")
	flags.Uint64Var(&o.tables, "tables", 20_000, "how many games with more seats, of each game")
	flags.Uint64Var(&o.from, "from", 0, "the `number` of the first game of each kind")
	flags.IntVar(&o.workers, "workers", 1, "how many games at the same time")
	flags.Uint64Var(&o.saves, "saves", 100, "save, load, undo and redo every `n`th game as a whole; 0 for none")
	flags.StringVar(&o.only, "only", "", "check one `case`, named as in a report: \"solo 17\"; of the first game if -game is not given")
	flags.StringVar(&o.record, "record", "soak-failure.soho", "the `file` for the record of a game that fails")
	flags.StringVar(&o.replay, "replay", "", "check the record in a `file` instead")
	flags.Uint64Var(&o.hash, "hash", 0, "print one hash over that many games instead, the same on every platform")
	if flags.Parse(args) != nil || flags.NArg() > 0 {
		return 2
	}
	if err := o.run(out, progress); err != nil {
		fmt.Fprintln(out, "soak:", err)
		return 1
	}
	return 0
}

// all stands for all games, and auction for Industry, which has no Automa: its games are tables of three and four.
const (
	all     = "all"
	auction = "industry"
)

func (o *options) run(out, progress io.Writer) error {
	games := decks.Games()
	switch {
	case o.game == auction && o.only+o.replay != "":
		return fmt.Errorf("a single game of %s is played again with: -from and -tables 1", auction)
	case o.game == auction:
		games = nil
	case o.game != all:
		if !slices.Contains(games, o.game) {
			return fmt.Errorf("there is no game %q, only: %s, %s", o.game, strings.Join(games, ", "), auction)
		}
		games = []string{o.game}
	case o.only != "": // a case is one of one game
		games = games[:1]
	}
	if o.replay != "" {
		return o.check(games, out)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for _, id := range games {
		setup := soak.Setup{Game: decks.Game(id), Levels: decks.Mats(id), From: o.from, Workers: o.workers, Saves: o.saves}
		if err := o.play(ctx, setup, out, progress); err != nil {
			return err
		}
	}
	if o.only == "" && (o.game == all || o.game == auction) {
		return o.auctions(ctx, out)
	}
	return nil
}

// play plays or hashes a game in all its kinds, or that case of it that is asked for.
func (o *options) play(ctx context.Context, setup soak.Setup, out, progress io.Writer) error {
	if o.only != "" {
		return o.one(setup, out, progress)
	}
	for _, setup.Kind = range soak.Kinds(setup.Game.Game) {
		games, few := o.solo, o.hash
		if setup.Kind == soak.Tables {
			games, few = o.tables, max(1, o.hash/10)
		}
		play := o.soak
		if setup.Games = games; o.hash > 0 {
			setup.Games, play = few, digest
		}
		if err := play(ctx, setup, out, progress); err != nil {
			return err
		}
	}
	return nil
}

// one checks a single case.
func (o *options) one(setup soak.Setup, out, progress io.Writer) error {
	if n, err := fmt.Sscanf(o.only, "%s %d", &setup.Kind, &setup.From); n != 2 || err != nil {
		return fmt.Errorf("%q names no game: it is to be like \"%s 17\" or \"%s 17\"", o.only, soak.Solo, soak.Tables)
	}
	setup.Games, setup.Saves = 1, 1
	return o.soak(context.Background(), setup, out, progress)
}

// soak plays the games of a kind and reports.
func (o *options) soak(ctx context.Context, setup soak.Setup, out, progress io.Writer) error {
	if setup.Games == 0 {
		return nil
	}
	setup.Finished = new(atomic.Uint64)
	began := time.Now()
	quiet := watch(setup, began, progress)
	tally, failure := soak.Run(ctx, setup)
	quiet()
	report(out, setup, &tally, time.Since(began))
	if failure != nil {
		return o.failed(setup, failure)
	}
	if ctx.Err() != nil {
		return fmt.Errorf("stopped after %d of %d games; go on with -from %d", tally.Games, setup.Games, setup.From+tally.Games)
	}
	return nil
}

// failed keeps the record of a failure and says how to see it again.
func (o *options) failed(setup soak.Setup, f *soak.Failure) error {
	again := fmt.Sprintf("play it again with: .cache/bin/soak -game %s -only %q", setup.Game.ID, f.Case)
	if f.Record == nil {
		return fmt.Errorf("%w\n%s", f, again)
	}
	if err := os.WriteFile(o.record, f.Record, 0o600); err != nil {
		return fmt.Errorf("%w\nits record cannot be written (%w); %s", f, err, again)
	}
	return fmt.Errorf("%w\n%s shows it: check it with: .cache/bin/soak -replay %s, look at it with: soho replay %s, or %s",
		f, o.record, o.record, o.record, again)
}

// watch tells now and then how far the run is. The function it returns ends that.
func watch(setup soak.Setup, began time.Time, to io.Writer) (quiet func()) {
	done := make(chan struct{})
	tick := time.NewTicker(10 * time.Second)
	go func() {
		for {
			select {
			case <-done:
				return
			case <-tick.C:
				n := setup.Finished.Load()
				fmt.Fprintf(to, "%s %s: %d of %d games, %.0f games/s, %d MiB\n", setup.Game.ID, setup.Kind, n, setup.Games, float64(n)/time.Since(began).Seconds(), memory())
			}
		}
	}()
	return func() {
		tick.Stop()
		close(done)
	}
}

// memory is the memory that the program has from the system, in MiB.
func memory() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.Sys >> 20
}

func report(out io.Writer, setup soak.Setup, t *soak.Tally, took time.Duration) {
	games := float64(max(t.Games, 1))
	fmt.Fprintf(out, "%s %s: %d games from %d on, in %s: %.0f games/s with all checks, %d MiB\n", setup.Game.ID, setup.Kind, t.Games, setup.From,
		took.Round(time.Second), games/took.Seconds(), memory())
	fmt.Fprintf(out, "  a game has %.1f decisions among %.1f choices (at most %d), %.1f turns of the Automa, %.0f events\n",
		float64(t.Decisions)/games, float64(t.Choices)/float64(max(t.Decisions, 1)), t.Most, float64(t.Turns)/games, float64(t.Events)/games)
	fmt.Fprintf(out, "  checked: %d events, %d positions; every game played again, %d saved, loaded, undone and redone\n",
		t.Events, t.Positions, t.Saved)
	if missing := t.Missing(setup.Game.Game, setup.Kind); len(missing) > 0 {
		fmt.Fprintf(out, "  not come to: %s\n", strings.Join(missing, ", "))
	}
}

// check audits a record, damaged or not.
func (o *options) check(games []string, out io.Writer) error {
	var library record.Library
	for _, id := range games {
		library = append(library, decks.Game(id))
	}
	text, err := os.ReadFile(o.replay)
	if err != nil {
		return err
	}
	r, damage := record.Load(o.replay, text, library)
	if r == nil {
		return damage
	}
	if err := soak.Replay(r); err != nil {
		return err
	}
	if damage != nil {
		return damage
	}
	fmt.Fprintf(out, "%s: %d choices and turns, all as it must be\n", o.replay, len(r.Entries()))
	return nil
}

// digest prints one hash over the games of a kind.
func digest(_ context.Context, setup soak.Setup, out, _ io.Writer) error {
	hash, err := soak.Hash(setup)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s %s %d games %s\n", setup.Game.ID, setup.Kind, setup.Games, hash)
	return nil
}
