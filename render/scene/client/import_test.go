package client_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	industry "sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/store"
)

// savedGame is the text of a saved game from elsewhere.
func savedGame(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile("../../../automa/record/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// auctioned is the text of a game of Industry.
func auctioned(t *testing.T) []byte {
	t.Helper()
	r, err := industry.New(decks.Industry(), industry.Header{Options: auction.Options{Seats: 3}, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	r.Choose(r.Game().Choices(r.Position())[0])
	return r.Marshal()
}

func TestImport(t *testing.T) {
	text, hard := savedGame(t, "easy.soho"), savedGame(t, "hard.soho")
	p := newcomer(t)
	cases := []struct {
		name, file string
		text       []byte
		want       string // the games that there are then
	}{
		{"a game", "mine.soho", text, "mine.soho"},
		{"the same again", "other.soho", text, "mine.soho"},
		{"nothing", "mine.soho", nil, "mine.soho"},
		{"a damaged one", "mine.soho", bytes.Replace(text, []byte("\nhash "), []byte("\nhash 0"), 1), "mine.soho"},
		{"too much", "mine.soho", make([]byte, store.Most+1), "mine.soho"},
		{"a name that leads elsewhere", `..\..\settings.toml`, hard, "mine.soho settings-toml.soho"},
		{"a game of Industry", "auction.soho", auctioned(t), "auction.soho mine.soho settings-toml.soho"},
		{"the same of Industry again", "other.soho", auctioned(t), "auction.soho mine.soho settings-toml.soho"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			p.Import(c.file, c.text)
			p.pass(2)
			list, err := p.Store.List()
			if err != nil {
				t.Fatal(err)
			}
			var names []string
			for _, e := range list {
				names = append(names, e.Name)
			}
			if got := strings.Join(names, " "); got != c.want {
				t.Errorf("there are %s, want %s", got, c.want)
			}
			if !p.has("start:dismiss") {
				t.Error("nothing is told")
			}
			for p.has("start:dismiss") {
				p.click("start:dismiss")
			}
		})
	}
}

func TestBack(t *testing.T) {
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.play(dice(7), func() bool { return len(p.Record().Entries()) > 2 && !p.Watching() })
	for want := 1; want >= 0; want-- {
		if got := p.Depth(); got != want {
			t.Fatalf("there are %d pages to go back, want %d", got, want)
		}
		p.Back()
		p.pass(2)
	}
	if !p.has("start:new-game") {
		t.Error("back does not lead to the start screen")
	}
}

// What was not taken in is told by the name that its file has, in plain words.
func TestImport_SaysWhyNotInPlainWords(t *testing.T) {
	text := savedGame(t, "easy.soho")
	for _, c := range []struct{ name, file, text, want string }{
		{"a page", "<script>alert(1)</script>.soho", "soho", `"<script>alert(1)</script>.soho" was not taken in: it is no saved game of Soho Foundry; nothing was changed.`},
		{"a damaged one", "mine.soho", strings.Replace(string(text), "\nhash ", "\nhash 0", 1), `"mine.soho" was not taken in: its line `},
		{"what is pasted", "", "soho record", `What was pasted was not taken in: it is no saved game of Soho Foundry; nothing was changed.`},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newcomer(t)
			p.Import(c.file, []byte(c.text))
			p.pass(2)
			if got := strings.Join(p.see().Said, " "); !strings.HasPrefix(got, c.want) && !strings.Contains(got, c.want) {
				t.Errorf("it is told: %q, want %q", got, c.want)
			}
		})
	}
}

// Where the only game is damaged the start screen says so, and leads to where it is rescued.
func TestADamagedGameIsToldOnTheStartScreen(t *testing.T) {
	text := savedGame(t, "easy.soho")
	p := newcomer(t)
	if err := p.Store.Write("mine.soho", text[:len(text)/2]); err != nil {
		t.Fatal(err)
	}
	p.Back()
	p.Import("", nil) // which lists the games anew
	p.pass(2)
	p.click("start:dismiss")
	p.pass(60)
	if name := p.see().Target("start:continue").Name; !strings.Contains(name, "mine is damaged") {
		t.Errorf("the start screen says %q", name)
	}
	p.click("start:continue")
	p.pass(2)
	if !p.has("load:rescue:mine.soho") {
		t.Error("nothing rescues it where the start screen leads")
	}
}

// Games from elsewhere do not take the place of work that is not saved: they wait until that is saved, or given up.
func TestImportsWaitForUnsavedWork(t *testing.T) {
	for name, end := range map[string][]string{"saved": {"workshop:save"}, "given up": {"page:close", "page:close"}} {
		t.Run(name, func(t *testing.T) {
			p := newcomer(t)
			p.workshop()
			p.click("workshop:remove")
			p.Import("one.soho", savedGame(t, "easy.soho"))
			p.Import("two.soho", savedGame(t, "hard.soho"))
			p.pass(2)
			if said := strings.Join(p.see().Said, " "); !p.has("workshop:undo") || p.saves() != "" || !strings.Contains(said, "is waiting") {
				t.Fatalf("the work is given up, or %q is taken in too soon; told is %q", p.saves(), said)
			}
			for _, id := range end {
				p.click(id)
				p.pass(60) // else it is a double click
			}
			if got := strings.Fields(p.saves()); len(got) != 2 || p.Where() != "start" || !p.has("load:replay:one.soho") {
				t.Errorf("taken in are %q, and shown is %s", got, p.Where())
			}
			if _, err := p.Store.Read("own-copy-of-mautoma.toml"); (err == nil) != (name == "saved") {
				t.Errorf("the deck: %v", err)
			}
		})
	}
}
