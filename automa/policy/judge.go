package policy

import (
	"math"

	"sohofoundry/engine"
)

// judge judges positions of one moment for the seat that is to choose: all those that the choices of one decision lead to.
type judge struct {
	*moment
	me      engine.Seat
	mats    mats
	cards   [engine.MaxCards]int // the worth of each card in hand there
	takers  takersFound
	before  *engine.State // where the choices are made
	settled settled
	board   board // the worth of its board: many choices change nothing on it
	judged  bool  // the board was
}

// begin begins to judge for a seat.
func (j *judge) begin(m *moment, s *engine.State, me engine.Seat) {
	*j = judge{moment: m, me: me, before: s}
	j.beginMats(&s.Players[me].Mat)
	j.takers.links = s.Built()
}

// bestOther is the most that one of the others has: its VP, with those that a board will bring it, in hundredths. Each of several plays for
// itself, so that only the one to be beaten counts.
func bestOther(s *engine.State, me engine.Seat, coming *[engine.MaxSeats]int) int {
	most := math.MinInt
	for other := range engine.Seat(s.Seats) {
		if other != me {
			most = max(most, 100*int(s.Players[other].VP)+coming[other])
		}
	}
	return most
}

// position is the worth of a position to the seat.
func (j *judge) position(s *engine.State) int {
	p := &s.Players[j.me]
	b := j.judgedBoard(s)
	index := 100 * int(p.Income)
	income := j.incomeWorth(index)*j.w.Now + j.incomeWorth(index+b.spaces)*(100-j.w.Now)
	worth := 100*int(p.VP) + b.tiles + b.links*j.w.LinkScale/100
	worth += j.moneyWorth(p) + income/100 + b.network + j.judgedMat(&p.Mat)
	return worth - j.w.Automa*bestOther(s, j.me, &b.theirs)/100
}

// moneyWorth is the worth of the human's £.
func (j *judge) moneyWorth(p *engine.Player) int {
	money := int(p.Money)
	worth := j.pound * min(money, j.ever*j.w.PerAction)
	if perVP := int(j.g.Edition.MoneyPerVP); perVP > 0 { // it scores at the end (C4.4)
		worth = max(j.pound, 100/perVP)*min(money, j.ever*j.w.PerAction) + 100/perVP*max(money-j.ever*j.w.PerAction, 0)
	}
	if j.ever > 0 {
		worth += j.w.Needy * min(money, j.w.Low) * j.pound / j.w.Pound
	}
	level := j.g.IncomeLevel(p)
	if lacking := money + level; lacking < 0 && j.roundsAll > 0 {
		worth += j.w.Debt * lacking
	}
	if level-int(j.g.Limits.Loans[0].Levels) < int(j.g.Income[0]) { // there is no loan to help later
		worth += j.w.Stuck * min(money+level*min(j.w.Ahead, j.roundsAll), 0)
	}
	worth -= max(j.w.Deep-level, 0) * j.w.DeepCost * j.roundsAll
	return worth
}

// incomeWorth is the worth of an index on the income track, given in hundredths of a space.
func (j *judge) incomeWorth(index int) int {
	track := j.g.Income
	space := min(index/100, len(track)-2)
	here, next := int(track[space]), int(track[space+1])
	part := min(index-100*space, 100)
	return (100*here + part*(next-here)) * j.level / 100
}

// networkWorth is the worth of the room to build and sell that the network gives.
func (j *judge) networkWorth(s *engine.State) int {
	towns, _, outside := j.g.Kinds()
	net := s.Network(j.me)
	if !j.g.Rules().Merchants {
		worth := (net & towns).Len() * j.untilEraEnd(j.w.Town)
		if j.g.HasMarket(s, net) {
			worth += j.untilEraEnd(j.w.Market)
		}
		return worth
	}
	return (net&towns).Len()*j.untilEraEnd(j.w.Town) + (s.Connected(net)&outside).Len()*j.untilEraEnd(j.w.Market)
}

// cardWorth is the worth of a card in hand.
func (j *judge) cardWorth(s *engine.State, c engine.Card) int {
	f := &j.g.Cards[c]
	switch f.Kind {
	case engine.WildLocation, engine.WildIndustry:
		return j.w.KeepWild
	case engine.LocationCard:
		here := j.g.SpacesAt(f.Location)
		if here&^s.Filled() != 0 && (s.Era == engine.Rail || here&s.Owned(j.me) == 0) {
			return j.w.KeepLocation
		}
		return 0
	}
	switch {
	case f.Industries.Has(engine.Brewery):
		return j.w.KeepBrewery
	case f.Industries.Has(engine.Port):
		return j.w.KeepPort
	case f.Industries.Has(engine.IronWorks):
		return j.w.KeepIron
	case f.Industries.Has(engine.CoalMine):
		return j.w.KeepCoal
	}
	return j.w.KeepOther
}
