package main

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"
)

// example is a block of the README: a command line, perhaps with what is typed into it, and what it shows.
var example = regexp.MustCompile("(?s)```console\n\\$ (?:printf '([^\n]*)' \\| )?soho ([^\n]*)\n(.*?)```")

// TestReadme runs the examples of the README. Where an example has a line "…", something may stand between.
func TestReadme(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := example.FindAllStringSubmatch(string(text), -1)
	if len(examples) < 4 {
		t.Fatalf("found %d examples", len(examples))
	}
	for _, e := range examples {
		typed, args, want := strings.ReplaceAll(e[1], `\n`, "\n"), strings.Fields(e[2]), e[3]
		var out, errs bytes.Buffer
		if code := run(args, strings.NewReader(typed), &out, &errs); code != exitOK {
			t.Errorf("soho %s returned %d: %s", e[2], code, errs.String())
		}
		rest := out.String()
		for _, part := range strings.Split(want, "…\n") {
			_, after, found := strings.Cut(rest, part)
			if !found {
				t.Errorf("soho %s does not show\n%s\nafter what came before, but\n%s", e[2], part, rest)
				break
			}
			rest = after
		}
	}
}
