package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"regexp"
	"strings"

	"sohofoundry/decks"
	"sohofoundry/render/tell/words"
)

// The page itself says some sentences, before there is a game and where there can be none. They are in the catalogue as all others:
// in English they are written into the page, and a table in its script has them in every language.

// sentenceOf is a sentence of the page in a language.
func sentenceOf(language, name string) string {
	w, err := words.New(decks.Game(decks.Games()[0]), language)
	if err != nil {
		panic(err) // it is one that is offered
	}
	return w.Text("browser." + name)
}

// places are where sentences stand in the page.
var places = regexp.MustCompile(`\{([a-z-]+)\}`)

// withSentences writes the sentences into the page. The text for browsers without scripts is in all languages, as nothing chooses
// one there.
func withSentences(index []byte) []byte {
	return places.ReplaceAllFunc(index, func(place []byte) []byte {
		name := strings.Trim(string(place), "{}")
		if name != "noscript" {
			return []byte(html.EscapeString(sentenceOf(words.English, name)))
		}
		var lines []string
		for _, language := range append([]string{words.English}, languages()...) {
			lines = append(lines, fmt.Sprintf("\t\t<p lang=\"%s\">%s</p>", language, html.EscapeString(sentenceOf(language, name))))
		}
		return []byte(strings.Join(lines, "\n"))
	})
}

// named are the sentences that a script may put into the page.
var named = []string{"loading", "no-webgl", "no-download", "stopped", "old", "news", "reload", "dismiss", "free", "go-on", "copy", "close"}

// withTable writes the table of the sentences into the script.
func withTable(script []byte) ([]byte, error) {
	table := map[string]map[string]string{}
	for _, language := range words.Languages() {
		table[language] = map[string]string{}
		for _, name := range named {
			table[language][name] = sentenceOf(language, name)
		}
	}
	text, err := json.Marshal(table)
	return bytes.Replace(script, []byte("SENTENCES"), text, 1), err
}
