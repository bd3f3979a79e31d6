package words

import (
	"fmt"
	"strings"

	"sohofoundry/engine/fault"
)

// Problem is an error whose sentence is in the catalogue, so that it is shown in the reader's language.
type Problem struct {
	Key   string // of its text, after "problem."
	Cause error  // the value of {why}, if any
	Named []any  // names of other placeholders, each with its value; an error is worded like the cause, a list joined by "or"
}

// Wrong makes a problem.
func Wrong(key string, cause error, named ...any) error {
	return &Problem{Key: key, Cause: cause, Named: named}
}

// Error tells it in English, which the command line speaks.
func (p *Problem) Error() string { return Words{texts: catalogueOf(English)}.Error(p) }

// Unwrap returns the cause.
func (p *Problem) Unwrap() error { return p.Cause }

// Error words an error: a Problem and one with a text of package fault from the catalogue, any other as it words itself. Joined
// errors stand on lines of their own.
func (w Words) Error(err error) string { return w.problem(err) }

// Notice words an error as sentences by themselves; the name of a file that one begins with stays as it is.
func (w Words) Notice(err error) string {
	lines := strings.Split(w.Error(err), "\n")
	for i, line := range lines {
		sentence := w.Sentence(strings.TrimSuffix(line, "."))
		if first, _, _ := strings.Cut(line, " "); strings.Contains(first, ".") {
			sentence = line[:1] + sentence[1:]
		}
		lines[i] = sentence
	}
	return strings.Join(lines, "\n")
}

// Reason words an error where the text before it says already which action failed.
func (w Words) Reason(err error) string { return w.problem(err, "reason") }

func (w Words) problem(err error, tags ...string) string {
	switch err := err.(type) {
	case *Problem:
		return w.text("problem."+err.Key, w.filling(err), tags...)
	case interface{ Text() fault.Text }:
		return w.Fault(err.Text())
	case interface{ Unwrap() []error }:
		var lines []string
		for _, each := range err.Unwrap() {
			lines = append(lines, w.problem(each, tags...))
		}
		return strings.Join(lines, "\n")
	}
	return err.Error()
}

// filling words the values of a problem's placeholders.
func (w Words) filling(p *Problem) named {
	facts := named{}
	for i := 0; i+1 < len(p.Named); i += 2 {
		word := fmt.Sprint(p.Named[i+1])
		switch named := p.Named[i+1].(type) {
		case error:
			word = w.Error(named)
		case []string:
			word = w.Or(named)
		}
		facts[fmt.Sprint(p.Named[i])] = word
	}
	if p.Cause != nil {
		facts["why"] = strings.TrimSuffix(w.Error(p.Cause), ".") // Windows words its errors as whole sentences
	}
	return facts
}
