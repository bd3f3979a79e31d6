package automa_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Random solo games on all levels: the steps are complete and true, and the rules as the model reads them are kept.

func TestRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := engine.Options{Seats: 2, Solo: true, AutomaMat: anyMat(t), SpendingOrder: rapid.Bool().Draw(t, "spending")}
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
				t.Fatalf("%s is listed but refused (%s)", game.Format(&p.State, c), why.Rule)
			}
		}
	})
}

// anyMat is one of the three levels, or one of our own (M4), mostly a thin one: then cards fail, and the deck may run out.
func anyMat(t *rapid.T) [engine.MaxTiles]uint8 {
	if k := rapid.IntRange(0, 3).Draw(t, "mat"); k < 3 {
		return decks.Mats()[k].Count
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
	last := steps[len(steps)-1].Kind
	if last == automa.Prepared { // M81: the new era's deck comes after the end of the old one
		last = steps[len(steps)-2].Kind
	}
	if last != automa.TurnOver {
		fail("the last step is not the end of the turn")
	}
	checkReplay(fail, &before, p, steps)
	checkCards(fail, &before, p, steps)
	checkEvents(fail, steps)
	for _, s := range steps {
		if s.Kind == automa.Compared {
			checkTie(fail, s.Tie)
		}
		if s.Kind == automa.Refused && (s.Refusal.OK() || s.Refusal.Rule == 0) {
			fail("a refusal without a reason or rule")
		}
	}
	if own := p.Players[engine.AutomaSeat]; own.Money != 0 || own.Income != 0 || own.HandLen() != 0 || own.Discards != [engine.MaxCards]uint8{} {
		fail("the Automa has money, income or cards (M2)")
	}
	checkModel(fail, &before, steps)
}

type failure func(format string, args ...any)

// checkReplay makes the choices told on a copy: the same position and events must come of it, in as many actions as M17 and
// M76 say.
func checkReplay(fail failure, before, after *automa.Position, steps automa.Steps) {
	s := before.State
	var log, told engine.Log
	actions, lost := 0, false
	for _, step := range steps {
		told = append(told, step.Events...)
		lost = lost || step.Kind == automa.Lost
		if step.Kind != automa.Acted {
			continue
		}
		if s.Decision == engine.ChooseAction && step.Choice.Verb != engine.Done {
			actions++
		}
		if why := board.Apply(&s, step.Choice, &log); !why.OK() {
			fail("told choice %s is refused (%s)", board.Format(&s, step.Choice), why.Rule)
		}
	}
	if s != after.State {
		fail("the choices told lead to another position")
	}
	if !slices.Equal(log, told) {
		fail("the choices told lead to other events")
	}
	want := 2 - one(before.FirstTurn()) - one(lost)
	if actions != want {
		fail("%d actions, want %d", actions, want)
	}
}

// checkCards sees that the 22 cards are distinct and accounted for, and that what was drawn was discarded, no more.
func checkCards(fail failure, before, p *automa.Position, steps automa.Steps) {
	all := sorted(append(deckOf(game, p), discardsOf(game, p)...))
	if len(all) != 22 || len(slices.Compact(all)) != 22 {
		fail("the cards are %v", all)
	}
	var drawn, discarded []int
	for _, s := range steps {
		switch s.Kind {
		case automa.Drew:
			drawn = append(drawn, s.Card)
		case automa.Discarded:
			discarded = append(discarded, s.Card)
		}
	}
	if !slices.Equal(drawn, discarded) {
		fail("drawn %v, discarded %v", drawn, discarded)
	}
	if before.Era == p.Era && p.Decision != engine.GameOver && int(p.Cards.Left) != int(before.Cards.Left)-len(drawn) && before.Cards.Left > uint8(len(drawn)) {
		fail("%d cards drawn, the deck went from %d to %d", len(drawn), before.Cards.Left, p.Cards.Left)
	}
}

// checkEvents sees that the human's things change only by flips while the Automa acts.
func checkEvents(fail failure, steps automa.Steps) {
	for _, s := range steps {
		if s.Kind != automa.Acted {
			continue
		}
		switch s.Choice.Verb {
		case engine.Loan, engine.Scout, engine.Discard, engine.GiveUp, engine.TakeBonus:
			fail("it chooses %s (M18, M57)", s.Choice.Verb)
		}
		for _, e := range s.Events {
			switch e.Kind {
			case engine.MoneyMoved, engine.Drew, engine.Discarded, engine.WildReturned, engine.WildTaken, engine.TileRemoved,
				engine.TileDeveloped, engine.LinkRemoved:
				fail("event %+v in its action", e)
			case engine.IncomeMoved:
				if e.Seat != engine.HumanSeat || e.Reason != engine.ForFlip {
					fail("event %+v in its action", e)
				}
			case engine.Scored:
				if e.Seat != engine.AutomaSeat {
					fail("event %+v in its action", e)
				}
			}
		}
	}
}

// checkTie sees that the winner follows from the rungs: each keeps those of the last that score best, the last one alone.
func checkTie(fail failure, tie *automa.Tie) {
	left := make([]bool, len(tie.Candidates))
	for i := range left {
		left[i] = true
	}
	if len(left) < 2 {
		fail("a comparison of %d", len(left))
	}
	for _, r := range tie.Rungs {
		if len(r.Values) != len(left) || len(r.Left) != len(left) || r.Low != lows[r.Criterion] || r.Rule == 0 || criteria[r.Criterion] == "" {
			fail("a rung %+v for %d candidates", r, len(left))
		}
		best, seen := 0, false
		for i, v := range r.Values {
			if lows[r.Criterion] {
				v = -v
			}
			if left[i] && (!seen || v > best) {
				best, seen = v, true
			}
		}
		if lows[r.Criterion] {
			best = -best
		}
		survivors := 0
		for i := range left {
			left[i] = left[i] && r.Values[i] == best
			survivors += one(left[i])
			if left[i] != r.Left[i] {
				fail("%s: who is left is not who scores best", criteria[r.Criterion])
			}
		}
		if survivors == 1 && r.Criterion != tie.Rungs[len(tie.Rungs)-1].Criterion {
			fail("it goes on comparing after %s", criteria[r.Criterion])
		}
	}
	for i := range left {
		if left[i] != (i == tie.Winner) {
			fail("the winner %d is not the one left", tie.Winner)
		}
	}
}

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
			want = append(want, board.Format(&s, c))
			board.Apply(&s, c, nil)
		}
		fail("the model does %q", want)
	}
}
