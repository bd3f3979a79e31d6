package industry

import "math/bits"

// beginRound begins a round: income, tokens, and the first auction (I4).
func (g *Game) beginRound(s *State, log *Log) {
	log.add(Event{Kind: RoundBegins, Seat: s.First, Zone: At(int(s.Era), 0), Amount: int16(s.Round), Rule: 4})
	for p := range s.each() {
		g.bankPays(s, p, 1, 5, log) // I5: a taler each
	}
	g.draw(s, log)
	s.Auctioneer = s.First // I9: the first player is the first auctioneer
	g.openAuction(s)
}

// drawn is how many tokens are drawn in a round: one a player, or as adjusted in the last eras.
func (s *State) drawn() int {
	switch {
	case s.Adjusted && s.Seats == 3 && s.Era >= 3: // I7: four, so that these eras have three rounds
		return 4
	case s.Adjusted && s.Era == 4: // I7: with four players three, so that this era has four rounds
		return 3
	}
	return int(s.Seats) // I6
}

// Rounds is how many rounds the current era has (I4).
func (s *State) Rounds() int { return Columns / s.drawn() }

// draw draws the tokens of the round (I6).
func (g *Game) draw(s *State, log *Log) {
	for range s.drawn() {
		column := nth(s.bag, s.pick(bits.OnesCount16(s.bag)))
		s.bag &^= 1 << column
		s.onOffer |= 1 << column
		log.add(Event{Kind: TokenDrawn, Seat: s.First, Zone: At(int(s.Era), column), Rule: 6})
		if column == g.Taler { // I6: the token with the taler pays everybody at once
			for p := range s.each() {
				g.bankPays(s, p, 1, 6, log)
			}
		}
	}
}

// nth is the n-th column of a set, from 0.
func nth(columns uint16, n int) int {
	for ; n > 0; n-- {
		columns &= columns - 1
	}
	return bits.TrailingZeros16(columns)
}

// bankPays pays a player from the bank. The coins of the box are no limit (I2, I35).
func (g *Game) bankPays(s *State, p Seat, talers int16, rule Rule, log *Log) {
	s.Talers[p] += talers
	log.add(Event{Kind: Income, Seat: p, Amount: talers, Zone: NoZone, Rule: rule})
}

// beginDeveloping begins phase 4 with the first player.
func (g *Game) beginDeveloping(s *State, log *Log) {
	s.Phase = Developing
	s.Auctioneer = Nobody
	g.develops(s, s.First, log)
}

// develops gives the turn to develop to a player, or past those who have nothing that they might develop.
func (g *Game) develops(s *State, p Seat, log *Log) {
	s.Actor, s.Developed = p, 0
	if g.developable(s, p) == 0 {
		g.developed(s, log)
	}
}

// developed ends the actor's turn to develop.
func (g *Game) developed(s *State, log *Log) {
	if next := s.Left(s.Actor); next != s.First {
		g.develops(s, next, log)
		return
	}
	g.endRound(s, log)
}

// developable are the zones that a player might still develop, if talers and resources are found.
func (g *Game) developable(s *State, p Seat) Set {
	return s.held[p] &^ (g.ofKind[Technology] &^ inEra(int(s.Era))) // I19, I22
}

// endRound passes the marker on (I21) and begins the next round, era or the end.
func (g *Game) endRound(s *State, log *Log) {
	s.Developed = 0
	if s.taken&inEra(int(s.Era)) == inEra(int(s.Era)) && s.Era == Eras-1 {
		g.end(s, log) // I24: with the round in which the last zone was taken, after phase 4 of it (I34)
		return
	}
	s.First = s.Left(s.First)
	log.add(Event{Kind: MarkerPasses, Seat: s.First, Zone: NoZone, Rule: 21})
	s.Round++
	if s.bag == 0 { // I22: the era's twelve zones are taken, and the tokens go back into the bag
		s.Era, s.Round, s.bag = s.Era+1, 0, allColumns
		log.add(Event{Kind: EraBegins, Seat: s.First, Zone: At(int(s.Era), 0), Amount: int16(s.Era), Rule: 22})
	}
	g.beginRound(s, log)
}
