package transcript

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sohofoundry/engine/fault"
)

// OneSpaced writes a name with single spaces, as it stands on a line.
func OneSpaced(name string) string { return strings.Join(strings.Fields(name), " ") }

// Whole reads a number as it is written here, without sign or leading zeros.
func Whole(digits string) (uint64, bool) {
	n, _ := strconv.ParseUint(digits, 10, 64) // a word that is no number reads as one written otherwise
	return n, strconv.FormatUint(n, 10) == digits
}

// WhyNotPrinted says why a text cannot stand on a line, or nothing.
func WhyNotPrinted(name string) fault.Text {
	if !utf8.ValidString(name) {
		return fault.Sprintf("it is not written in UTF-8")
	}
	for _, c := range name {
		if !unicode.IsPrint(c) {
			return fault.Sprintf("it holds %q, which cannot be shown", c)
		}
	}
	return fault.Text{}
}

// LongestPlayer is how many characters the name of a player may have.
const LongestPlayer = 20

// CheckName names what the name of a player cannot be.
func CheckName(name string) error {
	switch why := WhyNotPrinted(name); {
	case utf8.RuneCountInString(name) > LongestPlayer:
		return fault.Errorf("the name has more than %d characters", LongestPlayer)
	case name != OneSpaced(name):
		return fault.Errorf("the name %q has spaces that are not between words", name)
	case !why.Empty():
		return fault.Errorf("the name: %s", why)
	}
	return nil
}

// WithoutSum cuts off the last word of a line, which identifies the text of a deck or board.
func WithoutSum(line string) string { return line[:max(strings.LastIndexByte(line, ' '), 0)] }
