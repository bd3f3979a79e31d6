package rival

import "sohofoundry/engine/industry"

// work is a zone that could be developed now.
type work struct {
	zone   industry.ID
	from   [industry.MostNeeds]industry.Source
	talers int // T that it takes
	gain   int // hundredths of a point, less what it takes
}

// works lists what the actor could develop with so many talers more than they have.
func (j *judge) works(list []work, s *industry.State, more int) []work {
	p := s.Actor
	held := s.HeldBy(p) &^ j.view.gone
	for ; held != 0; held = held.Rest() {
		w := work{zone: held.First()}
		have := int(s.Talers[p]) + more
		if ok := j.supplied(s, &w, false); !ok {
			continue
		}
		if w.talers > have && !j.supplied(s, &w, true) || w.talers > have {
			continue
		}
		j.reckon(s, &w)
		list = append(list, w)
	}
	return list
}

// supplied finds the cheapest sources of what a zone needs, or jokers first, and reports whether there are any (I16).
func (j *judge) supplied(s *industry.State, w *work, jokersFirst bool) bool {
	p := s.Actor
	w.talers = int(j.g.Cost(s, p, w.zone))
	jokers := s.Jokers[p]
	for i, r := range j.g.Zones[w.zone].Needs {
		if r == industry.NoResource {
			return true
		}
		from := j.cheapest(s, p, r, &jokers, jokersFirst)
		if from.Kind == 0 {
			return false
		}
		w.from[i] = from
		w.talers += int(from.Price())
	}
	return true
}

// cheapest is the cheapest source of a resource, the zero value if there is none (I16).
func (j *judge) cheapest(s *industry.State, p industry.Seat, r industry.Resource, jokers *[industry.Any + 1]uint8, jokersFirst bool) industry.Source {
	makers := j.g.Makers(r)
	if s.BuiltBy(p)&makers != 0 {
		return industry.Source{Kind: industry.OwnWorks}
	}
	seller := j.seller(s, p, makers)
	bank := seller == industry.Nobody && s.BankSells(j.g, r)
	if jokersFirst || seller == industry.Nobody && !bank {
		for _, joker := range [...]industry.Resource{r, industry.Any} {
			if jokers[joker] > 0 {
				jokers[joker]--
				return industry.Source{Kind: industry.SpareJoker, Joker: joker}
			}
		}
	}
	switch {
	case seller != industry.Nobody:
		return industry.Source{Kind: industry.OthersWorks, Seat: seller}
	case bank:
		return industry.Source{Kind: industry.Bank}
	}
	return industry.Source{}
}

// seller is the player to buy from: of several the one with the fewest points so far.
func (j *judge) seller(s *industry.State, p industry.Seat, makers industry.Set) industry.Seat {
	seller := industry.Nobody
	if j.view.built&makers == 0 {
		return seller
	}
	for other := range industry.Seat(s.Seats) {
		if other != p && s.BuiltBy(other)&makers != 0 && (seller == industry.Nobody || s.Cogs[other] < s.Cogs[seller]) {
			seller = other
		}
	}
	return seller
}

// reckon reckons what developing a zone now gains.
func (j *judge) reckon(s *industry.State, w *work) {
	p := s.Actor
	parts := WorthParts{Chance: 100, Later: 100}
	parts.Now = Points(int(j.g.CogPoints(s, w.zone)) * j.cog(w.zone))
	j.lasts(s, p, w.zone, &parts)
	j.lean(p, w.zone, &parts)
	cog := int(parts.Now)
	lasting := int(parts.Networks + parts.Roads + parts.Resources + parts.Discount)
	cost := w.talers * j.view.taler
	for _, from := range w.from {
		switch from.Kind {
		case industry.OthersWorks:
			cost += j.view.taler * j.w.Rival / 100 / (int(s.Seats) - 1)
		case industry.SpareJoker:
			cost += j.jokerWorth(s, p, from.Joker)
		}
	}
	if cog == 0 && !j.lastRound(s) { // it could wait until talers are worth less
		cost = cost * j.w.Defer / 100
	}
	w.gain = cog + lasting - cost
}

// lastRound reports whether the game ends with this round (I24).
func (j *judge) lastRound(s *industry.State) bool {
	return int(s.Era) == industry.Eras-1 && j.view.rounds == 1
}

// most is how many zones anybody holds undeveloped and could develop.
const most = 40

// best finds the one or two zones whose development gains the most with so many talers more than the actor has; of two it is the one
// that gains more.
func (j *judge) best(s *industry.State, more int) (first work, gain int) {
	var room [most]work
	list := j.works(room[:0], s, more)
	have := int(s.Talers[s.Actor]) + more
	pairs := s.Developed+1 < industry.MostDeveloped
	for i := range list {
		if list[i].gain > gain {
			first, gain = list[i], list[i].gain
		}
	}
	for i := range list {
		for k := i + 1; pairs && k < len(list); k++ {
			a, b := &list[i], &list[k]
			if a.gain <= 0 || b.gain <= 0 || a.talers+b.talers > have || a.gain+b.gain <= gain {
				continue
			}
			if b.gain > a.gain {
				a, b = b, a
			}
			first, gain = *a, a.gain+b.gain
		}
	}
	return first, gain
}

// develops is what the actor does in their turn to develop.
func (j *judge) develops(s *industry.State) industry.Choice {
	j.look(s)
	c := industry.Choice{Verb: industry.Done, Seat: s.Actor, Zone: industry.NoZone}
	first, gain := j.best(s, 0)
	if !s.Subsidies[s.Actor] {
		_, richer := j.best(s, industry.SubsidyTalers)
		if richer+industry.SubsidyTalers*j.view.taler-j.w.Grant > gain { // I23, I28
			c.Verb = industry.Subsidy
			return c
		}
	}
	if gain > 0 {
		c.Verb, c.Zone, c.From = industry.Develop, first.zone, first.from
	}
	return c
}
