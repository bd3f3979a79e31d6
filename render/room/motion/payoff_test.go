package motion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// sold are a position in which a seat sells a mill in Worcester to Gloucester, with the barrel there, and what happens; its bonus is
// replaced by VP, to be seen.
func sold(t *testing.T, seat engine.Seat) (automa.Position, engine.Log) {
	t.Helper()
	g := played.Birmingham()
	before := automa.Position{State: *roomtest.State(t, g, [...]string{"you", "automa"}[seat]+": cotton1@worcester.1, gloucester_worcester")}
	mill, tile := notation.SpaceNamed(g.Game, "worcester.1"), notation.TileNamed(g.Game, "cotton 1")
	merchant := notation.MerchantNamed(g.Game, "gloucester.1")
	events := engine.Log{
		{Kind: engine.Consumed, Seat: seat, Resource: engine.Beer, Merchant: merchant, Amount: 1},
		{Kind: engine.Scored, Reason: engine.ForBonus, Seat: seat, Merchant: merchant, Amount: 3},
		{Kind: engine.TileSold, Seat: seat, Tile: tile, Space: mill, Merchant: merchant},
		{Kind: engine.TileFlipped, Seat: seat, Tile: tile, Space: mill},
	}
	if seat == engine.HumanSeat {
		events = append(events, engine.Event{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: seat, Tile: tile, Space: mill, Amount: 5})
	}
	return before, events
}

// flying reports whether a piece of a kind is on its way from one thing to another.
func flying(kind motion.PieceKind, from, to thing.Thing) func(*motion.Moment) bool {
	return func(m *motion.Moment) bool {
		return slices.ContainsFunc(m.Flights, func(f motion.Flight) bool { return f.Piece.Kind == kind && f.From == from && f.To == to })
	}
}

// A sale is one chain of 1.6 s, whoever sells: the barrel, the goods, the flip, the income, the VP, the bonus.
func TestPlay_ASaleIsAChain(t *testing.T) {
	g := played.Birmingham()
	mill := thing.Of(notation.SpaceNamed(g.Game, "worcester.1"))
	merchant := notation.MerchantNamed(g.Game, "gloucester.1")
	seal := thing.Thing{Kind: thing.Merchants, ID: uint8(notation.LocationNamed(g.Game, "gloucester"))}
	vp := int(g.Tiles[notation.TileNamed(g.Game, "cotton 1")].VP)
	for seat := range engine.Seat(2) {
		before, events := sold(t, seat)
		play := motion.New(g, before, events, false)
		pulse := func(p motion.Pulse) func(*motion.Moment) bool {
			return func(m *motion.Moment) bool { return pulses(m, p) }
		}
		chain := []struct {
			what     string
			seen     func(*motion.Moment) bool
			from, to int // in ms
		}{
			{"the barrel", flying(motion.CubePiece, thing.Thing{Kind: thing.Barrel, ID: uint8(merchant)}, mill), 0, 260},
			{"the goods", flying(motion.GoodsPiece, mill, thing.Of(merchant)), 200, 560},
			{"the flip", pulse(motion.Pulse{Kind: motion.Flip, At: mill}), 560, 860},
			{"the income", flying(motion.IncomePiece, mill, thing.Thing{Kind: thing.Income, Seat: seat}), 780, 1100},
			{"the marker", pulse(motion.Pulse{Kind: motion.Climb, At: thing.Thing{Kind: thing.Income, Seat: seat}, Amount: 5}), 780, 1100},
			{"the VP", pulse(motion.Pulse{Kind: motion.Pop, At: mill, Seat: seat, Amount: vp}), 900, 1250},
			{"the bonus", flying(motion.BonusPiece, seal, thing.Thing{Kind: thing.Score, Seat: seat}), 1200, 1600},
		}
		for _, c := range chain {
			if seat == engine.AutomaSeat && (c.what == "the income" || c.what == "the marker") { // it has none
				continue
			}
			if from, to := lasts(play, c.seen); from != c.from || to != c.to {
				t.Errorf("seat %d: %s is seen from %d to %d ms, not from %d to %d", seat, c.what, from, to, c.from, c.to)
			}
		}
		if play.Length != 1600*time.Millisecond {
			t.Errorf("seat %d: it takes %v", seat, play.Length)
		}
		if last := play.Events()[len(events)-1]; last.Reason != engine.ForBonus || len(play.Events()) != len(events) {
			t.Errorf("seat %d: the last event is %v %v", seat, last.Kind, last.Reason)
		}
		if m := play.At(1500 * time.Millisecond); m.Position.Players[seat].VP != before.Players[seat].VP || !m.Position.Tiles[mill.ID].Flipped {
			t.Errorf("seat %d: the bonus counts before it is handed over, or the tile is not flipped", seat)
		}
	}
}

// The marker of a seat that takes a loan falls before its income is another.
func TestPlay_ALoanLetsTheMarkerFall(t *testing.T) {
	var before automa.Position
	before.Seats, before.Players[0].Income = 2, 20
	play := motion.New(played.Birmingham(), before, engine.Log{{Kind: engine.IncomeMoved, Reason: engine.ForLoan, Amount: -6}}, false)
	falls := func(m *motion.Moment) bool {
		return pulses(m, motion.Pulse{Kind: motion.Climb, At: thing.Thing{Kind: thing.Income}, Amount: -6})
	}
	if from, to := lasts(play, falls); from != 0 || to < 200 || to > 320 {
		t.Errorf("it falls from %d to %d ms", from, to)
	} else if on, there := play.At(time.Duration(to-10)*time.Millisecond), play.At(time.Duration(to+10)*time.Millisecond); on.Position.Players[0].Income != 20 || there.Position.Players[0].Income != 14 {
		t.Errorf("on its way the income is %d, and then %d", on.Position.Players[0].Income, there.Position.Players[0].Income)
	}
}

// The marker lands when the bonus that moves it arrives.
func TestPlay_AnIncomeBonusAndTheMarkerArriveTogether(t *testing.T) {
	g := played.Birmingham()
	oxford := notation.MerchantNamed(g.Game, "oxford.1")
	var before automa.Position
	before.Seats = 2
	play := motion.New(g, before, engine.Log{{Kind: engine.IncomeMoved, Reason: engine.ForBonus, Merchant: oxford, Amount: 2}}, false)
	income := thing.Thing{Kind: thing.Income}
	_, arrives := lasts(play, flying(motion.BonusPiece, thing.Thing{Kind: thing.Merchants, ID: uint8(notation.LocationNamed(g.Game, "oxford"))}, income))
	_, lands := lasts(play, func(m *motion.Moment) bool { return pulses(m, motion.Pulse{Kind: motion.Climb, At: income, Amount: 2}) })
	counts, _ := lasts(play, func(m *motion.Moment) bool { return m.Position.Players[0].Income == 2 })
	if arrives == 0 || lands != arrives || counts != arrives {
		t.Errorf("the bonus arrives after %d ms, the marker lands after %d, and it counts after %d", arrives, lands, counts)
	}
}

// In Lancashire no barrel rolls: goods leave at once for a port, and for the distant market when its tile is turned up.
func TestPlay_ASaleWithoutBeer(t *testing.T) {
	g := played.Lancashire()
	mill, port := engine.Space(3), engine.Space(9)
	cotton, dock := notation.TileNamed(g.Game, "cotton 1"), notation.TileNamed(g.Game, "port 1")
	var before automa.Position
	before.Seats = 2
	before.Tiles[mill], before.Tiles[port] = engine.PlacedTile{Tile: cotton}, engine.PlacedTile{Tile: dock, Owner: engine.AutomaSeat}
	flip := engine.Event{Kind: engine.TileFlipped, Tile: cotton, Space: mill}
	toPort := motion.New(g, before, engine.Log{{Kind: engine.TileSold, Tile: cotton, Space: mill, Port: port}, flip,
		{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Tile: cotton, Space: mill, Amount: 5},
		{Kind: engine.TileFlipped, Seat: engine.AutomaSeat, Tile: dock, Space: port}}, false)
	before.Distant.Left = 4
	abroad := motion.New(g, before, engine.Log{{Kind: engine.DistantTurned, Amount: 1},
		{Kind: engine.IncomeMoved, Reason: engine.ForDistant, Tile: cotton, Space: mill, Amount: 3}, {Kind: engine.TileSold, Tile: cotton, Space: mill}, flip}, false)
	night := func(x engine.Space) func(*motion.Moment) bool {
		return func(m *motion.Moment) bool { return pulses(m, motion.Pulse{Kind: motion.Flip, At: thing.Of(x)}) }
	}
	if m := toPort.At(500 * time.Millisecond); !m.Position.Tiles[mill].Flipped || !m.Position.Tiles[port].Flipped {
		t.Error("the night falls over tiles that are not flipped yet")
	}
	for _, c := range []struct {
		what string
		play *motion.Play
		seen func(*motion.Moment) bool
		from int
	}{
		{"goods to the port", toPort, flying(motion.GoodsPiece, thing.Of(mill), thing.Of(port)), 0},
		{"the flip of the mill", toPort, night(mill), 360},
		{"the flip of the port", toPort, night(port), 360},
		{"goods abroad", abroad, flying(motion.GoodsPiece, thing.Of(mill), thing.DistantMarket), 200},
		{"the distant market's income", abroad, flying(motion.IncomePiece, thing.DistantMarket, thing.Thing{Kind: thing.Income}), 200},
	} {
		if from, _ := lasts(c.play, c.seen); from != c.from {
			t.Errorf("%s: from %d ms, not %d", c.what, from, c.from)
		}
	}
}

// A brewery that runs dry for a sale flips while the goods are on their way, and shows whose it is, be it the other player's.
func TestPlay_ABreweryFlipsForItsOwner(t *testing.T) {
	g := played.Birmingham()
	before := automa.Position{State: *roomtest.State(t, g, "you: cotton1@worcester.1, gloucester_worcester; automa: brewery1@walsall.2")}
	brewery, mill := notation.SpaceNamed(g.Game, "walsall.2"), notation.SpaceNamed(g.Game, "worcester.1")
	cotton, beer := notation.TileNamed(g.Game, "cotton 1"), notation.TileNamed(g.Game, "brewery 1")
	play := motion.New(g, before, engine.Log{
		{Kind: engine.Consumed, Owner: engine.AutomaSeat, Resource: engine.Beer, Space: brewery, Tile: beer, Amount: 1},
		{Kind: engine.TileFlipped, Seat: engine.AutomaSeat, Space: brewery, Tile: beer},
		{Kind: engine.TileSold, Space: mill, Tile: cotton, Merchant: notation.MerchantNamed(g.Game, "gloucester.1")},
		{Kind: engine.TileFlipped, Space: mill, Tile: cotton},
	}, false)
	pop := motion.Pulse{Kind: motion.Pop, At: thing.Of(brewery), Seat: engine.AutomaSeat, Amount: int(g.Tiles[beer].VP)}
	from, to := lasts(play, func(m *motion.Moment) bool { return pulses(m, pop) })
	night, _ := lasts(play, func(m *motion.Moment) bool { return pulses(m, motion.Pulse{Kind: motion.Flip, At: thing.Of(brewery)}) })
	if night <= 0 || night >= 260 || from < night || to > 1000 {
		t.Errorf("its night falls at %d ms, its VP pop from %d to %d", night, from, to)
	}
}

// legs names a way: the towns that it goes through.
func legs(g *automa.Game, way []route.Leg) string {
	var towns []string
	for i, leg := range way {
		if i == 0 {
			towns = append(towns, g.Locations[leg.From].ID)
		}
		if leg.To == 0 {
			towns = append(towns, "half of "+g.Lines[leg.Line].ID)
		} else {
			towns = append(towns, g.Locations[leg.To].ID)
		}
	}
	return strings.Join(towns, " ")
}

// Coal, iron and beer travel the way they come: along the links from where they lie, from a market by the merchant that gives access to
// it, and through the air where no links lead.
func TestPlay_ThingsTravelAlongLinks(t *testing.T) {
	g := played.Birmingham()
	space := func(name string) engine.Space { return notation.SpaceNamed(g.Game, name) }
	line := func(name string) engine.Line { return notation.LineNamed(g.Game, name) }
	tile := notation.TileNamed(g.Game, "iron 1")
	built := func(at string) engine.Event {
		return engine.Event{Kind: engine.TilePlaced, Space: space(at), Tile: tile}
	}
	linked := engine.Event{Kind: engine.LinkPlaced, Line: line("birmingham_dudley")}
	from := func(r engine.Resource, at string) engine.Event {
		return engine.Event{Kind: engine.Consumed, Resource: r, Space: space(at), Amount: 1}
	}
	bought := func(r engine.Resource) engine.Event {
		return engine.Event{Kind: engine.Consumed, Resource: r, Amount: 1, Price: 2}
	}
	mine := "automa: coal2@cannock.2, cannock_wolverhampton; you: dudley_wolverhampton"
	works := mine + ", iron2@coalbrookdale.2"
	for _, c := range []struct {
		what, position string
		events         engine.Log
		want           string
	}{
		{"coal from a mine", mine, engine.Log{built("dudley.2"), from(engine.Coal, "cannock.2")}, "cannock wolverhampton dudley"},
		{"coal from the town itself", mine, engine.Log{built("cannock.1"), from(engine.Coal, "cannock.2")}, ""},
		{"coal from the market", "you: birmingham_oxford, birmingham_dudley", engine.Log{built("dudley.2"), bought(engine.Coal)}, "oxford birmingham dudley"},
		{"iron that no link leads to", works, engine.Log{built("dudley.2"), from(engine.Iron, "coalbrookdale.2")}, ""},
		{"iron by links", works + ", coalbrookdale_wolverhampton", engine.Log{built("dudley.2"), from(engine.Iron, "coalbrookdale.2")}, "coalbrookdale wolverhampton dudley"},
		{"iron from the market", "you: birmingham_oxford", engine.Log{built("birmingham.1"), bought(engine.Iron)}, "oxford birmingham"},
		{"coal for a railway", "rail; " + mine, engine.Log{linked, from(engine.Coal, "cannock.2")}, "cannock wolverhampton dudley half of birmingham_dudley"},
		{"coal for a railway beside the mine", "rail; you: coal2@dudley.1", engine.Log{linked, from(engine.Coal, "dudley.1")}, "dudley half of birmingham_dudley"},
		{"beer for a mill", "you: cotton1@worcester.1, birmingham_worcester, birmingham_walsall, brewery1@walsall.2", engine.Log{from(engine.Beer, "walsall.2"),
			{Kind: engine.TileSold, Space: space("worcester.1"), Tile: notation.TileNamed(g.Game, "cotton 1"), Merchant: 1}}, "walsall birmingham worcester"},
		{"iron to the market", "you: birmingham_oxford, birmingham_dudley, iron1@dudley.2", engine.Log{{Kind: engine.SoldToMarket, Resource: engine.Iron,
			Space: space("dudley.2"), Amount: 1, Price: 1}}, "dudley birmingham oxford"},
	} {
		t.Run(c.what, func(t *testing.T) {
			play := motion.New(g, automa.Position{State: *roomtest.State(t, g, c.position)}, c.events, false)
			for at := time.Duration(0); at < play.Length; at += 10 * time.Millisecond {
				m := play.At(at)
				if i := slices.IndexFunc(m.Flights, func(f motion.Flight) bool { return f.Piece.Kind == motion.CubePiece }); i >= 0 {
					if got := legs(g, m.Flights[i].Way); got != c.want {
						t.Errorf("it goes %q, not %q", got, c.want)
					}
					return
				}
			}
			t.Error("nothing travels")
		})
	}
}

// The scaffolding around a tile stands until what it takes is there.
func TestPlay_TheScaffoldingWaitsForTheCubes(t *testing.T) {
	g := played.Birmingham()
	before := automa.Position{State: *roomtest.State(t, g, "you: birmingham_oxford, birmingham_dudley")}
	space, tile := notation.SpaceNamed(g.Game, "dudley.2"), notation.TileNamed(g.Game, "iron 2")
	coal := engine.Event{Kind: engine.Consumed, Resource: engine.Coal, Amount: 1, Price: 2}
	play := motion.New(g, before, engine.Log{{Kind: engine.TilePlaced, Space: space, Tile: tile}, coal, coal}, false)
	_, cubes := lasts(play, func(m *motion.Moment) bool {
		return slices.ContainsFunc(m.Flights, func(f motion.Flight) bool { return f.Piece.Kind == motion.CubePiece })
	})
	_, stands := lasts(play, func(m *motion.Moment) bool { return pulses(m, motion.Pulse{Kind: motion.Raise, At: thing.Of(space)}) })
	if stands <= cubes {
		t.Errorf("the scaffolding is gone at %d ms, the last cube is there at %d", stands, cubes)
	}
}

// The money for a cube that is sold comes as the cube leaves, and the next cube soon after.
func TestPlay_EachSoldCubeIsPaidAtOnce(t *testing.T) {
	g := played.Birmingham()
	before := automa.Position{State: *roomtest.State(t, g, "you: birmingham_oxford, birmingham_dudley, iron1@dudley.2; iron 4")}
	works := notation.SpaceNamed(g.Game, "dudley.2")
	cube := engine.Event{Kind: engine.SoldToMarket, Resource: engine.Iron, Space: works, Amount: 1, Price: 1}
	coin := engine.Event{Kind: engine.MoneyMoved, Reason: engine.ForMarketSale, Resource: engine.Iron, Space: works, Amount: 1}
	play := motion.New(g, before, engine.Log{cube, coin, cube, coin}, false)
	for at, want := range map[time.Duration]int{10 * time.Millisecond: 1, 100 * time.Millisecond: 2} {
		m, flights := play.At(at), map[motion.PieceKind]int{}
		for _, f := range m.Flights {
			flights[f.Piece.Kind]++
		}
		if flights[motion.CubePiece] != want || flights[motion.CoinPiece] != want {
			t.Errorf("after %v %v fly, not %d of each", at, flights, want)
		}
	}
}

// drawnAt are the pictures and boxes of a moment, with each thing at a place of its own and links far outside the board.
func drawnAt(t *testing.T, m *motion.Moment, places motion.Places) view.View {
	t.Helper()
	g := played.Birmingham()
	c := widget.New(roomtest.Env(t, g, roomtest.Least, 1))
	motion.Draw(c, g.Game, m, places)
	return c.View
}

// What travels along links is seen on the board alone; to a market it is seen from where the links end there.
func TestDraw_LinksLeadOutOfSight(t *testing.T) {
	board := view.Rect{W: 500, H: 500}
	course := []view.Point{{X: 100, Y: 100}, {X: 100, Y: 900}, {X: 400, Y: 900}, {X: 400, Y: 400}}
	places := motion.Places{Board: board, Along: func([]route.Leg) []view.Point { return course },
		Of: func(a thing.Thing) (view.Rect, bool) {
			if a.Kind == thing.Market {
				return view.Around(view.Point{X: 700, Y: 400}, 20, 20), true
			}
			return view.Around(course[0], 50, 50), true
		}}
	for progress, seen := range map[float64]bool{0: true, 0.1: true, 0.4: false, 0.6: false, 0.8: true, 0.95: true} {
		m := motion.Moment{Flights: []motion.Flight{{Piece: motion.Piece{Kind: motion.CubePiece}, From: thing.Of(engine.Space(1)),
			To: thing.MarketSpace(engine.Iron, 2), Way: make([]route.Leg, 1), Progress: progress}}}
		v := drawnAt(t, &m, places)
		if (len(v.Items) > 0) != seen {
			t.Errorf("a part %v of the way over, the cube is seen: %v", progress, len(v.Items) > 0)
		}
	}
}

// Where the income marker is out of sight, as on a small screen, what a tile earns rises from it; what is paid for elsewhere is left out.
// A tile whose mat is out of sight comes down to its space.
func TestDraw_WhatIsEarnedIsSeenWithoutAPurse(t *testing.T) {
	tile := view.Rect{X: 200, Y: 200, W: 50, H: 50}
	places := motion.Places{Of: func(a thing.Thing) (view.Rect, bool) { return tile, a.Kind == thing.Space }, Board: view.Rect{W: 900, H: 900}}
	flight := func(kind motion.PieceKind) *motion.Moment {
		return &motion.Moment{Flights: []motion.Flight{{Piece: motion.Piece{Kind: kind, Amount: 4}, From: thing.Of(engine.Space(1)),
			To: thing.Thing{Kind: thing.Income}, Progress: 1}}}
	}
	v := drawnAt(t, flight(motion.IncomePiece), places)
	if texts := roomtest.Texts(&v); !slices.Contains(texts, "+4") {
		t.Errorf("the income reads %q", texts)
	}
	for _, i := range v.Items {
		if i.Kind == view.Label && i.Area.Middle().Y > tile.Y {
			t.Error("it has not risen")
		}
	}
	if v := drawnAt(t, flight(motion.CoinPiece), places); len(v.Items) > 0 {
		t.Error("a coin flies to where nothing is")
	}
	built := motion.Moment{Flights: []motion.Flight{{Piece: motion.Piece{Kind: motion.TilePiece, Tile: 1}, From: thing.Thing{Kind: thing.Mat},
		To: thing.Of(engine.Space(1)), Progress: 0.5}}}
	if v := drawnAt(t, &built, places); len(v.Items) == 0 || v.Items[0].Area.Middle().Y >= tile.Middle().Y {
		t.Error("a tile does not come down to its space")
	}
}

// The VP of a flipped tile grow beyond their size for a moment; high contrast has no smoke over a tile that is built.
func TestDraw_NumbersPopAndChimneysSmoke(t *testing.T) {
	tile := view.Rect{X: 200, Y: 200, W: 48, H: 48}
	places := motion.Places{Of: func(thing.Thing) (view.Rect, bool) { return tile, true }}
	widest := func(progress float64) (wide float64) {
		v := drawnAt(t, &motion.Moment{Pulses: []motion.Pulse{{Kind: motion.Pop, Amount: 5, Progress: progress}}}, places)
		last := v.Items[len(v.Items)-1]
		return last.Area.W
	}
	if first, most, last := widest(0.1), widest(0.5), widest(0.95); first >= last || most <= last || most > 1.2*last {
		t.Errorf("it is %.0f wide, then %.0f, at last %.0f", first, most, last)
	}
	g := played.Birmingham()
	count := func(p *theme.Palette) int {
		env := roomtest.Env(t, g, roomtest.Least, 1)
		env.Palette = p
		c := widget.New(env)
		motion.Draw(c, g.Game, &motion.Moment{Pulses: []motion.Pulse{{Kind: motion.Raise, Progress: 0.7}}}, places)
		return len(c.View.Items)
	}
	if usual, plain := count(&theme.Foundry), count(&theme.HighContrast); plain != 1 || usual <= plain {
		t.Errorf("%d pictures of smoke and scaffolding, with high contrast %d", usual, plain)
	}
}

// With reduced motion all of it rests.
func TestPlay_ASaleRestsWithReducedMotion(t *testing.T) {
	before, events := sold(t, engine.HumanSeat)
	play := motion.New(played.Birmingham(), before, events, true)
	if m := play.At(0); play.Length != 0 || !m.Over || len(m.Flights)+len(m.Pulses) > 0 || !m.Position.Tiles[events[3].Space].Flipped {
		t.Errorf("it takes %v and shows %s", play.Length, fmt.Sprint(m.Flights, m.Pulses))
	}
}
