// Package locale tells which of the program's languages the system or the browser asks for.
package locale

import (
	"slices"
	"strings"

	"golang.org/x/text/language"

	"sohofoundry/render/tell/words"
)

// Choose is the language to speak: the one asked for, if there are texts in it, else the first that the system asks for and that
// is offered, else English.
func Choose(asked string) string {
	if asked == words.Pseudo {
		return asked
	}
	if tag := pick([]string{asked}, words.Files()); tag != "" {
		return tag
	}
	if tag := pick(System(), words.Languages()); tag != "" {
		return tag
	}
	return words.English
}

// System lists the languages that the system asks for, the most wanted first, as it writes them: "de_AT.UTF-8", "pt-BR".
func System() []string { return system() }

// pick is the first of the languages wanted that is offered. Of Brazil's Portuguese, Portuguese is the next best.
func pick(wanted, offered []string) string {
	for _, want := range wanted {
		want, _, _ = strings.Cut(want, ".")
		want, _, _ = strings.Cut(want, "@")
		tag, err := language.Parse(want)
		if err != nil {
			continue
		}
		base, sure := tag.Base()
		if sure >= language.High && slices.Contains(offered, base.String()) {
			return base.String()
		}
	}
	return ""
}
