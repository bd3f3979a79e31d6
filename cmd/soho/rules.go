package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

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
	var text strings.Builder
	for i, rule := range found {
		if i == 0 || rule.Title != found[i-1].Title {
			fmt.Fprintf(&text, "%s%s\n", strings.Repeat("\n", min(i, 1)), rule.Title)
		}
		text.WriteString("\n")
		writeRule(&text, rule, widthOf(out))
	}
	_, err := io.WriteString(out, text.String())
	return err
}

// writeRule writes the number in a column of its own; the items of a list are set in once more.
func writeRule(text *strings.Builder, rule rules.Rule, width int) {
	const column = 8
	head := fmt.Sprintf("%-*s", column, rule.Number)
	for _, paragraph := range strings.Split(rule.Text, "\n") {
		indent := strings.Repeat(" ", column)
		if marker, _, _ := strings.Cut(paragraph, " "); marker == "-" || strings.HasSuffix(marker, ".") {
			indent += strings.Repeat(" ", len(marker)+1)
		}
		for i, line := range wrap(paragraph, width-utf8.RuneCountInString(indent)) {
			if i > 0 {
				head = indent
			}
			fmt.Fprintf(text, "%s%s\n", head, line)
		}
		head = strings.Repeat(" ", column)
	}
}

// printChapters lists the chapters with the numbers of their rules.
func printChapters(out io.Writer) error {
	var text strings.Builder
	text.WriteString("The chapters. \"soho rules B7\" prints one, \"soho rules M8\" a rule,\n\"soho rules beer\" the rules that have the word.\n\n")
	const column = 36
	all := rules.All()
	for first := 0; first < len(all); {
		last := first
		for last+1 < len(all) && all[last+1].Title == all[first].Title && all[last+1].Number[0] == all[first].Number[0] {
			last++
		}
		lines := wrap(numbersOf(all[first:last+1]), widthOf(out)-column)
		fmt.Fprintf(&text, "  %-*s%s\n", column-2, all[first].Title, strings.Join(lines, "\n"+strings.Repeat(" ", column)))
		first = last + 1
	}
	_, err := io.WriteString(out, text.String())
	return err
}

// numbersOf names the rules of a chapter by the first and the last. Resolutions are not numbered by chapter, so each is
// named.
func numbersOf(chapter []rules.Rule) string {
	first, last := chapter[0].Number, chapter[len(chapter)-1].Number
	if len(chapter) > 1 && first[0] != 'A' {
		return first + " – " + last
	}
	var numbers []string
	for _, rule := range chapter {
		numbers = append(numbers, rule.Number)
	}
	return strings.Join(numbers, ", ")
}
