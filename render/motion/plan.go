package motion

import (
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/sound"
	"sohofoundry/render/view"
)

// Times of motions. A whole action takes no longer than longest, whatever it consists of.
const (
	shortest = 150 * time.Millisecond // of one motion
	quick    = 180 * time.Millisecond
	usual    = 240 * time.Millisecond
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

// changes is when the event alone would change the table.
func (a *act) changes() time.Duration {
	if a.atEnd {
		return a.begin + a.long
	}
	return a.begin
}

// show adds what moves a part t of the way.
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
			move(a, &now, events[i+1:])
		}
		if i+1 < len(events) && events[i+1].Kind == e.Kind && a.long > 0 {
			a.next = follows
		}
		a.begin = begin
		begin += a.next
		g.Follow(&now, e)
	}
	fit(acts)
	return acts
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

// moves are the motions of each kind of event; later events tell what something is taken for. Those that are missing show
// nothing of their own.
var moves = [engine.EventKinds]func(a *act, now *automa.Position, later engine.Log){
	engine.MerchantPlaced: func(a *act, _ *automa.Position, _ engine.Log) { a.pulsing(Appear, merchantOf(&a.event), quick) },
	engine.BarrelPlaced:   func(a *act, _ *automa.Position, _ engine.Log) { a.pulsing(Appear, merchantOf(&a.event), quick) },
	engine.Drew:           drew,
	engine.Discarded:      discarded,
	engine.WildReturned:   wildReturned,
	engine.WildTaken:      wildTaken,
	engine.TilePlaced:     tilePlaced,
	engine.TileRemoved:    func(a *act, _ *automa.Position, _ engine.Log) { a.pulsing(Leave, slotOf(&a.event), usual) },
	engine.TileFlipped:    tileFlipped,
	engine.TileDeveloped: func(a *act, _ *automa.Position, _ engine.Log) {
		a.pulsing(Leave, Anchor{Kind: AtMat, Seat: a.event.Seat, Tile: a.event.Tile}, usual)
	},
	engine.LinkPlaced:   linkPlaced,
	engine.LinkRemoved:  func(a *act, _ *automa.Position, _ engine.Log) { a.pulsing(Leave, lineOf(&a.event), usual) },
	engine.Stocked:      func(a *act, _ *automa.Position, _ engine.Log) { a.pulsing(Appear, slotOf(&a.event), quick) },
	engine.Consumed:     consumed,
	engine.SoldToMarket: soldToMarket,
	engine.TileSold:     tileSold,
	engine.MoneyMoved:   moneyMoved,
	engine.IncomeMoved: func(a *act, _ *automa.Position, _ engine.Log) {
		a.amount(Income, Anchor{Kind: AtIncome, Seat: a.event.Seat})
	},
	engine.Scored: scored,
}

// pulsing is a pulse that the next motion waits for half of.
func (a *act) pulsing(kind Pulsing, at Anchor, long time.Duration) {
	a.pulse = &Pulse{Kind: kind, At: at}
	a.long, a.next = long, long/2
}

// amount is a number that rises from a place.
func (a *act) amount(kind Pulsing, at Anchor) {
	a.pulsing(kind, at, slow)
	a.pulse.Amount = int(a.event.Amount)
	a.next = follows
}

func (a *act) flying(t Thing, from, to Anchor, long, next time.Duration) {
	a.flight = &Flight{Thing: t, From: from, To: to}
	a.long, a.next = long, next
}

func drew(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	a.flying(Thing{Kind: CardThing}, Anchor{Kind: AtDeck}, handOf(e), usual, quick)
	a.atEnd = true
}

func discarded(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	a.flying(Thing{Kind: CardThing, Card: e.Card}, handOf(e), Anchor{Kind: AtDiscards, Seat: e.Seat}, usual, quick)
}

func wildReturned(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	a.flying(Thing{Kind: CardThing, Card: e.Card}, handOf(e), Anchor{Kind: AtWild, Card: e.Card}, usual, quick)
}

func wildTaken(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	a.flying(Thing{Kind: CardThing, Card: e.Card}, Anchor{Kind: AtWild, Card: e.Card}, handOf(e), usual, quick)
	a.atEnd = true
}

func tilePlaced(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	a.flying(Thing{Kind: TileThing, Seat: e.Seat, Tile: e.Tile}, Anchor{Kind: AtMat, Seat: e.Seat, Tile: e.Tile}, slotOf(e), slow, slow)
	a.atEnd = true
}

func linkPlaced(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	a.flying(Thing{Kind: LinkThing, Seat: e.Seat}, Anchor{Kind: AtLinks, Seat: e.Seat}, lineOf(e), slow, slow)
	a.atEnd = true
}

func tileFlipped(a *act, _ *automa.Position, _ engine.Log) {
	a.pulsing(Flip, slotOf(&a.event), usual)
	a.next = usual
}

// consumed is a cube or barrel on its way to what it is consumed for, if a later event tells that.
func consumed(a *act, now *automa.Position, later engine.Log) {
	e := &a.event
	from := Anchor{Kind: AtMarket, Resource: e.Resource, Space: -1}
	switch {
	case e.Slot != 0:
		from = slotOf(e)
	case e.Merchant != 0:
		from = merchantOf(e)
	case e.Resource < engine.Beer:
		from.Space = int(now.Market[e.Resource]) - 1
	}
	a.flying(Thing{Kind: CubeThing, Seat: e.Owner, Resource: e.Resource}, from, purpose(e.Seat, later), usual, quick)
}

// purpose is what is done with what is consumed.
func purpose(seat engine.Seat, later engine.Log) Anchor {
	for i := range later {
		switch e := &later[i]; {
		case e.Seat != seat:
		case e.Kind == engine.TilePlaced || e.Kind == engine.TileSold:
			return slotOf(e)
		case e.Kind == engine.LinkPlaced:
			return lineOf(e)
		case e.Kind == engine.TileDeveloped:
			return Anchor{Kind: AtMat, Seat: seat, Tile: e.Tile}
		case e.Kind == engine.Scored:
			return Anchor{Kind: AtScore, Seat: seat}
		case e.Kind == engine.TurnEnded:
			return Anchor{}
		}
	}
	return Anchor{}
}

func soldToMarket(a *act, now *automa.Position, _ engine.Log) {
	e := &a.event
	to := Anchor{Kind: AtMarket, Resource: e.Resource, Space: int(now.Market[e.Resource])}
	a.flying(Thing{Kind: CubeThing, Seat: e.Seat, Resource: e.Resource}, slotOf(e), to, usual, quick)
}

func tileSold(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	if e.Merchant == 0 {
		a.pulsing(Appear, slotOf(e), quick)
		return
	}
	a.flying(Thing{Kind: GoodsThing, Seat: e.Seat, Tile: e.Tile}, slotOf(e), merchantOf(e), slow, usual)
}

// moneyMoved is a coin between a purse and what is paid for, or a number where money comes from or goes to the bank.
func moneyMoved(a *act, now *automa.Position, _ engine.Log) {
	e := &a.event
	purse := Anchor{Kind: AtPurse, Seat: e.Seat}
	other := thingOf(e)
	if other.Kind == 0 && (e.Reason == engine.ForCube || e.Reason == engine.ForMarketSale) && e.Resource < engine.Beer {
		other = Anchor{Kind: AtMarket, Resource: e.Resource, Space: int(now.Market[e.Resource])}
	}
	if other.Kind == 0 {
		a.amount(Money, purse)
		return
	}
	amount := int(e.Amount)
	coin := Thing{Kind: CoinThing, Seat: e.Seat, Amount: max(amount, -amount)}
	if amount < 0 {
		a.flying(coin, purse, other, usual, follows)
		return
	}
	a.flying(coin, other, purse, usual, follows)
	a.atEnd = true
}

// scored is a number that rises where it was scored, with VP on their way to the score.
func scored(a *act, _ *automa.Position, _ engine.Log) {
	e := &a.event
	at, score := thingOf(e), Anchor{Kind: AtScore, Seat: e.Seat}
	if at.Kind == 0 {
		a.amount(Score, score)
		return
	}
	a.amount(Score, at)
	a.flight = &Flight{Thing: Thing{Kind: PointsThing, Seat: e.Seat, Amount: int(e.Amount)}, From: at, To: score}
	a.atEnd = true
}

// The places of events.

func slotOf(e *engine.Event) Anchor     { return Anchor{Kind: AtSlot, Slot: e.Slot} }
func lineOf(e *engine.Event) Anchor     { return Anchor{Kind: AtLine, Line: e.Line} }
func merchantOf(e *engine.Event) Anchor { return Anchor{Kind: AtMerchant, Merchant: e.Merchant} }
func handOf(e *engine.Event) Anchor     { return Anchor{Kind: AtHand, Seat: e.Seat, Card: e.Card} }

// thingOf is the place that an event of money or VP is about, if there is one.
func thingOf(e *engine.Event) Anchor {
	switch {
	case e.Slot != 0:
		return slotOf(e)
	case e.Line != 0:
		return lineOf(e)
	case e.Merchant != 0:
		return merchantOf(e)
	}
	return Anchor{}
}

// sounds are what kinds of event sound like.
var sounds = map[engine.EventKind]sound.Sound{
	engine.Drew: sound.Card, engine.Discarded: sound.Card, engine.WildReturned: sound.Card, engine.WildTaken: sound.Card,
	engine.TilePlaced: sound.Place, engine.LinkPlaced: sound.Link, engine.TileFlipped: sound.Flip, engine.MoneyMoved: sound.Coins,
	engine.TurnEnded: sound.TurnOver,
}

// heard is what an event sounds like. How the game ended is for the page that tells it to sound.
func heard(e *engine.Event) (sound.Sound, bool) {
	if e.Kind == engine.EraBegan && engine.Era(e.Amount) == engine.Rail || e.Kind == engine.GameEnded {
		return sound.EraOver, true
	}
	s, ok := sounds[e.Kind]
	return s, ok
}
