package rules

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Rules as lines of a given width, in characters, for everybody who shows them where letters are all of one width.

// numberColumn is the width of the column that the numbers stand in.
const numberColumn = 8

// Lines writes rules one below the other, each chapter under its title.
func Lines(found []Rule, width int) []string {
	var lines []string
	for i, rule := range found {
		if i == 0 || rule.Title != found[i-1].Title {
			if i > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, rule.Title)
		}
		lines = append(lines, "")
		lines = append(lines, rule.Lines(width)...)
	}
	return lines
}

// Lines writes the number in a column of its own and the text beside it; the items of a list are set in once more.
func (r Rule) Lines(width int) []string {
	var lines []string
	head := fmt.Sprintf("%-*s", numberColumn, r.Number)
	for _, paragraph := range strings.Split(r.Text, "\n") {
		marker := item.FindString(paragraph)
		lines = append(lines, hang(head+marker, strings.TrimPrefix(paragraph, marker), width)...)
		head = strings.Repeat(" ", numberColumn)
	}
	return lines
}

// Chapters lists the titles of the chapters with the numbers of their rules.
func Chapters(width int) []string {
	const column, narrow = 36, 60
	var lines []string
	for rest := All(); len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n].Title == rest[0].Title && rest[n].Number[0] == rest[0].Number[0] {
			n++
		}
		head := fmt.Sprintf("  %-*s", column-2, rest[0].Title)
		if width < narrow {
			lines = append(lines, strings.TrimRight(head, " "))
			head = "    "
		}
		lines = append(lines, hang(head, span(rest[:n]), width)...)
		rest = rest[n:]
	}
	return lines
}

// span names the rules of a chapter by the first and the last. Resolutions are not numbered by chapter, so each is
// named.
func span(chapter []Rule) string {
	first, last := chapter[0].Number, chapter[len(chapter)-1].Number
	if len(chapter) > 1 && first[0] != 'A' {
		return first + " – " + last
	}
	var numbers []string
	for _, rule := range chapter {
		numbers = append(numbers, rule.Number)
	}
	return strings.Join(numbers, ", ")
}

// hang writes a text behind a head, its further lines below its first. A word that is too long gets a line of its own.
func hang(head, text string, width int) []string {
	var lines []string
	indent := strings.Repeat(" ", utf8.RuneCountInString(head))
	line, gap := head, ""
	for _, word := range strings.Fields(text) {
		if gap != "" && utf8.RuneCountInString(line+gap+word) > width {
			lines = append(lines, line)
			line, gap = indent, ""
		}
		line += gap + word
		gap = " "
	}
	return append(lines, line)
}
