package motion

import (
	"slices"
	"time"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

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
	engine.TileDeveloped:  tileDeveloped,
	engine.LinkPlaced:     linkPlaced,
	engine.LinkRemoved:    func(a *act, _ *context) { a.pulsing(Leave, lineOf(&a.event), usual) },
	engine.Stocked:        func(a *act, _ *context) { a.pulsing(Appear, spaceOf(&a.event), quick) },
	engine.Consumed:       consumed,
	engine.SoldToMarket:   soldToMarket,
	engine.TileSold:       tileSold,
	engine.MoneyMoved:     moneyMoved,
	engine.IncomeMoved:    incomeMoved,
	engine.Scored:         scored,
	engine.BonusLost: func(a *act, at *context) {
		a.pulsing(Leave, at.seal(a.event.Merchant), usual)
	},
	engine.DistantTurned: func(a *act, _ *context) { a.pulsing(Turn, thing.DistantMarket, usual) },
	engine.DistantClosed: func(a *act, _ *context) { a.pulsing(Leave, thing.DistantMarket, usual) },
}

// pulsing is a pulse that the next motion waits for half of.
func (a *act) pulsing(kind Pulsing, at thing.Thing, long time.Duration) {
	a.shows = append(a.shows, show{pulse: &Pulse{Kind: kind, At: at}, long: long})
	a.next = long / 2
}

// amount is a number that rises from a thing.
func (a *act) amount(kind Pulsing, at thing.Thing) {
	a.shows = append(a.shows, show{pulse: &Pulse{Kind: kind, At: at, Amount: int(a.event.Amount)}, long: slow})
	a.next = follows
}

func (a *act) flying(p Piece, from, to thing.Thing, long, next time.Duration) {
	a.shows = append(a.shows, show{flight: &Flight{Piece: p, From: from, To: to}, long: long})
	a.next = next
}

func drew(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: CardPiece, Seat: e.Seat}, thing.Thing{Kind: thing.DrawPile}, handOf(e), usual, quick)
	a.atEnd = true
}

func discarded(a *act, _ *context) {
	e := &a.event
	a.flying(Piece{Kind: CardPiece, Card: e.Card}, handOf(e), thing.Thing{Kind: thing.Discards, Seat: e.Seat}, usual, follows)
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

// tilePlaced is a tile on its way to its space, where it is built: scaffolding stands around it, and its chimneys are lit.
func tilePlaced(a *act, _ *context) {
	const raising = 500 * time.Millisecond
	e := &a.event
	a.flying(Piece{Kind: TilePiece, Seat: e.Seat, Tile: e.Tile}, matOf(e), spaceOf(e), usual, usual)
	a.shows = append(a.shows, show{pulse: &Pulse{Kind: Raise, At: spaceOf(e)}, after: usual, long: raising})
	a.atEnd = true
}

func linkPlaced(a *act, _ *context) {
	a.pulsing(Lay, lineOf(&a.event), running)
	a.next = running
}

// Times of a flip, from its beginning: night falls for 300 ms, meanwhile the income leaves for the marker, then the VP pop.
const (
	incomeAfter = 220 * time.Millisecond
	climbing    = 320 * time.Millisecond // of the income marker
	popAfter    = 340 * time.Millisecond
	popping     = 350 * time.Millisecond
)

// tileFlipped is night that falls over a tile; then its VP pop, in the colour and shape of its owner, whoever flipped it.
func tileFlipped(a *act, at *context) {
	e := &a.event
	a.pulsing(Flip, spaceOf(e), slow)
	a.next = incomeAfter
	if vp := int(at.game.Tiles[e.Tile].VP); vp > 0 {
		a.shows = append(a.shows, show{pulse: &Pulse{Kind: Pop, At: spaceOf(e), Seat: e.Seat, Amount: vp}, after: popAfter, long: popping})
	}
}

// incomeMoved is income on its way to the marker, from a flipped tile or from the distant market; the bonus of a merchant; or a number at
// the marker. Meanwhile the marker hops to where it belongs, and the table changes when it is there.
func incomeMoved(a *act, at *context) {
	e := &a.event
	from, income := spaceOf(e), thing.Thing{Kind: thing.Income, Seat: e.Seat}
	if e.Reason == engine.ForDistant {
		from = thing.DistantMarket
	}
	switch {
	case e.Reason == engine.ForBonus:
		a.handing(at, e.Merchant, income)
	case e.Space != 0 && e.Amount > 0:
		a.flying(Piece{Kind: IncomePiece, Seat: e.Seat, Amount: int(e.Amount)}, from, income, climbing, follows)
	default:
		a.amount(Income, income)
	}
	a.shows = slices.Insert(a.shows, 0, show{pulse: &Pulse{Kind: Climb, At: income, Amount: int(e.Amount)}, long: a.shows[0].long})
	a.atEnd = true
}

// tileDeveloped is a tile that leaves the mat, for a merchant's bonus when that arrives.
func tileDeveloped(a *act, at *context) {
	e := &a.event
	if m := at.paying(); e.Reason == engine.ForBonus && m != 0 {
		a.handing(at, m, matOf(e))
		return
	}
	a.pulsing(Leave, matOf(e), usual)
}

// paying is the merchant whose barrel was used last, or is sold to.
func (c *context) paying() engine.Merchant {
	for i := range slices.Backward(c.earlier) {
		if e := &c.earlier[i]; e.Kind == engine.Consumed && e.Merchant != 0 {
			return e.Merchant
		}
	}
	return c.pending.Merchant
}

// handing is a merchant's bonus that is handed over.
func (a *act) handing(at *context, m engine.Merchant, to thing.Thing) {
	const long = 400 * time.Millisecond
	e := &a.event
	bonus := at.game.Locations[at.game.Merchants[m].Location].Bonus
	a.flying(Piece{Kind: BonusPiece, Seat: e.Seat, Bonus: bonus, Amount: int(e.Amount)}, at.seal(m), to, long, long)
	a.atEnd = true
}

// seal is the seal with the bonus of a merchant's location.
func (c *context) seal(m engine.Merchant) thing.Thing {
	return thing.Thing{Kind: thing.Merchants, ID: uint8(c.game.Merchants[m].Location)}
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
	a.carrying(at, Piece{Kind: CubePiece, Seat: e.Owner, Resource: e.Resource}, from, to)
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
	a.carrying(at, Piece{Kind: CubePiece, Seat: e.Seat, Resource: e.Resource}, spaceOf(e), to)
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
	case e.Merchant == 0: // a tile that needs no beer is sold to any merchant who takes it
		takers, n := at.game.Takers(&at.now.State, at.game.Tiles[e.Tile].Industry, 1<<at.game.LocationOf(e.Space))
		if n == 0 {
			return
		}
		to = thing.Of(takers[0])
	}
	a.flying(Piece{Kind: GoodsPiece, Seat: e.Seat, Tile: e.Tile}, spaceOf(e), to, selling, usual)
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
	switch {
	case e.Reason == engine.ForBonus:
		a.handing(at, e.Merchant, purse)
		return
	case other.Kind == 0:
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

// scored is a number that rises where it was scored, with VP on their way to the score, or the bonus of a merchant.
func scored(a *act, at *context) {
	e := &a.event
	from, score := thingOf(e), thing.Thing{Kind: thing.Score, Seat: e.Seat}
	switch {
	case e.Reason == engine.ForBonus:
		a.handing(at, e.Merchant, score)
	case from.Kind == 0:
		a.amount(Score, score)
	default:
		a.flying(Piece{Kind: PointsPiece, Seat: e.Seat, Amount: int(e.Amount)}, from, score, slow, follows)
		a.amount(Score, from)
		a.atEnd = true
	}
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
