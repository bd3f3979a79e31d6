package client_test

import (
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
)

// twoActions is a game in which the human has two actions to do.
func twoActions(t *testing.T) *record.Record {
	t.Helper()
	for entries := 4; entries < 20; entries++ {
		r, err := played.Game(played.Medium(1), entries)
		if err != nil {
			t.Fatal(err)
		}
		if p := r.Position(); !p.AutomasTurn() && p.Decision == engine.ChooseAction && p.ActionsLeft == 2 {
			return r
		}
	}
	t.Fatal("the human never has two actions")
	return nil
}

// Whoever is quicker than what moves loses no key: the next action is begun and done while the last one is still shown.
func TestKeysAreNotLostWhileSomethingMoves(t *testing.T) {
	p := newcomer(t)
	r := twoActions(t)
	if err := p.Play(r, nil); err != nil {
		t.Fatal(err)
	}
	p.pass(2)
	before := len(r.Entries())
	for n, keys := range [][]string{{"Z", "1", "Enter"}, {"O", "1", "Enter"}} {
		if n == 1 && !p.Watching() {
			t.Fatal("nothing moves after the first action")
		}
		p.key(keys...)
		if done := len(r.Entries()) - before; done < n+1 {
			t.Fatalf("after %q only %d actions are done", keys, done)
		}
	}
	if verb := r.Entries()[before+1].Choice.Verb; verb != engine.Loan {
		t.Errorf("the second action is %v", verb)
	}
}

// A key that does nothing else, or a click on nothing, ends what moves; it is not taken for a step of the Automa's turn.
func TestAnyKeyEndsWhatMoves(t *testing.T) {
	for name, press := range map[string]func(*person){
		"key":   func(p *person) { p.key("G") },
		"click": func(p *person) { p.click("topbar:where") },
	} {
		p := newcomer(t)
		if err := p.Play(twoActions(t), nil); err != nil {
			t.Fatal(err)
		}
		p.pass(2)
		p.key("R")
		p.pass(3)
		if !p.see().Moving {
			t.Fatal("nothing moves when a turn of the Automa is shown")
		}
		press(p)
		if p.pass(1); p.see().Moving || !p.has("theatre:next") {
			t.Errorf("a %s does not end what moves", name)
		}
	}
}
