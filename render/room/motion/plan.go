package motion

import (
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
)

// Times of motions. A whole action takes no longer than longest, however many events it has.
const (
	shortest = 150 * time.Millisecond // of one motion
	quick    = 180 * time.Millisecond
	usual    = 240 * time.Millisecond
	running  = 280 * time.Millisecond // of a link
	slow     = 300 * time.Millisecond
	longest  = 1200 * time.Millisecond
	follows  = 60 * time.Millisecond // from one cube, coin or card to the next
)

// act is one event with its motion and its times.
type act struct {
	event   engine.Event
	flight  *Flight
	pulse   *Pulse
	atEnd   bool          // the table changes when the thing arrives, not when it leaves
	begin   time.Duration // of the motion
	long    time.Duration
	next    time.Duration // from its beginning to the next one's
	applied time.Duration // when the table changes
}

// changes returns the time at which the event alone would change the table.
func (a *act) changes() time.Duration {
	if a.atEnd {
		return a.begin + a.long
	}
	return a.begin
}

// show adds the flight or pulse of the act, when a part t of its time is over.
func (a *act) show(m *Moment, t float64) {
	if a.flight != nil {
		f := *a.flight
		f.Progress = view.Ease(t)
		m.Flights = append(m.Flights, f)
		if a.event.Kind == engine.SoldToMarket && m.Position.Market[a.event.Resource] > 0 { // it has left, but not arrived
			m.Position.Market[a.event.Resource]--
		}
	}
	if a.pulse != nil {
		p := *a.pulse
		p.Progress = t
		m.Pulses = append(m.Pulses, p)
	}
}

// plan gives every event its motion, and times that fit into the longest.
func plan(g *automa.Game, before *automa.Position, events engine.Log) []act {
	now := *before
	acts := make([]act, len(events))
	var begin time.Duration
	for i, e := range events {
		acts[i] = act{event: e}
		a := &acts[i]
		if move := moves[e.Kind]; move != nil {
			move(a, &context{game: g, now: &now, earlier: events[:i], later: events[i+1:], pending: before.Pending})
		}
		if i+1 < len(events) && a.long > 0 && together(e.Kind, events[i+1].Kind) {
			a.next = follows
		}
		a.begin = begin
		begin += a.next
		g.Follow(&now, e)
	}
	fit(acts)
	return acts
}

// together reports whether two events in a row overlap: alike ones do, and small things.
func together(kind, next engine.EventKind) bool { return kind == next || small[kind] && small[next] }

var small = [engine.EventKinds]bool{engine.Consumed: true, engine.SoldToMarket: true, engine.MoneyMoved: true, engine.CostCounted: true,
	engine.IncomeMoved: true, engine.Scored: true}

// context is an event's surroundings: the position and the other events of the play.
type context struct {
	game           *automa.Game
	now            *automa.Position
	earlier, later engine.Log
	pending        engine.Pending // before all of them
}

// market is the space of a market with so many cubes on dearer spaces; with −1 of an empty market it is the supply beside it.
func (c *context) market(r engine.Resource, dearer int) thing.Thing {
	return thing.MarketSpace(r, max(0, len(c.game.Markets[r].Prices)-1-dearer))
}

// fit makes a plan as much faster as it is too long, but no motion shorter than the shortest.
func fit(acts []act) {
	var total time.Duration
	for i := range acts {
		total = max(total, acts[i].begin+acts[i].long)
	}
	if total <= longest {
		return
	}
	faster := float64(longest) / float64(total)
	for i := range acts {
		a := &acts[i]
		if a.long > 0 {
			a.long = max(shortest, time.Duration(float64(a.long)*faster))
		}
		a.begin = min(time.Duration(float64(a.begin)*faster), longest-a.long)
	}
}

// moves are the motions of each kind of event. Those that are missing show nothing of their own.
var moves = [engine.EventKinds]func(*act, *context){
	engine.MerchantPlaced: func(a *act, _ *context) { a.pulsing(Appear, merchantOf(&a.event), quick) },
	engine.BarrelPlaced:   func(a *act, _ *context) { a.pulsing(Appear, barrelOf(&a.event), quick) },
	engine.Drew:           drew,
	engine.Discarded:      discarded,
	engine.WildReturned:   wildReturned,
	engine.WildTaken:      wildTaken,
	engine.TilePlaced:     tilePlaced,
	engine.TileRemoved:    func(a *act, _ *context) { a.pulsing(Leave, spaceOf(&a.event), usual) },
	engine.TileFlipped:    tileFlipped,
	engine.TileDeveloped: func(a *act, _ *context) {
		a.pulsing(Leave, matOf(&a.event), usual)
	},
	engine.LinkPlaced:   linkPlaced,
	engine.LinkRemoved:  func(a *act, _ *context) { a.pulsing(Leave, lineOf(&a.event), usual) },
	engine.Stocked:      func(a *act, _ *context) { a.pulsing(Appear, spaceOf(&a.event), quick) },
	engine.Consumed:     consumed,
	engine.SoldToMarket: soldToMarket,
	engine.TileSold:     tileSold,
	engine.MoneyMoved:   moneyMoved,
	engine.IncomeMoved: func(a *act, _ *context) {
		a.amount(Income, thing.Thing{Kind: thing.Income, Seat: a.event.Seat})
	},
	engine.Scored:        scored,
	engine.DistantTurned: func(a *act, _ *context) { a.pulsing(Turn, thing.DistantMarket, usual) },
	engine.DistantClosed: func(a *act, _ *context) { a.pulsing(Leave, thing.DistantMarket, usual) },
}

// pulsing is a pulse that the next motion waits for half of.
func (a *act) pulsing(kind Pulsing, at thing.Thing, long time.Duration) {
	a.pulse = &Pulse{Kind: kind, At: at}
	a.long, a.next = long, long/2
}

// amount is a number that rises from a thing.
func (a *act) amount(kind Pulsing, at thing.Thing) {
	a.pulsing(kind, at, slow)
	a.pulse.Amount = int(a.event.Amount)
	a.next = follows
}

func (a *act) flying(p Piece, from, to thing.Thing, long, next time.Duration) {
	a.flight = &Flight{Piece: p, From: from, To: to}
	a.long, a.next = long, next
}

func drew(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: CardPiece, Seat: e.Seat}, thing.Thing{Kind: thing.DrawPile}, handOf(e), usual, quick)
	a.atEnd = true
}

func discarded(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: CardPiece, Card: e.Card}, handOf(e), thing.Thing{Kind: thing.Discards, Seat: e.Seat}, usual, quick)
}

func wildReturned(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: CardPiece, Card: e.Card}, handOf(e), thing.Thing{Kind: thing.WildCards, ID: uint8(e.Card)}, usual, quick)
}

func wildTaken(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: CardPiece, Card: e.Card}, thing.Thing{Kind: thing.WildCards, ID: uint8(e.Card)}, handOf(e), usual, quick)
	a.atEnd = true
}

func tilePlaced(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: TilePiece, Seat: e.Seat, Tile: e.Tile}, matOf(e), spaceOf(e), usual, usual)
	a.atEnd = true
}

func linkPlaced(a *act, _ *context) {
	a.pulsing(Lay, lineOf(&a.event), running)
	a.next = running
}

func tileFlipped(a *act, _ *context) {
	a.pulsing(Flip, spaceOf(&a.event), slow)
	a.next = slow
}

// consumed is a cube or barrel on its way to the thing that it is consumed for. Where no event tells that, it just disappears.
func consumed(a *act, at *context) {
	e := &a.event
	var from thing.Thing
	switch {
	case e.Space != 0:
		from = spaceOf(e)
	case e.Merchant != 0:
		from = barrelOf(e)
	case e.Resource < engine.Beer:
		from = at.market(e.Resource, int(at.now.Market[e.Resource])-1)
	}
	to := at.purpose(e.Seat)
	if to.Kind == 0 || to == from {
		a.pulsing(Leave, from, usual)
		return
	}
	a.flying(Piece{Kind: CubePiece, Seat: e.Owner, Resource: e.Resource}, from, to, usual, quick)
}

// purpose returns the thing that a seat consumes for: the tile or link that it has just placed, else the thing of its next event with a
// use, else that of the pending decision.
func (c *context) purpose(seat engine.Seat) thing.Thing {
	for i := range slices.Backward(c.earlier) {
		switch e := &c.earlier[i]; {
		case e.Seat == seat && e.Kind == engine.TilePlaced:
			return spaceOf(e)
		case e.Seat == seat && e.Kind == engine.LinkPlaced:
			return lineOf(e)
		}
	}
	for i := range c.later {
		if e := &c.later[i]; e.Seat == seat && uses[e.Kind] != nil {
			return uses[e.Kind](e)
		}
	}
	switch {
	case c.pending.Line != 0:
		return thing.Of(c.pending.Line)
	case c.pending.Space != 0:
		return thing.Of(c.pending.Space)
	}
	return thing.Thing{}
}

// uses are the events that tell the use of the resources consumed before them, with the place.
var uses = [engine.EventKinds]func(*engine.Event) thing.Thing{
	engine.TilePlaced:    spaceOf,
	engine.TileSold:      spaceOf,
	engine.LinkPlaced:    lineOf,
	engine.TileDeveloped: matOf,
	engine.Scored:        func(e *engine.Event) thing.Thing { return thing.Thing{Kind: thing.Score, Seat: e.Seat} },
	engine.TurnEnded:     func(*engine.Event) thing.Thing { return thing.Thing{} },
}

func soldToMarket(a *act, at *context) {
	e := &a.event
	to := at.market(e.Resource, int(at.now.Market[e.Resource]))
	a.flying(Piece{Kind: CubePiece, Seat: e.Seat, Resource: e.Resource}, spaceOf(e), to, usual, quick)
}

// tileSold is goods on their way to the merchant, the port or the distant market that takes them.
func tileSold(a *act, at *context) {
	e := &a.event
	to := merchantOf(e)
	switch {
	case e.Port != 0:
		to = thing.Of(e.Port)
	case !at.game.Rules().Merchants:
		to = thing.DistantMarket
	case e.Merchant == 0:
		a.pulsing(Appear, spaceOf(e), quick)
		return
	}
	a.flying(Piece{Kind: GoodsPiece, Seat: e.Seat, Tile: e.Tile}, spaceOf(e), to, slow, usual)
}

// moneyMoved is a coin between a purse and the thing paid for, or the income track, or a number where money comes from or goes to the
// bank.
func moneyMoved(a *act, at *context) {
	e := &a.event
	purse := thing.Thing{Kind: thing.Money, Seat: e.Seat}
	other := thingOf(e)
	if e.Reason == engine.ForIncome {
		other = thing.Thing{Kind: thing.Income, Seat: e.Seat}
	}
	if (e.Reason == engine.ForCube || e.Reason == engine.ForMarketSale) && e.Resource < engine.Beer {
		other = at.market(e.Resource, int(at.now.Market[e.Resource]))
	}
	if other.Kind == 0 {
		a.amount(Money, purse)
		return
	}
	amount := int(e.Amount)
	coin := Piece{Kind: CoinPiece, Seat: e.Seat, Amount: max(amount, -amount)}
	if amount < 0 {
		a.flying(coin, purse, other, usual, follows)
		return
	}
	a.flying(coin, other, purse, usual, follows)
	a.atEnd = true
}

// scored is a number that rises where it was scored, with VP on their way to the score.
func scored(a *act, _ *context) {
	e := &a.event
	at, score := thingOf(e), thing.Thing{Kind: thing.Score, Seat: e.Seat}
	if at.Kind == 0 {
		a.amount(Score, score)
		return
	}
	a.amount(Score, at)
	a.flight = &Flight{Piece: Piece{Kind: PointsPiece, Seat: e.Seat, Amount: int(e.Amount)}, From: at, To: score}
	a.atEnd = true
}

// The things of events.

func spaceOf(e *engine.Event) thing.Thing    { return thing.Of(e.Space) }
func lineOf(e *engine.Event) thing.Thing     { return thing.Of(e.Line) }
func merchantOf(e *engine.Event) thing.Thing { return thing.Of(e.Merchant) }
func barrelOf(e *engine.Event) thing.Thing {
	return thing.Thing{Kind: thing.Barrel, ID: uint8(e.Merchant)}
}
func matOf(e *engine.Event) thing.Thing {
	return thing.Thing{Kind: thing.Mat, ID: uint8(e.Tile), Seat: e.Seat}
}
func handOf(e *engine.Event) thing.Thing {
	return thing.Thing{Kind: thing.Hand, ID: uint8(e.Card), Seat: e.Seat}
}

// thingOf is the thing that an event of money or VP is about, if there is one.
func thingOf(e *engine.Event) thing.Thing {
	switch {
	case e.Space != 0:
		return spaceOf(e)
	case e.Line != 0:
		return lineOf(e)
	case e.Merchant != 0:
		return merchantOf(e)
	}
	return thing.Thing{}
}

// sounds are the sounds of kinds of event. The scene sounds the end of turns, eras and games, as these are not motions.
var sounds = map[engine.EventKind]sound.Sound{
	engine.Drew: sound.Card, engine.Discarded: sound.Card, engine.WildReturned: sound.Card, engine.WildTaken: sound.Card,
	engine.TilePlaced: sound.Place, engine.LinkPlaced: sound.Link, engine.TileFlipped: sound.Flip, engine.MoneyMoved: sound.Coins,
}
