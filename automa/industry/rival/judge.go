package rival

import "sohofoundry/engine/industry"

// judge values zones on one board. It is made once and used for many positions, since it takes no memory then; it is not for several
// goroutines at once. All figures are whole hundredths of a point, so that they are the same on every machine.
type judge struct {
	g        *industry.Game
	w        *Weights
	seat     industry.Seat // whose strategy it is
	strategy Strategy
	needers  [industry.Any + 1]industry.Set   // zones that need a resource
	bonuses  [industry.Power + 1]industry.Set // bonus zones of a network
	lasting  industry.Set                     // can be developed after their era (I19)
	view     view
	known    key
	worths   [industry.Columns][industry.MaxSeats]int // of the zones of the era that were valued in this position
	valued   uint16                                   // their columns
}

// view is what a position means for all zones alike.
type view struct {
	taler  int // what a taler is worth
	rounds int // left in the era, with the one under way
	built  industry.Set
	open   industry.Set           // still to be auctioned
	gone   industry.Set           // technologies that can no longer be developed (I22)
	spare  [industry.MaxSeats]int // T that a player has beyond what it takes to develop what they hold for its cog
	turns  [industry.MaxSeats]int // developments left in the era beyond those
}

// key is what the worth of zones depends on.
type key struct {
	held, built [industry.MaxSeats]industry.Set
	taken, bag  industry.Set
	talers      [industry.MaxSeats]int16
	jokers      [industry.MaxSeats][industry.Any + 1]uint8
	seats       uint8
}

func newJudge(g *industry.Game, w *Weights) *judge {
	j := &judge{g: g, w: w, strategy: Even, lasting: g.OfKind(industry.Factory) | g.OfKind(industry.Bonus)}
	for i := range g.Zones {
		z := &g.Zones[i]
		for _, r := range z.Needs {
			j.needers[r] |= 1 << i
		}
		j.bonuses[z.Network] |= 1 << i
	}
	j.needers[industry.NoResource] = 0
	j.bonuses[industry.NoNetwork] = 0
	return j
}

// look takes up a position, unless it is known. An auction changes nothing before the zone is won.
func (j *judge) look(s *industry.State) {
	k := key{taken: s.TakenZones(), bag: s.BagZones(), talers: s.Talers, jokers: s.Jokers, seats: s.Seats}
	for p := range industry.Seat(s.Seats) {
		k.held[p], k.built[p] = s.HeldBy(p), s.BuiltBy(p)
	}
	if k == j.known {
		return
	}
	j.known, j.valued = k, 0
	era := int(s.Era)
	v := &j.view
	*v = view{rounds: s.Rounds() - int(s.Round), open: ^k.taken & (1<<industry.Zones - 1), gone: j.g.OfKind(industry.Technology) & (1<<(era*industry.Columns) - 1)}
	gone := (k.taken & industry.InEra(era)).Len()
	v.taler = j.w.Taler[era] + (j.w.Taler[era+1]-j.w.Taler[era])*gone/industry.Columns
	for p := range industry.Seat(s.Seats) {
		v.built |= k.built[p]
		v.spare[p] = int(s.Talers[p]) + v.rounds - 1 // I5: what comes in until the era ends
		v.turns[p] = industry.MostDeveloped * v.rounds
	}
	for p := range industry.Seat(s.Seats) {
		for held := k.held[p] & industry.InEra(era); held != 0; held = held.Rest() {
			if z := held.First(); j.g.Zones[z].Points > 0 {
				price := j.price(s, p, z)
				v.spare[p] -= price.talers
				v.turns[p]--
			}
		}
	}
}

// price is what developing a zone takes.
type price struct {
	talers int // T, for the zone and for resources
	jokers int // worth of those that are given up
	chance int // % that the resources can be had in this era
}

// price reckons with the cheapest sources of a position, or with those that there may be in time.
func (j *judge) price(s *industry.State, p industry.Seat, zone industry.ID) price {
	sum := price{talers: int(j.g.Cost(s, p, zone)), chance: 100}
	needs := &j.g.Zones[zone].Needs
	for i, r := range needs {
		if r == industry.NoResource {
			break
		}
		used := 0
		if i == 1 && needs[0] == r {
			used = 1
		}
		j.source(s, p, r, used, &sum)
	}
	return sum
}

// source adds one resource to a price, of which so many jokers are used up.
func (j *judge) source(s *industry.State, p industry.Seat, r industry.Resource, used int, sum *price) {
	makers, jokers := j.g.Makers(r), &s.Jokers[p]
	switch {
	case s.BuiltBy(p)&makers != 0: // I16: own works are free
	case j.view.built&makers != 0 || s.BankSells(j.g, r):
		sum.talers++
	case int(jokers[r]) > used:
		sum.jokers += j.w.Joker
	case int(jokers[industry.Any]) > used:
		sum.jokers += j.w.AnyJoker
	case s.HeldBy(p)&makers != 0:
		sum.chance = sum.chance * j.w.Soon / 100
	case (s.TakenZones()&makers)&^j.view.built != 0:
		sum.talers++
		sum.chance = sum.chance * j.w.Soon / 100
	case j.view.open&makers&industry.InEra(int(s.Era)) != 0:
		sum.talers++
		sum.chance = sum.chance * j.w.Offered / 100
	default:
		sum.talers++
		sum.chance = 0
	}
}

// Points are hundredths of a point.
type Points int

// WorthParts is what winning a zone would bring a player, by where it comes from. Each part counts with the chance that the zone is
// developed.
type WorthParts struct {
	Now       Points // the cog (I19)
	Networks  Points // with the bonus zones and factories that the player has or may get (I27)
	Roads     Points // pairs by road or link (I26)
	Resources Points // what its product sells for and saves (I16)
	Discount  Points // of Bank and Stock Exchange (I20)
	Jokers    Points // of a joker zone (I16, I28)
	Cost      Points // below 0: talers and jokers that developing takes
	Chance    int    // % that it is developed in its own era
	Later     int    // % that it is developed then or later
}

// Total is the sum of the parts; a zone that would cost more than it brings is worth nothing, as nobody need develop it (I15).
func (w *WorthParts) Total() Points {
	return max(w.Now+w.Networks+w.Roads+w.Resources+w.Discount+w.Jokers+w.Cost, 0)
}

// worth values a zone of the current era for a player who would win it.
func (j *judge) worth(s *industry.State, p industry.Seat, zone industry.ID) (w WorthParts) {
	z := &j.g.Zones[zone]
	if z.Kind == industry.Joker {
		w.Jokers, w.Chance, w.Later = Points(j.jokerWorth(s, p, z.Joker)), 100, 100
		j.lean(p, zone, &w)
		return w
	}
	price := j.price(s, p, zone)
	w.Chance = price.chance
	if j.view.turns[p] < 1 {
		w.Chance = w.Chance * j.w.Full / 100
	}
	w.Later = w.Chance
	if j.lasting.Has(zone) && int(s.Era) < industry.Eras-1 {
		w.Later += (100 - w.Chance) * j.w.Late / 100
	}
	w.Now = Points(z.Points * w.Chance * j.cog(zone) / 100)
	j.lasts(s, p, zone, &w)
	w.Cost = -Points((price.talers*j.view.taler + price.jokers) * w.Later / 100)
	j.lean(p, zone, &w)
	return w
}

// cog is what a point in the cog of a zone counts.
func (j *judge) cog(zone industry.ID) int {
	if j.lasting.Has(zone) {
		return j.w.Cog
	}
	return j.w.Idea
}

// lasts adds what a zone brings whenever it is developed.
func (j *judge) lasts(s *industry.State, p industry.Seat, zone industry.ID, w *WorthParts) {
	z := &j.g.Zones[zone]
	chance := w.Later
	w.Networks = Points(j.networks(s, p, z) * chance / 100)
	if joined := j.g.JoinedTo(zone); joined != 0 {
		w.Roads = Points(industry.PairPoints * j.counted(s, p, joined) * chance / 100)
	}
	if z.Makes != industry.NoResource {
		w.Resources = Points(j.product(s, p, z.Makes) * chance / 100)
	}
	if z.Discount {
		w.Discount = Points(j.saved(s) * chance / 100)
	}
}

// counted counts zones for a player in hundredths: those developed are whole ones.
func (j *judge) counted(s *industry.State, p industry.Seat, zones industry.Set) int {
	count := func(of industry.Set, percent int) int { return (zones & of &^ j.view.gone).Len() * percent }
	return (zones&s.BuiltBy(p)).Len()*100 + count(s.HeldBy(p), j.w.Held) + count(j.view.open, j.w.Open)
}

// networks is what a zone brings with others on its networks (I27).
func (j *judge) networks(s *industry.State, p industry.Seat, z *industry.Zone) (points int) {
	built, held := s.BuiltBy(p), s.HeldBy(p)
	if z.Kind == industry.Bonus {
		n := z.Network
		factories := j.g.OnNet(n)
		counted := (factories&built).Len()*100 + (factories&held).Len()*j.w.Held + (factories&j.view.open).Len()*j.share(built|held, n)
		return z.Multiplier * counted
	}
	for _, n := range z.On {
		share := j.share(built|held, n)
		for some := j.bonuses[n] & (built | held | j.view.open); some != 0; some = some.Rest() {
			bonus := some.First()
			counted := share
			switch {
			case built.Has(bonus):
				counted = 100
			case held.Has(bonus):
				counted = j.w.Held
			}
			points += j.g.Zones[bonus].Multiplier * counted
		}
	}
	return points
}

// share is how many per cent of what is still to be auctioned on a network a player may win: the more they have there, the more it is
// worth to them than to others.
func (j *judge) share(own industry.Set, n industry.Network) int {
	return min(j.w.Open+j.w.Lead*((j.g.OnNet(n)|j.bonuses[n])&own).Len(), mostShare)
}

// mostShare is the most that anybody may count on.
const mostShare = 90

// product is what making a resource brings: a taler for each zone that needs it, saved or earned (I16).
func (j *judge) product(s *industry.State, p industry.Seat, r industry.Resource) int {
	makers := j.g.Makers(r)
	if s.BuiltBy(p)&makers != 0 {
		return 0
	}
	zones := j.needers[r] &^ j.view.built &^ j.view.gone
	worth := zones.Len() * j.view.taler * j.w.Sells / 100
	if j.view.built&makers != 0 { // who needs it buys here or there
		worth /= 2
	}
	return worth
}

// saved is what a taler less for each development to come is worth (I20): a player develops about one zone of each era's twelve a
// round.
func (j *judge) saved(s *industry.State) int {
	return j.view.open.Len() * j.view.taler * j.w.Discount / 100 / int(s.Seats)
}

// jokerWorth is what one more joker is worth to a player: a zone that needs its resource makes it dear only as long as there is no
// other source.
func (j *judge) jokerWorth(s *industry.State, p industry.Seat, r industry.Resource) int {
	if r == industry.Any {
		return j.w.AnyJoker
	}
	if s.BuiltBy(p)&j.g.Makers(r) != 0 {
		return industry.JokerPoints * 100
	}
	return j.w.Joker
}
