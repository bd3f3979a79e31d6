package companion_test

import (
	"fmt"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
)

// mirror is a table kept by hand: it does what the tasks say and knows nothing else, no rules and no events.
type mirror struct {
	tiles     map[engine.Space]piece
	links     map[engine.Line]engine.Seat
	market    [2]int
	merchants map[engine.Merchant]stall
	mats      [2][engine.MaxTiles]int
	vp        [2]int
	income    int
	money     int
	marker    int // of the distant market
	hand      int
	wild      int
	draw      int
}

type piece struct {
	owner   engine.Seat
	tile    engine.Tile
	cubes   int
	flipped bool
}

type stall struct {
	tile engine.MerchantTile
	beer bool
}

// newMirror is an empty table; the player's own mat is full, which nobody need be told.
func newMirror(g *automa.Game) *mirror {
	m := &mirror{tiles: map[engine.Space]piece{}, links: map[engine.Line]engine.Seat{}, merchants: map[engine.Merchant]stall{}}
	for t, n := range g.FullSet() {
		m.mats[engine.HumanSeat][t] = int(n)
	}
	return m
}

// do performs a task. The error says what cannot be done with what lies there.
func (m *mirror) do(t companion.Task) error {
	e := t.Cause
	switch t.Kind {
	case companion.PutTile, companion.PutCubes, companion.TakeTile, companion.FlipTile, companion.TakeCubes, companion.SellCubes:
		return m.onSpace(t)
	case companion.PutLink:
		if _, taken := m.links[e.Line]; taken {
			return fmt.Errorf("line %d has a link", e.Line)
		}
		m.links[e.Line] = e.Seat
	case companion.TakeLink:
		if owner, there := m.links[e.Line]; !there || owner != e.Seat {
			return fmt.Errorf("line %d has no such link", e.Line)
		}
		delete(m.links, e.Line)
		return m.score(t)
	case companion.BuyCubes:
		m.market[e.Resource] = max(0, m.market[e.Resource]-t.Amount)
	case companion.FillMarket:
		m.market[e.Resource] = t.Amount
	case companion.TakeBarrel, companion.PutBarrel:
		at := m.merchants[e.Merchant]
		if at.beer != (t.Kind == companion.TakeBarrel) {
			return fmt.Errorf("merchant %d has a barrel: %v", e.Merchant, at.beer)
		}
		at.beer = !at.beer
		m.merchants[e.Merchant] = at
	case companion.PutMerchant:
		m.merchants[e.Merchant] = stall{tile: engine.MerchantTile(t.Amount)}
	case companion.TakeFromMat:
		m.mats[e.Seat][e.Tile] -= t.Amount
	case companion.FillMat:
		m.mats[e.Seat][e.Tile] = t.Amount
	case companion.MoveVP:
		return m.score(t)
	case companion.MoveIncome:
		if m.income += t.Amount; m.income != t.To {
			return fmt.Errorf("the marker comes to space %d, not %d", m.income, t.To)
		}
	case companion.MoveMoney:
		m.money += t.Amount
	case companion.OpenDistant:
		m.marker = 0
	case companion.TurnDistant:
		m.marker = t.To
	case companion.DrawCards:
		m.hand, m.draw = m.hand+t.Amount, m.draw-t.Amount
	case companion.DiscardCards, companion.DiscardCard:
		m.hand -= t.Amount
	case companion.TakeWild:
		m.hand, m.wild = m.hand+t.Amount, m.wild+t.Amount
	case companion.ReturnWild:
		m.hand, m.wild = m.hand-t.Amount, m.wild-t.Amount
	case companion.ShuffleCards:
		m.draw = t.Amount
	}
	return nil
}

func (m *mirror) score(t companion.Task) error {
	if m.vp[t.Cause.Seat] += t.Amount; m.vp[t.Cause.Seat] != t.To {
		return fmt.Errorf("the marker comes to %d, not %d", m.vp[t.Cause.Seat], t.To)
	}
	return nil
}

// onSpace performs a task about a tile on the board.
func (m *mirror) onSpace(t companion.Task) error {
	e := t.Cause
	there, filled := m.tiles[e.Space]
	if filled == (t.Kind == companion.PutTile) {
		return fmt.Errorf("space %d: a tile lies there: %v", e.Space, filled)
	}
	switch t.Kind {
	case companion.PutTile:
		m.mats[e.Seat][e.Tile]--
		there = piece{e.Seat, e.Tile, t.Amount, false}
	case companion.PutCubes:
		there.cubes += t.Amount
	case companion.TakeTile:
		if there.tile != e.Tile || there.owner != e.Seat {
			return fmt.Errorf("another tile lies on space %d", e.Space)
		}
		delete(m.tiles, e.Space)
		return nil
	case companion.FlipTile:
		there.flipped = !there.flipped
	default:
		if there.cubes < t.Amount {
			return fmt.Errorf("space %d has only %d cubes", e.Space, there.cubes)
		}
		there.cubes -= t.Amount
		if t.Kind == companion.SellCubes {
			m.market[e.Resource] += t.Amount
		}
	}
	m.tiles[e.Space] = there
	return nil
}

// differs names the first thing in which the program's table is not the one kept by hand.
func (m *mirror) differs(g *automa.Game, p *automa.Position) error {
	differ := func(what string, program, hands any) error {
		return fmt.Errorf("%s: the program has %v, the table %v", what, program, hands)
	}
	for x := range p.Tiles {
		t := p.Tiles[x]
		program := piece{t.Owner, t.Tile, int(t.Cubes), t.Flipped}
		if hands := m.tiles[engine.Space(x)]; program != hands {
			return differ(fmt.Sprintf("space %d", x), program, hands)
		}
	}
	for x := range g.Lines {
		owner, built := m.links[engine.Line(x)]
		for seat := range engine.Seat(2) {
			if has := p.Players[seat].Links.Has(engine.Line(x)); has != (built && owner == seat) {
				return differ(fmt.Sprintf("line %d", x), has, built)
			}
		}
	}
	for at, space := range p.Merchants {
		if hands := m.merchants[engine.Merchant(at)]; hands != (stall{space.Tile, space.Beer}) {
			return differ(fmt.Sprintf("merchant %d", at), space, hands)
		}
	}
	for seat := range m.mats {
		for t, n := range p.Players[seat].Mat {
			if int(n) != m.mats[seat][t] {
				return differ(fmt.Sprintf("mat of seat %d, tile %d", seat, t), n, m.mats[seat][t])
			}
		}
	}
	you := &p.Players[engine.HumanSeat]
	for what, pair := range map[string][2]int{
		"coal": {int(p.Market[0]), m.market[0]}, "iron": {int(p.Market[1]), m.market[1]},
		"your VP": {int(you.VP), m.vp[0]}, "the Automa's VP": {int(p.Players[engine.AutomaSeat].VP), m.vp[1]},
		"income": {int(you.Income), m.income}, "hand": {you.HandLen(), m.hand}, "draw pile": {int(p.Draw), m.draw},
		"distant market": {int(p.Distant.Marker), m.marker},
	} {
		if pair[0] != pair[1] {
			return differ(what, pair[0], pair[1])
		}
	}
	if !g.Edition.PrivateMoney && int(you.Money) != m.money {
		return differ("money", you.Money, m.money)
	}
	return nil
}
