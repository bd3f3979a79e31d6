package search

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

func mustBegin(tb testing.TB, g *automa.Game, p *automa.Position, o Options) *Search {
	tb.Helper()
	s, err := Begin(g, p, o)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// some are a few decisions of a game.
func some(tb testing.TB, id string) (*automa.Game, []automa.Position) {
	tb.Helper()
	g, seen := decisions(tb, id, "hard", 5)
	var few []automa.Position
	for i := 0; i < len(seen); i += len(seen) / 8 {
		few = append(few, seen[i])
	}
	return g, few
}

// What is found is the same for any number of workers.
func TestWorkersDoNotMatter(t *testing.T) {
	g, seen := some(t, "birmingham")
	for i := range seen {
		var found [3][]Advice
		for k := range found {
			s := mustBegin(t, g, &seen[i], Options{Turns: 2, Workers: k + 1})
			s.Run(Futures(40))
			found[k] = s.Best()
		}
		if !slices.Equal(found[0], found[1]) || !slices.Equal(found[0], found[2]) {
			t.Fatalf("decision %d: %v\nwith two workers %v\nwith three %v", i, found[0], found[1], found[2])
		}
	}
}

// Nor does what is hidden: it finds the same in every position that the player cannot tell from this one.
func TestWhatIsHiddenDoesNotMatter(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		g, seen := some(t, id)
		for i := range seen {
			other := seen[i]
			hidden.Redeal(g, &other, other.Actor, rand.NewPCG(9, uint64(i)))
			if other == seen[i] {
				t.Fatal("nothing is hidden")
			}
			one, two := mustBegin(t, g, &seen[i], Options{Turns: 1}), mustBegin(t, g, &other, Options{Turns: 1})
			one.Run(Futures(12))
			two.Run(Futures(12))
			if !slices.Equal(one.Best(), two.Best()) {
				t.Fatalf("%s, decision %d: %v\nin another position that looks the same %v", id, i, one.Best(), two.Best())
			}
		}
	}
}

// A search leaves the position alone, and what it advises is legal and differs in more than the card.
func TestAdviceIsLegal(t *testing.T) {
	g, seen := decisions(t, "lancashire", "medium", 3)
	for i := range seen {
		before := seen[i]
		s := mustBegin(t, g, &seen[i], Options{Turns: 1, Candidates: 4})
		s.Step()
		var told []engine.Choice
		for _, a := range s.Best() {
			if why := g.Why(&seen[i].State, a.Choice); !why.OK() {
				t.Fatalf("decision %d: %s: %s", i, notation.Format(g.Game, &seen[i].State, a.Choice), why.Reason)
			}
			if a.Choice.Verb != engine.Discard && slices.ContainsFunc(told, func(c engine.Choice) bool { return c.SameButCard(&a.Choice) }) {
				t.Fatalf("decision %d: %s is advised twice", i, notation.Format(g.Game, &seen[i].State, a.Choice))
			}
			told = append(told, a.Choice)
		}
		if seen[i] != before {
			t.Fatal("the position has changed")
		}
	}
}

// The last action of a game can be looked through: the Automa does what it does, and nothing is drawn any more. What is advised is
// worth the most.
func TestLastActionIsTheBestThereIs(t *testing.T) {
	looked := 0
	for seed := range uint64(6) {
		g, seen := decisions(t, "birmingham", "medium", seed)
		p := seen[len(seen)-1]
		s := mustBegin(t, g, &p, Options{Candidates: 1000})
		s.Run(Futures(4))
		list := s.Best()
		for _, a := range list {
			if a.Less < 0 {
				t.Errorf("seed %d: %s is worth %d more than what is advised", seed, notation.Format(g.Game, &p.State, a.Choice), -a.Less)
			}
		}
		looked += len(list)
	}
	if looked < 20 {
		t.Errorf("only %d choices were looked at", looked)
	}
}

// It plays better than the policy that plays its futures on, and the same on every platform: the games are the same ones.
func TestAdviserIsStrongerThanKeen(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays whole games; TestWorkersDoNotMatter looks for races")
	}
	for _, cell := range []struct {
		id     string
		vp     string // of the adviser's games, everywhere
		better float64
	}{{"birmingham", "190 203 210, 145 156 174", 5}, {"lancashire", "169 181 191, 159 172 205", 5}} {
		mat, _ := decks.MatNamed(cell.id, "hard")
		setup := sim.Setup{Games: 6, Seed: 4, Workers: 2, Policy: policy.Keen, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}}
		keen, err := sim.Run(t.Context(), decks.Game(cell.id), setup)
		if err != nil {
			t.Fatal(err)
		}
		setup.Policy = Adviser(Options{Candidates: 8, Turns: 2}, Futures(8))
		adviser, err := sim.Run(t.Context(), decks.Game(cell.id), setup)
		if err != nil {
			t.Fatal(err)
		}
		if adviser.Human.VP.Mean < keen.Human.VP.Mean+cell.better {
			t.Errorf("%s: %.1f VP, keen %.1f", cell.id, adviser.Human.VP.Mean, keen.Human.VP.Mean)
		}
		if vp := spread(adviser.Human.VP) + ", " + spread(adviser.Automa.VP); vp != cell.vp {
			t.Errorf("%s: %s, elsewhere %s", cell.id, vp, cell.vp)
		}
	}
}

func spread(s sim.Spread) string { return fmt.Sprint(s.Min, s.P50, s.Max) }

// Whenever a search ends in its first halvings, those that were tried in the last step are ranked by all futures that they were tried in.
func TestNoFutureIsLost(t *testing.T) {
	g, seen := some(t, "birmingham")
	for i := range seen {
		s := mustBegin(t, g, &seen[i], Options{Turns: 1})
		for s.schedule.Cycle == 0 && len(s.candidates) > 1 {
			tried := s.schedule.Alive
			s.Step()
			for k := 1; k < tried; k++ {
				if futures, less, _ := differ(&s.candidates[k-1], &s.candidates[k]); futures != s.futures || less < 0 {
					t.Fatalf("decision %d, after %d futures: number %d is better by %d than the one before it, in %d", i, s.futures, k, -less, futures)
				}
			}
		}
	}
}

// Later, when there are more candidates, the best so far stays ahead of those that were tried in few futures, until a halving ends.
func TestLuckDoesNotOvertake(t *testing.T) {
	g, seen := some(t, "birmingham")
	overtaken, looked := 0, 0
	for i := range seen {
		s := mustBegin(t, g, &seen[i], Options{Turns: 1, Candidates: 4})
		for s.schedule.Cycle == 0 {
			s.Step()
		}
		for s.schedule.Cycle == 1 {
			before := s.candidates[0]
			if s.Step(); s.schedule.Cycle > 1 {
				break
			}
			looked++
			now := &s.candidates[0]
			if now.choice == before.choice && now.then == before.then {
				continue
			}
			overtaken++
			same := func(c candidate) bool { return c.choice == before.choice && c.then == before.then }
			if futures, less, deviation := differ(now, &s.candidates[slices.IndexFunc(s.candidates, same)]); futures < surely || less <= 2*deviation {
				t.Errorf("decision %d: overtaken by %d ± %d in %d futures", i, less, deviation, futures)
			}
		}
	}
	if looked < 20 {
		t.Errorf("only %d steps, the best was overtaken in %d", looked, overtaken)
	}
}

// A search ends before it has played all futures if the best choice is clear, and then only.
func TestEndsWhenTheBestIsClear(t *testing.T) {
	const many = 200
	g, seen := decisions(t, "birmingham", "hard", 5)
	early := 0
	for i := 0; i < len(seen); i += 3 {
		s := mustBegin(t, g, &seen[i], Options{Turns: 1, Candidates: 4})
		s.Run(Futures(many))
		if s.Alone() || s.Futures() >= many {
			continue
		}
		early++
		for k := 1; k < s.schedule.Alive; k++ {
			if a := s.advice(&s.candidates[0], &s.candidates[k]); !certain(a.Less, a.Error) || a.Futures < clearly {
				t.Errorf("decision %d: after %d futures another choice is worth %d ± %d less", i, s.Futures(), a.Less, a.Error)
			}
		}
	}
	if early == 0 {
		t.Error("no search ended early")
	}
}

func TestRoot(t *testing.T) {
	for n := range int64(5000) {
		if r := root(n); r*r > n || (r+1)*(r+1) <= n {
			t.Fatalf("the root of %d is %d", n, r)
		}
	}
	if r := root(-4); r != 0 {
		t.Errorf("the root of -4 is %d", r)
	}
}
