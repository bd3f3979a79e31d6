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
}

// Error tells it in one sentence: "game.soho:17: expected …, found …: …".
func (d *Damage) Error() string {
	text := fmt.Sprintf("%s:%d: expected %s, found %s", untrusted.Printable(d.File), d.Line, d.Expected, d.Found)
	if d.Why != "" {
		text += ": " + d.Why
	}
	return text
}

// quote writes something from a text safely and not too long.
func quote(s string) string {
	const most = 80
	if utf8.RuneCountInString(s) > most {
		s = string([]rune(s)[:most]) + "…"
	}
	return fmt.Sprintf("%q", s)
}
