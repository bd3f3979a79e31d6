package rules

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Rules as lines of a given width, in characters, for places where all letters are of one width.

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

// Chapters lists the titles of the chapters with the numbers of their rules. The numbers stand in a column of their own, two spaces
// behind the longest title, or below the titles where there is little room.
func (b Book) Chapters(width int) []string {
	const room = 24 // for numbers
	chapters, column := b.chapters(), 0
	for _, chapter := range chapters {
		column = max(column, utf8.RuneCountInString(chapter[0].Title)+4)
	}
	var lines []string
	for _, chapter := range chapters {
		head := fmt.Sprintf("  %-*s", column-2, chapter[0].Title)
		if width < column+room {
			lines = append(lines, strings.TrimRight(head, " "))
			head = "    "
		}
		lines = append(lines, hang(head, numbers(chapter), width)...)
	}
	return lines
}

// chapters are the rules of each chapter. Chapters of two parts may have the same title.
func (b Book) chapters() (chapters [][]Rule) {
	for rest := b.rules; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n].Title == rest[0].Title && rest[n].Number[0] == rest[0].Number[0] {
			n++
		}
		chapters, rest = append(chapters, rest[:n]), rest[n:]
	}
	return chapters
}

// numbers names the rules of a chapter, those that follow each other by the first and the last. Resolutions are not
// numbered by chapter, so each is named.
func numbers(chapter []Rule) string {
	var named []string
	for i := 0; i < len(chapter); i++ {
		first, last := chapter[i].Number, chapter[i].Number
		for first[0] != 'A' && i+1 < len(chapter) && chapter[i+1].Number == next(last) {
			i++
			last = chapter[i].Number
		}
		if first != last {
			first += " – " + last
		}
		named = append(named, first)
	}
	return strings.Join(named, ", ")
}

// next is the number after another: B6.9, B6.10.
func next(number string) string {
	stem := strings.TrimRight(number, "0123456789")
	n, _ := strconv.Atoi(number[len(stem):])
	return stem + strconv.Itoa(n+1)
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
