package terminal_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/looktest/pseudo"
	"sohofoundry/render/tell/words"
)

// untranslated is what is shown in no language: what was typed or can be, in the notation.
var untranslated = regexp.MustCompile(`"[^"]*"|build, network, develop, sell, loan, [a-z, -]*,`)

// isMap is the command for the whole map, which has room for letters only; its legend tells what they are.
func isMap(command string) bool { return command == "map" }

// TestEverythingIsTranslated plays whole games in the pseudo-language: nothing that is shown is written by the program.
func TestEverythingIsTranslated(t *testing.T) {
	for _, c := range []struct {
		game     string
		plain    bool
		commands []string
	}{{"birmingham", false, commands}, {"lancashire", true, append(cotton, commands...)}} {
		t.Run(c.game, func(t *testing.T) {
			r := seededIn(t, c.game, 1)
			out, err := session(t, r, func(o *terminal.Options) {
				var err error
				if o.Words, err = words.New(r.Game(), pseudo.Language); err != nil {
					t.Fatal(err)
				}
				o.Words.Width, o.Words.Plain = 400, c.plain
			}, wholeGame(1, slices.DeleteFunc(slices.Clone(c.commands), isMap))...)
			if err != nil || r.Position().Decision != engine.GameOver {
				t.Fatalf("the game did not end: %v", err)
			}
			translated(t, out)
		})
	}
}

// So is all that is said at a table of several people, but for their names.
func TestATableOfSeveralIsTranslated(t *testing.T) {
	players := []record.Player{{Name: "12"}, {Name: "34"}, {}, {Unaided: true}} // names that are no words
	r, want := seated(t, "birmingham", 3, players...), seated(t, "birmingham", 3, players...)
	typed := playedInTurn(t, want)
	typed = append(append([]string{"", "undo", "undo all", "mat 56", "thoughts", "last", "table off", "map", "help"}, typed[1:]...), "mat 34", "score", "undo", "undo all", "")
	out, err := session(t, r, func(o *terminal.Options) {
		var err error
		if o.Words, err = words.New(r.Game(), pseudo.Language); err != nil {
			t.Fatal(err)
		}
		o.Words.Width, o.Words.Plain = 400, true
	}, typed...)
	if err != nil || !bytes.Equal(r.Marshal(), want.Marshal()) {
		t.Fatalf("it is another game: %v", err)
	}
	translated(t, out)
}

// translated sees that all that is shown is of the catalogue.
func translated(t *testing.T, out string) {
	t.Helper()
	seen := map[string]bool{}
	lines := strings.Split(out, "\n")
	for i := range lines {
		lines[i], _, _ = strings.Cut(lines[i], "> ")
	}
	for _, line := range pseudo.Whole(lines) {
		if word := pseudo.Plain(untranslated.ReplaceAllString(line, "")); word != "" && !seen[word] {
			seen[word] = true
			t.Errorf("%q in %q is not of the catalogue", word, line)
		}
		if between := pseudo.Glued(line); between != "" && !seen[between] {
			seen[between] = true
			t.Errorf("%q is put together by the program with %q", line, between)
		}
	}
}
