package message

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Parse reads a message. The error says where it is wrong.
func Parse(text string) (Message, error) {
	p := &parser{text: text}
	m, err := p.message("", 0)
	if err == nil && p.at < len(text) {
		err = p.wrong("closes a brace that is not open")
	}
	return m, err
}

type parser struct {
	text string
	at   int
}

func (p *parser) wrong(format string, args ...any) error {
	return fmt.Errorf("character %d: %s", utf8.RuneCountInString(p.text[:p.at])+1, fmt.Sprintf(format, args...))
}

// deepest is how deep choices may be nested.
const deepest = 8

// message reads up to the brace that closes it or the end of the text. Within a plural, # stands for the number of the name.
func (p *parser) message(number string, depth int) (Message, error) {
	m := Message{}
	var literal strings.Builder
	flush := func() {
		if literal.Len() > 0 {
			m = append(m, Part{Literal: literal.String()})
			literal.Reset()
		}
	}
	for p.at < len(p.text) {
		switch c := p.text[p.at]; {
		case c == '\'':
			quoted, err := p.quoted(number != "")
			if err != nil {
				return nil, err
			}
			literal.WriteString(quoted)
		case c == '#' && number != "":
			flush()
			m = append(m, Part{Kind: Argument, Name: number})
			p.at++
		case c == '{':
			flush()
			part, err := p.argument(number, depth)
			if err != nil {
				return nil, err
			}
			m = append(m, part)
		case c == '}':
			flush()
			return m, nil
		default:
			literal.WriteByte(c)
			p.at++
		}
	}
	flush()
	return m, nil
}

// quoted reads an apostrophe. Two stand for one; one before a brace quotes all up to the next, and any other is itself.
func (p *parser) quoted(plural bool) (string, error) {
	rest := p.text[p.at+1:]
	switch {
	case strings.HasPrefix(rest, "'"):
		p.at += 2
		return "'", nil
	case rest == "" || rest[0] != '{' && rest[0] != '}' && (rest[0] != '#' || !plural):
		p.at++
		return "'", nil
	}
	var text strings.Builder
	for i := 0; i < len(rest); i++ {
		switch {
		case rest[i] != '\'':
			text.WriteByte(rest[i])
		case i+1 < len(rest) && rest[i+1] == '\'':
			text.WriteByte('\'')
			i++
		default:
			p.at += i + 2
			return text.String(), nil
		}
	}
	return "", p.wrong("an apostrophe before a brace quotes it, up to a second apostrophe: write ’ or two apostrophes for one")
}

// kinds are the choices by the words that ask for them.
var kinds = map[string]Kind{"select": Select, "plural": Plural, "selectordinal": Ordinal}

// argument reads an argument in braces, with the cases of a choice.
func (p *parser) argument(number string, depth int) (Part, error) {
	if depth == deepest {
		return Part{}, p.wrong("choices stand in one another too deep")
	}
	open := p.at
	p.at++
	part := Part{Kind: Argument, Name: p.word()}
	if !isName(part.Name) {
		return part, p.wrong("a name is letters, figures and _, and no %q", part.Name)
	}
	if p.next('}') {
		return part, nil
	}
	if !p.next(',') {
		return part, p.unclosed(open)
	}
	kind := p.word()
	part.Kind = kinds[kind]
	if part.Kind == Literal {
		return part, p.wrong("%q is none of select, plural and selectordinal", kind)
	}
	if !p.next(',') {
		return part, p.wrong("a comma is missing after %s", kind)
	}
	if part.Kind != Select {
		number = part.Name
	}
	for !p.next('}') {
		if err := p.addCase(&part, open, number, depth); err != nil {
			return part, err
		}
	}
	if !slices.ContainsFunc(part.Cases, func(c Case) bool { return c.Label == "other" }) {
		return part, p.wrong("the case other is missing for %s", part.Name)
	}
	return part, nil
}

func (p *parser) addCase(part *Part, open int, number string, depth int) error {
	label := p.word()
	switch {
	case p.at == len(p.text):
		return p.unclosed(open)
	case !isLabel(part.Kind, label):
		return p.wrong("%q is no case of a %s", label, kindNames[part.Kind])
	case slices.ContainsFunc(part.Cases, func(c Case) bool { return c.Label == label }):
		return p.wrong("the case %s of %s is there twice", label, part.Name)
	case !p.next('{'):
		return p.wrong("the text of the case %s must stand in braces", label)
	}
	m, err := p.message(number, depth+1)
	if err != nil {
		return err
	}
	if !p.next('}') {
		return p.unclosed(open)
	}
	part.Cases = append(part.Cases, Case{label, m})
	return nil
}

func (p *parser) unclosed(open int) error {
	p.at = open
	return p.wrong("a brace is left open")
}

var kindNames = map[Kind]string{Select: "select", Plural: "plural", Ordinal: "selectordinal"}

func isName(word string) bool {
	for i, c := range word {
		if c != '_' && !(c < utf8.RuneSelf && (unicode.IsLetter(c) || i > 0 && unicode.IsDigit(c))) {
			return false
		}
	}
	return word != ""
}

func isLabel(kind Kind, label string) bool {
	if kind == Select {
		return label != "" && !strings.ContainsFunc(label, func(c rune) bool {
			return c != '_' && !unicode.IsLetter(c) && !unicode.IsDigit(c)
		})
	}
	if figures, exact := strings.CutPrefix(label, "="); exact {
		return figures != "" && strings.Trim(figures, "0123456789") == ""
	}
	return slices.Contains(forms[:], label)
}

// space skips blanks.
func (p *parser) space() {
	for p.at < len(p.text) && strings.IndexByte(" \t\n\r", p.text[p.at]) >= 0 {
		p.at++
	}
}

// word reads up to a blank, a comma or a brace.
func (p *parser) word() string {
	p.space()
	rest := p.text[p.at:]
	size := strings.IndexAny(rest, " \t\n\r,{}")
	if size < 0 {
		size = len(rest)
	}
	p.at += size
	return rest[:size]
}

// next passes over a sign, if it comes next.
func (p *parser) next(sign byte) bool {
	p.space()
	if p.at == len(p.text) || p.text[p.at] != sign {
		return false
	}
	p.at++
	return true
}
