package decks_test

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"unicode"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// hostile are texts that want a reader to run out of time, memory or stack, or to speak to the terminal.
func hostile() map[string]string {
	const much = 100_000
	return map[string]string{
		"lists in lists":        "name = " + strings.Repeat("[", much),
		"lists, closed":         "name = " + strings.Repeat("[", much) + strings.Repeat("]", much),
		"tables in tables":      "name = " + strings.Repeat("{a=", much),
		"tables, closed":        "name = " + strings.Repeat("{a=", much) + "1" + strings.Repeat("}", much),
		"a long key of keys":    strings.Repeat("a.", much) + "b = 1",
		"a header of keys":      "[" + strings.Repeat("a.", much) + "b]",
		"many tables":           strings.Repeat("[[card]]\n", much),
		"many different tables": numbered("[t%d]\n", much),
		"many keys":             numbered("k%d = 1\n", much),
		"many keys in a table":  "a = {" + numbered("k%d = 1, ", much) + "}",
		"one key many times":    strings.Repeat("name = 1\n", much),
		"a long list":           "name = [" + strings.Repeat("1,", 4*much) + "]",
		"a large number":        "name = " + strings.Repeat("9", much),
		"a large exponent":      "number = 1e" + strings.Repeat("9", much),
		"a long name":           `name = "` + strings.Repeat("x", 9*much) + `"`,
		"a text without end":    `name = """` + strings.Repeat("\n", 9*much),
		"a name with NUL":       "name = \"a\x00b\"",
		"an escaped NUL":        `name = "a\u0000b"`,
		"a terminal's escape":   `name = "\u001b]0;title\u0007\u001b[2J"`,
		"a raw escape":          "name = \"\x1b[2J\"",
		"a backspace":           `name = "innocent\b\b\b\b\b\b\b\b"`,
		"right to left":         `name = "\u202egnirts"`,
		"a key that rings":      "\"\\u0007\\u001b[31m\" = 1",
		"no UTF-8":              "name = \"\xff\xfe\"",
		"nothing but NUL":       strings.Repeat("\x00", much),
		"a remark that rings":   "# \x07\x1b[2J\nname = 1",
		"many check sums":       strings.Repeat("check 0123 4567 89ab cdef 0123 4567 89ab cdef 0123 4567 89ab cdef\n", 9000),
		"a hash without end":    "hash " + strings.Repeat("0", much),
		"two MiB":               strings.Repeat("#\n", 1<<20),
		"JSON lists":            `{"seats":` + strings.Repeat("[", much),
		"JSON lists, closed":    `{"seats":` + strings.Repeat("[", much) + strings.Repeat("]", much) + "}",
		"JSON objects":          strings.Repeat(`{"seats":`, much),
		"JSON objects, closed":  strings.Repeat(`{"automa":`, much) + "1" + strings.Repeat("}", much),
		"a large JSON number":   `{"seats":` + strings.Repeat("9", much) + "}",
		"a JSON escape":         `{"\u001b[2J":"\u0007"}`,
		"many JSON keys":        "{" + strings.TrimSuffix(numbered(`"k%d":1,`, much/2), ",") + "}",
	}
}

func numbered(format string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// readers are all that read what strangers wrote.
func readers(t *testing.T) map[string]func(text string) error {
	t.Helper()
	game := decks.Game("birmingham")
	header, err := record.New(game, record.Header{Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}})
	if err != nil {
		t.Fatal(err)
	}
	opening, _, _ := strings.Cut(string(header.Marshal()), "\nhash")
	loaded := func(text string) error {
		_, err := record.Load("a.soho", []byte(text), record.Library{game})
		return err
	}
	return map[string]func(text string) error{
		"deck":            func(text string) error { return second(decks.ParseDeck("birmingham", "a.toml", []byte(text))) },
		"mat":             func(text string) error { return second(decks.ParseMat("birmingham", "a.toml", []byte(text))) },
		"record":          loaded,
		"a record's game": func(text string) error { return loaded(opening + "\n" + text) },
		"a record's position": func(text string) error {
			return loaded("soho record 1\nrules 1\nboard Birmingham\nseats 2\nposition " + text)
		},
		"position": func(text string) error { return second(game.UnmarshalPosition([]byte(text))) },
		"choice":   func(text string) error { return second(notation.Parse(game.Game, text)) },
	}
}

func second[T any](_ T, err error) error { return err }

// Whatever it is, it is refused in one short line that can be shown, with little memory.
func TestWhatStrangersWrote_IsRefusedInBounds(t *testing.T) {
	const mostMemory, longestError = 256 << 20, 2000
	texts := hostile()
	for reader, read := range readers(t) {
		for name, text := range texts {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := read(text)
			runtime.ReadMemStats(&after)
			if err == nil {
				t.Errorf("%s: %s was accepted", reader, name)
				continue
			}
			if used := after.TotalAlloc - before.TotalAlloc; used > mostMemory {
				t.Errorf("%s: %s takes %d MiB", reader, name, used>>20)
			}
			said := err.Error()
			if len(said) > longestError || strings.ContainsFunc(said, func(c rune) bool { return !unicode.IsPrint(c) }) {
				t.Errorf("%s: of %s it is said %.200q (%d bytes)", reader, name, said, len(said))
			}
		}
	}
}

// A deck that is sound but for its name is refused if the name cannot be shown.
func TestNamesCanBeShown(t *testing.T) {
	printed, err := os.ReadFile("birmingham/mautoma/deck.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{`\u001b[2J`, `a\u0007`, `a\u0000b`, `a\nb`, `a\tb`, `\u202eb`, `\u200b`, `\u0085`, `\ufeff`} {
		text := strings.Replace(string(printed), `name = "MAUtoma"`, `name = "`+name+`"`, 1)
		if _, err := decks.ParseDeck("birmingham", "a.toml", []byte(text)); err == nil || !strings.HasPrefix(err.Error(), "a.toml:") {
			t.Errorf("the name %s: %v", name, err)
		}
	}
}
