package engine

// Beer: of breweries and merchants, and the bonus of a merchant's barrel (B6.5, B12.3, B12.6).

// Breweries returns the breweries that serve a seat at these locations: its own anywhere, others' only if connected (B6.5, M48).
func (b *board) Breweries(s *State, seat Seat, from LocationSet) SpaceSet {
	beer := s.index.stocked[Beer]
	own := beer & s.index.owned[seat]
	if beer == own {
		return own
	}
	return own | b.within(s.Connected(from), beer)
}

// BeerFor counts the barrels that a seat could use when selling to a merchant from these locations.
func (b *board) BeerFor(s *State, seat Seat, from LocationSet, m Merchant) int {
	beer := s.Cubes(b.Breweries(s, seat, from))
	if s.Merchants[m].Beer {
		beer++
	}
	return beer
}

// serveBeer takes the next barrel of pending beer, or asks which source.
func (do play) serveBeer() {
	s := do.s
	breweries := do.Breweries(s, s.Actor, do.Needed(s))
	merchant := s.barrel()
	switch {
	case breweries.Len() > 1, breweries != 0 && merchant != 0:
		s.Decision = ChooseBeer
	case merchant != 0:
		s.Pending.Beer--
		do.drink(merchant)
	default:
		s.Pending.Beer--
		do.take(breweries.First(), Beer)
	}
}

// barrel returns the merchant with a barrel that may serve: the one that this very tile is sold to, if it has one (B6.5). A
// link never takes a merchant's beer (B8.5), as nothing is sold then.
func (s *State) barrel() Merchant {
	if m := s.Pending.Merchant; m != 0 && s.Merchants[m].Beer {
		return m
	}
	return 0
}

func (g *Game) whyTakeBeer(s *State, c Choice) Refusal {
	switch {
	case (c.Space == 0) == (c.Merchant == 0):
		return refuse(0, NoSuchThing)
	case c.Merchant != 0 && c.Merchant != s.Pending.Merchant:
		return refuse(B(6, 5), OtherBarrel).to(c.Merchant)
	case c.Merchant != 0 && s.barrel() == 0:
		return Refusal{Rule: B(6, 5), Reason: NothingThere, Resource: Beer, Merchant: c.Merchant}
	case c.Merchant != 0:
		return allowed
	case !s.index.stocked[Beer].Has(c.Space):
		return Refusal{Rule: B(6, 5), Reason: NothingThere, Resource: Beer, Space: c.Space}
	case !g.Breweries(s, s.Actor, g.Needed(s)).Has(c.Space):
		return refuse(B(6, 5), NotConnectedBeer).on(c.Space)
	}
	return allowed
}

func (do play) takeBeer(c Choice) {
	do.s.Pending.Beer--
	if c.Merchant != 0 {
		do.drink(c.Merchant)
		return
	}
	do.take(c.Space, Beer)
}

func (g *Game) beerChoices(s *State, out []Choice) []Choice {
	if m := s.barrel(); m != 0 {
		out = append(out, Choice{Verb: TakeBeer, Merchant: m})
	}
	return spaceChoices(TakeBeer, g.Breweries(s, s.Actor, g.Needed(s)), out)
}

// drink takes a merchant's barrel for the actor and gives the location's bonus at once (B12.3, B12.6). The bonus is not
// declined. For the Automa it counts only if it is VP (M57).
func (do play) drink(m Merchant) {
	s := do.s
	seat := s.Actor
	s.Merchants[m].Beer = false
	do.tell(Event{Kind: Consumed, Seat: seat, Resource: Beer, Merchant: m, Amount: 1})
	f := &do.Locations[do.Merchants[m].Location]
	e := Event{Reason: ForBonus, Merchant: m}
	if s.IsAutoma(seat) && f.Bonus != BonusVP {
		do.tell(Event{Kind: BonusLost, Seat: seat, Merchant: m})
		return
	}
	switch f.Bonus {
	case BonusVP:
		do.score(seat, f.BonusAmount, e)
	case BonusMoney:
		do.receive(seat, f.BonusAmount, e)
	case BonusIncome:
		do.advance(seat, f.BonusAmount, e)
	case BonusDevelop:
		s.Pending.Bonus = true
	}
}

// serveBonus removes a tile from the mat for Gloucester's bonus, or asks which (B12.6).
func (do play) serveBonus() {
	s := do.s
	var room [MaxIndustries]Choice
	switch options := do.bonusChoices(s, room[:0]); len(options) {
	case 0:
		s.Pending.Bonus = false
		do.tell(Event{Kind: BonusLost, Seat: s.Actor, Merchant: s.Pending.Merchant})
	case 1:
		do.takeBonus(options[0])
	default:
		s.Decision = ChooseBonus
	}
}

func (g *Game) whyTakeBonus(s *State, c Choice) Refusal {
	if c.Industry == 0 {
		return refuse(0, NoSuchThing)
	}
	return g.whyRemovable(&s.Players[s.Actor], c.Industry)
}

func (do play) takeBonus(c Choice) {
	do.s.Pending.Bonus = false
	do.removeFromMat(do.s.Actor, c.Industry, ForBonus)
}

func (g *Game) bonusChoices(s *State, out []Choice) []Choice {
	for _, f := range g.Industries {
		if g.whyRemovable(&s.Players[s.Actor], f.Industry).OK() {
			out = append(out, Choice{Verb: TakeBonus, Industry: f.Industry})
		}
	}
	return out
}
