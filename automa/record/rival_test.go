package record_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// rivalGame plays some choices of a game against a rival that looks at few futures; the human is the keen policy.
func rivalGame(t *testing.T, seed uint64, entries int) *record.Record {
	t.Helper()
	g := decks.Game("birmingham")
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2}, Seed: seed, Difficulty: "quick", Rival: 4})
	if err != nil {
		t.Fatal(err)
	}
	for p := r.Position(); p.Decision != engine.GameOver && len(r.Entries()) < entries; p = r.Position() {
		if r.RivalsTurn() {
			s, err := search.Rival(g, p, r.Header().Rival)
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(r.Header().Rival))
			r.Act(s.Choice())
			continue
		}
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
	}
	return r
}

// A game against a rival is kept with its strength, loads to the same game, and knows whose choices are the rival's.
func TestRivalIsKept(t *testing.T) {
	r := rivalGame(t, 3, 40)
	text := r.Marshal()
	if !bytes.Contains(text, []byte("\nseats 2\nrival adviser 4\ndifficulty quick\nseed 3\n")) {
		t.Fatalf("the header does not tell of the rival:\n%.200s", text)
	}
	again, err := record.Load("x", text, record.Library{decks.Game("birmingham")})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.Marshal(), text) || again.Header().Rival != 4 {
		t.Error("loaded, it is another game")
	}
	rivals := 0
	for i, e := range again.Entries() {
		if e.Rivals != (e.Before.Actor == record.RivalSeat) || e.Rivals != r.Entries()[i].Rivals {
			t.Fatalf("entry %d: the rival's is %t", i, e.Rivals)
		}
		if e.Rivals {
			rivals++
		}
	}
	if rivals < 10 {
		t.Errorf("only %d choices are the rival's", rivals)
	}
}

// Undo goes back to the human's last decision, before the rival's turn, whose cards were hidden: that makes the game practice. Redo
// goes on to where the human is asked again.
func TestUndoGoesBackToBeforeTheRival(t *testing.T) {
	r := rivalGame(t, 3, 40)
	for r.RivalsTurn() || !r.Entries()[len(r.Entries())-1].Rivals { // the rival has just played
		r = rivalGame(t, 3, len(r.Entries())+1)
	}
	all, hash := len(r.Entries()), r.Hash()
	if !r.UndoCosts() {
		t.Error("what the rival showed is not hidden")
	}
	if !r.Undo() || r.RivalsTurn() || r.Position().Actor != engine.HumanSeat || all-len(r.Entries()) < 2 {
		t.Fatalf("undone are %d entries, and the rival is to choose: %t", all-len(r.Entries()), r.RivalsTurn())
	}
	if !r.Header().Practice {
		t.Error("the game is no practice")
	}
	if !r.Redo() || r.Hash() != hash {
		t.Error("done again, the game is elsewhere")
	}
}

// A rival plays at a table of two with cards and money, and nowhere else.
func TestRivalNeedsATableOfTwo(t *testing.T) {
	g := decks.Game("birmingham")
	for _, h := range []record.Header{
		{Options: engine.Options{Seats: 3}, Rival: 8},
		{Options: engine.Options{Seats: 2, Solo: true}, Rival: 8},
		{Options: engine.Options{Seats: 2}, Rival: -1},
		{Options: engine.Options{Seats: 2}, Rival: 1_000_001},
	} {
		if _, err := record.New(g, h); err == nil || !strings.Contains(err.Error(), "a rival ") {
			t.Errorf("%+v: %v", h, err)
		}
	}
	text := string(rivalGame(t, 1, 1).Marshal())
	text, _, _ = strings.Cut(text, "check ")
	for was, is := range map[string]string{
		"rival adviser 4": "rival adviser 0", "rival adviser 4\n": "rival adviser many\n", "seats 2\n": "seats 3\n", "rival adviser": "rival oracle",
	} {
		if _, err := record.Load("x", []byte(strings.Replace(text, was, is, 1)), record.Library{g}); err == nil {
			t.Errorf("%q in place of %q is loaded", is, was)
		}
	}
}
