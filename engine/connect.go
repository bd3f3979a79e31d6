package engine

// Network returns the locations in a seat's network: those with one of its tiles and those at its links (B5.1), merchant
// locations and the three ends of the farm line included (B5.3, B5.4). A seat with neither has none, 0 (B5.5).
func (s *State) Network(seat Seat) LocationSet {
	return s.index.stands[seat] | s.index.linked[seat]
}

// Connected returns every location that links of any owner join to one of from, those themselves included (B5.2).
func (s *State) Connected(from LocationSet) LocationSet {
	reached := from
	for ; from != 0; from = from.Rest() {
		reached |= s.index.joined[from.First()]
	}
	return reached
}

// HasMarket reports whether locations have access to the coal market, and to the distant market if there is one: they are
// connected to a merchant location (B6.2), or to a port tile of anyone or a market end point (C5.3).
func (b *board) HasMarket(s *State, from LocationSet) bool {
	return b.reachesMarket(s, s.Connected(from))
}

// reachesMarket is the same of all that is connected.
func (b *board) reachesMarket(s *State, reached LocationSet) bool {
	return reached&b.markets != 0 || s.index.ports != 0 && reached&b.locationsWith(s.index.ports) != 0
}

// MarketPlaces returns the locations that give access to the coal market (B6.2): the merchants' ones, or those with a port tile and
// the market end points (C5.3).
func (b *board) MarketPlaces(s *State) LocationSet { return b.markets | b.locationsWith(s.index.ports) }

// Distance counts the links between two locations, or returns -1 if they are not connected.
func (s *State) Distance(from, to LocationSet) int {
	seen := from
	for frontier, links := from, 0; frontier != 0; links++ {
		if frontier&to != 0 {
			return links
		}
		frontier = s.neighbours(frontier) &^ seen
		seen |= frontier
	}
	return -1
}

// neighbours returns the locations one link away from any of these.
func (s *State) neighbours(of LocationSet) (near LocationSet) {
	for ; of != 0; of = of.Rest() {
		near |= s.index.roads[of.First()]
	}
	return near
}
