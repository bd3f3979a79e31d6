package words

import "strings"

// Problem is an error whose sentence is in the catalogue, so that it is told in the language of whoever is told.
type Problem struct {
	Key   string   // of its text, after "problem."
	Named []string // what its text is filled with, as by Text
	Cause error    // what stands for {why}, nil if nothing does
}

// Wrong makes a problem.
func Wrong(key string, cause error, named ...string) error {
	return &Problem{Key: key, Named: named, Cause: cause}
}

// Error tells it in English, which the command line speaks.
func (p *Problem) Error() string { return Words{texts: catalogues()["en"]}.Error(p) }

// Unwrap returns the cause.
func (p *Problem) Unwrap() error { return p.Cause }

// Error words an error: a Problem from the catalogue, any other as it words itself. Joined errors stand on lines of their own.
func (w Words) Error(err error) string { return w.problem(err) }

// Reason words an error where it was said already what could not be done.
func (w Words) Reason(err error) string { return w.problem(err, "reason") }

func (w Words) problem(err error, tags ...string) string {
	switch err := err.(type) {
	case *Problem:
		named := pairs(err.Named)
		if err.Cause != nil {
			named["why"] = w.Error(err.Cause)
		}
		return w.text("problem."+err.Key, named, tags...)
	case interface{ Unwrap() []error }:
		var lines []string
		for _, each := range err.Unwrap() {
			lines = append(lines, w.problem(each, tags...))
		}
		return strings.Join(lines, "\n")
	}
	return err.Error()
}
