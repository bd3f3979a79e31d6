package policy

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/preview"
)

// What a choice leads to is judged by how it differs from where the choice is made: as if it were judged anew.
func TestJudgedByDifferencesAsAnew(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		g := decks.Game(id)
		mat, _ := decks.MatNamed(id, "hard")
		judged := 0
		for seed := range uint64(6) {
			o := engine.Options{Seats: 2, Solo: seed%2 == 0 || id == "brass", AutomaMat: mat.Count}
			if !o.Solo {
				o = engine.Options{Seats: 2}
			}
			p, err := g.Start(o, seed, nil)
			if err != nil {
				t.Fatal(err)
			}
			chance := Chance(seed)
			for p.Decision != engine.GameOver {
				if p.AutomasTurn() {
					g.Turn(&p, nil)
					continue
				}
				choices := g.Choices(&p.State, nil)
				judged += judgedAsAnew(t, g, &p.State, choices)
				g.Apply(&p, choices[[]Policy{Keen, Random}[seed/2%2].Pick(g, &p, choices, chance)], nil)
			}
		}
		if judged < 20_000 {
			t.Errorf("%s: only %d choices were judged", id, judged)
		}
	}
}

func judgedAsAnew(t *testing.T, g *automa.Game, s *engine.State, choices []engine.Choice) int {
	t.Helper()
	var j judge
	j.begin(newMoment(g, KeenWeights.For(g), s), s, s.Actor)
	var after engine.State
	for _, c := range choices {
		if preview.Lead(g.Game, s, &after, c) {
			continue
		}
		anew := j
		anew.before, anew.settled, anew.judged = &after, settled{}, false
		if got, want := j.judgeBoard(&after), anew.judgeBoard(&after); got != want {
			t.Fatalf("%v: the board is worth %+v, judged anew %+v", c, got, want)
		}
	}
	return len(choices)
}
