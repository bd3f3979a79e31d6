package client_test

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/client"
	scenes "sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
)

// ownDeck is a deck of the player's own, which differs in what card 1 builds, and its text.
func ownDeck(t *testing.T) (*automa.Deck, []byte) {
	t.Helper()
	text, err := os.ReadFile("../../../decks/birmingham/mautoma/deck.toml")
	if err != nil {
		t.Fatal(err)
	}
	printed := []byte(`{ build = "pottery", at = ["Coventry"] }`)
	own := bytes.Replace(text, printed, []byte(`{ build = "cotton", at = ["Worcester"] }`), 1)
	deck, err := decks.ParseDeck("birmingham", "own.toml", own)
	if err != nil || bytes.Equal(own, text) {
		t.Fatalf("the deck is not another: %v", err)
	}
	return deck, own
}

// ownGame is somebody at a game with a deck of their own.
func ownGame(t *testing.T) (p *person, deck []byte) {
	t.Helper()
	p = hasty(t)
	return p, playOwn(t, p)
}

// playOwn seats somebody at a game with a deck of their own.
func playOwn(t *testing.T, p *person) (deck []byte) {
	t.Helper()
	own, deck := ownDeck(t)
	mat, _ := decks.MatNamed("birmingham", "medium")
	h := record.Header{Seed: 3, Difficulty: mat.Name}
	h.Options.Seats, h.Options.Solo, h.Options.AutomaMat = 2, true, mat.Count
	r, err := record.New(automa.New(board(t).Game, own), h)
	if err == nil {
		err = p.Play(r, deck)
	}
	if err != nil {
		t.Fatal(err)
	}
	p.pass(2)
	return deck
}

func TestASettingChangedAtTheTableLeavesOnesOwnDeckThere(t *testing.T) {
	p, _ := ownGame(t)
	face := strings.Join(p.Words().AutomaCard(1), " ")
	p.Do(scenes.Sound{})
	if now := strings.Join(p.Words().AutomaCard(1), " "); now != face {
		t.Errorf("card 1 reads\n%s\nnot\n%s", now, face)
	}
}

func TestACopyOfAGameHasItsDeckBesideIt(t *testing.T) {
	p := hasty(t)
	handed := &copies{Store: p.Store}
	p.Store = handed
	deck := playOwn(t, p)
	p.Do(pages.Share{})
	p.Do(pages.SaveCopy{})
	if want := []string{"medium-3.soho", "medium-3.soho.deck"}; !slices.Equal(handed.names, want) || !bytes.Equal(handed.last, deck) {
		t.Errorf("handed out are %q, not %q", handed.names, want)
	}
}

// copies notes what is handed out.
type copies struct {
	store.Store
	names []string
	last  []byte
}

func (c *copies) Export(name string, text []byte) (string, error) {
	c.names, c.last = append(c.names, name), text
	return name, nil
}

func TestOnesOwnFilesAreReadOnlyWhenTheyAreListed(t *testing.T) {
	kept := store.NewMemory(clock)
	for _, name := range strings.Fields("a b c d e f g h i j k l") {
		if err := kept.Write(name+".soho", []byte("no game")); err != nil {
			t.Fatal(err)
		}
	}
	reads := 0
	p := &person{t: t, kept: kept, Client: client.New(client.Options{Store: kept, Clock: clock, Chance: 1,
		Own: func(string) []start.File { reads++; return nil }})}
	p.pass(20)
	if reads != 1 {
		t.Errorf("while the saved games are listed they are read %d times", reads)
	}
	p.Do(start.Refresh{})
	if p.pass(20); reads != 2 {
		t.Errorf("when they are asked for anew they are read %d times", reads-1)
	}
}

func TestWhatIsWrongWithKeysIsToldOnce(t *testing.T) {
	kept := store.NewMemory(clock)
	if err := kept.Write(store.Settings, []byte("[keys]\nfly = \"F\"\n")); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	if !p.says("There is no action fly") {
		t.Fatal("nobody is told of a wrong key")
	}
	p.click("start:dismiss")
	p.Do(start.Changed{Settings: settings.Default()})
	again := settings.Default()
	again.Keys["fly"] = "F"
	p.Do(start.Changed{Settings: again})
	if p.pass(2); p.says("There is no action fly") {
		t.Error("it is told again whenever a setting is changed")
	}
}

func TestAGameOfSeveralPeopleIsRescued(t *testing.T) {
	kept := store.NewMemory(clock)
	text := roomtest.Recorded(t, "3-seats")
	if err := kept.Write("three.soho", text[:len(text)/2]); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	p.Do(start.Rescue{Name: "three.soho"})
	if p.pass(5); !p.says("Pass the screen to") || !p.says("set aside as three-broken-1.soho") {
		t.Errorf("it is not on the table: %s", texts(p.see()))
	}
}

func TestARescuedGameThatCannotBeKeptIsPlayedAndKeptLater(t *testing.T) {
	text := roomtest.Recorded(t, "medium")
	kept := &stubborn{Store: store.NewMemory(clock)}
	if err := kept.Write("game.soho", text[:len(text)/2]); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	if err := p.settle(); err != nil { // the settings of the first start are kept
		t.Fatal(err)
	}
	kept.err = errors.New("the disk is full")
	p.Do(start.Rescue{Name: "game.soho"})
	p.pass(2)
	if err := p.settle(); err == nil || !p.says("the disk is full") {
		t.Errorf("nobody is told that it is not kept: %v", err)
	}
	kept.err = nil
	if err := p.settle(); err != nil {
		t.Error(err)
	}
	if held, err := kept.Read("game.soho"); err != nil || !bytes.Equal(held, p.Record().Marshal()) {
		t.Errorf("it is lost: %v", err)
	}
}

func TestAGameThatCouldNotBeKeptAtFirstTellsThatItHasAnotherName(t *testing.T) {
	p := hasty(t)
	rolls := dice(3)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.chooseOnce(rolls)
	p.saved()
	list, _ := p.kept.List()
	kept := &stubborn{Store: p.kept}
	p = sitDown(t, kept)
	p.click("start:continue")
	kept.err = errors.New("the disk is full")
	p.chooseOnce(rolls)
	_ = p.settle()
	kept.err = nil
	if err := kept.Write(list[0].Name, []byte("theirs")); err != nil {
		t.Fatal(err)
	}
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	if !p.says("Another program wrote to the file of this game") {
		t.Errorf("nobody is told that the game has another name now")
	}
}

func TestOpeningAGameReadsItsDeckOnce(t *testing.T) {
	kept := &counted{Store: store.NewMemory(clock), reads: map[string]int{}}
	p := sitDown(t, kept)
	deck := playOwn(t, p)
	if err := kept.Write("own.soho", p.Client.Record().Marshal()); err != nil {
		t.Fatal(err)
	}
	if err := kept.Write("own.soho"+store.DeckEnding, deck); err != nil {
		t.Fatal(err)
	}
	p = sitDown(t, kept)
	kept.reads = map[string]int{}
	if err := p.Open("own.soho"); err != nil {
		t.Fatal(err)
	}
	if n := kept.reads["own.soho"+store.DeckEnding]; n != 1 {
		t.Errorf("the deck is read %d times", n)
	}
}

// counted counts what is read.
type counted struct {
	store.Store
	reads map[string]int
}

func (c *counted) Read(name string) ([]byte, error) {
	c.reads[name]++
	return c.Store.Read(name)
}
