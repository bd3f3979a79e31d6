// Command mutate changes one thing at a time in a package and lists the changes that its tests do not notice: see `make
// mutate`. It is a tool for developers of the rules, not for players, and needs a Unix system.
//
// A changed program is called a mutant: a comparison is turned round, a boundary moved, a number one more or less, a
// statement left out. All mutants of a package are compiled into one test program, in which an environment variable chooses
// one, so that trying one costs no more than the tests that come across it. A mutant is killed when a test fails with it.
// One that survives wants a test, or a line in judged.txt that says why none can or need notice it.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"time"
)

//go:embed judged.txt
var list string

func main() { os.Exit(run(os.Args[1:], list, os.Stdout, os.Stderr)) }

func run(args []string, list string, out, progress io.Writer) int {
	flags := flag.NewFlagSet("mutate", flag.ContinueOnError)
	flags.SetOutput(progress)
	match := flags.String("match", "", "try only the mutants that match this `pattern`, like ^engine/sell.go")
	workers := flags.Int("workers", 1, "how many mutants at the same time")
	if flags.Parse(args) != nil || flags.NArg() == 0 {
		fmt.Fprintln(progress, "mutate: name the packages, like ./engine")
		return 2
	}
	wanted, err := regexp.Compile(*match)
	if err != nil {
		fmt.Fprintln(progress, "mutate:", err)
		return 2
	}
	judged, err := readJudged(list)
	sound := true
	for i := 0; i < flags.NArg() && err == nil; i++ {
		var good bool
		good, err = mutate(flags.Arg(i), wanted, *workers, judged, out, progress)
		sound = sound && good
	}
	if err != nil {
		fmt.Fprintln(out, "mutate:", err)
	}
	if err != nil || !sound {
		return 1
	}
	return 0
}

// mutate tries the wanted mutants of a package and reports. It returns whether those that survive are those that were judged.
func mutate(path string, wanted *regexp.Regexp, workers int, judged judgement, out, progress io.Writer) (good bool, err error) {
	began := time.Now()
	work, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return false, err
	}
	defer func() { _ = os.RemoveAll(work) }()
	p, err := load(path)
	if err != nil {
		return false, err
	}
	mutants, err := p.rewrite(work)
	if err != nil {
		return false, err
	}
	if gone := judged.gone(p.name(), mutants); len(gone) > 0 { // before the tests are tried, which takes long
		tell(out, "are in cmd/dev/mutate/judged.txt, but are no mutants any more: remove them, or write what they are now", gone)
		return false, nil
	}
	s := suite{pack: p, work: work}
	if err := s.build(progress); err != nil {
		return false, err
	}
	var ids []int
	var tried []string
	for i, m := range mutants {
		if wanted.MatchString(m) {
			ids, tried = append(ids, i+1), append(tried, m)
		}
	}
	var survivors []string
	for _, id := range s.tryAll(ids, mutants, workers, judged, progress) {
		survivors = append(survivors, mutants[id-1])
	}
	killed := len(ids) - len(survivors)
	fmt.Fprintf(out, "%s: %d mutants, %d killed (%.1f %%), %d survive, in %v\n", p.name(), len(ids), killed,
		100*float64(killed)/float64(max(1, len(ids))), len(survivors), time.Since(began).Round(time.Second))
	return judged.report(out, tried, survivors), nil
}
