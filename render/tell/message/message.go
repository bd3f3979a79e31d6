// Package message reads texts in ICU MessageFormat, the form that translators and their tools know, and fills them.
//
// A library for it adds 173 KB to the page as it is sent, more than all its texts; of the format only arguments, select, plural
// and selectordinal serve here, and those are short. Texts are filled while drawing, so they are parsed once.
package message

import (
	"slices"
	"strconv"
	"strings"
)

// Message is a text with arguments.
type Message []Part

// Part is a piece of a message: a literal, an argument, or a choice among several messages.
type Part struct {
	Kind    Kind
	Literal string // of Literal
	Name    string // of the argument otherwise
	Cases   []Case // of Select, Plural and Ordinal, in the order in which they are written
}

// Kind is the kind of a part.
type Kind uint8

// The kinds of part.
const (
	Literal  Kind = iota
	Argument      // {name}, or # within a plural
	Select        // {name, select, you {…} other {…}}
	Plural        // {name, plural, =0 {…} one {…} other {…}}
	Ordinal       // {name, selectordinal, one {…} other {…}}
)

// Case is one of the messages of a choice.
type Case struct {
	Label string // "you", "one", or "=0" for a number itself
	Message
}

// Value is the value of an argument.
type Value struct {
	Text   string
	Key    string // the case that a select chooses; Text if it is empty
	Number bool   // N is a number, which a plural can choose by
	N      int
	Absent bool                             // there is no such thing: only a select can ask for it, as none
	Forms  func(name string) (string, bool) // other forms of the text: {tile_acc} asks the tile for acc
}

// None is the value of an absent thing.
var None = Value{Key: "none", Absent: true}

// Text is a value that is a text, and a number as well if it is one's figures.
func Text(text string) Value {
	n, err := strconv.Atoi(text)
	return Value{Text: text, Number: err == nil, N: n}
}

// Values finds the value of an argument.
type Values func(name string) (Value, bool)

// Filler fills messages of one language.
type Filler struct {
	Plurals Plurals
	Strict  bool // an unknown form stays in braces, for tests to find; otherwise the text itself stands for it
}

// Fill fills a message. An unknown argument stays in braces, which tests look for.
func (f Filler) Fill(m Message, known Values) string {
	if len(m) == 1 && m[0].Kind == Literal {
		return m[0].Literal
	}
	var b strings.Builder
	f.fill(&b, m, known)
	return b.String()
}

func (f Filler) fill(b *strings.Builder, m Message, known Values) {
	for i := range m {
		p := &m[i]
		if p.Kind == Literal {
			b.WriteString(p.Literal)
			continue
		}
		value, ok := f.find(p.Name, known)
		switch {
		case !ok || p.Kind == Argument && value.Absent:
			b.WriteString("{" + p.Name + "}")
		case p.Kind == Argument:
			b.WriteString(value.Text)
		default:
			f.fill(b, p.choose(f.Plurals, &value), known)
		}
	}
}

// find gives the value of a name, or of a form of it: tile_acc is the form acc of the tile.
func (f Filler) find(name string, known Values) (Value, bool) {
	if value, ok := known(name); ok {
		return value, true
	}
	base, form, cut := strings.Cut(name, "_")
	value, ok := known(base)
	switch {
	case !cut || !ok:
		return Value{}, false
	case value.Absent:
		return value, true
	case value.Forms != nil:
		if text, ok := value.Forms(form); ok {
			return Text(text), true
		}
	}
	if f.Strict {
		return Value{}, false
	}
	return Text(value.Text), true
}

// choose gives the message for a value; other is the last resort, which the parser sees to.
func (p *Part) choose(plurals Plurals, value *Value) Message {
	label, exact := "", ""
	switch {
	case p.Kind == Select:
		if label = value.Key; label == "" {
			label = value.Text
		}
	case value.Number:
		exact = "=" + strconv.Itoa(value.N)
		label = plurals.form(p.Kind, value.N)
	}
	var chosen, other Message
	for _, c := range p.Cases {
		switch c.Label {
		case exact:
			return c.Message
		case label:
			chosen = c.Message
			if exact == "" {
				return chosen
			}
		case "other":
			other = c.Message
		}
	}
	if chosen != nil {
		return chosen
	}
	return other
}

// Arguments lists the names of all arguments, with the kinds that they are asked for.
func (m Message) Arguments() map[string][]Kind {
	names := map[string][]Kind{}
	m.Walk(func(p *Part) {
		if p.Kind != Literal && !slices.Contains(names[p.Name], p.Kind) {
			names[p.Name] = append(names[p.Name], p.Kind)
		}
	})
	return names
}

// Walk visits every part, those of cases as well.
func (m Message) Walk(visit func(*Part)) {
	for i := range m {
		visit(&m[i])
		for _, c := range m[i].Cases {
			c.Walk(visit)
		}
	}
}
