package search

import (
	"errors"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Fact is the kind of a reason for a choice.
type Fact uint8

// The facts.
const (
	Flips  Fact = iota + 1 // the tile built lies flipped in the end
	Taken                  // with the next best choice the Automa builds there instead
	Unsold                 // with the next best choice the tile sold now is not sold in the end
	Gains                  // the means that are better than with the next best choice
	Follow                 // the player's next action is most often this one
	Costs                  // the means that are worse
)

var facts = [...]string{Flips: "flips", Taken: "taken", Unsold: "unsold", Gains: "gains", Follow: "follow", Costs: "costs",
	Market: "market", Stock: "stock", Scores: "scores", Outdrunk: "outdrunk", Sells: "sells", Drinks: "drinks"}

func (f Fact) String() string { return facts[f] }

// MarshalText writes a fact by its name.
func (f Fact) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads the name of a fact.
func (f *Fact) UnmarshalText(text []byte) error {
	i := slices.Index(facts[:], string(text))
	if i < int(Flips) {
		return errors.New("no such fact")
	}
	*f = Fact(i)
	return nil
}

// Reason is a fact about the best choice, counted over the futures that were played.
type Reason struct {
	Fact   Fact
	N, Of  int           // in so many of so many futures
	Next   engine.Choice // without its card
	Future int           // one in which that is so
	Means  []Mean

	// For facts seen on the way, see Search.Why.
	Merchant engine.Merchant
	Best     int // as N, with the best choice
	Resource engine.Resource
	Amount   int // of cubes or barrels
	Money    int // £
}

// Measure is the quantity of a mean.
type Measure uint8

// The measures, as End has them.
const (
	VP Measure = iota
	AutomasVP
	Income
	Money
	measures
)

var names = [measures]string{VP: "vp", AutomasVP: "automas-vp", Income: "income", Money: "money"}

func (m Measure) String() string { return names[m] }

// MarshalText writes a measure by its name.
func (m Measure) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the name of a measure.
func (m *Measure) UnmarshalText(text []byte) error {
	i := slices.Index(names[:], string(text))
	if i < 0 {
		return errors.New("no such measure")
	}
	*m = Measure(i)
	return nil
}

// Mean is how much there is in the end, in the futures that both choices were tried in, in tenths.
type Mean struct {
	Of          Measure
	Best, Other int
}

// The least number of futures behind a reason, and the least difference of means, in tenths.
const fewest = 8

var telling = [measures]int{VP: 5, AutomasVP: 5, Income: 5, Money: 15}

// Pair is two choices with their ends, some turns on, in the same futures.
type Pair struct {
	Game        *automa.Game
	Position    *automa.Position // in which they can be made
	Turns       int              // see Options
	Best        engine.Choice
	Ends, Other []End // of the best, and of the other one: empty where that was not tried
}

// pair is the best choice with the next best one that does something else.
func (s *Search) pair() *Pair {
	p := &Pair{Game: s.game, Position: &s.position, Turns: s.options.Turns, Best: s.candidates[0].choice, Ends: s.candidates[0].ends}
	if list := s.Others(); len(list) > 1 {
		p.Other = s.Ends(list[1].Choice)
	}
	return p
}

// Reasons tells why the best choice is thought to be better than the next best one, see Pair.Reasons. They are counted, so there are
// none unless Options.Ends asks for the ends.
func (s *Search) Reasons() []Reason { return s.pair().Reasons() }

// Reasons tells why the best choice is thought to be better than the other, in the order in which that matters.
func (p *Pair) Reasons() (list []Reason) {
	if tried(p.Ends) < fewest {
		return nil
	}
	n, other := both(p.Ends, p.Other), p.Other
	if n < fewest {
		other = nil
	}
	if made := count(p.Ends, func(e *End) bool { return e.Made }); builds(p.Best) && p.sameEra() && 2*made >= tried(p.Ends) {
		list = append(list, Reason{Fact: Flips, N: made, Of: tried(p.Ends)})
	}
	list = append(list, p.lost(other)...)
	gains, costs := p.compare(other)
	if gains != nil {
		list = append(list, Reason{Fact: Gains, N: n, Of: n, Means: gains})
	}
	list = append(list, follow(p.Ends)...)
	if gains != nil && costs != nil {
		list = append(list, Reason{Fact: Costs, N: n, Of: n, Means: costs})
	}
	return list
}

// Later is how many rounds on the ends are; over tells that they are the end of the game.
func (p *Pair) Later() (rounds int, over bool) {
	left := allRounds(p.Game, p.Position) - Round(p.Game, p.Position)
	return p.Turns, p.Turns >= left
}

// sameEra reports whether the ends are of the era that the position is in, so that no tile or link has left the board at its end.
func (p *Pair) sameEra() bool {
	return p.Position.Era == engine.Rail || int(p.Position.Round)+p.Turns < p.Game.Rounds(int(p.Position.Seats))
}

func builds(c engine.Choice) bool { return c.Verb == engine.Build || c.Verb == engine.DoubleBuild }

// lost tells the losses that the other choice risks: the place to the Automa, the tile unsold. A loss is told where it comes about in
// a fifth of the futures.
func (p *Pair) lost(other []End) []Reason {
	if other == nil || !p.sameEra() {
		return nil
	}
	fact, lost := Fact(0), func(*End) bool { return false }
	switch best := p.Best; {
	case builds(best) && p.Position.Tiles[best.Space].Tile == 0:
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

// compare are the means of the best and another choice that tell them apart: those that are better with the best, and those that are
// worse. When the game is over income and money bring nothing but the VP that are counted already (B4.6, C4.4).
func (p *Pair) compare(other []End) (gains, costs []Mean) {
	best := p.Ends
	n := both(best, other)
	if n == 0 {
		return nil, nil
	}
	_, over := p.Later()
	for m := range measures {
		if over && (m == Income || m == Money) {
			continue
		}
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
