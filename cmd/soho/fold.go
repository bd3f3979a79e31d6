package main

import (
	"strings"
	"unicode/utf8"
)

// fold cuts the lines of a text that are longer than the width, between words. The rest of a line is indented a little more
// than its beginning. A word that is longer than a line has one to itself, and a command, which is there to be copied, goes on
// after a backslash as shells want it. An object of JSON stays on its line.
func fold(text string, width int) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		body, end := strings.CutSuffix(line, "\n")
		if columns(body) > width && !strings.HasPrefix(body, "{") {
			body = foldLine(body, width)
		}
		b.WriteString(body)
		if end {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

func foldLine(line string, width int) string {
	rest := strings.TrimLeft(line, " ")
	indent := strings.Repeat(" ", min(len(line)-len(rest)+2, width/2))
	cut, command := "\n"+indent, strings.HasPrefix(rest, "soho ") && !strings.Contains(rest, "  ") && strings.HasPrefix(line, "  ")
	room := width
	if command {
		cut, room = " \\"+cut, width-2
	}
	var b strings.Builder
	at, begun := 0, false
	for rest := line; rest != ""; {
		word := strings.TrimLeft(rest, " ")
		gap := len(rest) - len(word)
		word, _, _ = strings.Cut(word, " ")
		rest = rest[gap+len(word):]
		if begun && at+gap+columns(word) > room {
			b.WriteString(cut)
			at, gap = len(indent), 0
		}
		b.WriteString(strings.Repeat(" ", gap) + word)
		at += gap + columns(word)
		begun = true
	}
	return strings.TrimRight(b.String(), " ")
}

// columns is how wide a text is on the screen. Colours take no room.
func columns(text string) (n int) {
	for {
		before, rest, coloured := strings.Cut(text, "\x1b[")
		n += utf8.RuneCountInString(before)
		if !coloured {
			return n
		}
		_, text, _ = strings.Cut(rest, "m")
	}
}
