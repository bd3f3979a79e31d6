// Command soho plays Brass: Birmingham against the MAUtoma, and offers what lies around it: simulations, the rules, the
// Automa's cards and a protocol for programs.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// version is set when a release is built: -ldflags '-X main.version=v1.2.3'.
var version = "dev"

// What the program returns to the shell; see exitCodes for the words.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
	exitBug    = 3
	exitSignal = 128 // and the number of the signal
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// run carries out a command line and says in one sentence what went wrong, if anything.
func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	defer func() {
		if reason := recover(); reason != nil {
			fmt.Fprintf(errs, "soho: this is a bug in soho %s, not your mistake: %v; please report it with the command line: %q\n",
				version, reason, args)
			code = exitBug
		}
	}()
	root := newRoot()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errs)
	err := root.Execute()
	if err == nil {
		return exitOK
	}
	for _, problem := range oneByOne(err) {
		fmt.Fprintf(errs, "soho: %v\n", problem)
	}
	if wrong := (usageError{}); errors.As(err, &wrong) {
		return exitUsage
	}
	return exitFailed
}

// oneByOne takes joined errors apart, each of which is a sentence of its own.
func oneByOne(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	return []error{err}
}
