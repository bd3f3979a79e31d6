package industry

// openAuction asks the auctioneer for a zone.
func (g *Game) openAuction(s *State) {
	s.Phase, s.Actor = Naming, s.Auctioneer
	s.clearAuction()
}

func (s *State) clearAuction() { s.Up, s.High, s.Bidder, s.Bids = NoZone, 0, Nobody, [MaxSeats]int8{} }

func (s *State) refusedName(c Choice) Refusal {
	switch {
	case c.Zone < 0 || c.Zone >= Zones:
		return refuse(NoSuchZone, 0)
	case s.taken.Has(c.Zone):
		return Refusal{Reason: ZoneTaken, Zone: c.Zone, Rule: 8}
	case !s.OnOffer(c.Zone): // I8: of the current era, in a column that was drawn
		return Refusal{Reason: NotOnOffer, Zone: c.Zone, Rule: 8}
	}
	return Refusal{}
}

// name puts a zone up for auction (I9).
func (g *Game) name(s *State, c Choice, log *Log) {
	s.Up = c.Zone
	s.onOffer &^= 1 << c.Zone.Column()
	log.add(Event{Kind: ZoneNamed, Seat: s.Actor, Zone: c.Zone, Rule: 9})
	s.Phase, s.Actor = Bidding, s.Left(s.Auctioneer) // I10: from the auctioneer's left
}

func (s *State) refusedBid(c Choice) Refusal {
	switch talers := int16(c.Talers); {
	case talers <= s.High: // I10: more than the bid before, and the first at least 1 T (I38)
		return Refusal{Reason: BidTooLow, Zone: s.Up, Need: s.High + 1, Have: talers, Rule: 10}
	case talers > s.Talers[s.Actor]: // I10: no more than one has
		return Refusal{Reason: NotEnoughMoney, Zone: s.Up, Need: talers, Have: s.Talers[s.Actor], Rule: 10}
	}
	return Refusal{}
}

// bid takes a bid or a pass. Each other player is asked once (I10).
func (g *Game) bid(s *State, c Choice, log *Log) {
	if c.Verb == Pass {
		s.Bids[s.Actor] = Passed
		log.add(Event{Kind: BidPassed, Seat: s.Actor, Zone: s.Up, Rule: 10})
	} else {
		s.Bids[s.Actor] = c.Talers
		s.High, s.Bidder = int16(c.Talers), s.Actor
		log.add(Event{Kind: BidMade, Seat: s.Actor, Zone: s.Up, Amount: s.High, Rule: 10})
	}
	switch s.Actor = s.Left(s.Actor); {
	case s.Actor != s.Auctioneer:
	case s.Bidder == Nobody: // I12: without a bid the auctioneer must take it, for nothing
		log.add(Event{Kind: NobodyBid, Seat: s.Auctioneer, Zone: s.Up, Rule: 12})
		g.won(s, s.Auctioneer, log)
	default:
		s.Phase = Deciding
	}
}

// refusedTake: whoever takes the zone must have the talers first; their share comes back afterwards (I11, I32).
func (s *State) refusedTake() Refusal {
	if have := s.Talers[s.Auctioneer]; have < s.High {
		return Refusal{Reason: NotEnoughMoney, Zone: s.Up, Need: s.High, Have: have, Rule: 32}
	}
	return Refusal{}
}

// give gives the zone to the highest bidder, who pays the auctioneer (I11).
func (g *Game) give(s *State, log *Log) {
	s.Talers[s.Bidder] -= s.High
	s.Talers[s.Auctioneer] += s.High
	log.add(Event{Kind: ZoneGiven, Seat: s.Bidder, Other: s.Auctioneer, Zone: s.Up, Amount: s.High, Rule: 11})
	g.won(s, s.Bidder, log)
}

// take takes the zone for the highest bid, which is dealt out one taler at a time from the left, the auctioneer included (I11).
func (g *Game) take(s *State, log *Log) {
	s.Talers[s.Auctioneer] -= s.High
	log.add(Event{Kind: ZoneTakenFor, Seat: s.Auctioneer, Zone: s.Up, Amount: s.High, Rule: 11})
	p := s.Auctioneer
	for range s.Seats {
		p = s.Left(p)
		if talers := s.Dealt(p); talers > 0 {
			s.Talers[p] += talers
			log.add(Event{Kind: TalersDealt, Seat: p, Other: s.Auctioneer, Zone: s.Up, Amount: talers, Rule: 11})
		}
	}
	g.won(s, s.Auctioneer, log)
}

// Dealt is how many talers of the highest bid a player gets when the auctioneer takes the zone (I11).
func (s *State) Dealt(p Seat) int16 {
	seats := int16(s.Seats)
	place := (int16(p) + seats - int16(s.Auctioneer) - 1) % seats // 0 to the left of the auctioneer
	return (s.High + seats - 1 - place) / seats
}

// won puts the winner's token on the zone, or gives them its joker (I14), and goes on with the next auction.
func (g *Game) won(s *State, winner Seat, log *Log) {
	zone := s.Up
	s.taken.add(zone)
	if joker := g.Zones[zone].Joker; joker != NoResource { // I14: the joker instead of a token
		s.Jokers[winner][joker]++
		log.add(Event{Kind: JokerTaken, Seat: winner, Zone: zone, Resource: joker, Rule: 14})
	} else { // I14: a token, clock up. The tokens of the box are no limit (I2, I35).
		s.held[winner].add(zone)
		log.add(Event{Kind: ZoneOwned, Seat: winner, Zone: zone, Rule: 14})
	}
	if winner == s.Auctioneer { // I11, I12: the next to the left is auctioneer; I13: the marker stays
		s.Auctioneer = s.Left(s.Auctioneer)
	}
	if s.onOffer == 0 { // I14: all zones on offer are taken
		s.clearAuction()
		g.beginDeveloping(s, log)
		return
	}
	g.openAuction(s)
}
