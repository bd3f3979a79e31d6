package guide

import "sohofoundry/engine"

// step is a part of the guide. It is shown once, when it is due.
type step struct {
	name    string
	icon    string
	due     func(p *Played) bool
	wish    func(p *Played) engine.Choice // the action that it proposes, if it does and there is one
	subject func(p *Played) engine.Choice // what a step that proposes nothing is about, if that has to be there
	spots   []string                      // the targets that it points at otherwise, see Guide.Spots
	rule    engine.Rule                   // the rule that says more about it
	only    engine.Family                 // the games that it is about, 0 for all
	alone   bool                          // no other such step was read in this turn: nobody wants to read two
	again   bool                          // it comes again with every choice
}

// Name implements course.Step.
func (s *step) Name() string { return s.name }

// Proposes implements course.Step.
func (s *step) Proposes() bool { return s.wish != nil }

// Again implements course.Step.
func (s *step) Again() bool { return s.again }

const (
	birmingham = engine.Birmingham
	lancashire = engine.Lancashire
)

// The places that steps point at.
var (
	atScores  = []string{"topbar:vp:0"}
	atHand    = []string{"card:1"}
	atCard    = []string{"theatre:card"}
	atBack    = []string{"theatre:sell", "topbar:deck", "topbar:vp:1"}
	atNext    = []string{"theatre:strip", "market:coal"}
	atMarkets = []string{"market:iron"}
	atMoney   = []string{"hand:money"}
	atMat     = []string{"topbar:mat:0", "topbar:menu"}
	atIncome  = []string{"hand:income"}
	atScout   = []string{"action:scout"}
	atCoal    = []string{"market:coal"}
	atLoan    = []string{"action:loan"}
	atNetwork = []string{"action:network"}
	atHint    = []string{"action:hint", "topbar:menu"}
)

// steps in the order in which they are shown, if several are due.
var steps = []step{
	{name: "goal", icon: "trophy", due: yourTurn, spots: atScores, rule: engine.B(4, 6)},
	{name: "turn", icon: "deck", due: yourTurn, spots: atHand, rule: engine.B(2, 3)},
	{name: "card", icon: "build", due: yourTurn, spots: atHand, rule: engine.B(7, 1), only: lancashire},
	{name: "reasons", icon: "help", due: yourTurn, only: lancashire},

	{name: "mill", icon: "sell", due: and(yourTurn, noGoods), wish: mill, rule: engine.B(7, 1), only: birmingham},
	{name: "automa", icon: "cog", due: watching, spots: atCard, rule: engine.M(14)},
	{name: "back", icon: "deck", due: afterwards(1, always), spots: atBack, rule: engine.M(17), only: birmingham},
	{name: "borrow", icon: "loan", due: afterwards(1, func(p *Played) bool { return you(p).Money < short && p.Position.Era == engine.Canal }), wish: loan, rule: engine.B(11, 1), only: birmingham},
	{name: "connect", icon: "canal", due: afterwards(1, unconnected), wish: connect, rule: engine.B(12, 2), only: birmingham},
	{name: "sale", icon: "sell", due: yourTurn, wish: sale, rule: engine.B(12, 3), only: birmingham},
	{name: "flipped", icon: "laurels", due: afterwards(2, flipped), spots: atIncome, rule: engine.B(4, 2), only: birmingham, alone: true},
	{name: "plan", icon: "trophy", due: afterwards(6, canal), spots: atScores, rule: engine.B(4, 6), only: birmingham, alone: true},
	{name: "brew", icon: "beer", due: afterwards(2, thirsty), wish: brew, rule: engine.B(6, 5), only: birmingham},
	{name: "markets", icon: "coal", due: afterwards(4, ironless), spots: atMarkets, rule: engine.B(6, 2), only: birmingham},
	{name: "reach", icon: "canal", due: afterwards(4, ironless), wish: reach, rule: engine.B(6, 1), only: birmingham},
	{name: "ironworks", icon: "iron", due: afterwards(4, ironless), wish: ironworks, rule: engine.B(7, 6), only: birmingham},
	{name: "free-iron", icon: "develop", due: afterwards(4, ownIron), wish: develop, rule: engine.B(9, 2), only: birmingham},
	{name: "last-rounds", icon: "hourglass", due: afterwards(2, gameEnds), spots: atMoney, rule: engine.B(4, 6), only: birmingham, alone: true},
	{name: "last-turn", icon: "loan", due: afterwards(2, lastTurn), spots: atLoan, rule: engine.B(3, 2), only: birmingham, alone: true},
	{name: "canal-end", icon: "hourglass", due: afterwards(8, canalEnds), spots: atMat, rule: engine.B(4, 3), only: birmingham, alone: true},
	{name: "rail", icon: "locomotive", due: func(p *Played) bool { return yourTurn(p) && p.Position.Era == engine.Rail }, spots: atNetwork, rule: engine.B(8, 3), alone: true},
	{name: "advised", icon: "lesson", due: afterwards(8, advises), spots: atHint, only: birmingham, alone: true},
	{name: "own-way", icon: "lesson", due: afterwards(10, not(advises)), spots: atHint, only: birmingham, alone: true},
	{name: "rail-coal", icon: "coal", due: afterwards(2, inRail), spots: atCoal, rule: engine.B(6, 1), only: birmingham, alone: true},
	{name: "debt", icon: "income", due: afterwards(8, inDebt), spots: atIncome, rule: engine.B(3, 3), only: birmingham, alone: true},
	{name: "wild", icon: "wild", due: afterwards(8, always), subject: wildCard, rule: engine.B(10, 2), only: birmingham, alone: true},
	{name: "scout", icon: "scout", due: afterwards(8, and(not(advises), poorHand)), spots: atScout, rule: engine.B(10, 1), only: birmingham, alone: true},
	{name: "stays", icon: "hourglass", due: afterwards(8, canal), spots: atMat, rule: engine.B(4, 3), only: birmingham, alone: true},
	{name: "icons", icon: "network", due: afterwards(8, always), subject: worthyLink, rule: engine.B(4, 1), only: birmingham, alone: true},
	{name: "levels", icon: "income", due: afterwards(10, moved), spots: atIncome, rule: engine.B(11, 1), only: birmingham, alone: true},
	{name: "next-card", icon: "deck", due: afterwards(12, onTop), spots: atNext, rule: engine.M(17), only: birmingham, alone: true},
	{name: "in-sight", icon: "laurels", due: afterwards(12, hasInSight), spots: atScores, rule: engine.B(4, 1), only: birmingham, alone: true},
	{name: "over", icon: "build", due: afterwards(12, not(advises)), subject: overOwn, rule: engine.B(7, 10), only: birmingham, alone: true},
	{name: "sell-more", icon: "sell", due: yourTurn, wish: sellMore, rule: engine.B(12, 1), only: birmingham},
	{name: "more-iron", icon: "iron", due: afterwards(12, and(canal, wantedIron)), wish: moreIron, rule: engine.B(7, 6), only: birmingham},
	{name: "double-rail", icon: "rail", due: afterwards(2, inRail), wish: doubleRail, rule: engine.B(8, 3), only: birmingham},

	{name: "network", icon: "network", due: afterwards(1, func(p *Played) bool { return you(p).Links == 0 }), rule: engine.B(5, 1), only: lancashire},
	{name: "resources", icon: "coal", due: afterwards(2, always), rule: engine.B(6, 1), only: lancashire},
	{name: "selling", icon: "sell", due: afterwards(2, unsold), rule: engine.B(12, 1), only: lancashire},
	{name: "ports", icon: "port", due: afterwards(4, always), rule: engine.C(5, 3), only: lancashire},
	{name: "distant", icon: "ship", due: afterwards(5, always), rule: engine.C(11, 3), only: lancashire},
	{name: "loan", icon: "loan", due: afterwards(2, func(p *Played) bool { return you(p).Money < short }), spots: atMoney, rule: engine.B(11, 1), only: lancashire},
	{name: "double", icon: "deck", due: afterwards(7, always), rule: engine.C(7, 11), only: lancashire},
	{name: "develop", icon: "develop", due: afterwards(8, always), rule: engine.B(9, 1), only: lancashire},
	{name: "links", icon: "canal", due: afterwards(6, twoLinks), rule: engine.B(4, 1), only: lancashire},
	{name: "ready", icon: "lesson", due: afterwards(12, always), only: lancashire},
	{name: "scoring", icon: "laurels", due: func(p *Played) bool { return p.Scoring }, rule: engine.B(4, 2)},

	{name: "advice", icon: "lesson", due: (*Played).yours, wish: advice, only: birmingham, again: true},
}

// Controls lists the steps about the controls of a window: the targets to point at, and the keys.
func Controls() []string { return []string{"card", "reasons", "automa", "own-way", "ready"} }

// about reports whether the step is about the game that is played.
func (s *step) about(p *Played) bool { return s.only == 0 || s.only == p.Game.Family }

// short is the money, in £, below which the guide speaks of loans.
const short = 10

func always(*Played) bool { return true }

func and(a, b func(*Played) bool) func(*Played) bool {
	return func(p *Played) bool { return a(p) && b(p) }
}

func not(a func(*Played) bool) func(*Played) bool { return func(p *Played) bool { return !a(p) } }

func advises(p *Played) bool { return p.Advises }

func you(p *Played) *engine.Player { return &p.Position.Players[engine.HumanSeat] }

func watching(p *Played) bool { return p.Watching }

func canal(p *Played) bool { return p.Position.Era == engine.Canal }

// yours reports whether the person is asked something, and nothing else goes on.
func (p *Played) yours() bool {
	return !p.Watching && !p.Scoring && p.Position.Actor == engine.HumanSeat && p.Position.Decision != engine.GameOver
}

// amid reports whether an action of the person goes on: a source is asked for, or a second tile.
func (p *Played) amid() bool { return p.yours() && p.Position.Decision != engine.ChooseAction }

// yourTurn reports whether the person can choose an action.
func yourTurn(p *Played) bool { return p.yours() && p.Position.Decision == engine.ChooseAction }

// afterwards is for steps on the person's own turn, once the record has a number of entries.
func afterwards(entries int, when func(p *Played) bool) func(p *Played) bool {
	return func(p *Played) bool { return p.Entries >= entries && yourTurn(p) && when(p) }
}

// yourTiles reports whether the person has a tile on the board that meets a condition.
func yourTiles(p *Played, is func(x engine.Space, t *engine.PlacedTile) bool) bool {
	for x := range p.Position.Tiles {
		if t := &p.Position.Tiles[x]; t.Tile != 0 && t.Owner == engine.HumanSeat && is(engine.Space(x), t) {
			return true
		}
	}
	return false
}

// unsold reports whether the person has a tile on the board that is not flipped.
func unsold(p *Played) bool {
	return yourTiles(p, func(_ engine.Space, t *engine.PlacedTile) bool { return !t.Flipped })
}

// flipped reports whether the person has sold something.
func flipped(p *Played) bool {
	return yourTiles(p, func(_ engine.Space, t *engine.PlacedTile) bool {
		return t.Flipped && p.Game.Sold(p.Game.Tiles[t.Tile].Industry)
	})
}

// goods reports whether the person has an unsold mill, manufacturer or pottery on the board with a number of takers that meets a
// condition.
func goods(p *Played, is func(takers int) bool) bool {
	return yourTiles(p, func(x engine.Space, t *engine.PlacedTile) bool {
		i := p.Game.Tiles[t.Tile].Industry
		if t.Flipped || !p.Game.Sold(i) {
			return false
		}
		_, n := p.Game.Takers(&p.Position.State, i, 1<<p.Game.LocationOf(x))
		return is(n)
	})
}

func noGoods(p *Played) bool {
	return !goods(p, func(int) bool { return true }) && !flipped(p)
}

func unconnected(p *Played) bool { return goods(p, func(takers int) bool { return takers == 0 }) }

// thirsty reports whether goods are connected to a merchant, and no beer is to be had for them.
func thirsty(p *Played) bool {
	return goods(p, func(takers int) bool { return takers > 0 }) && sale(p).Verb == 0
}

func ironless(p *Played) bool {
	return canal(p) && !yourTiles(p, func(_ engine.Space, t *engine.PlacedTile) bool {
		return p.Game.Tiles[t.Tile].Industry == engine.IronWorks
	})
}

func ownIron(p *Played) bool {
	return canal(p) && yourTiles(p, func(_ engine.Space, t *engine.PlacedTile) bool {
		return !t.Flipped && p.Game.Tiles[t.Tile].Industry == engine.IronWorks
	})
}

func twoLinks(p *Played) bool { return you(p).Links.Len() >= 2 }
