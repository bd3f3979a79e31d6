package wire

import "sohofoundry/engine"

// Event is one thing that happened on the table.
type Event struct {
	Event string       `json:"event"`
	Seat  *engine.Seat `json:"seat,omitempty"`  // whose thing changed
	Owner *engine.Seat `json:"owner,omitempty"` // of the tile that a cube or barrel came from
	For   string       `json:"for,omitempty"`   // what money, income or VP was for, or why a tile left
	Things
	MerchantTile string `json:"merchant_tile,omitempty"`
	Era          string `json:"era,omitempty"`
	Amount       *int16 `json:"amount,omitempty"` // £, VP, income spaces, cubes, barrels or a number, as the event says
	Price        *int16 `json:"price,omitempty"`  // £ for one cube
}

// eventForm says how a kind of event is written beside the things that it is about.
type eventForm struct {
	name                   string
	seat, resource, amount bool
}

var eventForms = [engine.EventKinds]eventForm{
	engine.EraBegan:       {name: "era-began"},
	engine.RoundBegan:     {name: "round-began", amount: true},
	engine.TurnBegan:      {name: "turn-began", seat: true, amount: true},
	engine.TurnEnded:      {name: "turn-ended", seat: true},
	engine.OrderSet:       {name: "order-set", seat: true, amount: true},
	engine.Shuffled:       {name: "shuffled", amount: true},
	engine.PutAside:       {name: "put-aside", amount: true},
	engine.MerchantPlaced: {name: "merchant-placed"},
	engine.Drew:           {name: "drew", seat: true},
	engine.DealtFaceDown:  {name: "dealt-face-down", seat: true},
	engine.Discarded:      {name: "discarded", seat: true},
	engine.WildReturned:   {name: "wild-returned", seat: true},
	engine.WildTaken:      {name: "wild-taken", seat: true},
	engine.TilePlaced:     {name: "tile-placed", seat: true},
	engine.TileRemoved:    {name: "tile-removed", seat: true, amount: true},
	engine.TileFlipped:    {name: "tile-flipped", seat: true},
	engine.TileDeveloped:  {name: "tile-developed", seat: true},
	engine.LinkPlaced:     {name: "link-placed", seat: true},
	engine.LinkRemoved:    {name: "link-removed", seat: true},
	engine.Stocked:        {name: "stocked", seat: true, resource: true, amount: true},
	engine.Consumed:       {name: "consumed", seat: true, resource: true, amount: true},
	engine.SoldToMarket:   {name: "sold-to-market", seat: true, resource: true, amount: true},
	engine.TileSold:       {name: "tile-sold", seat: true},
	engine.BarrelPlaced:   {name: "barrel-placed"},
	engine.MoneyMoved:     {name: "money-moved", seat: true, amount: true},
	engine.CostCounted:    {name: "cost-counted", seat: true, amount: true},
	engine.IncomeMoved:    {name: "income-moved", seat: true, amount: true},
	engine.Scored:         {name: "scored", seat: true, amount: true},
	engine.Passed:         {name: "passed", seat: true},
	engine.ShortfallBegan: {name: "shortfall-began", seat: true, amount: true},
	engine.GameEnded:      {name: "game-ended"},
}

// EventsOf gives events their form.
func EventsOf(g *engine.Game, log engine.Log) []Event {
	events := make([]Event, 0, len(log))
	for _, e := range log {
		events = append(events, eventOf(g, e))
	}
	return events
}

func eventOf(g *engine.Game, e engine.Event) Event {
	form := &eventForms[e.Kind]
	event := Event{
		Event: form.name,
		For:   forNames[e.Reason],
		Things: things(g, ids{
			card: e.Card, tile: e.Tile, slot: e.Slot, line: e.Line, merchant: e.Merchant,
		}),
	}
	if form.seat {
		event.Seat = &e.Seat
	}
	if form.resource || e.Reason == engine.ForCube || e.Reason == engine.ForMarketSale {
		event.Resource = resourceNames[e.Resource]
	}
	if form.amount {
		event.Amount = &e.Amount
	}
	switch {
	case e.Kind == engine.Consumed && e.Slot != 0:
		event.Owner = &e.Owner
	case e.Kind == engine.SoldToMarket, e.Kind == engine.Consumed && e.Merchant == 0:
		event.Price = &e.Price
	case e.Kind == engine.EraBegan:
		event.Era = eraNames[e.Amount]
	case e.Kind == engine.MerchantPlaced:
		event.MerchantTile = g.MerchantTiles[e.Amount].ID
	}
	return event
}
