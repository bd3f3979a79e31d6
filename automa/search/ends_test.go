package search

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/search/halving"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// duel is the first position of a game of two, and the seat that chooses in it.
func duel(t *testing.T) (g *automa.Game, p automa.Position, seat engine.Seat) {
	t.Helper()
	g = decks.Game("birmingham")
	p, err := g.Start(engine.Options{Seats: 2}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g, p, p.Actor
}

// Of what a player does after a choice the first action is noted, without its card, with the tile that it builds.
func TestTheNextActionIsNoted(t *testing.T) {
	g, p, _ := duel(t)
	build := engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: notation.SpaceNamed(g.Game, "dudley.1"), Card: 7}
	pass := engine.Choice{Verb: engine.Pass, Card: 7}
	for _, c := range []struct {
		made []engine.Choice
		next engine.Choice
		tile engine.Tile
	}{
		{nil, engine.Choice{}, 0},
		{[]engine.Choice{build, pass}, engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: build.Space}, notation.TileNamed(g.Game, "coal 1")},
		{[]engine.Choice{{Verb: engine.Build, Industry: engine.Cotton}}, engine.Choice{Verb: engine.Build, Industry: engine.Cotton}, notation.TileNamed(g.Game, "cotton 1")},
		{[]engine.Choice{pass, build}, engine.Choice{Verb: engine.Pass}, 0},
	} {
		var e End
		for _, made := range c.made {
			e.Follow(g, &p.State, made)
		}
		if e.Next != c.next || e.NextTile != c.tile {
			t.Errorf("%v: noted is %+v with tile %d", c.made, e.Next, e.NextTile)
		}
	}
}

// What a choice came to: both players' VP with what would be scored now, the player's flipped tiles, the other's tiles and links.
func TestWhatAChoiceCameTo(t *testing.T) {
	g, before, seat := duel(t)
	other := 1 - seat
	x, line := notation.SpaceNamed(g.Game, "dudley.1"), notation.LineNamed(g.Game, "birmingham_oxford")
	mine, second := notation.TileNamed(g.Game, "coal 1"), notation.TileNamed(g.Game, "coal 2")
	after := before
	for _, f := range []correct.Correction{
		{Thing: correct.TileThing, Space: x, Seat: seat, Tile: mine},
		{Thing: correct.TileThing, Space: notation.SpaceNamed(g.Game, "cannock.2"), Seat: seat, Tile: second, Amount: 1},
		{Thing: correct.TileThing, Space: notation.SpaceNamed(g.Game, "walsall.1"), Seat: other, Tile: notation.TileNamed(g.Game, "iron 1"), Amount: 1},
		{Thing: correct.LinkThing, Line: line, Seat: other},
		{Thing: correct.VPThing, Seat: seat, Amount: 10}, {Thing: correct.VPThing, Seat: other, Amount: 20},
	} {
		if why := correct.Apply(g.Game, &after.State, f); !why.OK() {
			t.Fatal(f, why.Reason)
		}
	}
	after.Players[seat].Money, after.Players[seat].Income = 33, 14
	build := engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: x}
	want := End{Tried: true, VP: 10 + int(g.Tiles[mine].VP), Automas: 20 + int(g.LinkValue(&after.State, line)), Income: g.IncomeLevel(&after.Players[seat]),
		Money: 33, Made: true, Flipped: 1 << x, Taken: 1 << notation.SpaceNamed(g.Game, "walsall.1"), Links: engine.LineSet(0).With(line)}
	if want.VP == 10 || want.Automas == 20 || want.Income == 0 {
		t.Fatal("nothing would be scored")
	}
	check := func(what string, c engine.Choice, last engine.Log) {
		t.Helper()
		want.All[seat], want.All[other] = want.VP, want.Automas
		var got End
		if got.Note(g, &before, &after, c, last); got != want {
			t.Errorf("%s: noted is\n%+v, not\n%+v", what, got, want)
		}
	}
	check("a mine that is flipped", build, nil)
	want.Made = false
	check("something else there", engine.Choice{Verb: engine.Sell, Space: x}, nil)
	check("a mine elsewhere", engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: notation.SpaceNamed(g.Game, "cannock.2")}, nil)
	after.Tiles[x].Tile = second
	want.VP = 10 + int(g.Tiles[second].VP)
	check("the mine of another choice", build, nil)

	after.Decision = engine.GameOver // links are gone, and all is scored
	over := engine.Log{{Kind: engine.LinkRemoved, Seat: seat, Line: line + 1}, {Kind: engine.LinkRemoved, Seat: other, Line: line + 2},
		{Kind: engine.LinkPlaced, Seat: other, Line: line + 3}}
	want.VP, want.Automas, want.Links = 10, 20, want.Links.With(line+2)
	check("the end of the game", build, over)
}

// Once there is nothing to choose, or as many futures were played as were asked for and none is under way, it is enough.
func TestEnough(t *testing.T) {
	several, all := make([]candidate, 2), halving.Begin(2)
	for _, c := range []struct {
		s    Search
		want bool
	}{
		{Search{candidates: several[:1]}, true},
		{Search{candidates: several, schedule: all}, false},
		{Search{candidates: several, schedule: all, futures: 11}, false},
		{Search{candidates: several, schedule: all, futures: 12}, true},
		{Search{candidates: several, schedule: all, futures: 20}, true},
	} {
		if got := c.s.Enough(12); got != c.want {
			t.Errorf("%d candidates, %d futures: enough is %v", len(c.s.candidates), c.s.futures, got)
		}
	}
	half := Search{candidates: several, schedule: all, futures: 12}
	if half.underWay.tasks = 1; half.Enough(12) {
		t.Error("half way through a batch it is enough")
	}
}
