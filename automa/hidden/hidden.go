// Package hidden deals anew the things unknown to a player: the order of the draw pile and the cards put aside, the hands of the
// others, the order of the Automa's deck, the distant market's tiles. A search plays on from such positions, so that
// it knows no more than the player at the table.
package hidden

import (
	"hash/fnv"
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Redeal makes one of the positions that a seat cannot tell from this one: each of them equally likely.
// Later chance is drawn anew as well. The position must be one of a player's decisions.
func Redeal(g *automa.Game, p *automa.Position, seat engine.Seat, chance *rand.PCG) {
	cards(g, &p.State, seat, chance)
	sorted(p.Distant.Stack[:p.Distant.Left])
	engine.Shuffle(chance, p.Distant.Stack[:p.Distant.Left])
	p.Random = *rand.NewPCG(chance.Uint64(), chance.Uint64())
	if p.Solo {
		deck(g, p, chance)
		p.Cards.Random = *rand.NewPCG(chance.Uint64(), chance.Uint64())
	}
}

// Seed is a number that depends only on a seat's knowledge of a position. The error is that of a position that cannot be written.
func Seed(g *automa.Game, p *automa.Position, seat engine.Seat) (uint64, error) {
	known := *p
	Redeal(g, &known, seat, rand.NewPCG(0, 0))
	text, err := g.MarshalPosition(&known)
	sum := fnv.New64a()
	sum.Write(text) // which never fails
	return sum.Sum64(), err
}

// cards shuffles all cards that the seat does not see: the draw pile, those put aside, those lying face down, and the hands of the
// others but for wild cards, which everybody saw them take (B10.1).
func cards(g *automa.Game, s *engine.State, seat engine.Seat, chance *rand.PCG) {
	var places [engine.MaxDeck + engine.MaxSeats*(engine.HandSize+1)]*engine.Card
	n := 0
	unseen := func(c *engine.Card) { places[n] = c; n++ }
	for i := range s.Aside + s.Draw {
		unseen(&s.Deck[i])
	}
	for other := range engine.Seat(s.Seats) {
		p := &s.Players[other]
		if p.FaceDown != 0 {
			unseen(&p.FaceDown)
		}
		if other == seat {
			continue
		}
		for i, c := range p.Hand {
			if kind := g.Cards[c].Kind; c != 0 && kind != engine.WildLocation && kind != engine.WildIndustry {
				unseen(&p.Hand[i])
			}
		}
	}
	var room [len(places)]engine.Card
	pool := room[:n]
	for i := range pool {
		pool[i] = *places[i]
	}
	sorted(pool)
	engine.Shuffle(chance, pool)
	for i, c := range pool {
		*places[i] = c
	}
}

// sorted takes the true order out of a list, so that a shuffle cannot depend on it.
func sorted[T ~uint8](list []T) {
	var count [256]uint8
	for _, c := range list {
		count[c]++
	}
	list = list[:0]
	for c, n := range count {
		for range n {
			list = append(list, T(c))
		}
	}
}
