package check

import (
	"maps"
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// nouns are the tables of things in the catalogue, by the placeholder in texts. A table that ends in a dot holds tables.
var nouns = map[string]string{
	"who": "seat.", "other": "seat.", "owner": "seat.", "location": "location", "space": "space-at", "port": "space-at",
	"line": "line.", "card": "card.", "industry": "industry.", "building": "industry.", "tile": "tile", "built": "tile", "merchant": "merchant.",
	"access": "access.", "wares": "wares", "resource": "resource.", "goods": "merchant-tile.", "bonus": "bonus.", "cell": "cell.",
	"supply": "industry.resource.", "part": "industry.part.",
}

// tables are all groups with tables of things, to which a language may add forms of its own.
var tables = []string{"seat", "industry", "tile", "owned-tile", "space", "space-at", "location", "line", "card", "merchant", "merchant-tile", "access",
	"wares", "resource", "bonus", "cell", "tried", "tie"}

// table is the table that a key stands in.
func table(key string) string {
	if at := strings.LastIndexByte(key, '.'); at >= 0 {
		return key[:at]
	}
	return ""
}

// isForm reports whether a key is a form of a thing, such as industry.coal.acc: a language may have more of them than English.
func isForm(english *file, key string) bool {
	group, _, _ := strings.Cut(key, ".")
	_, named := english.texts[table(key)+".name"]
	return named && slices.Contains(tables, group)
}

// placeholders checks that a text has the placeholders of the English one, and no others.
func (c *comparison) placeholders(key string, own, english entry) {
	known := c.families[family(c.english, key)]
	used := arguments(own.message)
	for _, name := range slices.Sorted(maps.Keys(used)) {
		if _, ok := known[name]; ok {
			continue
		}
		base, form, _ := strings.Cut(name, "_")
		if !bases(known)[base] {
			c.wrong(own.line, key, "{%s} is not known here; English has %s", name, list(known))
		} else if missing := c.without(base, form); missing != "" {
			c.wrong(own.line, key, "{%s}: there is no text %s in this file", name, missing)
		}
	}
	for name := range printed(english.message) {
		base, _, _ := strings.Cut(name, "_")
		if _, ok := bases(used)[base]; !ok && c.english.texts[key].text != "" {
			c.wrong(own.line, key, "{%s} is missing", name)
		}
	}
}

// family is the key that related texts have in common: a text and its variants for special cases, or the forms of a thing.
func family(english *file, key string) string {
	if isForm(english, key) {
		return table(key)
	}
	stem, _, _ := strings.Cut(key, "_")
	return stem
}

// families are the arguments of the English texts of each family.
func families(english *file) map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for key, e := range english.texts {
		in := family(english, key)
		if all[in] == nil {
			all[in] = map[string]bool{}
		}
		maps.Copy(all[in], arguments(e.message))
	}
	return all
}

// without names the text that is missing for a form of a thing; nothing if there is none, or nothing can be said.
func (c *comparison) without(base, form string) string {
	group, ok := nouns[base]
	if base == "cubes" || base == "needed" {
		group, form, ok = "resource.", "amount_"+form, true
	}
	for _, join := range []string{"or", "and", "comma"} {
		if form == join {
			return ""
		}
		form = strings.TrimPrefix(form, join+"_")
	}
	if !ok || form == "" || form == "money" || form == "signed" {
		return ""
	}
	for key := range c.english.texts {
		in, name := table(key), key[strings.LastIndexByte(key, '.')+1:]
		if name != "name" || in == "seat.another" || in != group && (table(in)+"." != group || !strings.HasSuffix(group, ".")) {
			continue
		}
		if _, ok := c.texts[in+"."+form]; !ok {
			if _, ok := c.english.texts[in+"."+form]; !ok {
				return in + "." + form
			}
		}
	}
	return ""
}

// arguments are the names in a text but the numbers of rules, which may stand anywhere.
func arguments(m message.Message) map[string]bool {
	names := map[string]bool{}
	for name := range m.Arguments() {
		var rule engine.Rule
		if rule.UnmarshalText([]byte(strings.ReplaceAll(name, "_", "."))) != nil {
			names[name] = true
		}
	}
	return names
}

// printed are the arguments that appear in the text itself, not only in a select or plural.
func printed(m message.Message) map[string]bool {
	names := arguments(m)
	for name, kinds := range m.Arguments() {
		if !slices.Contains(kinds, message.Argument) {
			delete(names, name)
		}
	}
	return names
}

// bases are the things that are named: where English has forms of one only, its name without a form serves as well.
func bases(names map[string]bool) map[string]bool {
	all := map[string]bool{}
	for name := range names {
		base, _, _ := strings.Cut(name, "_")
		all[base] = true
	}
	return all
}

func list(names map[string]bool) string {
	if len(names) == 0 {
		return "none"
	}
	return "{" + strings.Join(slices.Sorted(maps.Keys(names)), "}, {") + "}"
}

// selects checks that a choice is among cases that there are. Of forms such as a gender, a language has cases of its own.
func (c *comparison) selects(key string, own entry) {
	own.message.Walk(func(p *message.Part) {
		known := c.cases[p.Name]
		if p.Kind != message.Select || known == nil || strings.Contains(p.Name, "_") {
			return
		}
		for _, one := range p.Cases {
			if !slices.Contains(known, one.Label) && !slices.Contains(always[p.Name], one.Label) && one.Label != "other" && one.Label != "none" {
				c.wrong(own.line, key, "%s is never %s, but %s", p.Name, one.Label, strings.Join(known, ", "))
			}
		}
	})
}

// always are cases that exist although English does not use them.
var always = map[string][]string{
	"who": {"you", "automa", "seat"}, "owner": {"you", "automa", "seat"}, "other": {"you", "automa", "another"},
	"tile": {"rail_only", "canal_only", "both"}, "line": {"rail_only", "canal_only", "both"},
	"card": {"location", "industry", "wild_location", "wild_industry"}, "location": {"town", "farm", "merchant", "end"},
}

// counts reports whether a choice is one by forms of the plural, and not only among numbers, such as none or some.
func counts(p *message.Part) bool {
	return slices.ContainsFunc(p.Cases, func(one message.Case) bool { return one.Label != "other" && one.Label[0] != '=' || one.Label == "=1" })
}

// counted are the arguments that a text counts things of.
func counted(m message.Message) map[string]bool {
	names := map[string]bool{}
	m.Walk(func(p *message.Part) {
		if (p.Kind == message.Plural || p.Kind == message.Ordinal) && counts(p) {
			names[p.Name] = true
		}
	})
	return names
}

// saysNumber reports whether a text has a number with something that is counted beside it.
func saysNumber(name string, m message.Message) bool {
	return len(m) > 1 && slices.ContainsFunc(m, func(p message.Part) bool { return p.Kind == message.Argument && p.Name == name })
}

// plural checks that a text has the forms that its language has, and no others.
func (c *comparison) plural(key string, own, english entry) {
	names := counted(english.message)
	if c.file == c.english {
		names = nil
	}
	own.message.Walk(func(p *message.Part) {
		if p.Kind != message.Plural && p.Kind != message.Ordinal {
			return
		}
		needed := c.plurals.Needed(p.Kind)
		has := map[string]bool{}
		for _, one := range p.Cases {
			has[one.Label] = true
			if _, ok := needed[one.Label]; !ok && one.Label != "other" && !strings.HasPrefix(one.Label, "=") {
				c.wrong(own.line, key, "{%s}: the language has no form %s for whole numbers", p.Name, one.Label)
			}
		}
		if !counts(p) && !(names[p.Name] && slices.ContainsFunc(p.Cases, func(one message.Case) bool { return saysNumber(p.Name, one.Message) })) {
			return
		}
		for _, form := range slices.Sorted(maps.Keys(needed)) {
			if !has[form] && !exactly(has, needed[form]) {
				c.wrong(own.line, key, "{%s}: the form %s is missing", p.Name, form)
			}
		}
	})
}
