// Package exchange gives the texts of a language to sites where people translate together, as XLIFF 2, and takes them back. Whatever was
// not translated anew stays byte for byte as it was, with comments and layout.
package exchange

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"sohofoundry/decks/strict"
)

// entry is a text with its key, in the order of the file.
type entry struct {
	key  string
	text string
	note string // the comment above it
	node *strict.Node
}

// catalogue is the texts of a file with their places.
type catalogue struct {
	text    []byte
	entries []entry
	by      map[string]*entry
	tables  map[string]*strict.Node
}

// read reads a file of texts.
func read(name string, text []byte) (*catalogue, error) {
	d := strict.Open(name, text)
	if err := d.Problem(); err != nil {
		return nil, err
	}
	c := &catalogue{text: text, by: map[string]*entry{}, tables: map[string]*strict.Node{}}
	c.add("", d.Root())
	slices.SortFunc(c.entries, func(a, b entry) int { return cmp.Compare(a.node.Key, b.node.Key) })
	for i := range c.entries {
		c.by[c.entries[i].key] = &c.entries[i]
	}
	return c, nil
}

func (c *catalogue) add(prefix string, n *strict.Node) {
	c.tables[strings.TrimSuffix(prefix, ".")] = n
	for name, field := range n.Value.(strict.Table) {
		switch value := field.Value.(type) {
		case strict.Table:
			c.add(prefix+name+".", field)
		case string:
			c.entries = append(c.entries, entry{prefix + name, value, c.comment(field.Key), field})
		}
	}
}

// comment is what is said in the lines right above that of a place.
func (c *catalogue) comment(at int) string {
	var said []string
	for end := bytes.LastIndexByte(c.text[:at], '\n'); end > 0; {
		start := bytes.LastIndexByte(c.text[:end], '\n') + 1
		line, is := strings.CutPrefix(string(c.text[start:end]), "# ")
		if !is || strings.HasPrefix(line, "---") {
			break
		}
		said = append(said, line)
		end = start - 1
	}
	slices.Reverse(said)
	return strings.Join(said, " ")
}

// isInline reports whether a table stands in braces on a line.
func (c *catalogue) isInline(table *strict.Node) bool {
	return table.At < len(c.text) && c.text[table.At] == '{'
}

// above is the key of the table that a key is in.
func above(key string) (table, name string) {
	at := strings.LastIndexByte(key, '.')
	return key[:max(at, 0)], key[at+1:]
}
