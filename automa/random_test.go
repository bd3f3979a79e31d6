package automa_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Random solo games on all levels: the steps are complete and true, and the rules as the model reads them are kept.

func TestRandomGames(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		t.Run(id, func(t *testing.T) {
			playing(t, id)
			randomGames(t)
		})
	}
}

func randomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := engine.Options{Seats: 2, Solo: true, AutomaMat: anyMat(t), SpendingOrder: rapid.Bool().Draw(t, "spending") && id == "birmingham"} // M83
		p, err := game.Start(o, rapid.Uint64().Draw(t, "seed"), nil)
		if err != nil {
			t.Fatal(err)
		}
		// The human picks evenly: rapid itself would prefer what is listed first.
		human := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "human"), 1))
		var room [1024]engine.Choice
		for p.Decision != engine.GameOver {
			if p.AutomasTurn() {
				checkTurn(t, &p)
				continue
			}
			choices := board.Choices(&p.State, room[:0])
			c := choices[human.IntN(len(choices))]
			if why := game.Apply(&p, c, nil); !why.OK() {
				t.Fatalf("%s is listed but refused (%s)", notation.Format(game.Game, &p.State, c), why.Rule)
			}
		}
	})
}

// anyMat is one of the three levels, or one of our own (M4), mostly a thin one: then cards fail, and the deck may run out.
func anyMat(t *rapid.T) [engine.MaxTiles]uint8 {
	if k := rapid.IntRange(0, 3).Draw(t, "mat"); k < 3 {
		return decks.Mats(id)[k].Count
	}
	mat := board.FullSet()
	for i := range mat {
		mat[i] = uint8(rapid.IntRange(0, int(mat[i])).Draw(t, "tiles"))
	}
	return mat
}

// checkTurn plays a turn of the Automa and looks at it from all sides.
func checkTurn(t *rapid.T, p *automa.Position) {
	before := *p
	var steps automa.Steps
	game.Turn(p, &steps)
	silent := before
	game.Turn(&silent, nil)
	if silent != *p {
		t.Fatal("without steps the turn goes otherwise")
	}
	told := tell(game, before.State, steps)
	fail := func(format string, args ...any) {
		t.Fatalf("%s\nera %d, round %d\n%s", fmt.Sprintf(format, args...), before.Era, before.Round, told)
	}
	if err := audit.Turn(game, &before, p, steps); err != nil {
		fail("%v", err)
	}
	checkModel(fail, &before, steps)
}

type failure func(format string, args ...any)

// checkModel compares with the model, which gives up when the deck runs out.
func checkModel(fail failure, before *automa.Position, steps automa.Steps) {
	m := modelOf(game, before)
	if !m.turn(before.FirstTurn()) {
		return
	}
	var did []engine.Choice
	for _, s := range steps {
		if s.Kind == automa.Acted {
			did = append(did, s.Choice)
		}
	}
	if !slices.Equal(did, m.did) {
		s := before.State
		var want []string
		for _, c := range m.did {
			want = append(want, notation.Format(board, &s, c))
			board.Apply(&s, c, nil)
		}
		fail("the model does %q", want)
	}
}
