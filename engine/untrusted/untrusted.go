// Package untrusted makes text that comes from strangers safe to show: names in decks, lines of records, paths.
package untrusted

import (
	"strings"
	"unicode"
)

// Printable replaces what is not printed, such as the characters that control a terminal.
func Printable(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, s)
}
