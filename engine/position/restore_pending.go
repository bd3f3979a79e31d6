package position

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// The checks of Restore on an action under way: that it leads to this decision, and that its remaining needs can be met.
// Apply takes sources and money without asking again, once a guard has allowed an action.

// actionRule is the rule by which an action goes on after it was chosen.
var actionRule = [engine.Verbs]engine.Rule{0: engine.B(2, 2), engine.Build: engine.B(7, 4), engine.Network: engine.B(8, 5), engine.Develop: engine.B(9, 2), engine.Sell: engine.B(12, 3), engine.Scout: engine.B(10, 1), engine.DoubleBuild: engine.C(7, 11)}

func checkPending(g *engine.Game, s *engine.State) error {
	p := &s.Pending
	if p.Verb >= engine.Verbs || int(p.Space) >= len(g.Spaces) || int(p.Line) >= len(g.Lines) || int(p.Merchant) >= len(g.Merchants) {
		return fault.Errorf("pending: a part does not exist (B2.2)")
	}
	low, high, asks := pendingBounds(g, s)
	switch {
	case !asks && p.Verb == 0:
		return fault.Errorf("pending: %s is asked, but no action is under way (B2.2)", s.Decision)
	case !asks:
		return fault.Errorf("pending: %s is not asked while %q is under way (B2.2)", s.Decision, p.Verb)
	}
	rule := actionRule[p.Verb]
	if err := first(
		possible("space", uint8(p.Space), uint8(low.Space), uint8(high.Space), rule),
		possible("line", uint8(p.Line), uint8(low.Line), uint8(high.Line), rule),
		possible("merchant", uint8(p.Merchant), uint8(low.Merchant), uint8(high.Merchant), rule),
		possible("coal", p.Coal, low.Coal, high.Coal, rule),
		possible("iron", p.Iron, low.Iron, high.Iron, rule),
		possible("beer", p.Beer, low.Beer, high.Beer, rule),
		possible("count", p.Count, low.Count, high.Count, rule),
	); err != nil {
		return err
	}
	if p.Bonus != low.Bonus {
		return fault.Errorf("pending: bonus: it is due exactly while its tile is asked for (B12.6)")
	}
	return checkMeans(g, s)
}

// possible refuses a part of the action under way that its action or decision does not have.
func possible(part string, n, low, high uint8, rule engine.Rule) error {
	switch {
	case low <= n && n <= high:
		return nil
	case high == 0:
		return fault.Errorf("pending: %s: nothing of the kind belongs here (%s)", part, rule)
	}
	return within("pending: "+part, int(n), int(low), int(high), rule)
}

// pendingBounds returns the least and the most of each part of the action under way when the decision is asked, or that it
// is never asked then. The order of the parts is that of proceed: bonus, coal, iron, beer.
func pendingBounds(g *engine.Game, s *engine.State) (low, high engine.Pending, asks bool) {
	type asked struct {
		engine.Decision
		engine.Verb
	}
	p := &s.Pending
	f := &g.Tiles[s.Tiles[p.Space].Tile]
	coal, iron, beer := uint8(f.Coal), uint8(f.Iron), uint8(f.BeerToSell)
	switch (asked{s.Decision, p.Verb}) {
	case asked{engine.ChooseAction, 0}, asked{engine.ChooseGiveUp, 0}:
	case asked{engine.ChooseCoal, engine.Build}:
		low, high = engine.Pending{Space: p.Space, Coal: 1, Iron: iron}, engine.Pending{Space: p.Space, Coal: coal, Iron: iron}
	case asked{engine.ChooseDiscard, engine.DoubleBuild}:
		low, high = engine.Pending{Space: p.Space, Coal: coal, Iron: iron}, engine.Pending{Space: p.Space, Coal: coal, Iron: iron, Count: engine.DoubleBuild.Further() - 1}
	case asked{engine.ChooseCoal, engine.DoubleBuild}:
		low = engine.Pending{Space: p.Space, Coal: 1, Iron: iron, Count: engine.DoubleBuild.Further()}
		high = engine.Pending{Space: p.Space, Coal: coal, Iron: iron, Count: engine.DoubleBuild.Further()}
	case asked{engine.ChooseIron, engine.DoubleBuild}:
		low = engine.Pending{Space: p.Space, Iron: 1, Count: engine.DoubleBuild.Further()}
		high = engine.Pending{Space: p.Space, Iron: iron, Count: engine.DoubleBuild.Further()}
	case asked{engine.ChooseIron, engine.Build}:
		low, high = engine.Pending{Space: p.Space, Iron: 1}, engine.Pending{Space: p.Space, Iron: iron}
	case asked{engine.ChooseCoal, engine.Network}: // the second link has a barrel to come (B8.5)
		beer = 0
		if g.Edition.SecondLinkBeer {
			beer = min(p.Count, 1)
		}
		low = engine.Pending{Line: p.Line, Coal: 1, Beer: beer}
		high = engine.Pending{Line: p.Line, Coal: 1, Beer: beer, Count: 1}
	case asked{engine.ChooseBeer, engine.Network}:
		low = engine.Pending{Line: p.Line, Beer: 1, Count: 1}
		high = low
	case asked{engine.ChooseLink, engine.Network}:
		low = engine.Pending{Line: p.Line, Count: 1}
		high = low
	case asked{engine.ChooseIron, engine.Develop}:
		low, high = engine.Pending{Iron: 1}, engine.Pending{Iron: 1, Count: engine.DevelopMost - 1}
	case asked{engine.ChooseDevelop, engine.Develop}:
		low, high = engine.Pending{Count: 1}, engine.Pending{Count: engine.DevelopMost - 1}
	case asked{engine.ChooseBeer, engine.Sell}:
		low = engine.Pending{Space: p.Space, Merchant: p.Merchant, Beer: 1}
		high = engine.Pending{Space: p.Space, Merchant: p.Merchant, Beer: beer, Count: sold(g, s)}
	case asked{engine.ChooseBonus, engine.Sell}: // after the merchant's barrel
		low = engine.Pending{Space: p.Space, Merchant: p.Merchant, Bonus: true}
		high = engine.Pending{Space: p.Space, Merchant: p.Merchant, Beer: max(beer, 1) - 1, Count: sold(g, s)}
	case asked{engine.ChooseSale, engine.Sell}:
		low, high = engine.Pending{Count: 1}, engine.Pending{Count: sold(g, s)}
	case asked{engine.ChooseDiscard, engine.Scout}:
		high = engine.Pending{Count: engine.Scout.Further() - 1}
	default:
		return low, high, false
	}
	return low, high, true
}

// sold counts the actor's tiles that a Sell action may have flipped.
func sold(g *engine.Game, s *engine.State) (n uint8) {
	for r := s.Owned(s.Actor); r != 0; r = r.Rest() {
		if t := s.Tiles[r.First()]; t.Flipped && g.Sold(g.Tiles[t.Tile].Industry) {
			n++
		}
	}
	return n
}

// checkMeans sees that the action under way has its tile or link, its sources and its money.
func checkMeans(g *engine.Game, s *engine.State) error {
	p := &s.Pending
	if p.Verb != 0 {
		used := 1 // for the action (B2.3)
		switch p.Verb {
		case engine.Scout:
			used += int(p.Count)
		case engine.DoubleBuild:
			used = int(p.Count)
		}
		if n := s.Players[s.Actor].HandLen(); n > engine.HandSize-used {
			return fault.Errorf("players[%d]: hand: %d cards, %d of %d are discarded already (B2.3)", s.Actor, n, used, engine.HandSize)
		}
	}
	switch p.Verb {
	case engine.Build:
		return checkBuilding(g, s)
	case engine.DoubleBuild:
		return checkDouble(g, s)
	case engine.Network:
		return checkLinking(g, s)
	case engine.Develop:
		return checkBill(g, s, 0)
	case engine.Sell:
		return checkSelling(g, s)
	case engine.Scout:
		return checkScouting(g, s)
	}
	return nil
}

// checkBuilding sees that the tile was just placed, and that its coal and iron can be had (B7.4).
func checkBuilding(g *engine.Game, s *engine.State) error {
	x := s.Pending.Space
	if t := s.Tiles[x]; !s.Owned(s.Actor).Has(x) || t.Flipped || t.Cubes > 0 {
		return fault.Errorf("pending: space: the tile being built does not lie there as placed (B7.4)")
	}
	return checkBill(g, s, g.Needed(s))
}

// checkDouble sees the same of a double build, and that both actions of the turn are used for it and its cards are there (C7.11).
func checkDouble(g *engine.Game, s *engine.State) error {
	left := int(engine.DoubleBuild.Further() - s.Pending.Count)
	switch n := s.Players[s.Actor].HandLen(); {
	case s.IsAutoma(s.Actor):
		return fault.Errorf("pending: the Automa never builds with two cards (N2)")
	case s.ActionsLeft != 1 || g.Actions(s) < 2:
		return fault.Errorf("actions_left: a double build leaves 1 of the 2 actions until it is done (C7.11)")
	case left > 0 && n <= left:
		return fault.Errorf("players[%d]: hand: %d cards leave no choice of %d to discard (C7.11)", s.Actor, n, left)
	}
	return checkBuilding(g, s)
}

// checkLinking sees that the rail links were just placed, and that the last one's coal and beer can be had (B8.3, B8.5).
func checkLinking(g *engine.Game, s *engine.State) error {
	p, links := &s.Pending, s.Players[s.Actor].Links
	placed := 1
	if s.Decision != engine.ChooseLink {
		placed += int(p.Count)
	}
	switch {
	case s.Era == engine.Canal:
		return fault.Errorf("pending: a canal link asks for nothing more (B8.2)")
	case !links.Has(p.Line) || links.Len() < placed:
		return fault.Errorf("pending: line: the actor's link does not lie there as placed (B8.5)")
	case s.Cubes(g.Breweries(s, s.Actor, g.Needed(s))) < int(p.Beer):
		return fault.Errorf("pending: beer: no brewery can serve the link (B8.5)")
	}
	return checkBill(g, s, g.Needed(s))
}

// checkBill sees that the coal at these locations and the iron that are still due can be paid.
func checkBill(g *engine.Game, s *engine.State, from engine.LocationSet) error {
	switch due := g.WhyDue(s, from, actionRule[s.Pending.Verb]); due.Reason {
	case engine.Allowed:
		return nil
	case engine.NotEnoughMoney:
		return fault.Errorf("players[%d]: money: £%d are still due, £%d are there (%s)", s.Actor, due.Need, due.Have, due.Rule)
	default:
		return fault.Errorf("pending: coal: %d needed, %d connected (%s)", due.Need, due.Have, due.Rule)
	}
}

// checkSelling sees that the tile can be sold to the merchant, with the beer that is still due (B12).
func checkSelling(g *engine.Game, s *engine.State) error {
	p := &s.Pending
	if s.Decision == engine.ChooseSale {
		return nil
	}
	if !g.WhyUnsold(s, s.Actor, p.Space).OK() {
		return fault.Errorf("pending: space: there is no tile of the actor to be sold (B12.1)")
	}
	from := engine.LocationSet(1) << g.LocationOf(p.Space)
	industry := g.Tiles[s.Tiles[p.Space].Tile].Industry
	at := g.Merchants[p.Merchant].Location
	switch bonus := g.Locations[at].Bonus; {
	case !g.MerchantTiles[s.Merchants[p.Merchant].Tile].Accepts.Has(industry) || !s.Connected(from).Has(at):
		return fault.Errorf("pending: merchant: no connected merchant that takes %s (B12.2)", industry)
	case p.Bonus && (bonus != engine.BonusDevelop || s.Merchants[p.Merchant].Beer || s.IsAutoma(s.Actor)):
		return fault.Errorf("pending: bonus: this merchant's barrel does not remove a tile now (B12.6)")
	case g.BeerFor(s, s.Actor, from, p.Merchant) < int(p.Beer):
		return fault.Errorf("pending: beer: the sources have fewer than %d barrels (B12.5)", p.Beer)
	}
	return nil
}

// checkScouting sees that the further cards can be discarded, and that a hand without wild cards takes one of each (B10).
func checkScouting(g *engine.Game, s *engine.State) error {
	p := &s.Players[s.Actor]
	switch left := int(engine.Scout.Further() - s.Pending.Count); {
	case s.IsAutoma(s.Actor):
		return fault.Errorf("pending: the Automa never scouts (M18)")
	case slices.ContainsFunc(p.Hand[:], func(c engine.Card) bool { return isWild(g, c) }):
		return fault.Errorf("players[%d]: hand: nobody scouts with a wild card (B10.2)", s.Actor)
	case p.HandLen() <= left:
		return fault.Errorf("players[%d]: hand: %d cards leave no choice of %d to discard (B10.1)", s.Actor, p.HandLen(), left)
	}
	return nil
}
