package strict

import (
	"math"
	"slices"
	"unicode"
	"unicode/utf8"

	"sohofoundry/engine/fault"
)

// Record is a table with known keys. The thing it describes is named in problems: "card 7".
type Record struct {
	*Document
	What   any // a text; one of package fault where a person may read it
	At     int
	Fields Table
}

// Record takes a table apart and refuses a key that it does not know.
func (d *Document) Record(n *Node, what any, known ...string) Record {
	r := Record{Document: d, What: what, Fields: As[Table](d, n, what, fault.Sprintf("a table"))}
	if n == nil {
		return r
	}
	r.At = n.At
	var unknown string
	place := math.MaxInt
	for key, value := range r.Fields {
		if !slices.Contains(known, key) && value.Key < place {
			unknown, place = key, value.Key
		}
	}
	if place < math.MaxInt {
		d.Refuse(place, "%s has no use for %s%s", what, Quote(unknown), DidYouMean(unknown, known))
	}
	return r
}

// Has reports whether a key is given.
func (r Record) Has(key string) bool { return r.Fields[key] != nil }

// Need returns the value of a key, or nil if it is missing, which is refused.
func (r Record) Need(key string) *Node {
	n := r.Fields[key]
	if n == nil {
		r.Refuse(r.At, "%s lacks %q", r.What, key)
	}
	return n
}

// About names the value of a key in problems: "level" of a cotton mill.
func (r Record) About(key string) fault.Text { return fault.Sprintf("%q of %s", key, r.What) }

// List returns a list of any length.
func (r Record) List(key string) List {
	return As[List](r.Document, r.Need(key), r.About(key), fault.Sprintf("a list"))
}

// Whole returns a whole number within bounds.
func (r Record) Whole(key string, low, high int) int {
	return r.AsWhole(r.Need(key), r.About(key), low, high)
}

// Number returns a number with or without a fraction.
func (r Record) Number(key string) float64 { return r.AsNumber(r.Need(key), r.About(key)) }

// Flag returns a value that is false unless given.
func (r Record) Flag(key string) bool {
	if !r.Has(key) {
		return false
	}
	return As[bool](r.Document, r.Fields[key], r.About(key), fault.Sprintf("true or false"))
}

// OneOf returns the index of a text among the words that it may be.
func (r Record) OneOf(key string, words ...string) int {
	return r.AsOneOf(r.Need(key), r.About(key), words...)
}

// Wholes returns a list of a given length.
func (r Record) Wholes(key string, length, low, high int) []int {
	n := r.Need(key)
	items := As[List](r.Document, n, r.About(key), fault.Sprintf("a list"))
	if n != nil && len(items) != length {
		r.Refuse(n.At, "%s wants %d numbers, not %d", r.About(key), length, len(items))
		return make([]int, length)
	}
	numbers := make([]int, length)
	for i, item := range items {
		numbers[i] = r.AsWhole(item, r.About(key), low, high)
	}
	return numbers
}

// Title returns a name that is fit to be shown on one line.
func (r Record) Title(key string) string {
	n := r.Need(key)
	name := r.AsText(n, r.About(key))
	if n == nil {
		return name
	}
	if size := utf8.RuneCountInString(name); size == 0 || size > longestName {
		r.Object(n.At, "%s wants 1 to %d characters, not %d", r.About(key), longestName, size)
	}
	for _, c := range name {
		if !unicode.IsPrint(c) {
			r.Refuse(n.At, "%s holds %q, which cannot be shown", r.About(key), c)
		}
	}
	return name
}

// AsText returns a text.
func (d *Document) AsText(n *Node, what any) string {
	return As[string](d, n, what, fault.Sprintf("a text"))
}

// AsWhole returns a whole number within bounds.
func (d *Document) AsWhole(n *Node, what any, low, high int) int {
	number := As[int64](d, n, what, fault.Sprintf("a whole number"))
	if n == nil {
		return low
	}
	if number < int64(low) || number > int64(high) {
		d.Refuse(n.At, "%s wants a number from %d to %d, not %d", what, low, high, number)
		return low
	}
	return int(number)
}

// AsNumber returns a number with or without a fraction.
func (d *Document) AsNumber(n *Node, what any) float64 {
	if n != nil {
		if whole, ok := n.Value.(int64); ok {
			return float64(whole)
		}
	}
	return As[float64](d, n, what, fault.Sprintf("a number"))
}

// AsOneOf returns the index of a text among the words that it may be.
func (d *Document) AsOneOf(n *Node, what any, words ...string) int {
	text := d.AsText(n, what)
	for i, word := range words {
		if word == text {
			return i
		}
	}
	if n != nil {
		d.Refuse(n.At, "%s wants %s, not %s%s", what, Either(words), Quote(text), DidYouMean(text, words))
	}
	return 0
}

// As returns the value of n as a T and refuses one of another type. A missing n has been refused before.
func As[T any](d *Document, n *Node, what any, wants fault.Text) T {
	var none T
	if n == nil {
		return none
	}
	value, ok := n.Value.(T)
	if !ok {
		d.Refuse(n.At, "%s wants %s, not %s", what, wants, n.kind())
		return none
	}
	return value
}

// kind names the kind of a value, for problems.
func (n *Node) kind() fault.Text {
	switch n.Value.(type) {
	case string:
		return fault.Sprintf("a text")
	case int64:
		return fault.Sprintf("a whole number")
	case float64:
		return fault.Sprintf("a fraction")
	case bool:
		return fault.Sprintf("true or false")
	case List:
		return fault.Sprintf("a list")
	case Table:
		return fault.Sprintf("a table")
	}
	return fault.Sprintf("a date")
}
