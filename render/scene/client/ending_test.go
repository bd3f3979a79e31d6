package client_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
)

// asked sits down where a button ends the turns.
func asked(t testing.TB) *person {
	t.Helper()
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.EndTurn, s.ReducedMotion = "first-game", true })
	return sitDown(t, kept)
}

// ending plays until the turn waits to be ended.
func ending(t testing.TB) *person {
	t.Helper()
	p := asked(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.play(dice(3), func() bool { return p.has("ending:end-turn") && len(p.Record().Entries()) > 3 })
	return p
}

// handSeen is the hand that is seen.
func (p *person) handSeen() (list []string) {
	for _, t := range p.see().Targets {
		if strings.HasPrefix(t.ID, "card:") {
			list = append(list, t.ID)
		}
	}
	return list
}

// Both actions are done, nothing hidden was seen: taking the second one back costs nothing.
func TestEndTurn_TheLastActionCanBeTakenBackAtNoCost(t *testing.T) {
	p := ending(t)
	entries := p.Record().Entries()
	done := len(entries)
	if drawn := slices.ContainsFunc(entries[done-1].Events, func(e engine.Event) bool { return e.Kind == engine.Drew }); !drawn {
		t.Fatal("no cards would be drawn")
	}
	if n, all := len(p.handSeen()), len(p.Record().Position().Players[engine.HumanSeat].Hand); n >= all || n == 0 {
		t.Errorf("%d cards are seen before the turn is ended", n)
	}
	if p.key("U"); len(p.Record().Entries()) >= done {
		t.Fatal("the last action is not taken back at once")
	}
	if p.Record().Header().Practice {
		t.Error("the game is practice, though nothing hidden was seen")
	}
	if p.key("Y"); !p.has("ending:end-turn") || len(p.Record().Entries()) != done {
		t.Error("made again, the turn does not wait to be ended")
	}
}

func TestEndTurn_EnterEndsItAndTheAutomaPlays(t *testing.T) {
	p := ending(t)
	before := len(p.Record().Entries())
	p.key("Enter")
	if e := p.Record().Entries(); len(e) <= before || !e[before].Automa() {
		t.Error("the Automa does not play")
	}
	if p.key("U"); len(p.Record().Entries()) < before || !p.Record().UndoCosts() {
		t.Error("what was seen can be taken back at no cost")
	}
}

// Whoever leaves before ending the turn has lost nothing, and has not cheated either: the cards are drawn then.
func TestEndTurn_TheLastActionIsSavedBeforeTheTurnIsEnded(t *testing.T) {
	p := ending(t)
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	done := p.Record().Line(len(p.Record().Entries()) - 1)
	again := sitDown(t, p.kept)
	again.click("start:continue")
	if n := len(p.Record().Entries()); again.Record().Line(n-1) != done {
		t.Errorf("the last action is %q, not %q", again.Record().Line(n-1), done)
	}
}

// The log tells nothing of the cards that are not shown yet, and looking back leads to where the turn waits.
func TestEndTurn_LookingBackReturnsToIt(t *testing.T) {
	p := ending(t)
	seen := p.handSeen()
	p.key("L")
	p.click("log:2")
	p.click("log:now")
	p.key("Escape")
	if !p.has("ending:end-turn") || !slices.Equal(p.handSeen(), seen) {
		t.Errorf("after looking back %v is held, not %v", p.handSeen(), seen)
	}
}

func TestEndTurn_NeverAskedAfterAFinishedGame(t *testing.T) {
	p := finished(t)
	set(t, p.kept, func(s *settings.Settings) { s.EndTurn, s.ReducedMotion = "first-game", true })
	again := sitDown(t, p.kept)
	again.click("start:new-game")
	again.click("new-game:begin")
	again.play(dice(3), func() bool { return len(again.Record().Entries()) > 6 || again.has("ending:end-turn") })
	if again.has("ending:end-turn") {
		t.Error("the button is there in a second game")
	}
}
