package rival

import "sohofoundry/engine/industry"

// auction is what is known of the auction of a zone: all talers are open, and everybody can reckon what it is worth to whom.
type auction struct {
	zone  industry.ID
	worth [industry.MaxSeats]int // hundredths of a point
	limit [industry.MaxSeats]int // T that a player bids at most
	gives int                    // T from which the auctioneer gives the zone away
}

// auctionOf values a zone for everybody.
func (j *judge) auctionOf(s *industry.State, zone industry.ID) (a auction) {
	j.look(s)
	a.zone = zone
	column := zone.Column()
	if j.valued>>column&1 == 0 {
		for p := range industry.Seat(s.Seats) {
			parts := j.worth(s, p, zone)
			j.worths[column][p] = int(parts.Total())
		}
		j.valued |= 1 << column
	}
	a.worth = j.worths[column]
	for p := range industry.Seat(s.Seats) {
		if p != s.Auctioneer {
			a.limit[p] = j.limit(s, &a, p)
		}
	}
	a.gives = j.gives(s, &a)
	return a
}

// limit is the most that a player bids: what the zone is worth to them, and a part of what it is worth to the keenest rival.
func (j *judge) limit(s *industry.State, a *auction, p industry.Seat) int {
	worth, best := a.worth[p]*j.w.Limit/100, 0
	for other := range industry.Seat(s.Seats) {
		if other != p {
			best = max(best, a.worth[other])
		}
	}
	worth += best * j.w.Block / 100
	most := int(s.Talers[p])
	bid := 0
	for bid < most && j.talers(p, -(bid+1))+worth >= 0 {
		bid++
	}
	return bid
}

// talers is what so many talers more or less are worth to a player. Those that are missing to develop what is held are worth more, and
// those that lie about less.
func (j *judge) talers(p industry.Seat, more int) int {
	spare := j.view.spare[p]
	return (j.purse(spare+more) - j.purse(spare)) * j.view.taler / 100
}

// purse is what so many talers to spare are worth, in per cent of a taler.
func (j *judge) purse(spare int) int {
	switch {
	case spare < 0:
		return spare * j.w.Short
	case spare > j.w.Stash:
		return j.w.Stash*100 + (spare-j.w.Stash)*j.w.Rich
	}
	return spare * 100
}

// gives is the bid from which the auctioneer gives the zone away rather than to take it for as much (I11).
func (j *judge) gives(s *industry.State, a *auction) int {
	seat, best := s.Auctioneer, 0
	for p := range industry.Seat(s.Seats) {
		if p != seat {
			best = max(best, a.worth[p])
		}
	}
	for bid := 1; ; bid++ {
		if bid > int(s.Talers[seat]) || j.giving(seat, bid, best) >= j.taking(s, a, bid) {
			return bid
		}
	}
}

// giving is what it brings the auctioneer to give a zone for a bid to somebody to whom it is worth so much.
func (j *judge) giving(seat industry.Seat, bid, worth int) int {
	gain := max(worth-bid*j.view.taler, 0)
	return j.talers(seat, bid) + j.w.Auctioner - gain*j.w.Rival/100
}

// taking is what it brings the auctioneer to take a zone for a bid: their share comes back, and the others have theirs (I11).
func (j *judge) taking(s *industry.State, a *auction, bid int) int {
	seats := int(s.Seats)
	back := bid / seats // the auctioneer is the last to whom a taler is dealt
	return a.worth[s.Auctioneer] + j.talers(s.Auctioneer, back-bid) - (bid-back)*j.view.taler*j.w.Rival/100/(seats-1)
}

// bid is what a player bids over the highest bid so far, 0 for a pass: enough that nobody bids more and the auctioneer gives the zone
// away, if it is worth that; otherwise as much as makes it dear for whoever gets it.
func (a *auction) bid(s *industry.State, p industry.Seat, high int) int {
	wins := max(high+1, a.gives)
	for other := s.Left(p); other != s.Auctioneer; other = s.Left(other) {
		wins = max(wins, a.limit[other])
	}
	if wins <= a.limit[p] {
		return wins
	}
	if dear := min(a.limit[p], a.gives-1); dear > high {
		return dear
	}
	return 0
}

// outcome foresees how an auction ends.
func (a *auction) outcome(s *industry.State) (bidder industry.Seat, high int, given bool) {
	bidder = industry.Nobody
	for p := s.Left(s.Auctioneer); p != s.Auctioneer; p = s.Left(p) {
		if bid := a.bid(s, p, high); bid > 0 {
			bidder, high = p, bid
		}
	}
	return bidder, high, high >= a.gives
}

// named is what it brings the auctioneer to name a zone now.
func (j *judge) named(s *industry.State, a *auction) int {
	bidder, high, given := a.outcome(s)
	if given {
		return j.giving(s.Auctioneer, high, a.worth[bidder])*j.w.Sell/100 - a.worth[s.Auctioneer]*j.w.Lost/100
	}
	return j.taking(s, a, high) * j.w.Keep / 100
}

// name is the zone that an auctioneer names.
func (j *judge) name(s *industry.State) industry.ID {
	best, most := industry.NoZone, 0
	for offered := s.OfferedZones(); offered != 0; offered = offered.Rest() {
		a := j.auctionOf(s, offered.First())
		if gain := j.named(s, &a); best == industry.NoZone || gain > most {
			best, most = a.zone, gain
		}
	}
	return best
}

// takes reports whether the auctioneer takes the zone for the highest bid (I11).
func (j *judge) takes(s *industry.State) bool {
	a := j.auctionOf(s, s.Up)
	high := int(s.High)
	return high <= int(s.Talers[s.Auctioneer]) && j.taking(s, &a, high) > j.giving(s.Auctioneer, high, a.worth[s.Bidder])
}
