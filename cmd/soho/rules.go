package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/decks/rules"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

func newRules() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "rules [WORD…]",
		Short: "Look up the rules",
		Long: `Prints the rules that a number means or that have all of the words, upper or lower
case alike: those of the board game (B), those of the Automa (M), and what was
decided where the latter are silent (A). Without a word it lists the chapters.

Brass: Lancashire and the Brass of 2007 have rules of their own (C), and so has the
Automa there (N). The rules of Industry begin with I.`,
		Example: `  soho rules B7.3         one rule
  soho rules B7           a chapter
  soho rules m44          upper or lower case alike
  soho rules second link  the rules that have both words
  soho rules --game lancashire C11  a chapter of Brass: Lancashire
  soho rules --game industry joker  what the rules of Industry say about jokers`,
		Args: cobra.ArbitraryArgs,
	}
	game := wordFlag(cmd, "game", rules.Birmingham, "whose rules", rules.Books...)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return printChapters(cmd.OutOrStdout(), spoken(cmd), game.value)
		}
		return printRules(cmd.OutOrStdout(), spoken(cmd), game.value, strings.Join(args, " "))
	}
	return cmd
}

func printRules(out io.Writer, language, game, query string) error {
	found := words.BookIn(language, game).Find(query)
	if len(found) == 0 {
		for _, other := range rules.Books {
			if len(words.BookIn(language, other).Find(query)) > 0 {
				return fault.Errorf("no rule of this game has %q, but another game has one: %s", query, examplesOf(other).command+" "+query)
			}
		}
		eg := examplesOf(game)
		return fault.Errorf("no rule has %q; try one word, a number such as %s, or %q for the chapters", strict.Short(query), eg.number, eg.command)
	}
	return printLines(out, rules.Lines(found, widthOf(out)))
}

func printChapters(out io.Writer, language, game string) error {
	eg := examplesOf(game)
	w := speech(language)
	word := eg.word(w)
	lines := []string{w.Fault(fault.Sprintf("The chapters.")), ""}
	for _, e := range []struct {
		example string
		what    fault.Text
	}{{eg.chapter, fault.Sprintf("one of them")}, {eg.rule, fault.Sprintf("a rule")}, {word, fault.Sprintf("the rules that have the word")}} {
		if e.example == "" { // the chapters of Industry have no numbers
			continue
		}
		lines = append(lines, fmt.Sprintf("  %s %-*s  %s", eg.command, utf8.RuneCountInString(word), e.example, w.Fault(e.what)))
	}
	lines = append(lines, "")
	return printLines(out, append(lines, words.BookIn(language, game).Chapters(widthOf(out))...))
}

// examples are searches to suggest.
type examples struct {
	command, chapter, rule, number string
	word                           func(words.Words) string // in the language of the rules
}

func examplesOf(game string) examples {
	command := "soho rules --game " + game
	switch game {
	case rules.Birmingham:
		return examples{"soho rules", "B7", "M8", "B7.3", func(w words.Words) string { return w.Resource(engine.Beer) }}
	case rules.Industry:
		return examples{command, "", "I14", "I14", func(w words.Words) string { return w.KindName(industry.Technology) }}
	}
	return examples{command, "C7", "N8", "C7.3", func(w words.Words) string { return w.Industry(engine.Port) }}
}

func printLines(out io.Writer, lines []string) error {
	_, err := io.WriteString(out, strings.Join(lines, "\n")+"\n")
	return err
}
