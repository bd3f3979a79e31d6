package main

import (
	"strings"
	"testing"
)

func TestFold(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"short\n", "short\n"},
		{"no line is wider than this\nand that is that", "no line is wider\n  than this\nand that is that"},
		{"  why CHOICE      say why something may not be\n", "  why CHOICE\n    say why\n    something may\n    not be\n"},
		{"  soho play --load a.soho\n", "  soho play \\\n    --load \\\n    a.soho\n"},
		{"a-word-that-is-longer-than-a-line\n", "a-word-that-is-longer-than-a-line\n"},
		{`{"id": 1, "ok": true, "text": "a"}`, `{"id": 1, "ok": true, "text": "a"}`},
		{"\x1b[33mBirmingham coal\x1b[0m works\n", "\x1b[33mBirmingham coal\x1b[0m\n  works\n"},
		{"> ", "> "},
	} {
		if got := fold(c.text, 17); got != c.want {
			t.Errorf("%q is cut into\n%s\nnot\n%s", c.text, got, c.want)
		}
	}
}

func TestFold_AnyTextAnyWidth(t *testing.T) {
	text := newRoot().Long + "\n" + exitCodes + "\n" + newEngine().Long
	for width := 30; width <= 120; width++ {
		folded := fold(text, width)
		for line := range strings.Lines(folded) {
			if line = strings.TrimSuffix(line, "\n"); columns(line) > width && strings.Contains(strings.TrimSpace(line), " ") {
				t.Fatalf("%q is wider than %d", line, width)
			}
		}
		if a, b := strings.Join(strings.Fields(folded), " "), strings.Join(strings.Fields(text), " "); a != b {
			t.Fatalf("at %d something is lost", width)
		}
	}
}
