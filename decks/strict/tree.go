package strict

import (
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// Node is a value with the place where it stands. The decoder of the TOML package gives places only for its own problems,
// not for those of a value that means nothing on the board; hence a tree of our own.
type Node struct {
	Value any // string, int64, float64, bool, Table, List, or nil for a date or time
	At    int // where it starts, in bytes
	Key   int // where its key starts
	End   int // where it ends, of a value or of text in brackets
}

// The values that a Node may hold beside plain ones.
type (
	Table map[string]*Node
	List  []*Node
)

// tree reads the text as far as it is well formed; the decoder reports where it is not.
func (d *Document) tree() *Node {
	root := &Node{Value: Table{}}
	here := root
	var p unstable.Parser
	p.Reset(d.text)
	for p.NextExpression() && d.problem == nil {
		e := p.Expression()
		switch e.Kind {
		case unstable.Table:
			here = d.descend(root, keysOf(e))
			d.startAt(here, e)
		case unstable.ArrayTable:
			here = d.appendTable(root, keysOf(e))
			d.startAt(here, e)
		case unstable.KeyValue:
			d.assign(here, e)
		}
	}
	return root
}

// descend walks from a table along keys, making tables where there are none. In a list of tables it takes the last. It
// returns nil, with a problem noted, where something else is in the way.
func (d *Document) descend(from *Node, keys []*unstable.Node) *Node {
	if len(keys) > maxDotted {
		d.Refuse(int(keys[0].Raw.Offset), "a key has more than %d names", maxDotted)
		return nil
	}
	for _, key := range keys {
		name, at := string(key.Data), int(key.Raw.Offset)
		fields, ok := from.Value.(Table)
		if !ok {
			d.Refuse(at, "%s is already given and is no table", Quote(name))
			return nil
		}
		next := fields[name]
		if next == nil {
			next = &Node{Value: Table{}, At: at, Key: at}
			d.add(fields, name, next)
		}
		if items, ok := next.Value.(List); ok && len(items) > 0 {
			next = items[len(items)-1]
		}
		from = next
	}
	return from
}

// appendTable adds a table to the list that a [[header]] names.
func (d *Document) appendTable(root *Node, keys []*unstable.Node) *Node {
	last := keys[len(keys)-1]
	name, at := string(last.Data), int(last.Raw.Offset)
	parent := d.descend(root, keys[:len(keys)-1])
	if parent == nil {
		return nil
	}
	fields, ok := parent.Value.(Table)
	if !ok {
		d.Refuse(at, "%s cannot be here, in something that is no table", Quote(name))
		return nil
	}
	if fields[name] == nil {
		d.add(fields, name, &Node{Value: List{}, At: at, Key: at})
	}
	items, ok := fields[name].Value.(List)
	if !ok {
		d.Refuse(at, "%s is already given and is no list", Quote(name))
		return nil
	}
	item := &Node{Value: Table{}, At: at, Key: at}
	items = append(items, item)
	fields[name].Value = items
	return item
}

// startAt lets a table start at the bracket of its header.
func (d *Document) startAt(n *Node, header *unstable.Node) {
	if n == nil {
		return
	}
	n.At = int(header.Child().Raw.Offset)
	for n.At > 0 && strings.IndexByte("[ \t", d.text[n.At-1]) >= 0 {
		n.At--
	}
}

// assign puts the value of a key into a table.
func (d *Document) assign(into *Node, pair *unstable.Node) {
	keys := keysOf(pair)
	last := keys[len(keys)-1]
	name, at := string(last.Data), int(last.Raw.Offset)
	parent := d.descend(into, keys[:len(keys)-1])
	if parent == nil {
		return
	}
	fields, ok := parent.Value.(Table)
	if !ok || fields[name] != nil {
		d.Refuse(at, "%s is already given", Quote(name))
		return
	}
	value := d.convert(pair.Value(), at+int(last.Raw.Length))
	value.Key = at
	d.add(fields, name, value)
	into.End = value.End
}

// add puts a new key into a table, which must not grow without end.
func (d *Document) add(fields Table, name string, n *Node) {
	if len(fields) == maxKeys {
		d.Refuse(n.Key, "a table has more than %d keys", maxKeys)
	}
	fields[name] = n
}

// convert makes a node of a parsed value, the first after a place. The parser does not tell where a list starts, nor where a
// list or table ends; both follow from the text between the values.
func (d *Document) convert(from *unstable.Node, after int) *Node {
	at := d.afterGap(after)
	n := &Node{At: at, End: int(from.Raw.Offset + from.Raw.Length)}
	digits := strings.ReplaceAll(string(from.Data), "_", "")
	switch from.Kind {
	case unstable.String:
		n.Value = string(from.Data)
	case unstable.Bool:
		n.Value = digits == "true"
	case unstable.Integer:
		// A number too large for 64 bits is refused by the decoder.
		whole, _ := strconv.ParseInt(digits, 0, 64)
		n.Value = whole
	case unstable.Float:
		number, _ := strconv.ParseFloat(digits, 64)
		n.Value = number
	case unstable.Array:
		items := List{}
		n.End = at + 1
		for it := from.Children(); it.Next(); {
			item := d.convert(it.Node(), n.End)
			items = append(items, item)
			n.End = item.End
		}
		n.Value = items
		n.End = d.afterGap(n.End) + 1
	case unstable.InlineTable:
		n.Value = Table{}
		n.End = at + 1
		for it := from.Children(); it.Next(); {
			d.assign(n, it.Node())
		}
		n.End = d.afterGap(n.End) + 1
	}
	return n
}

// afterGap skips the text between a key, its value and the next key: spaces, signs and comments.
func (d *Document) afterGap(at int) int {
	for at < len(d.text) {
		switch c := d.text[at]; {
		case strings.IndexByte(" \t\r\n=,", c) >= 0:
			at++
		case c == '#':
			for at < len(d.text) && d.text[at] != '\n' {
				at++
			}
		default:
			return at
		}
	}
	return at
}

func keysOf(n *unstable.Node) []*unstable.Node {
	var keys []*unstable.Node
	for it := n.Key(); it.Next(); {
		keys = append(keys, it.Node())
	}
	return keys
}
