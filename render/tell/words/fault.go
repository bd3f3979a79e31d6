package words

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"sync"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
	"sohofoundry/render/tell/message"
)

// Packages without access to the catalogue have their texts in English. The catalogue has the same English under keys that begin
// with fault or command; {a} is the first value that fills it, {b} the second.

// verb matches a verb of package fmt.
var verb = regexp.MustCompile(`%[-+# 0]*[0-9]*(\.[0-9]+)?[a-zA-Z%]`)

// formatted is a format of package fmt as a message, with its verbs.
func formatted(format string) (m message.Message, verbs []string) {
	at := 0
	for _, found := range verb.FindAllStringIndex(format, -1) {
		v := format[found[0]:found[1]]
		if v == "%%" {
			m = append(m, message.Part{Literal: format[at : found[0]+1]})
		} else {
			verbs = append(verbs, v)
			m = append(m, message.Part{Literal: format[at:found[0]]}, message.Part{Kind: message.Argument, Name: argument(len(verbs) - 1)})
		}
		at = found[1]
	}
	return append(m, message.Part{Literal: format[at:]}), verbs
}

func argument(i int) string { return string(rune('a' + i)) }

// english is a message as it reads in English, with the plural where there is one: a key to find it by.
func english(m message.Message) string {
	var text strings.Builder
	for _, part := range m {
		switch part.Kind {
		case message.Literal:
			text.WriteString(part.Literal)
		case message.Argument:
			text.WriteString("{" + part.Name + "}")
		default:
			text.WriteString(english(part.Cases[len(part.Cases)-1].Message))
		}
	}
	return text.String()
}

// byEnglish finds the keys of texts by their English.
var byEnglish = sync.OnceValue(func() map[string]string { return keysByEnglish(catalogueOf(English)) })

func keysByEnglish(c *catalogue) map[string]string {
	keys := map[string]string{}
	for key, t := range c.all() {
		if strings.HasPrefix(key, "fault.") || strings.HasPrefix(key, "command.") || strings.HasPrefix(key, "news.entry.") {
			keys[english(t.Message)] = key
		}
	}
	return keys
}

// Fault words a text of package fault. A text that is not in the catalogue stays in English; a text without words is the same
// everywhere.
func (w Words) Fault(t fault.Text) string {
	m, verbs := formatted(t.Format)
	known := named{}
	for i, v := range verbs[:min(len(verbs), len(t.Args))] {
		known[argument(i)] = w.told(v, t.Args[i])
	}
	if key, ok := byEnglish()[english(m)]; ok {
		return w.text(key, known)
	}
	return w.fill(text{Message: m}, w.values(known))
}

// told is a value as formatted by a verb of package fmt. Text that strangers wrote is made printable.
func (w Words) told(verb string, v any) any {
	switch v := v.(type) {
	case error:
		return w.Error(v)
	case fault.Text:
		return w.Fault(v)
	case fault.Or:
		return w.Or(v)
	}
	written := untrusted.Printable(fmt.Sprintf(verb, v))
	if n := reflect.ValueOf(v); verb == "%d" && n.CanInt() {
		return Noun{Text: written, Number: true, N: int(n.Int())}
	} else if verb == "%d" && n.CanUint() {
		return Noun{Text: written, Number: true, N: int(n.Uint())}
	}
	return message.Text(written)
}

// Document tells a text of paragraphs and lists of which the catalogue has each entry, as it has those of the change log.
func (w Words) Document(english string) string {
	if w.Language() == English {
		return english // as it is folded there
	}
	var told []string
	for _, entry := range entries(english) {
		mark := ""
		if rest, listed := strings.CutPrefix(entry, "- "); listed {
			mark, entry = "- ", rest
		}
		text := w.Fault(fault.Text{Format: strings.ReplaceAll(entry, "%", "%%")})
		told = append(told, strings.Join(w.Hang(mark+text, 0, len(mark)), "\n"))
	}
	return strings.Join(told, "\n")
}

// entries are the paragraphs of a text and the entries of its lists, each on one line.
func entries(text string) (list []string) {
	open := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch {
		case line == "":
			list = append(list, "")
			open = false
			continue
		case open && !strings.HasPrefix(line, "- "):
			list[len(list)-1] += " " + strings.TrimSpace(line)
		default:
			list = append(list, line)
		}
		open = true
	}
	return list
}
