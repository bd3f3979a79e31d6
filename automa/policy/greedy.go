package policy

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// The greedy policy looks at one choice at a time and no further than its own gain. A score is a hundredth of a VP, or of a
// space on the income track, for each £ that the choice costs now.
const (
	perPound = 100
	// A loan is worth its £30 to a poor player as long as there are rounds to spend them in.
	poor      = 9 // £
	loanScore = 80
	lastLoan  = 7 // round of the Rail Era
	// Scout and pass are for when nothing else gains anything; to stop beats a further part that gains nothing.
	doneScore  = 2
	scoutScore = 1
)

var scores = [engine.Verbs]func(*automa.Game, *engine.State, engine.Choice) int{
	engine.Build:     scoreBuild,
	engine.Network:   scoreNetwork,
	engine.Develop:   scoreDevelop,
	engine.Sell:      scoreSell,
	engine.Loan:      scoreLoan,
	engine.Scout:     fixed(scoutScore),
	engine.Pass:      fixed(0),
	engine.TakeCoal:  scoreSource,
	engine.TakeIron:  scoreSource,
	engine.TakeBeer:  scoreSource,
	engine.TakeBonus: scoreLeastTile,
	engine.Discard:   fixed(0),
	engine.GiveUp:    scoreGiveUp,
	engine.Done:      fixed(doneScore),

	engine.DoubleBuild: func(g *automa.Game, s *engine.State, c engine.Choice) int { return scoreBuild(g, s, c) / 2 }, // two actions
}

func fixed(score int) func(*automa.Game, *engine.State, engine.Choice) int {
	return func(*automa.Game, *engine.State, engine.Choice) int { return score }
}

// gain is the VP and income spaces of a tile when it flips.
func gain(f *engine.TileFacts) int { return int(f.VP + f.IncomeSpaces) }

// scoreBuild is the tile's gain for its price. It counts half while the tile would wait: no merchant takes it, or none buys its
// coal. A tile that replaces another gains nothing.
func scoreBuild(g *automa.Game, s *engine.State, c engine.Choice) int {
	if s.Filled().Has(c.Space) {
		return 0
	}
	f := &g.Tiles[g.Next(&s.Players[s.Actor], c.Industry)]
	pounds := int(f.Money) + int(f.Coal)*int(g.Price(s, engine.Coal)) + int(f.Iron)*int(g.IronPrice(s))
	score := gain(f) * perPound / (1 + pounds)
	if waits(g, s, c) {
		score /= 2
	}
	return score
}

func waits(g *automa.Game, s *engine.State, c engine.Choice) bool {
	from := engine.LocationSet(0).With(g.LocationOf(c.Space))
	switch {
	case g.Sold(c.Industry) && !g.Rules().Merchants:
		return g.Ports(s, from) == 0 && !(g.Distant.IsOpen(&s.Distant) && g.HasMarket(s, from))
	case g.Sold(c.Industry):
		_, takers := g.Takers(s, c.Industry, from)
		return takers == 0
	case c.Industry == engine.CoalMine:
		return !g.HasMarket(s, from)
	case c.Industry == engine.Port:
		return !millAt(g, s, s.Connected(from))
	}
	return false
}

// millAt reports whether the actor has an unsold mill at some locations.
func millAt(g *automa.Game, s *engine.State, at engine.LocationSet) bool {
	for r := s.Owned(s.Actor); r != 0; r = r.Rest() {
		if x := r.First(); at.Has(g.LocationOf(x)) && g.WhyUnsold(s, s.Actor, x).OK() {
			return true
		}
	}
	return false
}

// scoreNetwork is the present VP of the link for its price.
func scoreNetwork(g *automa.Game, s *engine.State, c engine.Choice) int {
	pounds := g.Limits.CanalLinkCost
	if s.Era == engine.Rail {
		pounds = g.Limits.RailLinkCost + g.Price(s, engine.Coal)
	}
	return int(g.LinkValue(s, c.Line)) * perPound / int(1+pounds)
}

// scoreSell is the tile's gain, which costs nothing, and that of an own port that flips with it.
func scoreSell(g *automa.Game, s *engine.State, c engine.Choice) int {
	score := gain(&g.Tiles[s.Tiles[c.Space].Tile])
	if s.Owned(s.Actor).Has(c.Port) {
		score += gain(&g.Tiles[s.Tiles[c.Port].Tile])
	}
	return score * perPound
}

// scoreDevelop is by how much the next tile of the industry gains more, for the iron. It counts a tenth, since that tile is
// still to be built, and less while there are more tiles to remove before it.
func scoreDevelop(g *automa.Game, s *engine.State, c engine.Choice) int {
	p := s.Players[s.Actor]
	now := g.Next(&p, c.Industry)
	removed := int(p.Mat[now])
	p.Mat[now] = 0
	next := g.Next(&p, c.Industry)
	if next == 0 {
		return 0
	}
	more := gain(&g.Tiles[next]) - gain(&g.Tiles[now])
	return max(more, 0) * perPound / 10 / removed / int(1+g.IronPrice(s))
}

func scoreLoan(_ *automa.Game, s *engine.State, _ engine.Choice) int {
	if s.Players[s.Actor].Money > poor || s.Era == engine.Rail && s.Round > lastLoan {
		return 0
	}
	return loanScore
}

// scoreSource prefers a merchant's barrel, with its bonus, then own tiles, which flip.
func scoreSource(_ *automa.Game, s *engine.State, c engine.Choice) int {
	switch {
	case c.Merchant != 0:
		return 2
	case s.Owned(s.Actor).Has(c.Space):
		return 1
	}
	return 0
}

// scoreLeastTile prefers to remove the tile that would gain least.
func scoreLeastTile(g *automa.Game, s *engine.State, c engine.Choice) int {
	return -gain(&g.Tiles[g.Next(&s.Players[s.Actor], c.Industry)])
}

// scoreGiveUp prefers to give up the tile with the fewest VP.
func scoreGiveUp(g *automa.Game, s *engine.State, c engine.Choice) int {
	return -int(g.Tiles[s.Tiles[c.Space].Tile].VP)
}
