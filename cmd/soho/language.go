package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/render/keep/locale"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

const flagLanguage = "language"

// languageFlag adds --language, the language of the texts that are printed or shown, to all commands. A language that is still
// being translated can be named as well.
func languageFlag(root *cobra.Command) {
	w := &word{words: words.Spoken()}
	root.PersistentFlags().Var(w, flagLanguage, "the language to speak; that of the settings or the system if it is left out")
	if err := root.RegisterFlagCompletionFunc(flagLanguage, cobra.FixedCompletions(w.words, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err)
	}
}

// languageAsked is the language of the flag, or nothing.
func languageAsked(cmd *cobra.Command) string {
	if f := cmd.Flag(flagLanguage); f != nil {
		return f.Value.String()
	}
	return "" // of a command by itself
}

// spoken is the language of the flag, or else of the settings, or else of the system.
func spoken(cmd *cobra.Command) string { return choose(languageAsked(cmd)) }

func choose(asked string) string {
	if asked == "" {
		asked = settings.Language(store.KeptSettings())
	}
	return locale.Choose(asked)
}

// spokenIn is the language of a command line that was not understood yet, or cannot be.
func spokenIn(args []string) string {
	for i, arg := range args {
		value, given := strings.CutPrefix(arg, "--"+flagLanguage+"=")
		switch {
		case arg == "--":
			return choose("")
		case given:
			return choose(value)
		case arg == "--"+flagLanguage && i+1 < len(args):
			return choose(args[i+1])
		}
	}
	return choose("")
}

// speech speaks a language, about no game in particular.
func speech(language string) words.Words {
	w, err := words.New(decks.Game(usualGame), language)
	if err != nil {
		panic(err) // it was chosen among those there are
	}
	return w
}

// wordsAbout are the words of the person's language about a game.
func wordsAbout(cmd *cobra.Command, g *automa.Game) words.Words { return speech(spoken(cmd)).About(g) }

// complain prints an error for a person, without ending the command.
func complain(cmd *cobra.Command, err error) {
	fmt.Fprintf(cmd.ErrOrStderr(), "soho: %s\n", speech(spoken(cmd)).Error(err))
}

// translate puts all help into a language. The output of the completion command is for shells, and stays as it is.
func translate(root *cobra.Command, w words.Words) {
	tell := func(text *string) { *text = w.Fault(fault.Text{Format: strings.ReplaceAll(*text, "%", "%%")}) }
	flag := func(f *pflag.Flag) { tell(&f.Usage) }
	for _, cmd := range everyCommand(root) {
		for _, text := range []*string{&cmd.Short, &cmd.Long, &cmd.Example} {
			tell(text)
		}
		cmd.InitDefaultHelpFlag()
		cmd.Flags().Lookup("help").Usage = w.Text("command.usage.flag-help")
		cmd.LocalNonPersistentFlags().VisitAll(flag)
	}
	root.PersistentFlags().VisitAll(flag)
	root.SetUsageFunc(func(cmd *cobra.Command) error {
		_, err := fmt.Fprint(cmd.OutOrStderr(), usage(cmd, w))
		return err
	})
}
