package transcript

import (
	"fmt"
	"unicode/utf8"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

// Damage is the first damaged line of a text. The lines before it can be played; damage in the header leaves nothing that could be
// rescued.
type Damage struct {
	File     string
	Line     int // from 1; one more than there are when the text ends too early
	Expected fault.Text
	Found    fault.Text
	Why      fault.Text // more about it, or nothing
	Needs    bool       // nothing is damaged as far as can be seen: another version, board or deck is needed
}

// Error tells it in one sentence: "game.soho:17: expected …, found …: …".
func (d *Damage) Error() string { return untrusted.Printable(d.Text().String()) }

// Text is the text of Error, which can be told in another language.
func (d *Damage) Text() fault.Text {
	file := untrusted.Printable(d.File)
	if d.Why.Empty() {
		return fault.Sprintf("%s:%d: expected %s, found %s", file, d.Line, d.Expected, d.Found)
	}
	return fault.Sprintf("%s:%d: expected %s, found %s: %s", file, d.Line, d.Expected, d.Found, d.Why)
}

// whyChanged tells the finding of the check sums.
var whyChanged = fault.Sprintf("it was changed since, or a line before it is missing")

var more = fault.Sprintf("more") // than there is room for

// TheEnd describes the end of a text.
var TheEnd = fault.Sprintf("the end")

// Refuse notes the fault of the line under examination, unless there already is damage.
func (l *Reader) Refuse(d Damage) {
	if l.Damage != nil {
		return
	}
	d.File, d.Line = l.file, l.at+1
	if d.Found.Empty() {
		d.Found = TheEnd
		if line := l.Line(); line != "" {
			d.Found = fault.Sprintf("%s", Quote(line))
		}
	}
	l.Damage = &d
}

// Expect refuses the line under examination, with the reason if there is one.
func (l *Reader) Expect(expected, why fault.Text) { l.Refuse(Damage{Expected: expected, Why: why}) }

// need refuses the line under examination for something that this program lacks, unless it is known that the line was another.
func (l *Reader) need(expected, why fault.Text) {
	needs := l.at < l.changed
	if !needs {
		why = whyChanged
	}
	l.Refuse(Damage{Expected: expected, Why: why, Needs: needs})
}

// Quote writes something from a text safely and not too long.
func Quote(s string) string {
	const most = 80
	if utf8.RuneCountInString(s) > most {
		s = string([]rune(s)[:most]) + "…"
	}
	return fmt.Sprintf("%q", s)
}
