package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Rule is the number of a rule: B7.3 of the board game, M27 of the Automa, or A6, our own decision where the rules of the Automa
// are silent. Zero is none.
type Rule uint16

// Where the Automa's rules and our decisions start.
const (
	automaRules = 10000
	ourRules    = 20000
)

// B is rule number n of a chapter of the board game: B(7, 3) is B7.3.
func B(chapter, n int) Rule { return Rule(chapter*100 + n) }

// M is rule number n of the Automa: M(27) is M27.
func M(n int) Rule { return Rule(automaRules + n) }

// A is number n of our own decisions: A(6) is A6.
func A(n int) Rule { return Rule(ourRules + n) }

// Ours reports whether it is our own decision.
func (r Rule) Ours() bool { return r > ourRules }

// String gives the number as it is cited, or nothing for none.
func (r Rule) String() string {
	switch {
	case r == 0:
		return ""
	case r.Ours():
		return "A" + strconv.Itoa(int(r-ourRules))
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
	for letter, rule := range map[string]func(int) Rule{"M": M, "A": A} {
		if number, ok := strings.CutPrefix(word, letter); ok {
			if n, _ := strconv.Atoi(number); n > 0 && n < 1000 {
				*r = rule(n)
				return nil
			}
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
	return fmt.Errorf("%q is no rule number such as B7.3, M27 or A6", word)
}
