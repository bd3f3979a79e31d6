package engine

// The Build action (B7).

// reach returns where a card lets an industry be built (B7.1, C7.1): a location card at its location, a wild location in any town
// but no farm, an industry card or wild industry where industry cards reach (byIndustry); so does no card, the Automa's.
func (g *Game) reach(s *State, c Card, i Industry, near LocationSet) LocationSet {
	f := &g.cards[c]
	switch {
	case f.Kind == LocationCard:
		return 1 << f.Location
	case f.Kind == WildLocation:
		return g.towns
	case f.Kind == UnknownCard:
		unknown := &g.Edition.Unknown[s.Seats-2]
		if !unknown.Industries.Has(i) {
			near = 0
		}
		return near | unknown.Named
	case f.Kind == IndustryCard && !f.Industries.Has(i):
		return 0
	}
	return near
}

// byIndustry returns where a seat with this network may build by an industry card: in the network, but not in merchant
// locations (B5.4); without one everywhere (B7.8), in the Brass of 2007 only for the first build of the game (C7.8). There it is,
// in the Canal Era, not where the seat has a tile already, so only where its canals lead (C5.1, C7.10).
func (g *Game) byIndustry(s *State, seat Seat, net LocationSet) LocationSet {
	if net == 0 && !s.Players[seat].Built {
		return g.towns | g.farms
	}
	near := net
	if net&g.Edition.VirtualLink != 0 { // C5.4
		near |= g.Edition.VirtualLink
	}
	if g.Edition.FirstEdition && s.Era == Canal {
		near &^= g.locationsWith(s.index.owned[seat])
	}
	return near &^ g.outside
}

// whyReach refuses a card that does not let the industry be built there.
func (g *Game) whyReach(s *State, c Card, i Industry, l Location, near LocationSet) Refusal {
	if g.reach(s, c, i, near).Has(l) {
		return allowed
	}
	f := &g.cards[c]
	switch {
	case f.Kind == WildLocation || f.Kind == LocationCard && g.farms.Has(l):
		return refuse(B(7, 9), FarmNeedsBrewery).at(l).with(c) // B7.9
	case f.Kind == LocationCard, f.Kind == IndustryCard && !f.Industries.Has(i):
		return refuse(B(7, 1), CardNamesOther).at(l).of(i).with(c)
	}
	if own := g.spacesAt[l] & s.index.owned[s.Actor]; own != 0 && g.Edition.FirstEdition {
		return refuse(C(5, 1), OwnTileHere).at(l).on(own.First())
	}
	if f.Kind == UnknownCard {
		c = 0
	}
	return refuse(B(7, 1), NotInNetwork).at(l).with(c)
}

// WhyTile refuses to build an industry for a seat because of its mat: no tile is left (B14.2), or the lowest one may not be
// built in this era (B7.2).
func (k *kit) WhyTile(s *State, seat Seat, i Industry) (Tile, Refusal) {
	t := k.Next(&s.Players[seat], i)
	if t == 0 {
		return 0, refuse(B(14, 2), NoTileLeft).of(i)
	}
	if !k.tiles[t].Canal && !k.tiles[t].Rail {
		return 0, refuse(C(7, 2), NeverBuilt).of(i).tile(t)
	}
	if s.Era == Canal && !k.tiles[t].Canal || s.Era == Rail && !k.tiles[t].Rail {
		return 0, refuse(B(7, 2), TileNotInEra).of(i).tile(t)
	}
	return t, allowed
}

// whySpace refuses to put a seat's tile on a space.
func (g *Game) whySpace(s *State, seat Seat, t Tile, x Space) Refusal {
	i := g.tiles[t].Industry
	if s.index.filled.Has(x) {
		if r := g.whyReplace(s, seat, t, x); !r.OK() {
			return r
		}
	}
	if !g.spacesFor[i].Has(x) { // also where a tile lies that was played against the rules
		return refuse(B(7, 3), NoIcon).of(i).on(x)
	}
	if s.index.filled.Has(x) {
		return allowed
	}
	here := g.spacesAt[g.locationOf[x]]
	// B7.7, C7.7: in the Canal Era one own tile in a location.
	if own := here & s.index.owned[seat]; own != 0 && s.Era == Canal {
		return refuse(B(7, 7), OwnTileHere).at(g.locationOf[x]).on(own.First())
	}
	// B7.3, C7.3: a space for this industry alone comes before one that shares it.
	if alone := here & g.aloneFor[i] &^ s.index.filled; alone != 0 && !alone.Has(x) {
		return refuse(B(7, 3), AloneFirst).of(i).on(alone.First())
	}
	return allowed
}

// whyReplace refuses to overbuild the tile on a space (B7.10).
func (g *Game) whyReplace(s *State, seat Seat, t Tile, x Space) Refusal {
	old := s.Tiles[x]
	industry := g.tiles[t].Industry
	switch {
	case s.IsAutoma(seat): // M20
		return refuse(M(20), AutomaNeverReplaces).on(x)
	case g.tiles[old.Tile].Industry != industry:
		return refuse(B(7, 10), OtherIndustryHere).on(x).tile(old.Tile).of(industry)
	case old.Owner != seat && !g.industries[industry].Replaceable: // before the level, which would not help
		return refuse(B(7, 10), OpponentsTileStays).on(x).tile(old.Tile)
	case g.tiles[old.Tile].Level >= g.tiles[t].Level:
		return refuse(B(7, 10), LevelNotHigher).on(x).tile(old.Tile)
	case old.Owner == seat:
		return allowed
	}
	r := g.industries[industry].Output
	if left := s.Cubes(s.index.stocked[r]) + int(s.Market[r]); left > 0 {
		return Refusal{Rule: B(7, 10), Reason: CubesLeft, Space: x, Resource: r, Have: int16(left)}
	}
	if own := g.spacesAt[g.locationOf[x]] & s.index.owned[seat]; own != 0 && s.Era == Canal {
		return refuse(B(7, 10), OwnTileHere).at(g.locationOf[x]).on(own.First())
	}
	return allowed
}

// OpenSpaces returns the spaces of a location on which a seat's tile may be put, replacing tiles included; if none, why.
func (g *Game) OpenSpaces(s *State, seat Seat, t Tile, l Location) (spaces SpaceSet, why Refusal) {
	i := g.tiles[t].Industry
	for r := g.spacesAt[l] & g.spacesFor[i]; r != 0; r = r.Rest() { // no other takes it, B7.3
		if x := r.First(); g.whySpace(s, seat, t, x).OK() {
			spaces = spaces.With(x)
		}
	}
	own := g.spacesAt[l] & s.index.owned[seat]
	switch {
	case spaces != 0:
		return spaces, allowed
	case own != 0 && s.Era == Canal: // told first (A47)
		return 0, refuse(B(7, 7), OwnTileHere).at(l).on(own.First())
	}
	return 0, refuse(B(7, 3), NoSpace).of(i).at(l)
}

// whyCost refuses a tile that cannot be supplied and paid at a location (B7.4, C7.4). No tile costs the resource that it
// produces, so a tile that is replaced never matters here.
func (g *Game) whyCost(s *State, seat Seat, t Tile, l Location) Refusal {
	f := &g.tiles[t]
	coal, r := g.coalBill(s, 1<<l, int(f.Coal))
	if !r.OK() {
		return r.at(l).tile(t)
	}
	pounds := int(f.Money) + coal + g.ironBill(s, int(f.Iron))
	if r = g.whyMoney(s, seat, B(7, 4), pounds); !r.OK() {
		r.Tile = t
	}
	return r
}

// affordable returns those of some locations where a seat can supply and pay a tile (B7.4). A tile costs the same in all that
// are connected, and anywhere if it needs no coal: asking once for all of them saves a quarter of a random game.
func (g *Game) affordable(s *State, seat Seat, t Tile, among LocationSet) (yes LocationSet) {
	if !g.whyMoney(s, seat, B(7, 4), int(g.tiles[t].Money)).OK() { // before any cube is bought
		return 0
	}
	for among != 0 {
		l := among.First()
		alike := among
		if g.tiles[t].Coal > 0 {
			alike &= s.Connected(1 << l)
		}
		if g.whyCost(s, seat, t, l).OK() {
			yes |= alike
		}
		among &^= alike
	}
	return yes
}

func (g *Game) whyBuild(s *State, c Choice) Refusal {
	if c.Industry == 0 || c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	if r := s.whyCard(c.Card); !r.OK() {
		return r
	}
	seat, l := s.Actor, g.locationOf[c.Space]
	net := s.Network(seat)
	t, r := g.WhyTile(s, seat, c.Industry)
	if !r.OK() {
		return r
	}
	if r := g.whySpace(s, seat, t, c.Space); !r.OK() {
		return r
	}
	if c.Card != 0 {
		if r := g.whyReach(s, c.Card, c.Industry, l, g.byIndustry(s, seat, net)); !r.OK() {
			return r
		}
	}
	// B7.8: an industry card without a network needs an empty space.
	if net == 0 && g.everywhere(c.Card) && s.index.filled.Has(c.Space) {
		return refuse(B(7, 8), NoReplacingThere).on(c.Space)
	}
	if c.Card == 0 { // the Automa
		if r := g.whyFarm(l, net); !r.OK() {
			return r
		}
	}
	return g.whyCost(s, seat, t, l)
}

// everywhere reports whether a card names no location.
func (k *kit) everywhere(c Card) bool {
	return k.cards[c].Kind == IndustryCard || k.cards[c].Kind == WildIndustry
}

// WhyBuildAt is the answer of the guard of Build about an industry at a location for the Automa, which needs no card (M24): the
// spaces it may use, or why there is none. The reasons are looked for in one order: tiles, era, own tile, space, farm, coal
// (A47).
func (g *Game) WhyBuildAt(s *State, i Industry, l Location) (spaces SpaceSet, why Refusal) {
	t, why := g.WhyTile(s, AutomaSeat, i)
	if !why.OK() {
		return 0, g.cited(why.at(l))
	}
	if spaces, why = g.OpenSpaces(s, AutomaSeat, t, l); why.OK() {
		why = g.whyFarm(l, s.Network(AutomaSeat))
	}
	if why.OK() {
		why = g.whyCost(s, AutomaSeat, t, l)
	}
	if !why.OK() {
		return 0, g.cited(why)
	}
	return spaces, allowed
}

// whyFarm refuses the Automa a farm outside its network (M32).
func (b *board) whyFarm(l Location, net LocationSet) Refusal {
	if b.farms.Has(l) && !net.Has(l) {
		return refuse(M(32), FarmOutside).at(l)
	}
	return allowed
}

func (g *Game) buildChoices(s *State, out []Choice) []Choice {
	seat := s.Actor
	net := s.Network(seat)
	near := g.byIndustry(s, seat, net)
	if s.IsAutoma(seat) { // without a card, M24 and M32
		near = g.towns | g.farms&net
	}
	cards, n := s.payable()
	for _, f := range g.Industries {
		i := f.Industry
		t, r := g.WhyTile(s, seat, i)
		if !r.OK() {
			continue
		}
		var reach [HandSize]LocationSet
		var reached LocationSet
		for k, c := range cards[:n] {
			reach[k] = g.reach(s, c, i, near)
			reached |= reach[k]
		}
		for r := g.affordable(s, seat, t, reached&g.locationsFor[i]); r != 0; r = r.Rest() {
			l := r.First()
			spaces, _ := g.OpenSpaces(s, seat, t, l)
			if spaces == 0 {
				continue
			}
			for k, c := range cards[:n] {
				if !reach[k].Has(l) {
					continue
				}
				open := spaces
				if net == 0 && g.everywhere(c) { // B7.8
					open &^= s.index.filled
				}
				for ; open != 0; open = open.Rest() {
					out = append(out, Choice{Verb: Build, Card: c, Industry: i, Space: open.First()})
				}
			}
		}
	}
	return out
}

// build places the tile and pays its money; coal and iron are served next, then finishBuild (the order of B7.4).
func (do play) build(c Choice) {
	s := do.s
	seat := s.Actor
	p := &s.Players[seat]
	t := do.Next(p, c.Industry)
	f := &do.tiles[t]
	do.discardCard(c.Card)
	// B7.10: the replaced tile leaves the game with the cubes on it.
	if s.Tiles[c.Space].Tile != 0 {
		do.removeTile(c.Space, ForOverbuild)
	}
	p.Mat[t]--
	p.Built = do.Edition.FirstEdition
	do.put(c.Space, PlacedTile{Tile: t, Owner: seat})
	do.tell(Event{Kind: TilePlaced, Seat: seat, Tile: t, Space: c.Space})
	do.pay(seat, f.Money, Event{Reason: ForBuild, Tile: t, Space: c.Space})
	s.Pending = Pending{Verb: Build, Space: c.Space, Coal: uint8(f.Coal), Iron: uint8(f.Iron)}
}

// removeTile takes a tile off the board for good, with its cubes and barrels; income gained stays.
func (do play) removeTile(x Space, why For) {
	t := do.s.Tiles[x]
	do.put(x, PlacedTile{})
	do.tell(Event{Kind: TileRemoved, Reason: why, Seat: t.Owner, Tile: t.Tile, Space: x, Amount: int16(t.Cubes)})
}

// finishBuild puts cubes or barrels on the tile (B7.5, C7.5) and sells to the market (B7.6, C7.6).
func (do play) finishBuild() {
	s := do.s
	x := s.Pending.Space
	t := s.Tiles[x]
	f := &do.tiles[t.Tile]
	if amount := f.Amount[s.Era-Canal]; amount > 0 {
		t.Cubes = amount
		do.put(x, t)
		do.tell(Event{Kind: Stocked, Seat: t.Owner, Resource: do.industries[f.Industry].Output, Space: x, Amount: int16(amount)})
	}
	if t.Cubes > 0 && do.sellsCubes(s, x) {
		do.sellToMarket(x)
	}
	if do.industries[f.Industry].AtOnce { // C7.9
		do.flip(x)
	}
	do.endAction()
}

// sellsCubes reports whether a new tile's cubes go to their market: coal with access to the market, iron always, while
// beer has none (B7.6).
func (g *Game) sellsCubes(s *State, x Space) bool {
	switch g.industries[g.tiles[s.Tiles[x].Tile].Industry].Output {
	case Iron:
		return true
	case Coal:
		return g.HasMarket(s, 1<<g.locationOf[x])
	}
	return false
}

// sellToMarket moves as many cubes as fit, dearest free space first, and flips an emptied tile after the sale (B7.6).
func (do play) sellToMarket(x Space) {
	s := do.s
	t := s.Tiles[x]
	r := do.industries[do.tiles[t.Tile].Industry].Output
	prices := do.Markets[r].Prices
	for t.Cubes > 0 && int(s.Market[r]) < len(prices) {
		t.Cubes--
		s.Market[r]++
		price := prices[len(prices)-int(s.Market[r])]
		do.tell(Event{Kind: SoldToMarket, Seat: t.Owner, Resource: r, Space: x, Amount: 1, Price: price})
		do.receive(t.Owner, price, Event{Reason: ForMarketSale, Resource: r, Space: x})
	}
	do.put(x, t)
	if t.Cubes == 0 {
		do.flip(x)
	}
}
