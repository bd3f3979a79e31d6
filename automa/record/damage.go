package record

import (
	"fmt"
	"unicode/utf8"

	"sohofoundry/engine"
	"sohofoundry/engine/untrusted"
)

// Damage is the first line of a text that cannot be as it is. What stands before it is in the record that Load returns with
// it; in the header it leaves no record, and nothing can be rescued.
type Damage struct {
	File     string
	Line     int // from 1; one more than there are when the text ends too early
	Expected string
	Found    string
	Why      string         // more about it, or nothing
	Refusal  engine.Refusal // when a choice is against the rules
	Needs    bool           // nothing is damaged as far as can be seen: another version, board or deck is needed
}

// Error tells it in one sentence: "game.soho:17: expected …, found …: …".
func (d *Damage) Error() string {
	text := fmt.Sprintf("%s:%d: expected %s, found %s", untrusted.Printable(d.File), d.Line, d.Expected, d.Found)
	if d.Why != "" {
		text += ": " + d.Why
	}
	return text
}

// Further returns the one of two records of the same game in which more was done, the first if both are as far; either may be
// missing. Of a damaged game and of the copy saved before it, that is the newest good state.
func Further(a, b *Record) *Record {
	switch {
	case a == nil:
		return b
	case b == nil || len(b.Entries()) <= len(a.Entries()):
		return a
	case a.header.Seed != b.header.Seed || a.header.Options != b.header.Options || a.from != b.from:
		return a
	}
	return b
}

// quote writes something from a text safely and not too long.
func quote(s string) string {
	const most = 80
	if utf8.RuneCountInString(s) > most {
		s = string([]rune(s)[:most]) + "…"
	}
	return fmt.Sprintf("%q", s)
}
