package main

import (
	"bytes"
	"strings"
	"testing"
)

// The manual page has every command with its flags, and no line that the formatter takes for an order of ours.
func TestManual(t *testing.T) {
	var out, errs bytes.Buffer
	if code := run([]string{"manual"}, strings.NewReader(""), &out, &errs); code != exitOK {
		t.Fatalf("returned %d, said %s", code, &errs)
	}
	page := out.String()
	for _, part := range []string{".TH SOHO 1 ", ".SH PLAY\n", `\-\-difficulty`, ".SH DECK LINT\n", ".SH EXIT\\-CODES\n", `Ctrl\-\e`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %q", part)
		}
	}
	for line := range strings.Lines(page) {
		order, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		known := map[string]bool{".TH": true, ".SH": true, ".B": true, ".nf": true, ".fi": true, ".PP": true}
		if (strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'")) && !known[order] {
			t.Errorf("the formatter takes this for an order: %s", line)
		}
	}
}

// A program that says which version it is tells what is new in that one.
func TestNews(t *testing.T) {
	var out, errs bytes.Buffer
	if code := run([]string{"version", "--news"}, strings.NewReader(""), &out, &errs); code != exitOK || !strings.HasPrefix(out.String(), version+" ") {
		t.Errorf("returned %d, printed %s, said %s", code, &out, &errs)
	}
}
