// Package check compares the files of the languages with the English one, for translators and for the tests, and reports missing
// and wrong texts. The program itself never needs it: in place of such a text it uses the English one.
package check

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/language"

	"sohofoundry/render/tell/message"
	"sohofoundry/render/tell/words"
)

// Problem is a fault of a text.
type Problem struct {
	Line    int    // of the file, 0 for none
	Key     string // of the text
	What    string
	Missing bool // there is no text yet, which is no mistake as long as the file does not say that it is complete
}

// Report lists the problems of a file.
type Report struct {
	Language string
	Texts    int // that English has
	Missing  int // of them
	Complete bool
	Problems []Problem
}

// OK reports whether the language may be offered to players.
func (r *Report) OK() bool { return len(r.Problems) == 0 }

// Mistakes are the problems that must be corrected: all except texts missing from a file that is not complete.
func (r *Report) Mistakes() []Problem {
	return slices.DeleteFunc(slices.Clone(r.Problems), func(p Problem) bool { return p.Missing && !r.Complete })
}

var english = sync.OnceValue(func() *file { return read(words.English, words.File(words.English)) })

// Language checks the file of a language against the English one.
func Language(tag string, text []byte) Report {
	english := english()
	own := &file{name: english.name, texts: english.texts}
	if tag != words.English {
		own = read(tag, text)
	} else {
		english = own
	}
	report := Report{Language: tag, Texts: len(english.texts), Complete: own.complete}
	parsed, err := language.Parse(tag)
	if err != nil {
		own.wrong(0, "", "the name of the file is no tag of a language: %v", err)
	}
	c := &comparison{file: own, english: english, plurals: message.Plurals{Language: parsed}, cases: casesOf(english), families: families(english)}
	for key, e := range own.texts {
		c.text(key, e)
	}
	c.missing()
	report.Problems = slices.Clone(own.problems)
	for _, p := range report.Problems {
		if p.Missing {
			report.Missing++
		}
	}
	slices.SortFunc(report.Problems, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), strings.Compare(a.Key, b.Key), strings.Compare(a.What, b.What))
	})
	return report
}

type comparison struct {
	*file
	english  *file
	plurals  message.Plurals
	families map[string]map[string]bool
	cases    map[string][]string // of the selects in English, by the name of the argument
}

// casesOf collects which cases English has of each argument, in all its texts.
func casesOf(f *file) map[string][]string {
	cases := map[string][]string{}
	for _, e := range f.texts {
		e.message.Walk(func(p *message.Part) {
			for _, c := range p.Cases {
				if p.Kind == message.Select && !slices.Contains(cases[p.Name], c.Label) {
					cases[p.Name] = append(cases[p.Name], c.Label)
				}
			}
		})
	}
	return cases
}

// untranslated reports whether a text needs no translation: the names of languages in themselves.
func untranslated(key string) bool { return strings.HasPrefix(key, "settings.language.name.") }

func (c *comparison) missing() {
	for _, key := range slices.Sorted(maps.Keys(c.english.texts)) {
		if _, ok := c.texts[key]; !ok && !untranslated(key) {
			c.problems = append(c.problems, Problem{Line: 0, Key: key, What: "is missing", Missing: true})
		}
	}
}

// text checks one text.
func (c *comparison) text(key string, own entry) {
	if own.message == nil { // its mistake was reported already
		return
	}
	english, ok := c.english.texts[key]
	if !ok {
		if !isForm(c.english, key) {
			c.wrong(own.line, key, "is no key of the English file")
			return
		}
		english = c.english.texts[table(key)+".name"]
	}
	c.plural(key, own, english)
	if c.file == c.english {
		return
	}
	c.placeholders(key, own, english)
	c.selects(key, own)
	c.shape(key, own, english)
	if ok && narrowKeys.MatchString(key) && tooLong(own.message, english.message) {
		c.wrong(own.line, key, "is too long for its place: %d letters, in English %d", length(own.message), length(english.message))
	}
}

// shape checks the blanks and lines of a text, and that it is not the English one.
func (c *comparison) shape(key string, own, english entry) {
	switch {
	case own.text == "" && english.text != "":
		c.wrong(own.line, key, "is empty")
	case strings.TrimSpace(own.text) != own.text && strings.TrimSpace(english.text) == english.text && key != "number.group":
		c.wrong(own.line, key, "begins or ends with a blank, which the English does not")
	case strings.HasPrefix(english.text, " ") != strings.HasPrefix(own.text, " "):
		c.wrong(own.line, key, "must begin with a blank, as the English does")
	case own.text != english.text && compared(key):
		c.wrong(own.line, key, "is what a person types: it stays %q", english.text)
	case own.text == english.text && wordCount(english.message) >= 4 && !untranslated(key) && !typed(key):
		c.wrong(own.line, key, "is the English text")
	case strings.Count(own.text, "\n") != strings.Count(english.text, "\n") && !strings.HasPrefix(key, "command."): // those are folded by hand
		c.wrong(own.line, key, "has another number of lines than the English")
	}
}

// typed reports whether a text shows input that is typed in the terminal, which is the same in every language.
func typed(key string) bool {
	return strings.HasPrefix(key, "terminal.help.") && (strings.HasSuffix(key, ".usage") || strings.HasPrefix(key, "terminal.help.examples"))
}

// compared reports whether the terminal compares a text with a person's input.
func compared(key string) bool {
	switch key {
	case "terminal.back", "terminal.automa.end", "terminal.automa.name", "terminal.automa.name_rival", "terminal.mat.all", "terminal.steps.off":
		return true
	}
	return false
}

// wordCount counts the words of a text, without its placeholders.
func wordCount(m message.Message) (n int) {
	m.Walk(func(p *message.Part) {
		for word := range strings.FieldsSeq(p.Literal) {
			if strings.ContainsFunc(word, unicode.IsLetter) {
				n++
			}
		}
	})
	return n
}
