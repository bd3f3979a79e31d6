package engine

// Network returns the locations in a seat's network: those with one of its tiles and those at its links (B5.1), merchant
// locations and the three ends of the farm line included (B5.3, B5.4). A seat with neither has none, 0 (B5.5).
func (g *Game) Network(s *State, seat Seat) LocationSet {
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
func (g *Game) HasMarket(s *State, from LocationSet) bool {
	return g.reachesMarket(s, s.Connected(from))
}

// reachesMarket is the same of all that is connected.
func (g *Game) reachesMarket(s *State, reached LocationSet) bool {
	return reached&g.markets != 0 || s.index.ports != 0 && reached&g.locationsWith(s.index.ports) != 0
}

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

// locationsWith returns where spaces are.
func (g *Game) locationsWith(x SpaceSet) (at LocationSet) {
	for ; x != 0; x = x.Rest() {
		at |= 1 << g.locationOf[x.First()]
	}
	return at
}

// within returns those of some spaces that are at these locations: for a few spaces and many locations.
func (g *Game) within(at LocationSet, few SpaceSet) (x SpaceSet) {
	for ; few != 0; few = few.Rest() {
		if f := few.First(); at.Has(g.locationOf[f]) {
			x = x.With(f)
		}
	}
	return x
}

// spacesIn returns the spaces of all these locations.
func (g *Game) spacesIn(at LocationSet) (x SpaceSet) {
	for ; at != 0; at = at.Rest() {
		x |= g.spacesAt[at.First()]
	}
	return x
}

// linesFrom returns the lines that touch any of these locations.
func (g *Game) linesFrom(at LocationSet) (x LineSet) {
	for ; at != 0; at = at.Rest() {
		x |= g.linesAt[at.First()]
	}
	return x
}
