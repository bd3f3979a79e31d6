package search

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// larger are the tables of several others.
var larger = []struct {
	id    string
	seats int
}{{"birmingham", 3}, {"birmingham", 4}, {"lancashire", 3}, {"lancashire", 4}, {"brass", 4}}

// severalDecide are some positions in which somebody chooses, of a game of the keen policy at a table without the Automa.
func severalDecide(tb testing.TB, id string, seats int, seed uint64) (g *automa.Game, some []automa.Position) {
	tb.Helper()
	g = decks.Game(id)
	p, err := g.Start(engine.Options{Seats: seats}, seed, nil)
	if err != nil {
		tb.Fatal(err)
	}
	for n := 0; p.Decision != engine.GameOver; {
		choices := g.Choices(&p.State, nil)
		if len(choices) > 1 {
			if n++; n%17 == 1 {
				some = append(some, p)
			}
		}
		g.Apply(&p, choices[policy.Keen.Pick(g, &p, choices, nil)], nil)
	}
	return g, some
}

// Whoever chooses among several finds the same whatever the others hold and in whatever order the pile lies, with any strength.
func TestASeatOfSeveralSeesNothingHidden(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	for _, table := range larger {
		g, some := severalDecide(t, table.id, table.seats, 2)
		asked := map[engine.Seat]bool{}
		for i := range some {
			other := some[i]
			hidden.Redeal(g, &other, other.Actor, rand.NewPCG(9, uint64(i)))
			if other == some[i] {
				t.Fatal("nothing is hidden")
			}
			asked[other.Actor] = true
			for _, futures := range []int{theAction, theTurn, 3, 8} {
				one, two := rivalsChoice(t, g, &some[i], futures), rivalsChoice(t, g, &other, futures)
				if one != two {
					t.Fatalf("%s for %d, decision %d: with %d futures it chooses %s, and %s in a position that looks the same to it", table.id, table.seats,
						i, futures, notation.Format(g.Game, &some[i].State, one), notation.Format(g.Game, &other.State, two))
				}
			}
		}
		if len(asked) < 3 {
			t.Errorf("%s for %d: only seats %v choose", table.id, table.seats, asked)
		}
	}
}

// Rivals of all strengths sit at one table and play a game to its end, each of them with sense.
func TestAllStrengthsPlayAtATableOfFour(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays whole games")
	}
	for _, id := range []string{"birmingham", "lancashire"} {
		setup := sim.TablesSetup{Games: 1, Seed: 2, Workers: 1, Options: engine.Options{Seats: len(Strengths)}}
		for _, s := range Strengths {
			setup.Policies = append(setup.Policies, s.Policy())
		}
		r, err := sim.Tables(t.Context(), decks.Game(id), setup)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Players {
			if vp := r.Players[i].VP.Min; vp < 50 {
				t.Errorf("%s: %s comes to %d VP", id, Strengths[i].Name, vp)
			}
		}
	}
}

// A player's choice can be searched at every table, and nothing else.
func TestWhatCanBeSearched(t *testing.T) {
	for _, table := range larger {
		g, some := severalDecide(t, table.id, table.seats, 1)
		for i := range some {
			if _, err := Begin(g, &some[i], Options{Candidates: 2}); err != nil {
				t.Errorf("%s for %d, decision %d: %v", table.id, table.seats, i, err)
			}
		}
		over := some[0]
		NewPlayer().Finish(g, &over)
		if _, err := Begin(g, &over, Options{}); !errors.Is(err, ErrTable) {
			t.Errorf("%s for %d: a game that is over is searched: %v", table.id, table.seats, err)
		}
	}
	g, seen := decisions(t, "birmingham", "hard", 1)
	p := seen[0]
	for !p.AutomasTurn() {
		g.Apply(&p, g.Choices(&p.State, nil)[0], nil)
	}
	if _, err := Begin(g, &p, Options{}); !errors.Is(err, ErrTable) {
		t.Errorf("the Automa's turn is searched: %v", err)
	}
}

// Of several others the VP of the best are noted, with what would be scored, and the tiles and links of all.
func TestWhatAChoiceCameToAmongSeveral(t *testing.T) {
	g := decks.Game("birmingham")
	before, err := g.Start(engine.Options{Seats: 4}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	seat, after := before.Actor, before
	first, second, third := (seat+1)%4, (seat+2)%4, (seat+3)%4
	line, space := notation.LineNamed(g.Game, "birmingham_oxford"), notation.SpaceNamed(g.Game, "walsall.1")
	mine := notation.SpaceNamed(g.Game, "dudley.1")
	for _, f := range []correct.Correction{
		{Thing: correct.TileThing, Space: mine, Seat: second, Tile: notation.TileNamed(g.Game, "coal 1")},
		{Thing: correct.TileThing, Space: space, Seat: third, Tile: notation.TileNamed(g.Game, "iron 1"), Amount: 1},
		{Thing: correct.LinkThing, Line: line, Seat: first},
		{Thing: correct.VPThing, Seat: seat, Amount: 30}, {Thing: correct.VPThing, Seat: first, Amount: 11},
		{Thing: correct.VPThing, Seat: second, Amount: 20}, {Thing: correct.VPThing, Seat: third, Amount: 19},
	} {
		if why := correct.Apply(g.Game, &after.State, f); !why.OK() {
			t.Fatal(f, why.Reason)
		}
	}
	var e End
	e.Note(g, &before, &after, engine.Choice{Verb: engine.Pass}, nil)
	best := 20 + int(g.Tiles[notation.TileNamed(g.Game, "coal 1")].VP)
	if e.VP != 30 || e.Automas != best || e.Taken != engine.SpaceSet(0).With(mine).With(space) || e.Links != engine.LineSet(0).With(line) {
		t.Errorf("noted is %+v, the best other has %d VP", e, best)
	}
	after.Decision = engine.GameOver
	over := engine.Log{{Kind: engine.LinkRemoved, Seat: seat, Line: line + 1}, {Kind: engine.LinkRemoved, Seat: third, Line: line + 2}}
	e = End{}
	if e.Note(g, &before, &after, engine.Choice{Verb: engine.Pass}, over); e.Automas != 20 || e.Links != engine.LineSet(0).With(line).With(line+2) {
		t.Errorf("at the end of the game %+v", e)
	}
}

// Searched by several workers, or part by part, a choice at a larger table is the same.
func TestWorkersDoNotMatterAtATableOfFour(t *testing.T) {
	g, some := severalDecide(t, "birmingham", 4, 3)
	for i := range some {
		one, three, parts := mustBegin(t, g, &some[i], Options{}), mustBegin(t, g, &some[i], Options{Workers: 3}), mustBegin(t, g, &some[i], Options{})
		one.Run(Futures(8))
		three.Run(Futures(8))
		for !parts.Enough(8) {
			parts.Part()
		}
		if !slices.Equal(one.Best(), three.Best()) || !slices.Equal(one.Best(), parts.Best()) {
			t.Fatalf("decision %d: %v\nwith three workers %v\nin parts %v", i, one.Best(), three.Best(), parts.Best())
		}
	}
}
