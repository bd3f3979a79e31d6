package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"sohofoundry/decks/rules"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/tell/words/check"
)

func newWords() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "words",
		Short: "For translators: check, export and import the texts of a language",
	}
	all := false
	checking := &cobra.Command{
		Use:   "check [LANGUAGE|FILE…]",
		Short: "Compare languages with the English",
		Long: `Lists what is missing or wrong in the texts of languages: what English has and they
have not, and the other way round; placeholders, plural forms and cases; texts that
are too long for their place; words of the glossary, and the rules.

Without an argument it checks all languages. A FILE such as de.toml is read from the
disk, a LANGUAGE such as de is the one in this program. It returns 1 if anything is
missing or wrong.`,
		Example: `  soho words check          all languages
  soho words check en       one of them
  soho words check --all    every missing text by itself`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			named := len(args) > 0
			if !named {
				args = words.Files()
			}
			return checkWords(cmd.OutOrStdout(), args, named, all)
		},
	}
	checking.Flags().BoolVar(&all, "all", false, "list every missing text, not only how many a table lacks")
	cmd.AddCommand(checking, newWordsExport(), newWordsImport())
	return cmd
}

// checkWords reports on languages. One that is not complete and does not say so is wrong only if it was named.
func checkWords(out io.Writer, languages []string, named, all bool) error {
	var wrong []string
	for _, arg := range languages {
		report, err := checkLanguage(arg)
		if err != nil {
			return err
		}
		if err := printReport(out, report, all); err != nil {
			return err
		}
		if named && !report.OK() || len(report.Mistakes()) > 0 {
			wrong = append(wrong, report.Language)
		}
	}
	if wrong != nil {
		return fault.Errorf("not complete, or with mistakes: %s", strings.Join(wrong, ", "))
	}
	return nil
}

// checkLanguage checks a language of the program, or a file of one, with its glossary and rules.
func checkLanguage(arg string) (*check.Report, error) {
	tag, text := arg, words.File(arg)
	if name, is := strings.CutSuffix(filepath.Base(arg), ".toml"); is {
		read, err := os.ReadFile(arg)
		if err != nil {
			return nil, err
		}
		tag, text = name, read
	} else if text == nil {
		return nil, fault.Errorf("there is no language %q, only %s", arg, strings.Join(words.Files(), ", "))
	}
	report := check.Language(tag, text)
	if tag == words.English {
		return &report, nil
	}
	missing, superfluous, err := check.Unworded(tag)
	if err != nil {
		return nil, err
	}
	for _, term := range missing {
		report.Problems = append(report.Problems, check.Problem{Key: "glossary.toml " + term, What: "has no word yet", Missing: true})
	}
	for _, term := range superfluous {
		report.Problems = append(report.Problems, check.Problem{Key: "glossary.toml " + term, What: "is no term of the glossary"})
	}
	for _, problem := range rules.Check(tag) {
		report.Problems = append(report.Problems, check.Problem{Key: "rules", What: problem, Missing: true})
	}
	return &report, nil
}

// printReport prints a table of problems; texts that are missing are counted by their tables.
func printReport(out io.Writer, report *check.Report, all bool) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	missing := map[string]int{}
	var tables []string
	for _, p := range report.Problems {
		if at := strings.LastIndexByte(p.Key, '.'); p.Missing && p.What == "is missing" && !all && at > 0 {
			in := p.Key[:at]
			if missing[in]++; missing[in] == 1 {
				tables = append(tables, in)
			}
			continue
		}
		line := ""
		if p.Line > 0 {
			line = fmt.Sprintf("line %d", p.Line)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", report.Language, line, p.Key, p.What)
	}
	for _, in := range tables {
		fmt.Fprintf(table, "%s\t\t[%s]\t%d missing\n", report.Language, in, missing[in])
	}
	state := "complete"
	if !report.OK() {
		state = "not complete"
	}
	fmt.Fprintf(table, "%s\t\t%d of %d texts, %d mistakes\t%s\n", report.Language, report.Texts-report.Missing, report.Texts, len(report.Mistakes()), state)
	return table.Flush()
}
