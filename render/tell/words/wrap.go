package words

import (
	"strings"
	"unicode/utf8"
)

// Hang cuts a text into lines of at most the width, the first indented by some spaces, the others by more. A word longer
// than a line has one to itself.
func (w Words) Hang(text string, first, others int) []string {
	var lines []string
	line := strings.Repeat(" ", first)
	empty := true
	for _, word := range strings.Fields(text) {
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
