package words

import (
	"fmt"
	"strings"

	"sohofoundry/engine"
)

// template is a text with placeholders:
//
//	{place}                    what the placeholder stands for
//	{tile.a}                   a form of it: "a cotton mill II"
//	{who:you=take|other=takes} one of several texts, as its case asks; these may contain placeholders
//	{B7.3}                     the number under which a rule stands in the game: "B7.3", "C7.3"
//
// Cases are those of the plural for numbers (one, few, other …; a number itself, as in 0=, comes first), you and other for
// seats, none for what is absent. Where no case fits, other is taken.
type template []part

type part struct {
	literal string
	rule    engine.Rule
	name    string // of a placeholder
	form    string
	cases   map[string]template
}

// phrase is what a placeholder stands for: its text, other forms of it, and the cases it counts as, best first.
type phrase struct {
	text  string
	forms map[string]string
	cases []string
}

// parseTemplate reads a text with placeholders.
func parseTemplate(text string) (template, error) {
	var t template
	for text != "" {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			open = len(text)
		}
		if open > 0 {
			if strings.Contains(text[:open], "}") {
				return nil, fmt.Errorf("%q closes a brace that is not open", text)
			}
			t = append(t, part{literal: text[:open]})
			text = text[open:]
			continue
		}
		size := closing(text)
		if size == 0 {
			return nil, fmt.Errorf("%q leaves a brace open", text)
		}
		p, err := parsePlaceholder(text[1:size])
		if err != nil {
			return nil, err
		}
		t = append(t, p)
		text = text[size+1:]
	}
	return t, nil
}

// closing returns where the brace closes that the text opens with, or 0.
func closing(text string) int {
	depth := 0
	for i, c := range text {
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return 0
}

func parsePlaceholder(text string) (part, error) {
	var rule engine.Rule
	if rule.UnmarshalText([]byte(text)) == nil && rule != 0 {
		return part{rule: rule}, nil
	}
	name, choices, cases := strings.Cut(text, ":")
	if !cases {
		name, form, _ := strings.Cut(text, ".")
		return part{name: name, form: form}, nil
	}
	p := part{name: name, cases: map[string]template{}}
	for _, choice := range splitCases(choices) {
		label, text, ok := strings.Cut(choice, "=")
		if !ok || label == "" {
			return part{}, fmt.Errorf("%q has a case without a name", text)
		}
		inner, err := parseTemplate(text)
		if err != nil {
			return part{}, err
		}
		p.cases[label] = inner
	}
	return p, nil
}

// splitCases cuts at the bars that are not within braces.
func splitCases(text string) (list []string) {
	depth, start := 0, 0
	for i, c := range text {
		switch {
		case c == '{':
			depth++
		case c == '}':
			depth--
		case c == '|' && depth == 0:
			list = append(list, text[start:i])
			start = i + 1
		}
	}
	return append(list, text[start:])
}

// fill replaces the placeholders. One that nothing is known of stays in braces, which the tests look for.
func (w Words) fill(t template, known func(name string) (phrase, bool)) string {
	var b strings.Builder
	for _, p := range t {
		if p.name == "" {
			b.WriteString(p.literal)
			b.WriteString(w.cite(p.rule).String())
			continue
		}
		value, ok := known(p.name)
		switch {
		case p.cases != nil && ok:
			b.WriteString(w.fill(p.choose(value.cases), known))
		case !ok || value.absent():
			b.WriteString("{" + p.name + "}")
		case p.form != "":
			b.WriteString(value.form(p))
		default:
			b.WriteString(value.text)
		}
	}
	return b.String()
}

// none is the phrase for what is absent.
var none = phrase{cases: []string{"none"}}

func (v phrase) absent() bool { return len(v.cases) > 0 && v.cases[0] == "none" }

func (v phrase) form(p part) string {
	if text, ok := v.forms[p.form]; ok {
		return text
	}
	return "{" + p.name + "." + p.form + "}"
}

func (p part) choose(cases []string) template {
	for _, label := range cases {
		if t, ok := p.cases[label]; ok {
			return t
		}
	}
	if t, ok := p.cases["other"]; ok {
		return t
	}
	return template{{literal: "{" + p.name + ":" + strings.Join(cases, "|") + "}"}}
}
