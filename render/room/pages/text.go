package pages

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

func itoa(n int) string { return strconv.Itoa(n) }

// plain writes a number with the minus of the reading fonts.
func plain(n int) string { return strings.TrimPrefix(words.Signed(n), "+") }

// pathLines cuts a long path after its separators, so that it stays as it is where it is read.
func pathLines(path string, width float64, s widget.Style) string {
	var lines []string
	line := ""
	for _, piece := range strings.SplitAfter(strings.ReplaceAll(path, `\`, `\`+"\x00"), "/") {
		for _, part := range strings.Split(piece, "\x00") {
			if line != "" && s.Width(line+part) > width {
				lines, line = append(lines, line), ""
			}
			line += part
		}
	}
	return strings.Join(append(lines, line), "\n")
}

// seatID names a seat in the identities of buttons.
func seatID(seat engine.Seat) string {
	if seat > engine.AutomaSeat {
		return itoa(int(seat) + 1)
	}
	return words.SeatKey(seat)
}

// seedText writes a seed as it is typed.
func seedText(seed uint64) string { return strconv.FormatUint(seed, 10) }

// lower begins a text with a small letter, to stand within a sentence.
func lower(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(first)) + text[size:]
}
