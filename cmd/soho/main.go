// Command soho plays the games of Brass against the MAUtoma, and offers more around it: simulations, the rules, the Automa's
// cards and a protocol for programs.
package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"sohofoundry"

	"sohofoundry/engine/fault"
)

// Variables that the linker may set: -ldflags '-X main.commit=+1a2b3c4 -X main.unasked=play'.
var (
	commit  string // added to the version when it is no release
	unasked string // the command of a program that is started without a shell, and so without a word
)

var version = sohofoundry.Version() + commit

// The exit codes of the program; see exitCodes for the words.
const (
	exitOK     = 0
	exitFailed = 1
	exitUsage  = 2
	exitBug    = 3
	exitSignal = 128 // and the number of the signal
)

func main() {
	onQuit()
	args := os.Args[1:]
	if unasked != "" && len(args) == 0 {
		args = []string{unasked}
		cobra.MousetrapHelpText = "" // on Windows cobra would tell a person who clicks on the program to use a shell
	}
	os.Exit(run(args, os.Stdin, os.Stdout, os.Stderr))
}

// run carries out a command line and prints an error, if there is one, as one sentence.
func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	defer func() {
		if reason := recover(); reason != nil {
			fmt.Fprintf(errs, "soho: %s\n", speech(spokenIn(args)).Text("command.usage.bug",
				"version", version, "why", fmt.Sprint(reason), "line", fmt.Sprintf("%q", args)))
			code = exitBug
		}
	}()
	root := newRoot()
	if !forPrograms(root, args) {
		translate(root, speech(spokenIn(args)))
	}
	root.SetArgs(args)
	root.SetIn(in)
	printed := newOutput(out, args)
	errs = newOutput(errs, nil)
	root.SetOut(printed)
	root.SetErr(errs)
	err := root.Execute()
	if printed.failed(nil) != nil {
		err = printed.problem()
	}
	if err == nil {
		return exitOK
	}
	for _, problem := range oneByOne(err) {
		fmt.Fprintf(errs, "soho: %s\n", speech(spokenIn(args)).Error(problem))
	}
	if wrong := (usageError{}); errors.As(err, &wrong) {
		return exitUsage
	}
	return exitFailed
}

// forPrograms reports whether a command prints for a program, which is the same in all languages: the manual page, and the answers
// by which shells complete a line.
func forPrograms(root *cobra.Command, args []string) bool {
	cmd, _, err := root.Find(args)
	return err == nil && strings.HasPrefix(cmd.CommandPath(), "soho manual") || len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd)
}

// output is the writer for printing, and its first error: code that prints need not check for errors, and the command fails if
// anything could not be printed.
type output struct {
	io.Writer
	width int // of the lines, 0 where they are not cut

	mutex sync.Mutex // a signal is answered while something else may be printed
	err   error
}

// newOutput prints for a command. On a terminal no line is wider than that, but for scripts for shells.
func newOutput(w io.Writer, args []string) *output {
	o := &output{Writer: w}
	if script := len(args) == 2 && args[0] == "completion" && !strings.HasPrefix(args[1], "-"); isTerminal(w) && !script {
		o.width = widthOf(w)
	}
	return o
}

// Write prints, unless something could not be printed before.
func (o *output) Write(text []byte) (n int, err error) {
	if err := o.failed(nil); err != nil {
		return 0, err
	}
	printed := text
	if o.width > 0 {
		printed = []byte(fold(string(text), o.width))
	}
	_, err = o.Writer.Write(printed) // it may take for ever, so it holds no lock: a signal is answered meanwhile
	return len(text), o.failed(err)
}

// failed notes an error in printing, if there is one, and returns the first that was noted.
func (o *output) failed(now error) error {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.err == nil {
		o.err = now
	}
	return o.err
}

// problem is why something could not be printed, in one sentence.
func (o *output) problem() error {
	err := o.failed(nil)
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return fault.Errorf("what was to be printed could not be written: %w", err)
}

// oneByOne takes joined errors apart, each of which is a sentence of its own.
func oneByOne(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	return []error{err}
}
