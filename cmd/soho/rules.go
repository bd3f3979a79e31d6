package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/decks/rules"
)

func newRules() *cobra.Command {
	return &cobra.Command{
		Use:   "rules [WORD…]",
		Short: "Look up the rules",
		Long: `Prints the rules that a number means or that have all of the words, upper or lower
case alike: those of the board game (B), those of the Automa (M), and what was
decided where the latter are silent (A). Without a word it lists the chapters.`,
		Example: `  soho rules B7.3         one rule
  soho rules B7           a chapter
  soho rules m44          upper or lower case alike
  soho rules second link  the rules that have both words`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return printChapters(cmd.OutOrStdout())
			}
			return printRules(cmd.OutOrStdout(), strings.Join(args, " "))
		},
	}
}

func printRules(out io.Writer, query string) error {
	found := rules.Find(query)
	if len(found) == 0 {
		return fmt.Errorf("no rule has %q; try one word, a number such as B7.3, or %q for the chapters", query, "soho rules")
	}
	return printLines(out, rules.Lines(found, widthOf(out)))
}

const chaptersIntro = `The chapters. "soho rules B7" prints one, "soho rules M8" a rule,
"soho rules beer" the rules that have the word.
`

func printChapters(out io.Writer) error {
	return printLines(out, append([]string{chaptersIntro}, rules.Chapters(widthOf(out))...))
}

func printLines(out io.Writer, lines []string) error {
	_, err := io.WriteString(out, strings.Join(lines, "\n")+"\n")
	return err
}
