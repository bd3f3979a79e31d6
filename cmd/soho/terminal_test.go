package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What a terminal would obey comes from outside in names only, and is never printed as it is.
func TestControlCharactersAreNotPrinted(t *testing.T) {
	dir := t.TempDir()
	in := func(name, from string) string {
		name = filepath.Join(dir, "\x1b[2J"+name)
		text, err := os.ReadFile(from)
		if err == nil {
			err = os.WriteFile(name, text, 0o600)
		}
		if err != nil {
			t.Skip(err) // not every system has such names
		}
		return name
	}
	deck, game := in("deck.toml", "../../decks/birmingham/mautoma/deck.toml"), in("game.soho", "../../automa/record/testdata/medium.soho")
	geometry := in("geometry.toml", "../../decks/birmingham/mautoma/geometry.toml")
	for _, args := range [][]string{
		{"replay", game}, {"replay", game, "--verify"}, {"replay", game, "--json"}, {"replay", deck}, {"replay", game + "\x07"},
		{"deck", "lint", deck}, {"deck", "lint", geometry}, {"deck", "lint", game}, {"deck", "show", "--deck", deck},
		{"--\x1b[2J"}, {"\x1b[2J"}, {"rules", "\x1b[2J"}, {"sim", "--games", "\x1b[2J"}, {"completion", "bash", "\x1b[2J"},
	} {
		var out, errs bytes.Buffer
		run(args, strings.NewReader(""), &out, &errs)
		if text := out.String() + errs.String(); text == "" || strings.ContainsAny(text, "\x1b\x07") {
			t.Errorf("soho %q prints %.200q", args, text)
		}
	}
}
