package engine

import (
	"slices"

	"sohofoundry/engine/fault"
)

// What Arisen asks of where things came from: each tile and link took a part of an action, what was sold or needed coal was joined
// to whom it came from, and income and money came from tiles, loans and merchants. Every bound grows with play at least as fast as
// what it bounds, so that no game comes to break it.

// Arisen sees that a position that was taken over (Restore) is one that play can have led to: that each seat can have come to what it
// has by the actions that it has begun. It names the first thing that has come from nowhere. What somebody sends is asked this; what
// the program sets up itself, as tests do, need not have arisen.
func (g *Game) Arisen(s *State) error {
	for seat := range Seat(s.Seats) {
		if err := first(g.checkWork(s, seat), g.checkIncome(s, seat), g.checkMoney(s, seat)); err != nil {
			return err
		}
	}
	return first(g.checkEveryMerchant(s), g.checkJoined(s))
}

// checkEveryMerchant sees that a tile lies on every merchant space in use; none ever leaves it (B1.3).
func (g *Game) checkEveryMerchant(s *State) error {
	for m := Merchant(1); int(m) < len(g.Merchants); m++ {
		if g.Merchants[m].MinPlayers <= int(s.Seats) && s.Merchants[m].Tile == 0 {
			return fault.Errorf("merchants: %s: no tile lies there (B1.3)", g.MerchantName(m))
		}
	}
	return nil
}

// checkWork sees that a seat has begun as many actions as its tiles and links took (B2.2): one for a tile on the board (B7), one for
// two that left the mat otherwise (B9.1) but by merchants (B12.6), and one for a link, or for two in the Rail Era (B8.2, B8.3).
func (g *Game) checkWork(s *State, seat Seat) error {
	begun, inEra := g.begun(s, seat, Canal), g.begun(s, seat, s.Era)
	links := s.Players[seat].Links.Len()
	linking := links
	if s.Era == Rail {
		linking = halved(links)
	}
	if linking > inEra {
		return fault.Errorf("players[%d]: links: %d, more than %d actions of this era can have built (B8.2, B8.3)", seat, links, inEra)
	}
	placed := s.Owned(seat).Len()
	gone := -placed - g.bonuses(s, BonusDevelop)
	mat := &s.Players[seat].Mat
	for t, f := range g.Tiles {
		gone += int(f.Count) - int(mat[t])
	}
	if s.IsAutoma(seat) { // it starts without some of them (M4)
		gone = 0
	}
	if needed := placed + halved(max(0, gone)) + linking; needed > begun {
		return fault.Errorf("players[%d]: mat: the tiles that are gone from it and the links took %d actions, and there were %d (B2.2)", seat, needed, begun)
	}
	return nil
}

// halved is half of a number, rounded up.
func halved(n int) int { return (n + 1) / 2 }

// earned is how many spaces a seat's income marker may have been moved forward: by its tiles that are flipped or gone (B6.6, B12.4),
// and by buyers (B12.6, C11.3).
func (g *Game) earned(s *State, seat Seat) (spaces int) {
	mat := &s.Players[seat].Mat
	for t, f := range g.Tiles {
		spaces += (int(f.Count) - int(mat[t])) * int(f.IncomeSpaces)
	}
	for r := s.Owned(seat); r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; !t.Flipped {
			spaces -= int(g.Tiles[t.Tile].IncomeSpaces)
		}
	}
	return spaces + g.bonuses(s, BonusIncome) + g.mostFromDistant(s)
}

// mostFromDistant is more than the distant market can have moved all income markers (C11.3).
func (g *Game) mostFromDistant(s *State) int {
	turned, most := len(g.Turned(s)), int16(0)
	for _, t := range g.Distant.Tiles {
		turned += int(s.Era-Canal) * int(t.Counts[s.Seats-2])
	}
	for _, bonus := range g.Distant.Bonuses {
		most = max(most, bonus)
	}
	return turned * int(most)
}

// checkIncome sees that a seat's income marker is no further than its tiles and buyers brought it, and no lower than its loans.
func (g *Game) checkIncome(s *State, seat Seat) error {
	if s.IsAutoma(seat) {
		return nil
	}
	start := int(g.Limits.StartIncome)
	space, most := int(s.Players[seat].Income), min(start+g.earned(s, seat), len(g.Income)-1)
	if space > most {
		return fault.Errorf("players[%d]: income_space: %d, but its tiles and sales bring it to %d at most (B6.6, B12.6)", seat, space, most)
	}
	if least := int(g.Income[start]) - g.begun(s, seat, Canal)*int(g.largestLoan().Levels); g.IncomeLevel(&s.Players[seat]) < least {
		return fault.Errorf("players[%d]: income_space: level %d, but its loans bring it to %d at the least (B11.1)", seat,
			g.IncomeLevel(&s.Players[seat]), least)
	}
	return nil
}

// checkMoney sees that no seat has more £ than can have come in, less what its tiles and links on the board cost, nor has spent
// more in this round than its actions can cost. What a tile brings that is given up (B3.3) is less than it cost.
func (g *Game) checkMoney(s *State, seat Seat) error {
	if s.IsAutoma(seat) { // which has only costs, M83
		return within(ofSeat(seat, "spent"), int(s.Players[seat].Spent), 0, g.begunNow(s, seat)*g.dearestAction(), B(2, 5))
	}
	begun, earned := g.begun(s, seat, Canal), g.earned(s, seat)
	start, p := int(g.Limits.StartIncome), &s.Players[seat]
	incomes := g.roundsOver(s)
	if s.Collecting > 0 {
		incomes++
	}
	loan := g.largestLoan()
	// A space is one level at the most, so no more levels than these can have been given for loans (B11.1).
	levels := max(0, int(g.Income[start])+earned-g.IncomeLevel(p))
	most := int(g.Limits.StartMoney) + min(begun*int(loan.Money), levels*int(loan.Money)/int(loan.Levels)) +
		incomes*max(0, int(g.Income[min(start+earned, len(g.Income)-1)])) + g.bonuses(s, BonusMoney) + g.fromMarkets(p) - g.laidOut(s, seat)
	return first(
		within(ofSeat(seat, "money"), int(p.Money), 0, max(0, most), B(1, 6)),
		within(ofSeat(seat, "spent"), int(p.Spent), 0, g.begunNow(s, seat)*g.dearestAction(), B(2, 5)),
	)
}

// largestLoan brings the most £ (B11.1, C10.1).
func (g *Game) largestLoan() LoanFacts {
	return slices.MaxFunc(g.Limits.Loans, func(a, b LoanFacts) int { return int(a.Money - b.Money) })
}

// fromMarkets is the most £ that the cubes of the tiles that are gone from a mat can have brought when they were built (B7.6).
func (g *Game) fromMarkets(p *Player) (brought int) {
	for t := Tile(1); int(t) < len(g.Tiles); t++ {
		f := &g.Tiles[t]
		if r := g.Produces(t); r == Coal || r == Iron {
			brought += (int(f.Count) - int(p.Mat[t])) * int(slices.Max(f.Amount[:])) * int(slices.Max(g.Markets[r].Prices))
		}
	}
	return brought
}

// laidOut is the least £ that a seat paid for its tiles and links on the board (B7.4, B8.2, B8.3).
func (g *Game) laidOut(s *State, seat Seat) (paid int) {
	for r := s.Owned(seat); r != 0; r = r.Rest() {
		paid += int(g.Tiles[s.Tiles[r.First()].Tile].Money)
	}
	link := g.Limits.CanalLinkCost
	if s.Era == Rail {
		link = min(g.Limits.RailLinkCost, g.Limits.RailDoubleCost/2)
	}
	return paid + s.Players[seat].Links.Len()*int(link)
}

// dearestAction is the most £ that an action costs.
func (g *Game) dearestAction() int {
	coal, iron := g.dearestCube(Coal), g.dearestCube(Iron)
	costs := max(int(g.Limits.RailLinkCost+g.Limits.RailDoubleCost)+2*coal, DevelopMost*iron)
	for t := Tile(1); int(t) < len(g.Tiles); t++ {
		f := &g.Tiles[t]
		costs = max(costs, int(f.Money)+int(f.Coal)*coal+int(f.Iron)*iron)
	}
	return costs
}

// checkJoined sees that what was sold in this era, and what was built in it with coal, is joined to where the one went and the other
// came from (B12.2, C11.2, C11.3, B6.1, B6.2): no link leaves the board before the era's end. A tile that the Canal Era has too may
// have stayed from there.
func (g *Game) checkJoined(s *State) error {
	if s.Decision == GameOver { // all links have scored and left (B4.1)
		return nil
	}
	coal := g.withAccess() | locationsFor(g, CoalMine)
	for r := s.Filled(); r != 0; r = r.Rest() {
		x := r.First()
		t, f := s.Tiles[x], &g.Tiles[s.Tiles[x].Tile]
		if s.Era == Rail && f.Canal {
			continue
		}
		reached := s.Connected(1 << g.LocationOf(x))
		switch {
		case f.Coal > 0 && reached&coal == 0:
			return fault.Errorf("tiles: %s: no link leads to where the coal for %s came from (B6.1, B6.2)", g.SpaceName(x), g.TileName(t.Tile))
		case t.Flipped && g.Sold(f.Industry) && !g.buyerAmong(s, f.Industry, reached):
			return fault.Errorf("tiles: %s: no link leads to where %s was sold (B12.2, C11.2, C11.3)", g.SpaceName(x), g.TileName(t.Tile))
		}
	}
	return nil
}

// withAccess are the locations that give access to the markets, or whose tiles may (B6.2, C5.2, C5.3).
func (g *Game) withAccess() (at LocationSet) {
	for l := range g.Locations {
		if g.Locations[l].Market {
			at = at.With(Location(l))
		}
	}
	for _, f := range g.Industries {
		if f.Access {
			at |= locationsFor(g, f.Industry)
		}
	}
	return at
}

// locationsFor are the locations with a space for an industry.
func locationsFor(g *Game, i Industry) (at LocationSet) {
	for _, f := range g.Spaces {
		if f.Industries.Has(i) {
			at = at.With(f.Location)
		}
	}
	return at
}

// buyerAmong reports whether what an industry sells can have gone to one of these locations.
func (g *Game) buyerAmong(s *State, i Industry, reached LocationSet) bool {
	if g.Family == Lancashire {
		return reached&g.withAccess() != 0
	}
	_, n := g.Takers(s, i, reached)
	return n > 0
}
