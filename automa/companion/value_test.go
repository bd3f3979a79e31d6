package companion_test

import (
	"testing"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// What was put right is read from the table as it was told, whatever the thing.
func TestWhatWasPutRightLiesThere(t *testing.T) {
	read := map[correct.Thing]int{}
	for seed, id := range []string{"birmingham", "lancashire", "brass"} {
		r := begin(t, id, engine.Kept{Money: true, Hand: true}, uint64(seed))
		chance := policy.Chance(uint64(seed))
		s := r.Position().State
		for range 1500 {
			f := someFix(r.Game(), chance)
			if !correct.Apply(r.Game().Game, &s, f).OK() {
				continue
			}
			read[f.Thing]++
			asked := f // with nothing but which thing it is, and something wrong of the rest
			asked.Amount, asked.Card, asked.Trader = 77, 1, 1
			switch f.Thing {
			case correct.TileThing:
				asked.Tile, asked.Flipped, asked.Seat = 1, !f.Flipped, engine.AutomaSeat
			case correct.LinkThing:
				asked.None, asked.Seat = !f.None, engine.AutomaSeat
			}
			got := companion.CurrentValue(&s, asked)
			switch f.Thing { // those have no amount or card that would be read
			case correct.LinkThing, correct.MerchantThing, correct.HandThing:
				got.Amount = f.Amount
			}
			if f.Thing != correct.HandThing {
				got.Card = f.Card
			}
			if f.Thing != correct.MerchantThing {
				got.Trader = f.Trader
			}
			if f.Thing == correct.TileThing && r.Game().Tiles[f.Tile].Amount != [2]uint8{} {
				f.Flipped = f.Amount == 0 && f.Tile != 0
			}
			if got != f {
				t.Fatalf("%s: put right was %+v, there lies %+v", id, f, got)
			}
		}
		for _, place := range []uint8{0, engine.HandSize + 1} {
			if got := companion.CurrentValue(&s, correct.Correction{Thing: correct.HandThing, Place: place, Card: 3}); got.Card != 0 {
				t.Errorf("card %d of a hand is %d", place, got.Card)
			}
		}
	}
	for thing := correct.TileThing; thing < correct.CardThing; thing++ {
		if read[thing] < 10 {
			t.Errorf("%v was put right %d times: too few to tell", thing, read[thing])
		}
	}
}

// What was put right on one table is put right likewise on another: a number by as much, a tile of the same kind by as many cubes; what was
// something else here is left alone.
func TestWhatIsPutRightLikewise(t *testing.T) {
	r := begin(t, "lancashire", engine.Kept{Money: true}, 1)
	g := r.Game()
	mine, x := notation.TileNamed(g.Game, "coal 2"), notation.SpaceNamed(g.Game, "wigan.1")
	type fix = correct.Correction
	tile := func(seat engine.Seat, cubes int16) fix {
		return fix{Thing: correct.TileThing, Space: x, Seat: seat, Tile: mine, Amount: cubes}
	}
	flipped := fix{Thing: correct.TileThing, Space: x, Tile: mine, Flipped: true}
	other := fix{Thing: correct.TileThing, Space: x, Tile: notation.TileNamed(g.Game, "coal 3"), Amount: 1}
	none := fix{Thing: correct.TileThing, Space: x}
	type test struct {
		name           string
		here, was, now fix
		want           fix // without a Thing if it has no meaning here
	}
	tests := []test{
		{"as it was there", tile(0, 2), tile(0, 2), none, none},
		{"a cube less", tile(0, 2), tile(0, 1), flipped, fix{Thing: correct.TileThing, Space: x, Tile: mine, Flipped: true, Amount: 1}},
		{"a cube less, the last", tile(0, 1), tile(0, 2), tile(0, 1), tile(0, 0)},
		{"cubes less than there are", tile(0, 1), tile(0, 2), flipped, fix{}},
		{"a cube more, on a flipped tile", flipped, tile(0, 1), tile(0, 2), fix{Thing: correct.TileThing, Space: x, Tile: mine, Flipped: true, Amount: 1}},
		{"another's tile here", tile(1, 2), tile(0, 2), tile(0, 1), fix{}},
		{"another tile here", other, tile(0, 2), tile(0, 1), fix{}},
		{"no tile here", none, tile(0, 2), tile(0, 1), fix{}},
		{"another's tile then", tile(0, 1), tile(0, 2), tile(1, 2), fix{}},
		{"another tile then", tile(0, 1), tile(0, 2), other, fix{}},
		{"a link that is somebody else's here", fix{Thing: correct.LinkThing, Line: 1, Seat: 1}, fix{Thing: correct.LinkThing, Line: 1, None: true},
			fix{Thing: correct.LinkThing, Line: 1}, fix{}},
		{"a link that is here already", fix{Thing: correct.LinkThing, Line: 1}, fix{Thing: correct.LinkThing, Line: 1, None: true},
			fix{Thing: correct.LinkThing, Line: 1}, fix{}},
	}
	for _, number := range []fix{{Thing: correct.MarketThing, Resource: engine.Iron}, {Thing: correct.VPThing, Seat: 1}, {Thing: correct.IncomeThing},
		{Thing: correct.MoneyThing}, {Thing: correct.MatThing, Tile: mine}, {Thing: correct.DistantThing}} {
		of := func(n int16) fix { f := number; f.Amount = n; return f }
		tests = append(tests, test{number.Thing.String() + " more", of(1), of(3), of(5), of(3)}, test{number.Thing.String() + " less", of(2), of(4), of(2), of(0)},
			test{number.Thing.String() + " below nothing", of(1), of(4), of(2), fix{}})
	}
	for _, c := range tests {
		s := r.Position().State
		if why := correct.Apply(g.Game, &s, c.here); !why.OK() {
			t.Fatalf("%s: %v", c.name, why.Reason)
		}
		got, ok := companion.Likewise(&s, c.was, c.now)
		if ok != (c.want.Thing != 0) || ok && got != c.want {
			t.Errorf("%s: likewise is %+v (%v), not %+v", c.name, got, ok, c.want)
		}
	}
}

// Hands do with a task what can be done with what lies there, and no more.
func TestWhatHandsCanDo(t *testing.T) {
	r := begin(t, "lancashire", engine.Kept{Money: true}, 1)
	g := r.Game()
	x := notation.SpaceNamed(g.Game, "wigan.1")
	last := uint8(len(g.Income) - 1)
	you := func(change func(p *engine.Player)) func(*engine.State) {
		return func(s *engine.State) { change(&s.Players[engine.HumanSeat]) }
	}
	lay := func(s *engine.State) {
		correct.Apply(g.Game, s, correct.Correction{Thing: correct.TileThing, Space: x, Tile: 1, Amount: int16(0)})
	}
	hand := func(n int) func(*engine.State) {
		return you(func(p *engine.Player) { clear(p.Hand[n:]) })
	}
	e := func(kind engine.EventKind, amount int16) engine.Event {
		return engine.Event{Kind: kind, Space: x, Tile: 1, Card: 1, Amount: amount}
	}
	nothing := func(*engine.State) {}
	for _, c := range []struct {
		name   string
		before func(*engine.State)
		event  engine.Event
		does   bool
	}{
		{"a tile on an empty space", nothing, e(engine.TilePlaced, 0), true},
		{"a tile on another", lay, e(engine.TilePlaced, 0), false},
		{"the last tile of a mat", you(func(p *engine.Player) { p.Mat[1] = 1 }), e(engine.TilePlaced, 0), true},
		{"a tile of an empty mat", you(func(p *engine.Player) { p.Mat[1] = 0 }), e(engine.TilePlaced, 0), false},
		{"the last tile out of the game", you(func(p *engine.Player) { p.Mat[1] = 1 }), e(engine.TileDeveloped, 0), true},
		{"a tile of an empty mat out of the game", you(func(p *engine.Player) { p.Mat[1] = 0 }), e(engine.TileDeveloped, 0), false},
		{"cubes on a tile", lay, e(engine.Stocked, 2), true},
		{"cubes on an empty space", nothing, e(engine.Stocked, 2), false},
		{"the last card", func(s *engine.State) { hand(7)(s); s.Draw = 1 }, e(engine.Drew, 0), true},
		{"no card", func(s *engine.State) { hand(7)(s); s.Draw = 0 }, e(engine.Drew, 0), false},
		{"a card into a full hand", nothing, e(engine.Drew, 0), false},
		{"a wild card into a full hand", nothing, e(engine.WildTaken, 0), false},
		{"income down to the first space", you(func(p *engine.Player) { p.Income = 3 }), e(engine.IncomeMoved, -3), true},
		{"income below it", you(func(p *engine.Player) { p.Income = 2 }), e(engine.IncomeMoved, -3), false},
		{"income up to the last space", you(func(p *engine.Player) { p.Income = last - 3 }), e(engine.IncomeMoved, 3), true},
		{"income beyond it", you(func(p *engine.Player) { p.Income = last - 2 }), e(engine.IncomeMoved, 3), false},
		{"VP down to 0", you(func(p *engine.Player) { p.VP = 3 }), e(engine.Scored, -3), true},
		{"VP below 0", you(func(p *engine.Player) { p.VP = 2 }), e(engine.Scored, -3), false},
		{"the last tile of the distant market", func(s *engine.State) { s.Distant.Left = 1 }, e(engine.DistantTurned, 1), true},
		{"no tile of the distant market", func(s *engine.State) { s.Distant.Left = 0 }, e(engine.DistantTurned, 1), false},
	} {
		s := r.Position().State
		c.before(&s)
		after := s
		companion.Do(g, &after, []companion.Task{{Events: engine.Log{c.event}}})
		if (after != s) != c.does {
			t.Errorf("%s: hands do it: %v", c.name, after != s)
		}
	}
}

// A marker that a task moves comes to stand elsewhere if it was put right meanwhile, its owner's and no other.
func TestATaskTellsWhereAMarkerThenStands(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{}, 1)
	work := companion.Work{Record: r, Before: r.Position().State, Made: len(r.Entries())}
	r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 5})
	r.PutRight(correct.Correction{Thing: correct.IncomeThing, Amount: 4})
	for _, c := range []struct {
		task companion.Task
		want int
	}{
		{companion.Task{Kind: companion.MoveVP, Cause: engine.Event{Seat: engine.AutomaSeat}, To: 10}, 15},
		{companion.Task{Kind: companion.MoveVP, To: 10}, 10},
		{companion.Task{Kind: companion.MoveIncome, To: 20}, 14},
		{companion.Task{Kind: companion.PutTile, To: 1}, 1},
	} {
		if got := work.Now(c.task).To; got != c.want {
			t.Errorf("%+v: the marker then stands on %d, not %d", c.task, got, c.want)
		}
	}
}
