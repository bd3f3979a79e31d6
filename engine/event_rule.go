package engine

// RuleOf is the rule that an event rests on, as one of those of a choice made in a position.
func (g *Game) RuleOf(s *State, c Choice, e Event) Rule { return g.Cite(g.ruleOf(s, c, e)) }

func (g *Game) ruleOf(s *State, c Choice, e Event) Rule {
	switch e.Kind {
	case LinkPlaced:
		return s.Era.LinkRule()
	case PutAside:
		if !s.Solo && g.rules.aside != 0 {
			return g.rules.aside
		}
	case TileFlipped:
		switch i := g.tiles[e.Tile].Industry; {
		case g.atOnce.Has(i):
			return C(7, 9)
		case g.access.Has(i):
			return C(11, 2)
		case c.Distant:
			return C(11, 3)
		}
		if !g.sellable.Has(g.tiles[e.Tile].Industry) {
			return B(6, 6)
		}
		return B(12, 4)
	case Consumed:
		return sourceRule(e.Resource, e.Merchant != 0, e.Space == 0, s.actionWith(c))
	case MoneyMoved:
		switch e.Reason {
		case ForLinks:
			return s.Era.LinkRule()
		case ForCube:
			return sourceRule(e.Resource, false, true, s.actionWith(c))
		}
	}
	if rule := eventRules[e.Kind][e.Reason]; rule != 0 {
		return rule
	}
	return eventRules[e.Kind][ForNothing]
}

// SourceRule is the rule about where a resource comes from that the choice made in a position still asks for.
func SourceRule(s *State, c Choice, r Resource) Rule {
	return sourceRule(r, false, false, s.actionWith(c))
}

// actionWith is the action that a choice begins or goes on with.
func (s *State) actionWith(c Choice) Verb {
	if c.Verb.Follows() {
		return s.Pending.Verb
	}
	return c.Verb
}

// LinkRule is the rule about placing links in an era.
func (e Era) LinkRule() Rule {
	if e == Rail {
		return B(8, 3)
	}
	return B(8, 2)
}

// sourceRule is about a resource from a merchant, from the market or from a tile, for an action.
func sourceRule(r Resource, merchant, market bool, action Verb) Rule {
	switch {
	case merchant:
		return B(12, 3)
	case r == Coal && action == Network:
		return B(6, 3)
	case r == Coal && market:
		return B(6, 2)
	}
	return r.Rule()
}

// Rule is the rule that says which tiles a resource comes from.
func (r Resource) Rule() Rule { return [Resources]Rule{Coal: B(6, 1), Iron: B(6, 4), Beer: B(6, 5)}[r] }

// eventRules are the rules of events that do not depend on the position, by kind of event and its reason; ForNothing stands for all
// other reasons.
var eventRules = [EventKinds][Fors]Rule{
	EraBegan:       {B(2, 1)},
	RoundBegan:     {B(2, 1)},
	TurnBegan:      {B(2, 2)},
	TurnEnded:      {B(2, 2)},
	OrderSet:       {B(3, 1)},
	Shuffled:       {B(4, 5)},
	PutAside:       {M(5)},
	MerchantPlaced: {B(1, 3)},
	Drew:           {B(2, 4)},
	DealtFaceDown:  {B(1, 6)},
	Discarded:      {B(2, 3)},
	WildReturned:   {B(2, 3)},
	WildTaken:      {B(10, 1)},
	TilePlaced:     {B(7, 3)},
	TileRemoved:    {ForOverbuild: B(7, 10), ForDebt: B(3, 3), ForEra: B(4, 3)},
	TileDeveloped:  {ForDevelop: B(9, 1), ForBonus: B(12, 6), ForEra: M(80)},
	LinkRemoved:    {B(4, 1)},
	Stocked:        {B(7, 5)},
	SoldToMarket:   {B(7, 6)},
	TileSold:       {B(12, 2)},
	BarrelPlaced:   {B(4, 4)},
	MoneyMoved: {ForBuild: B(7, 4), ForMarketSale: B(7, 6), ForLoan: B(11, 1), ForBonus: B(12, 6), ForIncome: B(3, 2),
		ForDebt: B(3, 3)},
	CostCounted: {M(83)},
	IncomeMoved: {ForDistant: C(11, 3), ForFlip: B(6, 8), ForLoan: B(11, 1), ForBonus: B(12, 6)},
	Scored: {ForLinks: B(4, 1), ForTile: B(4, 2), ForBonus: B(12, 6), ForDevelop: M(67), ForPass: M(71), ForDebt: B(3, 4),
		ForMoney: C(4, 4), ForIntroMoney: B(4, 7), ForIntroIncome: B(4, 7), ForIntroTile: B(4, 7)},
	Passed:         {B(13, 1)},
	ShortfallBegan: {B(3, 3)},
	DebtDropped:    {B(3, 4)},
	BonusLost:      {B(12, 6)},
	GameEnded:      {B(4, 6)},
	DeckPrepared:   {M(81)},
	DistantOpened:  {C(1, 3)},
	DistantTurned:  {C(11, 3)},
	DistantClosed:  {C(11, 3)},
}
