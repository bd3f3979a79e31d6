package main

import (
	"github.com/spf13/cobra"

	"sohofoundry/render/keep/locale"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// languageFlag adds --language: whose texts are printed or shown. A language that is still being translated can be named as well.
func languageFlag(cmd *cobra.Command) *word {
	return wordFlag(cmd, "language", "", "the language to speak; that of the settings or the system if it is left out", words.Spoken()...)
}

// spoken is the language of a flag, or else of the settings, or else of the system.
func (w *word) spoken() string {
	if w.value == "" {
		return locale.Choose(settings.Language(store.KeptSettings()))
	}
	return locale.Choose(w.value)
}
