package industry

import "cmp"

// MostDeveloped is how many zones a player may develop in a round (I15).
const MostDeveloped = 2

// developments appends every way to develop a zone: each zone with each choice of sources.
func (g *Game) developments(list []Choice, s *State) []Choice {
	var first, second [MaxSeats + 2]Source
	g.developable(s, s.Actor).each(func(zone ID) {
		needs := g.Zones[zone].Needs
		for _, a := range g.appendSources(first[:0], s, s.Actor, needs[0]) {
			for _, b := range g.appendSources(second[:0], s, s.Actor, needs[1]) {
				c := s.choose(Develop)
				c.Zone, c.From = zone, [MostNeeds]Source{a, b}
				if needs[0] == needs[1] && later(a, b) { // the same two sources the other way round
					continue
				}
				if g.Refused(s, c).OK() {
					list = append(list, c)
				}
			}
		}
	})
	return list
}

// later reports whether a source is listed after another.
func later(a, b Source) bool {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Joker, b.Joker), cmp.Compare(a.Seat, b.Seat)) > 0
}

// Sources lists where a player could have a resource from, money aside (I16). What needs no resource has one source: none.
func (g *Game) Sources(s *State, p Seat, r Resource) []Source { return g.appendSources(nil, s, p, r) }

func (g *Game) appendSources(list []Source, s *State, p Seat, r Resource) []Source {
	if r == NoResource {
		return append(list, Source{})
	}
	if s.built[p]&g.makers[r] != 0 { // I16: own works supply it by themselves, and nothing else does then (I36)
		return append(list, Source{Kind: OwnWorks})
	}
	for _, joker := range [...]Resource{r, Any} { // I16: "?" matches any
		if s.Jokers[p][joker] > 0 {
			list = append(list, Source{Kind: SpareJoker, Joker: joker})
		}
	}
	made := false
	for other := range s.each() {
		if s.built[other]&g.makers[r] != 0 { // which is not p, who makes none
			list = append(list, Source{Kind: OthersWorks, Seat: other})
			made = true
		}
	}
	if !made && s.BankSells(g, r) { // I16: the bank, only if no other player makes it
		list = append(list, Source{Kind: Bank})
	}
	return list
}

// BankSells reports whether the bank sells a resource in the current era (I17).
func (s *State) BankSells(g *Game, r Resource) bool { return int(s.Era) >= g.Sells[r] }

// Cost is what developing a zone costs a player now, in talers for the bank: Bank and Stock Exchange save one each (I20).
func (g *Game) Cost(s *State, p Seat, zone ID) int16 {
	return max(int16(g.Zones[zone].Cost)-int16((s.built[p]&g.reduces).Len()), 0)
}

// Price is what a source costs, in talers.
func (f Source) Price() int16 {
	if f.Kind == OthersWorks || f.Kind == Bank {
		return 1
	}
	return 0
}

func (g *Game) refusedDevelop(s *State, c Choice) Refusal {
	p, zone := s.Actor, c.Zone
	switch {
	case zone < 0 || zone >= Zones:
		return refuse(NoSuchZone, 0)
	case s.built[p].Has(zone):
		return Refusal{Reason: AlreadyDeveloped, Zone: zone, Rule: 19}
	case !s.held[p].Has(zone):
		return Refusal{Reason: NotYours, Zone: zone, Rule: 15}
	case g.Zones[zone].Kind == Technology && zone.Era() != int(s.Era): // I19, I22
		return Refusal{Reason: EraIsPast, Zone: zone, Rule: 22}
	}
	if refused := g.refusedSources(s, c); !refused.OK() {
		return refused
	}
	need := g.Cost(s, p, zone) + c.From[0].Price() + c.From[1].Price()
	if have := s.Talers[p]; have < need { // I18
		return Refusal{Reason: NotEnoughMoney, Zone: zone, Need: need, Have: have, Rule: 18}
	}
	return Refusal{}
}

// refusedSources: each resource needs a source that the player has (I16, I18).
func (g *Game) refusedSources(s *State, c Choice) Refusal {
	jokers := s.Jokers[s.Actor]
	for i, r := range g.Zones[c.Zone].Needs {
		if !g.supplies(s, s.Actor, r, c.From[i]) {
			return Refusal{Reason: NoSuchSource, Zone: c.Zone, Resource: r, Rule: g.sourceRule(s, r)}
		}
		if joker := c.From[i].Joker; joker != NoResource {
			if jokers[joker] == 0 { // I16: one joker, one resource
				return Refusal{Reason: JokerUsed, Zone: c.Zone, Resource: joker, Rule: 16}
			}
			jokers[joker]--
		}
	}
	return Refusal{}
}

// sourceRule is the rule by which a resource comes from nowhere else.
func (g *Game) sourceRule(s *State, r Resource) Rule {
	if s.built[s.Actor]&g.makers[r] != 0 {
		return 36 // I36: it comes from own works
	}
	return 16
}

func (g *Game) supplies(s *State, p Seat, r Resource, from Source) bool {
	var sources [MaxSeats + 2]Source
	for _, f := range g.appendSources(sources[:0], s, p, r) {
		if f == from {
			return true
		}
	}
	return false
}

// develop develops a zone: it is paid, its resources are supplied, and it scores (I15, I19).
func (g *Game) develop(s *State, c Choice, log *Log) {
	p, zone, printed := s.Actor, c.Zone, &g.Zones[c.Zone]
	cost := g.Cost(s, p, zone)
	s.Talers[p] -= cost
	if cost > 0 {
		log.add(Event{Kind: CostPaid, Seat: p, Zone: zone, Amount: cost, Rule: 15})
	}
	for i, from := range c.From {
		s.supply(p, printed.Needs[i], from, zone, log)
	}
	s.held[p].remove(zone)
	s.built[p].add(zone)
	log.add(Event{Kind: ZoneDeveloped, Seat: p, Zone: zone, Rule: 19})
	if points := g.CogPoints(s, zone); points > 0 { // I19: at once
		s.Cogs[p] += points
		log.add(Event{Kind: CogScored, Seat: p, Zone: zone, Amount: points, Rule: 19})
	}
	s.Developed++
	if s.Developed == MostDeveloped || g.developable(s, p) == 0 { // I15: up to two
		g.developed(s, log)
	}
}

// CogPoints is what developing a zone scores at once: a factory scores in its own era only (I19).
func (g *Game) CogPoints(s *State, zone ID) int16 {
	if zone.Era() != int(s.Era) {
		return 0
	}
	return int16(g.Zones[zone].Points)
}

// supply brings a resource from a source (I16).
func (s *State) supply(p Seat, r Resource, from Source, zone ID, log *Log) {
	e := Event{Kind: ResourceSupplied, Seat: p, Other: p, Zone: zone, Resource: r, Source: from.Kind, Amount: from.Price(), Rule: 16}
	switch from.Kind {
	case SpareJoker: // it is removed from the game
		s.Jokers[p][from.Joker]--
		e.Joker = from.Joker
	case OthersWorks: // who cannot refuse
		s.Talers[p]--
		s.Talers[from.Seat]++
		e.Other = from.Seat
	case Bank: // I17
		s.Talers[p]--
		e.Rule = 17
	case OwnWorks:
	default:
		return
	}
	log.add(e)
}
