// Package fault makes errors and other texts that can be told in other languages, for packages that know none of them. The English
// stands where a mistake is found, for logs and programs; package words finds it in the catalogue by this English.
package fault

import (
	"errors"
	"fmt"
	"strings"
)

// Text is a text with its values, which may be further texts and errors.
type Text struct {
	Format string // of package fmt, with its verbs in the order of Args
	Args   []any
}

// Sprintf makes a text.
func Sprintf(format string, args ...any) Text { return Text{format, args} }

// String tells it in English.
func (t Text) String() string { return fmt.Sprintf(t.Format, t.Args...) }

// Fault is an error with a text.
type Fault struct {
	text    Text
	wrapped error
}

// Errorf makes an error, which wraps the operand of %w.
func Errorf(format string, args ...any) error {
	return &Fault{Text{format, args}, fmt.Errorf(format, args...)}
}

// Error tells it in English.
func (f *Fault) Error() string { return f.wrapped.Error() }

// Text is the error's text, which can be told in another language.
func (f *Fault) Text() Text { return f.text }

// Unwrap returns the operand of %w.
func (f *Fault) Unwrap() error { return errors.Unwrap(f.wrapped) }

// Or are alternatives, which a text is filled with: "A, B or C".
type Or []string

// String joins them in English.
func (list Or) String() string {
	last := len(list) - 1
	if last < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:last], ", ") + " or " + list[last]
}

// Empty reports whether there is no text.
func (t Text) Empty() bool { return t.Format == "" }
