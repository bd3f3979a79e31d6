package words

import (
	"slices"
	"strings"
	"sync"

	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// Book is the book of rules of the game.
func (w Words) Book() rules.Book {
	return BookIn(w.Language(), w.game.Rules().ID)
}

// Cites reports whether the book of rules has a rule of a number, or that of Industry, whose numbers are its own.
func (w Words) Cites(number string) bool {
	if strings.HasPrefix(number, "I") {
		return w.IndustryBook().Has(number)
	}
	return w.Book().Has(number)
}

// BookIn is the book of one of the games of package rules in a language.
func BookIn(language, game string) rules.Book {
	if language == Pseudo {
		return pseudoBook(game)
	}
	return rules.In(language, game)
}

// pseudoBook is made once a game, as every view asks for it.
func pseudoBook(game string) rules.Book {
	book, ok := pseudoBooks.Load(game)
	if !ok {
		book, _ = pseudoBooks.LoadOrStore(game, rules.Of(game).Changed(message.Accented))
	}
	return book.(rules.Book)
}

var pseudoBooks sync.Map // by game

// cite is the number of a rule in the game that is spoken about. One of the other board's, such as about beer, is none there.
func (w Words) cite(rule engine.Rule) engine.Rule {
	if w.game == nil {
		return rule
	}
	rule = w.game.Cite(rule)
	if !w.game.HasRule(rule) {
		return 0
	}
	return rule
}

// Cite lists rules under the numbers that they have in the game, with the titles of their chapters, and tells which are our own
// decisions: "B7.1 Build". Two that are one there are listed once.
func (w Words) Cite(list ...engine.Rule) (cited []string) {
	var seen []engine.Rule
	for _, rule := range list {
		rule = w.cite(rule)
		if rule == 0 || slices.Contains(seen, rule) {
			continue
		}
		seen = append(seen, rule)
		key, title := "cite.rule", ""
		if rule.Ours() {
			key = "cite.ours"
		}
		if found := w.Book().Find(rule.String()); len(found) > 0 {
			title = found[0].Title
		}
		cited = append(cited, w.Text(key, "rule", rule.String(), "title", title))
	}
	return cited
}
