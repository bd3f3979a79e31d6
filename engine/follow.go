package engine

// Follow changes a position by one event, for showing it. Applying the events of an Apply one by one to the position before it shows
// each change with its cause, and ends at the position after it.
//
// Followed are Era, Round, Order, Turn, Actor, Debt, the Players, Tiles, Merchants, Market, Wild, the Distant market but for its tiles
// face down, and how many cards are put aside and to be drawn (Aside, Draw); the questions that a State answers about its board (Owned,
// Filled, Stocked, Built, Connected, …) are answered accordingly. Not followed are the parts that no event tells: the cards in Deck and
// Random, Pending and Collecting, the Decision except GameOver, and the actions done (ActionsLeft is set when a turn begins and when a
// round ends). A position that was followed is for showing only: Apply, Choices and Restore are for those that were played.
//
// The events must be those of this position: impossible events are not detected.
func (g *Game) Follow(s *State, e Event) {
	if int(e.Kind) < len(followers) && followers[e.Kind] != nil {
		followers[e.Kind](g, s, e)
	}
}

// followers change a position by each kind of event. A kind that is missing repeats a change that other events make.
var followers = [EventKinds]func(*Game, *State, Event){
	EraBegan:   func(_ *Game, s *State, e Event) { s.Era, s.Round, s.Aside = Era(e.Amount), 1, 0 }, // C4.3; PutAside follows
	RoundBegan: (*Game).followRound,
	TurnBegan:  (*Game).followTurn,
	OrderSet:   (*Game).followOrder,
	Shuffled:   (*Game).followDeal,
	PutAside:   func(_ *Game, s *State, e Event) { s.Aside = uint8(e.Amount) },
	MerchantPlaced: func(_ *Game, s *State, e Event) {
		s.Merchants[e.Merchant] = MerchantSpace{Tile: MerchantTile(e.Amount)}
	},
	BarrelPlaced:   func(_ *Game, s *State, e Event) { s.Merchants[e.Merchant].Beer = true },
	Drew:           (*Game).followDraw,
	DealtFaceDown:  (*Game).followFaceDown,
	Discarded:      (*Game).followDiscard,
	WildReturned:   func(g *Game, s *State, e Event) { s.Players[e.Seat].lose(e.Card); s.Wild[g.wildPile(e.Card)]++ },
	WildTaken:      func(g *Game, s *State, e Event) { s.Players[e.Seat].gain(e.Card); s.Wild[g.wildPile(e.Card)]-- },
	TilePlaced:     (*Game).followTile,
	TileRemoved:    func(g *Game, s *State, e Event) { g.put(s, e.Space, PlacedTile{}) },
	TileFlipped:    (*Game).followFlip,
	TileDeveloped:  func(_ *Game, s *State, e Event) { s.Players[e.Seat].Mat[e.Tile]-- },
	LinkPlaced:     func(g *Game, s *State, e Event) { g.addLink(s, e.Seat, e.Line) },
	LinkRemoved:    func(g *Game, s *State, e Event) { g.removeLink(s, e.Seat, e.Line) },
	Stocked:        func(g *Game, s *State, e Event) { g.restock(s, e.Space, e.Amount) },
	Consumed:       (*Game).followConsumed,
	SoldToMarket:   (*Game).followMarketSale,
	MoneyMoved:     (*Game).followMoney,
	CostCounted:    func(_ *Game, s *State, e Event) { s.Players[e.Seat].Spent += e.Amount },
	IncomeMoved:    (*Game).followIncome,
	Scored:         (*Game).followScore,
	ShortfallBegan: (*Game).followShortfall,
	DebtDropped:    func(_ *Game, s *State, e Event) { s.Debt -= e.Amount },
	GameEnded:      (*Game).followEnd,
	DistantOpened:  func(_ *Game, s *State, e Event) { s.Distant = Distant{Left: uint8(e.Amount)} },
	DistantTurned:  (*Game).followDistant,
}

func (g *Game) followRound(s *State, e Event) {
	s.closeRound()
	s.Round, s.Turn = uint8(e.Amount), 0
}

// closeRound resets the figures of a round. No event tells the end of a round (B3.1), so every event that can only follow it calls this.
func (s *State) closeRound() {
	s.Turn, s.ActionsLeft = s.Seats, 0
	for seat := range s.Players {
		s.Players[seat].Spent = 0
	}
}

// followTurn is where the turn passes on; TurnEnded leaves it where it was.
func (g *Game) followTurn(s *State, e Event) {
	s.Turn = s.PlaceOf(e.Seat)
	s.Actor, s.ActionsLeft = e.Seat, uint8(e.Amount)
}

// PlaceOf is a seat's index in the turn order.
func (s *State) PlaceOf(seat Seat) uint8 {
	for i, other := range s.Order[:s.Seats] {
		if other == seat {
			return uint8(i)
		}
	}
	return s.Seats
}

// followOrder changes places, so that every seat keeps one while the order is being told.
func (g *Game) followOrder(s *State, e Event) {
	s.closeRound()
	from, to := s.PlaceOf(e.Seat), e.Amount-1
	s.Order[from], s.Order[to] = s.Order[to], s.Order[from]
}

// followDeal begins a draw pile: all discards are in it or out of the game (B4.5).
func (g *Game) followDeal(s *State, e Event) {
	s.Draw = uint8(e.Amount)
	for seat := range s.Players {
		s.Players[seat].Discards = [MaxCards]uint8{}
		s.Players[seat].FaceDown = 0
	}
}

func (g *Game) followDraw(s *State, e Event) {
	s.Players[e.Seat].gain(e.Card)
	s.Draw--
}

func (g *Game) followFaceDown(s *State, e Event) {
	s.Players[e.Seat].FaceDown = e.Card
	s.Draw--
}

func (g *Game) followDiscard(s *State, e Event) {
	s.Players[e.Seat].lose(e.Card)
	s.Players[e.Seat].Discards[e.Card]++
}

func (g *Game) followTile(s *State, e Event) {
	s.Players[e.Seat].Mat[e.Tile]--
	s.Players[e.Seat].Built = g.Edition.FirstEdition
	g.put(s, e.Space, PlacedTile{Tile: e.Tile, Owner: e.Seat})
}

func (g *Game) followFlip(s *State, e Event) {
	t := s.Tiles[e.Space]
	t.Flipped = true
	g.put(s, e.Space, t)
}

// restock adds cubes or barrels to a tile, or takes them.
func (g *Game) restock(s *State, x Space, cubes int16) {
	t := s.Tiles[x]
	t.Cubes = uint8(int16(t.Cubes) + cubes)
	g.put(s, x, t)
}

// removeLink takes one link off the board.
func (g *Game) removeLink(s *State, seat Seat, x Line) {
	players := s.Players
	players[seat].Links &^= 1 << x
	s.clearLinks()
	for seat := range players {
		for r := players[seat].Links; r != 0; r = r.Rest() {
			g.addLink(s, Seat(seat), r.First())
		}
	}
}

func (g *Game) followDistant(s *State, e Event) {
	s.Distant.Left--
	s.Distant.Stack[s.Distant.Left] = uint8(e.Amount)
	s.Distant.Marker = g.MarkerAfter(s.Distant.Marker, uint8(e.Amount))
}

func (g *Game) followConsumed(s *State, e Event) {
	switch {
	case e.Space != 0:
		g.restock(s, e.Space, -e.Amount)
	case e.Merchant != 0:
		s.Merchants[e.Merchant].Beer = false
	case s.Market[e.Resource] > 0: // an empty market still serves (B6.2, B6.4)
		s.Market[e.Resource]--
	}
}

func (g *Game) followMarketSale(s *State, e Event) {
	g.restock(s, e.Space, -e.Amount)
	s.Market[e.Resource]++
}

func (g *Game) followMoney(s *State, e Event) {
	p := &s.Players[e.Seat]
	g.moveMoney(p, e.Amount)
	switch e.Reason {
	case ForBuild, ForLinks, ForCube: // B2.5
		p.Spent -= e.Amount
	case ForIncome:
		s.closeRound()
		if s.Debt > 0 { // the £ for a tile given up go to the bank
			s.Debt += e.Amount
		}
	}
}

func (g *Game) followIncome(s *State, e Event) {
	p := &s.Players[e.Seat]
	p.Income = uint8(int16(p.Income) + e.Amount)
}

func (g *Game) followScore(s *State, e Event) {
	s.Players[e.Seat].VP += e.Amount
	if e.Reason == ForDebt {
		s.Debt += e.Amount
	}
}

func (g *Game) followShortfall(s *State, e Event) {
	s.closeRound()
	s.Debt, s.Actor = e.Amount, e.Seat
}

func (g *Game) followEnd(s *State, _ Event) {
	s.closeRound()
	s.Decision = GameOver
}
