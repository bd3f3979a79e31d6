package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/position"
)

// Every game is set up for the numbers of players that it has cards for, and for no others (B1.1, C1.1, C14).
func TestC14_WhoMayPlayWhat(t *testing.T) {
	classic := []string{"2 seats no cards for 2 seats (C14)", "solo no cards for 2 seats (C14)", "3 seats", "4 seats"}
	all := []string{"2 seats", "solo", "3 seats", "4 seats"}
	for id, want := range map[string][]string{
		"birmingham": all, "lancashire": all, "lancashire-virtual": all, "lancashire-classic": classic, "lancashire-classic-virtual": classic,
		"lancashire-community": {"2 seats", "solo", "3 seats no cards for 3 seats (C14)", "4 seats no cards for 4 seats (C14)"},
		"brass":                {"2 seats has 3 or 4 seats, or 2 against the Automa (C1.1, N1)", "solo", "3 seats", "4 seats"},
	} {
		g := decks.Game(id).Game
		for i, o := range []engine.Options{{Seats: 2}, {Seats: 2, Solo: true}, {Seats: 3}, {Seats: 4}} {
			name, problem, _ := strings.Cut(want[i], map[bool]string{true: "solo", false: "seats"}[o.Solo])
			s, err := g.Start(o, 1, nil)
			if (err == nil) != (problem == "") || err != nil && !strings.HasSuffix(err.Error(), problem) {
				t.Errorf("%s, %s%s: %v", id, name, problem, err)
			}
			if err != nil {
				continue
			}
			if _, err := position.Marshal(g, &s); err != nil {
				t.Errorf("%s, %+v cannot be written: %v", id, o, err)
			}
			for _, seats := range []uint8{2, 3, 4} { // a position with seats that there are no cards for cannot be set up either
				s.Seats = seats
				if _, err := position.Marshal(g, &s); err == nil && int(seats) != o.Seats {
					t.Errorf("%s with %d seats is written with %d", id, o.Seats, seats)
				}
			}
		}
	}
}

// The introductory game is an option of Brass: Lancashire (C14.2), not of the Brass of 2007.
func TestC14_2_TheIntroductoryGame(t *testing.T) {
	for _, id := range decks.Games() {
		g := decks.Game(id).Game
		seats := 3
		if id == "lancashire-community" {
			seats = 2
		}
		_, err := g.Start(engine.Options{Seats: seats, Introductory: true}, 1, nil)
		if id != "brass" && err != nil {
			t.Errorf("%s: %v", id, err)
		}
		if id == "brass" && fmt.Sprint(err) != "Brass (2007) has no introductory game (C14.2)" {
			t.Errorf("%s: %v", id, err)
		}
		s, _ := g.Start(engine.Options{Seats: seats}, 1, nil)
		s.Introductory = true
		if err := position.Restore(g, &s); (err == nil) != (id != "brass") {
			t.Errorf("%s: a position of it: %v", id, err)
		}
	}
}

// Turn order by spending is a variant for Birmingham; no rule gives it to the Automa of the Lancashire map (M83).
func TestM83_BySpendingInBirminghamAlone(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-virtual", "lancashire-community", "brass"} {
		g := decks.Game(id).Game
		_, err := g.Start(engine.Options{Seats: 2, Solo: true, SpendingOrder: true}, 1, nil)
		s, _ := g.Start(engine.Options{Seats: 2, Solo: true}, 1, nil)
		s.SpendingOrder = true
		problem := position.Restore(g, &s)
		if (err == nil) != (id == "birmingham") || (problem == nil) != (id == "birmingham") {
			t.Errorf("%s: it starts with %v, is set up with %v", id, err, problem)
		}
	}
}
