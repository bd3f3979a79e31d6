package automa_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// kindsOf are the steps of those kinds, in order.
func kindsOf(steps automa.Steps, of ...automa.StepKind) (kinds []automa.StepKind) {
	for i := range steps {
		for _, kind := range of {
			if steps[i].Kind == kind {
				kinds = append(kinds, kind)
			}
		}
	}
	return kinds
}

// housed plays a game with house rules, in which the human picks evenly, and looks at each turn of the Automa.
func housed(t *testing.T, id string, house engine.House, look func(before *automa.Position, steps automa.Steps)) {
	t.Helper()
	g := decks.Game(id)
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(id)[1].Count, House: house}, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	human := rand.New(rand.NewPCG(3, 1))
	for p.Decision != engine.GameOver {
		if !p.AutomasTurn() {
			choices := g.Choices(&p.State, nil)
			g.Apply(&p, choices[human.IntN(len(choices))], nil)
			continue
		}
		before := p
		var steps automa.Steps
		g.Turn(&p, &steps)
		if err := audit.Turn(g, &before, &p, steps); err != nil {
			t.Fatalf("%s, %+v, %s era, round %d: %v", id, house, before.Era, before.Round, err)
		}
		if text, err := g.MarshalPosition(&p); err != nil {
			t.Fatal(err)
		} else if read, err := g.UnmarshalPosition(text); err != nil || read != p {
			t.Fatalf("read again, the position after round %d is another: %v", before.Round, err)
		}
		look(&before, steps)
	}
}

// extra are the house rules that a turn has, with how many actions it is to have.
func extra(t *testing.T, house engine.House, of automa.StepKind, rounds func(era engine.Era, round uint8) bool, more uint8) {
	t.Helper()
	for _, id := range []string{"birmingham", "lancashire"} {
		held := 0
		housed(t, id, house, func(before *automa.Position, steps automa.Steps) {
			want := 0
			if rounds(before.Era, before.Round) {
				want = 1
				held++
			}
			if got := len(kindsOf(steps, of)); got != want {
				t.Errorf("%s: %s in round %d of the %s era: %d times, not %d", id, of, before.Round, before.Era, got, want)
			}
			actions := uint8(2)
			if before.FirstTurn() {
				actions = 1
			}
			if want > 0 {
				actions += more
			}
			if before.ActionsLeft != actions {
				t.Errorf("%s: round %d has %d actions, not %d", id, before.Round, before.ActionsLeft, actions)
			}
		})
		if held == 0 {
			t.Errorf("%s: it never holds", id)
		}
	}
}

func TestH1_TheBackIsReadOnceMore(t *testing.T) {
	extra(t, engine.House{BackAgain: 4}, automa.BackAgain, func(_ engine.Era, round uint8) bool { return round%4 == 0 }, 1)
	extra(t, engine.House{BackAgain: 1}, automa.BackAgain, func(era engine.Era, round uint8) bool { return era == engine.Rail || round > 1 }, 1)
}

func TestH2_AnotherCardIsCarriedOut(t *testing.T) {
	extra(t, engine.House{CardAgain: 3}, automa.CardAgain, func(_ engine.Era, round uint8) bool { return round%3 == 0 }, 2)
	housed(t, "birmingham", engine.House{CardAgain: 1, BackAgain: 1}, func(before *automa.Position, steps automa.Steps) {
		if kinds := kindsOf(steps, automa.CardAgain, automa.BackAgain); !before.FirstTurn() && (len(kinds) != 2 || kinds[0] != automa.CardAgain) {
			t.Errorf("the rules hold in the order %v", kinds)
		}
	})
}

func TestH3_TheFirstTurnIsLikeAnyOther(t *testing.T) {
	extra(t, engine.House{FullStart: true}, automa.FullStart, func(era engine.Era, round uint8) bool { return era == engine.Canal && round == 1 }, 0)
	housed(t, "birmingham", engine.House{FullStart: true}, func(_ *automa.Position, steps automa.Steps) {
		if len(kindsOf(steps, automa.ReadCorner)) > 0 {
			t.Error("a corner is read")
		}
	})
}

// House rules are the Automa's alone, and no era has more rounds than they can name.
func TestH1_H2_HouseRulesThatCannotBe(t *testing.T) {
	for want, o := range map[string]engine.Options{
		"a house rule holds in every round, or in one of up to 10, not in one of 11 (H1, H2)": {Seats: 2, Solo: true, House: engine.House{BackAgain: 11}},
		"a house rule holds in every round, or in one of up to 10, not in one of 12 (H1, H2)": {Seats: 2, Solo: true, House: engine.House{CardAgain: 12}},
		"house rules are about the Automa, who plays in solo games only (M1)":                 {Seats: 2, House: engine.House{FullStart: true}},
	} {
		if _, err := decks.Game("birmingham").Start(o, 1, nil); err == nil || err.Error() != want {
			t.Errorf("%+v: %v, want %s", o.House, err, want)
		}
	}
}
