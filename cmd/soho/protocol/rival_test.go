package protocol

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// A game against a rival is begun, and the rival plays its turns as often as it is asked to, as the search has it choose.
func TestAGameAgainstARival(t *testing.T) {
	c := newClient(t)
	c.good("new", "seed", 7, "rival", "careful")
	for turn := range 3 {
		for c.rivals() { // it begins in some rounds
			c.good("rival")
		}
		if a := c.ask("rival"); a.Error.Code != codeNotItsTurn {
			t.Fatalf("turn %d: the rival plays out of turn: %+v", turn, a)
		}
		for n := 0; !c.rivals(); n++ {
			if n == 10 {
				t.Fatal("the human's turn never ends")
			}
			c.good("apply", "choice", c.good("choices").Choices[0])
		}
		for _, do := range []string{"choices", "advise"} {
			if a := c.ask(do); a.Error.Code != codeAutomasTurn {
				t.Errorf("%s in the rival's turn: %+v", do, a)
			}
		}
		if a := c.ask("apply", "choice", "pass card:leek"); a.Error.Code != codeAutomasTurn {
			t.Errorf("somebody else chose for the rival: %+v", a)
		}
		r := c.s.games[""]
		p := r.Position()
		found, err := search.Rival(r.Game(), p, r.RivalOf(p))
		if err != nil {
			t.Fatal(err)
		}
		found.Run(search.Futures(r.RivalOf(p)))
		made := len(r.Entries())
		if a := c.good("rival"); len(a.Choices) == 0 || r.Entries()[made].Choice != found.Choice() || !r.Entries()[made].Rivals || r.RivalsTurn() {
			t.Errorf("turn %d: it made %s", turn, a.Choices)
		}
	}
	saved := c.good("save").Record
	if r, err := record.Load("saved", []byte(saved), record.Library{c.s.Game}); err != nil || r.Header().Players[1].Rival != 2 {
		t.Errorf("saved is no game against a rival: %v\n%s", err, saved)
	}
	for _, fields := range [][]any{{"rival", "clever"}, {"rival", "quick", "difficulty", "easy"}, {"rival", "quick", "seats", 3}, {"rival", "quick", "solo", true}} {
		if a := c.ask("new", fields...); a.Error.Code != codeBadValue {
			t.Errorf("%v: %+v", fields, a)
		}
	}
}

// What the rival draws is told neither in events nor in words, and what lies face down is not either; what a person draws is.
func TestTheRivalsCardsAreNotTold(t *testing.T) {
	c := newClient(t)
	hidden, told := 0, 0
	look := func(a answer) {
		t.Helper()
		for _, e := range a.Events {
			switch hides := e["event"] == "dealt-face-down" || e["event"] == "drew" && e["seat"] == float64(record.RivalSeat); {
			case hides && e["card"] != nil:
				t.Fatalf("it tells of %s", e["card"])
			case hides:
				hidden++
			case e["event"] == "drew" && e["card"] != nil:
				told++
			}
		}
		for _, line := range a.Text {
			if rest, draws := strings.CutPrefix(line, "The rival draws "); draws && !slices.Contains([]string{"1 card.", "2 cards.", "8 cards.", "a card."}, rest) {
				t.Fatal(line)
			}
		}
	}
	look(c.good("new", "seed", 7, "rival", "quick"))
	for c.s.games[""].Position().Era == engine.Canal { // at the end of it all cards are dealt anew
		if c.rivals() {
			look(c.good("rival"))
			continue
		}
		r := c.s.games[""]
		p := r.Position()
		choices := r.Game().Choices(&p.State, nil)
		look(c.good("apply", "choice", notation.Format(r.Game().Game, &p.State, choices[policy.Keen.Pick(r.Game(), p, choices, nil)])))
	}
	if hidden < 25 || told < 25 {
		t.Errorf("%d cards are hidden, %d told", hidden, told)
	}
}

// rivals reports whether the rival is to move.
func (c asker) rivals() bool { return c.s.games[""].RivalsTurn() }
