package thing_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
)

// Every thing that has a name is found by it, and no two things of the table have the same full name.
func TestThingsAreFoundByTheirNames(t *testing.T) {
	for game, names := range map[string][]string{
		"birmingham": {"space:coventry.2", "line:birmingham_coventry", "location:dudley", "merchant:oxford.1", "action:build",
			"card:wild-location", "industry:cotton"},
		"lancashire": {"port:liverpool.2", "distant-market:distant", "loan:10", "loan:30", "industry:shipyard", "location:scotland"},
	} {
		t.Run(game, func(t *testing.T) { findThings(t, decks.Game(game).Game, names) })
	}
}

// findThings looks up every thing of a game by its name, and whether there are some with certain full names.
func findThings(t *testing.T, g *engine.Game, names []string) {
	counts := map[thing.Kind]int{thing.Action: int(engine.TakeCoal), thing.Card: len(g.Cards), thing.Industry: engine.MaxIndustries,
		thing.Space: len(g.Spaces), thing.Line: len(g.Lines), thing.Merchant: len(g.Merchants), thing.Location: len(g.Locations)}
	if g.Family == engine.Lancashire {
		counts[thing.Port], counts[thing.Distant], counts[thing.LoanSize] = len(g.Spaces), 2, len(g.Limits.Loans)+1
	}
	met := map[string]bool{}
	for kind, count := range counts {
		for id := 1; id < count; id++ {
			is := thing.Thing{Kind: kind, ID: uint8(id)}
			if got := thing.Named(g, kind, is.Name(g)); got != is {
				t.Errorf("%s is found as %v, not as %v", is.FullName(g), got, is)
			}
			if met[is.FullName(g)] {
				t.Errorf("two things are called %s", is.FullName(g))
			}
			met[is.FullName(g)] = true
		}
		if got := thing.Named(g, kind, "nowhere"); got.ID != 0 {
			t.Errorf("a %s is called nowhere: %v", kind, got)
		}
	}
	for _, v := range []engine.Verb{engine.TakeCoal, engine.Discard} { // no buttons of their own
		if got := thing.Named(g, thing.Action, v.String()); got.ID != 0 {
			t.Errorf("%s is found as %v", v, got)
		}
	}
	for is, want := range map[thing.Thing]string{thing.Of(engine.Tile(1)): "mat:" + notation.TileName(g, 1), thing.Of(engine.Iron): "market:iron"} {
		if got := is.FullName(g); got != want {
			t.Errorf("%v is called %s, not %s", is, got, want)
		}
	}
	for _, name := range names {
		if !met[name] {
			t.Errorf("nothing is called %s", name)
		}
	}
}

func TestAThingIsMadeOfAnId(t *testing.T) {
	for _, c := range []struct{ got, want thing.Thing }{
		{thing.Of(engine.Sell), thing.Thing{Kind: thing.Action, ID: uint8(engine.Sell)}},
		{thing.Of(engine.Card(3)), thing.Thing{Kind: thing.Card, ID: 3}},
		{thing.Of(engine.Pottery), thing.Thing{Kind: thing.Industry, ID: uint8(engine.Pottery)}},
		{thing.Of(engine.Space(0)), thing.Thing{Kind: thing.Space}},
		{thing.Of(engine.Line(4)), thing.Thing{Kind: thing.Line, ID: 4}},
		{thing.Of(engine.Merchant(5)), thing.Thing{Kind: thing.Merchant, ID: 5}},
		{thing.Of(engine.Location(6)), thing.Thing{Kind: thing.Location, ID: 6}},
		{thing.Of(engine.Tile(7)), thing.Thing{Kind: thing.Mat, ID: 7}},
		{thing.Of(engine.Coal), thing.Thing{Kind: thing.Market, ID: 1}},
		{thing.MarketSpace(engine.Iron, 0), thing.Thing{Kind: thing.Market, ID: 2, N: 1}},
	} {
		if c.got != c.want {
			t.Errorf("got %+v, want %+v", c.got, c.want)
		}
	}
	if r := thing.MarketSpace(engine.Iron, 3).Resource(); r != engine.Iron {
		t.Errorf("the iron market trades %s", r)
	}
}

func TestAChoiceIsItsThings(t *testing.T) {
	choice := engine.Choice{Verb: engine.Sell, Card: 1, Industry: 2, Space: 3, Line: 4, Merchant: 5, Port: 6, Distant: true, Size: 7}
	parts := thing.Parts(choice)
	if got := thing.Choice(append(parts, thing.Of(engine.Location(9)))...); got != choice || len(parts) != 9 {
		t.Errorf("%d parts make %+v", len(parts), got)
	}
	if parts := thing.Parts(engine.Choice{Verb: engine.Pass, Card: 1}); len(parts) != 2 {
		t.Errorf("a pass has the parts %v", parts)
	}
}

// Where there is but one size of loan, or no distant market, none has a name.
func TestBirminghamHasNeitherLoansToChooseNorADistantMarket(t *testing.T) {
	g := decks.Game("birmingham").Game
	for name, kind := range map[string]thing.Kind{"30": thing.LoanSize, "distant": thing.Distant} {
		if got := thing.Named(g, kind, name); got.ID != 0 {
			t.Errorf("%s is found as %v", name, got)
		}
	}
}

// Every choice of random games on the Lancashire map is its things.
func TestChoicesOfLancashireAreTheirThings(t *testing.T) {
	g := decks.Game("lancashire").Game
	var met thing.Set
	for seed := range uint64(8) {
		s, err := g.Start(engine.Options{Seats: 2 + int(seed)%3}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 1))
		for s.Decision != engine.GameOver {
			choices := g.Choices(&s, nil)
			for _, c := range choices {
				parts := thing.Parts(c)
				met.Add(parts...)
				if got := thing.Choice(parts...); got != c {
					t.Fatalf("%+v is made of %v, which make %+v", c, parts, got)
				}
			}
			g.Apply(&s, choices[random.IntN(len(choices))], nil)
		}
	}
	for _, kind := range []thing.Kind{thing.Port, thing.Distant, thing.LoanSize} {
		if met.Count(kind) == 0 {
			t.Errorf("no choice had a %s", kind)
		}
	}
}

func TestASetHoldsThingsOfTheBoard(t *testing.T) {
	var s thing.Set
	s.Add(thing.Of(engine.Space(63)), thing.Of(engine.Space(2)), thing.Of(engine.Line(2)), thing.Of(engine.Coal), thing.Of(engine.Card(0)),
		thing.Of(engine.Tile(1)), thing.Thing{Kind: thing.Score, ID: 1}, thing.Thing{})
	if s != (thing.Set{thing.Space: 1<<63 | 1<<2, thing.Line: 1 << 2, thing.Market: 1 << 1}) {
		t.Errorf("the set is %v", s)
	}
	spaces := s.Of(thing.Space)
	if len(spaces) != 2 || spaces[0] != thing.Of(engine.Space(2)) || spaces[1] != thing.Of(engine.Space(63)) || s.Count(thing.Space) != 2 {
		t.Errorf("its spaces are %v, %d", spaces, s.Count(thing.Space))
	}
	for what, has := range map[thing.Thing]bool{thing.Of(engine.Line(2)): true, thing.Of(engine.Merchant(2)): false, thing.Of(engine.Card(0)): false,
		{Kind: thing.Score, ID: 1}: false, thing.Of(engine.Iron): false,
		thing.Of(engine.Tile(1)): false} {
		if s.Has(what) != has {
			t.Errorf("%v is in the set: %v", what, s.Has(what))
		}
	}
}
