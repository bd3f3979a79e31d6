package main

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"sohofoundry/render/tell/words"
)

// Flags stand in columns of letters, in every language: what they are for begins at the same place on every line.
func TestFlagsStandInColumns(t *testing.T) {
	beside := regexp.MustCompile(`^ +(-\w, )?--\S+( \S+)? {3,}`)
	for _, language := range words.Languages() {
		help := soho(t, "--language", language, "sim", "--help")
		column := 0
		for line := range strings.Lines(help) {
			switch left := beside.FindString(line); {
			case left == "":
				column = 0
			case column == 0:
				column = utf8.RuneCountInString(left)
			case utf8.RuneCountInString(left) != column:
				t.Errorf("%s: not in column %d: %s", language, column, line)
			}
		}
	}
}
