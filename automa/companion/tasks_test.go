package companion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
)

// What hands do with several pieces of one kind is one task; what lies elsewhere, is somebody else's, or is for something else is not.
func TestWhatIsOneTask(t *testing.T) {
	cube := func(space engine.Space) engine.Event {
		return engine.Event{Kind: engine.Consumed, Resource: engine.Coal, Space: space, Tile: 3, Amount: 1}
	}
	bought := func(r engine.Resource) engine.Event {
		return engine.Event{Kind: engine.Consumed, Resource: r, Amount: 1}
	}
	money := func(why engine.For, pounds int16) engine.Event {
		return engine.Event{Kind: engine.MoneyMoved, Reason: why, Amount: pounds}
	}
	card := func(kind engine.EventKind, seat engine.Seat, card engine.Card) engine.Event {
		return engine.Event{Kind: kind, Seat: seat, Card: card}
	}
	sold := engine.Event{Kind: engine.SoldToMarket, Space: 4, Resource: engine.Iron, Amount: 1}
	developed := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.TileDeveloped, Seat: seat, Tile: 5}
	}
	scored := func(line engine.Line) engine.Event { return engine.Event{Kind: engine.Scored, Line: line, Amount: 3} }
	off := func(line engine.Line) engine.Event { return engine.Event{Kind: engine.LinkRemoved, Line: line} }
	tile := func(x engine.Space) engine.Event { return engine.Event{Kind: engine.TilePlaced, Tile: 3, Space: x} }
	stock := func(x engine.Space, n int16) engine.Event {
		return engine.Event{Kind: engine.Stocked, Space: x, Resource: engine.Coal, Amount: n}
	}
	for _, c := range []struct {
		name   string
		events []engine.Event
		want   string // of each task its kind and amount
	}{
		{"cubes from one tile", []engine.Event{cube(4), cube(4)}, "TakeCubes 2"},
		{"cubes from two tiles of a kind", []engine.Event{cube(4), cube(5)}, "TakeCubes 1, TakeCubes 1"},
		{"cubes bought, with their prices", []engine.Event{bought(engine.Coal), money(engine.ForCube, -1), bought(engine.Coal),
			money(engine.ForCube, -2)}, "BuyCubes 2, MoveMoney -3"},
		{"cubes bought by who pays nothing here", []engine.Event{bought(engine.Coal), bought(engine.Coal)}, "BuyCubes 2"},
		{"coal and iron bought", []engine.Event{bought(engine.Coal), money(engine.ForCube, -1), bought(engine.Iron), money(engine.ForCube, -2)},
			"BuyCubes 1, MoveMoney -1, BuyCubes 1, MoveMoney -2"},
		{"cubes bought again after another payment", []engine.Event{bought(engine.Iron), money(engine.ForBuild, -5), bought(engine.Iron)},
			"BuyCubes 1, MoveMoney -5, BuyCubes 1"},
		{"cubes sold, with their prices", []engine.Event{sold, money(engine.ForMarketSale, 3), sold, money(engine.ForMarketSale, 2)},
			"SellCubes 2, MoveMoney 5"},
		{"a price and then a cost", []engine.Event{bought(engine.Coal), money(engine.ForCube, -1), money(engine.ForBuild, -7)},
			"BuyCubes 1, MoveMoney -1, MoveMoney -7"},
		{"a cost and then a price", []engine.Event{money(engine.ForBuild, -7), money(engine.ForCube, -1)}, "MoveMoney -7, MoveMoney -1"},
		{"a price alone and then a cube", []engine.Event{money(engine.ForCube, -1), bought(engine.Coal)}, "MoveMoney -1, BuyCubes 1"},
		{"two costs", []engine.Event{money(engine.ForBuild, -7), money(engine.ForBuild, -2)}, "MoveMoney -7, MoveMoney -2"},
		{"two points scored, with a price between", []engine.Event{scored(0), money(engine.ForCube, -1), scored(0)},
			"MoveVP 3, MoveMoney -1, MoveVP 3"},
		{"cards drawn, whatever they are", []engine.Event{card(engine.Drew, 0, 1), card(engine.Drew, 0, 2)}, "DrawCards 2"},
		{"cards discarded that nobody knows", []engine.Event{card(engine.Discarded, 0, 1), card(engine.Discarded, 0, 1)}, "DiscardCards 2"},
		{"a card discarded that is known", []engine.Event{card(engine.Discarded, 0, 1), card(engine.Discarded, 0, 2)}, "DiscardCards 1, DiscardCard 1"},
		{"a scout's wild cards", []engine.Event{card(engine.WildTaken, 0, 1), card(engine.WildTaken, 0, 2)}, "TakeWild 1, TakeWild 1"},
		{"tiles from two mats", []engine.Event{developed(0), developed(1)}, "TakeFromMat 1, TakeFromMat 1"},
		{"a link with what it scores", []engine.Event{scored(7), off(7)}, "TakeLink 3"},
		{"a link that scores nothing, after something else did", []engine.Event{scored(0), off(7)}, "MoveVP 3, TakeLink 0"},
		{"a link just placed that scores nothing", []engine.Event{{Kind: engine.LinkPlaced, Line: 7}, off(7)}, "PutLink 0, TakeLink 0"},
		{"the cubes with their tile", []engine.Event{tile(4), tile(5), stock(4, 2), stock(5, 3)}, "PutTile 2, PutTile 3"},
		{"cubes on a tile that lies there already", []engine.Event{tile(4), stock(5, 3)}, "PutTile 0, PutCubes 3"},
	} {
		r := begin(t, "birmingham", engine.Kept{Money: true}, 1)
		before := r.Position().State
		before.Players[engine.HumanSeat].Hand = [engine.HandSize]engine.Card{1, 2}
		var got []string
		for _, task := range companion.Tasks(r.Game(), &before, c.events) {
			got = append(got, fmt.Sprintf("%s %d", kindNames[task.Kind], task.Amount))
		}
		if text := strings.Join(got, ", "); text != c.want {
			t.Errorf("%s: hands are told %s, not %s", c.name, text, c.want)
		}
	}
}

var kindNames = map[companion.Kind]string{companion.PutTile: "PutTile", companion.PutCubes: "PutCubes", companion.TakeCubes: "TakeCubes",
	companion.BuyCubes: "BuyCubes", companion.SellCubes: "SellCubes", companion.PutLink: "PutLink", companion.TakeLink: "TakeLink",
	companion.TakeFromMat: "TakeFromMat", companion.MoveVP: "MoveVP", companion.MoveMoney: "MoveMoney", companion.DrawCards: "DrawCards",
	companion.DiscardCards: "DiscardCards", companion.DiscardCard: "DiscardCard",
	companion.TakeWild: "TakeWild"}

// A turn in which the Automa does nothing still ends, with what follows on it.
func TestATurnWithoutAnActionHasItsEnd(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{}, 1)
	round := engine.Log{{Kind: engine.RoundBegan, Amount: 2}}
	actions := companion.Turn(r.Game(), &r.Position().State, automa.Steps{{Kind: automa.Drew}, {Kind: automa.TurnOver, Events: round}})
	if len(actions) != 1 || actions[0].Deed != nil || len(actions[0].Tasks) != 1 || actions[0].Tasks[0].Kind != companion.BeginRound {
		t.Errorf("the turn is %+v", actions)
	}
}

// Every event is done with one task: what leads to none with the task before it, or else the next.
func TestEveryEventIsDoneWithATask(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{}, 1)
	events := []engine.Event{{Kind: engine.TurnBegan, Amount: 2}, {Kind: engine.LinkPlaced, Line: 3}, {Kind: engine.CostCounted, Amount: 3},
		{Kind: engine.TurnEnded}, {Kind: engine.LinkPlaced, Line: 4}, {Kind: engine.TurnEnded}}
	tasks := companion.Tasks(r.Game(), &r.Position().State, events)
	if len(tasks) != 2 || !slices.Equal(tasks[0].Events, events[:4]) || !slices.Equal(tasks[1].Events, events[4:]) {
		t.Errorf("the tasks are %+v", tasks)
	}
}

// Tasks are the same if they say the same, whatever is done with them.
func TestTasksThatSayTheSame(t *testing.T) {
	one := companion.Task{Kind: companion.MoveVP, Cause: engine.Event{Seat: 1}, Amount: 2, To: 7, Events: engine.Log{{}}}
	for change, same := range map[*companion.Task]bool{
		{Kind: companion.MoveVP, Cause: engine.Event{Seat: 1}, Amount: 2, To: 7}:     true,
		{Kind: companion.MoveIncome, Cause: engine.Event{Seat: 1}, Amount: 2, To: 7}: false,
		{Kind: companion.MoveVP, Cause: engine.Event{Seat: 0}, Amount: 2, To: 7}:     false,
		{Kind: companion.MoveVP, Cause: engine.Event{Seat: 1}, Amount: 3, To: 7}:     false,
		{Kind: companion.MoveVP, Cause: engine.Event{Seat: 1}, Amount: 2, To: 8}:     false,
	} {
		if one.Same(*change) != same {
			t.Errorf("%+v says the same as %+v: %v", *change, one, !same)
		}
	}
}
