package words

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Hang cuts a text into lines of at most the width, the first indented by some spaces, the others by more. A word longer
// than a line has one to itself. No line ends at a no-break space.
func (w Words) Hang(text string, first, others int) []string {
	var lines []string
	line := strings.Repeat(" ", first)
	empty := true
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return r != '\u00a0' && unicode.IsSpace(r) }) {
		if !empty && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > w.Width {
			lines = append(lines, line)
			line, empty = strings.Repeat(" ", others), true
		}
		if !empty {
			line += " "
		}
		line += word
		empty = false
	}
	return append(lines, line)
}

// pad fills a text up with spaces to a width.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text)))
}
