package engine

// The merchants of Birmingham: their tiles, and the Sell action there (B12).

// layMerchants shuffles the merchant tiles of the player count over the spaces in use, and adds beer (B1.1, B1.3, B1.4).
func (do play) layMerchants() {
	s := do.s
	var tiles [MaxMerchantTiles]MerchantTile
	n := 0
	for t := MerchantTile(1); int(t) < len(do.MerchantTiles); t++ {
		if do.MerchantTiles[t].MinPlayers <= int(s.Seats) {
			tiles[n] = t
			n++
		}
	}
	Shuffle(&s.Random, tiles[:n])
	next := 0
	for m := Merchant(1); int(m) < len(do.Merchants) && next < n; m++ {
		if do.Merchants[m].MinPlayers <= int(s.Seats) {
			s.Merchants[m].Tile = tiles[next]
			do.tell(Event{Kind: MerchantPlaced, Merchant: m, Amount: int16(tiles[next])})
			next++
		}
	}
	do.placeBarrels()
}

// placeBarrels puts a barrel beside every merchant tile that is not blank and has none (B1.4, B4.4).
func (do play) placeBarrels() {
	for m := Merchant(1); int(m) < len(do.Merchants); m++ {
		space := &do.s.Merchants[m]
		if do.MerchantTiles[space.Tile].Accepts != 0 && !space.Beer {
			space.Beer = true
			do.tell(Event{Kind: BarrelPlaced, Merchant: m})
		}
	}
}

// Takers returns the merchants connected to these locations with a tile that takes an industry (B12.2). Blank tiles take
// nothing.
func (g *Game) Takers(s *State, i Industry, from LocationSet) (takers [MaxMerchants]Merchant, n int) {
	reached := s.Connected(from) & g.outside
	for ; reached != 0; reached = reached.Rest() {
		for _, m := range g.merchantsAt[reached.First()] {
			if g.takes(s, m, i) {
				takers[n] = m
				n++
			}
		}
	}
	return takers, n
}

// takes reports whether a merchant's tile accepts an industry.
func (f *Figures) takes(s *State, m Merchant, i Industry) bool {
	return f.MerchantTiles[s.Merchants[m].Tile].Accepts.Has(i) // none (0) accepts nothing
}

// WhyUnsold refuses to sell the tile on a space to any merchant: it is not the seat's, flipped, or of an industry that
// is not sold (B12.1).
func (k *kit) WhyUnsold(s *State, seat Seat, x Space) Refusal {
	t := s.Tiles[x]
	switch {
	case !s.index.owned[seat].Has(x):
		return refuse(B(12, 1), NotYourTile).on(x)
	case t.Flipped:
		return refuse(B(12, 1), AlreadyFlipped).on(x).tile(t.Tile)
	case !k.industries[k.tiles[t.Tile].Industry].Sold:
		return refuse(B(12, 1), NotForSale).on(x).of(k.tiles[t.Tile].Industry)
	}
	return allowed
}

// WhySale refuses to sell a seat's tile to a merchant; none (0) for a tile that needs no beer (B12.3).
func (g *Game) WhySale(s *State, seat Seat, x Space, m Merchant) Refusal {
	if r := g.WhyUnsold(s, seat, x); !r.OK() {
		return r
	}
	f := &g.tiles[s.Tiles[x].Tile]
	from := LocationSet(1) << g.locationOf[x]
	if f.BeerToSell == 0 {
		if m != 0 {
			return refuse(B(12, 3), NoMerchantNeeded).on(x).of(f.Industry).to(m)
		}
		if _, n := g.Takers(s, f.Industry, from); n == 0 {
			return refuse(B(12, 2), NoMerchantConnected).on(x).of(f.Industry)
		}
		return allowed
	}
	switch {
	case m == 0:
		return refuse(B(12, 2), MerchantNeeded).on(x).of(f.Industry)
	case !g.takes(s, m, f.Industry):
		return refuse(B(12, 2), MerchantRefuses).to(m).of(f.Industry)
	case !s.Connected(from).Has(g.Merchants[m].Location):
		return refuse(B(12, 2), NotConnectedTo).on(x).to(m)
	}
	// B12.3, B12.5: exactly the beer printed, and at most this merchant's one barrel.
	if beer := g.BeerFor(s, seat, from, m); beer < int(f.BeerToSell) {
		return refuse(B(12, 5), NoBeer).on(x).to(m).needs(int(f.BeerToSell), beer)
	}
	return allowed
}

func (g *Game) whySell(s *State, c Choice) Refusal {
	if c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	return g.WhySale(s, s.Actor, c.Space, c.Merchant)
}

func (g *Game) sellChoices(s *State, out []Choice) []Choice {
	cards, n := s.payable()
	for r := s.index.owned[s.Actor]; r != 0; r = r.Rest() {
		x := r.First()
		t := s.Tiles[x]
		f := &g.tiles[t.Tile]
		if t.Flipped || !g.industries[f.Industry].Sold {
			continue
		}
		takers, found := g.Takers(s, f.Industry, 1<<g.locationOf[x])
		if f.BeerToSell == 0 {
			takers[0], found = 0, min(found, 1)
		}
		for _, m := range takers[:found] {
			if !g.WhySale(s, s.Actor, x, m).OK() {
				continue
			}
			for _, c := range cards[:n] {
				out = append(out, Choice{Verb: Sell, Card: c, Space: x, Merchant: m})
			}
		}
	}
	return out
}

// sell begins the sale of one tile; its beer is served next.
func (do play) sell(c Choice) {
	do.discardCard(c.Card)
	f := &do.tiles[do.s.Tiles[c.Space].Tile]
	do.s.Pending = Pending{Verb: Sell, Space: c.Space, Merchant: c.Merchant, Beer: uint8(f.BeerToSell), Count: do.s.Pending.Count}
}

// finishSale flips the tile (B12.4) and offers another sale where there is one (B12.1).
func (do play) finishSale() {
	s := do.s
	p := &s.Pending
	t := s.Tiles[p.Space]
	do.tell(Event{Kind: TileSold, Seat: t.Owner, Tile: t.Tile, Space: p.Space, Merchant: p.Merchant})
	do.flip(p.Space)
	s.Pending = Pending{Verb: Sell, Count: p.Count + 1}
	if s.IsAutoma(s.Actor) || do.anySale(s) {
		s.Decision = ChooseSale
		return
	}
	do.endAction()
}

// anySale reports whether the actor could sell another tile.
func (g *Game) anySale(s *State) bool {
	for r := s.index.owned[s.Actor]; r != 0; r = r.Rest() {
		x := r.First()
		if !g.WhyUnsold(s, s.Actor, x).OK() {
			continue
		}
		takers, n := g.Takers(s, g.tiles[s.Tiles[x].Tile].Industry, 1<<g.locationOf[x])
		for _, m := range takers[:n] {
			if g.tiles[s.Tiles[x].Tile].BeerToSell == 0 {
				m = 0
			}
			if g.WhySale(s, s.Actor, x, m).OK() {
				return true
			}
		}
	}
	return false
}
