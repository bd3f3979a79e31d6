package automa

import "sohofoundry/engine"

// Choosing among buildings, breweries, mines, works, spaces and merchants (section 9: M50 to M52; M27, M45 to M49, A25).

func (t *turn) spaceCandidate(x engine.Space) Candidate {
	return Candidate{Space: x, Industry: t.industry(x)}
}

// beerSource is a brewery, or the merchant's barrel.
type beerSource struct {
	space    engine.Space
	merchant engine.Merchant
}

func (t *turn) beerCandidate(b beerSource) Candidate {
	return Candidate{Space: b.space, Industry: t.industry(b.space), Merchant: b.merchant}
}

// The rungs that ladders of spaces share.
var (
	moreLinks    = rung[engine.Space]{criterion: MoreLinks, rule: engine.M(50), score: (*turn).moreLinks}
	alphabet     = rung[engine.Space]{criterion: Alphabet, rule: engine.M(50), score: (*turn).alphabet, low: true}
	icon         = rung[engine.Space]{criterion: Icon, rule: engine.M(52), score: (*turn).iconDistance, low: true, ours: engine.A(15), when: (*turn).notSquare}
	readingOrder = rung[engine.Space]{criterion: ReadingOrder, rule: engine.N(9), score: (*turn).readingOrder, low: true, ours: engine.N(9)}
	ownMine      = rung[engine.Space]{criterion: OwnFirst, rule: engine.M(45), score: (*turn).ownSpace}
	ownWorks     = rung[engine.Space]{criterion: OwnFirst, rule: engine.M(46), score: (*turn).ownSpace}
)

// The ladders of beer and merchants.
var (
	// beerLadder: the merchant's barrel, own breweries, human breweries (M47, M56), then as buildings (M49).
	beerLadder = []rung[beerSource]{
		{criterion: MerchantBeerFirst, rule: engine.M(47), score: func(_ *turn, b beerSource) int { return yes(b.merchant != 0) }},
		{criterion: OwnFirst, rule: engine.M(47), score: func(t *turn, b beerSource) int { return t.ownSpace(b.space) }},
		{criterion: MoreLinks, rule: engine.M(49), score: func(t *turn, b beerSource) int { return t.moreLinks(b.space) }},
		{criterion: Alphabet, rule: engine.M(49), score: func(t *turn, b beerSource) int { return t.alphabet(b.space) }, low: true},
		{criterion: Icon, rule: engine.M(52), score: func(t *turn, b beerSource) int { return t.iconDistance(b.space) }, low: true,
			ours: engine.A(15), when: func(t *turn, b beerSource) bool { return t.notSquare(b.space) }},
	}
	// merchantLadder chooses the merchant to sell to (A25: our order, low confidence but for the first).
	merchantLadder = append([]rung[engine.Merchant]{
		{criterion: BarrelLeft, rule: engine.M(56), score: func(t *turn, m engine.Merchant) int { return yes(t.s.Merchants[m].Beer) }},
	}, resting(engine.A(25), nil, []rung[engine.Merchant]{
		{criterion: VPBonus, rule: engine.M(57), score: (*turn).vpBonus},
		{criterion: LinksAway, rule: engine.M(56), score: (*turn).linksAway, low: true},
		{criterion: Alphabet, rule: engine.M(56), score: func(t *turn, m engine.Merchant) int { return int(t.g.Deck.Alphabet[t.g.Merchants[m].Location]) }, low: true},
		{criterion: LeftSpace, rule: engine.M(56), score: func(_ *turn, m engine.Merchant) int { return int(m) }, low: true},
	}...)...)
)

// moreLinks is Automa links minus human links adjacent to the location (M50); the line with the farm counts at all three
// ends (A35).
func (t *turn) moreLinks(x engine.Space) int {
	lines := t.g.LinesAt(t.g.LocationOf(x))
	return (lines & t.s.Players[engine.AutomaSeat].Links).Len() - (lines & t.s.Players[engine.HumanSeat].Links).Len()
}

func (t *turn) alphabet(x engine.Space) int { return int(t.g.Deck.Alphabet[t.g.LocationOf(x)]) }

// iconDistance counts the cells passed over from the icon's cell to one that the space fills: to the right, then the start of
// the next row, wrapping to the top (M52).
func (t *turn) iconDistance(x engine.Space) int {
	cells := t.g.Deck.IconCells[x]
	for n := range Cells {
		if cells>>((int(t.icon)+n)%Cells)&1 != 0 {
			return n
		}
	}
	return Cells
}

// readingOrder is a space's number: on every board those of a location are numbered in rows from the top, each row from the left
// (N9).
func (t *turn) readingOrder(x engine.Space) int { return int(x) }

// notSquare reports whether a space is in a location of another shape than the icon's two by two cells (A15).
func (t *turn) notSquare(x engine.Space) bool { return t.g.SpacesAt(t.g.LocationOf(x)).Len() != Cells }

func (t *turn) ownSpace(x engine.Space) int { return yes(t.s.Owned(engine.AutomaSeat).Has(x)) }

// vpBonus prefers a barrel with a bonus of VP (A25); without a barrel there is no bonus.
func (t *turn) vpBonus(m engine.Merchant) int {
	return yes(t.s.Merchants[m].Beer && t.g.Locations[t.g.Merchants[m].Location].Bonus == engine.BonusVP)
}

func (t *turn) linksAway(m engine.Merchant) int {
	return t.s.Distance(1<<t.site, 1<<t.g.Merchants[m].Location)
}

// chooseSpace chooses one of the spaces by a ladder.
func (t *turn) chooseSpace(over Choosing, spaces engine.SpaceSet, ladder []rung[engine.Space]) engine.Space {
	var room [engine.MaxSpaces]engine.Space
	list := room[:0]
	for ; spaces != 0; spaces = spaces.Rest() {
		list = append(list, spaces.First())
	}
	return resolve(t, over, list, ladder, (*turn).spaceCandidate)
}

// source answers the engine when it asks for a source of coal, iron or beer.
func (t *turn) source(choices []engine.Choice) engine.Choice {
	if t.s.Decision == engine.ChooseBeer {
		var room [engine.MaxSpaces]beerSource
		sources := room[:0]
		for _, c := range choices {
			sources = append(sources, beerSource{space: c.Space, merchant: c.Merchant})
		}
		b := resolve(t, OverBeer, sources, beerLadder, (*turn).beerCandidate)
		return engine.Choice{Verb: engine.TakeBeer, Space: b.space, Merchant: b.merchant}
	}
	var spaces engine.SpaceSet
	for _, c := range choices {
		spaces = spaces.With(c.Space)
	}
	if t.s.Decision == engine.ChooseCoal {
		return engine.Choice{Verb: engine.TakeCoal, Space: t.chooseSpace(OverMines, spaces, t.g.AutomaRules.ladders.mines)}
	}
	return engine.Choice{Verb: engine.TakeIron, Space: t.chooseSpace(OverWorks, spaces, t.g.AutomaRules.ladders.works)}
}
