package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"

	"sohofoundry/engine/industry"
)

// The bars, and how far inside of them the search wants to be, since it measures with fewer games.
const (
	mostDear   = 2.0  // a price in shares of the worth, or the other way round
	mostPlace  = 0.03 // of the games won at a place, more or less than others
	mostApart  = 1.10 // wins and points of a strategy in shares of another's
	inside     = 0.75 // of the way from the middle to a bar
	worthless  = 0.1  // T: a worth that no price can be a share of
	farAway    = 3.0  // what counts for such a zone, as a power of 2
	refreshing = 40   // steps with the same games
)

// badness is how far a board is from the bars of zones, places and strategies; 0 is well inside of all of them.
func (m *measured) badness() (zones, places, strategies float64) {
	for z := range industry.ID(industry.Zones) {
		d := m.away(z)
		zones += beyond(math.Abs(d), math.Log2(mostDear)*inside) + .01*d*d
	}
	for place := range m.seats {
		share := m.even.wins[place] / m.even.games
		places += beyond(100*math.Abs(share-1/float64(m.seats)), 100*mostPlace*inside) / 10
	}
	wins, points := m.mixed.apart()
	strategies = beyond(5*(wins-1), 5*(mostApart-1)*inside) + beyond(20*(points-1), 20*(mostApart-1)*inside)
	return zones, places, strategies
}

func beyond(value, bar float64) float64 {
	over := max(value-bar, 0)
	return over * over
}

// away is how far price and worth of a zone are apart, as a power of 2.
func (m *measured) away(z industry.ID) float64 {
	price, worth := m.price(z), m.worth(z)
	switch {
	case worth < worthless:
		return farAway
	case price <= 0:
		return -farAway
	}
	return min(max(math.Log2(price/worth), -farAway), farAway)
}

// apart is how many times as much the best of the three strategies wins and scores as the worst one.
func (m *mixedGames) apart() (wins, points float64) {
	var w, p [2]float64
	w[0], p[0] = math.Inf(1), math.Inf(1)
	for style := now; style < styles; style++ {
		won, scored := m.wins[style]/m.seats[style], m.points[style]/m.seats[style]
		w[0], w[1] = min(w[0], won), max(w[1], won)
		p[0], p[1] = min(p[0], scored), max(p[1], scored)
	}
	return w[1] / w[0], p[1] / p[0]
}

// measures are those of a board with four and with three players.
type measures [2]*measured

func (m measures) badness() (sum float64) {
	for _, one := range m {
		zones, places, strategies := one.badness()
		sum += zones + places + strategies
	}
	return sum
}

// String tells how bad a board is, and by what.
func (m measures) String() string {
	var parts [3]float64
	for _, one := range m {
		zones, places, strategies := one.badness()
		parts[0], parts[1], parts[2] = parts[0]+zones, parts[1]+places, parts[2]+strategies
	}
	return fmt.Sprintf("%.2f: zones %.2f, places %.2f, strategies %.2f", m.badness(), parts[0], parts[1], parts[2])
}

// measures measures a board as all boards of a step are measured, by the same lots.
func (o *options) measures(b *industry.Board, seed uint64) (m measures, err error) {
	g, err := industry.New(*b)
	if err != nil {
		return m, err
	}
	for i := range m {
		t := o.table(g, industry.MaxSeats-i)
		t.seed = seed
		m[i] = t.measure(o.games)
	}
	return m, nil
}

// climb looks for better figures: it changes one or two at a time and keeps what makes the board less bad by the same games. The board
// is written whenever it is better.
func (o *options) climb(g *industry.Game, text string, progress io.Writer) error {
	chance := rand.New(rand.NewPCG(o.seed, 0))
	board := g.Board
	var now measures
	var err error
	seed := o.seed
	for n := range o.steps {
		if n%refreshing == 0 {
			seed++
			if now, err = o.measures(&board, seed); err != nil {
				return err
			}
		}
		changed := board
		if !alter(&changed, now, chance) {
			continue
		}
		then, err := o.measures(&changed, seed)
		if err != nil || then.badness() >= now.badness() {
			continue
		}
		fmt.Fprintf(progress, "step %d: %s\n", n, then)
		board, now = changed, then
		if err := os.WriteFile(o.file, []byte(rewritten(text, &board)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// alter changes a zone, of two chosen by lot the one that is farther away, and sometimes another one.
func alter(b *industry.Board, m measures, chance *rand.Rand) (changed bool) {
	apart := func(z industry.ID) float64 { return max(math.Abs(m[0].away(z)), math.Abs(m[1].away(z))) }
	for again := true; again; again = chance.IntN(3) == 0 {
		z, other := industry.ID(chance.IntN(industry.Zones)), industry.ID(chance.IntN(industry.Zones))
		if apart(other) > apart(z) {
			z = other
		}
		before := *b
		if change(b, z, chance) {
			changed = true
		} else {
			*b = before
		}
	}
	return changed
}
