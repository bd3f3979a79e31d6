package search

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

const rivalsSeat = engine.AutomaSeat

// rivalsDecisions are some positions in which the rival chooses, of a game of the keen policy against itself.
func rivalsDecisions(tb testing.TB, id string, seed uint64) (g *automa.Game, some []automa.Position) {
	tb.Helper()
	g, seen := bothDecide(tb, id, seed)
	n := 0
	for i := range seen {
		if seen[i].Actor == rivalsSeat {
			if n++; n%6 == 1 {
				some = append(some, seen[i])
			}
		}
	}
	return g, some
}

// bothDecide are the positions in which somebody chooses, of a game of the keen policy against itself.
func bothDecide(tb testing.TB, id string, seed uint64) (g *automa.Game, seen []automa.Position) {
	tb.Helper()
	g = decks.Game(id)
	p, err := g.Start(engine.Options{Seats: 2}, seed, nil)
	if err != nil {
		tb.Fatal(err)
	}
	for p.Decision != engine.GameOver {
		choices := g.Choices(&p.State, nil)
		if len(choices) > 1 {
			seen = append(seen, p)
		}
		g.Apply(&p, choices[policy.Keen.Pick(g, &p, choices, nil)], nil)
	}
	return g, seen
}

func rivalsChoice(tb testing.TB, g *automa.Game, p *automa.Position, futures int) engine.Choice {
	tb.Helper()
	s, err := Rival(g, p, futures)
	if err != nil {
		tb.Fatal(err)
	}
	s.Run(Futures(futures))
	return s.Choice()
}

// The rival chooses the same whatever the human holds and in whatever order the draw pile lies: it would not, if it looked.
func TestRivalSeesNeitherHandNorDrawPile(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community"} {
		hands, piles, looked := 0, 0, 0
		for seed := range uint64(2) {
			g, some := rivalsDecisions(t, id, seed)
			for i := range some {
				other := some[i]
				hidden.Redeal(g, &other, rivalsSeat, rand.NewPCG(seed, uint64(i)))
				if other.Players[engine.HumanSeat].Hand != some[i].Players[engine.HumanSeat].Hand {
					hands++
				}
				if other.Deck != some[i].Deck {
					piles++
				}
				looked++
				for _, futures := range []int{theAction, theTurn, 8} {
					if one, two := rivalsChoice(t, g, &some[i], futures), rivalsChoice(t, g, &other, futures); one != two {
						t.Fatalf("%s, seed %d, decision %d: with %d futures it chooses %s, and %s in a position that looks the same to it", id, seed, i,
							futures, notation.Format(g.Game, &some[i].State, one), notation.Format(g.Game, &other.State, two))
					}
				}
			}
		}
		if hands < looked/2 || piles < looked/2 || looked < 10 {
			t.Errorf("%s: of %d positions only %d had another hand, and %d another pile", id, looked, hands, piles)
		}
	}
}

// Searched part by part, as a window does, the rival finds what it finds at once; hurried, it has a legal choice at any time.
func TestRivalInPartsIsTheSame(t *testing.T) {
	g, some := rivalsDecisions(t, "birmingham", 7)
	for i := range some {
		s, err := Rival(g, &some[i], 28)
		if err != nil {
			t.Fatal(err)
		}
		legal := g.Choices(&some[i].State, nil)
		for !s.Enough(28) {
			s.Part()
			if !slices.Contains(legal, s.Choice()) {
				t.Fatal("half way, its choice is not legal")
			}
		}
		if want := rivalsChoice(t, g, &some[i], 28); s.Choice() != want {
			t.Errorf("decision %d: in parts %v, at once %v", i, s.Choice(), want)
		}
	}
}

// The weakest rival makes the keen policy's choice, and plays nothing on.
func TestTheWeakestRivalChoosesAtOnce(t *testing.T) {
	for _, id := range []string{"birmingham", "lancashire"} {
		g, some := rivalsDecisions(t, id, 3)
		for i := range some {
			s, err := Rival(g, &some[i], Strengths[0].Futures)
			if err != nil {
				t.Fatal(err)
			}
			choices := g.Choices(&some[i].State, nil)
			keen := choices[policy.Keen.Pick(g, &some[i], choices, nil)]
			if s.Run(Futures(Strengths[0].Futures)); s.Choice() != keen || s.Futures() > 0 || !s.AtSight() || !s.Enough(theAction) {
				t.Errorf("%s, decision %d: it makes %v after %d futures, and keen %v", id, i, s.Choice(), s.Futures(), keen)
			}
		}
	}
}

// The second takes the choice with which its turn comes to the most, and plays nothing on either. A sale to the distant market, of which
// nobody knows what it brings, is one like others.
func TestTheSecondRivalTakesTheBestTurnAtSight(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	distant := 0
	for _, id := range []string{"birmingham", "lancashire"} {
		for seed := range uint64(6) {
			g, seen := bothDecide(t, id, seed)
			for i := range seen {
				s, err := Rival(g, &seen[i], theTurn)
				if err != nil {
					t.Fatal(err)
				}
				best := slices.MaxFunc(s.candidates, func(a, b candidate) int { return a.prior - b.prior })
				if s.Run(Futures(theTurn)); s.candidates[0].prior != best.prior || s.Futures() > 0 || !s.AtSight() {
					t.Errorf("%s, seed %d, decision %d: it makes %v after %d futures, and %v comes to more", id, seed, i, s.Choice(), s.Futures(), best.choice)
				}
				if s.Choice().Distant {
					distant++
				}
			}
		}
	}
	if distant == 0 {
		t.Error("it never sells to the distant market")
	}
}

// The fewer futures a rival looks at, the fewer choices it tries: not many more than there are kinds of them.
func TestAWeakRivalTriesFewChoices(t *testing.T) {
	g, some := rivalsDecisions(t, "birmingham", 3)
	for i := range some {
		tried := 0
		for _, strength := range Strengths[2:] {
			s, err := Rival(g, &some[i], strength.Futures)
			if err != nil {
				t.Fatal(err)
			}
			if n := len(s.candidates); n < tried || n > strength.Futures+int(engine.Pass) {
				t.Errorf("decision %d: %s tries %d choices, the one before %d", i, strength.Name, n, tried)
			}
			tried = len(s.candidates)
		}
	}
}

func TestStrengths(t *testing.T) {
	for i, s := range Strengths {
		if named, ok := StrengthNamed(s.Name); !ok || named != s {
			t.Errorf("%v is not found", s)
		}
		if i > 0 && s.Futures <= Strengths[i-1].Futures {
			t.Errorf("%s looks no further than %s", s.Name, Strengths[i-1].Name)
		}
	}
	if _, ok := StrengthNamed("hard"); ok {
		t.Error("hard is a strength of the rival")
	}
}
