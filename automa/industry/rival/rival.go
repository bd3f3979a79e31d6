// Package rival has the players of Industry that the program plays: steady, which values what is on offer and bids up to it, keen,
// which does so by weights that were found by playing, and the adviser, which plays on from each choice.
//
// Everything is reckoned in whole hundredths of a point: the same position leads to the same choice on every machine.
package rival

import (
	"strconv"
	"strings"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
)

// Strength is how strong a rival plays.
type Strength struct {
	Policy  string // Steady, Keen or Adviser
	Futures int    // of the adviser: at how many it looks for each choice
}

// The policies.
const (
	Steady  = "steady"
	Keen    = "keen"
	Adviser = "adviser"
)

// Hinter is who gives hints to people: at fewer futures a choice that is 7 points better does not show.
var Hinter = Strength{Policy: Adviser, Futures: 256}

// String writes a strength as ByName reads it.
func (s Strength) String() string {
	if s.Policy == Adviser {
		return s.Policy + " " + strconv.Itoa(s.Futures)
	}
	return s.Policy
}

// MostFutures is the most that an adviser can be asked to look at for each choice.
const MostFutures = 10_000

// ByName reads a strength: "steady", "keen" or "adviser 28".
func ByName(text string) (Strength, error) {
	policy, number, has := strings.Cut(text, " ")
	s := Strength{Policy: policy}
	switch {
	case !has && (policy == Steady || policy == Keen):
		return s, nil
	case has && policy == Adviser:
		n, err := strconv.Atoi(number)
		if err == nil && n > 0 && n <= MostFutures && strconv.Itoa(n) == number {
			s.Futures = n
			return s, nil
		}
	}
	return Strength{}, fault.Errorf("%q is no rival: they are steady, keen and adviser with a number of futures, such as adviser 28", text)
}

// choose is what a policy chooses for the actor.
func (j *judge) choose(s *industry.State) industry.Choice {
	c := industry.Choice{Seat: s.Actor, Zone: industry.NoZone}
	switch s.Phase {
	case industry.Naming:
		c.Verb, c.Zone = industry.Name, j.name(s)
	case industry.Bidding:
		a := j.auctionOf(s, s.Up)
		c.Verb = industry.Pass
		if bid := a.bid(s, s.Actor, int(s.High)); bid > 0 {
			c.Verb, c.Talers = industry.Bid, int8(bid)
		}
	case industry.Deciding:
		c.Verb = industry.Give
		if j.takes(s) {
			c.Verb = industry.Take
		}
	case industry.Developing:
		c = j.develops(s)
	}
	return c
}
