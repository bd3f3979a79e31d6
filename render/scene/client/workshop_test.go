package client_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/ui/view"
)

// workshop opens the printed deck of Birmingham, as a person does.
func (p *person) workshop() {
	p.t.Helper()
	p.click("start:new-game")
	p.click("new-game:workshop:open")
	p.click("workshop:deck:printed")
}

// TestADeckOfTheWorkshopIsPlayed right away, in a store without a folder, as a browser has one; and it is there the next time.
func TestADeckOfTheWorkshopIsPlayed(t *testing.T) {
	kept := store.NewMemory(clock)
	p := sitDown(t, kept)
	p.workshop()
	p.click("workshop:save")
	if text, err := kept.Read("own-mautoma.toml"); err != nil || !bytes.Equal(text, decks.DeckSource("birmingham")) {
		t.Fatalf("what nobody changed is kept as something else: %v", err)
	}
	p.click("workshop:remove")
	p.click("workshop:play")
	text, err := kept.Read("own-mautoma.toml")
	if err != nil || bytes.Equal(text, decks.DeckSource("birmingham")) {
		t.Fatalf("the change is not kept: %v", err)
	}
	p.click("new-game:begin")
	deck, err := decks.ParseDeck("birmingham", "own", text)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Record().Game().Deck; got.Sum != deck.Sum {
		t.Errorf("played is with the deck %s, want %s", got.Sum, deck.Sum)
	}
	again := sitDown(t, kept)
	again.click("start:new-game")
	again.click("new-game:workshop:open")
	again.click("workshop:own:own-mautoma.toml")
	if len(again.Words().Language()) == 0 || again.Where() != "workshop" || !again.has("workshop:card:3") {
		t.Error("the deck cannot be opened again")
	}
}

// TestABrowsersBackLeavesTheWorkshopPageByPage, and the page of a new game after it.
func TestABrowsersBackLeavesTheWorkshopPageByPage(t *testing.T) {
	p := newcomer(t)
	p.workshop()
	for depth := 3; depth > 0; depth-- {
		if p.Depth() != depth {
			t.Fatalf("%d pages lie before the start screen, want %d", p.Depth(), depth)
		}
		p.Back()
		p.pass(1)
	}
	if p.Depth() != 0 || p.Where() != "start" {
		t.Errorf("back leads to %s, %d", p.Where(), p.Depth())
	}
}

// TestAMatOfTheWorkshopIsPlayed with its house rules.
func TestAMatOfTheWorkshopIsPlayed(t *testing.T) {
	p := newcomer(t)
	p.click("start:new-game")
	p.click("new-game:workshop:open")
	p.click("workshop:mat:hard")
	p.click("workshop:card-again:3")
	p.click("workshop:play")
	p.click("new-game:begin")
	if h := p.Record().Header(); h.Options.House.CardAgain != 3 || h.Difficulty != "Copy of hard" {
		t.Errorf("played is %+v", h)
	}
}

// TestTheLinkOfADeckOpensIt, and copying it gives the same link.
func TestTheLinkOfADeckOpensIt(t *testing.T) {
	for id, change := range map[string]string{"birmingham": `develop_to = 1, icon = "SW"`, "lancashire": "develop_to = 2, toward"} {
		text := []byte(strings.Replace(string(decks.DeckSource(id)), change, "develop_to = 3"+change[14:], 1))
		l, err := link.OfDeck(id, "own", text)
		if err != nil {
			t.Fatal(err)
		}
		var copied string
		c := client.New(client.Options{Store: store.NewMemory(clock), Clock: clock, Chance: 1, Clipboard: func(s string) error { copied = s; return nil }})
		p := &person{Client: c, t: t, moment: 16e6}
		p.in.Size = view.Size{W: 1440, H: 900}
		p.pass(5)
		p.Follow(l.Fragment())
		p.pass(2)
		if p.Where() != "workshop" {
			t.Fatalf("%s: it leads to %s", id, p.Where())
		}
		p.click("workshop:share")
		if copied != l.Fragment() {
			t.Errorf("%s: copied is %s, want %s", id, copied, l.Fragment())
		}
		p.Follow("#d=" + l.Code[:len(l.Code)-3])
		if p.pass(1); p.Where() != "start" {
			t.Errorf("a damaged link leads to %s", p.Where())
		}
	}
}

// TestThePrintButtonWritesTheCardsBesideTheDeck, those that a player made.
func TestThePrintButtonWritesTheCardsBesideTheDeck(t *testing.T) {
	var file string
	var pages []printed.Page
	kept := store.NewMemory(clock)
	d, err := decks.ReadDraft("birmingham", "deck", decks.DeckSource("birmingham"))
	if err != nil {
		t.Fatal(err)
	}
	d.Cards[0].Front = d.Cards[0].Front[1:]
	text := edit.NewDeck("birmingham", "Mine", d.Cards)
	if err := kept.Write("games/mine.toml", text); err != nil {
		t.Fatal(err)
	}
	c := client.New(client.Options{Store: kept, Clock: clock, Chance: 1, Folder: "games",
		Own: func(game string) []start.File {
			f, _ := start.OwnFile(game, "games/mine.toml", text, nil)
			return []start.File{f}
		},
		Print: func(to, _, _ string, of []printed.Page) error { file, pages = to, of; return nil }})
	p := &person{Client: c, t: t, moment: 16e6}
	p.in.Size = view.Size{W: 1440, H: 900}
	p.pass(5)
	p.click("start:new-game")
	p.click("new-game:workshop:open")
	p.click("workshop:own:games/mine.toml")
	p.click("workshop:print")
	if file != "games/mine.pdf" || len(pages) < 3 { // a front, a back, and the rules
		t.Errorf("%d pages are written to %q", len(pages), file)
	}
}

// TestADeckThatCannotBeSavedStaysOpen with what was changed, and says why once; the file holds what it held, and saved when there is room
// again it holds the change.
func TestADeckThatCannotBeSavedStaysOpen(t *testing.T) {
	kept := &stubborn{Store: store.NewMemory(clock)}
	p := sitDown(t, kept)
	p.workshop()
	p.click("workshop:save")
	before, err := kept.Read("own-mautoma.toml")
	if err != nil {
		t.Fatal(err)
	}
	p.click("workshop:remove")
	kept.err = errors.New("the disk is full")
	for _, button := range []string{"workshop:save", "workshop:play"} {
		p.click(button)
		if p.Where() != "workshop" || strings.Count(texts(p.see()), "The disk is full.") != 1 {
			t.Errorf("after %s: it is at %s and says\n%s", button, p.Where(), texts(p.see()))
		}
		if now, err := kept.Read("own-mautoma.toml"); err != nil || !bytes.Equal(now, before) {
			t.Errorf("after %s what was kept is gone: %v", button, err)
		}
	}
	kept.err = nil
	p.click("workshop:save")
	now, err := kept.Read("own-mautoma.toml")
	if err != nil || bytes.Equal(now, before) || p.says("The disk is full.") {
		t.Errorf("the change is not kept when there is room again (%v):\n%s", err, texts(p.see()))
	}
	if _, err := decks.ParseDeck("birmingham", "own", now); err != nil {
		t.Error(err)
	}
}

// A copy has a name of its own as soon as it is another deck or mat, and what is undone has the old one.
func TestAChangedCopyDoesNotKeepItsAuthorsName(t *testing.T) {
	kept := store.NewMemory(clock)
	p := sitDown(t, kept)
	p.click("start:workshop")
	for _, c := range []struct{ open, change, file, name string }{
		{"workshop:deck:printed", "workshop:remove", "own-copy-of-mautoma.toml", "Copy of MAUtoma"},
		{"workshop:mat:hard", "workshop:card-again:3", "own-copy-of-hard.toml", "Copy of hard"},
	} {
		p.click(c.open)
		p.click(c.change)
		p.click("workshop:undo")
		if p.has("workshop:undo") {
			t.Error("the name is undone by itself")
		}
		p.click("workshop:redo")
		p.click("workshop:save")
		p.pass(2)
		text, err := kept.Read(c.file)
		if err != nil || !strings.Contains(string(text), "\nname = \""+c.name+"\"") {
			t.Errorf("%s: kept is %v\n%s", c.file, err, text)
		}
		p.key("Escape")
	}
}

// From the start screen every game has its decks in the workshop.
func TestTheWorkshopNamesTheGame(t *testing.T) {
	p := newcomer(t)
	p.click("start:workshop")
	p.click("workshop:game:lancashire")
	if !p.see().Target("workshop:game:lancashire").Picked {
		t.Error("the game is not named")
	}
	p.click("workshop:deck:printed")
	if !p.has("workshop:card:41") {
		t.Error("the deck is not that of Lancashire")
	}
	p.key("Escape", "Escape")
	if p.Where() != "start" || p.Depth() != 0 {
		t.Errorf("out of it leads to %s", p.Where())
	}
}

// A link does not take the place of work that is not saved: it waits until that is saved, or given up.
func TestALinkWaitsForUnsavedWork(t *testing.T) {
	l, err := link.OfDeck("lancashire", "own", []byte(strings.Replace(string(decks.DeckSource("lancashire")), "MAUtoma", "Theirs", 1)))
	if err != nil {
		t.Fatal(err)
	}
	for name, end := range map[string][]string{"saved": {"workshop:save"}, "given up": {"page:close", "page:close"}} {
		p := newcomer(t)
		p.workshop()
		p.click("workshop:remove")
		p.Follow(l.Fragment())
		p.pass(2)
		if !p.has("workshop:undo") || !strings.Contains(strings.Join(p.see().Said, " "), "is waiting") {
			t.Fatalf("the link gives the work up; told is %q", p.see().Said)
		}
		for _, id := range end {
			p.click(id)
			p.pass(60) // else it is a double click
		}
		p.pass(2)
		if p.has("workshop:undo") || !p.has("workshop:card:41") {
			t.Errorf("%s: the link is not followed", name)
		}
	}
}

// A file that another program has changed since it was opened stays as it is, and what was made here is kept beside it.
func TestWhatAnotherProgramWroteIsNotLost(t *testing.T) {
	kept := store.NewMemory(clock)
	p := sitDown(t, kept)
	p.workshop()
	p.click("workshop:remove")
	p.click("workshop:save")
	const file, other = "own-copy-of-mautoma.toml", "own-copy-of-mautoma-2.toml"
	theirs := []byte("theirs")
	if err := kept.Write(file, theirs); err != nil {
		t.Fatal(err)
	}
	p.click("workshop:remove")
	p.click("workshop:save")
	if there, _ := kept.Read(file); !bytes.Equal(there, theirs) {
		t.Error("what the other program wrote is lost")
	}
	if _, err := kept.Read(other); err != nil {
		t.Errorf("what was made here is not kept: %v", err)
	}
	if said := strings.Join(p.see().Said, " "); !strings.Contains(said, "Another program has changed "+file) || !strings.Contains(said, other) {
		t.Errorf("told is %q", said)
	}
	p.click("workshop:undo")
	p.click("workshop:save")
	if _, err := kept.Read("own-copy-of-mautoma-3.toml"); err == nil {
		t.Error("what is kept beside it is not saved there again")
	}
}
