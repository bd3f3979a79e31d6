// Package edit writes decks and mats as texts. A text that was read keeps all that is not changed, byte for byte, with its comments
// and its layout; one that is written anew is laid out as those of this program.
package edit

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
)

// Splice puts a text in the place of the bytes between two offsets.
type Splice struct {
	From, To int
	Text     string
}

// body is a text without a byte order mark, which is returned too.
func body(text []byte) (mark, rest []byte) {
	rest = bytes.TrimPrefix(text, []byte("\ufeff"))
	return text[:len(text)-len(rest)], rest
}

// Apply makes changes in a text, with the same line endings.
func Apply(text []byte, changes []Splice) []byte {
	mark, rest := body(text)
	slices.SortStableFunc(changes, func(a, b Splice) int { return cmp.Or(a.From-b.From, a.To-b.To) })
	out, at := slices.Clone(mark), 0
	for _, c := range changes {
		written := c.Text
		if bytes.Contains(rest, []byte("\r\n")) {
			written = strings.ReplaceAll(strings.ReplaceAll(written, "\r\n", "\n"), "\n", "\r\n")
		}
		out = append(append(out, rest[at:c.From]...), written...)
		at = c.To
	}
	return append(out, rest[at:]...)
}

// lineStart is where the line of a byte starts.
func lineStart(text []byte, at int) int { return bytes.LastIndexByte(text[:at], '\n') + 1 }

// lineEnd is where the line of a byte ends, with the mark of its end if it has one.
func lineEnd(text []byte, at int) int {
	line, _, _ := bytes.Cut(text[at:], []byte("\n"))
	return min(at+len(line)+1, len(text))
}

// LineAfter puts a line after that of a byte.
func LineAfter(text []byte, at int, line string) Splice {
	end := lineEnd(text, at)
	if bytes.HasSuffix(text[:end], []byte("\n")) {
		return Splice{end, end, line + "\n"}
	}
	return Splice{end, end, "\n" + line}
}

// Quoted writes a text as a value.
func Quoted(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

// listed writes a list of values in a line.
func listed(values []string) string { return "[" + strings.Join(values, ", ") + "]" }
