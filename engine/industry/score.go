package industry

import "slices"

// Part is a part of the score.
type Part uint8

// The parts of the score.
const (
	Cogs        Part = iota // scored at once (I19)
	Money                   // 1 point for 3 T (I25)
	Roads                   // 3 points for each pair of joined factories (I26)
	Links                   // 3 points for each pair of joined technologies (I26)
	Ports                   // I27
	Stations                // railway stations (I27)
	Pumps                   // pumping stations (I27)
	Plants                  // power stations (I27)
	SpareJokers             // 2 points for each unused joker (I28)
	Debt                    // −5 points for a subsidy (I28)
	Parts
)

// What the parts count.
const (
	TalersAPoint = 3 // I25
	PairPoints   = 3 // I26
	JokerPoints  = 2 // I28
)

// Score is a player's points by their parts.
type Score [Parts]int16

// Total is the sum of the parts.
func (s Score) Total() (points int16) {
	for _, part := range s {
		points += part
	}
	return points
}

// Score is a player's points by their parts: those of the game's end, or of the game if it ended now.
func (g *Game) Score(s *State, p Seat) (score Score) {
	built := s.built[p]
	score[Cogs] = s.Cogs[p]
	score[Money] = s.Talers[p] / TalersAPoint                       // I25
	score[Roads] = g.pairs(built&g.ofKind[Factory]) * PairPoints    // I26
	score[Links] = g.pairs(built&g.ofKind[Technology]) * PairPoints // I26
	(built & g.ofKind[Bonus]).each(func(zone ID) {                  // I27: for every own factory on its network
		bonus := &g.Zones[zone]
		score[Ports+Part(bonus.Network-River)] += int16(bonus.Multiplier * (built & g.on[bonus.Network]).Len())
	})
	score[SpareJokers] = int16(s.JokersOf(p) * JokerPoints) // I28
	if s.Subsidies[p] {
		score[Debt] = SubsidyPoints // I28
	}
	return score
}

// pairs counts the pairs of zones of a set that are joined directly (I26).
func (g *Game) pairs(zones Set) int16 {
	var twice int
	zones.each(func(zone ID) { twice += (g.joined[zone] & zones).Len() })
	return int16(twice / 2)
}

// end removes what is undeveloped (I24), and scores.
func (g *Game) end(s *State, log *Log) {
	for p := range s.each() {
		s.held[p].each(func(zone ID) {
			log.add(Event{Kind: TokenRemoved, Seat: p, Zone: zone, Rule: 24})
		})
		s.held[p] = 0
	}
	for p := range s.each() {
		for part, points := range g.Score(s, p) {
			if part := Part(part); part != Cogs && points != 0 {
				log.add(Event{Kind: EndScored, Seat: p, Zone: NoZone, Part: part, Amount: points, Rule: part.Rule()})
			}
		}
	}
	s.Phase, s.Actor, s.Auctioneer = Over, Nobody, Nobody
	log.add(Event{Kind: GameEnds, Seat: Nobody, Zone: NoZone, Rule: 24})
}

// Rule is the rule of a part of the score.
func (p Part) Rule() Rule { return [Parts]Rule{19, 25, 26, 26, 27, 27, 27, 27, 28, 28}[p] }

// Points are a player's points: of the game's end, or of the game if it ended now.
func (g *Game) Points(s *State, p Seat) int { return int(g.Score(s, p).Total()) }

// Tokens is how many zones a player has a token on, developed or not.
func (s *State) Tokens(p Seat) int { return (s.held[p] | s.built[p]).Len() }

// Standing lists the seats from the first to the last, by points, then tokens, then talers (I29). Who is equal in all stands in the
// order of the seats.
func (g *Game) Standing(s *State) []Seat {
	seats := slices.Collect(s.each())
	slices.SortStableFunc(seats, func(a, b Seat) int { return g.compare(s, b, a) })
	return seats
}

// compare is above 0 if a player stands before another (I29).
func (g *Game) compare(s *State, a, b Seat) int {
	if d := g.Points(s, a) - g.Points(s, b); d != 0 {
		return d
	}
	if d := s.built[a].Len() - s.built[b].Len(); d != 0 { // without those that the end removes (I33)
		return d
	}
	return int(s.Talers[a] - s.Talers[b])
}

// Winners are those who have won: one player, or several who are equal in all (I29, I39).
func (g *Game) Winners(s *State) []Seat {
	standing := g.Standing(s)
	var n int
	for n < len(standing) && g.compare(s, standing[0], standing[n]) == 0 {
		n++
	}
	return standing[:n]
}
