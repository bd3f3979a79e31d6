package record_test

import (
	"bytes"
	"slices"
	"strconv"
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
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2}, Seed: seed, Difficulty: "quick", Players: record.AgainstRival(4)})
	if err != nil {
		t.Fatal(err)
	}
	for p := r.Position(); p.Decision != engine.GameOver && len(r.Entries()) < entries; p = r.Position() {
		if r.RivalsTurn() {
			s, err := search.Rival(g, p, r.RivalOf(p))
			if err != nil {
				t.Fatal(err)
			}
			s.Run(search.Futures(r.RivalOf(p)))
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
	if !bytes.Equal(again.Marshal(), text) || again.Header().Players[1].Rival != 4 {
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

// Players sit at seats that there are, one at each; a rival never sits at the first, which is a person's, nor at a table with the Automa.
func TestPlayersFitTheTable(t *testing.T) {
	g := decks.Game("birmingham")
	two, three := engine.Options{Seats: 2}, engine.Options{Seats: 3}
	for want, h := range map[string]record.Header{
		"the first seat is a person's":      {Options: three, Players: [engine.MaxSeats]record.Player{{Rival: 8}}},
		"at a table with the Automa":        {Options: engine.Options{Seats: 2, Solo: true}, Players: record.AgainstRival(8)},
		"looks at 1 to 1000000 futures":     {Options: two, Players: record.AgainstRival(-1)},
		"futures, not at 1000001":           {Options: two, Players: record.AgainstRival(1_000_001)},
		"no seat 4 at a table of 3":         {Options: three, Players: [engine.MaxSeats]record.Player{3: {Rival: 8}}},
		`two players are called "Ada"`:      {Options: three, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {}, {Name: "Ada"}}},
		"a rival has no name":               {Options: two, Players: [engine.MaxSeats]record.Player{1: {Name: "Ada", Rival: 8}}},
		"more than 20 characters":           {Options: two, Players: [engine.MaxSeats]record.Player{{Name: strings.Repeat("a", 21)}}},
		"spaces that are not between words": {Options: two, Players: [engine.MaxSeats]record.Player{{Name: "Ada "}}},
		"which cannot be shown":             {Options: two, Players: [engine.MaxSeats]record.Player{{Name: "A\x00da"}}},
	} {
		if _, err := record.New(g, h); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %q", h.Players, err, want)
		}
	}
	text := string(rivalGame(t, 1, 1).Marshal())
	text, _, _ = strings.Cut(text, "check ")
	for _, change := range [][2]string{
		{"rival adviser 4", "rival adviser 0"},
		{"rival adviser 4\n", "rival adviser many\n"},
		{"seats 2\n", "seats 3\n"},
		{"rival adviser", "rival oracle"},
		{"rival adviser 4", "player 1 adviser 4"},
		{"rival", "player 3 person Ada\nrival"},
		{"rival adviser 4\n", "player 2 person\n"},
		{"rival adviser", "player 2 oracle"},
		{"rival adviser 4\n", "player 2 adviser 4\nplayer 1 person Ada\n"},
	} {
		if _, err := record.Load("x", []byte(strings.Replace(text, change[0], change[1], 1)), record.Library{g}); err == nil {
			t.Errorf("%q in place of %q is loaded", change[1], change[0])
		}
	}
}

// What somebody wrote of players who cannot be is named with its line, and shows nothing that a terminal would obey.
func TestPlayersWhoCannotBeAreNamed(t *testing.T) {
	r, err := record.New(decks.Game("birmingham"), record.Header{Options: engine.Options{Seats: 3}, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(string(r.Marshal()), "check ")
	for line, want := range map[string]string{
		"player 5 person Eve":                            "the player of a seat from 1 to 3",
		"player 4 adviser 3":                             "the player of a seat from 1 to 3",
		"player 1 adviser 3":                             "the first seat is a person's",
		"player 2 oracle 3":                              `"adviser 28"`,
		"player 1 person A\x1b[2Jda":                     `which cannot be shown`,
		"player 1 person A\u202eda":                      `which cannot be shown`,
		"player 1 person " + strings.Repeat("x", 10_000): "more than 20 characters",
		"player 1 person " + strings.Repeat("x", 20_000): "at most 16 KiB in a line",
		"player 1 person Ada\nplayer 2 person Ada":       `two players are called "Ada"`,
	} {
		_, err := record.Load("x.soho", []byte(strings.Replace(text, "seats 3\n", "seats 3\n"+line+"\n", 1)), record.Library{r.Game()})
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "x.soho:"+strconv.Itoa(5+strings.Count(line, "\n"))+":") ||
			strings.ContainsAny(err.Error(), "\x1b\u202e") || len(err.Error()) > 400 {
			t.Errorf("%.40q: %.400q, want %q", line, err, want)
		}
	}
}

// A table of people and rivals is kept with their names, and loads to the same.
func TestPlayersAreKept(t *testing.T) {
	players := [engine.MaxSeats]record.Player{{Name: "Ada Ø"}, {Rival: 3}, {Name: "Bo", Unaided: true}, {Unaided: true}}
	r, err := record.New(decks.Game("birmingham"), record.Header{Options: engine.Options{Seats: 4}, Seed: 5, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	text := r.Marshal()
	if !bytes.Contains(text, []byte("\nseats 4\nplayer 1 person Ada Ø\nplayer 2 adviser 3\nplayer 3 unaided Bo\nplayer 4 unaided\nseed 5\n")) {
		t.Fatalf("the header does not tell who plays:\n%.200s", text)
	}
	again, err := record.Load("x.soho", text, record.Library{r.Game()})
	if err != nil {
		t.Fatal(err)
	}
	h := again.Header()
	if !bytes.Equal(again.Marshal(), text) || h.Players != players {
		t.Errorf("read back are %+v", h.Players)
	}
	if h.OnePerson() || h.Duel() || h.Rivals() != 1 || !slices.Equal(h.Persons(), []engine.Seat{0, 2, 3}) {
		t.Errorf("people sit at %v, with %d rivals", h.Persons(), h.Rivals())
	}
}

// What another person decided is taken back only across the curtain between them; one's own decision of the turn under way is not.
func TestUndoCrossesPersons(t *testing.T) {
	r, err := record.New(decks.Game("birmingham"), record.Header{Options: engine.Options{Seats: 3}, Seed: 5, Players: [engine.MaxSeats]record.Player{2: {Rival: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	if r.UndoCrosses() {
		t.Error("there is nothing to take back")
	}
	for len(r.Entries()) < 24 {
		before := r.Position().Actor
		rival := r.RivalsTurn()
		r.Choose(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[before].Hand[0]})
		after := r.Position().Actor
		if want := !rival && !r.RivalsTurn() && after != before; !rival && r.UndoCrosses() != want {
			t.Fatalf("entry %d: crossing from seat %d back to %d is %t", len(r.Entries()), after+1, before+1, r.UndoCrosses())
		}
	}
}
