package rules

import (
	_ "embed"
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
	Brass      = "brass" // of 2007; its book is Lancashire's, where what it does otherwise stands with each rule
)

// Games names all that have a book.
var Games = []string{Birmingham, Lancashire, Brass}

var (
	//go:embed birmingham.md
	birmingham string
	//go:embed mautoma.md
	mautoma string
	//go:embed resolutions.md
	resolutions string
	//go:embed lancashire.md
	lancashire string
	//go:embed lancashire_mautoma.md
	lancashireMAUtoma string
)

// Of gives the book of one of the Games: the board game, its Automa, then what others share with them.
func Of(game string) Book {
	book, ok := books()[game]
	if !ok {
		panic(fmt.Sprintf("there are no rules of %q", game))
	}
	return book
}

// books parses the texts once. They are part of the program, so a mistake in them is a bug, which the tests find.
var books = sync.OnceValue(func() map[string]Book {
	b := Book{read(birmingham, mautoma, resolutions)}
	own := read(lancashire, lancashireMAUtoma)
	l := Book{append(own, b.shared(own)...)}
	return map[string]Book{Birmingham: b, Lancashire: l, Brass: l}
})

func read(texts ...string) []Rule {
	var rules []Rule
	for _, text := range texts {
		parsed, err := parse(text)
		if err != nil {
			panic(err)
		}
		rules = append(rules, parsed...)
	}
	return rules
}

// shared gives the rules of the book that those of another game name, so that they hold there too. Each then says who
// names it: prices, and what it says of things that the other game has not, may be otherwise there.
func (b Book) shared(own []Rule) []Rule {
	namedBy := map[string][]string{}
	for _, rule := range own {
		for _, number := range cited(rule.Text) {
			if by := namedBy[number]; !slices.Contains(by, rule.Number) {
				namedBy[number] = append(by, rule.Number)
			}
		}
	}
	var list []Rule
	for _, rule := range b.rules {
		if by := namedBy[rule.Number]; by != nil {
			rule.Text += "\nIn this game: see " + strings.Join(by, ", ") + "."
			list = append(list, rule)
		}
	}
	return list
}

var citation = regexp.MustCompile(`\b([BCMNA](?:\d+\.)?)(\d+)(?: to ([BCMNA](?:\d+\.)?)(\d+))?\b`)

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
