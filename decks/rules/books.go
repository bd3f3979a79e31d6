package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// The games that have a book of rules.
const (
	Birmingham = "birmingham"
	Lancashire = "lancashire"
	Brass      = "brass" // of 2007; its book is Lancashire's, in which each rule has the differences
	Industry   = "industry"
)

// Games names those of the Brass family that have a book.
var Games = []string{Birmingham, Lancashire, Brass}

// Books names all games that have a book.
var Books = append(slices.Clone(Games), Industry)

// English is the language that all rules are written in first, and the fallback where another language has none yet.
const English = "en"

// Texts are the names of the texts, in the order of the books.
var Texts = []string{"birmingham", "mautoma", "resolutions", "lancashire", "lancashire_mautoma", "levels", "industry"}

// loaded are the texts of languages that are not part of the program, by language and name.
var loaded = map[string]map[string]string{}

// Load takes in the texts of a language that is not part of the program, by name.
func Load(language string, texts map[string]string) {
	reading.Lock()
	defer reading.Unlock()
	loaded[language] = texts
	delete(books, language)
}

// TextsIn are the texts of a language, by name.
func TextsIn(language string) map[string]string {
	reading.Lock()
	defer reading.Unlock()
	all := map[string]string{}
	for _, name := range Texts {
		all[name] = text(language, name)
	}
	return all
}

// text is one of the texts in a language; nothing if the language has none.
func text(language, name string) string {
	if texts := loaded[language]; texts != nil {
		return texts[name]
	}
	found, err := files.ReadFile(language + "/" + name + ".md")
	if err != nil {
		return ""
	}
	return string(found)
}

// Of gives the book of one of the Books in English: the board game, its Automa, then the rules shared from other games.
func Of(game string) Book { return In(English, game) }

var (
	books   = map[string]map[string]Book{}
	reading sync.Mutex
)

// In gives the book of one of the Books in a language. Rules that the language has not yet are in English.
func In(language, game string) Book {
	reading.Lock()
	defer reading.Unlock()
	if books[language] == nil {
		books[language] = library(language)
	}
	book, ok := books[language][game]
	if !ok {
		panic(fmt.Sprintf("there are no rules of %q", game))
	}
	return book
}

// library parses the texts of a language. They are part of the program, so a mistake in them is a bug, which the tests find.
func library(language string) map[string]Book {
	b, levels := Book{read(language, "birmingham", "mautoma", "resolutions")}, read(language, "levels")
	lancashire := []string{"lancashire", "lancashire_mautoma"}
	naming := read(English, append(lancashire, "levels")...) // other languages write "M5 to M7" otherwise
	l := Book{slices.Concat(read(language, lancashire...), b.shared(naming, see(language)), levels)}
	b.rules = append(b.rules, levels...)
	return map[string]Book{Birmingham: b, Lancashire: l, Brass: l, Industry: {read(language, "industry")}}
}

func read(language string, names ...string) []Rule {
	var rules []Rule
	for _, name := range names {
		parsed, err := parse(text(English, name))
		if err != nil {
			panic(err)
		}
		rules = append(rules, translated(parsed, text(language, name))...)
	}
	return rules
}

// translated puts the rules of a text in the place of those with the same number.
func translated(rules []Rule, text string) []Rule {
	own, err := parse(text)
	if err != nil {
		return rules
	}
	for i, rule := range rules {
		if at := slices.IndexFunc(own, func(r Rule) bool { return r.Number == rule.Number }); at >= 0 {
			rules[i] = own[at]
		}
	}
	return rules
}

// Check lists the problems of the rules of a language: texts and rules that are missing, superfluous or cannot be read.
func Check(language string) (problems []string) {
	for _, name := range Texts {
		english, _ := parse(text(English, name))
		if text(language, name) == "" {
			problems = append(problems, fmt.Sprintf("%s/%s.md: there is no such file, with %d rules", language, name, len(english)))
			continue
		}
		own, err := parse(text(language, name))
		if err != nil {
			problems = append(problems, fmt.Sprintf("%s/%s.md: %v", language, name, err))
			continue
		}
		for _, missing := range without(english, own) {
			problems = append(problems, fmt.Sprintf("%s/%s.md: %s is missing", language, name, missing))
		}
		for _, superfluous := range without(own, english) {
			problems = append(problems, fmt.Sprintf("%s/%s.md: there is no rule %s", language, name, superfluous))
		}
	}
	if text(language, "lancashire") != "" && !seeLine.MatchString(text(language, "lancashire")) {
		problems = append(problems, language+"/lancashire.md: the line with {rules} is missing at its head")
	}
	return problems
}

// without are the numbers of the rules that others have not.
func without(rules, others []Rule) (numbers []string) {
	for _, rule := range rules {
		if !slices.ContainsFunc(others, func(r Rule) bool { return r.Number == rule.Number }) {
			numbers = append(numbers, rule.Number)
		}
	}
	return numbers
}

// seeLine is the line at the head of lancashire.md that says which rules a shared one is named by.
var seeLine = regexp.MustCompile(`(?m)^\*(.*\{rules\}.*)\*$`)

func see(language string) string {
	for _, language := range []string{language, English} {
		if found := seeLine.FindStringSubmatch(text(language, "lancashire")); found != nil {
			return found[1]
		}
	}
	return "{rules}"
}

// shared gives the rules of the book that those of another game name, so that they hold there too. Each then names the rules
// that refer to it: prices, and parts about things that the other game lacks, may differ there.
func (b Book) shared(naming []Rule, see string) []Rule {
	namedBy := map[string][]string{}
	for _, rule := range naming {
		for _, number := range cited(rule.Text) {
			if by := namedBy[number]; !slices.Contains(by, rule.Number) {
				namedBy[number] = append(by, rule.Number)
			}
		}
	}
	var list []Rule
	for _, rule := range b.rules {
		if by := namedBy[rule.Number]; by != nil {
			rule.Text += "\n" + strings.ReplaceAll(see, "{rules}", strings.Join(by, ", "))
			list = append(list, rule)
		}
	}
	return list
}

var citation = regexp.MustCompile(`\b([BCMNAHI](?:\d+\.)?)(\d+)(?: to ([BCMNAHI](?:\d+\.)?)(\d+))?\b`)

// cited lists the rules that a text names: "M5 to M7" is M5, M6 and M7.
func cited(text string) []string {
	var numbers []string
	for _, c := range citation.FindAllStringSubmatch(text, -1) {
		first, _ := strconv.Atoi(c[2])
		last := first
		if c[3] == c[1] {
			last, _ = strconv.Atoi(c[4])
		}
		for n := first; n <= last; n++ {
			numbers = append(numbers, c[1]+strconv.Itoa(n))
		}
	}
	return numbers
}
