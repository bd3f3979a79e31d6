package message

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Plurals are the rules by which a language counts.
type Plurals struct{ Language language.Tag }

// forms are the names of the plural forms of the languages of the world.
var forms = [...]string{
	plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// form names the form that a number asks for, of things counted or of things in order.
func (p Plurals) form(kind Kind, n int) string {
	rules := plural.Cardinal
	if kind == Ordinal {
		rules = plural.Ordinal
	}
	return forms[rules.MatchPlural(p.Language, max(n, -n), 0, 0, 0, 0)]
}

// counted is the limit of the numbers in texts: Spanish, French, Italian and Portuguese have a form for whole millions only,
// which no text needs.
const counted = 1000

// Needed tells which numbers ask for each form, of those that a text may have.
func (p Plurals) Needed(kind Kind) map[string][]int {
	needed := map[string][]int{}
	for n := range counted {
		form := p.form(kind, n)
		needed[form] = append(needed[form], n)
	}
	return needed
}
