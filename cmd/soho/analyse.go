package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
)

// analyseFlags are the flags of soho analyse.
type analyseFlags struct {
	deckFile string
	futures  count
	workers  count
	json     bool
	several  bool // games
}

func newAnalyse() *cobra.Command {
	f := &analyseFlags{futures: count{32, analysis.Most, analysis.Usual}, workers: count{1, 1024, runtime.NumCPU()}}
	cmd := &cobra.Command{
		Use:   "analyse FILE|LINK|last...",
		Short: "Find out where a game was won or lost",
		Long: `Looks back on a game against the Automa: what both could expect after each round, how much
of that was your play and how much luck, and the choices that cost you something, with what
would have been better. At a table of three or four each person's choices are judged, seat by
seat, and what all could expect; a game of several people is analysed when it is over.

What could be expected is the mean of many games that a plain player plays on from there,
in positions that you could not tell from the true one. Play is what your choices changed,
compared with those of the plain player; luck is what came to light between them: the
cards that you drew, and the Automa's turns. Start, play and luck add up to the result.

A choice is called inaccurate if another one is worth 2.5 VP more, and a blunder from 8
VP on. Before that both are played on in the same futures by a player who thinks ahead,
until it is certain, by two standard errors, that the loss is more than 1 VP, or than 4
for a blunder. The Automa's VP count against yours, but less than one to one.

What was found is kept in FILE.analysis, so that it is there at once the next time. Ctrl-C
stops it; what was found by then is printed, and the next time it goes on from there.

With --json it prints one object, in hundredths of a VP, yours before the Automa's: start,
play, luck, cards and automa, which make luck, and end; rounds with the same; and moments,
each with what was made, before and after it, luck until the next, better, drop, drop_error,
more, why and verdict. Of several games it prints one object a line, with the file, and of
several people one object a line as well, with the seat (1 to 4), whose VP stand at its place.`,
		Example: `  soho analyse mygame.soho                 the curve and the moments
  soho analyse mygame.soho --futures 1000  more certain, and slower
  soho analyse last                        the game that was saved last
  soho analyse mygame.soho --json          for programs
  soho analyse *.soho --json               one object a line`,
		Args: wantsArgs(1, manyArgs, "%s wants a FILE, the record of a game, a LINK, or the word last"),
		RunE: func(cmd *cobra.Command, args []string) error { return f.all(cmd, args) },
	}
	addDeck(cmd, &f.deckFile, "the game was played with the Automa's cards of this `FILE`")
	cmd.Flags().Var(&f.futures, "futures", "in how many futures, at most, each choice is played on")
	cmd.Flags().Var(&f.workers, "workers", "how many choices are judged at the same time, by default one for each processor")
	cmd.Flags().BoolVar(&f.json, "json", false, "print one JSON object")
	return cmd
}

// all analyses one game after the other. One that cannot be is told, and the others are done.
func (f *analyseFlags) all(cmd *cobra.Command, args []string) error {
	games, err := matched(args)
	if err != nil {
		return err
	}
	if len(games) == 1 {
		_, err := f.analyse(cmd, games[0])
		return err
	}
	f.several = true
	failed := 0
	for i, from := range games {
		goOn, err := f.analyse(cmd, from)
		if err != nil {
			complain(cmd, err)
			failed++
		}
		if !goOn {
			failed += len(games) - 1 - i
			break
		}
	}
	if failed > 0 {
		return fault.Errorf("%d of %d games were not analysed", failed, len(games))
	}
	return nil
}

// matched are the games that the arguments name: one that is no file, but a pattern as in shells, stands for the files that
// match.
func matched(args []string) (games []string, err error) {
	for _, arg := range args {
		if _, isLink, _ := linkIn(arg); isLink || !strings.ContainsAny(arg, "*?[") {
			games = append(games, arg)
			continue
		}
		if _, err := os.Stat(arg); err == nil {
			games = append(games, arg)
			continue
		}
		files, err := filepath.Glob(arg)
		if err != nil || files == nil {
			return nil, fault.Errorf("no file matches %q", arg)
		}
		games = append(games, files...)
	}
	return games, nil
}

// analyse analyses one game and prints the result. It reports whether to go on with others: not after an interrupt.
func (f *analyseFlags) analyse(cmd *cobra.Command, from string) (goOn bool, err error) {
	if from, err = gameFile(cmd, from, false); err != nil {
		return true, err
	}
	r, err := loadShared(from, f.deckFile)
	if err != nil {
		return true, err
	}
	all, err := analysis.BeginAll(r, analysis.Options{Futures: f.futures.value, Workers: f.workers.value})
	if err != nil {
		return true, fault.Errorf("%s: %w", from, err)
	}
	file := analysisFile(from)
	resumeAnalysis(cmd, all, file)
	before := all.Done()
	goOnAnalysing(cmd, all)
	if file != "" && all.Done() > before {
		if err := store.Replace(file, all.Marshal()); err != nil {
			complain(cmd, err)
		}
	}
	switch {
	case all.Done() == 0:
		return false, fault.Errorf("stopped before the first choice was judged")
	case all.Done() < all.Decisions():
		complain(cmd, fault.Errorf("stopped after %d of %d choices", all.Done(), all.Decisions()))
	}
	return all.Done() == all.Decisions(), f.print(cmd, from, r, all)
}

// analysisFile is the file that the analysis of a record is kept in, nothing for one that is no file.
func analysisFile(from string) string {
	if _, isLink, _ := linkIn(from); isLink {
		return ""
	}
	if info, err := os.Stat(from); err != nil || !info.Mode().IsRegular() {
		return ""
	}
	return store.Followed(from) + store.AnalysisEnding
}

// resumeAnalysis takes over the kept part of an analysis. If it cannot be used, the analysis is made anew, and a message says
// so.
func resumeAnalysis(cmd *cobra.Command, all analysis.People, file string) {
	if file == "" {
		return
	}
	text, err := store.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err == nil {
		err = all.Resume(text)
	}
	if err != nil {
		complain(cmd, fault.Errorf("the analysis in %q is made anew: %w", file, err))
	}
}

// goOnAnalysing judges one choice after the other until all are judged or an interrupt arrives.
func goOnAnalysing(cmd *cobra.Command, all analysis.People) {
	untilInterrupt(cmd, all.Decisions(), func(ctx context.Context, done *atomic.Int64) {
		done.Store(int64(all.Done()))
		for _, a := range all {
			for a.Done() < a.Decisions() && ctx.Err() == nil {
				a.Step()
				done.Store(int64(all.Done()))
			}
		}
	})
}

// print prints what was found, person by person.
func (f *analyseFlags) print(cmd *cobra.Command, from string, r *record.Record, all analysis.People) error {
	if f.several && !f.json {
		fmt.Fprintf(cmd.OutOrStdout(), "== %s ==\n", from)
	}
	for _, a := range all {
		if a.Done() == 0 { // it was stopped before
			continue
		}
		if err := f.printOf(cmd, from, r, a); err != nil {
			return err
		}
	}
	return nil
}

// printOf prints what was found of one person's choices.
func (f *analyseFlags) printOf(cmd *cobra.Command, from string, r *record.Record, a *analysis.Analysis) error {
	if !f.json {
		return tellAnalysis(cmd, from, r, a)
	}
	named := ""
	if f.several {
		named = from
	}
	return writeAnalysis(cmd.OutOrStdout(), named, r, a)
}
