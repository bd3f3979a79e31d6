package audit

import (
	"errors"
	"fmt"
	"slices"

	"sohofoundry/engine"
)

// mirror is a table that knows events and nothing else. If it always agrees with the State, the events say all that
// happened. It is written from the rules in plain numbers, and shares no code with the engine but its names of things.
type mirror struct {
	game        *engine.Game
	bySpending  bool
	players     int
	era         engine.Era
	round       uint8
	order       [engine.MaxSeats]engine.Seat
	seats       [engine.MaxSeats]mirrorSeat
	tiles       [engine.MaxSpaces]engine.PlacedTile
	links       [engine.MaxLines]int // 1 more than the seat that owns it
	merchants   [engine.MaxMerchants]engine.MerchantSpace
	market      [2]int // coal, iron
	wild        [2]int // location, industry
	distant     engine.Distant
	draw, aside int
	debt        int
	over        bool
}

type mirrorSeat struct {
	money, spent, vp, income int
	hand                     [engine.HandSize]engine.Card
	handSize                 int
	discards                 [engine.MaxCards]uint8
	faceDown                 engine.Card
	mat, removed             [engine.MaxTiles]uint8
	built                    bool
}

// reset is the table before anything happened (B1.2, B1.5, B1.6; C1.4, C1.5); the Automa has no money and no income (M2).
func (m *mirror) reset(g *engine.Game, o engine.Options) {
	printed := of(g)
	*m = mirror{game: g, bySpending: o.SpendingOrder, players: o.Seats, market: printed.cubes, wild: [2]int{printed.wild, printed.wild}}
	for seat := range o.Seats {
		m.order[seat] = engine.Seat(seat)
		m.seats[seat] = mirrorSeat{money: printed.money, income: 10, mat: g.FullSet()}
		if o.Solo && seat == 1 {
			m.seats[seat] = mirrorSeat{mat: o.AutomaMat}
		}
	}
}

// before is the same table as a State, for Follow. Facts that no event tells are taken from a position after it.
func (m *mirror) before(s *engine.State) engine.State {
	begin := engine.State{
		Seats: s.Seats, Solo: s.Solo, Introductory: s.Introductory, SpendingOrder: s.SpendingOrder, Order: m.order,
		Market: [2]uint8{uint8(m.market[0]), uint8(m.market[1])}, Wild: [2]uint8{uint8(m.wild[0]), uint8(m.wild[1])},
	}
	for seat := range m.players {
		p := &m.seats[seat]
		begin.Players[seat] = engine.Player{Money: int16(p.money), Income: uint8(p.income), Mat: p.mat}
	}
	return begin
}

// fold takes one event in. The error says why it is impossible.
func (m *mirror) fold(e engine.Event) error {
	if int(e.Seat) >= m.players {
		return errors.New("there is no such seat")
	}
	p := &m.seats[e.Seat]
	switch e.Kind {
	case engine.TurnBegan, engine.TurnEnded, engine.Passed, engine.TileSold, engine.BonusLost, engine.DeckPrepared:
		return nil
	case engine.DistantOpened, engine.DistantTurned, engine.DistantClosed:
		return m.foldDistant(e)
	case engine.MoneyMoved, engine.CostCounted, engine.DebtDropped, engine.IncomeMoved, engine.Scored:
		return m.foldAccount(e, p)
	case engine.EraBegan, engine.RoundBegan, engine.ShortfallBegan, engine.GameEnded, engine.OrderSet:
		return m.foldTime(e)
	case engine.MerchantPlaced:
		m.merchants[e.Merchant] = engine.MerchantSpace{Tile: engine.MerchantTile(e.Amount)}
		return nil
	case engine.BarrelPlaced:
		space := &m.merchants[e.Merchant]
		if space.Beer || space.Tile == 0 {
			return errors.New("the merchant cannot take a barrel")
		}
		space.Beer = true
		return nil
	case engine.Shuffled, engine.PutAside, engine.Drew, engine.DealtFaceDown, engine.Discarded, engine.WildReturned, engine.WildTaken:
		return m.foldCard(e, p)
	}
	return m.foldBoard(e, p)
}

func (m *mirror) foldAccount(e engine.Event, p *mirrorSeat) error {
	switch e.Kind {
	case engine.MoneyMoved:
		p.money += int(e.Amount)
		switch e.Reason {
		case engine.ForBuild, engine.ForLinks, engine.ForCube:
			p.spent -= int(e.Amount)
		case engine.ForIncome:
			if e.Amount < 0 && m.debt > 0 { // the £ for a tile given up
				m.debt += int(e.Amount)
			}
		}
	case engine.DebtDropped:
		m.debt -= int(e.Amount)
	case engine.CostCounted:
		if !m.bySpending {
			return errors.New("the Automa's costs are counted without turn order by spending (M83)")
		}
		p.spent += int(e.Amount)
	case engine.IncomeMoved:
		p.income += int(e.Amount)
	case engine.Scored:
		p.vp += int(e.Amount)
		if e.Reason == engine.ForDebt {
			m.debt += int(e.Amount)
		}
	}
	if m.debt < 0 {
		return errors.New("more is paid than is owed")
	}
	return nil
}

// foldTime takes in the events that end a round, which resets the £ spent.
func (m *mirror) foldTime(e engine.Event) error {
	switch e.Kind {
	case engine.EraBegan:
		m.era, m.aside = engine.Era(e.Amount), 0 // C4.3
		if m.links != [engine.MaxLines]int{} {
			return errors.New("an era begins with links on the board")
		}
		return nil
	case engine.RoundBegan:
		m.round = uint8(e.Amount)
	case engine.ShortfallBegan:
		if m.debt != 0 || e.Amount <= 0 {
			return fmt.Errorf("a debt begins while £%d are owed", m.debt)
		}
		m.debt = int(e.Amount)
	case engine.GameEnded:
		m.over = true
	case engine.OrderSet:
		if e.Amount < 1 || int(e.Amount) > m.players {
			return errors.New("there is no such place in the turn order")
		}
		m.order[e.Amount-1] = e.Seat
	}
	for seat := range m.seats {
		m.seats[seat].spent = 0
	}
	return nil
}

func (m *mirror) foldCard(e engine.Event, p *mirrorSeat) error {
	switch e.Kind {
	case engine.Shuffled: // the discards, the face-down cards included
		m.draw = int(e.Amount)
		for seat := range m.seats {
			m.seats[seat].discards, m.seats[seat].faceDown = [engine.MaxCards]uint8{}, 0
		}
	case engine.PutAside:
		m.aside = int(e.Amount)
	case engine.Drew:
		m.draw--
		return p.take(e.Card)
	case engine.DealtFaceDown:
		m.draw--
		p.faceDown = e.Card
	case engine.Discarded:
		p.discards[e.Card]++
		return p.lose(e.Card)
	case engine.WildReturned:
		m.wild[m.pile(e.Card)]++
		return p.lose(e.Card)
	case engine.WildTaken:
		m.wild[m.pile(e.Card)]--
		return p.take(e.Card)
	}
	if m.draw < 0 {
		return errors.New("no card is left to draw")
	}
	return nil
}

// pile is that of a wild card.
func (m *mirror) pile(c engine.Card) int {
	if m.game.Cards[c].Kind == engine.WildIndustry {
		return 1
	}
	return 0
}

func (p *mirrorSeat) take(c engine.Card) error {
	if p.handSize == len(p.hand) {
		return errors.New("the hand is full")
	}
	p.hand[p.handSize] = c
	p.handSize++
	return nil
}

func (p *mirrorSeat) lose(c engine.Card) error {
	at := slices.Index(p.hand[:p.handSize], c)
	if at < 0 {
		return errors.New("the card is not in hand")
	}
	copy(p.hand[at:], p.hand[at+1:p.handSize])
	p.handSize--
	p.hand[p.handSize] = 0
	return nil
}

// foldDistant takes in the events of the distant market. Its ninth space is X (C1.3, C11.3).
func (m *mirror) foldDistant(e engine.Event) error {
	const x = 8
	d := &m.distant
	switch e.Kind {
	case engine.DistantOpened:
		*d = engine.Distant{Left: uint8(e.Amount)}
	case engine.DistantTurned:
		if d.Left == 0 || d.Marker == x || e.Amount < 0 || e.Amount > 4 {
			return fmt.Errorf("no such tile can be turned, with %d face down and the marker on %d", d.Left, d.Marker)
		}
		d.Left--
		d.Stack[d.Left] = uint8(e.Amount)
		d.Marker = min(x, d.Marker+uint8(e.Amount))
	case engine.DistantClosed:
		if t := m.tiles[e.Space]; d.Marker != x || t.Tile == 0 || t.Owner != e.Seat || t.Flipped {
			return fmt.Errorf("no such mill stays unsold, with the marker on %d", d.Marker)
		}
	}
	return nil
}

func (m *mirror) foldBoard(e engine.Event, p *mirrorSeat) error {
	t := &m.tiles[e.Space]
	mine := t.Tile != 0 && t.Tile == e.Tile && t.Owner == e.Seat
	var possible bool
	switch e.Kind {
	case engine.TilePlaced:
		possible = t.Tile == 0 && p.mat[e.Tile] > 0
		p.mat[e.Tile]--
		p.built = of(m.game).remembersBuilding
		*t = engine.PlacedTile{Tile: e.Tile, Owner: e.Seat}
	case engine.TileRemoved:
		possible = mine && int16(t.Cubes) == e.Amount
		p.removed[e.Tile]++
		*t = engine.PlacedTile{}
	case engine.TileFlipped:
		possible = mine && !t.Flipped && t.Cubes == 0
		t.Flipped = true
	case engine.TileDeveloped:
		possible = p.mat[e.Tile] > 0
		p.mat[e.Tile]--
		p.removed[e.Tile]++
	case engine.LinkPlaced:
		possible = m.links[e.Line] == 0
		m.links[e.Line] = int(e.Seat) + 1
	case engine.LinkRemoved:
		possible = m.links[e.Line] == int(e.Seat)+1
		m.links[e.Line] = 0
	case engine.Stocked:
		possible = t.Tile != 0 && t.Cubes == 0 && !t.Flipped
		t.Cubes = uint8(e.Amount)
	case engine.SoldToMarket:
		m.market[e.Resource]++
		possible = t.Cubes > 0 && int(e.Price) == Price(m.game, e.Resource, m.market[e.Resource])
		t.Cubes--
	case engine.Consumed:
		return m.consume(e)
	default:
		return errors.New("there is no such kind of event")
	}
	if !possible {
		return fmt.Errorf("it cannot be, with %+v there", *t)
	}
	return nil
}

func (m *mirror) consume(e engine.Event) error {
	switch {
	case e.Space != 0:
		if m.tiles[e.Space].Cubes == 0 {
			return errors.New("there is no cube or barrel to take")
		}
		m.tiles[e.Space].Cubes--
	case e.Merchant != 0:
		if !m.merchants[e.Merchant].Beer {
			return errors.New("the merchant has no beer")
		}
		m.merchants[e.Merchant].Beer = false
	case e.Resource == engine.Beer:
		return errors.New("no market sells beer")
	default:
		if price := Price(m.game, e.Resource, m.market[e.Resource]); int(e.Price) != price {
			return fmt.Errorf("a cube costs £%d", price)
		}
		m.market[e.Resource] = max(0, m.market[e.Resource]-1)
	}
	return nil
}

// differs names the first thing in which the State differs from the events.
func (m *mirror) differs(s *engine.State) error {
	differ := func(what string, state, mirrored any) error {
		return fmt.Errorf("%s: the state has %+v, the events say %+v", what, state, mirrored)
	}
	switch {
	case s.Era != m.era || s.Round != m.round:
		return differ("era and round", [2]uint8{uint8(s.Era), s.Round}, [2]uint8{uint8(m.era), m.round})
	case s.Order != m.order:
		return differ("order", s.Order, m.order)
	case [2]int{int(s.Market[0]), int(s.Market[1])} != m.market:
		return differ("coal and iron market", s.Market, m.market)
	case [2]int{int(s.Wild[0]), int(s.Wild[1])} != m.wild:
		return differ("wild cards", s.Wild, m.wild)
	case int(s.Draw) != m.draw || int(s.Aside) != m.aside:
		return differ("draw pile and cards put aside", [2]uint8{s.Draw, s.Aside}, [2]int{m.draw, m.aside})
	case (s.Decision == engine.GameOver) != m.over:
		return differ("the game is over", s.Decision == engine.GameOver, m.over)
	case int(s.Debt) != m.debt || (s.Debt > 0) != (s.Decision == engine.ChooseGiveUp):
		return differ("debt", s.Debt, m.debt)
	case s.Tiles != m.tiles:
		return differ("tiles", s.Tiles, m.tiles)
	case s.Merchants != m.merchants:
		return differ("merchants", s.Merchants, m.merchants)
	case open(s.Distant) != m.distant:
		return differ("distant market", s.Distant, m.distant)
	}
	for seat := range m.players {
		if mirrored := m.player(seat); s.Players[seat] != mirrored {
			return differ(fmt.Sprintf("seat %d", seat), s.Players[seat], mirrored)
		}
	}
	return nil
}

// open is the open part of the distant market: without the tiles that lie face down.
func open(d engine.Distant) engine.Distant {
	for i := range d.Left {
		d.Stack[i] = 0
	}
	return d
}

// player returns the possessions of a seat, as the events say.
func (m *mirror) player(seat int) engine.Player {
	p := &m.seats[seat]
	player := engine.Player{
		Money: int16(p.money), Spent: int16(p.spent), VP: int16(p.vp), Income: uint8(p.income), Mat: p.mat, FaceDown: p.faceDown,
		Hand: p.hand, Discards: p.discards, Built: p.built,
	}
	for x, owner := range m.links {
		if owner == seat+1 {
			player.Links = player.Links.With(engine.Line(x))
		}
	}
	return player
}
