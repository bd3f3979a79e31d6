package client_test

import (
	"strings"
	"testing"
	"time"

	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

// linkTo is the link of a game after some entries, or of the whole one with a negative number.
func linkTo(t testing.TB, h record.Header, entries int) (string, *record.Record) {
	t.Helper()
	r, err := played.Game(h, entries)
	if err != nil {
		t.Fatal(err)
	}
	l, err := link.OfGame(r)
	if err != nil {
		t.Fatal(err)
	}
	return l.Fragment(), r
}

// visit goes where a link leads.
func (p *person) visit(text string) {
	p.t.Helper()
	p.Follow(text)
	p.pass(2)
}

// saves are the names of the games that are kept.
func (p *person) saves() string {
	p.t.Helper()
	p.written()
	list, err := p.kept.List()
	if err != nil {
		p.t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name)
	}
	return strings.Join(names, " ")
}

// written waits until all is written.
func (p *person) written() {
	for range 1000 {
		if p.Safe() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	p.t.Fatal("it is never written")
}

func TestAGameInALinkIsReplayedAndNeitherKeptNorCounted(t *testing.T) {
	p := hasty(t)
	text, r := linkTo(t, played.Medium(4), -1)
	p.visit(text)
	if p.Where() != "replaying" || p.Record().Hash() != r.Hash() || !p.says("This game came as a link") {
		t.Fatalf("%s: %s", p.Where(), texts(p.see()))
	}
	p.key("Escape")
	p.key("Escape")
	if !p.has("final:replay") || p.says("first game") || p.says("Practice") {
		t.Errorf("its end shows %s", texts(p.see()))
	}
	p.click("final:leave")
	p.click("start:statistics")
	if got := p.saves(); got != "" || !p.says("No game against the Automa is over yet") {
		t.Errorf("kept are %q, counted is %s", got, texts(p.see()))
	}
}

func TestAGameInALinkIsPlayedOnForPractice(t *testing.T) {
	p := hasty(t)
	text, r := linkTo(t, played.Medium(2), 12)
	p.visit(text)
	if got := p.saves(); got != "" {
		t.Fatalf("kept are %q before anything was done", got)
	}
	p.key("Escape")
	p.key("Escape")
	p.key("1", "Enter")
	p.key("Z", "1", "Enter")
	if len(p.Record().Entries()) <= len(r.Entries()) {
		t.Fatalf("nothing was played: %s", texts(p.see()))
	}
	if got := p.saves(); got != "medium-2.soho" || !p.Record().Header().Practice {
		t.Errorf("kept are %q, practice %t", got, p.Record().Header().Practice)
	}
}

func TestALinkLeavesTheGameAtTheTableAsItIs(t *testing.T) {
	for _, text := range []string{"#daily", "#c=", "#g=", "#g=AAAA", "nonsense"} {
		p := begun(t)
		p.key("Z", "1", "Enter")
		if p.written(); text == "#c=" || text == "#g=" {
			r, _ := played.Game(played.Medium(9), 4)
			l, _ := link.OfGame(r)
			if text == "#c=" {
				l, _ = link.OfChallenge(r.Game(), r.Header(), record.Score{Won: true, You: 143, Automa: 120})
			}
			text = l.Fragment()
		}
		hash, name := p.Record().Hash(), p.saves()
		p.visit(text)
		if got := p.saves(); got != name {
			t.Errorf("%s: kept are %q, before it was %q", text, got, name)
		}
		if err := p.Open(name); err != nil || p.Record().Hash() != hash {
			t.Errorf("%s: the game is another, %v", text, err)
		}
	}
}

func TestALinkThatCannotBeFollowedSaysWhy(t *testing.T) {
	for _, at := range []func(*testing.T) *person{func(t *testing.T) *person { return newcomer(t) }, begun} {
		p := at(t)
		where := p.Where()
		p.visit("#g=AAAA")
		if p.Where() != where || !p.says("link is damaged or not whole") {
			t.Errorf("%s, then %s: %s", where, p.Where(), texts(p.see()))
		}
	}
}

func TestAChallengeIsPlayedAndKept(t *testing.T) {
	p := hasty(t)
	h := played.Medium(1234)
	score := record.Score{Won: true, You: 143, Automa: 120}
	l, err := link.OfChallenge(played.Birmingham(), h, score)
	if err != nil {
		t.Fatal(err)
	}
	p.visit(l.Fragment())
	if !p.says("Brass: Birmingham, medium, seed 1234") || !p.says("beat 143 : 120, won by 23") {
		t.Fatalf("it shows %s", texts(p.see()))
	}
	p.key("Enter")
	h.Challenge = score
	if !p.AtTable() || p.Record().Header() != h {
		t.Fatalf("it begins %+v", p.Record().Header())
	}
}

func TestTheEndTellsWhetherAChallengeWasBeaten(t *testing.T) {
	h := played.Medium(4)
	h.Challenge = record.Score{You: 1, Automa: 200}
	_, r := linkTo(t, h, -1)
	kept := store.NewMemory(clock)
	if err := kept.Write("medium-4.soho", r.Marshal()); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	if err := p.Open("medium-4.soho"); err != nil {
		t.Fatal(err)
	}
	if p.pass(2); !p.says("You beat the challenge, which was 1 : 200.") {
		t.Errorf("its end shows %s", texts(p.see()))
	}
}

func TestTheDaysGameCountsTheFirstTime(t *testing.T) {
	p := hasty(t)
	p.click("start:day")
	if !p.says("2 January 2026") || !p.says("Brass: Birmingham, hard, seed 20260102") {
		t.Fatalf("it shows %s", texts(p.see()))
	}
	p.key("Enter")
	if h := p.Record().Header(); h != daily.On(clock()).Header() {
		t.Fatalf("it begins %+v", h)
	}
	p.key("Z", "1", "Enter")
	if got := p.saves(); got != "day-2026-01-02.soho" {
		t.Errorf("kept are %q", got)
	}
	hash := p.Record().Hash()
	p.visit("#daily")
	p.click("offer:play")
	if p.Record().Hash() != hash || p.Record().Header().Practice {
		t.Error("it does not go on")
	}
	again, err := record.New(played.Birmingham(), daily.On(clock()).Header())
	if err == nil {
		err = p.Play(again, nil)
	}
	if p.pass(2); err != nil || !p.Record().Header().Practice || !p.says("You have begun this day's game before") {
		t.Errorf("begun once more: %v, practice %t: %s", err, p.Record().Header().Practice, texts(p.see()))
	}
}

func TestAPlayedDayShowsItsResult(t *testing.T) {
	_, r := linkTo(t, daily.On(clock()).Header(), -1)
	kept := store.NewMemory(clock)
	if err := kept.Write("day-2026-01-02.soho", r.Marshal()); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	p.pass(60)
	p.click("start:day")
	if !p.says("You played it: ") || !p.says("1 day's game") || !p.has("offer:share") {
		t.Fatalf("it shows %s", texts(p.see()))
	}
	p.click("start:statistics")
	if !p.says("day's game") {
		t.Errorf("the statistics do not know it: %s", texts(p.see()))
	}
}

// clipboard is where texts are put.
func (p *person) clipboard(fails error) *string {
	text := new(string)
	p.Clipboard = func(t string) error { *text = t; return fails }
	return text
}

func TestWhatIsSharedIsOnTheClipboard(t *testing.T) {
	p := finished(t)
	p.Page = "https://example.org/soho/"
	clipboard := p.clipboard(nil)
	p.click("over:final")
	p.click("final:share")
	p.click("share:game")
	game, err := link.Parse(*clipboard)
	if err != nil || !strings.HasPrefix(*clipboard, p.Page) || !p.says("It is on the clipboard") {
		t.Fatalf("%q, %v: %s", *clipboard, err, texts(p.see()))
	}
	if r, err := link.ReadGame(game); err != nil || r.Hash() != p.Record().Hash() {
		t.Errorf("the link leads elsewhere: %v", err)
	}
	p.click("share:challenge")
	score, _ := record.ScoreOf(p.Record().Game(), p.Record().Position())
	l, _ := link.Parse(*clipboard)
	if _, h, err := link.ReadChallenge(l); err != nil || h.Challenge != score {
		t.Errorf("the challenge is %+v, %v", h.Challenge, err)
	}
	p.click("share:result")
	if !strings.HasPrefix(*clipboard, "Soho Foundry: ") || !strings.HasSuffix(*clipboard, p.Page+l.Fragment()) {
		t.Errorf("the result is %q", *clipboard)
	}
	p.key("Escape")
	if p.Where() != "ended" {
		t.Errorf("closing the page leads to %s", p.Where())
	}
}

func TestWithoutAClipboardALinkIsInAFile(t *testing.T) {
	p := finished(t)
	handed := &copies{Store: p.Store}
	p.Store = handed
	p.click("over:final")
	p.click("final:share")
	p.click("share:game")
	if len(handed.names) != 1 || handed.names[0] != "link.txt" || !strings.HasPrefix(string(handed.last), "#g=") || !p.says("no clipboard here") {
		t.Errorf("handed out are %q: %s", handed.names, texts(p.see()))
	}
}

func TestASavedGameIsSharedFromTheList(t *testing.T) {
	_, r := linkTo(t, played.Medium(4), 12)
	kept := store.NewMemory(clock)
	if err := kept.Write("medium-4.soho", r.Marshal()); err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, kept)
	clipboard := p.clipboard(nil)
	p.click("start:load")
	p.pass(10)
	p.click("load:share:medium-4.soho")
	p.click("share:game")
	if l, _ := link.OfGame(r); *clipboard != l.Fragment() || p.has("share:result") {
		t.Errorf("it is %q", *clipboard)
	}
	if !p.says("knows of no public page yet") {
		t.Error("nobody is told that the link has no address")
	}
}

// Another player's game of Industry is shown as far as it was played; what is played on from there is practice.
func TestFollow_AGameOfIndustry(t *testing.T) {
	r, err := industry.New(decks.Industry(), industry.Header{Options: auction.Options{Seats: 3}, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	r.Choose(r.Game().Choices(r.Position())[0])
	l, err := link.OfIndustry(r)
	if err != nil {
		t.Fatal(err)
	}
	p := newcomer(t)
	p.Follow("https://example.org/" + l.Fragment())
	p.pass(2)
	at := p.Auction()
	if at == nil || *at.Record().Position() != *r.Position() || !at.Record().Header().Practice {
		t.Fatal("it is not on the table, or no practice")
	}
	if list, err := p.Store.List(); err != nil || len(list) != 0 {
		t.Errorf("it is saved before it is played on: %v, %v", list, err)
	}
}
