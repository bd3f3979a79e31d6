// Package cited says which rules events rest on, for those who tell what happened.
package cited

import "sohofoundry/engine"

// Event is the rule that an event rests on, as one of those of a choice made in a position.
func Event(g *engine.Game, s *engine.State, c engine.Choice, e engine.Event) engine.Rule {
	return g.Cite(ruleOf(g, s, c, e))
}

func ruleOf(g *engine.Game, s *engine.State, c engine.Choice, e engine.Event) engine.Rule {
	switch e.Kind {
	case engine.LinkPlaced:
		return s.Era.LinkRule()
	case engine.PutAside:
		if aside := g.Rules().Aside; !s.Solo && aside != 0 {
			return aside
		}
	case engine.TileFlipped:
		return flipRule(g, c, e.Tile)
	case engine.Consumed:
		return sourceRule(e.Resource, e.Merchant != 0, e.Space == 0, actionWith(s, c))
	case engine.MoneyMoved:
		switch e.Reason {
		case engine.ForLinks:
			return s.Era.LinkRule()
		case engine.ForCube:
			return sourceRule(e.Resource, false, true, actionWith(s, c))
		}
	}
	if rule := eventRules[e.Kind][e.Reason]; rule != 0 {
		return rule
	}
	return eventRules[e.Kind][engine.ForNothing]
}

// flipRule is about a tile that turns over.
func flipRule(g *engine.Game, c engine.Choice, t engine.Tile) engine.Rule {
	switch f := g.FactsOf(g.Tiles[t].Industry); {
	case f.AtOnce:
		return engine.C(7, 9)
	case f.Access:
		return engine.C(11, 2)
	case c.Distant:
		return engine.C(11, 3)
	case f.Sold:
		return engine.B(12, 4)
	}
	return engine.B(6, 6)
}

// Source is the rule about where a resource comes from that the choice made in a position still asks for.
func Source(s *engine.State, c engine.Choice, r engine.Resource) engine.Rule {
	return sourceRule(r, false, false, actionWith(s, c))
}

// actionWith is the action that a choice begins or goes on with.
func actionWith(s *engine.State, c engine.Choice) engine.Verb {
	if c.Verb.Follows() {
		return s.Pending.Verb
	}
	return c.Verb
}

// sourceRule is about a resource from a merchant, from the market or from a tile, for an action.
func sourceRule(r engine.Resource, merchant, market bool, action engine.Verb) engine.Rule {
	switch {
	case merchant:
		return engine.B(12, 3)
	case r == engine.Coal && action == engine.Network:
		return engine.B(6, 3)
	case r == engine.Coal && market:
		return engine.B(6, 2)
	}
	return r.Rule()
}

// eventRules are the rules of events that do not depend on the position, by kind of event and its reason; ForNothing stands for all
// other reasons.
var eventRules = [engine.EventKinds][engine.Fors]engine.Rule{
	engine.EraBegan:       {engine.B(2, 1)},
	engine.RoundBegan:     {engine.B(2, 1)},
	engine.TurnBegan:      {engine.B(2, 2)},
	engine.TurnEnded:      {engine.B(2, 2)},
	engine.OrderSet:       {engine.B(3, 1)},
	engine.Shuffled:       {engine.B(4, 5)},
	engine.PutAside:       {engine.M(5)},
	engine.MerchantPlaced: {engine.B(1, 3)},
	engine.Drew:           {engine.B(2, 4)},
	engine.DealtFaceDown:  {engine.B(1, 6)},
	engine.Discarded:      {engine.B(2, 3)},
	engine.WildReturned:   {engine.B(2, 3)},
	engine.WildTaken:      {engine.B(10, 1)},
	engine.TilePlaced:     {engine.B(7, 3)},
	engine.TileRemoved:    {engine.ForOverbuild: engine.B(7, 10), engine.ForDebt: engine.B(3, 3), engine.ForEra: engine.B(4, 3)},
	engine.TileDeveloped:  {engine.ForDevelop: engine.B(9, 1), engine.ForBonus: engine.B(12, 6), engine.ForEra: engine.M(80)},
	engine.LinkRemoved:    {engine.B(4, 1)},
	engine.Stocked:        {engine.B(7, 5)},
	engine.SoldToMarket:   {engine.B(7, 6)},
	engine.TileSold:       {engine.B(12, 2)},
	engine.BarrelPlaced:   {engine.B(4, 4)},
	engine.MoneyMoved: {engine.ForBuild: engine.B(7, 4), engine.ForMarketSale: engine.B(7, 6), engine.ForLoan: engine.B(11, 1),
		engine.ForBonus: engine.B(12, 6), engine.ForIncome: engine.B(3, 2), engine.ForDebt: engine.B(3, 3)},
	engine.CostCounted: {engine.M(83)},
	engine.IncomeMoved: {engine.ForDistant: engine.C(11, 3), engine.ForFlip: engine.B(6, 8), engine.ForLoan: engine.B(11, 1),
		engine.ForBonus: engine.B(12, 6)},
	engine.Scored: {engine.ForLinks: engine.B(4, 1), engine.ForTile: engine.B(4, 2), engine.ForBonus: engine.B(12, 6),
		engine.ForDevelop: engine.M(67), engine.ForPass: engine.M(71), engine.ForDebt: engine.B(3, 4), engine.ForMoney: engine.C(4, 4),
		engine.ForIntroMoney: engine.B(4, 7), engine.ForIntroIncome: engine.B(4, 7), engine.ForIntroTile: engine.B(4, 7)},
	engine.Passed:         {engine.B(13, 1)},
	engine.ShortfallBegan: {engine.B(3, 3)},
	engine.DebtDropped:    {engine.B(3, 4)},
	engine.BonusLost:      {engine.B(12, 6)},
	engine.GameEnded:      {engine.B(4, 6)},
	engine.DeckPrepared:   {engine.M(81)},
	engine.DistantOpened:  {engine.C(1, 3)},
	engine.DistantTurned:  {engine.C(11, 3)},
	engine.DistantClosed:  {engine.C(11, 3)},
}
