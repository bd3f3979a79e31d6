package transcript

import (
	"slices"
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

// CheckNames sees that people at a table have names by which they are told apart, however large or small they are written. The names are what
// each seat was given, empty for a rival and whoever has none; called is what each goes by there, and taken are words that stand for players
// without a name. The error is about the name of the seat.
func CheckNames(names, called, taken []string) (seat int, err error) {
	for seat, name := range names {
		if name == "" {
			continue
		}
		same := func(other string) bool { return strings.EqualFold(name, other) }
		if err := CheckName(name); err != nil {
			return seat, err
		}
		if slices.ContainsFunc(taken, same) {
			return seat, fault.Errorf("nobody can be called %q: at a table that stands for somebody else", name)
		}
		for other := range names {
			if (other < seat || names[other] == "") && same(called[other]) {
				return seat, fault.Errorf("%q is what seat %d is called already", name, other+1)
			}
		}
	}
	return 0, nil
}

// WithoutSum cuts off the last word of a line, which identifies the text of a deck or board.
func WithoutSum(line string) string { return line[:max(strings.LastIndexByte(line, ' '), 0)] }
