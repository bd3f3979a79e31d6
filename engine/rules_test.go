package engine_test

import (
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/rulestest"
)

// board is the board of Birmingham, on which all tests play.
var board = rulestest.On("birmingham")

// try is a case: in a position something is played, choices separated by semicolons, and the last one is judged.
type try struct {
	name     string
	position string
	play     string
	reason   engine.Reason // why the last choice is refused; Allowed: it is not
	want     string        // refused: rule and facts; allowed: what is on the table then
}

// allowed makes the cases read well.
const allowed = engine.Allowed

func runTries(t *testing.T, tries []try) {
	t.Helper()
	for _, c := range tries {
		t.Run(c.name, func(t *testing.T) {
			t.Helper()
			s := board.Position(t, c.position)
			choices := board.Parse(t, c.play)
			for _, choice := range choices[:len(choices)-1] {
				board.Make(t, &s, choice)
			}
			judge(t, &s, choices[len(choices)-1], c.reason, c.want)
		})
	}
}

// judge tries a choice: Why, Choices and Apply must agree on it.
func judge(t *testing.T, s *engine.State, c engine.Choice, reason engine.Reason, want string) {
	t.Helper()
	why := board.Why(s, c)
	listed := slices.Contains(board.Choices(s, nil), c)
	if listed != why.OK() {
		t.Errorf("%s: listed %v, but Why says %s", notation.Format(board.Game, s, c), listed, board.Facts(why))
	}
	before := *s
	text := notation.Format(board.Game, s, c)
	if applied := board.Apply(s, c, nil); applied != why {
		t.Errorf("%s: Why says %s, but Apply %s", text, board.Facts(why), board.Facts(applied))
	}
	switch {
	case reason == allowed && !why.OK():
		t.Fatalf("%s is refused: reason %d, %s", text, why.Reason, board.Facts(why))
	case reason == allowed:
		board.Table(t, s, want)
	case why.OK():
		t.Fatalf("%s is allowed, but should be refused: %s", text, want)
	case why.Reason != reason || board.Facts(why) != want:
		t.Errorf("%s is refused: reason %d, %s\nwant reason %d, %s", text, why.Reason, board.Facts(why), reason, want)
	case *s != before:
		t.Errorf("%s is refused but changed the position", text)
	}
}
