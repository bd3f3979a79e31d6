package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// SetUp are the tasks that set the table up before the first choice, to be ticked off one by one: the cards, the Automa's mat, the
// markets, and everything drawn for this game. The printed game has the cards that the game on a table does not know.
func SetUp(printed *automa.Game, r *record.Record) (list []Task) {
	g := r.Game()
	list = append(list, useCards(r))
	for _, resource := range []engine.Resource{engine.Coal, engine.Iron} {
		list = append(list, Task{Kind: FillMarket, Cause: engine.Event{Resource: resource}, Amount: int(g.Markets[resource].Start)})
	}
	list = append(list, mat(r)...)
	if r.Header().OwnDeck {
		list = append(list, Task{Kind: PrepareDeck, Amount: leftOut(g)})
	}
	list = append(list, merchants(r)...)
	o := r.Header().Options
	empty := engine.State{Seats: uint8(o.Seats), Solo: o.Solo, Order: [engine.MaxSeats]engine.Seat{0, 1, 2, 3}}
	for _, t := range Tasks(g, &empty, r.Opening()) {
		if t.Kind == TakePlace { // B1.7
			t.To = -1
		}
		if t.Kind != BeginRound && t.Kind != NextTurn && t.Kind != PutMerchant && t.Kind != PutBarrel {
			list = append(list, t)
		}
	}
	return append(list, purses(printed, r)...)
}

// useCards is the task to take the cards for so many players (B1.2).
func useCards(r *record.Record) Task {
	t := Task{Kind: UseCards}
	if h := r.Header(); !h.Options.Solo {
		t.Amount = h.Options.Seats
	}
	return t
}

// purses are the income markers and the money that people begin with (B1.6).
func purses(printed *automa.Game, r *record.Record) (list []Task) {
	income, h := int(printed.Limits.StartIncome), r.Header()
	for _, seat := range h.Persons() {
		cause := engine.Event{Seat: seat}
		list = append(list, Task{Kind: MoveIncome, Cause: cause, Amount: income, To: income},
			Task{Kind: MoveMoney, Cause: cause, Amount: int(printed.Limits.StartMoney)})
	}
	return list
}

// leftOut is how many cards of the Automa are not used in the Canal Era (N5).
func leftOut(g *automa.Game) (n int) {
	for _, card := range g.Deck.Cards {
		if !card.UsedIn(engine.Canal) {
			n++
		}
	}
	return n
}

// mat are the tiles of the Automa's mat (M4).
func mat(r *record.Record) (list []Task) {
	for t, n := range r.Header().Options.AutomaMat {
		if n > 0 {
			cause := engine.Event{Seat: engine.AutomaSeat, Tile: engine.Tile(t)}
			list = append(list, Task{Kind: FillMat, Cause: cause, Amount: int(n)})
		}
	}
	return list
}

// merchants are the tiles at the merchants, but for those that the player told, and the barrels beside them (B1.3, B1.4).
func merchants(r *record.Record) (list []Task) {
	places := r.Position().Merchants
	for _, m := range MerchantsUntold(r) {
		tile := places[m].Tile
		list = append(list, Task{Kind: PutMerchant, Amount: int(tile),
			Cause: engine.Event{Kind: engine.MerchantPlaced, Merchant: m, Amount: int16(tile)}})
	}
	for m, at := range places {
		if at.Beer {
			list = append(list, Task{Kind: PutBarrel, Cause: engine.Event{Kind: engine.BarrelPlaced, Merchant: engine.Merchant(m)}})
		}
	}
	return list
}

// MerchantsUntold are the merchant spaces in use with a tile that the program dealt: the player has not told
// (correct.MerchantThing) which one lies there, or the one they told has gone elsewhere since.
func MerchantsUntold(r *record.Record) (list []engine.Merchant) {
	told := map[engine.Merchant]engine.MerchantTile{}
	for _, e := range r.Entries() {
		if e.Correction.Thing == correct.MerchantThing {
			told[e.Correction.Merchant] = e.Correction.Trader
		}
	}
	for m, at := range r.Position().Merchants {
		if at.Tile != told[engine.Merchant(m)] {
			list = append(list, engine.Merchant(m))
		}
	}
	return list
}

// Begun reports whether the table is set up: anything was played, or a card of the hand named; corrections do not count.
func Begun(r *record.Record) bool {
	return slices.ContainsFunc(r.Entries(), func(e record.Entry) bool { return e.Correction.Thing == 0 || e.Correction.Thing == correct.HandThing })
}
