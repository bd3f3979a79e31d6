package engine

import (
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/engine/fault"
)

// Rule is the number of a rule: B7.3 of the board games, C11.3 of those on the Lancashire map, M27 of the Automa, N13 of the Automa
// there, A6, our own decision where the rules of the Automa are silent, H1, a house rule of a level, or I14 of the game Industry, whose
// last ones are our own decisions. Zero is none.
type Rule uint16

// Where the Automa's rules and our decisions start.
const (
	lancashireRules       = 5000
	automaRules           = 10000
	lancashireAutomaRules = 15000
	ourRules              = 20000
	houseRules            = 25000
	industryRules         = 30000
	ourIndustryRules      = industryRules + 29 // of 29 rules
)

// B is rule number n of a chapter of the board games: B(7, 3) is B7.3.
func B(chapter, n int) Rule { return Rule(chapter*100 + n) }

// C is rule number n of a chapter of the games on the Lancashire map: C(11, 3) is C11.3.
func C(chapter, n int) Rule { return lancashireRules + B(chapter, n) }

// M is rule number n of the Automa: M(27) is M27.
func M(n int) Rule { return Rule(automaRules + n) }

// N is rule number n of the Automa on the Lancashire map: N(13) is N13.
func N(n int) Rule { return Rule(lancashireAutomaRules + n) }

// A is number n of our own decisions: A(6) is A6.
func A(n int) Rule { return Rule(ourRules + n) }

// H is number n of the house rules: H(1) is H1.
func H(n int) Rule { return Rule(houseRules + n) }

// I is rule number n of Industry: I(14) is I14.
func I(n int) Rule { return Rule(industryRules + n) }

// Board is the family of games with the board that a rule is about, 0 for both.
func (r Rule) Board() Family {
	switch {
	case r == 0 || r > automaRules:
		return 0
	case r < lancashireRules:
		return Birmingham
	}
	return Lancashire
}

// Ours reports whether it is our own decision.
func (r Rule) Ours() bool { return r > ourRules && r < houseRules || r > ourIndustryRules }

// OfIndustry reports whether it is a rule of Industry, a game of another family.
func (r Rule) OfIndustry() bool { return r > industryRules }

// String gives the number as it is cited, or nothing for none.
func (r Rule) String() string {
	switch {
	case r == 0:
		return ""
	case r.OfIndustry():
		return "I" + strconv.Itoa(int(r-industryRules))
	case r > houseRules:
		return "H" + strconv.Itoa(int(r-houseRules))
	case r.Ours():
		return "A" + strconv.Itoa(int(r-ourRules))
	case r > lancashireAutomaRules:
		return "N" + strconv.Itoa(int(r-lancashireAutomaRules))
	case r > automaRules:
		return "M" + strconv.Itoa(int(r-automaRules))
	case r > lancashireRules:
		r -= lancashireRules
		return fmt.Sprintf("C%d.%d", r/100, r%100)
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
	for letter, rule := range map[string]func(int) Rule{"M": M, "N": N, "A": A, "H": H, "I": I} {
		if number, ok := strings.CutPrefix(word, letter); ok {
			if n, _ := strconv.Atoi(number); n > 0 && n < 1000 {
				*r = rule(n)
				return nil
			}
		}
	}
	for letter, rule := range map[string]func(int, int) Rule{"B": B, "C": C} {
		if number, ok := strings.CutPrefix(word, letter); ok {
			chapter, n, _ := strings.Cut(number, ".")
			c, _ := strconv.Atoi(chapter)
			k, _ := strconv.Atoi(n)
			if c > 0 && c < 50 && k > 0 && k < 100 {
				*r = rule(c, k)
				return nil
			}
		}
	}
	return fault.Errorf("%q is no rule number such as B7.3, M27 or A6", word)
}
