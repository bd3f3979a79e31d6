package policy

import "sohofoundry/engine"

// What the steady policy thinks of mills and ports on the Lancashire map.

// trade is who of the human's mills and the ports would sell to each other, and what the distant market still promises.
type trade struct {
	paired  engine.SpaceSet // mills with the ports that they are connected to
	unsold  int             // mills that have neither a port nor access to the distant market
	distant int             // chance, in per cent, that it still buys after those mills that were thought of before
	buys    int             // chance, in per cent, that its next tile does not close it
}

// plan pairs every unsold mill of the human with a connected port, the human's own first.
func (j *judge) plan(s *engine.State) (t trade) {
	t.distant, t.buys = 0, j.distantBuys(s)
	if j.g.DistantOpen(s) {
		t.distant = 100
	}
	for r := s.Owned(engine.HumanSeat); r != 0; r = r.Rest() {
		x := r.First()
		if !j.g.WhyUnsold(s, engine.HumanSeat, x).OK() {
			continue
		}
		from := engine.LocationSet(1) << j.g.LocationOf(x)
		ports := j.g.Ports(s, from) &^ t.paired
		if own := ports & s.Owned(engine.HumanSeat); own != 0 {
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
	if !j.g.DistantOpen(s) {
		return 0
	}
	var chance int
	for steps, n := range j.hidden(s) {
		if int(s.Distant.Marker)+steps < len(j.g.Figures.Distant.Bonuses) {
			chance += 100 * n
		}
	}
	return chance / int(s.Distant.Left)
}

// mostSteps is by how much a tile of the distant market moves its marker at most.
const mostSteps = 4

// hidden counts the tiles of the distant market that lie face down, by their steps: all but those that lie open.
func (j *judge) hidden(s *engine.State) (count [mostSteps + 1]int) {
	for _, t := range j.g.Figures.Distant.Tiles {
		count[t.Steps] = int(t.Counts[s.Seats-2])
	}
	for _, steps := range j.g.Turned(s) {
		count[steps]--
	}
	return count
}

// millChance is the chance, in per cent, that the human sells a mill in this era.
func (j *judge) millChance(s *engine.State, x engine.Space, t *trade) int {
	selling := s.Decision == engine.ChooseSale
	if j.actions == 0 && !selling {
		return 0
	}
	if t.paired.Has(x) {
		return j.w.ready
	}
	at := s.Connected(engine.LocationSet(1) << j.g.LocationOf(x))
	for links := 0; ; links++ {
		if links+1 > j.actions && !(selling && links == 0) {
			return 0
		}
		if t.distant > 0 && j.g.HasMarket(s, at) {
			t.distant = t.distant * t.buys / 100
			return max((j.w.ready-j.w.missingLink*links)*t.distant/100, j.w.hope*min(j.actions, j.w.soon)/j.w.soon)
		}
		if j.g.Ports(s, at)&^t.paired != 0 {
			return max(j.w.ready-j.w.missingLink*links, least)
		}
		next := s.Connected(j.oneLinkFurther(s.Era, at))
		if next == at {
			return j.w.hope * min(j.actions, j.w.soon) / j.w.soon // a port may still be built
		}
		at = next
	}
}

// portChance is the chance, in per cent, that a port of the human flips before it leaves.
func (j *judge) portChance(x engine.Space, t *trade, rounds int) int {
	if t.paired.Has(x) {
		return j.w.ready
	}
	flipChance := j.w.port + j.w.portRound*rounds
	if t.unsold > 0 {
		t.unsold--
		flipChance += j.w.portWanted
	}
	if rounds == 0 && j.actions == 0 {
		return 0
	}
	return min(flipChance, surest)
}

// distant is what a sale to the distant market is worth. Its next tile is hidden, so every one that it may be counts.
func (j *judge) distant(s *engine.State, x engine.Space) (worth int) {
	figures := &j.g.Figures.Distant
	for steps, n := range j.hidden(s) {
		if n == 0 {
			continue
		}
		after := *s
		d := &after.Distant
		d.Left--
		d.Stack[d.Left] = uint8(steps)
		d.Marker = uint8(min(int(d.Marker)+steps, len(figures.Bonuses)))
		after.Decision = engine.ChooseAction
		if int(d.Marker) < len(figures.Bonuses) {
			p := &after.Players[engine.HumanSeat]
			p.Income = uint8(min(int(p.Income)+int(figures.Bonuses[d.Marker]), len(j.g.Income)-1))
			after = j.g.Flipped(&after, x)
			after.Decision = engine.ChooseSale
		}
		worth += n * j.position(&after)
	}
	return worth / int(s.Distant.Left)
}
