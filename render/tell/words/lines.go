package words

import (
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// EventLines reads the events of a whole action or more aloud, merging events that belong together: a tile with its price, cubes
// from one source, the links scored at the end of an era. Every line is a sentence.
func (w Words) EventLines(log engine.Log) []string {
	var lines []string
	for len(log) > 0 {
		n := 1
		if joins := bunches[log[0].Kind]; joins != nil {
			for n < len(log) && joins(log[0], log[n]) {
				n++
			}
		}
		lines = append(lines, w.bunch(log[:n]))
		log = log[n:]
	}
	return lines
}

// bunches tell, for the kind of the first event, whether a later one belongs to the same sentence.
var bunches = [engine.EventKinds]func(first, next engine.Event) bool{
	engine.OrderSet:       sameKind,
	engine.MerchantPlaced: sameKind,
	engine.BarrelPlaced:   sameKind,
	engine.Drew:           sameDoer,
	engine.Discarded:      sameDoer,
	engine.WildTaken:      sameDoer,
	engine.TilePlaced:     func(_, e engine.Event) bool { return paidFor(e, engine.ForBuild) },
	engine.LinkPlaced:     func(_, e engine.Event) bool { return paidFor(e, engine.ForLinks) },
	engine.Consumed:       sameSource,
	engine.SoldToMarket: func(first, e engine.Event) bool {
		return e.Kind == engine.SoldToMarket && e.Space == first.Space ||
			e.Kind == engine.MoneyMoved && e.Reason == engine.ForMarketSale || flipOf(first, e)
	},
	engine.TileSold:      flipOf,
	engine.DistantTurned: func(_, e engine.Event) bool { return e.Kind == engine.IncomeMoved && e.Reason == engine.ForDistant },
	engine.TileFlipped:   flipOf,
	engine.TileRemoved:   sameRemoval,
	engine.TileDeveloped: func(first, e engine.Event) bool { return sameDoer(first, e) && e.Reason == engine.ForEra },
	engine.LinkRemoved:   sameLinks,
	engine.Scored: func(first, e engine.Event) bool {
		switch first.Reason {
		case engine.ForLinks:
			return sameLinks(first, e)
		case engine.ForTile, engine.ForIntroTile:
			return sameDoer(first, e)
		}
		return false
	},
}

func sameKind(first, e engine.Event) bool { return e.Kind == first.Kind }

func sameDoer(first, e engine.Event) bool {
	return e.Kind == first.Kind && e.Seat == first.Seat && e.Reason == first.Reason
}

func paidFor(e engine.Event, what engine.For) bool {
	return e.Reason == what && (e.Kind == engine.MoneyMoved || e.Kind == engine.CostCounted)
}

// flipOf reports whether e is the flip of the tile that the first event is about, or the income from it.
func flipOf(first, e engine.Event) bool {
	return e.Space == first.Space && e.Space != 0 &&
		(e.Kind == engine.TileFlipped || e.Kind == engine.IncomeMoved && e.Reason == engine.ForFlip)
}

// sameSource reports whether e is a further cube from the same source, its price, or the flip of the tile it came from.
func sameSource(first, e engine.Event) bool {
	switch {
	case e.Kind == engine.Consumed:
		return e.Seat == first.Seat && e.Resource == first.Resource && e.Space == first.Space && e.Merchant == first.Merchant
	case first.Space == 0 && first.Merchant == 0:
		return paidFor(e, engine.ForCube) && e.Resource == first.Resource
	}
	return flipOf(first, e)
}

// sameRemoval reports whether e is a further tile that leaves with the era, or the money that one given up brings and pays.
func sameRemoval(first, e engine.Event) bool {
	switch first.Reason {
	case engine.ForEra:
		return e.Kind == engine.TileRemoved && e.Reason == engine.ForEra
	case engine.ForDebt:
		return e.Kind == engine.MoneyMoved && e.Space == first.Space && e.Space != 0
	}
	return false
}

// sameLinks reports whether e is part of scoring and removing the links of one seat. A link that scores nothing is removed
// all the same.
func sameLinks(first, e engine.Event) bool {
	return e.Seat == first.Seat && (e.Kind == engine.LinkRemoved || e.Kind == engine.Scored && e.Reason == engine.ForLinks)
}

// bunch is the sentence for events that belong together.
func (w Words) bunch(events engine.Log) string {
	first := events[0]
	if len(events) == 1 {
		return w.Event(first)
	}
	a := w.aboutEvent(first)
	a.n, a.prices = 0, nil
	var items []Noun
	for i, e := range events {
		amount := max(int(e.Amount), -int(e.Amount))
		switch e.Kind {
		case engine.IncomeMoved:
			a.income += amount
		case engine.TileFlipped:
			a.flips, a.owner = true, e.Seat
		case engine.MoneyMoved, engine.CostCounted:
			a.money += amount
		case engine.LinkRemoved:
			if i == 0 || events[i-1].Kind != engine.Scored || events[i-1].Line != e.Line { // it scored nothing
				items = append(items, message.Text(w.item(engine.Event{Kind: engine.Scored, Seat: e.Seat, Reason: engine.ForLinks, Line: e.Line})))
			}
		default:
			a.n += amount
			a.prices = append(a.prices, int(e.Price))
			items = append(items, message.Text(w.item(e)))
		}
	}
	a.list = w.listed(items, "list.and")
	if first.Kind == engine.LinkRemoved { // a link that scored nothing came first
		first.Kind, first.Reason = engine.Scored, engine.ForLinks
	}
	return w.Sentence(w.say("together."+first.Kind.String(), a, w.eventTags(first)...))
}

// item is one of several things that a sentence lists, or nothing where sentences about the kind list none.
func (w Words) item(e engine.Event) string {
	key := "item." + e.Kind.String()
	if !w.Has(key) {
		return ""
	}
	return w.say(key, w.aboutEvent(e), w.eventTags(e)...)
}
