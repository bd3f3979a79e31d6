// Package strict reads TOML that strangers wrote: every value has its place, every mistake is refused with it, "deck.toml:41:12: …",
// and no text takes more time or memory than its length is worth.
package strict

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

const (
	maxText     = 1 << 20 // bytes; a deck takes some ten thousand
	maxKeys     = 1000    // in a table: the decoder compares each key with all others
	maxDotted   = 100     // names in one key: a.b.c
	longestName = 40      // characters, so that it fits where it is shown
	longestWhy  = 200     // bytes of the decoder's message
)

// Document is a TOML text that is being read. It keeps the first problem found; reading goes on with zero values, so that
// readers need not ask after every step.
type Document struct {
	file    string
	text    []byte
	root    *Node
	problem error // the first one
	lost    error // the first one that left something unread
	line    int   // of the first problem
}

// Open reads a text into a tree of values with their places.
func Open(file string, text []byte) *Document {
	d := Own(file, text)
	if d.problem == nil {
		// The tree shows the values as they are written; the decoder checks the rest of TOML: dates, redefined tables, numbers too
		// large.
		d.decode(toml.NewDecoder(bytes.NewReader(d.text)), new(map[string]any))
	}
	return d
}

// Own is Open for a text of the program itself, which tests open once and for all.
func Own(file string, text []byte) *Document {
	d := &Document{file: untrusted.Printable(file)}
	if len(text) > maxText {
		d.Refuse(0, "the text is longer than 1 MiB")
		return d
	}
	// Some editors open a file with a byte order mark, which TOML does not know.
	d.text = bytes.TrimPrefix(text, []byte("\ufeff"))
	d.root = d.tree()
	return d
}

// Decode reads a text of any length, which is for the caller to bound, into a struct, and refuses keys that have no field
// there.
func Decode(file string, text []byte, into any) error {
	d := &Document{file: untrusted.Printable(file), text: text}
	d.decode(toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields(), into)
	return d.problem
}

// decode refuses a text that the decoder refuses, at the same place.
func (d *Document) decode(decoder *toml.Decoder, into any) {
	err := decoder.Decode(into)
	if err == nil {
		return
	}
	why := strings.TrimPrefix(err.Error(), "toml: ")
	var place *toml.DecodeError
	if missing := (*toml.StrictMissingError)(nil); errors.As(err, &missing) && len(missing.Errors) > 0 {
		place = &missing.Errors[0]
		d.Refuse(d.offset(place), "there is no use for %s", Quote(strings.Join(place.Key(), ".")))
		return
	}
	errors.As(err, &place)
	if len(why) > longestWhy { // it repeats a number as long as it is
		why = why[:longestWhy] + "…"
	}
	d.Refuse(d.offset(place), "%s", untrusted.Printable(why))
}

// Root is the table that holds all others.
func (d *Document) Root() *Node { return d.root }

// Problem is the first problem found, or nil.
func (d *Document) Problem() error { return d.problem }

// Line is that of the first problem, from 1.
func (d *Document) Line() int { return d.line }

// Lost is the first problem that left something unread, or nil if all that is written is known, even if it has other problems.
func (d *Document) Lost() error { return d.lost }

// Refuse notes a problem with the byte at an offset that leaves something unread, unless there already is one.
func (d *Document) Refuse(at int, format string, args ...any) {
	d.Object(at, format, args...)
	if d.lost == nil {
		d.lost = d.problemAt(at, format, args)
	}
}

// Object notes a problem with something that is read and cannot be, unless there already is one.
func (d *Document) Object(at int, format string, args ...any) {
	if d.problem == nil {
		d.problem = d.problemAt(at, format, args)
		d.line, _ = d.Place(at)
	}
}

func (d *Document) problemAt(at int, format string, args []any) error {
	line, column := d.Place(at)
	return fault.Errorf("%s:%d:%d: %s", d.file, line, column, fault.Sprintf(format, args...))
}

// Place tells the line and column of the byte at an offset, from 1.
func (d *Document) Place(at int) (line, column int) {
	before := d.text[:at]
	start := bytes.LastIndexByte(before, '\n') + 1
	return bytes.Count(before, []byte("\n")) + 1, utf8.RuneCount(before[start:]) + 1
}

// offset finds the place that the decoder names by line and byte, if it names one.
func (d *Document) offset(place *toml.DecodeError) int {
	if place == nil {
		return 0
	}
	line, column := place.Position()
	at := 0
	for ; line > 1; line-- {
		at += bytes.IndexByte(d.text[at:], '\n') + 1
	}
	return min(at+column-1, len(d.text))
}

// Quote writes a name from a text for a problem, safely and not too long.
func Quote(s string) string { return fmt.Sprintf("%q", Short(s)) }

// Short is the beginning of a text that is too long to be repeated in a problem, or else all of it.
func Short(s string) string {
	if utf8.RuneCountInString(s) > longestName {
		s = string([]rune(s)[:longestName]) + "…"
	}
	return s
}
