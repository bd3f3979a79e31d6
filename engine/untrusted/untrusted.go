// Package untrusted makes text that comes from strangers safe to show: names in decks, lines of records, paths.
package untrusted

import (
	"fmt"
	"strings"
	"unicode"
)

// Printable replaces characters that cannot be printed, such as those that control a terminal.
func Printable(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, s)
}

// LongName is the longest name that is repeated in full, in bytes.
const LongName = 40

// Quoted repeats a text from outside: in quotes, control characters escaped, and cut if it is long.
func Quoted(text string) string {
	if len(text) > LongName {
		return fmt.Sprintf("%q…", text[:LongName])
	}
	return fmt.Sprintf("%q", text)
}
