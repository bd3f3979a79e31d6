package transcript_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/transcript"
	"sohofoundry/engine/fault"
)

// closed is a text with some lines, closed by a hash.
func closed(hash string, lines ...string) string {
	var b bytes.Buffer
	b.WriteString(strings.Join(lines, "\n") + "\n")
	return string(transcript.Close(&b, hash))
}

const hash = "0123456789abcdef"

func TestGameOf_NamesTheGame(t *testing.T) {
	for text, want := range map[string]string{
		"soho record 1\ngame industry\nrules 1\n":                     "industry",
		"\ufeff# a remark\n\n  soho  record 7 \r\n game  chess \r\nx": "chess",
		"soho record 1\nrules 1\nboard Birmingham\n":                  "",
		"game industry\nsoho record 1\n":                              "",
		"soho record 1\n":                                             "",
		"soho record 1\ngame":                                         "",
		"":                                                            "",
		"game":                                                        "",
	} {
		if got := transcript.GameOf([]byte(text)); got != want {
			t.Errorf("%q is of %q, not of %q", text, got, want)
		}
	}
	for _, game := range []string{"", "industry"} {
		if got := transcript.GameOf([]byte(strings.Join(transcript.Opening(game, 1), "\n"))); got != game {
			t.Errorf("the opening of %q is of %q", game, got)
		}
	}
}

func TestOpening_RefusesAnotherGameAndVersion(t *testing.T) {
	for text, want := range map[string]string{
		"soho record 1\ngame industry\nrules 3": "",
		"soho record 2\ngame industry\nrules 3": `x:1: expected "soho record 1", found "soho record 2": it needs a newer Soho Foundry, one that knows "soho record 2"`,
		"soho record 1\ngame chess\nrules 3":    `x:2: expected "game industry", found "game chess": it is a record of another game`,
		"soho record 1\nrules 3":                `x:2: expected "game industry", found "rules 3"`,
		"soho record 1\ngame industry\nrules 2": `x:3: expected "rules 3", found "rules 2": it was made by an older Soho Foundry, and needs one that knows "rules 2"`,
	} {
		l := transcript.NewReader("x", []byte(text+"\n"))
		l.Opening("industry", 3)
		got := ""
		if l.Damage != nil {
			got = l.Damage.Error()
		}
		if !strings.HasPrefix(got, want) || want == "" && got != "" {
			t.Errorf("%q\ngot  %s\nwant %s", text, got, want)
		}
	}
}

func TestReader_ReadsLineByLine(t *testing.T) {
	l := transcript.NewReader("x", []byte(closed(hash, "# remark", "seed 42", "hinted", "board  My  board", "end")))
	if n := l.Number("seed"); n != 42 || !l.Flag("hinted") || l.Flag("practice") {
		t.Errorf("it is %d, or a flag is not read", n)
	}
	if fit := l.OneOf("board", []string{"board x", "board My board"}, fault.Text{}); len(fit) != 1 || fit[0] != 1 {
		t.Errorf("the board is %v", fit)
	}
	if !l.Is("end") || l.Is("en") {
		t.Error("words are not read whole")
	}
	l.Next()
	l.End(hash)
	if l.Damage != nil {
		t.Error(l.Damage)
	}
	if got, remarks, ok := transcript.NewReader("", []byte(closed(hash, "a", "# first", "# last"))).Ending(); !ok || got != hash || len(remarks) == 0 || remarks[len(remarks)-1] != "# first" {
		t.Errorf("the ending is %q with %q, %t", got, remarks, ok)
	}
}

func TestReader_NamesTheFirstDamage(t *testing.T) {
	l := transcript.NewReader("x", []byte(closed(hash, "seed 42")))
	l.Number("seed")
	l.End("fedcba9876543210")
	if l.Damage == nil || !l.Damage.IsOther() || l.Damage.Line != 3 {
		t.Errorf("another hash: %v", l.Damage)
	}
	first := l.Damage
	l.Expect(fault.Sprintf("something else"), fault.Text{})
	if l.Damage != first {
		t.Error("a later damage takes its place")
	}
	changed := strings.Replace(closed(hash, "seed 42", "end"), "seed 42", "seed 43", 1)
	l = transcript.NewReader("x", []byte(changed))
	if l.Number("seed"); l.Damage == nil || l.Damage.Line != 1 || !strings.Contains(l.Damage.Error(), "it was changed since") {
		t.Errorf("a changed line: %v", l.Damage)
	}
	if _, _, ok := l.Ending(); ok {
		t.Error("a changed text has an ending")
	}
	for name, text := range map[string][]byte{"bytes": make([]byte, 5<<20), "lines": bytes.Repeat([]byte("\n"), 20_000), "a line": bytes.Repeat([]byte("x"), 20_000)} {
		if l := transcript.NewReader("x", text); l.Damage == nil || l.Damage.Found.String() != "more" {
			t.Errorf("too many %s: %v", name, l.Damage)
		}
	}
}

func TestLast_AndGoesOn(t *testing.T) {
	before, after := closed(hash, "a", "b"), closed("fedcba9876543210", "a", "b", "c")
	if h, line := transcript.Last([]byte(before)); h != hash || line != "b" {
		t.Errorf("the last are %q and %q", line, h)
	}
	if h, line := transcript.Last([]byte("nothing")); h != "" || line != "" {
		t.Error("nothing has an end")
	}
	if !transcript.GoesOn([]byte(after), []byte(before)) || transcript.GoesOn([]byte(before), []byte(after)) {
		t.Error("what goes on does not")
	}
}

func TestCheckName(t *testing.T) {
	for name, ok := range map[string]bool{"": true, "Ada": true, "Ada Lovelace": true, " Ada": false, "A  B": false, "\x1b": false, "\xff": false, strings.Repeat("é", 20): true, strings.Repeat("é", 21): false} {
		if err := transcript.CheckName(name); (err == nil) != ok {
			t.Errorf("%q: %v", name, err)
		}
	}
}
