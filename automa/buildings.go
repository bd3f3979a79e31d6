package automa

import "sohofoundry/engine"

// Choosing among buildings, breweries, mines, works, spaces and merchants (section 9: M50 to M52; M27, M45 to M49, A25).

func (t *turn) slotCandidate(x engine.Slot) Candidate {
	return Candidate{Slot: x, Industry: t.industry(x)}
}

// beerSource is a brewery, or the merchant's barrel.
type beerSource struct {
	slot     engine.Slot
	merchant engine.Merchant
}

func (t *turn) beerCandidate(b beerSource) Candidate {
	return Candidate{Slot: b.slot, Industry: t.industry(b.slot), Merchant: b.merchant}
}

// The ladders of slots, beer and merchants.
var (
	// buildingLadder chooses among buildings (M50, M52).
	buildingLadder = []rung[engine.Slot]{
		{criterion: MoreLinks, rule: engine.M(50), score: (*turn).moreLinks},
		{criterion: Alphabet, rule: engine.M(50), score: (*turn).alphabet, low: true},
		{criterion: Icon, rule: engine.M(52), score: (*turn).iconDistance, low: true},
	}
	// spaceLadder chooses among equally valid spaces of one location (M27).
	spaceLadder = buildingLadder[2:]
	// mineLadder and worksLadder: own ones first (M45, M46), then as buildings (A31).
	mineLadder  = append([]rung[engine.Slot]{{criterion: OwnFirst, rule: engine.M(45), score: (*turn).ownSlot}}, buildingLadder...)
	worksLadder = append([]rung[engine.Slot]{{criterion: OwnFirst, rule: engine.M(46), score: (*turn).ownSlot}}, buildingLadder...)
	// beerLadder: the merchant's barrel, own breweries, human breweries (M47, M56), then as buildings (M49).
	beerLadder = []rung[beerSource]{
		{criterion: MerchantBeerFirst, rule: engine.M(47), score: func(_ *turn, b beerSource) int { return yes(b.merchant != 0) }},
		{criterion: OwnFirst, rule: engine.M(47), score: func(t *turn, b beerSource) int { return t.ownSlot(b.slot) }},
		{criterion: MoreLinks, rule: engine.M(49), score: func(t *turn, b beerSource) int { return t.moreLinks(b.slot) }},
		{criterion: Alphabet, rule: engine.M(49), score: func(t *turn, b beerSource) int { return t.alphabet(b.slot) }, low: true},
		{criterion: Icon, rule: engine.M(52), score: func(t *turn, b beerSource) int { return t.iconDistance(b.slot) }, low: true},
	}
	// merchantLadder chooses whom to sell to (A25: our order, low confidence but for the first).
	merchantLadder = []rung[engine.Merchant]{
		{criterion: BarrelLeft, rule: engine.M(56), score: func(t *turn, m engine.Merchant) int { return yes(t.s.Merchants[m].Beer) }},
		{criterion: VPBonus, rule: engine.M(57), score: (*turn).vpBonus},
		{criterion: LinksAway, rule: engine.M(56), score: (*turn).linksAway, low: true},
		{criterion: Alphabet, rule: engine.M(56), score: func(t *turn, m engine.Merchant) int { return int(t.g.Deck.Alphabet[t.g.Merchants[m].Location]) }, low: true},
		{criterion: LeftSpace, rule: engine.M(56), score: func(_ *turn, m engine.Merchant) int { return int(m) }, low: true},
	}
)

// moreLinks is Automa links minus human links adjacent to the location (M50); the line with the farm counts at all three
// ends (A35).
func (t *turn) moreLinks(x engine.Slot) int {
	lines := t.g.LinesAt(t.g.LocationOf(x))
	return (lines & t.s.Players[engine.AutomaSeat].Links).Len() - (lines & t.s.Players[engine.HumanSeat].Links).Len()
}

func (t *turn) alphabet(x engine.Slot) int { return int(t.g.Deck.Alphabet[t.g.LocationOf(x)]) }

// iconDistance counts the cells passed over from the icon's cell to one that the slot fills: to the right, then the start of
// the next row, wrapping to the top (M52).
func (t *turn) iconDistance(x engine.Slot) int {
	cells := t.g.Deck.IconCells[x]
	for n := range Cells {
		if cells>>((int(t.icon)+n)%Cells)&1 != 0 {
			return n
		}
	}
	return Cells
}

func (t *turn) ownSlot(x engine.Slot) int { return yes(t.s.Owned(engine.AutomaSeat).Has(x)) }

// vpBonus prefers a barrel whose bonus is VP (A25); without a barrel there is no bonus.
func (t *turn) vpBonus(m engine.Merchant) int {
	return yes(t.s.Merchants[m].Beer && t.g.Locations[t.g.Merchants[m].Location].Bonus == engine.BonusVP)
}

func (t *turn) linksAway(m engine.Merchant) int {
	return t.s.Distance(1<<t.site, 1<<t.g.Merchants[m].Location)
}

// chooseSlot chooses one of the slots by a ladder.
func (t *turn) chooseSlot(over Choosing, slots engine.SlotSet, ladder []rung[engine.Slot]) engine.Slot {
	var room [engine.MaxSlots]engine.Slot
	list := room[:0]
	for ; slots != 0; slots = slots.Rest() {
		list = append(list, slots.First())
	}
	return resolve(t, over, list, ladder, (*turn).slotCandidate)
}

// source answers the engine when it asks for a source of coal, iron or beer.
func (t *turn) source(choices []engine.Choice) engine.Choice {
	if t.s.Decision == engine.ChooseBeer {
		var room [engine.MaxSlots]beerSource
		sources := room[:0]
		for _, c := range choices {
			sources = append(sources, beerSource{slot: c.Slot, merchant: c.Merchant})
		}
		b := resolve(t, OverBeer, sources, beerLadder, (*turn).beerCandidate)
		return engine.Choice{Verb: engine.TakeBeer, Slot: b.slot, Merchant: b.merchant}
	}
	var slots engine.SlotSet
	for _, c := range choices {
		slots = slots.With(c.Slot)
	}
	if t.s.Decision == engine.ChooseCoal {
		return engine.Choice{Verb: engine.TakeCoal, Slot: t.chooseSlot(OverMines, slots, mineLadder)}
	}
	return engine.Choice{Verb: engine.TakeIron, Slot: t.chooseSlot(OverWorks, slots, worksLadder)}
}
