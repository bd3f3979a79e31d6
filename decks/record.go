package decks

import (
	"fmt"
	"math"
	"slices"
	"unicode"
	"unicode/utf8"

	"sohofoundry/engine"
)

// record is a table with known keys. What it describes is named in problems: "card 7".
type record struct {
	*document
	what   string
	at     int
	fields table
}

// record takes a table apart and refuses a key that it does not know.
func (d *document) record(n *node, what string, known ...string) record {
	r := record{document: d, what: what, fields: as[table](d, n, what, "a table")}
	if n == nil {
		return r
	}
	r.at = n.at
	var unknown string
	place := math.MaxInt
	for key, value := range r.fields {
		if !slices.Contains(known, key) && value.key < place {
			unknown, place = key, value.key
		}
	}
	if place < math.MaxInt {
		d.refuse(place, "%s has no use for %s%s", what, quote(unknown), didYouMean(unknown, known))
	}
	return r
}

// has reports whether a key is given.
func (r record) has(key string) bool { return r.fields[key] != nil }

// need returns the value of a key, or nil if it is missing, which is refused.
func (r record) need(key string) *node {
	n := r.fields[key]
	if n == nil {
		r.refuse(r.at, "%s lacks %q", r.what, key)
	}
	return n
}

func (r record) about(key string) string { return fmt.Sprintf("%q of %s", key, r.what) }

func (r record) list(key string) list {
	return as[list](r.document, r.need(key), r.about(key), "a list")
}

func (r record) whole(key string, low, high int) int {
	return r.asWhole(r.need(key), r.about(key), low, high)
}

func (r record) number(key string) float64 { return r.asNumber(r.need(key), r.about(key)) }

// flag returns a value that is false unless given.
func (r record) flag(key string) bool {
	if !r.has(key) {
		return false
	}
	return as[bool](r.document, r.fields[key], r.about(key), "true or false")
}

// oneOf returns the index of a text among the words that it may be.
func (r record) oneOf(key string, words ...string) int {
	return r.asOneOf(r.need(key), r.about(key), words...)
}

// wholes returns a list of a given length.
func (r record) wholes(key string, length, low, high int) []int {
	n := r.need(key)
	items := as[list](r.document, n, r.about(key), "a list")
	if n != nil && len(items) != length {
		r.refuse(n.at, "%s wants %d numbers, not %d", r.about(key), length, len(items))
		return make([]int, length)
	}
	numbers := make([]int, length)
	for i, item := range items {
		numbers[i] = r.asWhole(item, r.about(key), low, high)
	}
	return numbers
}

// title returns a name that is fit to be shown on one line.
func (r record) title(key string) string {
	n := r.need(key)
	name := r.asText(n, r.about(key))
	if n == nil {
		return name
	}
	if size := utf8.RuneCountInString(name); size == 0 || size > longestName {
		r.refuse(n.at, "%s wants 1 to %d characters, not %d", r.about(key), longestName, size)
	}
	for _, c := range name {
		if !unicode.IsPrint(c) {
			r.refuse(n.at, "%s holds %q, which cannot be shown", r.about(key), c)
		}
	}
	return name
}

// place returns the location of a name, as printed.
func (d *document) place(n *node, what string, f *engine.Figures) engine.Location {
	name := d.asText(n, what)
	names := make([]string, 0, len(f.Locations))
	for l := 1; l < len(f.Locations); l++ {
		if f.Locations[l].Name == name {
			return engine.Location(l)
		}
		names = append(names, f.Locations[l].Name)
	}
	if n != nil {
		d.refuse(n.at, "%s names %s, which is not on the board%s", what, quote(name), didYouMean(name, names))
	}
	return 0
}

// industries returns a list of industries as a set; how many it names must lie between low and the number of industries.
func (r record) industries(key string, low int) engine.IndustrySet {
	n := r.need(key)
	items := as[list](r.document, n, r.about(key), "a list")
	if n != nil && len(items) < low {
		r.refuse(n.at, "%s names no industry", r.about(key))
	}
	var set engine.IndustrySet
	for _, item := range items {
		industry := r.industry(item, r.about(key))
		if set.Has(industry) {
			r.refuse(item.at, "%s names %s twice", r.about(key), industry)
		}
		set = set.With(industry)
	}
	return set
}

func (d *document) industry(n *node, what string) engine.Industry {
	return engine.Cotton + engine.Industry(d.asOneOf(n, what, industryWords()...))
}

// industryWords are the names of the industries in texts, in the order of the engine.
func industryWords() []string {
	words := make([]string, 0, engine.Industries)
	for i := engine.Cotton; i <= engine.Brewery; i++ {
		words = append(words, i.String())
	}
	return words
}

func (d *document) asText(n *node, what string) string { return as[string](d, n, what, "a text") }

func (d *document) asWhole(n *node, what string, low, high int) int {
	number := as[int64](d, n, what, "a whole number")
	if n == nil {
		return low
	}
	if number < int64(low) || number > int64(high) {
		d.refuse(n.at, "%s wants a number from %d to %d, not %d", what, low, high, number)
		return low
	}
	return int(number)
}

// asNumber returns a number with or without a fraction.
func (d *document) asNumber(n *node, what string) float64 {
	if n != nil {
		if whole, ok := n.value.(int64); ok {
			return float64(whole)
		}
	}
	return as[float64](d, n, what, "a number")
}

func (d *document) asOneOf(n *node, what string, words ...string) int {
	text := d.asText(n, what)
	for i, word := range words {
		if word == text {
			return i
		}
	}
	if n != nil {
		d.refuse(n.at, "%s wants %s, not %s%s", what, either(words), quote(text), didYouMean(text, words))
	}
	return 0
}

// as returns the value of n as a T and refuses one of another type. A missing n has been refused before.
func as[T any](d *document, n *node, what, wants string) T {
	var none T
	if n == nil {
		return none
	}
	value, ok := n.value.(T)
	if !ok {
		d.refuse(n.at, "%s wants %s, not %s", what, wants, n.kind())
		return none
	}
	return value
}

// kind says what a value is, for problems.
func (n *node) kind() string {
	switch n.value.(type) {
	case string:
		return "a text"
	case int64:
		return "a whole number"
	case float64:
		return "a fraction"
	case bool:
		return "true or false"
	case list:
		return "a list"
	case table:
		return "a table"
	}
	return "a date"
}
