package client_test

import (
	"bytes"
	"fmt"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// againstQuick begins a game against the quick rival, by clicks.
func againstQuick(t *testing.T) *person {
	t.Helper()
	p := hasty(t)
	for _, id := range []string{"start:new-game", "new-game:against:rival", "new-game:strength:quick", "new-game:begin"} {
		p.click(id)
	}
	if p.Record().Header().Players[1].Rival == 0 {
		t.Fatal("it is no game against a rival")
	}
	return p
}

// A whole game against a rival is played by clicks alone. The rival's choices are those that the search has it make, and what is kept
// is the game as it was played.
func TestAWholeGameAgainstARivalByClicks(t *testing.T) {
	if testing.Short() {
		t.Skip("the rival thinks some eighty times, one future after the other")
	}
	p := againstQuick(t)
	p.play(dice(5), func() bool { return p.has("final:new") })
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	rivals := 0
	for i, e := range p.Record().Entries() {
		if !e.Rivals {
			continue
		}
		if rivals++; rivals%10 == 0 {
			found, err := search.Rival(p.Record().Game(), &e.Before, p.Record().RivalOf(&e.Before))
			if err != nil {
				t.Fatal(err)
			}
			if found.Run(search.Futures(p.Record().RivalOf(&e.Before))); found.Choice() != e.Choice {
				t.Errorf("entry %d: it chose %+v, thought out is %+v", i, e.Choice, found.Choice())
			}
		}
	}
	if rivals < 30 {
		t.Errorf("the rival chose only %d times", rivals)
	}
	if text := p.onlyGame(); !bytes.Equal(text, p.Record().Marshal()) {
		t.Errorf("kept is\n%s\nplayed was\n%s", text, p.Record().Marshal())
	}
}

// onlyGame is the text of the game that is kept.
func (p *person) onlyGame() []byte {
	p.t.Helper()
	text, err := p.kept.Read(p.saves())
	if err != nil {
		p.t.Fatal(err)
	}
	return text
}

// A program that ends while the rival thinks loses nothing: whoever goes on with what was kept then finds all that was done, and the
// rival thinks again, to the same end.
func TestAGameGoesOnThatEndedWhileTheRivalThought(t *testing.T) {
	p := againstQuick(t)
	mine := func(p *person) func() bool { return func() bool { return !p.Record().RivalsTurn() } }
	p.play(dice(1), mine(p))
	for round := range 4 {
		p.play(dice(uint64(round)), func() bool { return p.Record().RivalsTurn() })
		if err := p.settle(); err != nil {
			t.Fatal(err)
		}
		text := p.onlyGame()
		r, err := record.Load("kept", text, record.Library{decks.Game("birmingham")})
		if err != nil || !r.RivalsTurn() || r.Hash() != p.Record().Hash() || len(r.Entries()) != len(p.Record().Entries()) {
			t.Fatalf("%v: kept while it thought is\n%s\ndone was\n%s", err, text, p.Record().Marshal())
		}
		kept := store.NewMemory(clock)
		if err := kept.Write("game.soho", text); err != nil {
			t.Fatal(err)
		}
		again := sitDown(t, kept)
		again.moment = p.moment
		again.click("start:continue")
		again.play(dice(9), mine(again))
		p.play(dice(9), mine(p))
		if !bytes.Equal(again.Record().Marshal(), p.Record().Marshal()) {
			t.Errorf("gone on with it is\n%s\nwithout an end\n%s", again.Record().Marshal(), p.Record().Marshal())
		}
	}
}

// A rival's tiles and links are seen to be its own, in every palette, in a game that is gone on with as well.
func TestARivalsPiecesAreSeenToBeItsOwn(t *testing.T) {
	g := played.Birmingham()
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2}, Seed: 3, Difficulty: "quick", Players: record.AgainstRival(4)})
	if err != nil {
		t.Fatal(err)
	}
	for len(r.Entries()) < 40 || r.RivalsTurn() {
		p := r.Position()
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
	}
	for palette := range theme.Palettes {
		kept := store.NewMemory(clock)
		set(t, kept, func(s *settings.Settings) { s.Palette = palette })
		if err := kept.Write("quick-3.soho", r.Marshal()); err != nil {
			t.Fatal(err)
		}
		p := sitDown(t, kept)
		p.click("start:continue")
		v, s := p.see(), &p.Record().Position().State
		seen := map[string]int{}
		check := func(what string, on thing.Thing, owner engine.Seat, of func(view.Painting) (plate.Coat, bool)) {
			area := v.Target(on.FullName(g.Game)).Area
			for _, i := range v.Items {
				coat, ok := of(i.Painting)
				if !ok || !area.Has(i.Area.Middle()) {
					continue
				}
				seen[fmt.Sprint(what, owner)]++
				if coat.Owner != owner {
					t.Errorf("%s: %s of seat %d looks like seat %d's", palette, on.FullName(g.Game), owner, coat.Owner)
				}
			}
		}
		for x, tile := range s.Tiles {
			if tile.Tile != 0 {
				check("tile", thing.Of(engine.Space(x)), tile.Owner, func(p view.Painting) (plate.Coat, bool) { i, ok := p.(plate.Tile); return i.Coat, ok })
			}
		}
		for seat := range engine.Seat(2) {
			for x := engine.Line(1); int(x) < len(g.Lines); x++ {
				if s.Players[seat].Links.Has(x) {
					check("link", thing.Of(x), seat, func(p view.Painting) (plate.Coat, bool) { i, ok := p.(plate.Link); return i.Coat, ok })
				}
			}
		}
		if len(seen) != 4 {
			t.Errorf("%s: seen are only %v", palette, seen)
		}
	}
}
