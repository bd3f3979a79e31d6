package main

import (
	"regexp"
	"strings"
	"testing"

	"sohofoundry/decks/rules"
	"sohofoundry/render/tell/words"
)

// What the lists and the helps offer to look up is found, in every language: a word of another language is in no rule.
func TestEveryExampleOfRulesIsFound(t *testing.T) {
	example := regexp.MustCompile(`(?m)^  soho (rules .+?)  +\S`)
	for _, language := range words.Languages() {
		texts := [][]string{{"--help"}, {"rules", "--help"}, {"rules"}}
		for _, game := range rules.Books[1:] {
			texts = append(texts, []string{"rules", "--game", game})
		}
		for _, args := range texts {
			text := soho(t, append([]string{"--language", language}, args...)...)
			found := example.FindAllStringSubmatch(text, -1)
			if len(found) == 0 {
				t.Errorf("%s: soho %q offers no example of soho rules:\n%s", language, args, text)
			}
			for _, match := range found {
				soho(t, append([]string{"--language", language}, strings.Fields(match[1])...)...)
			}
		}
	}
}

// A title and the numbers of its rules do not run together, however long the title is.
func TestTitlesOfChaptersStandApartFromNumbers(t *testing.T) {
	glued := regexp.MustCompile(`(?m)^.*[^\s,–][ABCHIMN]\d+(\.\d+)?(,| –|$).*$`)
	for _, language := range words.Languages() {
		for _, game := range rules.Books {
			text := soho(t, "--language", language, "rules", "--game", game)
			for _, line := range glued.FindAllString(text, -1) {
				t.Errorf("%s, %s: %s", language, game, line)
			}
		}
	}
}
