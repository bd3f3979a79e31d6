package client_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/view"
)

// bidder plays a game of Industry by what is seen: a person who bids and develops by simple rules.
type bidder struct {
	*person
	asked int // how often the person was asked
}

// sitAtAuction begins a game against steady rivals in a window of a size, from the page of a new game.
func sitAtAuction(t *testing.T, wide, high float64, keyed bool) *bidder {
	t.Helper()
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) {
		s.ReducedMotion, s.GuideSeen, s.Pace = true, true, "fast"
		s.NewGame.Game = "industry"
		s.NewGame.Industry.Seats = []settings.Seat{{}, {Rival: "steady"}, {Rival: "steady"}, {Rival: "keen"}}
	})
	p := sitDown(t, kept)
	p.in.Size, _ = view.Fit(wide, high, 1)
	p.keyed = keyed
	p.pass(3)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.pass(2)
	if p.Auction() == nil {
		t.Fatal("no game of Industry is begun")
	}
	return &bidder{person: p}
}

// saved is the game as it is saved, which must be the one that is shown.
func (b *bidder) saved() *record.Record {
	b.t.Helper()
	b.wait()
	list, err := b.kept.List()
	if err != nil || len(list) != 1 {
		b.t.Fatalf("%d games are kept, %v", len(list), err)
	}
	text, err := b.kept.Read(list[0].Name)
	if err != nil {
		b.t.Fatal(err)
	}
	r, err := record.Load(list[0].Name, text, []*industry.Game{decks.Industry()})
	if err != nil {
		b.t.Fatal(err)
	}
	return r
}

// press clicks on a target, or presses a key for it.
func (b *bidder) does(id, key string) {
	if b.keyed && key != "" {
		b.key(key)
	} else {
		b.click(id)
	}
}

// onward lets the rivals play, by itself or step by step, until the person is asked or the game is over.
func (b *bidder) onward() (over bool) {
	b.t.Helper()
	for n := range 4000 {
		switch b.Auction().Mode() {
		case "naming", "bidding", "deciding", "developing":
			return false
		case "ended":
			return true
		case "watching":
			switch {
			case n%7 == 6:
				b.does("watch:skip", "E")
			case n%3 == 2:
				b.does("watch:next", "Space")
			default:
				b.pass(5)
			}
		default:
			b.pass(1)
		}
	}
	b.t.Fatalf("the game does not go on: it is %s", b.Auction().Mode())
	return true
}

// choose does what the person is asked for.
func (b *bidder) choose() {
	b.t.Helper()
	b.asked++
	b.pass(40) // a second press in a hurry would be none
	r := b.Auction().Record()
	before, at := len(r.Entries()), r.Position()
	switch b.Auction().Mode() {
	case "naming":
		if !b.has("auction:confirm") { // the last zone is picked by itself
			for z := range industry.ID(industry.Zones) {
				if at.OnOffer(z) {
					b.click("zone:" + z.String())
					break
				}
			}
		}
		b.does("auction:confirm", "Enter")
	case "bidding":
		worth := 1 + b.asked%4
		switch {
		case int(at.High) < worth && at.High < at.Talers[at.Actor] && b.asked%5 == 0 && b.has("auction:more"):
			b.click("auction:more") // two clicks are the most
			b.pass(40)
			b.click("bid:" + itoa(int(at.High)+1))
		case int(at.High) < worth && at.High < at.Talers[at.Actor]:
			b.does("bid:"+itoa(int(at.High)+1), itoa((int(at.High)+1)%10))
		default:
			b.does("auction:pass", "P")
		}
	case "deciding":
		if at.Talers[at.Actor] >= at.High && b.asked%2 == 0 {
			b.does("auction:take", "T")
		} else {
			b.does("auction:give", "G")
		}
	case "developing":
		b.develop(r)
	}
	if len(r.Entries()) == before {
		b.t.Fatalf("nothing was done while %s: %s", b.Auction().Mode(), strings.Join(ids(b.see()), ", "))
	}
}

// develop develops the first zone that can be, by clicks on it, on its sources and on the button.
func (b *bidder) develop(r *record.Record) {
	for _, c := range r.Game().Choices(r.Position()) {
		if c.Verb != industry.Develop {
			continue
		}
		b.click("choose:" + c.Zone.String())
		b.pass(40)
		if b.has("way:1") {
			b.click("way:1")
		}
		b.does("auction:confirm", "Enter")
		return
	}
	b.does("auction:done", "E")
}

// itoa writes a number.
func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

// A whole game is played by clicks, and by keys where there are any, at a desk and on a phone both ways up. Whatever is shown was saved.
func TestIndustry_AWholeGameIsPlayed(t *testing.T) {
	long(t)
	for _, w := range []struct {
		name       string
		wide, high float64
		keyed      bool
	}{{"desk", 1280, 720, false}, {"keys", 1600, 1000, true}, {"phone", 390, 844, false}, {"across", 844, 390, false}} {
		t.Run(w.name, func(t *testing.T) {
			b := sitAtAuction(t, w.wide, w.high, w.keyed)
			for !b.onward() {
				if b.asked%9 == 1 {
					if saved, shown := b.saved(), b.Auction().Record(); saved.Hash() != shown.Hash() || len(saved.Entries()) != len(shown.Entries()) {
						t.Fatal("what is saved is not what is shown")
					}
				}
				b.choose()
				if b.asked > 400 {
					t.Fatal("the game does not end")
				}
			}
			if b.see().Target("final:leave") == nil {
				t.Error("the result is not shown")
			}
			if b.saved().Position().Phase != industry.Over {
				t.Error("the end is not saved")
			}
			b.click("final:leave")
			if got := library.New(b.kept); got.Refresh() != nil || len(got.Games()) != 1 {
				t.Error("the game is not listed")
			}
		})
	}
}

// Undo takes the last choice back and redo makes it again; who leaves and goes on, in another window too, finds the game as it was.
func TestIndustry_UndoLeaveAndGoOn(t *testing.T) {
	b := sitAtAuction(t, 1280, 720, false)
	for range 6 {
		b.onward()
		b.choose()
	}
	b.onward()
	before := b.Auction().Record().Hash()
	entries := len(b.Auction().Record().Entries())
	b.click("topbar:undo")
	if len(b.Auction().Record().Entries()) == entries { // it warns that the game becomes practice
		b.pass(40)
		b.click("topbar:undo")
	}
	if len(b.Auction().Record().Entries()) >= entries {
		t.Fatal("nothing is taken back")
	}
	b.pass(40)
	b.click("topbar:redo")
	if b.Auction().Record().Hash() != before {
		t.Fatal("it is not made again")
	}
	b.click("topbar:menu")
	b.click("menu:leave")
	b.pass(30)
	b.click("start:continue")
	if b.Auction().Record().Hash() != before || !b.AtAuction() {
		t.Fatal("the game is another when it goes on")
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	again := sitDown(t, b.kept)
	again.pass(30)
	again.click("start:continue")
	if again.Auction() == nil || again.Auction().Record().Hash() != before {
		t.Fatal("the game is another in the next window")
	}
}

// A subsidy can be taken at any time of the game (I23), once it is asked for again.
func TestIndustry_I23_ASubsidyAtAnyTime(t *testing.T) {
	b := sitAtAuction(t, 1280, 720, false)
	b.onward()
	before := b.Auction().Record().Position().Talers[0]
	b.key("S")
	if b.Auction().Record().Position().Subsidies[0] {
		t.Fatal("nobody asked whether that is meant")
	}
	b.key("S")
	if s := b.Auction().Record().Position(); !s.Subsidies[0] || s.Talers[0] != before+industry.SubsidyTalers {
		t.Fatal("no subsidy is taken")
	}
	if b.has("purse:subsidy") {
		t.Error("a second one is offered")
	}
}

// A hint marks the game, and a page over the table is opened and closed by its key.
func TestIndustry_HintAndPages(t *testing.T) {
	b := sitAtAuction(t, 1280, 720, false)
	b.onward()
	b.key("H")
	b.key("H")
	b.pass(400)
	if !b.Auction().Record().Header().Hinted {
		t.Error("the game is not marked")
	}
	if v := b.see(); !strings.Contains(strings.Join(v.Said, "\n"), "Hint:") {
		t.Errorf("no hint is told: %q", v.Said)
	}
	for _, key := range []string{"L", "F10", "F2"} {
		b.key(key)
		b.pass(1)
		if b.Depth() == 0 || b.see().Target("page:close") == nil {
			t.Fatalf("%s opens no page", key)
		}
		b.key("Escape")
		b.pass(1)
	}
	b.key("L")
	b.click("log:1.0")
	if b.Auction().Mode() != "looking back" {
		t.Fatalf("the log leads to no earlier position: %s", b.Auction().Mode())
	}
	b.click("auction:now")
	if mode := b.Auction().Mode(); mode == "looking back" {
		t.Error("there is no way back to now")
	}
}
