package wire

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Event is one thing that happened on the table.
type Event struct {
	Event string       `json:"event"`
	Seat  *engine.Seat `json:"seat,omitempty"`  // the owner of the changed piece
	Owner *engine.Seat `json:"owner,omitempty"` // of the tile that a cube or barrel came from
	For   string       `json:"for,omitempty"`   // the reason for a change of money, income or VP, or for a tile's leaving
	Names
	MerchantTile string `json:"merchant_tile,omitempty"`
	Era          string `json:"era,omitempty"`
	Amount       *int16 `json:"amount,omitempty"` // £, VP, income spaces, cubes, barrels or a number, as the event says
	Price        *int16 `json:"price,omitempty"`  // £ for one cube
}

// eventForm says how a kind of event is written beside the things that it is about.
type eventForm struct {
	seat, resource, amount bool
}

var eventForms = [engine.EventKinds]eventForm{
	engine.EraBegan:       {},
	engine.RoundBegan:     {amount: true},
	engine.TurnBegan:      {seat: true, amount: true},
	engine.TurnEnded:      {seat: true},
	engine.OrderSet:       {seat: true, amount: true},
	engine.Shuffled:       {amount: true},
	engine.PutAside:       {amount: true},
	engine.MerchantPlaced: {},
	engine.Drew:           {seat: true},
	engine.DealtFaceDown:  {seat: true},
	engine.Discarded:      {seat: true},
	engine.WildReturned:   {seat: true},
	engine.WildTaken:      {seat: true},
	engine.TilePlaced:     {seat: true},
	engine.TileRemoved:    {seat: true, amount: true},
	engine.TileFlipped:    {seat: true},
	engine.TileDeveloped:  {seat: true},
	engine.LinkPlaced:     {seat: true},
	engine.LinkRemoved:    {seat: true},
	engine.Stocked:        {seat: true, resource: true, amount: true},
	engine.Consumed:       {seat: true, resource: true, amount: true},
	engine.SoldToMarket:   {seat: true, resource: true, amount: true},
	engine.TileSold:       {seat: true},
	engine.BarrelPlaced:   {},
	engine.MoneyMoved:     {seat: true, amount: true},
	engine.CostCounted:    {seat: true, amount: true},
	engine.IncomeMoved:    {seat: true, amount: true},
	engine.Scored:         {seat: true, amount: true},
	engine.Passed:         {seat: true},
	engine.ShortfallBegan: {seat: true, amount: true},
	engine.DebtDropped:    {seat: true, amount: true},
	engine.BonusLost:      {seat: true},
	engine.DeckPrepared:   {seat: true},
	engine.GameEnded:      {},
	engine.DistantOpened:  {amount: true},
	engine.DistantTurned:  {seat: true, amount: true},
	engine.DistantClosed:  {seat: true},
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
	names := named(g, thing.Of(e.Card), thing.Of(e.Tile), thing.Of(e.Space), thing.Of(e.Line), thing.Of(e.Merchant), port(e.Port))
	event := Event{Event: e.Kind.String(), For: e.Reason.String(), Names: names}
	if form.seat {
		event.Seat = &e.Seat
	}
	if form.resource || e.Reason == engine.ForCube || e.Reason == engine.ForMarketSale {
		event.Resource = e.Resource.String()
	}
	if form.amount {
		event.Amount = &e.Amount
	}
	switch {
	case e.Kind == engine.Consumed && e.Space != 0:
		event.Owner = &e.Owner
	case e.Kind == engine.SoldToMarket, e.Kind == engine.Consumed && e.Merchant == 0:
		event.Price = &e.Price
	case e.Kind == engine.EraBegan:
		event.Era = engine.Era(e.Amount).String()
	case e.Kind == engine.MerchantPlaced:
		event.MerchantTile = g.MerchantTiles[e.Amount].ID
	}
	return event
}
