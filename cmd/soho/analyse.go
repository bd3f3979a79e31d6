package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/lookback"
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
	f := &analyseFlags{futures: count{32, judged.MostFutures, analysis.Usual}, workers: count{1, 1024, runtime.NumCPU()}}
	cmd := &cobra.Command{
		Use:   "analyse FILE|LINK|last...",
		Short: "Find out where a game was won or lost",
		Long: `Looks back on a game against the Automa, or of Industry against rivals: what all could
expect after each round, how much of that was your play and how much luck, and the choices
that cost you something, with what would have been better. At a table of three or four each
person's choices are judged, seat by seat, and what all could expect; a game of several
people is analysed when it is over.

What could be expected is the mean of many games that a plain player plays on from there,
in positions that you could not tell from the true one. Play is what your choices changed,
compared with those of the plain player; luck is what came to light between them: the
cards that you drew, and the Automa's turns. Start, play and luck add up to the result.

A choice is called inaccurate if another one is worth 2.5 VP more, and a blunder from 8
VP on. Before that both are played on in the same futures by a player who thinks ahead,
until it is certain, by two standard errors, that the loss is more than 1 VP, or than 4
for a blunder. The Automa's VP count against yours, but less than one to one.

In Industry everybody plays on as keen does, and the tokens are drawn anew. A choice is
worth your VP less 70 % of those of the best of the others and 10 % of the rest; it is
inaccurate from 2 VP on, surely more than 1, and a blunder from 5, surely more than 2.5.
Play and luck are told of each choice alone.

What was found is kept in FILE.analysis, so that it is there at once the next time. Ctrl-C
stops it; what was found by then is printed, and the next time it goes on from there.

With --json it prints one object, in hundredths of a VP, yours before the Automa's: start,
play, luck, cards and automa, which make luck, and end; rounds with the same; and moments,
each with what was made, before and after it, luck until the next, better, drop, drop_error,
more, why and verdict. Of several games it prints one object a line, with the file, and of
several people one object a line as well, with the seat (1 to 4), whose VP stand at its place.
In Industry VP are by seat, and there is no play, luck or why: each moment has error, the
standard error of what it changed of your VP compared with keen.`,
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

// analysed is an analysis under way of a game of any kind, of all people in it.
type analysed struct {
	work interface {
		Done() int
		Decisions() int
		Marshal() []byte
		Resume(text []byte) error
	}
	people []analysedPerson
}

func (a *analysed) Done() int      { return a.work.Done() }
func (a *analysed) Decisions() int { return a.work.Decisions() }

// judging is the part of the work about a person.
type judging interface {
	Done() int
	Decisions() int
	Step()
}

// analysedPerson is a person whose choices are judged, and how what was found is printed: as JSON with the name of a file, unless that is
// empty, and as text.
type analysedPerson struct {
	judging
	writeJSON func(out io.Writer, file string) error
	tell      func() error
}

// begin begins to analyse the game of a file or a link.
func (f *analyseFlags) begin(cmd *cobra.Command, from string) (*analysed, error) {
	auction, text, isIndustry, err := industryIn(from)
	switch {
	case err != nil:
		return nil, err
	case isIndustry:
		return f.beginIndustry(cmd, from, auction)
	}
	r, err := sharedIn(from, text, f.deckFile)
	if err != nil {
		return nil, err
	}
	all, err := analysis.BeginAll(r, analysis.Options{Futures: f.futures.value, Workers: f.workers.value})
	if err != nil {
		return nil, fault.Errorf("%s: %w", from, err)
	}
	begun := &analysed{work: all}
	for _, a := range all {
		begun.people = append(begun.people, analysedPerson{a, func(out io.Writer, file string) error { return writeAnalysis(out, file, r, a) },
			func() error { return tellPerson(cmd, from, r, a) }})
	}
	return begun, nil
}

// tellPerson prints the analysis of a person's choices.
func tellPerson(cmd *cobra.Command, from string, r *record.Record, a *analysis.Analysis) error {
	h := r.Header()
	w := wordsAbout(cmd, r.Game()).At(&h)
	w.Width = widthOf(cmd.OutOrStdout()) - 2
	of := lookback.Of(w, r, a)
	return tellAnalysis(cmd, from, of, w, func(t *teller) {
		if w.Company() {
			seatsByRound(t, of)
		} else {
			curve(t, of)
		}
	})
}

// analyse analyses one game and prints the result. It reports whether to go on with others: not after an interrupt.
func (f *analyseFlags) analyse(cmd *cobra.Command, from string) (goOn bool, err error) {
	if from, err = gameFile(cmd, from, false); err != nil {
		return true, err
	}
	a, err := f.begin(cmd, from)
	if err != nil {
		return true, err
	}
	file := analysisFile(from)
	resumeAnalysis(cmd, a, file)
	before := a.Done()
	goOnAnalysing(cmd, a)
	if file != "" && a.Done() > before {
		if err := store.Replace(file, a.work.Marshal()); err != nil {
			complain(cmd, err)
		}
	}
	switch {
	case a.Done() == 0:
		return false, fault.Errorf("stopped before the first choice was judged")
	case a.Done() < a.Decisions():
		complain(cmd, fault.Errorf("stopped after %d of %d choices", a.Done(), a.Decisions()))
	}
	return a.Done() == a.Decisions(), f.print(cmd, from, a)
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
func resumeAnalysis(cmd *cobra.Command, a *analysed, file string) {
	if file == "" {
		return
	}
	text, err := store.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err == nil {
		err = a.work.Resume(text)
	}
	if err != nil {
		complain(cmd, fault.Errorf("the analysis in %q is made anew: %w", file, err))
	}
}

// goOnAnalysing judges one choice after the other until all are judged or an interrupt arrives.
func goOnAnalysing(cmd *cobra.Command, a *analysed) {
	untilInterrupt(cmd, a.Decisions(), func(ctx context.Context, done *atomic.Int64) {
		done.Store(int64(a.Done()))
		for _, person := range a.people {
			for person.Done() < person.Decisions() && ctx.Err() == nil {
				person.Step()
				done.Store(int64(a.Done()))
			}
		}
	})
}

// print prints what was found, person by person.
func (f *analyseFlags) print(cmd *cobra.Command, from string, a *analysed) error {
	named := ""
	if f.several {
		named = from
	}
	if f.several && !f.json {
		fmt.Fprintf(cmd.OutOrStdout(), "== %s ==\n", from)
	}
	for _, person := range a.people {
		tell := person.tell
		if f.json {
			tell = func() error { return person.writeJSON(cmd.OutOrStdout(), named) }
		}
		if person.Done() == 0 { // it was stopped before
			continue
		}
		if err := tell(); err != nil {
			return err
		}
	}
	return nil
}
