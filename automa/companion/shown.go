package companion

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Work is a list of tasks under way: the table is as before them, but for the tasks done and the corrections made.
type Work struct {
	Record *record.Record
	Before engine.State // the first task
	Made   int          // the number of entries up to the one that led to the last task
}

// Table is the state of the table once some of the tasks are done.
func (w *Work) Table(done []Task) engine.State {
	s := w.Before
	Do(w.Record.Game(), &s, done)
	for _, e := range w.fixes() {
		if f, ok := Likewise(&s, CurrentValue(&e.Before.State, e.Correction), e.Correction); ok {
			_ = correct.Apply(w.Record.Game().Game, &s, f) // there may be no such thing yet, and the cards of the Automa lie elsewhere
		}
	}
	return s
}

// Now is a task after the corrections made meanwhile: a marker that it moves may come to stand elsewhere.
func (w *Work) Now(t Task) Task {
	for _, e := range w.fixes() {
		if marks[t.Kind] == e.Correction.Thing && t.Cause.Seat == e.Correction.Seat {
			t.To += int(e.Correction.Amount - CurrentValue(&e.Before.State, e.Correction).Amount)
		}
	}
	return t
}

// marks are the markers that tasks tell the new places of.
var marks = [Kinds]correct.Thing{MoveVP: correct.VPThing, TakeLink: correct.VPThing, MoveIncome: correct.IncomeThing, TurnDistant: correct.DistantThing}

// fixes are the corrections made meanwhile.
func (w *Work) fixes() (list []record.Entry) {
	for _, e := range w.Record.Entries()[w.Made:] {
		if e.Correction.Thing != 0 {
			list = append(list, e)
		}
	}
	return list
}

// Do does tasks on a table, in their order, as far as the pieces there allow it: done out of order, a task may take
// cubes from a tile that is not there yet.
func Do(g *automa.Game, s *engine.State, tasks []Task) {
	for i := range tasks {
		for _, e := range tasks[i].Events {
			if possible(g, s, &e) {
				g.Game.Follow(s, e)
			}
		}
	}
}

// possible reports whether an event can happen to the pieces on a table.
func possible(g *automa.Game, s *engine.State, e *engine.Event) bool {
	p, tile := &s.Players[e.Seat], s.Tiles[e.Space]
	switch e.Kind {
	case engine.TilePlaced:
		return tile.Tile == 0 && p.Mat[e.Tile] > 0
	case engine.TileRemoved, engine.TileFlipped:
		return tile.Tile == e.Tile
	case engine.Stocked:
		return tile.Tile != 0
	case engine.Consumed, engine.SoldToMarket:
		return e.Space == 0 || int16(tile.Cubes) >= e.Amount
	case engine.LinkPlaced:
		return !s.Built().Has(e.Line)
	case engine.LinkRemoved:
		return p.Links.Has(e.Line)
	case engine.TileDeveloped:
		return p.Mat[e.Tile] > 0
	case engine.Drew:
		return s.Draw > 0 && p.HandLen() < len(p.Hand)
	case engine.WildTaken:
		return p.HandLen() < len(p.Hand)
	case engine.IncomeMoved:
		space := int16(p.Income) + e.Amount
		return space >= 0 && int(space) < len(g.Income)
	case engine.Scored:
		return p.VP+e.Amount >= 0
	case engine.DistantTurned:
		return s.Distant.Left > 0
	}
	return true
}

// CurrentValue is a thing as it lies on a table.
func CurrentValue(s *engine.State, f correct.Correction) correct.Correction {
	p := &s.Players[f.Seat]
	switch f.Thing {
	case correct.TileThing:
		t := s.Tiles[f.Space]
		f.Tile, f.Seat, f.Amount, f.Flipped = t.Tile, t.Owner, int16(t.Cubes), t.Flipped
	case correct.LinkThing:
		f.None, f.Seat = true, 0
		for seat := range engine.Seat(s.Seats) {
			if s.Players[seat].Links.Has(f.Line) {
				f.None, f.Seat = false, seat
			}
		}
	case correct.MarketThing:
		f.Amount = int16(s.Market[f.Resource])
	case correct.MerchantThing:
		f.Trader = s.Merchants[f.Merchant].Tile
	case correct.BarrelThing:
		f.Amount = 0
		if s.Merchants[f.Merchant].Beer {
			f.Amount = 1
		}
	case correct.VPThing:
		f.Amount = p.VP
	case correct.IncomeThing:
		f.Amount = int16(p.Income)
	case correct.MoneyThing:
		f.Amount = p.Money
	case correct.MatThing:
		f.Amount = int16(p.Mat[f.Tile])
	case correct.DistantThing:
		f.Amount = int16(s.Distant.Marker) + 1
	case correct.HandThing:
		f.Card = 0
		if at := int(f.Place) - 1; at >= 0 && at < p.HandLen() {
			f.Card = s.Players[engine.HumanSeat].Hand[at]
		}
	}
	return f
}

// numbers are the things that are corrected by a number.
var numbers = [correct.Things]bool{correct.MarketThing: true, correct.VPThing: true, correct.IncomeThing: true, correct.MoneyThing: true,
	correct.MatThing: true, correct.DistantThing: true}

// Likewise changes a thing of a table as it was changed on another one, from was to now: a number by as much, anything else only
// if it was the same on both. Otherwise the change has no meaning here, and ok is false.
func Likewise(s *engine.State, was, now correct.Correction) (f correct.Correction, ok bool) {
	here := CurrentValue(s, now)
	f = now
	switch {
	case here == was:
		return f, true
	case numbers[now.Thing]:
		f.Amount = here.Amount + now.Amount - was.Amount
		return f, f.Amount >= 0
	case now.Thing == correct.TileThing && here.Tile == was.Tile && here.Seat == was.Seat && now.Tile == was.Tile && now.Seat == was.Seat:
		f.Amount = here.Amount + now.Amount - was.Amount
		if now.Flipped == was.Flipped {
			f.Flipped = here.Flipped
		}
		return f, f.Amount >= 0
	}
	return correct.Correction{}, false
}
