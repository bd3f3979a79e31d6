package record_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// unchecked is a text without its check sums, as older versions wrote it.
func unchecked(text string) string {
	if before, _, found := strings.Cut(text, "\ncheck "); found {
		return before + "\n"
	}
	return text
}

// damaged loads a text that must not load.
func damaged(t *testing.T, text string) (*record.Record, *record.Damage) {
	t.Helper()
	r, err := record.Load("game.soho", []byte(text), library)
	var d *record.Damage
	if !errors.As(err, &d) {
		t.Fatalf("no damage was found, but %v", err)
	}
	return r, d
}

// damage is a change of a text and what is said of it.
type damage struct {
	name     string
	old, new string
	want     string // of the line that is changed, or of the line given
	entries  int    // of the record that is returned with it, or none
}

const (
	none = -1
	lost = -2 // none, of which the error says no more than that
)

// check makes each change to a text without check sums and compares what is said.
func check(t *testing.T, text string, cases []damage) {
	t.Helper()
	text = unchecked(text)
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			before, after, ok := strings.Cut(text, c.old)
			if !ok {
				t.Fatalf("%q is not in\n%s", c.old, text)
			}
			want := c.want
			if !strings.HasPrefix(want, "game.soho:") {
				want = fmt.Sprintf("game.soho:%d: expected %s", strings.Count(before, "\n")+1, want)
			}
			if c.entries == lost {
				want, c.entries = want+": which game it is cannot be read, so nothing of this file can be rescued", none
			}
			r, d := damaged(t, before+c.new+after)
			if d.Error() != want {
				t.Errorf("got  %s\nwant %s", d, want)
			}
			entries := none
			if r != nil {
				entries = len(r.Entries())
			}
			if entries != c.entries {
				t.Errorf("%d entries are left, not %d", entries, c.entries)
			}
		})
	}
}

func TestLoad_DamagedHeader(t *testing.T) {
	h := solo("medium", 42)
	h.Options.Introductory, h.Options.SpendingOrder = true, true
	deck := "deck MAUtoma " + birmingham.Deck.Sum
	const full = "mat cotton 3 2 3 3, manufacturer 1 2 1 1 2 1 1 2, pottery 1 1 1 1 1, coal 1 2 2 2, iron 1 1 1 1, brewery 2 2 2 1"
	check(t, string(started(t, h).Marshal()), []damage{
		{"another text", "soho record 1", "Dear diary", `"soho record 1", found "Dear diary"`, lost},
		{"no version", "soho record 1", "soho record", `"soho record 1", found "soho record"`, lost},
		{"a newer version", "soho record 1", "soho record 3",
			`"soho record 1", found "soho record 3": it needs a newer Soho Foundry, one that knows "soho record 3"`, none},
		{"an older version", "soho record 1", "soho record 0", `"soho record 1", found "soho record 0": it was made by an older Soho Foundry, and needs one that knows "soho record 0"`, none},
		{"newer rules", "rules 1", "rules 2", `"rules 1", found "rules 2": it needs a newer Soho Foundry, one that knows "rules 2"`, none},
		{"older rules", "rules 1", "rules 0", `"rules 1", found "rules 0": it was made by an older Soho Foundry, and needs one that knows "rules 0"`, none},
		{"rules that are no number", "rules 1", "rules one", `"rules 1", found "rules one"`, lost},
		{"another board", "board Birmingham", "board Sheffield",
			`"board Birmingham", "board Lancashire", "board Lancashire, virtual link", "board Lancashire, classic deck", ` +
				`"board Lancashire, classic deck, virtual link", "board Lancashire, community map" or "board Brass (2007)", ` +
				`found "board Sheffield": there is no such board here`, none},
		{"no board", "board Birmingham\n", "", `"board …", found "seats 2 solo"`, lost},
		{"too many seats", "seats 2 solo", "seats 5", `"seats 2 solo", or 2 to 4 seats, found "seats 5"`, lost},
		{"too many seats for the Automa", "seats 2 solo", "seats 3 solo", `"seats 2 solo", or 2 to 4 seats, found "seats 3 solo"`, lost},
		{"an unknown word after the seats", "seats 2 solo", "seats 2 duo", `"seats 2 solo", or 2 to 4 seats, found "seats 2 duo"`, lost},
		{"another deck", deck, "deck Cromford 0123456789abcdef",
			`"` + deck + `", found "deck Cromford 0123456789abcdef": there is no such deck here`, none},
		{"a deck that was changed", deck, "deck MAUtoma 0123456789abcdef",
			`"` + deck + `", found "deck MAUtoma 0123456789abcdef": this deck is not as it was when the game was played`, none},
		{"no deck", deck + "\n", "", `"deck …", found "difficulty medium"`, lost},
		{"no difficulty", "difficulty medium", "difficulty", `the name of the difficulty, found "difficulty"`, lost},
		{"a control character", "difficulty medium", "difficulty med\x1bium",
			`the name of the difficulty, found "difficulty med\x1bium": it holds '\x1b', which cannot be shown`, none},
		{"an unknown option", "option introductory", "option extended",
			`"` + full + `", found "option extended"`, lost},
		{"options in another order", "option introductory\noption spending-order", "option spending-order\noption introductory",
			"game.soho:8: expected \"" + full + `", found "option introductory"`, lost},
		{"no mat", "mat cotton", "cat cotton", `"` + full + `", found ` +
			`"cat cotton 2 1 3 3, manufacturer 0 2 0 0 1 1 1 2, pottery 1 1 1 1 1, coal 0 1 2 …"`, lost},
		{"too many tiles", "pottery 1 1", "pottery 1 2", `at most "` + full + `", found ` +
			`"mat cotton 2 1 3 3, manufacturer 0 2 0 0 1 1 1 2, pottery 1 2 1 1 1, coal 0 1 2 …": of pottery level 2 there are 0 to 1`, none},
		{"a level is missing", "coal 0 1 2 2", "coal 0 1 2", `at most "` + full + `", found ` +
			`"mat cotton 2 1 3 3, manufacturer 0 2 0 0 1 1 1 2, pottery 1 1 1 1 1, coal 0 1 2,…": of coal level 4 there are 0 to 2`, none},
		{"an industry is missing", ", pottery 1 1 1 1 1", "", `at most "` + full + `", found ` +
			`"mat cotton 2 1 3 3, manufacturer 0 2 0 0 1 1 1 2, coal 0 1 2 2, iron 0 1 1 1, br…": the tiles of pottery are missing`, none},
		{"too much", "brewery 1 2 2 1", "brewery 1 2 2 1 0", `at most "` + full + `", found ` +
			`"mat cotton 2 1 3 3, manufacturer 0 2 0 0 1 1 1 2, pottery 1 1 1 1 1, coal 0 1 2 …": "0" is too much`, none},
		{"no seed", "seed 42\n", "", "game.soho:11: expected " + `"seed 42", found "hash ` + started(t, h).Hash() + `"`, lost},
		{"a seed that is too large", "seed 42", "seed 18446744073709551616",
			`"seed" with a number from 0 to 18446744073709551615, found "seed 18446744073709551616"`, lost},
		{"a seed below zero", "seed 42", "seed -1", `"seed" with a number from 0 to 18446744073709551615, found "seed -1"`, lost},
		{"nothing at all", unchecked(string(started(t, h).Marshal())), "", `"soho record 1", found the end`, lost},
	})
}

func TestLoad_DamagedPosition(t *testing.T) {
	r := started(t, solo("medium", 42))
	r = started(t, record.Header{From: r.Position()})
	check(t, string(r.Marshal()), []damage{
		{"other seats", "seats 2 solo\ndeck MAUtoma " + birmingham.Deck.Sum, "seats 2",
			`game.soho:5: expected a position with the seats named above, found one with others`, lost},
		{"a position that cannot be", `"round":1`, `"round":11`, `a position that can be, found one that cannot: round: 11 is not from 1 to 10 (B2.1)`, none},
		{"a position of nowhere", `"income_space":10`, `"income_space":99`, `a position that can be, found one that cannot: players[0]: income_space: 99, ` +
			`but its tiles and sales bring it to 10 at most (B6.6, B12.6)`, none},
		{"no object", `position {"seats":2,"solo":true`, "position {", `a position that can be, found one that cannot: ` +
			`line 1: this is not JSON: invalid character ',' looking for beginning of object key string`, none},
	})
}

// lineWith returns the last line that opens with a word.
func lineWith(text, word string) string {
	_, rest, _ := strings.Cut(text[strings.LastIndex(text, "\n"+word):], "\n")
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

// shortGame is a game of two rounds whose every word is known, and two of its lines: the Automa's first turn, and the human's
// second line.
func shortGame(t *testing.T) (text, turn, pass string) {
	r := started(t, solo("medium", 42))
	chooseFirst(t, r, engine.Pass)
	r.AutomaTurn()
	chooseFirst(t, r, engine.Loan)
	chooseFirst(t, r, engine.Pass)
	text = unchecked(string(r.Marshal()))
	return text, lineWith(text, "automa "), lineWith(text, "pass ")
}

func TestLoad_DamagedGame(t *testing.T) {
	text, turn, pass := shortGame(t)
	lines := strings.Split(strings.TrimSpace(text), "\n")
	last := len(lines)
	hash, loan := lines[last-1], lines[last-4]
	without := started(t, solo("medium", 42))
	chooseFirst(t, without, engine.Pass)
	without.AutomaTurn()
	choices, err := notation.Parse(birmingham.Game, pass)
	if err != nil {
		t.Fatal(err)
	}
	without.Choose(choices[0])
	lastPass := pass + "\n\nhash"
	check(t, text, []damage{
		{"an unknown word", loan, "steal card:leek", `a legal action, found "steal card:leek": ` +
			`"steal" is no action: build, network, develop, sell, loan, scout, pass, give-up or done`, 2},
		{"a control character", loan, "st\x1b[2Jeal", `a legal action, found "st\x1b[2Jeal": ` +
			`"st\x1b[2Jeal" is no action: build, network, develop, sell, loan, scout, pass, give-up or done`, 2},
		{"an unknown card", loan, "loan card:london", `a legal action, found "loan card:london": there is no card "london"`, 2},
		{"a card that is not held", loan, "loan card:wild-location", `a legal action, found "loan card:wild-location": B2.3 forbids it`, 2},
		{"a part is missing", loan, "build card:leek", `a legal action, found "build card:leek": a part is missing or too much`, 2},
		{"a choice that is not asked", loan, "coal:dudley.1", `a legal action, found "coal:dudley.1": nothing of that kind is asked here`, 2},
		{"a source that is not asked", lastPass, pass + " coal:dudley.1\n\nhash",
			fmt.Sprintf("the Automa's turn, found %q: nothing of that kind is asked here", pass+" coal:dudley.1"), 3},
		{"a line that is missing", loan + "\n", "", fmt.Sprintf(
			"game.soho:%d: expected %q, found %q: the lines above lead to another position than the one saved",
			last-1, "hash "+without.Hash(), hash), 3},
		{"a turn of the Automa that is another", turn, turn + "; develop",
			fmt.Sprintf("%q, found %q: the Automa now plays otherwise", turn, turn+"; develop"), 1},
		{"a turn of the Automa that is missing", turn + "\n", "", fmt.Sprintf(
			"game.soho:%d: expected the Automa's turn, found your choice %q: a line before it is missing", last-4, loan), 1},
		{"a word that is no turn of the Automa", turn, "autoam",
			fmt.Sprintf(`%q, found "autoam": the Automa now plays otherwise`, turn), 1},
		{"a first action that is missing", lines[last-8] + "\n", "", fmt.Sprintf(
			"game.soho:%d: expected your action 1 of 1, found the Automa's turn: a line before it is missing", last-7), 0},
		{"a second action that is missing", pass + "\n", turn + "\n", fmt.Sprintf(
			"game.soho:%d: expected your action 2 of 2, found the Automa's turn: a line before it is missing", last-2), 3},
		{"another hash", hash, "hash 0123456789abcdef",
			fmt.Sprintf(`%q, found "hash 0123456789abcdef": the lines above lead to another position than the one saved`, hash), 4},
		{"no hash", hash + "\n", "", `a line that opens with "hash", found the end: the end of the record is missing`, 4},
		{"more after the hash", hash, hash + "\npass card:leek",
			fmt.Sprintf(`game.soho:%d: expected the end, found "pass card:leek": nothing but check sums follows the hash`, last+1), 4},
	})
}

func TestLoad_DamagedGameBetweenHumans(t *testing.T) {
	r := started(t, record.Header{Options: engine.Options{Seats: 3}, Seed: 5})
	first := r.Position().Actor + 1
	chooseFirst(t, r, engine.Pass)
	second := r.Position().Actor + 1
	chooseFirst(t, r, engine.Pass)
	text := string(r.Marshal())
	line := lineWith(text, fmt.Sprintf("seat %d", second))
	said := strings.TrimPrefix(line, fmt.Sprintf("seat %d: ", second))
	check(t, text, []damage{
		{"another seat", line, fmt.Sprintf("seat %d: %s", first, said),
			fmt.Sprintf(`a line that opens with "seat %d: ", found "seat %d: %s"`, second, first, said), 1},
		{"no seat", line, said, fmt.Sprintf(`a line that opens with "seat %d: ", found %q`, second, said), 1},
		{"a turn of the Automa", line, "automa develop", fmt.Sprintf(`a line that opens with "seat %d: ", found "automa develop"`, second), 1},
		{"a deck", "seats 3\n", "seats 3\ndeck MAUtoma\n", `game.soho:5: expected "seed 42", found "deck MAUtoma"`, lost},
		{"the option of another game", "seed 5", "option spending-order\nseed 5", `"seed 42", found "option spending-order"`, lost},
	})
}

func TestLoad_WithinBounds(t *testing.T) {
	text := string(started(t, solo("easy", 1)).Marshal())
	check(t, text, []damage{
		{"many lines", "soho record 1\n", "soho record 1" + strings.Repeat("\n", 10_000),
			"game.soho:10001: expected at most 10000 lines, found more", none},
		{"a long line", "difficulty easy", "difficulty " + strings.Repeat("easy", 5000), "at most 16 KiB in a line, found more", none},
	})
	_, d := damaged(t, text+strings.Repeat(" ", 4<<20))
	if want := "game.soho:1: expected at most 4 MiB, found more"; d.Error() != want {
		t.Errorf("got  %s\nwant %s", d, want)
	}
}

func TestLoad_TellsTheRefusal(t *testing.T) {
	text, _, _ := shortGame(t)
	_, d := damaged(t, strings.Replace(text, "loan card:", "network birmingham_nuneaton card:", 1))
	if d.Why.String() != "B8.2 forbids it" {
		t.Errorf("got %s", d)
	}
}

// A line is taken as a whole or not at all.
func TestLoad_DropsALineThatIsHalfRight(t *testing.T) {
	r := started(t, solo("easy", 7))
	for range whole {
		play(t, r, sensible, uint64(len(r.Entries())), 1)
		if n := len(r.Entries()); n > 0 && r.Entries()[n-1].Choice.Verb == engine.Discard {
			break
		}
	}
	text := string(r.Marshal())
	at := strings.LastIndex(text, "discard:")
	again, d := damaged(t, text[:at]+"discard:wild-location\n")
	if !strings.HasSuffix(d.Error(), "B10.1 forbids it") || d.Expected.String() != "a further card to discard" {
		t.Fatal(d)
	}
	if e := again.Entries(); e[len(e)-1].Choice.Verb == engine.Scout || again.CanRedo() {
		t.Error("half a line is in the record")
	}
}

// A text that ends too early loses nothing of what is there, wherever it is cut.
func TestLoad_CutAfterAnyLine(t *testing.T) {
	r := started(t, solo("medium", 42))
	play(t, r, sensible, 1, whole)
	lines := strings.SplitAfter(unchecked(string(r.Marshal())), "\n")
	for n := range len(lines) - 2 { // the last line is the hash, and after it there is nothing
		text := strings.Join(lines[:n], "")
		again, d := damaged(t, text)
		if d.Line != n+1 || d.Found.String() != "the end" {
			t.Fatalf("cut after line %d: %s", n, d)
		}
		if header := n >= 8; (again != nil) != header {
			t.Fatalf("cut after line %d: a record is returned: %t", n, again != nil)
		}
		if again == nil {
			continue
		}
		got, want := lastLine(t, again), strings.TrimSpace(lineBefore(lines[:n]))
		if got != want {
			t.Fatalf("cut after line %d: the record ends with %q, not %q", n, got, want)
		}
		if _, err := record.Load("game.soho", again.Marshal(), library); err != nil {
			t.Fatalf("cut after line %d, saved and loaded: %v", n, err)
		}
	}
}

// lastLine is the last line of a record before its hash.
func lastLine(t *testing.T, r *record.Record) string {
	t.Helper()
	lines := strings.SplitAfter(unchecked(string(r.Marshal())), "\n")
	return strings.TrimSpace(lineBefore(lines[:len(lines)-2]))
}

// lineBefore returns the last of the lines that is not for the reader alone.
func lineBefore(lines []string) string {
	for i := len(lines) - 1; i >= 0; i-- {
		if line := strings.TrimSpace(lines[i]); line != "" && line[0] != '#' {
			return line
		}
	}
	return ""
}
