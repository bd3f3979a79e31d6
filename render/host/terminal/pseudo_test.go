package terminal_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

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
		})
	}
}
