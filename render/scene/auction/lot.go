package auction

import (
	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
)

// lot is an auction as the panel shows it.
type lot struct {
	zone       industry.ID
	seats      industry.Seat
	auctioneer industry.Seat
	asked      industry.Seat // who bids or decides now, nobody after the auction
	bidder     industry.Seat
	high       int16
	bids       [industry.MaxSeats]int8
	winner     industry.Seat // nobody before it is known
}

// lotOf is the auction of a position, if a zone is up.
func lotOf(s *industry.State) (l lot, up bool) {
	return lot{zone: s.Up, seats: industry.Seat(s.Seats), auctioneer: s.Auctioneer, asked: s.Actor, bidder: s.Bidder, high: s.High, bids: s.Bids,
		winner: industry.Nobody}, s.Up != industry.NoZone && s.Phase != industry.Over
}

// lotAfter is the auction after an entry of it: also the one that ended with it.
func lotAfter(e *record.Entry, after *industry.State) (l lot, up bool) {
	for _, event := range e.Events {
		if event.Kind != industry.ZoneOwned && event.Kind != industry.JokerTaken {
			continue
		}
		l, _ = lotOf(&e.Before)
		if e.Choice.Verb == industry.Pass {
			l.bids[e.Choice.Seat] = industry.Passed
		}
		l.winner, l.asked = event.Seat, industry.Nobody
		return l, true
	}
	return lotOf(after)
}

// order are the seats of an auction as they bid: from the auctioneer's left, the auctioneer last.
func (l *lot) order() (list []industry.Seat) {
	for i := range l.seats {
		list = append(list, (l.auctioneer+1+i)%l.seats)
	}
	return list
}
