package client_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/scene/client"
)

// inRoundTwo is a game on a real table with a turn of the Automa behind it, whose name is returned.
func inRoundTwo(t *testing.T) (*person, string) {
	t.Helper()
	p, rolls := dealtIn(t, hasty(t)), dice(5)
	for n := 0; p.Record().Position().Round < 2 || p.Record().Position().AutomasTurn(); n++ {
		if n > 200 {
			t.Fatal("the second round does not come")
		}
		if !p.byHand(rolls) {
			p.choose(rolls)
		}
	}
	p.written()
	return p, p.saves()
}

// codes are the texts of the QR codes that are to be seen.
func (p *person) codes() (list []string) {
	for i := range p.see().Items {
		if code, ok := p.see().Items[i].Painting.(plate.Code); ok {
			list = append(list, code.Text)
		}
	}
	return list
}

// TestAGameOnARealTableIsPassedOn: from the menu and from the list there are a file, a link and a code for a camera, and the link leads
// to the same game elsewhere, which goes on there and is kept.
func TestAGameOnARealTableIsPassedOn(t *testing.T) {
	p, name := inRoundTwo(t)
	page := client.New(client.Options{Store: p.kept, Clock: clock, Chance: 1, Page: "https://example.org/soho/"})
	phone := &person{Client: page, t: t, kept: p.kept, moment: p.moment}
	phone.in.Size = p.in.Size
	phone.pass(20)
	for _, way := range [][]string{{"start:load", "load:share:" + name}, {"start:load", "load:load:" + name, "topbar:menu", "menu:share"}} {
		for _, id := range way {
			phone.click(id)
			phone.pass(3)
		}
		copied := phone.clipboard(nil)
		phone.click("share:game")
		if codes := phone.codes(); !strings.HasPrefix(*copied, "https://example.org/soho/#g=") || !slices.Equal(codes, []string{*copied}) {
			t.Fatalf("%v: the link is %q, the codes are %q", way, *copied, codes)
		}
		handed := &copies{Store: phone.Store}
		phone.Store = handed
		phone.click("share:" + pages.File)
		if phone.Store = handed.Store; phone.has("share:challenge") {
			t.Error("somebody can be challenged to it")
		}
		other := hasty(t)
		other.visit(*copied)
		if got := other.saves(); !store.IsTable(got) || other.Where() == "replaying" || other.Record().Header().Practice {
			t.Fatalf("it is kept as %q, %s", got, other.Where())
		}
		if !bytes.Equal(other.Record().Marshal(), p.Record().Marshal()) {
			t.Errorf("the link leads to\n%s\nnot\n%s", other.Record().Marshal(), p.Record().Marshal())
		}
		if other.visit(*copied); strings.Contains(other.saves(), " ") {
			t.Errorf("twice, it is kept as %q", other.saves())
		}
		phone.key("Escape")
	}
}

// TestAReplayThatWasLeftIsNotTheGame: whoever goes on with a game comes to it, not to the replay of it that was on when it was left.
func TestAReplayThatWasLeftIsNotTheGame(t *testing.T) {
	for _, way := range [][]string{{"start:at-table", "at-table:go-on"}, {"start:continue"}} {
		p, name := inRoundTwo(t)
		p.leaveTable()
		for _, id := range []string{"start:load", "load:replay:" + name} {
			p.click(id)
			p.pass(3)
		}
		if p.Where() != "replaying" {
			t.Fatalf("it is not replayed: %s", p.Where())
		}
		p.leaveTable()
		for _, id := range way {
			p.click(id)
			p.pass(3)
		}
		if p.Where() == "replaying" {
			t.Errorf("%v leads to the replay", way)
		}
	}
}

func (p *person) leaveTable() {
	p.key("F10")
	p.click("menu:leave")
	p.pass(3)
}
