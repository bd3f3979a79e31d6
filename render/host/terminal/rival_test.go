package terminal_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/host/terminal"
)

// rivals starts a game against a rival that looks at few futures.
func rivals(t *testing.T, id string, seed uint64) *record.Record {
	t.Helper()
	r, err := record.New(decks.Game(id), record.Header{Options: engine.Options{Seats: 2}, Seed: seed, Difficulty: "quick", Players: record.AgainstRival(4)})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// playedThrough plays such a game without a terminal, the human as the keen policy does, and returns what a person would type.
func playedThrough(t *testing.T, r *record.Record) (typed []string) {
	t.Helper()
	g := r.Game()
	for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
		var c engine.Choice
		if r.RivalsTurn() {
			s, err := search.Rival(g, p, r.RivalOf(p))
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(r.RivalOf(p)))
			c = s.Choice()
		} else {
			choices := g.Choices(&p.State, nil)
			c = choices[policy.Keen.Pick(g, p, choices, nil)]
			typed = append(typed, notation.Format(g.Game, &p.State, c))
		}
		if why := r.Act(c); !why.OK() {
			t.Fatal(why)
		}
	}
	return typed
}

// The same seed, strength and choices of the human give the same game; of the rival's cards the terminal tells what is discarded,
// never what is drawn, and nothing tells of the Automa.
func TestAWholeGameAgainstTheRival(t *testing.T) {
	want, r := rivals(t, "birmingham", 8), rivals(t, "birmingham", 8)
	typed := playedThrough(t, want)
	out, err := session(t, r, func(o *terminal.Options) { o.Words.Width = 4000 }, append(typed, "thoughts", "last", "log 1000", "table", "mat rival", "score")...)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(r.Marshal(), want.Marshal()) {
		t.Fatal("in the terminal it is another game")
	}
	turns, thoughts, drawn, ended := 0, 0, 0, false
	for line := range strings.Lines(out) {
		line = strings.TrimSpace(line)
		switch {
		case line == "The rival's turn.":
			turns++
		case strings.HasPrefix(line, "The rival's turn begins"):
			ended = false
		case line == "The rival's turn ends.":
			ended = true
		case strings.HasPrefix(line, "Its thoughts: "):
			if thoughts++; ended {
				t.Error("a thought is told when the turn is over")
			}
		case strings.HasPrefix(line, "The rival draws"):
			drawn++
			if !strings.HasPrefix(line, "The rival draws a card.") && !strings.HasSuffix(line, " cards.") {
				t.Errorf("%q tells what was drawn", line)
			}
		}
		if strings.Contains(line, "Automa") || strings.Contains(line, "{") {
			t.Errorf("in a game against a rival: %q", line)
		}
	}
	if turns < 12 || thoughts < 20 || drawn < 10 {
		t.Errorf("%d turns of the rival, %d thoughts, %d times drawn", turns, thoughts, drawn)
	}
}

// While the game goes on, thoughts do not tell what the rival could have built instead, which would tell of its hand.
func TestThoughtsDoNotTellOfTheHand(t *testing.T) {
	hidden := 0
	for seed := range uint64(3) {
		r := rivals(t, "lancashire", seed)
		out, err := session(t, r, func(o *terminal.Options) { o.Words.Width = 4000 }, "1", "back", "pass card:"+cardInHand(r), "thoughts")
		if err != nil {
			t.Fatal(err)
		}
		_, told, _ := strings.Cut(out, "> thoughts")
		if !strings.Contains(told, "What it chose: ") || !strings.Contains(told, "possible futures were played") {
			t.Fatalf("seed %d: thoughts are not told:\n%s", seed, out)
		}
		chosen := ""
		for line := range strings.Lines(told) {
			line = strings.TrimSpace(line)
			if _, after, ok := strings.Cut(line, "What it chose: "); ok {
				chosen = after
			}
			if strings.Contains(line, "would tell of its hand") {
				hidden++
			}
			if strings.Contains(line, "Build ") && !strings.Contains(line, chosen) {
				t.Errorf("seed %d: %q tells of a building that it did not build", seed, line)
			}
		}
	}
	if hidden == 0 {
		t.Error("nothing was hidden")
	}
}

// cardInHand names a card that the human holds when asked first.
func cardInHand(r *record.Record) string {
	g, p := r.Game(), r.Position()
	name := notation.Format(g.Game, &p.State, engine.Choice{Verb: engine.Pass, Card: p.Players[engine.HumanSeat].Hand[0]})
	return strings.TrimPrefix(name, "pass card:")
}

// A game that was left amid the rival's turn, as when the program is killed, goes on as it would have.
func TestTheRivalGoesOnWhereItWas(t *testing.T) {
	want := rivals(t, "birmingham", 5)
	if _, err := session(t, want, nil); err != nil {
		t.Fatal(err)
	}
	if n := len(want.Entries()); n < 2 || want.RivalsTurn() {
		t.Fatalf("the rival begins with %d choices", n)
	}
	r := want.Branch(1)
	if !r.RivalsTurn() {
		t.Fatal("the turn is over after one choice")
	}
	if _, err := session(t, r, nil); err != nil {
		t.Fatal(err)
	}
	if r.Hash() != want.Hash() || len(r.Entries()) != len(want.Entries()) {
		t.Error("it goes on otherwise")
	}
}

// Taken back to before the rival's first turn, there is no last one.
func TestTheRivalHasNoLastTurnBeforeItsFirst(t *testing.T) {
	r := rivals(t, "birmingham", 8)
	for seed := uint64(9); r.RivalsTurn(); seed++ { // who begins is drawn
		r = rivals(t, "birmingham", seed)
	}
	out, err := session(t, r, nil, "pass card:"+cardInHand(r), "undo", "last", "thoughts", "quit")
	if _, told, _ := strings.Cut(out, "> last"); err != nil || strings.Count(told, "The rival has chosen nothing yet.") != 2 {
		t.Errorf("%v:\n%s", err, out)
	}
}
