package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// exampleFiles are what the examples call the files of a player.
var exampleFiles = map[string]string{
	"mygame.soho":  "../../automa/record/testdata/medium.soho",
	"my-deck.toml": "../../decks/birmingham/mautoma/deck.toml",
	"my-mat.toml":  "../../decks/birmingham/mautoma/easy.toml",

	"my-board.toml": "../../decks/industry/board.toml",

	"de.xlf": "../../render/tell/words/exchange/testdata/de.xlf",

	shortGame: "../../automa/record/testdata/saved/practice.soho",

	"my-old-deck.toml":    "../../decks/birmingham/mautoma/deck.toml",
	"my-cotton-deck.toml": "../../decks/lancashire/mautoma/deck.toml",
}

// shortGame is a game of a few choices, which is soon analysed.
const shortGame = "begun.soho"

// TestExamples runs every command line that a help text gives as an example.
func TestExamples(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", dir)
	for name, from := range exampleFiles {
		text, err := os.ReadFile(from)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	// A game that can be gone on with.
	if code := run([]string{"play"}, strings.NewReader("pass\n1\n\nend\n"), io.Discard, io.Discard); code != exitOK {
		t.Fatalf("playing returned %d", code)
	}
	if code := run([]string{"companion"}, strings.NewReader("all\npass\nall\n"), io.Discard, io.Discard); code != exitOK {
		t.Fatalf("playing at the table returned %d", code)
	}
	for _, cmd := range everyCommand(newRoot()) {
		if cmd.Example != "" && len(commandLines(cmd.Example)) == 0 {
			t.Errorf("the example of %s has no command line", cmd.CommandPath())
		}
		for _, line := range commandLines(cmd.Example) {
			t.Run(line, func(t *testing.T) {
				line, file, kept := strings.Cut(line, " > ")
				args := strings.Fields(strings.ReplaceAll(line, "'", ""))
				switch {
				case testing.Short() && (args[0] == "analyse" || slices.Contains(args, "adviser")):
					t.Skip("it plays many futures; automa/analysis and automa/search look for races")
				case args[0] == "sim" && !slices.Contains(args, "--merge"):
					args = append(args, "--games", "2", "--think", "0s")
				case args[0] == "deck" && args[1] == "compare":
					args = append(args, "--games", "5")
				case args[0] == "analyse":
					if args = append(args, "--futures", "32"); args[1] != "last" {
						args[1] = shortGame
					}
				}
				var out, errs bytes.Buffer
				if code := run(args, strings.NewReader(""), &out, &errs); code != exitOK || out.Len() == 0 && args[0] != "engine" {
					t.Errorf("it returned %d and printed %d bytes: %s", code, out.Len(), &errs)
				}
				if kept {
					if err := os.WriteFile(file, out.Bytes(), 0o600); err != nil {
						t.Error(err)
					}
				}
			})
		}
	}
}

// commandLines finds the lines that call soho and returns what follows, up to an explanation.
func commandLines(example string) (lines []string) {
	for _, line := range strings.Split(example, "\n") {
		line, isCommand := strings.CutPrefix(strings.TrimPrefix(strings.TrimSpace(line), "$ "), "soho ")
		if !isCommand {
			continue
		}
		line, _, _ = strings.Cut(line, "  ")
		lines = append(lines, line)
	}
	return lines
}
