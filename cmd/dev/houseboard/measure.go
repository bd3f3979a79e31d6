package main

import (
	"math"

	"sohofoundry/engine/industry"
)

// sale is how a zone was taken, added up over games.
type sale struct {
	bids  float64 // how often there was a bid
	price float64 // T, the highest bid or nothing
	built float64 // how often it was developed
}

// evenGames is what games of equal players add up to.
type evenGames struct {
	games   float64
	sales   [industry.Zones]sale
	squares squares
	wins    [industry.MaxSeats]float64 // by place, from the first player on
	parts   [industry.Parts]float64    // points of all players
	left    float64                    // T at the end, of all players
}

func (e *evenGames) add(o *evenGames) {
	e.games += o.games
	e.left += o.left
	e.squares.add(&o.squares)
	for z := range e.sales {
		e.sales[z].bids += o.sales[z].bids
		e.sales[z].price += o.sales[z].price
		e.sales[z].built += o.sales[z].built
	}
	for i := range e.wins {
		e.wins[i] += o.wins[i]
	}
	for i := range e.parts {
		e.parts[i] += o.parts[i]
	}
}

// evenly plays games of equal players.
func (t *table) evenly(games int) *evenGames {
	return over(t, games, func(players *company, number int, p *played, into *evenGames) {
		t.play(players, number, p)
		into.games++
		into.auctions(p, t)
		winners := t.game.Winners(&p.state)
		for _, seat := range winners {
			into.wins[t.place(p, seat)] += 1 / float64(len(winners))
		}
		for seat := range industry.Seat(t.options.Seats) {
			for i, points := range t.game.Score(&p.state, seat) {
				into.parts[i] += float64(points)
			}
			into.left += float64(p.state.Talers[seat])
			for _, z := range p.state.Built(seat) {
				into.sales[z].built++
			}
		}
	})
}

// auctions adds up the auctions of a game.
func (e *evenGames) auctions(p *played, t *table) {
	var rows [industry.MaxSeats]row
	era, price := 0, 0.0
	for i := range p.log {
		event := &p.log[i]
		amount := float64(event.Amount)
		switch event.Kind {
		case industry.RoundBegins:
			era = event.Zone.Era()
		case industry.NobodyBid:
			price = 0
		case industry.ZoneGiven:
			price = amount
			rows[event.Seat].known[talers+era] -= amount
			rows[event.Other].known[talers+era] += amount
		case industry.ZoneTakenFor:
			price = amount
			rows[event.Seat].known[talers+era] -= amount
		case industry.TalersDealt:
			rows[event.Seat].known[talers+era] += amount
		case industry.ZoneOwned, industry.JokerTaken:
			rows[event.Seat].known[zones+int(event.Zone)] = 1
			e.sales[event.Zone].price += price
			if price > 0 {
				e.sales[event.Zone].bids++
			}
		}
	}
	for seat := range t.options.Seats {
		rows[seat].known[constant] = 1
		rows[seat].points = float64(t.game.Points(&p.state, industry.Seat(seat)))
		e.squares.see(&rows[seat])
	}
}

// measured is all that is measured of a board with so many seats.
type measured struct {
	seats   int
	even    *evenGames
	figures [unknowns]float64
	mixed   *mixedGames
}

// measure plays games of each kind.
func (t *table) measure(games int) *measured {
	m := &measured{seats: t.options.Seats, even: t.evenly(games)}
	squares := m.even.squares
	m.figures = squares.solve()
	t.lean(games / 10)
	m.mixed = t.mixed(games)
	return m
}

// price is the mean price of a zone, T.
func (m *measured) price(z industry.ID) float64 { return m.even.sales[z].price / m.even.games }

// brings is what a zone brought its winner in the mean, points.
func (m *measured) brings(z industry.ID) float64 { return m.figures[zones+int(z)] }

// rate is how many points a taler buys in the auctions of an era: what all of its zones bring by what all of them cost.
func (m *measured) rate(era int) float64 {
	points, price := 0.0, 0.0
	for column := range industry.Columns {
		z := industry.At(era, column)
		points += m.brings(z)
		price += m.price(z)
	}
	return points / price
}

// worth is what a zone brings, T at the rate of its era.
func (m *measured) worth(z industry.ID) float64 { return m.brings(z) / m.rate(z.Era()) }

// dearness is the price of a zone in shares of its worth.
func (m *measured) dearness(z industry.ID) float64 {
	worth := m.worth(z)
	if worth <= 0 {
		return math.Inf(1)
	}
	return m.price(z) / worth
}
