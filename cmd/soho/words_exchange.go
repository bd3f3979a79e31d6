package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/tell/words/exchange"
)

func newWordsExport() *cobra.Command {
	return &cobra.Command{
		Use:   "export LANGUAGE|FILE",
		Short: "Write a language as XLIFF, for sites where people translate",
		Long: `Writes the texts of a language beside the English ones as XLIFF 2.0, which sites for
translating together take, Weblate among them. The texts are ICU messages.

A FILE such as de.toml is read from the disk, a LANGUAGE such as de is the one in this
program. One that there is not yet, such as nl, is written without translations.`,
		Example: `  soho words export de > de.xlf
  soho words export nl > nl.xlf    a language that is begun`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			language, text, err := readLanguage(args[0])
			if err != nil {
				return err
			}
			written, err := exchange.Export(language, text)
			if err != nil {
				return err
			}
			_, err = cmd.OutOrStdout().Write(written)
			return err
		},
	}
}

// readLanguage reads the texts of a language from a file, or from this program, which may have none of it yet.
func readLanguage(arg string) (language string, text []byte, err error) {
	if name, is := strings.CutSuffix(filepath.Base(arg), ".toml"); is {
		text, err = os.ReadFile(arg)
		return name, text, err
	}
	return arg, words.File(arg), nil
}

func newWordsImport() *cobra.Command {
	return &cobra.Command{
		Use:   "import FILE.xlf [FILE.toml]",
		Short: "Put translations from XLIFF into a file of texts",
		Long: `Puts the translations of an XLIFF 2.0 into a file of texts, such as de.toml, which is
written anew; without it into one in this folder that is named after the language. Only
what was translated anew changes there: all else stays as it is, to the byte. A file that
is not there is begun with the texts of this program in the language.

Then soho words check FILE.toml tells what is missing or wrong.`,
		Example: `  soho words import de.xlf            into de.toml, in this folder
  soho words import de.xlf de.toml    the same`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error { return importWords(cmd, args[0], args[1:]) },
	}
}

func importWords(cmd *cobra.Command, from string, onto []string) error {
	xliff, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	language, err := exchange.Language(xliff)
	if err != nil {
		return fault.Errorf("%s: %w", from, err)
	}
	path := language + ".toml"
	if len(onto) > 0 {
		path = onto[0]
	}
	if err := store.Regular(path); err != nil {
		return err
	}
	own, err := os.ReadFile(path)
	if os.IsNotExist(err) {
		own, err = words.File(language), nil
	}
	if err != nil {
		return err
	}
	text, changed, err := exchange.Import(xliff, own)
	if err != nil {
		return fault.Errorf("%s: %w", from, err)
	}
	if err := store.Replace(path, text); err != nil {
		return err
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: %d texts are new or changed\n", path, changed)
	return err
}
