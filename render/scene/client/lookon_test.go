package client_test

import (
	"maps"
	"math/rand/v2"
	"testing"
	"time"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/ui/view"
)

// lookOn sits down in another tab than the one that plays.
func lookOn(t *testing.T, kept store.Store) *person {
	t.Helper()
	p := &person{Client: client.New(client.Options{Store: kept, Clock: clock, Chance: 1, Browser: true, LooksOn: true}), t: t, kept: kept, moment: time.Second / 60}
	p.in.Size = view.Size{W: 1440, H: 900}
	p.pass(20)
	return p
}

// keepAfter keeps a game as it is after some entries.
func keepAfter(t *testing.T, kept store.Store, entries int) (text string) {
	t.Helper()
	r, err := played.Game(played.Medium(3), entries)
	if err == nil {
		text = string(r.Marshal())
		err = kept.Write("game.soho", []byte(text))
	}
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestWhoLooksOnSeesTheGameAsItIsKept(t *testing.T) {
	kept := store.NewMemory(clock)
	p := lookOn(t, kept)
	if p.Where() != "start" || !p.says("in another tab or window") {
		t.Errorf("without a game it is at %s, and does not say why nothing can be done", p.Where())
	}
	keepAfter(t, kept, 10)
	p = lookOn(t, kept)
	for _, entries := range []int{12, 11, 30} { // 11: something was taken back
		want := keepAfter(t, kept, entries)
		p.Kept()
		p.pass(2)
		if got := string(p.Record().Marshal()); got != want || p.Where() != "looking on" {
			t.Errorf("after %d entries it is %s, and does not show the game as it is kept", entries, p.Where())
		}
	}
	if !p.says("in another tab or window") {
		t.Error("it is not said why nothing can be done")
	}
}

// Whatever is clicked, wherever that leads: nothing is kept, and the game stays the one that is played elsewhere.
func TestWhoLooksOnChangesNothing(t *testing.T) {
	kept := store.NewMemory(clock)
	keepAfter(t, kept, 30)
	texts := func() map[string]string {
		all := map[string]string{}
		for _, name := range []string{"game.soho", "game.soho" + store.CopyEnding, store.Settings, store.Statistics} {
			if text, err := kept.Read(name); err == nil {
				all[name] = string(text)
			}
		}
		list, err := kept.List()
		if err != nil || len(list) != 1 {
			t.Fatalf("there are %d games, %v", len(list), err)
		}
		return all
	}
	before := texts()
	p, chance := lookOn(t, kept), rand.New(rand.NewPCG(1, 2))
	p.Began(true)
	where := map[string]bool{}
	for range 400 {
		v := p.see()
		var places []view.Point
		for i := range v.Targets {
			if at, ok := visible(v, &v.Targets[i]); ok && v.Targets[i].Act != nil {
				places = append(places, at)
			}
		}
		p.press(places[chance.IntN(len(places))])
		where[p.Where()] = true
		if now := texts(); !maps.Equal(before, now) {
			t.Fatalf("something was kept: %v, not %v", now, before)
		}
	}
	if len(where) < 3 {
		t.Errorf("it only came to %v", where)
	}
}

func TestWhoLooksOnTakesNoLesson(t *testing.T) {
	kept := store.NewMemory(clock)
	want := keepAfter(t, kept, 30)
	p := lookOn(t, kept)
	p.key("F2")
	p.Do(pages.TakeLesson{Name: lesson.All()[0].Name})
	p.pass(1)
	if got := string(p.Record().Marshal()); got != want || p.Where() != "looking on" || !p.says("in another tab or window") {
		t.Errorf("it is at %s, and does not show the game as it is kept with the reason", p.Where())
	}
}

// A game that came as a link can be tried out in a second tab, and is not saved there.
func TestWhoLooksOnSavesNoGameFromALink(t *testing.T) {
	kept := store.NewMemory(clock)
	want := keepAfter(t, kept, 30)
	p := lookOn(t, kept)
	link, r := linkTo(t, played.Medium(2), 12)
	p.visit(link)
	p.key("Escape", "Escape", "1", "Enter")
	p.key("Z", "1", "Enter")
	p.pass(60)
	if len(p.Record().Entries()) <= len(r.Entries()) {
		t.Fatalf("nothing was played: %s", texts(p.see()))
	}
	text, err := kept.Read("game.soho")
	if got := p.saves(); got != "game.soho" || err != nil || string(text) != want {
		t.Errorf("kept are %q, %v, and the game is the same: %t", got, err, string(text) == want)
	}
}
