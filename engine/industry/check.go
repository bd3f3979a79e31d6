package industry

import (
	"errors"
	"fmt"
	"math/bits"
)

// Check names what cannot be in a position. Everything that Apply leads to can.
func (g *Game) Check(s *State) error {
	var tokens Set
	jokers := 0
	for p := range s.each() {
		switch both := s.held[p] | s.built[p]; {
		case s.held[p]&s.built[p] != 0 || both&tokens != 0:
			return errors.New("a zone has two owners")
		case both&^s.taken != 0:
			return errors.New("a zone has an owner and was not taken")
		case both&g.ofKind[Joker] != 0:
			return errors.New("a joker zone has an owner")
		case s.Talers[p] < 0 || s.Cogs[p] < 0:
			return fmt.Errorf("seat %s has less than nothing", p)
		default:
			tokens |= both
		}
		jokers += s.JokersOf(p)
	}
	if jokers > (s.taken & g.ofKind[Joker]).Len() {
		return errors.New("there are more jokers than were taken")
	}
	if s.Phase != Over && tokens != s.taken&^g.ofKind[Joker] {
		return errors.New("a zone was taken and has no owner")
	}
	if err := s.checkAuction(); err != nil {
		return err
	}
	return g.checkTokens(s)
}

// checkAuction: a zone is up while it is bid for, and the highest bid is one that can be paid (I10).
func (s *State) checkAuction() error {
	switch up := s.Phase == Bidding || s.Phase == Deciding; {
	case up != (s.Up != NoZone) || up && s.Up.Era() != int(s.Era):
		return errors.New("a zone is auctioned at the wrong time")
	case (s.Bidder == Nobody) != (s.High == 0):
		return errors.New("the highest bid is nobody's")
	case s.Bidder != Nobody && (s.Bidder >= Seat(s.Seats) || s.Talers[s.Bidder] < s.High):
		return errors.New("the highest bid cannot be paid")
	}
	return nil
}

// checkTokens: of the era's twelve columns each is in the bag, on offer, auctioned or taken; earlier eras are taken, later ones are not.
func (g *Game) checkTokens(s *State) error {
	if s.Era >= Eras {
		return errors.New("there is no such era")
	}
	where := [...]uint16{s.bag, s.onOffer, s.up(), uint16(s.taken >> (int(s.Era) * Columns) & allColumns)}
	all, tokens := uint16(0), 0
	for _, columns := range where {
		all, tokens = all|columns, tokens+bits.OnesCount16(columns)
	}
	switch earlier := Set(1)<<(int(s.Era)*Columns) - 1; {
	case all != allColumns || tokens != Columns:
		return errors.New("a column's token is missing, or there twice")
	case s.taken&earlier != earlier || s.taken&^earlier&^inEra(int(s.Era)) != 0:
		return errors.New("the eras before are taken, and those after are not")
	}
	return nil
}

// up is the column of the zone that is auctioned, as a set.
func (s *State) up() uint16 {
	if s.Up == NoZone {
		return 0
	}
	return 1 << s.Up.Column()
}
