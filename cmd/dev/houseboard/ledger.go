package main

import "sohofoundry/engine/industry"

// account is what one zone brought, added up over the games in which it was taken.
type account struct {
	taken, bids float64                // how often, and how often somebody bid
	built       float64                // how often it was developed, or its joker given up
	price       float64                // T, the highest bid
	points      float64                //
	talers      [industry.Eras]float64 // by the era in which they came or went
}

// accounts are those of all zones.
type accounts [industry.Zones]account

func (a *accounts) add(b *accounts) {
	for z := range a {
		into, from := &a[z], &b[z]
		into.taken += from.taken
		into.bids += from.bids
		into.built += from.built
		into.price += from.price
		into.points += from.points
		for era := range into.talers {
			into.talers[era] += from.talers[era]
		}
	}
}

// ledger keeps the accounts of one game. What two zones bring together is shared halves: a road or link by its two ends, what a bonus
// zone counts for a factory by both. A resource is worth a taler: whoever uses it pays one, and who supplied it — a works, the
// owner's too, or a joker — gets it; the zone that is built pays its printed cost, and what Bank and Stock exchange save is theirs.
type ledger struct {
	game   *industry.Game
	into   *accounts
	era    int
	price  float64
	bid    bool
	paid   float64 // for the zone that is being developed
	owner  [industry.Zones]industry.Seat
	built  [industry.Zones]bool
	jokers [industry.Zones]bool // still held
}

// keep adds a game to the accounts.
func keep(g *industry.Game, p *played, into *accounts) {
	l := ledger{game: g, into: into}
	for z := range l.owner {
		l.owner[z] = industry.Nobody
	}
	for i := range p.log {
		l.event(&p.log[i])
	}
	l.end()
}

func (l *ledger) event(e *industry.Event) {
	switch e.Kind {
	case industry.RoundBegins:
		l.era = e.Zone.Era()
	case industry.NobodyBid:
		l.price, l.bid = 0, false
	case industry.ZoneGiven, industry.ZoneTakenFor:
		l.price, l.bid = float64(e.Amount), true
	case industry.ZoneOwned, industry.JokerTaken:
		l.taken(e)
	case industry.CostPaid:
		l.paid = float64(e.Amount)
	case industry.ResourceSupplied:
		l.supplied(e)
	case industry.ZoneDeveloped:
		l.developed(e)
	case industry.CogScored:
		l.into[e.Zone].points += float64(e.Amount)
	}
}

func (l *ledger) taken(e *industry.Event) {
	a := &l.into[e.Zone]
	a.taken++
	a.price += l.price
	if l.bid {
		a.bids++
	}
	l.owner[e.Zone] = e.Seat
	l.jokers[e.Zone] = e.Kind == industry.JokerTaken
}

// gets writes talers to the account of a zone.
func (l *ledger) gets(z industry.ID, talers float64) { l.into[z].talers[l.era] += talers }

func (l *ledger) supplied(e *industry.Event) {
	l.gets(e.Zone, -1)
	switch e.Source {
	case industry.OwnWorks, industry.OthersWorks:
		for z, printed := range l.game.Zones {
			if printed.Makes == e.Resource && l.built[z] && l.owner[z] == e.Other {
				l.gets(industry.ID(z), 1)
				return
			}
		}
	case industry.SpareJoker:
		for z, printed := range l.game.Zones {
			if printed.Joker == e.Joker && l.jokers[z] && l.owner[z] == e.Seat {
				l.gets(industry.ID(z), 1)
				l.jokers[z] = false
				l.into[z].built++
				return
			}
		}
	}
}

func (l *ledger) developed(e *industry.Event) {
	printed := float64(l.game.Zones[e.Zone].Cost)
	l.gets(e.Zone, -printed)
	var saving []industry.ID
	for z := range l.game.Zones {
		if l.game.Zones[z].Discount && l.built[z] && l.owner[z] == e.Seat {
			saving = append(saving, industry.ID(z))
		}
	}
	for _, z := range saving {
		l.gets(z, (printed-l.paid)/float64(len(saving)))
	}
	l.paid = 0
	l.built[e.Zone] = true
	l.into[e.Zone].built++
}

// end writes what scores at the end (I26 to I28).
func (l *ledger) end() {
	both := func(a, b industry.ID) bool { return l.built[a] && l.built[b] && l.owner[a] == l.owner[b] }
	halves := func(a, b industry.ID, points float64) {
		if both(a, b) {
			l.into[a].points += points / 2
			l.into[b].points += points / 2
		}
	}
	for _, pairs := range [][][2]industry.ID{l.game.Roads, l.game.Links} {
		for _, pair := range pairs {
			halves(pair[0], pair[1], industry.PairPoints)
		}
	}
	for z := range l.game.Zones {
		bonus, zone := industry.ID(z), &l.game.Zones[z]
		if l.jokers[z] {
			l.into[z].points += industry.JokerPoints
		}
		for f := range l.game.Zones {
			if zone.Kind == industry.Bonus && l.game.OnNetwork(industry.ID(f), zone.Network) {
				halves(bonus, industry.ID(f), float64(zone.Multiplier))
			}
		}
	}
}
