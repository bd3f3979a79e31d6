package record_test

import (
	"errors"
	"strings"
	"testing"
	"unicode"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
)

// short is the text of a game of some choices, and the text without its check sums.
func short(tb testing.TB) (text, unchecked string) {
	tb.Helper()
	r := started(tb, header(2))
	play(tb, r, 5, 30)
	text = string(r.Marshal())
	unchecked, _, _ = strings.Cut(text, "check ")
	return text, unchecked
}

func damaged(t *testing.T, text string) (*record.Record, *record.Damage) {
	t.Helper()
	r, err := record.Load("game.soho", []byte(text), boards)
	var d *record.Damage
	if !errors.As(err, &d) {
		t.Fatalf("no damage is found, but %v, in\n%s", err, text)
	}
	return r, d
}

func isGame(line string) bool { return strings.HasPrefix(line, "seat ") }

// Every line but those for the reader, when it is lost, or changed by a letter, is named.
func TestLoad_NamesEveryLineThatIsLostOrChanged(t *testing.T) {
	text, _ := short(t)
	lines := strings.SplitAfter(text, "\n")
	games := 0
	for i, line := range lines[:len(lines)-1] {
		if trimmed := strings.TrimSpace(line); trimmed == "" || trimmed[0] == '#' {
			continue
		}
		changed := []string{strings.Replace(line, line[:1], "x", 1), line[:len(line)-2] + "~\n"}
		for _, put := range changed {
			whole := strings.Join(lines[:i], "") + put + strings.Join(lines[i+1:], "")
			r, d := damaged(t, whole)
			if d.Line != i+1 && !strings.HasPrefix(line, "check ") {
				t.Errorf("line %d is %q in place of %q: %s", i+1, put, line, d)
			}
			if isGame(line) && (r == nil || len(r.Entries()) != games) {
				t.Errorf("line %d is %q: not %d entries are rescued", i+1, put, games)
			}
		}
		whole := strings.Join(lines[:i], "") + strings.Join(lines[i+1:], "")
		if _, d := damaged(t, whole); isGame(line) && d.Line > i+3 { // the line after it, perhaps with a heading between
			t.Errorf("line %d %q is lost: %s", i+1, line, d)
		}
		if isGame(line) {
			games++
		}
	}
}

func TestLoad_SaysWhatIsWrong(t *testing.T) {
	_, text := short(t)
	line := func(word string) string {
		at := strings.Index(text, "\n"+word)
		line, _, _ := strings.Cut(text[at+1:], "\n")
		return line
	}
	s := started(t, header(2)).Position()
	auctioneer := "seat " + s.Auctioneer.String()
	first := line(auctioneer + ": name")
	for name, c := range map[string]struct{ old, put, want string }{
		"another version":      {"soho record 1", "soho record 2", `expected "soho record 1", found "soho record 2": it needs a newer Soho Foundry`},
		"other rules":          {"rules 1", "rules 7", `expected "rules 1", found "rules 7": it needs a newer Soho Foundry`},
		"a board changed":      {boards[0].Sum, "0123456789abcdef", "this board is not as it was when the game was played"},
		"another board":        {"board " + boards[0].Name, "board Milan", "there is no such board here"},
		"two seats":            {"seats 4", "seats 2", `expected 3 or 4 seats, found "seats 2"`},
		"a rival of no kind":   {"player 3 keen", "player 3 clever", `expected "person Ada", "unaided Ada" or a rival such as "adviser 28", found "player 3 clever"`},
		"a seat twice":         {"player 3 keen", "player 2 keen", `expected the player of a seat from 3 to 4, found "player 2 keen"`},
		"only rivals":          {"player 1 person Ada", "player 1 keen", `expected a game that can be set up, found`},
		"a seed in words":      {"seed 2", "seed two", `expected "seed" with a number from 0 to 18446744073709551615, found "seed two"`},
		"no seat":              {first, "name I-A", "expected a zone that seat " + s.Auctioneer.String() + ` names, found "name I-A"`},
		"another's turn":       {first, "seat " + s.Left(s.Auctioneer).String() + ": name I-A", "it is the turn of " + auctioneer},
		"a zone of the future": {first, auctioneer + ": name V-A", "I8 forbids it"},
		"not asked":            {first, auctioneer + ": give", "nothing of that kind is asked here"},
		"no choice":            {first, auctioneer + ": sleep", `"sleep" is no choice`},
		"another's subsidy":    {first, auctioneer + ": subsidy " + s.Left(s.Auctioneer).String(), `expected "seat ` + s.Left(s.Auctioneer).String() + `: subsidy"`},
		"another position":     {"seed 2", "seed 3", ""},
		"no end":               {line("hash "), "", `expected a line that opens with "hash", found the end: the end of the record is missing`},
	} {
		if !strings.Contains(text, c.old) {
			t.Fatalf("%s: %q is not in\n%s", name, c.old, text)
		}
		if _, d := damaged(t, strings.Replace(text, c.old, c.put, 1)); !strings.Contains(d.Error(), c.want) {
			t.Errorf("%s:\n%s\nis not of\n%s", name, d, c.want)
		}
	}
	if _, d := damaged(t, strings.Replace(text, line("hash "), "hash 0123456789abcdef", 1)); !d.IsOther() {
		t.Error("another hash:", d)
	}
	if _, err := record.Load("game.soho", []byte(text), nil); err == nil {
		t.Error("without a board it is read")
	}
}

// A text that was cut short anywhere is read up to there.
func TestLoad_CutShort(t *testing.T) {
	text, _ := short(t)
	for n := range len(text) - 1 {
		r, err := record.Load("game.soho", []byte(text[:n]), boards)
		if err == nil && !strings.Contains(text[:n], "\nhash ") {
			t.Fatalf("%d bytes are taken for a whole game", n)
		}
		if r == nil {
			continue
		}
		if _, err := record.Load("game.soho", r.Marshal(), boards); err != nil {
			t.Fatalf("%d bytes: what is rescued does not load: %v", n, err)
		}
	}
}

func TestBest_IsTheFurthestOfTheSameGame(t *testing.T) {
	game := func(seed uint64, choices int, broken bool) record.Found {
		r := started(t, header(seed))
		play(t, r, 1, choices)
		text := string(r.Marshal())
		if broken {
			text = strings.Replace(text, "hash ", "hsah ", 1)
		}
		r, err := record.Load("game.soho", []byte(text), boards)
		return record.Found{Record: r, Err: err}
	}
	entries := func(f ...record.Found) int { return len(record.Best(f[0], f[1:]...).Entries()) }
	if n := entries(game(1, 20, true), game(1, 10, false), game(2, 50, false)); n != 20 {
		t.Errorf("%d entries, not the 20 of the damaged one", n)
	}
	if n := entries(game(1, 20, true), game(1, 30, false)); n != 30 {
		t.Errorf("%d entries, not the 30 of the copy", n)
	}
	if record.Best(record.Found{}) != nil {
		t.Error("something is made of nothing")
	}
	if record.Best(record.Found{}, game(3, 5, false)) == nil {
		t.Error("where the header is lost the copy does not help")
	}
}

func TestGlanceAt_AndEndingOf(t *testing.T) {
	r := started(t, header(4))
	play(t, r, 1, 40)
	if g := record.GlanceAt(r.Marshal()); g != (record.Glance{Board: boards[0].Name, Seats: 4, Rivals: 3, Hash: r.Hash()}) || !g.Counts() {
		t.Errorf("midway it looks like %+v", g)
	}
	if _, ok := record.EndingOf(r.Marshal(), boards); ok {
		t.Error("midway it has an ending")
	}
	play(t, r, 1, whole)
	text := r.Marshal()
	if g := record.GlanceAt(text); !g.Over {
		t.Errorf("over, it looks like %+v", g)
	}
	e, ok := record.EndingOf(text, boards)
	standing := r.Game().Standing(r.Position())
	if !ok || e.Hash != r.Hash() || e.Start.Header() != r.Header() || e.Places[0] != standing[0] || e.Places[3] != standing[3] {
		t.Fatalf("%t: %+v", ok, e)
	}
	for p := range industry.Seat(4) {
		if want := r.Game().Points(r.Position(), p); e.Points[p] != want {
			t.Errorf("seat %s has %d points, not %d", p, e.Points[p], want)
		}
	}
	if _, ok := record.EndingOf([]byte(strings.Replace(string(text), "seed 4", "seed 5", 1)), boards); ok {
		t.Error("of a changed text there is an ending")
	}
	if g := record.GlanceAt(started(t, people(3, 1)).Marshal()); g.Counts() {
		t.Error("a game of people counts")
	}
}

func FuzzLoad(f *testing.F) {
	r := started(f, header(2))
	play(f, r, 1, whole)
	lines := strings.SplitAfter(string(r.Marshal()), "\n")
	for _, put := range []string{"", "seat 2: bid 3\n", "seat 3: subsidy\n", "seat 1: develop I-A own bank\n", "player 4 adviser 9\n", "hash ?\n"} {
		f.Add(uint16(12), uint16(1), []byte(put))
	}
	f.Fuzz(func(t *testing.T, at, gone uint16, put []byte) {
		at = min(at, uint16(len(lines)))
		text := strings.Join(lines[:at], "") + string(put) + strings.Join(lines[min(int(at)+int(gone), len(lines)):], "")
		r, err := record.Load("fuzz.soho", []byte(text), boards)
		if err != nil && strings.ContainsFunc(err.Error(), func(c rune) bool { return !unicode.IsPrint(c) }) {
			t.Fatalf("a control character in %q", err)
		}
		if r == nil {
			return
		}
		saved := r.Marshal()
		if again, err := record.Load("fuzz.soho", saved, boards); err != nil || string(again.Marshal()) != string(saved) {
			t.Fatalf("what was loaded and saved does not load: %v\n%s", err, saved)
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	r := started(b, header(2))
	play(b, r, 1, whole)
	text := r.Marshal()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := record.Load("game.soho", text, boards); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(r.Entries())), "choices")
}
