package words_test

import (
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// People at a table are told apart by their names: none is called like another, as a seat without a name or a rival goes, or by a word that
// stands for what plays; and names are printed in one line.
func TestPeopleAreToldApart(t *testing.T) {
	w, err := words.New(decks.Game("birmingham"), words.English)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		names  []string // "-" is a rival
		seat   int
		reason string // empty where all is well
	}{
		{[]string{"Ada", "Bo", "Cy"}, 0, ""},
		{[]string{"", "", ""}, 0, ""},
		{[]string{"Ada", "", "-", "-"}, 0, ""},
		{[]string{"Ada", "Bo", "Ada"}, 2, `"Ada" is what seat 1 is called already`},
		{[]string{"Ada", "ADA"}, 1, `"ADA" is what seat 1 is called already`},
		{[]string{"Player 3", "Bo", ""}, 0, `"Player 3" is what seat 3 is called already`},
		{[]string{"", "Bo", "player 1"}, 2, `"player 1" is what seat 1 is called already`},
		{[]string{"rival 2", "-", "-"}, 0, `"rival 2" is what seat 3 is called already`},
		{[]string{"Rival 3", "-", "-"}, 0, ""},
		{[]string{"Ada", "Automa"}, 1, `nobody can be called "Automa"`},
		{[]string{"Deep", "Bo"}, 0, `nobody can be called "Deep"`},
		{[]string{"Ada", "keen", "you"}, 1, `nobody can be called "keen"`},
		{[]string{"Ada", "You"}, 1, `nobody can be called "You"`},
		{[]string{"Ada", strings.Repeat("B", record.LongestPlayer)}, 0, ""},
		{[]string{"Ada", strings.Repeat("B", record.LongestPlayer+1)}, 1, "more than 20 characters"},
		{[]string{"Ada", strings.Repeat("B", 10_000)}, 1, "more than 20 characters"},
		{[]string{"A\x1b[2J", "Bo"}, 0, "the name: "},
		{[]string{"Ada\nBo", "Bo"}, 0, "the name"},
		{[]string{" Ada", "Bo"}, 0, "spaces"},
	} {
		h := record.Header{Options: engine.Options{Seats: len(c.names)}}
		names := make([]string, len(c.names))
		for seat, name := range c.names {
			if name == "-" {
				h.Players[seat].Rival = 2
				continue
			}
			names[seat], h.Players[seat].Name = name, name
		}
		at := w.At(&h)
		seat, err := words.CheckNames(names, at.Names[:])
		if (err == nil) != (c.reason == "") || seat != c.seat || err != nil && !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%.60q: seat %d: %v, want seat %d: %s", c.names, seat, err, c.seat, c.reason)
		}
	}
}
