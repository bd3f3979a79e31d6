package sketchtest_test

import (
	"slices"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/sketch/sketchtest"
)

func TestDifferences(t *testing.T) {
	f := decks.Figures("birmingham")
	g, err := engine.New(&f)
	if err != nil {
		t.Fatal(err)
	}
	s, err := sketch.Position(g, g.FullSet(), "rail; coal 3; you: money 7, coal2@dudley.1=2, birmingham_dudley")
	if err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		want   string
		differ []string
	}{
		{"rail; coal 3; asks action; you: money 7, coal2@dudley.1=2, birmingham_dudley; empty dudley.2", nil},
		{"canal", []string{`the table: got "rail", want "canal"`}},
		{"empty dudley.1", []string{`the table: got "not empty: coal2@dudley.1=2", want "empty dudley.1"`}},
		{"free birmingham_dudley", []string{`the table: got "not free: birmingham_dudley", want "free birmingham_dudley"`}},
		{"you: money 8, coal2@dudley.1!", []string{`you: got "money 7", want "money 8"`, `you: got "coal2@dudley.1=2", want "coal2@dudley.1!"`}},
		{"automa: coal2@dudley.1=2, birmingham_dudley", []string{
			`automa: got "p0's coal2@dudley.1=2", want "coal2@dudley.1=2"`, `automa: got "no link there", want "birmingham_dudley"`}},
	}
	for _, c := range cases {
		if differ, err := sketchtest.Differences(g, &s, c.want); err != nil || !slices.Equal(differ, c.differ) {
			t.Errorf("%s: %q, error %v, want %q", c.want, differ, err, c.differ)
		}
	}
	for _, text := range []string{"nobody: money 1", "leek", "empty nowhere", "you: coal1@nowhere", "you: gold 3", "you: discarded coin"} {
		if differ, err := sketchtest.Differences(g, &s, text); err == nil {
			t.Errorf("%q is understood: %q", text, differ)
		}
	}
}
