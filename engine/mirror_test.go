package engine_test

import (
	"fmt"
	"slices"

	"sohofoundry/engine"
)

// mirror is a table that is told of events and of nothing else. If it always agrees with the State, the events say all that
// happened. It is written from the rules with maps and ints, and shares no code with the engine but its names of things.
type mirror struct {
	solo, bySpending  bool
	era               engine.Era
	round             uint8
	order             []engine.Seat
	seats             []*mirrorSeat
	tiles             map[engine.Slot]engine.PlacedTile
	links             map[engine.Line]engine.Seat
	merchants         map[engine.Merchant]engine.MerchantSpace
	coal, iron        int
	wild              map[string]int
	draw, aside, debt int
	over              bool
}

type mirrorSeat struct {
	money, spent, vp, income int
	hand                     []engine.Card
	discards                 map[engine.Card]int
	faceDown                 engine.Card
	mat, removed             [engine.MaxTiles]uint8
}

// newMirror is a table before anything happened (B1.2, B1.5, B1.6); the Automa has no money and no income (M2).
func newMirror(o engine.Options) *mirror {
	m := &mirror{
		solo: o.Solo, bySpending: o.SpendingOrder,
		tiles: map[engine.Slot]engine.PlacedTile{}, links: map[engine.Line]engine.Seat{},
		merchants: map[engine.Merchant]engine.MerchantSpace{},
		coal:      13, iron: 8, wild: map[string]int{"wild-location": 4, "wild-industry": 4},
	}
	for seat := range o.Seats {
		m.order = append(m.order, engine.Seat(seat))
		p := &mirrorSeat{money: 17, income: 10, mat: game.FullSet(), discards: map[engine.Card]int{}}
		if o.Solo && seat == 1 {
			p.money, p.income, p.mat = 0, 0, o.AutomaMat
		}
		m.seats = append(m.seats, p)
	}
	return m
}

// marketPrices are what the next cube costs when n cubes are left, and what the next one sold brings (B6.2, B6.4, B7.6).
func coalPrice(n int) int { return marketPrice(n, 14, 8) }
func ironPrice(n int) int { return marketPrice(n, 10, 6) }

func marketPrice(n, spaces, empty int) int {
	if n == 0 {
		return empty
	}
	return 1 + (spaces-n)/2
}

// fold takes one event in, and says what about it cannot be.
func (m *mirror) fold(e engine.Event) error {
	var p *mirrorSeat
	if int(e.Seat) < len(m.seats) {
		p = m.seats[e.Seat]
	}
	switch e.Kind {
	case engine.EraBegan:
		m.era = engine.Era(e.Amount)
		if len(m.links) > 0 {
			return fmt.Errorf("an era begins with %d links on the board", len(m.links))
		}
	case engine.RoundBegan:
		m.round = uint8(e.Amount)
		m.forgetSpending()
	case engine.ShortfallBegan:
		m.debt = int(e.Amount)
		m.forgetSpending()
	case engine.GameEnded:
		m.over = true
		m.forgetSpending()
	case engine.OrderSet:
		m.order[e.Amount-1] = e.Seat
		m.forgetSpending()
	case engine.TurnBegan, engine.TurnEnded, engine.Passed, engine.TileSold:
	case engine.MerchantPlaced:
		m.merchants[e.Merchant] = engine.MerchantSpace{Tile: engine.MerchantTile(e.Amount)}
	case engine.BarrelPlaced:
		space := m.merchants[e.Merchant]
		if space.Beer || space.Tile == 0 {
			return fmt.Errorf("a barrel is placed at merchant %d, which cannot take it", e.Merchant)
		}
		space.Beer = true
		m.merchants[e.Merchant] = space
	case engine.MoneyMoved:
		p.money += int(e.Amount)
		switch e.Reason {
		case engine.ForBuild, engine.ForLinks, engine.ForCube:
			p.spent -= int(e.Amount)
		case engine.ForIncome:
			if e.Amount < 0 && m.debt > 0 {
				m.debt += int(e.Amount)
			}
		}
	case engine.CostCounted:
		if !m.bySpending {
			return fmt.Errorf("the Automa's costs are counted without turn order by spending (M83): %+v", e)
		}
		p.spent += int(e.Amount)
	case engine.IncomeMoved:
		p.income += int(e.Amount)
	case engine.Scored:
		p.vp += int(e.Amount)
	default:
		if err := m.foldCard(e, p); err != nil {
			return err
		}
		return m.foldBoard(e, p)
	}
	return nil
}

func (m *mirror) forgetSpending() {
	for _, p := range m.seats {
		p.spent = 0
	}
}

func (m *mirror) foldCard(e engine.Event, p *mirrorSeat) error {
	switch e.Kind {
	case engine.Shuffled: // the discards, the face-down cards included
		m.draw = int(e.Amount)
		for _, p := range m.seats {
			p.discards, p.faceDown = map[engine.Card]int{}, 0
		}
	case engine.PutAside:
		m.aside = int(e.Amount)
	case engine.Drew:
		p.hand = append(p.hand, e.Card)
		m.draw--
	case engine.DealtFaceDown:
		p.faceDown = e.Card
		m.draw--
	case engine.Discarded, engine.WildReturned:
		at := slices.Index(p.hand, e.Card)
		if at < 0 {
			return fmt.Errorf("seat %d discards %s without holding it", e.Seat, cardID(e.Card))
		}
		p.hand = slices.Delete(p.hand, at, at+1)
		if e.Kind == engine.Discarded {
			p.discards[e.Card]++
		} else {
			m.wild[cardID(e.Card)]++
		}
	case engine.WildTaken:
		p.hand = append(p.hand, e.Card)
		m.wild[cardID(e.Card)]--
	}
	return nil
}

func (m *mirror) foldBoard(e engine.Event, p *mirrorSeat) error {
	t, there := m.tiles[e.Slot]
	cannot := func(what string) error { return fmt.Errorf("%s cannot be: %+v on %+v", what, e, t) }
	switch e.Kind {
	case engine.TilePlaced:
		if there || p.mat[e.Tile] == 0 {
			return cannot("placing")
		}
		p.mat[e.Tile]--
		m.tiles[e.Slot] = engine.PlacedTile{Tile: e.Tile, Owner: e.Seat}
	case engine.TileRemoved:
		if !there || t.Tile != e.Tile || t.Owner != e.Seat || int16(t.Cubes) != e.Amount {
			return cannot("removing")
		}
		p.removed[e.Tile]++
		delete(m.tiles, e.Slot)
	case engine.TileFlipped:
		if !there || t.Flipped || t.Cubes > 0 || t.Tile != e.Tile || t.Owner != e.Seat {
			return cannot("flipping")
		}
		t.Flipped = true
		m.tiles[e.Slot] = t
	case engine.TileDeveloped:
		if p.mat[e.Tile] == 0 {
			return cannot("developing")
		}
		p.mat[e.Tile]--
		p.removed[e.Tile]++
	case engine.LinkPlaced:
		if _, taken := m.links[e.Line]; taken {
			return cannot("linking")
		}
		m.links[e.Line] = e.Seat
	case engine.LinkRemoved:
		if owner, taken := m.links[e.Line]; !taken || owner != e.Seat {
			return cannot("removing a link")
		}
		delete(m.links, e.Line)
	case engine.Stocked:
		if !there || t.Cubes > 0 || t.Flipped {
			return cannot("stocking")
		}
		t.Cubes = uint8(e.Amount)
		m.tiles[e.Slot] = t
	case engine.SoldToMarket:
		price := 0
		if e.Resource == engine.Coal {
			m.coal++
			price = coalPrice(m.coal)
		} else {
			m.iron++
			price = ironPrice(m.iron)
		}
		if int(e.Price) != price {
			return cannot("that price")
		}
		return m.takeFrom(e)
	case engine.Consumed:
		return m.consume(e)
	}
	return nil
}

func (m *mirror) consume(e engine.Event) error {
	switch {
	case e.Slot != 0:
		return m.takeFrom(e)
	case e.Merchant != 0:
		space := m.merchants[e.Merchant]
		if !space.Beer {
			return fmt.Errorf("beer is drunk at merchant %d, which has none", e.Merchant)
		}
		space.Beer = false
		m.merchants[e.Merchant] = space
		return nil
	}
	cubes, price := &m.coal, coalPrice(m.coal)
	if e.Resource == engine.Iron {
		cubes, price = &m.iron, ironPrice(m.iron)
	}
	*cubes = max(0, *cubes-1)
	if int(e.Price) != price {
		return fmt.Errorf("a cube costs £%d, not £%d", e.Price, price)
	}
	return nil
}

func (m *mirror) takeFrom(e engine.Event) error {
	t := m.tiles[e.Slot]
	if t.Cubes == 0 {
		return fmt.Errorf("a cube is taken where there is none: %+v", e)
	}
	t.Cubes--
	m.tiles[e.Slot] = t
	return nil
}

// differs names the first thing in which the State is not what the events said.
func (m *mirror) differs(s *engine.State) error {
	for _, c := range []struct {
		what      string
		got, want any
	}{
		{"era", s.Era, m.era}, {"round", s.Round, m.round}, {"order", s.Order[:s.Seats], m.order},
		{"coal market", int(s.Market[engine.Coal]), m.coal}, {"iron market", int(s.Market[engine.Iron]), m.iron},
		{"wild cards", [2]int{int(s.Wild[0]), int(s.Wild[1])}, [2]int{m.wild["wild-location"], m.wild["wild-industry"]}},
		{"draw pile", int(s.Draw), m.draw}, {"put aside", int(s.Aside), m.aside}, {"over", s.Decision == engine.GameOver, m.over},
	} {
		if fmt.Sprint(c.got) != fmt.Sprint(c.want) {
			return fmt.Errorf("%s: the state has %v, the events say %v", c.what, c.got, c.want)
		}
	}
	if s.Decision == engine.ChooseGiveUp && int(s.Debt) != m.debt || s.Decision != engine.ChooseGiveUp && s.Debt != 0 {
		return fmt.Errorf("debt: the state has %d, the events say %d", s.Debt, m.debt)
	}
	for x, t := range s.Tiles {
		if t != m.tiles[engine.Slot(x)] {
			return fmt.Errorf("%s: the state has %+v, the events say %+v", slotText(engine.Slot(x)), t, m.tiles[engine.Slot(x)])
		}
	}
	for i, space := range s.Merchants {
		if space != m.merchants[engine.Merchant(i)] {
			return fmt.Errorf("merchant %d: the state has %+v, the events say %+v", i, space, m.merchants[engine.Merchant(i)])
		}
	}
	for seat, p := range m.seats {
		if err := m.seatDiffers(s, engine.Seat(seat), p); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return nil
}

func (m *mirror) seatDiffers(s *engine.State, seat engine.Seat, p *mirrorSeat) error {
	got := &s.Players[seat]
	told := engine.Player{
		Money: int16(p.money), Spent: int16(p.spent), VP: int16(p.vp), Income: uint8(p.income), Mat: p.mat, FaceDown: p.faceDown,
	}
	copy(told.Hand[:], p.hand)
	for c, n := range p.discards {
		told.Discards[c] = uint8(n)
	}
	for x, owner := range m.links {
		if owner == seat {
			told.Links = told.Links.With(x)
		}
	}
	if *got != told {
		return fmt.Errorf("the state has\n%+v, the events say\n%+v", *got, told)
	}
	return nil
}
