package main

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry/engine/fault"
)

// usageError is a command line that cannot be understood, unlike a valid one that fails.
type usageError struct{ text fault.Text }

// Error tells it in English.
func (e usageError) Error() string { return e.text.String() }

// Text is the text of the error, to be told in another language.
func (e usageError) Text() fault.Text { return e.text }

// misused makes a usage error that ends with where to read more.
func misused(cmd *cobra.Command, format string, args ...any) error {
	return usageError{fault.Sprintf("%s; see %q", fault.Sprintf(format, args...), cmd.CommandPath()+" --help")}
}

// beStrict makes every command refuse unknown words. Cobra alone answers some of them with a help text and success.
func beStrict(root *cobra.Command) {
	root.SetHelpCommand(newHelp())
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	root.SetFlagErrorFunc(flagError)
	for _, cmd := range everyCommand(root) {
		cmd.SuggestionsMinimumDistance = 2
		switch {
		case cmd.HasSubCommands() && !cmd.Runnable():
			cmd.Args = cobra.ArbitraryArgs
			cmd.RunE = needsCommand
		case cmd.Args == nil:
			cmd.Args = noArguments
		default:
			cmd.Args = asUsage(cmd.Args)
		}
	}
}

func everyCommand(root *cobra.Command) []*cobra.Command {
	all := []*cobra.Command{root}
	for _, cmd := range root.Commands() {
		all = append(all, everyCommand(cmd)...)
	}
	return all
}

// needsCommand shows the help of a command that is only a group of others, and refuses a word that is none of them.
func needsCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	var hint fault.Text
	if like := cmd.SuggestionsFor(args[0]); len(like) > 0 {
		hint = fault.Sprintf("; did you mean %s?", strconv.Quote(like[0]))
	}
	return misused(cmd, "%s has no command %q%s", cmd.CommandPath(), args[0], hint)
}

// manyArgs is any number of arguments.
const manyArgs = math.MaxInt

// wantsArgs takes some number of arguments; of others it says what is wrong, in a format for the name of the command.
func wantsArgs(least, most int, format string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, given []string) error {
		if len(given) < least || len(given) > most {
			return misused(cmd, format, cmd.CommandPath())
		}
		return nil
	}
}

func noArguments(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return misused(cmd, "%s takes no argument such as %q", cmd.CommandPath(), args[0])
	}
	return nil
}

// asUsage turns cobra's errors about arguments into usage errors of one line.
func asUsage(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		err := check(cmd, args)
		if wrong := (usageError{}); err == nil || errors.As(err, &wrong) {
			return err
		}
		line, _, _ := strings.Cut(err.Error(), "\n")
		return misused(cmd, "%s", line)
	}
}

// flagError puts an error about a flag into words for people.
func flagError(cmd *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
	)
	switch {
	case errors.As(err, &unknown):
		return misused(cmd, "%s has no flag %s", cmd.CommandPath(), dashed(unknown.GetSpecifiedName()))
	case errors.As(err, &missing):
		return misused(cmd, "%s wants a value", dashed(missing.GetSpecifiedName()))
	case errors.As(err, &invalid):
		f := invalid.GetFlag()
		return misused(cmd, "--%s wants %s, not %q", f.Name, wanted(f.Value), invalid.GetValue())
	}
	return misused(cmd, "%v", err)
}

func dashed(flag string) string {
	if len(flag) == 1 {
		return "-" + flag
	}
	return "--" + flag
}

// wanted describes the values that a flag takes.
func wanted(v pflag.Value) any {
	switch v := v.(type) {
	case *word:
		return fault.Or(v.words)
	case *count:
		return fault.Sprintf("a whole number from %d to %d", v.low, v.high)
	}
	switch v.Type() {
	case "bool":
		return fault.Sprintf("true or false")
	case "uint64":
		return fault.Sprintf("a whole number from %d to %d", 0, uint64(math.MaxUint64))
	}
	return fault.Sprintf("a value of the kind %s", v.Type())
}

// word is a flag that takes one of some words.
type word struct {
	words []string
	value string
}

func (w *word) String() string { return w.value }

// Type names the values that the flag takes, in help texts.
func (w *word) Type() string { return strings.Join(w.words, "|") }

// Set takes the value.
func (w *word) Set(value string) error {
	if !slices.Contains(w.words, value) {
		return fault.Errorf("want %s", fault.Or(w.words))
	}
	w.value = value
	return nil
}

// wordFlag adds a flag that takes one of some words, with its completion.
func wordFlag(cmd *cobra.Command, name, value, usage string, words ...string) *word {
	w := &word{words: words, value: value}
	cmd.Flags().Var(w, name, usage)
	if err := cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err)
	}
	return w
}

// count is a flag that takes a whole number in some bounds.
type count struct{ low, high, value int }

func (c *count) String() string { return strconv.Itoa(c.value) }

// Type names the values that the flag takes, in help texts.
func (c *count) Type() string { return "NUMBER" }

// Set takes the value.
func (c *count) Set(value string) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < c.low || n > c.high {
		return fault.Errorf("want %d to %d", c.low, c.high)
	}
	c.value = n
	return nil
}
