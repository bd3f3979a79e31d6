// Package words makes the texts that people read about the game out of its values: refusals, choices, events, and the Automa's
// steps. It works out no rules: everything in a text comes from the value. All wording is in one catalogue a language, such as
// en.toml: a further language is a further file.
package words

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// Words speaks one language about one game. It is a plain value: change its options as you like.
type Words struct {
	Width    int  // of lines, in characters, where texts are cut into lines
	Plain    bool // for screen readers: words instead of marks, sentences instead of tables
	Numbered bool // nobody is "you", as where several people play: seats have their names or numbers
	Rival    bool // the others have cards and money: there is no Automa
	You      engine.Seat
	Names    [engine.MaxSeats]string // of seats at a table of several people or rivals: see At
	Strict   bool                    // a form that a thing has not stays in braces, for tests; otherwise its name stands for it
	game     *automa.Game
	texts    *catalogue
}

// DefaultWidth is the width of lines unless Words says otherwise.
const DefaultWidth = 78

// New makes words about a game in a language, such as "en"; in English until its texts are here. The error names the languages
// there are.
func New(g *automa.Game, language string) (Words, error) {
	if !slices.Contains(Spoken(), language) {
		return Words{}, fmt.Errorf("there are no texts in the language %q, only in %s", language, strings.Join(Spoken(), ", "))
	}
	if !Here(language) {
		language = English
	}
	return Words{Width: DefaultWidth, game: g, texts: catalogueOf(language)}, nil
}

// In returns the Words that a picture is made with. The drawing code was given Words, but knows only a few of their methods.
func In(given interface{ Cites(number string) bool }) Words { return given.(Words) }

// Language is the language that is spoken.
func (w Words) Language() string {
	if w.texts == nil {
		return English
	}
	return w.texts.tag
}

// About is the same words about another game.
func (w Words) About(g *automa.Game) Words {
	w.game = g
	return w
}

// say fills the text of a key with the things that it is about. The first tag with a text of its own (key_tag) chooses it.
func (w Words) say(key string, a about, tags ...string) string {
	return w.fill(w.texts.find(key, tags), w.vocabulary(&a))
}

func (w Words) vocabulary(a *about) message.Values {
	return func(name string) (Noun, bool) {
		speak, ok := vocabulary[name]
		if !ok {
			return Noun{}, false
		}
		return speak(w, a), true
	}
}

// named are the values of the placeholders of a text by name: texts, numbers and nouns.
type named map[string]any

// text fills the text of a key with named values. The first tag with a text of its own (key_tag) chooses it.
func (w Words) text(key string, named named, tags ...string) string {
	return w.fill(w.texts.find(key, tags), w.values(named))
}

func (w Words) values(named named) message.Values {
	return func(name string) (Noun, bool) {
		value, ok := named[name]
		if !ok {
			return Noun{}, false
		}
		return w.stands(value), true
	}
}

// stands is the noun for a text, a number, a noun, or the answer to a question, by which a text chooses: yes or no.
func (w Words) stands(v any) Noun {
	switch v := v.(type) {
	case string:
		return message.Text(v)
	case int:
		return w.number(v)
	case bool:
		return message.Text(yesNo(v))
	case Noun:
		return v
	}
	return message.Text(fmt.Sprint(v))
}

// fill fills a text. The number of a rule stands in it as {B7_3}, and is told as the game has it: "B7.3", "C7.3".
func (w Words) fill(t text, known message.Values) string {
	return message.Filler{Plurals: t.plurals, Strict: w.Strict}.Fill(t.Message, func(name string) (Noun, bool) {
		if rule, ok := ruleOf(name); ok {
			return Noun{Text: w.cite(rule).String()}, true
		}
		return known(name)
	})
}

// Cited is a text with the rules that it rests on, our own decision among them said to be one, or the text alone without any:
// "nearest mine (B6.1)", "no link can follow (M34; our decision A7)".
func (w Words) Cited(text string, rules ...engine.Rule) string {
	cited := ""
	for i, rule := range rules {
		rule = w.cite(rule)
		if slices.ContainsFunc(rules[:i], func(before engine.Rule) bool { return w.cite(before) == rule }) {
			continue // two of one game may be one of another
		}
		switch {
		case rule == 0:
		case rule.Ours() && cited == "":
			cited = w.Text("sentence.ours-alone", "ours", rule.String())
		case rule.Ours():
			cited = w.Text("sentence.ours", "rule", cited, "ours", rule.String())
		case cited == "":
			cited = rule.String()
		default:
			cited = w.Text("list.comma", "a", cited, "b", rule.String())
		}
	}
	if cited == "" {
		return text
	}
	return w.Text("sentence.rule", "text", text, "rule", cited)
}

// Sentence makes a sentence of a text, with the rules it rests on, if any, at its end.
func (w Words) Sentence(text string, rules ...engine.Rule) string {
	return Capital(w.text("sentence.end", named{"text": w.Cited(text, rules...)}))
}

// Capital begins a text with a capital letter. Spanish marks come before it, and the brackets of the pseudo-language.
func Capital(text string) string {
	rest := strings.TrimLeft(text, "¿¡[")
	if rest == "" {
		return text
	}
	first, size := utf8.DecodeRuneInString(rest)
	return text[:len(text)-len(rest)] + string(unicode.ToUpper(first)) + rest[size:]
}

// join makes a list: "A, B and C". The last pair is joined by the text of a key, the others by a comma where that is a word before the last alone.
func (w Words) join(last string, list []string) string {
	if len(list) == 0 {
		return ""
	}
	joined := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		joined = w.text(last, named{"a": list[i], "b": joined})
		if last == "list.and" || last == "list.or" {
			last = "list.comma"
		}
	}
	return joined
}

// And makes a list of all: "a, b and c".
func (w Words) And(list []string) string { return w.join("list.and", list) }

// Commas makes a list without a word before the last: "a, b, c".
func (w Words) Commas(list []string) string { return w.join("list.comma", list) }

// Then makes a list of items that may have commas: "a; b; c".
func (w Words) Then(list []string) string { return w.join("list.then", list) }

// Plus makes a sum: "a + b".
func (w Words) Plus(list []string) string { return w.join("list.plus", list) }

// Or makes a list of alternatives: "a, b or c".
func (w Words) Or(list []string) string { return w.join("list.or", list) }
