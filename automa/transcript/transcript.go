// Package transcript is the paper on which games are written: lines of words that a person can read, a hash of the position that they
// lead to, and check sums that tell which line is damaged. It knows no game. Packages record, one for each kind of game, say what
// stands on the lines.
//
//	soho record 1
//	rules 1
//	…
//	hash b5a3e2ff7f7dce09
//	check 9b51 09ea 5c1e …
//
// Empty lines and those that open with # are for the reader alone. The check sums may be missing: people write none.
package transcript

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/engine/fault"
)

// The first lines of a transcript.
const (
	wordRecord = "soho record"
	wordGame   = "game"
	wordRules  = "rules"
)

// Version is the version of the format. A transcript of a newer one is refused.
const Version = 1

// The bounds of a text; a whole game takes some ten thousand bytes. They keep a wrong or hostile file from taking all memory.
const (
	maxText  = 4 << 20 // bytes
	maxLines = 10_000
	maxLine  = 16 << 10 // bytes; a position takes some four thousand
)

// Opening are the first lines of a transcript: the versions of the format and of the rules, and the game between them, which the
// games of the Brass family leave out.
func Opening(game string, rules int) []string {
	lines := []string{fmt.Sprintf("%s %d", wordRecord, Version)}
	if game != "" {
		lines = append(lines, wordGame+" "+game)
	}
	return append(lines, fmt.Sprintf("%s %d", wordRules, rules))
}

// GameOf is the game that a text names in its first lines, which is empty for those of the Brass family and for what is no transcript.
func GameOf(text []byte) string {
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	first := true
	for line := range bytes.Lines(text) {
		words := strings.Fields(string(line))
		switch {
		case forReader(strings.Join(words, " ")):
			continue
		case first && strings.Join(words[:max(len(words)-1, 0)], " ") != wordRecord, !first && words[0] != wordGame:
			return ""
		case !first:
			return strings.Join(words[1:], " ")
		}
		first = false
	}
	return ""
}

// byteOrderMark stands at the start of what some editors write.
const byteOrderMark = "\ufeff"

// Reader reads a text line by line. It keeps the first damage found; after that it reads no further.
type Reader struct {
	Damage  *Damage
	file    string
	lines   []string
	at      int  // the line under examination, from 0
	changed int  // the first line that is not as it was saved, by the check sums
	checked bool // there are check sums, and they are whole
}

// NewReader takes a text apart within its bounds, and stands at its first line. The file is only named in damage.
func NewReader(file string, text []byte) *Reader {
	l := &Reader{file: file}
	l.split(text)
	return l
}

func (l *Reader) split(text []byte) {
	if len(text) > maxText {
		l.Refuse(Damage{Expected: fault.Sprintf("at most 4 MiB"), Found: more})
		return
	}
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	if bytes.Count(text, []byte("\n")) > maxLines {
		l.at = maxLines
		l.Refuse(Damage{Expected: fault.Sprintf("at most %d lines", maxLines), Found: more})
		return
	}
	if len(text) > 0 {
		l.lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	}
	for i, line := range l.lines {
		if len(line) > maxLine {
			l.at = i
			l.Refuse(Damage{Expected: fault.Sprintf("at most 16 KiB in a line"), Found: more})
			return
		}
		l.lines[i] = strings.TrimSpace(line) // the \r of other systems too
	}
	l.cut(text)
	l.check()
	l.skip()
}

// forReader reports whether a line is for the reader alone.
func forReader(line string) bool { return line == "" || line[0] == '#' }

// skip goes on to a line that is not for the reader alone.
func (l *Reader) skip() {
	for l.at < len(l.lines) && forReader(l.lines[l.at]) {
		l.at++
	}
}

// Line is the line under examination, empty at the end.
func (l *Reader) Line() string {
	if l.at >= len(l.lines) {
		return ""
	}
	return l.lines[l.at]
}

// Next goes on after a line that is good as it stands; it refuses one that is not as it was saved.
func (l *Reader) Next() {
	if l.at >= l.changed {
		l.Expect(fault.Sprintf("the line that was saved"), whyChanged)
		return
	}
	l.at++
	l.skip()
}

// Is reports whether the line under examination is these words, or opens with them.
func (l *Reader) Is(words string) bool {
	rest, ok := strings.CutPrefix(l.Line(), words)
	return ok && (rest == "" || rest[0] == ' ')
}

// After returns the rest of the line after its opening words, or refuses a line that does not open so.
func (l *Reader) After(words, example string) string {
	if !l.Is(words) {
		l.Expect(fault.Sprintf("%q", words+" "+example), fault.Text{})
		return ""
	}
	return strings.TrimSpace(strings.TrimPrefix(l.Line(), words))
}

// Flag reads a line that may be left out.
func (l *Reader) Flag(words string) bool {
	if l.Line() != words {
		return false
	}
	l.Next()
	return true
}

// Number reads a line that ends in a number of at most 64 bits, such as "seed 42".
func (l *Reader) Number(words string) uint64 {
	n, ok := Whole(l.After(words, "42"))
	if !ok {
		l.Expect(fault.Sprintf("%q with a number from 0 to 18446744073709551615", words), fault.Text{})
	}
	l.Next()
	return n
}

// Opening reads the first lines, see the function Opening: a text of another game, and one of another version, are refused.
func (l *Reader) Opening(game string, rules int) {
	l.version(wordRecord, Version)
	switch {
	case game != "" && l.After(wordGame, game) == game:
		l.Next()
	case game != "":
		l.need(fault.Sprintf("%q", wordGame+" "+game), fault.Sprintf("it is a record of another game"))
	case l.Is(wordGame):
		l.need(fault.Sprintf("%q", fmt.Sprintf("%s %d", wordRules, rules)), fault.Sprintf("it is a record of another game"))
	}
	l.version(wordRules, rules)
}

// version reads a line that ends in a version, which must be this program's.
func (l *Reader) version(words string, ours int) {
	want := fault.Sprintf("%q", fmt.Sprintf("%s %d", words, ours))
	n, ok := Whole(l.After(words, strconv.Itoa(ours)))
	switch {
	case !ok:
		l.Expect(want, fault.Text{})
	case n > uint64(ours):
		l.need(want, fault.Sprintf("it needs a newer Soho Foundry, one that knows %q", l.Line()))
	case n < uint64(ours):
		l.need(want, fault.Sprintf("it was made by an older Soho Foundry, and needs one that knows %q", l.Line()))
	}
	l.Next()
}

// OneOf reads a line that names one of several things, by lines as they would be written, and returns which of them fit. None fits
// where something else is needed than what is here, for a reason.
func (l *Reader) OneOf(word string, lines []string, why fault.Text) (fit []int) {
	name := l.After(word, "…")
	if l.Damage != nil {
		return nil
	}
	var known fault.Or
	seen := map[string]bool{}
	for i, line := range lines {
		if line == word+" "+OneSpaced(name) {
			fit = append(fit, i)
		}
		if !seen[line] {
			seen[line] = true
			known = append(known, Quote(line))
		}
	}
	if len(fit) == 0 {
		l.need(fault.Sprintf("%s", known), why)
	}
	l.Next()
	return fit
}
