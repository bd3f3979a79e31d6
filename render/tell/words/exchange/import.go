package exchange

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"sohofoundry/decks/edit"
	"sohofoundry/decks/strict"
	"sohofoundry/render/tell/words"
)

// Language is the language of the translations of an XLIFF 2.0: the tag of one, such as "de".
func Language(xliff []byte) (string, error) {
	tag, _, _, err := parse(xliff)
	return tag, err
}

// Import puts the translations of an XLIFF 2.0 into a file of texts, and tells how many are new or changed. A file that is empty is begun.
// The error names the first unit that is no text of the program.
func Import(xliff, onto []byte) (text []byte, changed int, err error) {
	language, keys, by, err := parse(xliff)
	if err != nil {
		return nil, 0, err
	}
	own, err := read(language+".toml", onto)
	if err != nil {
		return nil, 0, err
	}
	english, err := read("en.toml", words.File(words.English))
	if err != nil {
		return nil, 0, err
	}
	var changes []edit.Splice
	var missing []string
	for _, key := range keys {
		switch e := own.by[key]; {
		case !isKey.MatchString(key):
			return nil, 0, fmt.Errorf("the unit %q is no key of a text", key)
		case e == nil && !english.knows(key):
			return nil, 0, fmt.Errorf("the unit %q is no text of the program, and in no table of one", key)
		case e == nil:
			missing = append(missing, key)
		case e.text != by[key]:
			changes = append(changes, edit.Splice{From: e.node.At, To: e.node.End, Text: value(by[key])})
		}
	}
	changed = len(changes) + len(missing)
	changes = append(changes, own.insert(english, missing, by)...)
	return edit.Apply(onto, changes), changed, nil
}

// isKey matches the keys of texts.
var isKey = regexp.MustCompile(`^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.[A-Za-z0-9_+-]+$`)

// isBare matches those that TOML takes without quotes.
var isBare = regexp.MustCompile(`^[A-Za-z0-9_-]+$`)

// knows reports whether there is such a text, or a table that it may be another form in.
func (c *catalogue) knows(key string) bool {
	table, _ := above(key)
	return c.by[key] != nil || c.tables[table] != nil
}

// value writes a text as a value of TOML. One of several lines keeps them.
func value(text string) string {
	if strings.Count(text, "\n") > 1 {
		return "\"\"\"\n" + strings.NewReplacer(`\`, `\\`, `"""`, `\"""`).Replace(text) + `"""`
	}
	return strings.NewReplacer("\n", `\n`, "\t", `\t`).Replace(edit.Quoted(text))
}

// insert puts new texts into the tables that they are in, and makes those that are not there, in the order of the keys.
func (c *catalogue) insert(english *catalogue, keys []string, by map[string]string) (changes []edit.Splice) {
	line := func(key string) string {
		_, name := above(key)
		if !isBare.MatchString(name) {
			name = edit.Quoted(name)
		}
		return name + " = " + value(by[key])
	}
	things, tables := groups{}, groups{} // what is new in tables that are not there: in braces, and by themselves
	for _, key := range keys {
		table, _ := above(key)
		switch n := c.tables[table]; {
		case n != nil && c.isInline(n):
			changes = append(changes, edit.Splice{From: c.closing(n), To: c.closing(n), Text: ", " + line(key)})
		case n != nil:
			changes = append(changes, edit.LineAfter(c.text, c.last(n), line(key)))
		case english.tables[table] != nil && english.isInline(english.tables[table]):
			things.add(table, line(key))
		default:
			tables.add(table, line(key))
		}
	}
	for _, g := range things {
		table, name := above(g.table)
		written := name + " = { " + strings.Join(g.lines, ", ") + " }"
		if n := c.tables[table]; n != nil {
			changes = append(changes, edit.LineAfter(c.text, c.last(n), written))
		} else {
			tables.add(table, written)
		}
	}
	for _, g := range tables {
		changes = append(changes, edit.Splice{From: len(c.text), To: len(c.text), Text: "\n[" + g.table + "]\n" + strings.Join(g.lines, "\n") + "\n"})
	}
	return changes
}

// groups are new lines by their tables, in the order in which these came first.
type groups []struct {
	table string
	lines []string
}

func (g *groups) add(table, line string) {
	i := slices.IndexFunc(*g, func(have struct {
		table string
		lines []string
	}) bool {
		return have.table == table
	})
	if i < 0 {
		i = len(*g)
		*g = append(*g, struct {
			table string
			lines []string
		}{table: table})
	}
	(*g)[i].lines = append((*g)[i].lines, line)
}

// closing is where the last value of a table in braces ends.
func (c *catalogue) closing(table *strict.Node) int {
	end := table.At + 1
	for _, field := range table.Value.(strict.Table) {
		end = max(end, field.End)
	}
	return end
}

// last is the place of the last text that stands in a table itself, or of its head.
func (c *catalogue) last(table *strict.Node) int {
	at := table.At
	for _, field := range table.Value.(strict.Table) {
		if _, nested := field.Value.(strict.Table); !nested || c.isInline(field) {
			at = max(at, field.End)
		}
	}
	return at
}
