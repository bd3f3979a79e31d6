package policy

import "sohofoundry/engine"

// The steady policy's judgement of mills and ports on the Lancashire map.

// trade pairs the human's mills with the ports that would buy from them, and has the chances of the distant market.
type trade struct {
	paired  engine.SpaceSet // mills with the ports that they are connected to
	unsold  int             // mills that have neither a port nor access to the distant market
	distant int             // chance, in per cent, that it still buys after those mills that were thought of before
	buys    int             // chance, in per cent, that its next tile does not close it
}

// plan pairs every unsold mill of the human with a connected port, the human's own first.
func (j *judge) plan(s *engine.State) (t trade) {
	t.distant, t.buys = 0, j.distantBuys(s)
	if j.g.Distant.IsOpen(&s.Distant) {
		t.distant = 100
	}
	for r := s.Owned(j.me); r != 0; r = r.Rest() {
		x := r.First()
		if !j.g.WhyUnsold(s, j.me, x).OK() {
			continue
		}
		from := engine.LocationSet(1) << j.g.LocationOf(x)
		ports := j.g.Ports(s, from) &^ t.paired
		if own := ports & s.Owned(j.me); own != 0 {
			ports = own
		}
		switch {
		case ports != 0:
			t.paired = t.paired.With(x).With(ports.First())
		case t.distant == 0 || !j.g.HasMarket(s, from):
			t.unsold++
		}
	}
	return t
}

// distantBuys is the chance, in per cent, that the next tile of the distant market does not close it.
func (j *judge) distantBuys(s *engine.State) int {
	if !j.g.Distant.IsOpen(&s.Distant) {
		return 0
	}
	buys := 0
	for _, steps := range s.Distant.Stack[:s.Distant.Left] { // the sum does not depend on their order, which is hidden
		if int(s.Distant.Marker+steps) < len(j.g.Distant.Bonuses) {
			buys++
		}
	}
	return 100 * buys / int(s.Distant.Left)
}

// millChance is the chance, in per cent, that the human sells a mill in this era.
func (j *judge) millChance(s *engine.State, x engine.Space, t *trade) int {
	selling := s.Decision == engine.ChooseSale
	if j.actions == 0 && !selling {
		return 0
	}
	if t.paired.Has(x) {
		return j.w.Ready
	}
	at := s.Connected(engine.LocationSet(1) << j.g.LocationOf(x))
	for links := 0; ; links++ {
		if links+1 > j.actions && !(selling && links == 0) {
			return 0
		}
		if t.distant > 0 && j.g.HasMarket(s, at) {
			t.distant = t.distant * t.buys / 100
			return max((j.w.Ready-j.w.MissingLink*links)*t.distant/100, j.w.Hope*min(j.actions, j.w.Soon)/j.w.Soon)
		}
		if j.g.Ports(s, at)&^t.paired != 0 {
			return max(j.w.Ready-j.w.MissingLink*links, least)
		}
		next := s.Connected(j.oneLinkFurther(s.Era, at))
		if next == at {
			return j.w.Hope * min(j.actions, j.w.Soon) / j.w.Soon // a port may still be built
		}
		at = next
	}
}

// portChance is the chance, in per cent, that a port of the human flips before it leaves.
func (j *judge) portChance(x engine.Space, t *trade, rounds int) int {
	if t.paired.Has(x) {
		return j.w.Ready
	}
	flipChance := j.w.Port + j.w.PortRound*rounds
	if t.unsold > 0 {
		t.unsold--
		flipChance += j.w.PortWanted
	}
	if rounds == 0 && j.actions == 0 {
		return 0
	}
	return min(flipChance, surest)
}
