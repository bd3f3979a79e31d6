package engine

// The Sell action on the Lancashire map: mills sell to ports and to the distant market (C11).

// Ports returns the unflipped port tiles, of anyone, that are connected to these locations (C11.2).
func (b *board) Ports(s *State, from LocationSet) (ports SpaceSet) {
	for r := s.index.ports & b.spacesIn(s.Connected(from)); r != 0; r = r.Rest() {
		if !s.Tiles[r.First()].Flipped {
			ports = ports.With(r.First())
		}
	}
	return ports
}

// whyPort refuses to sell a seat's mill on a space to the port on another one (C11.2).
func (g *Game) whyPort(s *State, seat Seat, x, port Space) Refusal {
	if r := g.WhyUnsold(s, seat, x); !r.OK() {
		return r
	}
	switch {
	case !s.index.ports.Has(port):
		return refuse(C(11, 2), NotAPort).on(x).port(port)
	case s.Tiles[port].Flipped:
		return refuse(C(11, 2), PortFlipped).on(x).port(port)
	case !s.Connected(1 << g.locationOf[x]).Has(g.locationOf[port]):
		return refuse(C(11, 2), NotConnectedToPort).on(x).port(port)
	}
	return allowed
}

// WhyDistant refuses to sell a seat's mill on a space to the distant market (C11.3).
func (g *Game) WhyDistant(s *State, seat Seat, x Space) Refusal {
	if r := g.WhyUnsold(s, seat, x); !r.OK() {
		return r
	}
	switch {
	case !g.Distant.IsOpen(&s.Distant):
		return refuse(C(11, 3), DistantIsClosed).on(x)
	case !g.HasMarket(s, 1<<g.locationOf[x]):
		return refuse(C(5, 3), NoMarketAccess).on(x).of(g.tiles[s.Tiles[x].Tile].Industry)
	}
	return allowed
}

func (g *Game) whyShip(s *State, c Choice) Refusal {
	if c.Space == 0 || c.Distant && c.Port != 0 {
		return refuse(0, NoSuchThing)
	}
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	switch {
	case c.Distant:
		return g.WhyDistant(s, s.Actor, c.Space)
	case c.Port != 0:
		return g.whyPort(s, s.Actor, c.Space, c.Port)
	}
	if r := g.WhyUnsold(s, s.Actor, c.Space); !r.OK() {
		return r
	}
	return refuse(C(11, 1), TakerNeeded).on(c.Space)
}

func (g *Game) shipChoices(s *State, out []Choice) []Choice {
	cards, n := s.payable()
	open := g.Distant.IsOpen(&s.Distant)
	for r := g.unsold(s, s.Actor); r != 0; r = r.Rest() {
		x := r.First()
		from := LocationSet(1) << g.locationOf[x]
		for ports := g.Ports(s, from); ports != 0; ports = ports.Rest() {
			for _, c := range cards[:n] {
				out = append(out, Choice{Verb: Sell, Card: c, Space: x, Port: ports.First()})
			}
		}
		if open && g.HasMarket(s, from) {
			for _, c := range cards[:n] {
				out = append(out, Choice{Verb: Sell, Card: c, Space: x, Distant: true})
			}
		}
	}
	return out
}

// unsold returns a seat's tiles that could be sold, were there a buyer.
func (k *kit) unsold(s *State, seat Seat) (tiles SpaceSet) {
	for r := s.index.owned[seat]; r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; !t.Flipped && k.industries[k.tiles[t.Tile].Industry].Sold {
			tiles = tiles.With(r.First())
		}
	}
	return tiles
}

// ship sells one mill. With a port both flip (C11.2); from the distant market the bonus comes first, and a tile that closes it
// ends the action with the mill as it is (C11.3). The mills that are left may follow (C11.1); the first had to be tried (C11.4).
func (do play) ship(c Choice) {
	s := do.s
	do.discardCard(c.Card)
	if c.Distant && !do.turnDistant() {
		do.tell(Event{Kind: DistantClosed, Seat: s.Actor, Tile: s.Tiles[c.Space].Tile, Space: c.Space})
		do.endAction()
		return
	}
	seat, t := s.Actor, s.Tiles[c.Space].Tile
	if c.Distant {
		do.advance(seat, do.Distant.Bonuses[s.Distant.Marker], Event{Reason: ForDistant, Tile: t, Space: c.Space})
	}
	do.tell(Event{Kind: TileSold, Seat: seat, Tile: t, Space: c.Space, Port: c.Port})
	do.flip(c.Space)
	if c.Port != 0 {
		do.flip(c.Port)
	}
	s.Pending = Pending{Verb: Sell, Count: s.Pending.Count + 1}
	if s.IsAutoma(seat) || do.canShip(s) {
		s.Decision = ChooseSale
		return
	}
	do.endAction()
}

// canShip reports whether the actor could sell another mill.
func (g *Game) canShip(s *State) bool {
	open := g.Distant.IsOpen(&s.Distant)
	for r := g.unsold(s, s.Actor); r != 0; r = r.Rest() {
		from := LocationSet(1) << g.locationOf[r.First()]
		if g.Ports(s, from) != 0 || open && g.HasMarket(s, from) {
			return true
		}
	}
	return false
}
