package audit

import (
	"fmt"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Hands keep a table: they do the tasks and know nothing else, no rules and no events.
type Hands struct {
	tiles     map[engine.Space]piece
	links     map[engine.Line]engine.Seat
	market    [2]int
	merchants map[engine.Merchant]stall
	mats      [engine.MaxSeats][engine.MaxTiles]int
	vp        [engine.MaxSeats]int
	income    [engine.MaxSeats]int
	money     [engine.MaxSeats]int
	marker    int                  // of the distant market
	cards     [engine.MaxSeats]int // in the hands
	order     [engine.MaxSeats]engine.Seat
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

// NewHands keep an empty table; the mats of people are full, which no task tells.
func NewHands(g *automa.Game, people ...engine.Seat) *Hands {
	h := &Hands{tiles: map[engine.Space]piece{}, links: map[engine.Line]engine.Seat{}, merchants: map[engine.Merchant]stall{}}
	for seat := range h.order {
		h.order[seat] = engine.Seat(seat)
	}
	for _, seat := range append(people, engine.HumanSeat) {
		for t, n := range g.FullSet() {
			h.mats[seat][t] = int(n)
		}
	}
	return h
}

// Do performs a task. The error names the part that is impossible with the pieces on the table.
func (h *Hands) Do(t companion.Task) error {
	if t.Back {
		return h.undo(t)
	}
	e := t.Cause
	switch t.Kind {
	case companion.PutTile, companion.PutCubes, companion.TakeTile, companion.FlipTile, companion.TakeCubes, companion.SellCubes:
		return h.onSpace(t)
	case companion.PutLink, companion.TakeLink:
		return h.onLine(t)
	case companion.BuyCubes:
		h.market[e.Resource] = max(0, h.market[e.Resource]-t.Amount)
	case companion.FillMarket:
		h.market[e.Resource] = t.Amount
	case companion.TakeBarrel, companion.PutBarrel:
		at := h.merchants[e.Merchant]
		if at.beer != (t.Kind == companion.TakeBarrel) {
			return fmt.Errorf("merchant %d has a barrel: %v", e.Merchant, at.beer)
		}
		at.beer = !at.beer
		h.merchants[e.Merchant] = at
	case companion.PutMerchant:
		h.merchants[e.Merchant] = stall{tile: engine.MerchantTile(t.Amount)}
	case companion.TakeFromMat:
		h.mats[e.Seat][e.Tile] -= t.Amount
	case companion.FillMat:
		h.mats[e.Seat][e.Tile] = t.Amount
	case companion.MoveVP:
		return h.score(t)
	case companion.MoveIncome:
		if h.income[e.Seat] += t.Amount; h.income[e.Seat] != t.To {
			return fmt.Errorf("the marker comes to space %d, not %d", h.income[e.Seat], t.To)
		}
	case companion.MoveMoney:
		h.money[e.Seat] += t.Amount
	case companion.TakePlace:
		h.takePlace(e.Seat, t.Amount-1)
	case companion.OpenDistant:
		h.marker = 0
	case companion.TurnDistant:
		h.marker = t.To
	default:
		h.takeCards(t)
	}
	return nil
}

// takePlace moves a seat's marker to a place; the one that was there goes where that was.
func (h *Hands) takePlace(seat engine.Seat, place int) {
	from := slices.Index(h.order[:], seat)
	h.order[from], h.order[place] = h.order[place], seat
}

// onLine performs a task about a link.
func (h *Hands) onLine(t companion.Task) error {
	e := t.Cause
	owner, taken := h.links[e.Line]
	switch {
	case t.Kind == companion.PutLink && taken:
		return fmt.Errorf("line %d has a link", e.Line)
	case t.Kind == companion.PutLink:
		h.links[e.Line] = e.Seat
		return nil
	case !taken || owner != e.Seat:
		return fmt.Errorf("line %d has no such link", e.Line)
	}
	delete(h.links, e.Line)
	return h.score(t)
}

func (h *Hands) score(t companion.Task) error {
	if h.vp[t.Cause.Seat] += t.Amount; h.vp[t.Cause.Seat] != t.To {
		return fmt.Errorf("the marker comes to %d, not %d", h.vp[t.Cause.Seat], t.To)
	}
	return nil
}

// onSpace performs a task about a tile on the board.
func (h *Hands) onSpace(t companion.Task) error {
	e := t.Cause
	there, filled := h.tiles[e.Space]
	if filled == (t.Kind == companion.PutTile) {
		return fmt.Errorf("space %d: a tile lies there: %v", e.Space, filled)
	}
	switch t.Kind {
	case companion.PutTile:
		h.mats[e.Seat][e.Tile]--
		there = piece{e.Seat, e.Tile, t.Amount, false}
	case companion.PutCubes:
		there.cubes += t.Amount
	case companion.TakeTile:
		if there.tile != e.Tile || there.owner != e.Seat {
			return fmt.Errorf("another tile lies on space %d", e.Space)
		}
		delete(h.tiles, e.Space)
		return nil
	case companion.FlipTile:
		there.flipped = !there.flipped
	default:
		if there.cubes < t.Amount {
			return fmt.Errorf("space %d has only %d cubes", e.Space, there.cubes)
		}
		there.cubes -= t.Amount
		if t.Kind == companion.SellCubes {
			h.market[e.Resource] += t.Amount
		}
	}
	h.tiles[e.Space] = there
	return nil
}

// takeCards performs a task about cards in hand.
func (h *Hands) takeCards(t companion.Task) {
	hand := &h.cards[t.Cause.Seat]
	switch t.Kind {
	case companion.DrawCards:
		*hand, h.draw = *hand+t.Amount, h.draw-t.Amount
	case companion.LayFaceDown:
		h.draw--
	case companion.DiscardCards, companion.DiscardCard:
		*hand -= t.Amount
	case companion.TakeWild:
		*hand, h.wild = *hand+t.Amount, h.wild+t.Amount
	case companion.ReturnWild:
		*hand, h.wild = *hand-t.Amount, h.wild-t.Amount
	case companion.ShuffleCards:
		h.draw = t.Amount
	}
}

// undo takes a task back.
func (h *Hands) undo(t companion.Task) error {
	e := t.Cause
	switch t.Kind {
	case companion.PutTile:
		if there := h.tiles[e.Space]; there.owner != e.Seat || there.tile != e.Tile {
			return fmt.Errorf("another tile lies on space %d", e.Space)
		}
		delete(h.tiles, e.Space)
		h.mats[e.Seat][e.Tile]++
	case companion.TakeTile:
		if _, filled := h.tiles[e.Space]; filled {
			return fmt.Errorf("space %d: a tile lies there", e.Space)
		}
		h.tiles[e.Space] = piece{e.Seat, e.Tile, t.Amount, t.To == 1}
	case companion.TakeCubes, companion.SellCubes, companion.PutCubes, companion.FlipTile:
		there, filled := h.tiles[e.Space]
		if !filled {
			return fmt.Errorf("space %d: no tile lies there", e.Space)
		}
		switch t.Kind {
		case companion.FlipTile:
			there.flipped = !there.flipped
		case companion.PutCubes:
			there.cubes -= t.Amount
		case companion.SellCubes:
			h.market[e.Resource] -= t.Amount
			there.cubes += t.Amount
		default:
			there.cubes += t.Amount
		}
		h.tiles[e.Space] = there
	case companion.BuyCubes:
		h.market[e.Resource] += t.Amount
	case companion.PutLink:
		delete(h.links, e.Line)
	case companion.TakeLink:
		h.links[e.Line] = e.Seat
		h.vp[e.Seat] = t.To
	case companion.TakeBarrel, companion.PutBarrel:
		at := h.merchants[e.Merchant]
		at.beer = t.Kind == companion.TakeBarrel
		h.merchants[e.Merchant] = at
	case companion.TakeFromMat:
		h.mats[e.Seat][e.Tile] += t.Amount
	case companion.MoveVP:
		h.vp[e.Seat] = t.To
	case companion.MoveIncome:
		h.income[e.Seat] = t.To
	case companion.TurnDistant, companion.OpenDistant:
		h.marker = t.To
	case companion.ShuffleCards:
		h.draw = t.To
	default:
		t.Back, t.Amount = false, -t.Amount
		return h.Do(t)
	}
	return nil
}

// Differs names the first thing in which the program's table is not the one kept by hand.
func (h *Hands) Differs(g *automa.Game, p *automa.Position) error {
	differ := func(what string, program, hands any) error {
		return fmt.Errorf("%s: the program has %v, the table %v", what, program, hands)
	}
	for x := range p.Tiles {
		t := p.Tiles[x]
		program := piece{t.Owner, t.Tile, int(t.Cubes), t.Flipped}
		if hands := h.tiles[engine.Space(x)]; program != hands {
			return differ(fmt.Sprintf("space %d", x), program, hands)
		}
	}
	for x := range g.Lines {
		owner, built := h.links[engine.Line(x)]
		for seat := range engine.Seat(p.Seats) {
			if has := p.Players[seat].Links.Has(engine.Line(x)); has != (built && owner == seat) {
				return differ(fmt.Sprintf("line %d", x), has, built)
			}
		}
	}
	for at, space := range p.Merchants {
		if hands := h.merchants[engine.Merchant(at)]; hands != (stall{space.Tile, space.Beer}) {
			return differ(fmt.Sprintf("merchant %d", at), space, hands)
		}
	}
	for seat := range h.mats {
		for t, n := range p.Players[seat].Mat {
			if int(n) != h.mats[seat][t] {
				return differ(fmt.Sprintf("mat of seat %d, tile %d", seat, t), n, h.mats[seat][t])
			}
		}
	}
	for what, pair := range map[string][2]int{
		"coal": {int(p.Market[0]), h.market[0]}, "iron": {int(p.Market[1]), h.market[1]}, "draw pile": {int(p.Draw), h.draw},
		"distant market": {int(p.Distant.Marker), h.marker},
	} {
		if pair[0] != pair[1] {
			return differ(what, pair[0], pair[1])
		}
	}
	for seat := range engine.Seat(p.Seats) {
		if err := h.differsAt(g, p, seat); err != nil {
			return err
		}
	}
	return nil
}

// differsAt names the first difference in what a seat has beside the board.
func (h *Hands) differsAt(g *automa.Game, p *automa.Position, seat engine.Seat) error {
	has, money, order := &p.Players[seat], h.money[seat], p.Order[p.PlaceOf(seat)]
	if g.Edition.PrivateMoney {
		money = 0
	}
	if !p.Solo { // else it is the Automa who comes first or last (M3)
		order = h.order[p.PlaceOf(seat)]
	}
	for what, pair := range map[string][2]int{
		"VP": {int(has.VP), h.vp[seat]}, "income": {int(has.Income), h.income[seat]}, "hand": {has.HandLen(), h.cards[seat]},
		"money": {int(has.Money), money}, "seat": {int(seat), int(order)},
	} {
		if pair[0] != pair[1] {
			return fmt.Errorf("%s of seat %d: the program has %v, the table %v", what, seat, pair[0], pair[1])
		}
	}
	return nil
}

// Correct lets hands put a thing right.
func (h *Hands) Correct(g *automa.Game, f correct.Correction) {
	switch f.Thing {
	case correct.TileThing:
		full := g.FullSet()
		if old, there := h.tiles[f.Space]; there && h.mats[old.owner][old.tile] < int(full[old.tile]) {
			h.mats[old.owner][old.tile]++
		}
		delete(h.tiles, f.Space)
		if f.Tile != 0 {
			h.mats[f.Seat][f.Tile]--
			flipped := f.Flipped
			if g.Tiles[f.Tile].Amount != [2]uint8{} {
				flipped = f.Amount == 0
			}
			h.tiles[f.Space] = piece{f.Seat, f.Tile, int(f.Amount), flipped}
		}
	case correct.LinkThing:
		delete(h.links, f.Line)
		if !f.None {
			h.links[f.Line] = f.Seat
		}
	case correct.MarketThing:
		h.market[f.Resource] = int(f.Amount)
	case correct.BarrelThing:
		at := h.merchants[f.Merchant]
		at.beer = f.Amount > 0
		h.merchants[f.Merchant] = at
	case correct.MerchantThing:
		old := h.merchants[f.Merchant].tile
		for other, at := range h.merchants {
			if at.tile == f.Trader {
				h.merchants[other] = stall{old, g.MerchantTiles[old].Accepts != 0}
			}
		}
		h.merchants[f.Merchant] = stall{f.Trader, g.MerchantTiles[f.Trader].Accepts != 0}
	case correct.VPThing:
		h.vp[f.Seat] = int(f.Amount)
	case correct.IncomeThing:
		h.income[f.Seat] = int(f.Amount)
	case correct.MoneyThing:
		h.money[f.Seat] = int(f.Amount)
	case correct.DistantThing:
		h.marker = int(f.Amount) - 1
	case correct.MatThing:
		h.mats[f.Seat][f.Tile] = int(f.Amount)
	}
}
