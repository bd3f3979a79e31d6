package client_test

import (
	"bytes"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/render/keep/store"
)

// againstQuick begins a game against the quick rival, by clicks.
func againstQuick(t *testing.T) *person {
	t.Helper()
	p := hasty(t)
	for _, id := range []string{"start:new-game", "new-game:against:rival", "new-game:strength:quick", "new-game:begin"} {
		p.click(id)
	}
	if p.Record().Header().Rival == 0 {
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
			found, err := search.Rival(p.Record().Game(), &e.Before)
			if err != nil {
				t.Fatal(err)
			}
			if found.Run(search.Futures(p.Record().Header().Rival)); found.Choice() != e.Choice {
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
