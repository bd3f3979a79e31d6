// Package words makes the texts that people read about the game out of its values: refusals, choices, events, and the
// Automa's steps. It works nothing out a second time; what it says is what the values carry. All wording is in one
// catalogue a language, such as en.toml: a further language is a further file.
package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Words speaks one language about one game. It is a plain value: change its options as you like.
type Words struct {
	Width    int  // of lines, in characters, where texts are cut into lines
	Plain    bool // for screen readers: words instead of marks, sentences instead of tables
	Numbered bool // seats have numbers, as without the Automa; otherwise they are "you" and "the Automa"
	game     *automa.Game
	texts    *catalogue
}

// DefaultWidth is the width of lines unless Words says otherwise.
const DefaultWidth = 78

// New makes words about a game in a language, such as "en". The error names the languages there are.
func New(g *automa.Game, language string) (Words, error) {
	texts, ok := catalogues()[language]
	if !ok {
		return Words{}, fmt.Errorf("there are no texts in the language %q, only in %s", language, strings.Join(Languages(), ", "))
	}
	return Words{Width: DefaultWidth, game: g, texts: texts}, nil
}

// About is the same words about another game.
func (w Words) About(g *automa.Game) Words {
	w.game = g
	return w
}

// say fills the text of a key with what is talked about. Of the tags, the first for which there is a text of its own
// (key_tag) chooses it.
func (w Words) say(key string, a about, tags ...string) string {
	return w.fill(w.texts.find(key, tags), func(name string) (phrase, bool) {
		speak, ok := vocabulary[name]
		if !ok {
			return phrase{}, false
		}
		return speak(w, &a), true
	})
}

// text fills the text of a key with named words. Of the tags, the first for which there is a text of its own (key_tag) chooses it.
func (w Words) text(key string, named map[string]string, tags ...string) string {
	return w.fill(w.texts.find(key, tags), func(name string) (phrase, bool) {
		word, ok := named[name]
		if n, err := strconv.Atoi(word); err == nil { // a number has a plural
			return phrase{text: word, cases: w.counted(n)}, ok
		}
		return phrase{text: word, cases: []string{word}}, ok
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
	return Capital(w.text("sentence.end", map[string]string{"text": w.Cited(text, rules...)}))
}

// Capital begins a text with a capital letter.
func Capital(text string) string {
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// join makes a list: "A, B and C". The last pair is joined by the text of a key, the others by a comma.
func (w Words) join(last string, list []string) string {
	if len(list) == 0 {
		return ""
	}
	joined := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		joined = w.text(last, map[string]string{"a": list[i], "b": joined})
		last = "list.comma"
	}
	return joined
}

// And makes a list of all: "a, b and c".
func (w Words) And(list []string) string { return w.join("list.and", list) }

// Commas makes a list without a word before the last: "a, b, c".
func (w Words) Commas(list []string) string { return w.join("list.comma", list) }

// Or makes a list of alternatives: "a, b or c".
func (w Words) Or(list []string) string { return w.join("list.or", list) }
