package sim

import "sohofoundry/engine"

// board is what lies on the board, in hundredths of a VP.
type board struct {
	tiles, links, automa int
	spaces               int // of income still to come, in hundredths
}

// sales keeps count of the beer while the sales to come are thought through.
type sales struct {
	forSales, forLinks int // barrels that the human can use
	drunk              int // barrels of breweries
	emptied            [engine.MaxMerchants]bool
}

func (j *judge) board(s *engine.State) (b board) {
	var icons [engine.MaxLocations]int // in hundredths
	for l := range j.g.Locations {
		icons[l] = 100 * int(j.g.Locations[l].LinkIcons)
	}
	sold := j.thirst(s)
	for x := engine.Slot(1); int(x) < len(j.g.Slots); x++ {
		t := s.Tiles[x]
		l := j.g.LocationOf(x)
		if t.Tile == 0 {
			icons[l] += j.w.slot * j.actions / j.span
			continue
		}
		f := &j.g.Tiles[t.Tile]
		times := 1
		if s.Era == engine.Canal && j.g.Outlasts(t.Tile) {
			times = 2
		}
		if t.Owner != engine.HumanSeat {
			chance := 100
			if !t.Flipped {
				chance = j.w.automaFlips
			}
			icons[l] += chance * int(f.LinkVP)
			b.automa += chance * int(f.VP) * times
			continue
		}
		chance := 100
		if !t.Flipped {
			chance = j.chance(s, x, &sold)
		}
		icons[l] += chance * int(f.LinkVP)
		vp := int(f.VP)
		if times == 2 {
			b.tiles += j.w.icons * int(f.LinkVP) * chance / 100
		}
		b.tiles += chance * vp * times
		if t.Flipped {
			continue
		}
		b.spaces += chance * int(f.IncomeSpaces)
		if times == 2 { // what is not flipped in this era may be in the next
			b.tiles += (100 - chance) * j.w.laterSale * vp / 100
		}
		if f.Industry == engine.Brewery {
			barrel := j.w.barrelRail
			if s.Era == engine.Canal {
				barrel = j.w.barrelCanal
			}
			if j.actions > 0 {
				b.tiles += int(t.Cubes) * barrel
			}
		}
	}
	b.links = j.links(s, engine.HumanSeat, &icons)
	b.automa += j.links(s, engine.AutomaSeat, &icons)
	return b
}

func (j *judge) links(s *engine.State, seat engine.Seat, icons *[engine.MaxLocations]int) (worth int) {
	for r := s.Players[seat].Links; r != 0; r = r.Rest() {
		for ends := j.g.Ends(r.First()); ends != 0; ends = ends.Rest() {
			worth += icons[ends.First()]
		}
	}
	return worth
}

// chance is how likely a tile of the human flips before it leaves, in per cent.
func (j *judge) chance(s *engine.State, x engine.Slot, sold *sales) int {
	t := s.Tiles[x]
	cubes := int(t.Cubes)
	rounds := j.rounds
	if j.g.Outlasts(t.Tile) {
		rounds = j.roundsAll
	}
	chance := 0
	switch j.g.Tiles[t.Tile].Industry {
	case engine.CoalMine:
		chance = j.w.coal - j.w.coalCube*cubes + j.w.coalRound*rounds
		if from := engine.LocationSet(0).With(j.g.LocationOf(x)); s.Connected(from) == from {
			chance = chance * j.w.lonely / 100
		}
	case engine.IronWorks:
		chance = j.w.iron - j.w.ironCube*cubes + j.w.ironRound*rounds
	case engine.Brewery:
		chance = j.w.beer - j.w.beerCube*cubes + j.w.beerRound*rounds
		if !sold.want(cubes, s.Era == engine.Rail || j.g.Outlasts(t.Tile)) {
			chance = j.w.unwanted
		}
	default:
		return j.saleChance(s, x, sold)
	}
	if rounds == 0 && j.actions == 0 {
		return 0
	}
	return min(max(chance, 0), 95)
}

// thirst is how many barrels the human can use: for tiles to be sold, and for second rail links.
func (j *judge) thirst(s *engine.State) (sold sales) {
	for r := s.Owned(engine.HumanSeat); r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; !t.Flipped {
			sold.forSales += int(j.g.Tiles[t.Tile].BeerToSell)
		}
	}
	sold.forLinks = j.w.railBeer
	if s.Era == engine.Rail {
		sold.forLinks = min(j.g.LinksLeft(&s.Players[engine.HumanSeat])/2, j.actions)
	}
	return sold
}

// want reports whether the barrels of one more brewery are wanted. Only one that stands in the Rail Era serves links.
func (n *sales) want(barrels int, links bool) bool {
	if n.forSales > 0 {
		n.forSales -= barrels
		return true
	}
	if !links || n.forLinks <= 0 {
		return false
	}
	n.forLinks -= barrels
	return true
}

// saleChance is how likely the human will sell a tile in this era.
func (j *judge) saleChance(s *engine.State, x engine.Slot, sold *sales) int {
	f := &j.g.Tiles[s.Tiles[x].Tile]
	from := engine.LocationSet(0).With(j.g.LocationOf(x))
	links, to := j.way(s, f.Industry, from)
	if to == 0 {
		return 0
	}
	beer := j.beerLacking(s, f, from, to, sold)
	if links+beer+1 > j.actions && !(s.Decision == engine.ChooseSale && links+beer == 0) {
		return 0
	}
	return max(j.w.ready-j.w.missingLink*links-j.w.missingBeer*beer, 5)
}

// way counts the links that are missing to the nearest merchants who take an industry, and returns those.
func (j *judge) way(s *engine.State, i engine.Industry, from engine.LocationSet) (links int, to engine.LocationSet) {
	at := s.Connected(from)
	for {
		if _, n := j.g.Takers(s, i, at); n > 0 {
			return links, at
		}
		next := at
		for r := at; r != 0; r = r.Rest() {
			for lines := j.g.LinesAt(r.First()); lines != 0; lines = lines.Rest() {
				f := &j.g.Lines[lines.First()]
				if s.Era == engine.Canal && f.Canal || s.Era == engine.Rail && f.Rail {
					next |= j.g.Ends(lines.First())
				}
			}
		}
		if next = s.Connected(next); next == at {
			return 0, 0
		}
		at = next
		links++
	}
}

// beerLacking takes the beer for a sale from what is left of it and returns how much of it is still to be brewed.
func (j *judge) beerLacking(s *engine.State, f *engine.TileFacts, from, to engine.LocationSet, sold *sales) int {
	need := int(f.BeerToSell)
	if need == 0 {
		return 0
	}
	takers, n := j.g.Takers(s, f.Industry, to)
	for _, m := range takers[:n] {
		if s.Merchants[m].Beer && !sold.emptied[m] {
			sold.emptied[m] = true
			need--
			break
		}
	}
	have := -sold.drunk
	for r := j.g.Breweries(s, engine.HumanSeat, from); r != 0; r = r.Rest() {
		have += int(s.Tiles[r.First()].Cubes)
	}
	used := min(max(have, 0), need)
	sold.drunk += used
	return need - used
}
