package record

import (
	"bytes"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine/fault"
)

// The bounds of a text; a whole game takes some ten thousand bytes. They keep a wrong or hostile file from taking all memory.
const (
	maxText  = 4 << 20 // bytes
	maxLines = 10_000
	maxLine  = 16 << 10 // bytes; a position takes some four thousand
)

// Library holds the games that records can be played with: boards, each with a deck of the Automa.
type Library []*automa.Game

// Load plays a record again and checks every line of it. The file is only named in the error, a *Damage. If the header is
// sound, the record up to the last good line is returned together with the damage, so that it can be played on.
func Load(file string, text []byte, lib Library) (*Record, error) {
	l := loader{file: file}
	if l.split(text); l.damage != nil {
		return nil, l.damage
	}
	r := l.header(lib)
	if l.damage == nil {
		l.game(r)
	} else if l.damage.Why.Empty() {
		l.damage.Why = fault.Sprintf("which game it is cannot be read, so nothing of this file can be rescued")
	}
	if l.damage != nil { // a nil *Damage would be no nil error
		return r, l.damage
	}
	return r, nil
}

// loader reads a text line by line. It keeps the first damage found; after that it reads no further.
type loader struct {
	file    string
	lines   []string
	at      int  // the line under examination, from 0
	changed int  // the first line that is not as it was saved, by the check sums
	checked bool // there are check sums, and they are whole
	damage  *Damage
}

// split takes the text apart within its bounds.
func (l *loader) split(text []byte) {
	if len(text) > maxText {
		l.refuse(Damage{Expected: fault.Sprintf("at most 4 MiB"), Found: more})
		return
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // some editors write a byte order mark
	if bytes.Count(text, []byte("\n")) > maxLines {
		l.at = maxLines
		l.refuse(Damage{Expected: fault.Sprintf("at most %d lines", maxLines), Found: more})
		return
	}
	if len(text) > 0 {
		l.lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	}
	for i, line := range l.lines {
		if len(line) > maxLine {
			l.at = i
			l.refuse(Damage{Expected: fault.Sprintf("at most 16 KiB in a line"), Found: more})
			return
		}
		l.lines[i] = strings.TrimSpace(line) // the \r of other systems too
	}
	l.cut(text)
	l.check()
	l.skip()
}

// skip goes on to a line that is not for the reader alone.
func (l *loader) skip() {
	for l.at < len(l.lines) && forReader(l.lines[l.at]) {
		l.at++
	}
}

// line is the line under examination, empty at the end.
func (l *loader) line() string {
	if l.at >= len(l.lines) {
		return ""
	}
	return l.lines[l.at]
}

// whyChanged tells the finding of the check sums.
var whyChanged = fault.Sprintf("it was changed since, or a line before it is missing")

var more = fault.Sprintf("more") // than there is room for

// next goes on after a line that is good as it stands; it refuses one that is not as it was saved.
func (l *loader) next() {
	if l.at >= l.changed {
		l.expect(fault.Sprintf("the line that was saved"), whyChanged)
		return
	}
	l.at++
	l.skip()
}

// refuse notes the fault of the line under examination, unless there already is damage.
func (l *loader) refuse(d Damage) {
	if l.damage != nil {
		return
	}
	d.File, d.Line = l.file, l.at+1
	if d.Found.Empty() {
		d.Found = theEnd
		if line := l.line(); line != "" {
			d.Found = fault.Sprintf("%s", quote(line))
		}
	}
	l.damage = &d
}

// expect refuses the line under examination, with the reason if there is one.
func (l *loader) expect(expected, why fault.Text) { l.refuse(Damage{Expected: expected, Why: why}) }

// is reports whether the line under examination is these words, or opens with them.
func (l *loader) is(words string) bool {
	rest, ok := strings.CutPrefix(l.line(), words)
	return ok && (rest == "" || rest[0] == ' ')
}

// after returns the rest of the line after its opening words, or refuses a line that does not open so.
func (l *loader) after(words, example string) string {
	if !l.is(words) {
		l.expect(fault.Sprintf("%q", words+" "+example), fault.Text{})
		return ""
	}
	return strings.TrimSpace(strings.TrimPrefix(l.line(), words))
}

// flag reads a line that may be left out.
func (l *loader) flag(words string) bool {
	if l.line() != words {
		return false
	}
	l.next()
	return true
}
