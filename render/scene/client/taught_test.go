package client_test

import (
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	first "sohofoundry/render/tell/guide/bidder"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/ui/view"
)

// guidedBidder is somebody who begins the guided first game of Industry.
func guidedBidder(t *testing.T, size view.Size) *person {
	t.Helper()
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReducedMotion, s.Pace, s.NewGame.Game = true, "fast", "industry" })
	p := sitDown(t, kept)
	p.moment = time.Second / 5
	p.in.Size = size
	p.pass(2)
	p.click("start:new-game")
	if !p.has("new-game:guide:on") {
		p.t.Fatal("no guide is offered")
	}
	p.click("new-game:begin")
	p.pass(2)
	return p
}

// followBid does one thing as the guide leads: what it points at, or what goes on.
func (p *person) followBid() {
	p.t.Helper()
	switch spot := p.spot(); {
	case p.has("guide:next"):
		p.click("guide:next")
	case spot != nil && spot.Act != nil:
		if p.click(spot.ID); spot.ID == "purse:subsidy" { // it is asked for twice
			p.pass(2)
			p.click(spot.ID)
		}
	case p.has("watch:skip"):
		p.click("watch:skip")
	default:
		p.pass(2)
	}
	p.pass(4)
}

// Following every ring leads through the guided first game of Industry to its end, at a desk and on phones, and the game is won; it is not
// marked by the advice.
func TestTheGuideOfIndustryLeadsToTheEnd(t *testing.T) {
	long(t)
	for _, size := range []view.Size{least, tall, short} {
		p := guidedBidder(t, size)
		idle := 0
		for s := p.Auction(); !s.Over(); idle++ {
			if idle == 200 {
				t.Fatalf("%v: it leads nowhere: %s\n%s", size, strings.Join(ids(p.see()), ", "), texts(p.see()))
			}
			before := len(s.Record().Entries())
			if p.followBid(); len(s.Record().Entries()) != before {
				idle = 0
			}
			v := p.see()
			if strip, meant := v.Target("guide"), p.spot(); strip != nil && meant != nil && strip.Area.Meets(meant.Area) {
				t.Errorf("%v: the guide lies over %s, which it speaks of", size, meant.ID)
			}
		}
		r := p.Auction().Record()
		if winner := r.Game().Standing(r.Position())[0]; winner != 0 || r.Header().Hinted || r.Header().Seed != first.Seed {
			t.Errorf("%v: seat %s wins the game with seed %d, marked: %t", size, winner, r.Header().Seed, r.Header().Hinted)
		}
	}
}

// What rivals think is told amid the auction in the guided game, and in no other.
func TestTheGuideOfIndustryShowsThoughtsAtOnce(t *testing.T) {
	p := guidedBidder(t, wide)
	why := p.Words().Text("industry-table.why")
	for n := 0; n < 300 && !(p.Auction().Mode() == "watching" && p.says(why)); n++ {
		if p.has("guide:next") {
			p.click("guide:next")
		}
		p.pass(1)
		if p.Auction().Mode() != "watching" && p.spot() != nil {
			p.followBid()
		}
	}
	if !p.says(why) {
		t.Errorf("no thoughts are told: %s", texts(p.see()))
	}
}

// Where the guide was left it goes on from the menu, and where it was read it goes on after a restart.
func TestTheGuideOfIndustryGoesOn(t *testing.T) {
	p := guidedBidder(t, wide)
	for n := 0; n < 100 && len(p.Auction().Record().Entries()) < 12; n++ {
		p.followBid()
	}
	p.written()
	again := p.reopened()
	again.pass(2)
	again.pass(30)
	if read, left, on := again.Auction().Guided(); !on || left || len(read) < 2 {
		t.Errorf("after a restart the guide is on: %t, left: %t, with %d steps over", on, left, len(read))
	}
	again.click("guide:leave")
	again.pass(2)
	if again.has("guide") {
		t.Error("it is not left")
	}
}

// Each lesson about Industry is taken from the list, done by clicks, and marked there; no game is kept of it.
func TestLessonsAboutIndustryAreTakenByClicks(t *testing.T) {
	ways := map[string][]string{
		"auctioneer": {"choose:II-A", "auction:confirm", "auction:give", "choose:II-C", "auction:confirm", "auction:give", "auction:confirm", "auction:give"},
		"works":      {"choose:I-E", "auction:confirm", "choose:II-C", "auction:confirm"},
		"era-end":    {"choose:II-D", "auction:confirm", "choose:II-L", "auction:confirm"},
		"last-hammer": {"auction:confirm", "auction:take", "choose:V-B", "auction:confirm", "purse:subsidy", "purse:subsidy", "choose:V-H",
			"auction:confirm"},
	}
	p := hasty(t)
	for i, l := range lesson.Of(true) {
		p.Do(pages.Lessons{})
		p.pass(2)
		p.click("lesson:" + l.Name)
		p.pass(2)
		for _, part := range []string{"text", "goal"} {
			if text := p.Words().Text("page.lesson." + l.Name + "." + part); !p.says(text[:12]) {
				t.Fatalf("%s: %q is not said, but %s", l.Name, text, texts(p.see()))
			}
		}
		for _, id := range ways[l.Name] {
			for n := 0; n < 100 && !p.has(id); n++ {
				if p.has("watch:skip") {
					p.click("watch:skip")
				}
				p.pass(2)
			}
			p.click(id)
			p.pass(10)
		}
		for n := 0; n < 60 && !p.says(p.Words().Text("page.lesson." + l.Name + ".done")[:14]); n++ {
			p.pass(2)
		}
		if golden := roomtest.OneGolden(t, p.see()); golden != "lesson:next" {
			t.Errorf("%s: done, and %q is golden: %s", l.Name, golden, texts(p.see()))
		}
		p.click("lesson:all")
		p.pass(2)
		if done := strings.Fields(p.Settings().Lessons); len(done) != i+1 || done[i] != l.Name {
			t.Errorf("done are %v", done)
		}
	}
	if list, err := p.kept.List(); err != nil || len(list) != 0 {
		t.Errorf("%d games are kept of lessons, %v", len(list), err)
	}
}

// A wrong way is told by name, with another try as the golden button.
func TestAMissedLessonAboutIndustryOffersAnotherTry(t *testing.T) {
	p := hasty(t)
	p.Do(pages.Lessons{})
	p.pass(2)
	p.click("lesson:auctioneer")
	p.pass(2)
	p.click("choose:II-A")
	p.click("auction:confirm")
	for n := 0; n < 100 && !p.has("auction:take"); n++ {
		p.pass(2)
	}
	p.click("auction:take")
	p.pass(10)
	for n := 0; n < 200 && !p.says("You took Glassworks"); n++ {
		if p.has("watch:skip") {
			p.click("watch:skip")
		}
		p.pass(2)
	}
	if !p.says("You took Glassworks") {
		t.Fatalf("it is not told why: %s", texts(p.see()))
	}
	if p.click("lesson:again"); len(p.Auction().Record().Entries()) != 0 {
		t.Error("it does not begin again")
	}
}
