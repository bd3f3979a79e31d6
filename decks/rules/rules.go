// Package rules holds the rules that the program cites, told in our own words: those of the board games (B7.3 of Birmingham, C7.3 of
// Lancashire), those of their Automas (M27, N11), our decisions where the Automa's are silent (A6), and the house rules of our own levels
// (H1); and those of Industry (I14). A refusal or a step of the Automa carries only a number; here a player can read the rule itself.
package rules

import (
	"bufio"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"sohofoundry/engine/fault"
)

// Rule is one numbered rule.
type Rule struct {
	Number string // as it is cited: B7.3, M27, A6, H1, I14
	Title  string // of its chapter: Build
	Text   string // plain text; a new line begins each paragraph and each item of a list, and nowhere else
}

// Book is the rules of one game.
type Book struct{ rules []Rule }

// All gives every rule in reading order.
func (b Book) All() []Rule { return slices.Clone(b.rules) }

// longestQuery is how many bytes are looked for: no rule is longer, and each word of a query is looked for in every rule.
const longestQuery = 4000

// Find gives the rules that are meant by a number or that contain every one of the words, upper or lower case alike.
//
// "B7.3", "m27" or "A6" is that rule, "B7" a whole chapter, and "M44.1" the rule that has such a step. Words are looked
// for in the text and in the title of the chapter; rules that have them as whole words come first.
func (b Book) Find(query string) []Rule {
	query = strings.TrimSpace(query)
	if len(query) > longestQuery {
		return nil
	}
	if numberForm.MatchString(query) {
		return b.numbered(strings.ToUpper(query))
	}
	return b.containing(words(query))
}

// Changed is the book with every title and text changed, and the same numbers.
func (b Book) Changed(change func(string) string) Book {
	all := b.All()
	for i := range all {
		all[i].Title, all[i].Text = change(all[i].Title), change(all[i].Text)
	}
	return Book{all}
}

// Has reports whether Find has something for the number of a rule, of a chapter or of a step.
func (b Book) Has(number string) bool {
	rule, _, _ := strings.Cut(number, ".")
	return slices.ContainsFunc(b.rules, func(r Rule) bool {
		return r.Number == number || r.Number == rule || strings.HasPrefix(r.Number, number+".")
	})
}

var numberForm = regexp.MustCompile(`^(?i:[BCMNAHI])\d+(\.\d+)?$`)

// numbered gives the rule with the number, the chapter with it or, for a step of a rule, the rule.
func (b Book) numbered(number string) []Rule {
	rule, _, _ := strings.Cut(number, ".")
	for _, is := range []func(Rule) bool{
		func(r Rule) bool { return r.Number == number },
		func(r Rule) bool { return strings.HasPrefix(r.Number, number+".") },
		func(r Rule) bool { return r.Number == rule },
	} {
		if found := b.keep(is); len(found) > 0 {
			return found
		}
	}
	return nil
}

// containing gives the rules that have every word as a whole, then those that have some only as a part of a longer one.
func (b Book) containing(wanted []string) []Rule {
	if len(wanted) == 0 {
		return nil
	}
	whole := func(r Rule) bool {
		has := words(r.Title + " " + r.Text)
		return every(wanted, func(word string) bool { return slices.Contains(has, word) })
	}
	part := func(r Rule) bool {
		text := strings.ToLower(r.Title + " " + r.Text)
		return every(wanted, func(word string) bool { return strings.Contains(text, word) })
	}
	found := b.keep(whole)
	return append(found, b.keep(func(r Rule) bool { return part(r) && !whole(r) })...)
}

// words cuts a text into its words in lower case, without punctuation: "Tie-break: £15." is tie, break, £15.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '£'
	})
}

func (b Book) keep(is func(Rule) bool) []Rule {
	var kept []Rule
	for _, rule := range b.rules {
		if is(rule) {
			kept = append(kept, rule)
		}
	}
	return kept
}

func every(words []string, holds func(string) bool) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return !holds(word) })
}

var (
	heading = regexp.MustCompile(`^## (?:[BC]\d+ )?(.+)$`)
	opening = regexp.MustCompile(`^\*\*([BCMNAHI]\d+(?:\.\d+)?)\*\* (.+)$`)
	item    = regexp.MustCompile(`^(?:-|\d\.) `)
)

// parse reads one of the texts. Before its first chapter it may have any text; from there on every line belongs to a rule, so
// that nothing is in the text that a player cannot find.
func parse(text string) ([]Rule, error) {
	var rules []Rule
	title, gap := "", true
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		chapter, number := heading.FindStringSubmatch(line), opening.FindStringSubmatch(line)
		switch {
		case line == "":
			gap = true
			continue
		case chapter != nil:
			title = chapter[1]
		case title == "":
		case number != nil:
			rules = append(rules, Rule{Number: number[1], Title: title, Text: number[2]})
		case len(rules) == 0 || rules[len(rules)-1].Title != title:
			return nil, fault.Errorf("line %d belongs to no rule: %s", n, line)
		case gap || item.MatchString(line):
			rules[len(rules)-1].Text += "\n" + line
		default:
			rules[len(rules)-1].Text += " " + line
		}
		gap = false
	}
	return rules, lines.Err()
}
