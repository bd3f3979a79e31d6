package decks

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"sohofoundry/engine/untrusted"
)

const (
	maxText     = 1 << 20 // bytes; a deck takes some ten thousand
	maxKeys     = 64      // in a table: the decoder compares each key with all others
	longestName = 40      // characters, so that it fits where it is shown
	longestWhy  = 200     // bytes of what the decoder says
)

// document is a TOML text that is being read. It keeps the first problem found; reading goes on with zero values, so that
// readers need not ask after every step.
type document struct {
	file    string
	text    []byte
	root    *node
	problem error
}

// open reads a text into a tree of values with their places.
func open(file string, text []byte) *document {
	d := &document{file: untrusted.Printable(file)}
	if len(text) > maxText {
		d.refuse(0, "the text is longer than 1 MiB")
		return d
	}
	// Some editors open a file with a byte order mark, which TOML does not know.
	d.text = bytes.TrimPrefix(text, []byte("\ufeff"))
	d.root = d.tree()
	if d.problem != nil {
		return d
	}
	// The tree shows what is written; the decoder knows the rest of TOML: dates, redefined tables, numbers too large.
	if err := toml.Unmarshal(d.text, new(map[string]any)); err != nil {
		why := strings.TrimPrefix(err.Error(), "toml: ")
		if len(why) > longestWhy { // it repeats a number as long as it is
			why = why[:longestWhy] + "…"
		}
		d.refuse(d.offset(err), "%s", untrusted.Printable(why))
	}
	return d
}

// refuse notes a problem with the byte at an offset, unless there already is one.
func (d *document) refuse(at int, format string, args ...any) {
	if d.problem != nil {
		return
	}
	before := d.text[:at]
	start := bytes.LastIndexByte(before, '\n') + 1
	line, column := bytes.Count(before, []byte("\n"))+1, utf8.RuneCount(before[start:])+1
	d.problem = fmt.Errorf("%s:%d:%d: %s", d.file, line, column, fmt.Sprintf(format, args...))
}

// offset finds the place that the decoder names by line and byte.
func (d *document) offset(err error) int {
	var place *toml.DecodeError
	if !errors.As(err, &place) {
		return 0
	}
	line, column := place.Position()
	at := 0
	for ; line > 1; line-- {
		at += bytes.IndexByte(d.text[at:], '\n') + 1
	}
	return min(at+column-1, len(d.text))
}

// sum identifies a text, however its lines end: the first 16 digits of its SHA-256.
func sum(text []byte) string {
	digest := sha256.Sum256(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
	return hex.EncodeToString(digest[:8])
}

// quote writes a name from a text for a problem, safely and not too long.
func quote(s string) string {
	if utf8.RuneCountInString(s) > longestName {
		s = string([]rune(s)[:longestName]) + "…"
	}
	return fmt.Sprintf("%q", s)
}
