package words

import (
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// Noun is what stands for a placeholder: a thing with its name, and the other forms of it that the catalogue of the language has
// in the table of the thing, such as a, many, acc or gender. A text asks for them as {tile_acc} or {industry_gender, select, …}.
type Noun = message.Value

// noun is the thing whose table in the catalogue has a key. Its forms are filled with what is named.
func (w Words) noun(table string, named named, tags ...string) Noun {
	return w.thing(table, w.values(named), tags...)
}

func (w Words) thing(table string, values message.Values, tags ...string) Noun {
	forms := func(form string) (string, bool) {
		t, ok := w.texts.look(table+"."+form, tags)
		if !ok {
			return "", false
		}
		return w.fill(t, values), true
	}
	name, ok := forms("name")
	if !ok {
		name = "{" + table + "}"
	}
	return Noun{Text: name, Forms: forms}
}

// listed are several things, joined by "and" unless a text asks for or. A form is that of each: {list_acc}, {list_or_acc}.
func (w Words) listed(things []Noun, join string) Noun {
	forms := func(form string) (string, bool) {
		join := join
		if with, rest, _ := strings.Cut(form, "_"); with == "and" || with == "or" || with == "comma" {
			join, form = "list."+with, rest
		}
		var list []string
		for _, thing := range things {
			text := thing.Text
			if form != "" {
				if thing.Forms == nil {
					return "", false
				}
				var ok bool
				if text, ok = thing.Forms(form); !ok {
					return "", false
				}
			}
			list = append(list, text)
		}
		return w.join(join, list), true
	}
	text, _ := forms("")
	return Noun{Text: text, Forms: forms, Number: true, N: len(things)}
}

// ruleOf is the rule whose number stands in a text as a name: B7_3.
func ruleOf(name string) (rule engine.Rule, ok bool) {
	if name[0] < 'A' || name[0] > 'Z' {
		return 0, false
	}
	err := rule.UnmarshalText([]byte(strings.ReplaceAll(name, "_", ".")))
	return rule, err == nil && rule != 0
}
