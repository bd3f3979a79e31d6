package protocol

import (
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// people are players as a request has them.
func people(names ...string) (list []player) {
	for _, name := range names {
		list = append(list, player{Name: name})
	}
	return list
}

// Three people play; each is told of the own cards alone, in events and in words, and a saved game says who they are.
func TestAGameOfThreePeople(t *testing.T) {
	c := newClient(t)
	c.good("new", "seed", 7, "players", people("Ada", "Bo", ""))
	drawn := 0
	for c.s.games[""].Position().Era == engine.Canal {
		r := c.s.games[""]
		p := r.Position()
		choices := r.Game().Choices(&p.State, nil)
		a := c.good("apply", "choice", notation.Format(r.Game().Game, &p.State, choices[policy.Keen.Pick(r.Game(), p, choices, nil)]))
		for _, e := range a.Events {
			if e["event"] == "drew" && e["card"] != nil {
				if drawn++; e["seat"] != float64(p.Actor) {
					t.Fatalf("seat %d is told what %v draws", p.Actor, e["seat"])
				}
			}
		}
		for _, line := range a.Text {
			if strings.Contains(line, " draws the ") {
				t.Fatal(line)
			}
		}
	}
	if drawn < 25 {
		t.Errorf("%d cards are told", drawn)
	}
	saved := c.good("save").Record
	if !strings.Contains(saved, "\nplayer 1 person Ada\nplayer 2 person Bo\nseed 7\n") {
		t.Errorf("saved is\n%s", saved)
	}
	if a := string(c.s.answer([]byte(`{"id":1,"do":"hash"}`))); strings.Contains(a, "players") {
		t.Error(a)
	}
	if a := string(c.s.answer([]byte(`{"id":1,"do":"choices"}`))); !strings.Contains(a, `"players":[{"name":"Ada"},{"name":"Bo"},{}]`) {
		t.Errorf("who plays is not told: %.200s", a)
	}
}

// Rivals at a table of several play one after the other, each at a request.
func TestRivalsPlayOneAfterTheOther(t *testing.T) {
	c := newClient(t)
	c.good("new", "seed", 7, "players", []player{{Unaided: true}, {Rival: "quick"}, {Rival: "quick"}})
	r := c.s.games[""]
	for n := range 20 {
		if actor := r.Position().Actor; r.RivalsTurn() {
			for _, e := range c.good("rival").Events {
				if e["event"] == "drew" && e["card"] != nil {
					t.Fatalf("choice %d: what a rival draws is told", n)
				}
			}
			if r.RivalsTurn() && r.Position().Actor == actor {
				t.Fatal("its turn is not over")
			}
			continue
		}
		if a := c.ask("advise"); a.Error.Code != codeNothing {
			t.Errorf("advice for who plays unaided: %+v", a)
		}
		c.good("apply", "choice", c.good("choices").Choices[0])
	}
}

func TestWhoCannotPlayIsRefused(t *testing.T) {
	c := newClient(t)
	for _, fields := range [][]any{
		{"players", people("Ada")}, {"players", people("Ada", "Bo", "Cy", "Di", "Eve")}, {"players", []player{}},
		{"players", people("Ada", "Bo"), "seats", 3}, {"players", people("Ada", "Bo"), "rival", "quick"},
		{"players", people("Ada", "Bo"), "difficulty", "easy"}, {"players", people("Ada", "Bo"), "solo", true},
		{"players", people("Ada", "Bo"), "spending_order", true},
		{"players", []player{{Rival: "clever"}}}, {"players", []player{{}, {Rival: "clever"}}}, {"players", []player{{Rival: "quick"}, {}}},
		{"players", []player{{}, {Name: "Bo", Rival: "quick"}}}, {"players", []player{{}, {Futures: 3}}},
		{"players", people("Ada", "Ada")}, {"players", people("Ada", strings.Repeat("o", 21))},
		{"game_rules", "brass", "players", people("Ada", "Bo")},
	} {
		if a := c.ask("new", fields...); a.Error.Code != codeBadValue {
			t.Errorf("%v: %+v", fields, a)
		}
	}
	c.good("new", "players", people("Ada", "Bo"), "solo", false, "seats", 2)
	c.good("new", "game_rules", "brass", "players", people("Ada", "Bo", "Cy"))
}
