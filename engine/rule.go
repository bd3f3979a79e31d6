package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Rule is the number of a rule: B7.3 of the board game, M27 of the Automa. Zero is none.
type Rule uint16

// automaRules is where the Automa's rules start.
const automaRules = 10000

// B is rule number n of a chapter of the board game: B(7, 3) is B7.3.
func B(chapter, n int) Rule { return Rule(chapter*100 + n) }

// M is rule number n of the Automa: M(27) is M27.
func M(n int) Rule { return Rule(automaRules + n) }

// String gives the number as it is cited, or nothing for none.
func (r Rule) String() string {
	switch {
	case r == 0:
		return ""
	case r > automaRules:
		return "M" + strconv.Itoa(int(r-automaRules))
	default:
		return fmt.Sprintf("B%d.%d", r/100, r%100)
	}
}

// MarshalText writes the number as it is cited.
func (r Rule) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads a number as String writes it.
func (r *Rule) UnmarshalText(text []byte) error {
	word := string(text)
	if word == "" {
		*r = 0
		return nil
	}
	if number, ok := strings.CutPrefix(word, "M"); ok {
		if n, _ := strconv.Atoi(number); n > 0 && n < 1000 {
			*r = M(n)
			return nil
		}
	}
	if number, ok := strings.CutPrefix(word, "B"); ok {
		chapter, n, _ := strings.Cut(number, ".")
		c, _ := strconv.Atoi(chapter)
		k, _ := strconv.Atoi(n)
		if c > 0 && c < 100 && k > 0 && k < 100 {
			*r = B(c, k)
			return nil
		}
	}
	return fmt.Errorf("%q is no rule number such as B7.3 or M27", word)
}
