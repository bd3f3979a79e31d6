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
func (g *Game) Follow(s *State, e Event) { play{g, s, nil}.follow(e) }

func (do play) follow(e Event) {
	if int(e.Kind) < len(followers) && followers[e.Kind] != nil {
		followers[e.Kind](do, e)
	}
}

// followers change a position by each kind of event. A kind that is missing repeats a change that other events make.
var followers = [EventKinds]func(play, Event){
	EraBegan:   func(do play, e Event) { do.s.Era, do.s.Round, do.s.Aside = Era(e.Amount), 1, 0 }, // C4.3; PutAside follows
	RoundBegan: func(do play, e Event) { do.s.closeRound(); do.s.Round, do.s.Turn = uint8(e.Amount), 0 },
	TurnBegan:  play.followTurn,
	OrderSet:   play.followOrder,
	Shuffled:   play.followDeal,
	PutAside:   func(do play, e Event) { do.s.Aside = uint8(e.Amount) },
	MerchantPlaced: func(do play, e Event) {
		do.s.Merchants[e.Merchant] = MerchantSpace{Tile: MerchantTile(e.Amount)}
	},
	BarrelPlaced:   func(do play, e Event) { do.s.Merchants[e.Merchant].Beer = true },
	Drew:           func(do play, e Event) { do.s.Players[e.Seat].gain(e.Card); do.s.Draw-- },
	DealtFaceDown:  func(do play, e Event) { do.s.Players[e.Seat].FaceDown = e.Card; do.s.Draw-- },
	Discarded:      func(do play, e Event) { do.s.Players[e.Seat].lose(e.Card); do.s.Players[e.Seat].Discards[e.Card]++ },
	WildReturned:   func(do play, e Event) { do.s.Players[e.Seat].lose(e.Card); do.s.Wild[do.wildPile(e.Card)]++ },
	WildTaken:      func(do play, e Event) { do.s.Players[e.Seat].gain(e.Card); do.s.Wild[do.wildPile(e.Card)]-- },
	TilePlaced:     play.followTile,
	TileRemoved:    func(do play, e Event) { do.put(e.Space, PlacedTile{}) },
	TileFlipped:    play.followFlip,
	TileDeveloped:  func(do play, e Event) { do.s.Players[e.Seat].Mat[e.Tile]-- },
	LinkPlaced:     func(do play, e Event) { do.addLink(e.Seat, e.Line) },
	LinkRemoved:    func(do play, e Event) { do.removeLink(e.Seat, e.Line) },
	Stocked:        func(do play, e Event) { do.restock(e.Space, e.Amount) },
	Consumed:       play.followConsumed,
	SoldToMarket:   func(do play, e Event) { do.restock(e.Space, -e.Amount); do.s.Market[e.Resource]++ },
	MoneyMoved:     play.followMoney,
	CostCounted:    func(do play, e Event) { do.s.Players[e.Seat].Spent += e.Amount },
	IncomeMoved:    play.followIncome,
	Scored:         play.followScore,
	ShortfallBegan: func(do play, e Event) { do.s.closeRound(); do.s.Debt, do.s.Actor = e.Amount, e.Seat },
	DebtDropped:    func(do play, e Event) { do.s.Debt -= e.Amount },
	GameEnded:      func(do play, _ Event) { do.s.closeRound(); do.s.Decision = GameOver },
	DistantOpened:  func(do play, e Event) { do.s.Distant = Distant{Left: uint8(e.Amount)} },
	DistantTurned:  play.followDistant,
}

// closeRound resets the figures of a round. No event tells the end of a round (B3.1), so every event that can only follow it calls this.
func (s *State) closeRound() {
	s.Turn, s.ActionsLeft = s.Seats, 0
	for seat := range s.Players {
		s.Players[seat].Spent = 0
	}
}

// followTurn is where the turn passes on; TurnEnded leaves it where it was.
func (do play) followTurn(e Event) {
	s := do.s
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
func (do play) followOrder(e Event) {
	s := do.s
	s.closeRound()
	from, to := s.PlaceOf(e.Seat), e.Amount-1
	s.Order[from], s.Order[to] = s.Order[to], s.Order[from]
}

// followDeal begins a draw pile: all discards are in it or out of the game (B4.5).
func (do play) followDeal(e Event) {
	s := do.s
	s.Draw = uint8(e.Amount)
	for seat := range s.Players {
		s.Players[seat].Discards = [MaxCards]uint8{}
		s.Players[seat].FaceDown = 0
	}
}

func (do play) followTile(e Event) {
	do.s.Players[e.Seat].Mat[e.Tile]--
	do.s.Players[e.Seat].Built = do.Edition.FirstEdition
	do.put(e.Space, PlacedTile{Tile: e.Tile, Owner: e.Seat})
}

func (do play) followFlip(e Event) {
	t := do.s.Tiles[e.Space]
	t.Flipped = true
	do.put(e.Space, t)
}

// restock adds cubes or barrels to a tile, or takes them.
func (do play) restock(x Space, cubes int16) {
	t := do.s.Tiles[x]
	t.Cubes = uint8(int16(t.Cubes) + cubes)
	do.put(x, t)
}

// removeLink takes one link off the board.
func (do play) removeLink(seat Seat, x Line) {
	players := do.s.Players
	players[seat].Links &^= 1 << x
	do.s.clearLinks()
	for seat := range players {
		for r := players[seat].Links; r != 0; r = r.Rest() {
			do.addLink(Seat(seat), r.First())
		}
	}
}

func (do play) followDistant(e Event) {
	s := do.s
	s.Distant.Left--
	s.Distant.Stack[s.Distant.Left] = uint8(e.Amount)
	s.Distant.Marker = do.Distant.MarkerAfter(s.Distant.Marker, uint8(e.Amount))
}

func (do play) followConsumed(e Event) {
	switch {
	case e.Space != 0:
		do.restock(e.Space, -e.Amount)
	case e.Merchant != 0:
		do.s.Merchants[e.Merchant].Beer = false
	case do.s.Market[e.Resource] > 0: // an empty market still serves (B6.2, B6.4)
		do.s.Market[e.Resource]--
	}
}

func (do play) followMoney(e Event) {
	s := do.s
	p := &s.Players[e.Seat]
	do.Edition.moveMoney(p, e.Amount)
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

func (do play) followIncome(e Event) {
	p := &do.s.Players[e.Seat]
	p.Income = uint8(int16(p.Income) + e.Amount)
}

func (do play) followScore(e Event) {
	do.s.Players[e.Seat].VP += e.Amount
	if e.Reason == ForDebt {
		do.s.Debt += e.Amount
	}
}
