package policy

import "sohofoundry/engine"

// supply counts the beer while its uses are thought through.
type supply struct {
	forSales, forLinks int // barrels that the human can use
	drunk              int // barrels of breweries, by sales thought of before
	emptied            [engine.MaxMerchants]bool
}

// beerNeeded is the number of barrels that the human can use: for tiles to be sold, and for second rail links.
func (j *judge) beerNeeded(s *engine.State) (beer supply) {
	for r := s.Owned(j.me); r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; !t.Flipped {
			beer.forSales += int(j.g.Tiles[t.Tile].BeerToSell)
		}
	}
	beer.forLinks = j.w.RailBeer
	if s.Era == engine.Rail {
		beer.forLinks = min(j.g.LinksLeft(&s.Players[j.me])/2, j.actions)
	}
	return beer
}

// wantsBarrels reports whether the barrels of one more brewery are wanted. Only one that stands in the Rail Era serves links.
func (b *supply) wantsBarrels(barrels int, links bool) bool {
	switch {
	case b.forSales > 0:
		b.forSales -= barrels
	case links && b.forLinks > 0:
		b.forLinks -= barrels
	default:
		return false
	}
	return true
}

// least is the chance, in per cent, of a sale that lacks much but has the time.
const least = 5

// saleChance is the chance, in per cent, that the human sells a tile in this era.
func (j *judge) saleChance(s *engine.State, x engine.Space, beer *supply) int {
	f := &j.g.Tiles[s.Tiles[x].Tile]
	from := engine.LocationSet(0).With(j.g.LocationOf(x))
	links, to := j.linksToTakers(s, f.Industry, x, from)
	if to == 0 {
		return 0
	}
	barrels := j.barrelsMissing(s, f, from, to, beer)
	underWay := s.Decision == engine.ChooseSale && links+barrels == 0
	if links+barrels+1 > j.actions && !underWay {
		return 0
	}
	return max(j.w.Ready-j.w.MissingLink*links-j.w.MissingBeer*barrels, least)
}

// takersFound are the ways to takers that were looked for already: they are the same after all choices but those that place links.
type takersFound struct {
	links engine.LineSet // that are built
	ways  [engine.MaxSpaces]way
}

// way is a way from a space to the buyers of an industry.
type way struct {
	industry engine.Industry
	links    uint8              // that are missing
	to       engine.LocationSet // the locations reached with them; none if there is no way
}

// linksToTakers counts the links that are missing to the nearest merchants that take the industry of a tile, and returns the
// locations reached.
func (j *judge) linksToTakers(s *engine.State, i engine.Industry, x engine.Space, from engine.LocationSet) (links int, to engine.LocationSet) {
	if s.Built() != j.takers.links {
		return j.findTakers(s, i, from)
	}
	w := &j.takers.ways[x]
	if w.industry != i {
		links, to = j.findTakers(s, i, from)
		*w = way{industry: i, links: uint8(links), to: to}
	}
	return int(w.links), w.to
}

// findTakers looks for them.
func (j *judge) findTakers(s *engine.State, i engine.Industry, from engine.LocationSet) (links int, to engine.LocationSet) {
	at := s.Connected(from)
	for {
		if _, n := j.g.Takers(s, i, at); n > 0 {
			return links, at
		}
		next := s.Connected(j.oneLinkFurther(s.Era, at))
		if next == at {
			return 0, 0
		}
		at = next
		links++
	}
}

// oneLinkFurther returns these locations and those that a line of the era joins to them.
func (j *judge) oneLinkFurther(era engine.Era, at engine.LocationSet) engine.LocationSet {
	next := at
	for ; at != 0; at = at.Rest() {
		for lines := j.g.LinesAt(at.First()); lines != 0; lines = lines.Rest() {
			f := &j.g.Lines[lines.First()]
			if era == engine.Canal && f.Canal || era == engine.Rail && f.Rail {
				next |= j.g.Ends(lines.First())
			}
		}
	}
	return next
}

// barrelsMissing takes the beer of a sale from the supply and returns how many barrels are still to be brewed.
func (j *judge) barrelsMissing(s *engine.State, f *engine.TileFacts, from, to engine.LocationSet, beer *supply) int {
	need := int(f.BeerToSell)
	if need == 0 {
		return 0
	}
	takers, n := j.g.Takers(s, f.Industry, to)
	for _, m := range takers[:n] {
		if s.Merchants[m].Beer && !beer.emptied[m] {
			beer.emptied[m] = true
			need--
			break
		}
	}
	have := -beer.drunk
	for r := j.g.Breweries(s, j.me, from); r != 0; r = r.Rest() {
		have += int(s.Tiles[r.First()].Cubes)
	}
	used := min(max(have, 0), need)
	beer.drunk += used
	return need - used
}
