package main

import (
	"context"
	"strings"
	"testing"
	"unicode/utf8"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// In the language of which all texts are in brackets, every row is; each game of Brass has rows of its own.
func TestAllRowsOfDetailsAreTranslated(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		game := decks.Game(id)
		for _, intro := range []bool{false, true} {
			setup := sim.Setup{Games: 40, Seed: 1, Workers: 1, Policy: policy.Steady, Detail: true,
				Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[1].Count, Introductory: intro && !game.Edition.FirstEdition}}
			r, err := sim.Run(context.Background(), game, setup)
			if err != nil {
				t.Fatal(err)
			}
			var printed strings.Builder
			writeDetail(&printed, speech(words.Pseudo), r.Detail, "steady")
			for line := range strings.Lines(printed.String()) {
				if name := strings.TrimSpace(line); name != "" && !strings.HasPrefix(name, "[") {
					t.Errorf("%s: %q is not of the catalogue", id, line)
				}
			}
		}
	}
}

// Headings and rows are columns in every language, however long a name is.
func TestTheFiguresOfDetailsAreBelowEachOther(t *testing.T) {
	d := &sim.Detail{Slots: []sim.Share{{Name: "first-turn-develop", Mean: 1}, {Name: "build", Mean: 2}}, HumanVP: []sim.Share{{Name: "rail intro-tile", Mean: 3}}}
	for _, language := range words.Spoken() {
		var printed strings.Builder
		writeDetail(&printed, speech(language), d, "steady")
		lines := strings.FieldsFunc(printed.String(), func(r rune) bool { return r == '\n' })
		for _, line := range lines {
			if got, want := utf8.RuneCountInString(line), utf8.RuneCountInString(lines[0]); got != want {
				t.Errorf("%s: %q has %d letters, want %d", language, line, got, want)
			}
			if !strings.Contains(strings.TrimSpace(line), "  ") {
				t.Errorf("%s: nothing parts name and figure: %q", language, line)
			}
		}
	}
}
