package position

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/notation"
)

// The checks of Arisen: each tile and link took a part of an action, a sold tile was connected to its buyer and a tile that needs coal
// to its source, and income and money came from tiles, loans and merchants. Every bound grows in play at least as fast as the figure
// that it bounds, so that no game breaks it.

// Arisen checks that play can have led to a restored position: that the actions which each seat has begun can have brought all that it
// has. The error names the first thing without a source. Positions from outside are checked by it; positions that the program or a
// test sets up are not.
func Arisen(g *engine.Game, s *engine.State) error {
	for seat := range engine.Seat(s.Seats) {
		if err := first(checkWork(g, s, seat), checkIncome(g, s, seat), checkMoney(g, s, seat)); err != nil {
			return err
		}
	}
	return first(checkEveryMerchant(g, s), checkMarkets(g, s), checkDrunk(g, s), checkTurned(g, s), checkJoined(g, s))
}

// checkEveryMerchant sees that a tile lies on every merchant space in use; none ever leaves it (B1.3).
func checkEveryMerchant(g *engine.Game, s *engine.State) error {
	for m := engine.Merchant(1); int(m) < len(g.Merchants); m++ {
		if g.Merchants[m].MinPlayers <= int(s.Seats) && s.Merchants[m].Tile == 0 {
			return fault.Errorf("merchants: %s: no tile lies there (B1.3)", notation.MerchantName(g, m))
		}
	}
	return nil
}

// checkDrunk sees that no more of the merchants' barrels are gone than the sales of this era can have drunk (B12.3); new ones stand
// there when the Rail Era begins (B4.4).
func checkDrunk(g *engine.Game, s *engine.State) error {
	gone := 0
	for _, space := range s.Merchants[:len(g.Merchants)] {
		if g.MerchantTiles[space.Tile].Accepts != 0 && !space.Beer {
			gone++
		}
	}
	most := mostOfSales(g, s, func(f *engine.TileFacts) int { return int(f.BeerToSell) })
	if gone > most {
		return fault.Errorf("merchants: barrels gone: %d, and the sales of this era have drunk %d at most (B1.4, B12.3)", gone, most)
	}
	return nil
}

// checkTurned sees that no more tiles of the distant market lie open than were sold to it in this era (C11.3).
func checkTurned(g *engine.Game, s *engine.State) error {
	turned, most := len(g.Distant.Turned(s)), mostOfSales(g, s, func(*engine.TileFacts) int { return 1 })
	if turned > most {
		return fault.Errorf("distant: tiles turned: %d, and the sales of this era have turned %d at most (C1.3, C11.3)", turned, most)
	}
	return nil
}

// mostOfSales adds up a value of each tile that may have been sold in this era: all that are gone from the mats of the seats that
// have begun an action in it.
func mostOfSales(g *engine.Game, s *engine.State, each func(*engine.TileFacts) int) (sum int) {
	for seat := range engine.Seat(s.Seats) {
		if begun(g, s, seat, s.Era) == 0 {
			continue
		}
		for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
			if f := &g.Tiles[t]; g.Sold(f.Industry) {
				sum += (int(f.Count) - int(s.Players[seat].Mat[t])) * each(f)
			}
		}
	}
	return sum
}

// checkMarkets sees that no market holds fewer cubes than the actions that were begun can have taken from it (B6.4, B7.4, B8.2, B9.1),
// nor more than the tiles that left the mats by then can have brought (B7.6).
func checkMarkets(g *engine.Game, s *engine.State) error {
	for r, place := range []string{engine.Coal: "coal_market", engine.Iron: "iron_market"} {
		r := engine.Resource(r)
		least, most := int(g.Markets[r].Start), int(g.Markets[r].Start)
		for seat := range engine.Seat(s.Seats) {
			actions := begun(g, s, seat, engine.Canal)
			least -= actions * mostTaken(g, r)
			most += min(mostBrought(g, &s.Players[seat], r), actions*len(g.Markets[r].Prices)) // the Automa starts without some tiles (M4)
		}
		if err := within(place, int(s.Market[r]), max(0, least), min(most, len(g.Markets[r].Prices)), engine.B(1, 5)); err != nil {
			return err
		}
	}
	return nil
}

// mostTaken is the most cubes that an action takes from a market.
func mostTaken(g *engine.Game, r engine.Resource) (cubes int) {
	cubes = 2 // two rail links burn so much coal (B8.3), and two tiles are developed for so much iron (B9.1)
	for _, f := range g.Tiles {
		if r == engine.Coal {
			cubes = max(cubes, int(f.Coal))
		} else {
			cubes = max(cubes, int(f.Iron))
		}
	}
	return cubes
}

// mostBrought is the most cubes that the tiles which are gone from a mat can have brought to a market (B7.6).
func mostBrought(g *engine.Game, p *engine.Player, r engine.Resource) (cubes int) {
	for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
		if f := &g.Tiles[t]; g.Produces(t) == r {
			cubes += (int(f.Count) - int(p.Mat[t])) * int(slices.Max(f.Amount[:]))
		}
	}
	return cubes
}

// checkWork sees that a seat has begun as many actions as its tiles and links took (B2.2): one for a tile on the board (B7), one for
// two that left the mat otherwise (B9.1) but by merchants (B12.6), and one for a link, or for two in the Rail Era (B8.2, B8.3).
func checkWork(g *engine.Game, s *engine.State, seat engine.Seat) error {
	begun, inEra := begun(g, s, seat, engine.Canal), begun(g, s, seat, s.Era)
	links := s.Players[seat].Links.Len()
	linking := links
	if s.Era == engine.Rail {
		linking = halved(links)
	}
	if linking > inEra {
		return fault.Errorf("players[%d]: links: %d, more than %d actions of this era can have built (B8.2, B8.3)", seat, links, inEra)
	}
	placed := s.Owned(seat).Len()
	gone := -placed - bonuses(g, s, engine.BonusDevelop)
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
func earned(g *engine.Game, s *engine.State, seat engine.Seat) (spaces int) {
	mat := &s.Players[seat].Mat
	for t, f := range g.Tiles {
		spaces += (int(f.Count) - int(mat[t])) * int(f.IncomeSpaces)
	}
	for r := s.Owned(seat); r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; !t.Flipped {
			spaces -= int(g.Tiles[t.Tile].IncomeSpaces)
		}
	}
	return spaces + bonuses(g, s, engine.BonusIncome) + mostFromDistant(g, s)
}

// mostFromDistant is more than the distant market can have moved all income markers (C11.3).
func mostFromDistant(g *engine.Game, s *engine.State) int {
	turned, most := len(g.Distant.Turned(s)), int16(0)
	for _, t := range g.Distant.Tiles {
		turned += int(s.Era-engine.Canal) * int(t.Counts[s.Seats-2])
	}
	for _, bonus := range g.Distant.Bonuses {
		most = max(most, bonus)
	}
	return turned * int(most)
}

// checkIncome sees that a seat's income marker is no further than its tiles and buyers brought it, and no lower than its loans.
func checkIncome(g *engine.Game, s *engine.State, seat engine.Seat) error {
	if s.IsAutoma(seat) {
		return nil
	}
	start := int(g.Limits.StartIncome)
	space, most := int(s.Players[seat].Income), min(start+earned(g, s, seat), len(g.Income)-1)
	if space > most {
		return fault.Errorf("players[%d]: income_space: %d, but its tiles and sales bring it to %d at most (B6.6, B12.6)", seat, space, most)
	}
	if least := int(g.Income[start]) - begun(g, s, seat, engine.Canal)*int(largestLoan(g).Levels); g.IncomeLevel(&s.Players[seat]) < least {
		return fault.Errorf("players[%d]: income_space: level %d, but its loans bring it to %d at the least (B11.1)", seat,
			g.IncomeLevel(&s.Players[seat]), least)
	}
	return nil
}

// checkMoney sees that no seat has more £ than can have come in, less the cost of its tiles and links on the board, nor has
// spent more in this round than its actions can cost. A tile that is given up (B3.3) brings less than it cost.
func checkMoney(g *engine.Game, s *engine.State, seat engine.Seat) error {
	if s.IsAutoma(seat) { // which has only costs, M83
		return within(ofSeat(seat, "spent"), int(s.Players[seat].Spent), 0, begunNow(g, s, seat)*dearestAction(g), engine.B(2, 5))
	}
	begun, earned := begun(g, s, seat, engine.Canal), earned(g, s, seat)
	start, p := int(g.Limits.StartIncome), &s.Players[seat]
	incomes := roundsOver(g, s)
	if s.Collecting > 0 {
		incomes++
	}
	loan := largestLoan(g)
	// A space is one level at the most, so no more levels than these can have been given for loans (B11.1).
	levels := max(0, int(g.Income[start])+earned-g.IncomeLevel(p))
	most := int(g.Limits.StartMoney) + min(begun*int(loan.Money), levels*int(loan.Money)/int(loan.Levels)) +
		incomes*max(0, int(g.Income[min(start+earned, len(g.Income)-1)])) + bonuses(g, s, engine.BonusMoney) + fromMarkets(g, p) - laidOut(g, s, seat)
	return first(
		within(ofSeat(seat, "money"), int(p.Money), 0, max(0, most), engine.B(1, 6)),
		within(ofSeat(seat, "spent"), int(p.Spent), 0, begunNow(g, s, seat)*dearestAction(g), engine.B(2, 5)),
	)
}

// largestLoan brings the most £ (B11.1, C10.1).
func largestLoan(g *engine.Game) engine.LoanFacts {
	return slices.MaxFunc(g.Limits.Loans, func(a, b engine.LoanFacts) int { return int(a.Money - b.Money) })
}

// fromMarkets is the most £ that the cubes of the tiles that are gone from a mat can have brought when they were built (B7.6).
func fromMarkets(g *engine.Game, p *engine.Player) (brought int) {
	for _, r := range []engine.Resource{engine.Coal, engine.Iron} {
		brought += mostBrought(g, p, r) * int(slices.Max(g.Markets[r].Prices))
	}
	return brought
}

// laidOut is the least £ that a seat paid for its tiles and links on the board (B7.4, B8.2, B8.3).
func laidOut(g *engine.Game, s *engine.State, seat engine.Seat) (paid int) {
	for r := s.Owned(seat); r != 0; r = r.Rest() {
		paid += int(g.Tiles[s.Tiles[r.First()].Tile].Money)
	}
	link := g.Limits.CanalLinkCost
	if s.Era == engine.Rail {
		link = min(g.Limits.RailLinkCost, g.Limits.RailDoubleCost/2)
	}
	return paid + s.Players[seat].Links.Len()*int(link)
}

// dearestAction is the most £ that an action costs.
func dearestAction(g *engine.Game) int {
	coal, iron := dearestCube(g, engine.Coal), dearestCube(g, engine.Iron)
	costs := max(int(g.Limits.RailLinkCost+g.Limits.RailDoubleCost)+2*coal, engine.DevelopMost*iron)
	for t := engine.Tile(1); int(t) < len(g.Tiles); t++ {
		f := &g.Tiles[t]
		costs = max(costs, int(f.Money)+int(f.Coal)*coal+int(f.Iron)*iron)
	}
	return costs
}

// checkJoined checks that every tile sold in this era is connected to a buyer, and every tile built in it with coal to a source of coal
// (B12.2, C11.2, C11.3, B6.1, B6.2): no link leaves the board before the era's end. A tile that the Canal Era has too may
// have stayed from there.
func checkJoined(g *engine.Game, s *engine.State) error {
	if s.Decision == engine.GameOver { // all links have scored and left (B4.1)
		return nil
	}
	coal := withAccess(g) | locationsFor(g, engine.CoalMine)
	for r := s.Filled(); r != 0; r = r.Rest() {
		x := r.First()
		t, f := s.Tiles[x], &g.Tiles[s.Tiles[x].Tile]
		if s.Era == engine.Rail && f.Canal {
			continue
		}
		reached := s.Connected(1 << g.LocationOf(x))
		switch {
		case f.Coal > 0 && reached&coal == 0:
			return fault.Errorf("tiles: %s: no link leads to where the coal for %s came from (B6.1, B6.2)", notation.SpaceName(g, x), notation.TileName(g, t.Tile))
		case t.Flipped && g.Sold(f.Industry) && !buyerAmong(g, s, f.Industry, reached):
			return fault.Errorf("tiles: %s: no link leads to where %s was sold (B12.2, C11.2, C11.3)", notation.SpaceName(g, x), notation.TileName(g, t.Tile))
		}
	}
	return nil
}

// withAccess are the locations that give access to the markets, or have spaces for tiles that do (B6.2, C5.2, C5.3).
func withAccess(g *engine.Game) (at engine.LocationSet) {
	for l := range g.Locations {
		if g.Locations[l].Market {
			at = at.With(engine.Location(l))
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
func locationsFor(g *engine.Game, i engine.Industry) (at engine.LocationSet) {
	for _, f := range g.Spaces {
		if f.Industries.Has(i) {
			at = at.With(f.Location)
		}
	}
	return at
}

// buyerAmong reports whether a tile of an industry can have been sold to one of these locations.
func buyerAmong(g *engine.Game, s *engine.State, i engine.Industry, reached engine.LocationSet) bool {
	if !g.Rules().Merchants {
		return reached&withAccess(g) != 0
	}
	_, n := g.Takers(s, i, reached)
	return n > 0
}
