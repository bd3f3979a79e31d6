package search

import "sohofoundry/engine"

// Fact is what is told for a choice.
type Fact uint8

// The facts.
const (
	Flips  Fact = iota + 1 // what is built lies flipped in the end
	Taken                  // with the next best choice the Automa builds there instead
	Unsold                 // with the next best choice what is sold now is not sold in the end
	Gains                  // the means that are better than with the next best choice
	Follow                 // the player's next action is most often this one
	Costs                  // the means that are worse
)

// Reason is a fact about the best choice, counted over the futures that were played.
type Reason struct {
	Fact   Fact
	N, Of  int           // in so many of so many futures
	Next   engine.Choice // without its card
	Future int           // one in which that is so
	Means  []Mean
}

// Measure is what a mean is of.
type Measure uint8

// The measures, as End has them.
const (
	VP Measure = iota
	AutomasVP
	Income
	Money
	measures
)

// Mean is how much there is in the end, in the futures that both choices were tried in, in tenths.
type Mean struct {
	Of          Measure
	Best, Other int
}

// Of what is told: in how many futures it was tried at least, and how large a difference of means is, in tenths.
const fewest = 8

var telling = [measures]int{VP: 5, AutomasVP: 5, Income: 5, Money: 15}

// Reasons tells why the best choice is thought to be better than the next best one, in the order in which that matters. They are
// counted, so there are none unless Options.Ends asks for what is counted.
func (s *Search) Reasons() (list []Reason) {
	best := s.candidates[0]
	if tried(best.ends) < fewest {
		return nil
	}
	var other []End
	if list := s.Others(); len(list) > 1 && both(best.ends, s.Ends(list[1].Choice)) >= fewest {
		other = s.Ends(list[1].Choice)
	}
	if n := count(best.ends, func(e *End) bool { return e.Made }); builds(best.choice) && s.SameEra() && 2*n >= tried(best.ends) {
		list = append(list, Reason{Fact: Flips, N: n, Of: tried(best.ends)})
	}
	list = append(list, s.lost(best.choice, other)...)
	gains, costs := compare(best.ends, other)
	if gains != nil {
		list = append(list, Reason{Fact: Gains, N: both(best.ends, other), Of: both(best.ends, other), Means: gains})
	}
	list = append(list, follow(best.ends)...)
	if gains != nil && costs != nil {
		list = append(list, Reason{Fact: Costs, N: both(best.ends, other), Of: both(best.ends, other), Means: costs})
	}
	return list
}

func builds(c engine.Choice) bool { return c.Verb == engine.Build || c.Verb == engine.DoubleBuild }

// lost is what the other choice leaves to chance: the place to the Automa, the tile unsold. It is told where that comes about in a
// fifth of the futures.
func (s *Search) lost(best engine.Choice, other []End) []Reason {
	if other == nil || !s.SameEra() {
		return nil
	}
	fact, lost := Fact(0), func(*End) bool { return false }
	switch {
	case builds(best) && s.position.Tiles[best.Space].Tile == 0:
		fact, lost = Taken, func(e *End) bool { return e.Taken.Has(best.Space) }
	case best.Verb == engine.Network:
		fact, lost = Taken, func(e *End) bool { return e.Links.Has(best.Line) }
	case best.Verb == engine.Sell:
		fact, lost = Unsold, func(e *End) bool { return !e.Flipped.Has(best.Space) }
	}
	n, all := count(other, lost), tried(other)
	if fact == 0 || 5*n < all {
		return nil
	}
	return []Reason{{Fact: fact, N: n, Of: all}}
}

// follow is the action that follows most often, if it does in half of the futures.
func follow(ends []End) []Reason {
	type action struct {
		next engine.Choice
		tile engine.Tile
	}
	counts := map[action]int{}
	var most action
	first := 0
	for f := range ends {
		a := action{ends[f].Next, ends[f].NextTile}
		if a.next == (engine.Choice{}) {
			continue
		}
		if counts[a]++; counts[a] > counts[most] {
			most, first = a, f
		}
	}
	if 2*counts[most] < tried(ends) || counts[most] == 0 {
		return nil
	}
	return []Reason{{Fact: Follow, N: counts[most], Of: tried(ends), Next: most.next, Future: first}}
}

// compare are the means of two choices that tell them apart: those that are better with the best, and those that are worse.
func compare(best, other []End) (gains, costs []Mean) {
	n := both(best, other)
	if n == 0 {
		return nil, nil
	}
	for m := range measures {
		one, two := 0, 0
		for f := range best {
			if f < len(other) && best[f].Tried && other[f].Tried {
				one += best[f].of(m)
				two += other[f].of(m)
			}
		}
		mean := Mean{m, tenths(one, n), tenths(two, n)}
		more := mean.Best - mean.Other
		if m == AutomasVP {
			more = -more
		}
		switch {
		case more >= telling[m]:
			gains = append(gains, mean)
		case more <= -telling[m]:
			costs = append(costs, mean)
		}
	}
	return gains, costs
}

func (e *End) of(m Measure) int {
	return [...]int{VP: e.VP, AutomasVP: e.Automas, Income: e.Income, Money: e.Money}[m]
}

// tenths is a mean in tenths, rounded to the nearest.
func tenths(sum, n int) int {
	if sum < 0 {
		return -tenths(-sum, n)
	}
	return (20*sum + n) / (2 * n)
}

func tried(ends []End) int { return count(ends, func(*End) bool { return true }) }

// both counts the futures that two choices were tried in.
func both(a, b []End) (n int) {
	for f := range min(len(a), len(b)) {
		if a[f].Tried && b[f].Tried {
			n++
		}
	}
	return n
}

// count counts the futures that were played and of which something holds.
func count(ends []End, holds func(*End) bool) (n int) {
	for f := range ends {
		if ends[f].Tried && holds(&ends[f]) {
			n++
		}
	}
	return n
}
