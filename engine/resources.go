package engine

// Coal, iron and beer: their sources, their prices, and how they are taken (B6). The pending ones are taken cube by cube, so
// that a mine may run dry in the middle and the next one, or the market, serves the rest (B6.9).

// Rule is the rule that says which tiles a resource comes from.
func (r Resource) Rule() Rule { return [Resources]Rule{Coal: B(6, 1), Iron: B(6, 4), Beer: B(6, 5)}[r] }

// NearestMines returns the mines with coal that are fewest links away from any of these locations, of all owners, and how
// many links that is; more than one are equally near, and the player chooses (B6.1). For a link its ends are all at distance
// 0 (B6.3).
func (b *board) NearestMines(s *State, from LocationSet) (mines SpaceSet, links int) {
	mines = s.index.stocked[Coal]
	if mines == 0 {
		return 0, 0
	}
	at := b.locationsWith(mines)
	seen := from
	for frontier := from; frontier != 0; links++ {
		if here := frontier & at; here != 0 {
			return mines & b.spacesIn(here), links
		}
		frontier = s.neighbours(frontier) &^ seen
		seen |= frontier
	}
	return 0, 0
}

// coalMines returns the mines that serve the pending action: the nearest ones. In the Brass of 2007 the player brings a link's
// coal to the one or the other end, from which the nearest is counted (C6.2), the Automa never does (N6).
func (g *Game) coalMines(s *State) (mines SpaceSet) {
	needed := g.Needed(s)
	if !g.Edition.FirstEdition || s.Pending.Verb != Network || s.IsAutoma(s.Actor) {
		mines, _ = g.NearestMines(s, needed)
		return mines
	}
	for ; needed != 0; needed = needed.Rest() {
		nearest, _ := g.NearestMines(s, 1<<needed.First())
		mines |= nearest
	}
	return mines
}

// CoalDistance counts the links between where the pending action needs its coal and the mines that serve it.
func (b *board) CoalDistance(s *State) int {
	_, links := b.NearestMines(s, b.Needed(s))
	return links
}

// Works returns the iron works with iron; any of them serves, connected or not (B6.4).
func (s *State) Works() SpaceSet { return s.index.stocked[Iron] }

// Cubes adds up the cubes and barrels on tiles.
func (s *State) Cubes(x SpaceSet) (n int) {
	for ; x != 0; x = x.Rest() {
		n += int(s.Tiles[x.First()].Cubes)
	}
	return n
}

// Price is the price of the next cube of coal or iron in its market, in £: the cheapest cube there, or the printed price of
// an empty market (B6.2, B6.4).
func (f *Figures) Price(s *State, r Resource) int16 { return f.Markets[r].price(int(s.Market[r])) }

// IronPrice is the price of iron now, in £: nothing while any works has iron (M26, M66, A4).
func (f *Figures) IronPrice(s *State) int16 {
	if s.Works() != 0 {
		return 0
	}
	return f.Price(s, Iron)
}

// price is that of the next cube with so many left. The cubes fill the dearest spaces.
func (m *MarketFacts) price(left int) int16 {
	if left <= 0 {
		return m.EmptyPrice
	}
	return m.Prices[len(m.Prices)-left]
}

// bill is the price of the next n cubes together with so many left, in £.
func (m *MarketFacts) bill(left, n int) (pounds int) {
	for i := range n {
		pounds += int(m.price(left - i))
	}
	return pounds
}

// coalBill is the price of n coal at these locations, in £. Coal of all connected mines goes first and is free (B6.1); the
// market serves the rest, if they have access to it (B6.2, C6.1).
func (g *Game) coalBill(s *State, from LocationSet, n int) (pounds int, r Refusal) {
	if n == 0 {
		return 0, allowed
	}
	reached := s.Connected(from)
	free := s.Cubes(g.within(reached, s.index.stocked[Coal]))
	if free >= n {
		return 0, allowed
	}
	if !g.reachesMarket(s, reached) {
		return 0, refuse(B(6, 2), NotConnectedToCoal).needs(n, free)
	}
	return g.Markets[Coal].bill(int(s.Market[Coal]), n-free), allowed
}

// ironBill is the price of n iron, in £: works first and free, then the market (B6.4).
func (f *Figures) ironBill(s *State, n int) (pounds int) {
	free := s.Cubes(s.index.stocked[Iron])
	return f.Markets[Iron].bill(int(s.Market[Iron]), max(0, n-free))
}

// whyMoney refuses a price that the seat cannot pay. Nothing is too dear for the Automa (M2).
func (f *Figures) whyMoney(s *State, seat Seat, rule Rule, pounds int) Refusal {
	if money := int(f.Edition.purse(&s.Players[seat])); pounds > money && !s.IsAutoma(seat) {
		return refuse(rule, NotEnoughMoney).needs(pounds, money)
	}
	return allowed
}

// WhyDue says why the coal, needed at these locations, and the iron that the action under way still takes cannot be had, or not be
// paid; then the rule is the one given.
func (g *Game) WhyDue(s *State, from LocationSet, rule Rule) Refusal {
	coal, r := g.coalBill(s, from, int(s.Pending.Coal))
	if !r.OK() {
		return r
	}
	return g.whyMoney(s, s.Actor, rule, coal+g.ironBill(s, int(s.Pending.Iron)))
}

// pay takes £ from a seat and remembers them as spent (B2.5, C2.5). The Automa pays nothing (M21); the price counts only for its
// turn order by spending (M83).
func (do play) pay(seat Seat, pounds int16, e Event) {
	automa := do.s.IsAutoma(seat)
	if pounds == 0 || automa && !do.s.SpendingOrder {
		return
	}
	p := &do.s.Players[seat]
	p.Spent += pounds
	e.Seat = seat
	if automa {
		e.Kind, e.Amount = CostCounted, pounds
		do.tell(e)
		return
	}
	do.Edition.moveMoney(p, -pounds)
	e.Kind, e.Amount = MoneyMoved, -pounds
	do.tell(e)
}

// receive gives £ to a seat; the Automa is paid nothing (M28).
func (do play) receive(seat Seat, pounds int16, e Event) {
	if do.s.IsAutoma(seat) {
		return
	}
	do.Edition.moveMoney(&do.s.Players[seat], pounds)
	e.Kind, e.Seat, e.Amount = MoneyMoved, seat, pounds
	do.tell(e)
}

// score gives VP to a seat.
func (do play) score(seat Seat, vp int16, e Event) {
	if vp == 0 {
		return
	}
	do.s.Players[seat].VP += vp
	e.Kind, e.Seat, e.Amount = Scored, seat, vp
	do.tell(e)
}

// advance moves a seat's income marker on by spaces, never past the last (B6.8). The Automa has no marker (M22).
func (do play) advance(seat Seat, spaces int16, e Event) {
	if do.s.IsAutoma(seat) {
		return
	}
	p := &do.s.Players[seat]
	before := p.Income
	p.Income = uint8(min(int16(len(do.Income)-1), int16(before)+spaces))
	e.Kind, e.Seat, e.Amount = IncomeMoved, seat, int16(p.Income)-int16(before)
	if e.Amount != 0 {
		do.tell(e)
	}
}

// flip turns a tile over and advances its owner's income at once (B6.6, B12.4).
func (do play) flip(x Space) {
	t := do.s.Tiles[x]
	t.Flipped = true
	do.put(x, t)
	do.tell(Event{Kind: TileFlipped, Seat: t.Owner, Tile: t.Tile, Space: x})
	do.advance(t.Owner, do.tiles[t.Tile].IncomeSpaces, Event{Reason: ForFlip, Tile: t.Tile, Space: x})
}

// take consumes one cube or barrel from a tile for the actor; it goes to the supply, which has no limit (B6.7). The tile
// that gives its last flips, for every taker (B6.6, C6.4, M22).
func (do play) take(x Space, r Resource) {
	s := do.s
	t := s.Tiles[x]
	e := Event{Kind: Consumed, Seat: s.Actor, Owner: t.Owner, Resource: r, Space: x, Tile: t.Tile, Amount: 1}
	if r == Coal && do.log != nil {
		e.Distance = uint8(do.CoalDistance(s))
	}
	t.Cubes--
	do.put(x, t)
	do.tell(e)
	if t.Cubes == 0 {
		do.flip(x)
	}
}

// buy consumes one cube from a market for the actor. An empty market still serves (B6.2, B6.4, M21).
func (do play) buy(r Resource) {
	s := do.s
	price := do.Price(s, r)
	if s.Market[r] > 0 {
		s.Market[r]--
	}
	do.tell(Event{Kind: Consumed, Seat: s.Actor, Resource: r, Amount: 1, Price: price})
	do.pay(s.Actor, price, Event{Reason: ForCube, Resource: r})
}

// Needed returns where the pending action needs its coal and beer: at the tile, or at the ends of the link (B6.1, B6.3).
func (b *board) Needed(s *State) LocationSet {
	if s.Pending.Verb == Network {
		return b.ends[s.Pending.Line]
	}
	return 1 << b.locationOf[s.Pending.Space]
}

// serveCube takes the next cube of pending coal or iron: from the only source, from the market if there is none, or it asks
// which (B6.1, B6.4).
func (do play) serveCube(r Resource, pending *uint8, sources SpaceSet, ask Decision) {
	if sources.Len() > 1 {
		do.s.Decision = ask
		return
	}
	*pending--
	if sources == 0 {
		do.buy(r)
		return
	}
	do.take(sources.First(), r)
}

// Forced returns the next source when every answer empties all of them: together they
// hold no more than is needed. In which order changes nothing, as income spaces add up and a barrel's bonus comes either way. The
// same goes for tiles given up for a debt, if all of them are (forcedGiveUp). Apply asks all the same, so that every cube and tile
// is a choice of its own in the records of games; no person need be asked.
func (g *Game) Forced(s *State) (c Choice, ok bool) {
	var sources SpaceSet
	var there, needed int
	switch p := &s.Pending; s.Decision {
	case ChooseCoal:
		c.Verb, sources, needed = TakeCoal, g.coalMines(s), int(p.Coal)
	case ChooseIron:
		c.Verb, sources, needed = TakeIron, s.Works(), int(p.Iron)
	case ChooseBeer:
		c.Verb, sources, needed = TakeBeer, g.Breweries(s, s.Actor, g.Needed(s)), int(p.Beer)
		if s.barrel() != 0 {
			there = 1
		}
	case ChooseGiveUp:
		return g.forcedGiveUp(s)
	default:
		return c, false
	}
	if there += s.Cubes(sources); there > needed {
		return Choice{}, false
	}
	c.Space = sources.First()
	return c, true
}

func (g *Game) whyTakeCoal(s *State, c Choice) Refusal {
	if c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	if !s.index.stocked[Coal].Has(c.Space) {
		return Refusal{Rule: B(6, 1), Reason: NothingThere, Resource: Coal, Space: c.Space}
	}
	if !g.coalMines(s).Has(c.Space) {
		return refuse(B(6, 1), NotNearest).on(c.Space)
	}
	return allowed
}

func (do play) takeCoal(c Choice) {
	do.s.Pending.Coal--
	do.take(c.Space, Coal)
}

func (g *Game) coalChoices(s *State, out []Choice) []Choice {
	return spaceChoices(TakeCoal, g.coalMines(s), out)
}

func whyTakeIron(_ *Game, s *State, c Choice) Refusal {
	if c.Space == 0 {
		return refuse(0, NoSuchThing)
	}
	if !s.Works().Has(c.Space) {
		return Refusal{Rule: B(6, 4), Reason: NothingThere, Resource: Iron, Space: c.Space}
	}
	return allowed
}

func (do play) takeIron(c Choice) {
	do.s.Pending.Iron--
	do.take(c.Space, Iron)
}

func ironChoices(_ *Game, s *State, out []Choice) []Choice {
	return spaceChoices(TakeIron, s.Works(), out)
}

func spaceChoices(v Verb, x SpaceSet, out []Choice) []Choice {
	for ; x != 0; x = x.Rest() {
		out = append(out, Choice{Verb: v, Space: x.First()})
	}
	return out
}
