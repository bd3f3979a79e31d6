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
	mostPlace  = 3.0  // of 100 games won at a place, more or less than at all places in the mean
	mostWins   = 10.0 // of 100 games that a strategy wins more than another one
	mostPoints = 1.10 // points of a strategy in shares of another's
	inside     = 0.75 // of the way from the middle to a bar
	worthless  = 0.1  // T: a worth that no price can be a share of
	farAway    = 3.0  // what counts for such a zone, as a power of 2
	refreshing = 40   // steps with the same games
)

// badness is how far a board is from the bars; 0 is well inside of all of them.
type badness struct{ zones, places, strategies float64 }

func (b badness) total() float64 { return b.zones + b.places + b.strategies }

// badness is how bad the board is with so many players.
func (m *measured) badness() (b badness) {
	for z := range industry.ID(industry.Zones) {
		b.zones += m.zoneBadness(z)
	}
	for place := range m.seats {
		share := m.even.wins[place] / m.even.games
		b.places += beyond(100*math.Abs(share-1/float64(m.seats)), mostPlace*inside) / 10
	}
	wins, points := m.mixed.apart()
	b.strategies = beyond(wins, mostWins*inside)/10 + beyond(100*(points-1), 100*(mostPoints-1)*inside)/5
	return b
}

func (m *measured) zoneBadness(z industry.ID) float64 {
	d := m.away(z)
	return beyond(math.Abs(d), math.Log2(mostDear)*inside) + .01*d*d
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

// apart is how many of 100 games the best of the three strategies wins more than the worst one, and how many times its points it has.
func (m *mixedGames) apart() (wins, points float64) {
	var w, p [2]float64
	w[0], p[0] = math.Inf(1), math.Inf(1)
	for style := now; style < styles; style++ {
		won, scored := m.wins[style]/m.seats[style], m.points[style]/m.seats[style]
		w[0], w[1] = min(w[0], won), max(w[1], won)
		p[0], p[1] = min(p[0], scored), max(p[1], scored)
	}
	return 100 * (w[1] - w[0]), p[1] / p[0]
}

// measures are those of a board with four and with three players.
type measures [2]*measured

func (m measures) badness() badness {
	a, b := m[0].badness(), m[1].badness()
	return badness{a.zones + b.zones, a.places + b.places, a.strategies + b.strategies}
}

// zoneBadness is how bad a zone is.
func (m measures) zoneBadness(z industry.ID) float64 {
	return m[0].zoneBadness(z) + m[1].zoneBadness(z)
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

// search is a climb: it changes some figures at a time and keeps what makes the board less bad by the same games.
type search struct {
	*options
	text   string // of the board that it began with
	chance *rand.Rand
	seed   uint64
	board  industry.Board
	now    measures
}

// climb looks for better figures. The board is written whenever it is better.
func (o *options) climb(g *industry.Game, text string, progress io.Writer) (err error) {
	s := search{options: o, text: text, chance: rand.New(rand.NewPCG(o.seed, 0)), seed: o.seed, board: g.Board}
	for n := range o.steps {
		if n%refreshing == 0 {
			s.seed++
			if s.now, err = o.measures(&s.board, s.seed); err != nil {
				return err
			}
			fmt.Fprintf(progress, "step %d, other games: %.2f\n", n, s.now.badness())
		}
		better, err := s.step(n)
		if err != nil {
			return err
		}
		if better {
			fmt.Fprintf(progress, "step %d: %.2f\n", n, s.now.badness())
			if err := os.WriteFile(o.file, []byte(rewritten(text, &s.board)), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// step tries changes: mostly of zones whose price and worth are far apart, of which those stay that are nearer then, and otherwise of
// any zone, or of all zones of a kind and era.
func (s *search) step(n int) (better bool, err error) {
	changed := s.board
	switch n % 3 {
	case 0:
		if changeAll(&changed, s.chance) {
			return s.keep(&changed)
		}
	case 1:
		if try(&changed, industry.ID(s.chance.IntN(industry.Zones)), s.chance) {
			return s.keep(&changed)
		}
	default:
		return s.mend()
	}
	return false, nil
}

// keep keeps a board that is better in all.
func (s *search) keep(b *industry.Board) (better bool, err error) {
	then, err := s.measures(b, s.seed)
	if err != nil || then.badness().total() >= s.now.badness().total() {
		return false, err
	}
	s.board, s.now = *b, then
	return true, nil
}

// mend changes several zones at once whose price and worth are far apart, and keeps what brings them nearer if the board is better.
func (s *search) mend() (better bool, err error) {
	changed := s.board
	var zones []industry.ID
	for z := range industry.ID(industry.Zones) {
		if s.now.zoneBadness(z) > mended && s.chance.IntN(2) == 0 && try(&changed, z, s.chance) {
			zones = append(zones, z)
		}
	}
	if len(zones) == 0 {
		return false, nil
	}
	then, err := s.measures(&changed, s.seed)
	if err != nil {
		return false, err
	}
	kept := s.board
	for z := range kept.Zones {
		if then.zoneBadness(industry.ID(z)) < s.now.zoneBadness(industry.ID(z)) {
			kept.Zones[z] = changed.Zones[z]
		}
	}
	return s.keep(&kept)
}

// mended is a badness of zones that need no change.
const mended = 0.03

// try changes a zone, or leaves the board as it is.
func try(b *industry.Board, z industry.ID, chance *rand.Rand) bool {
	before := *b
	if change(b, z, chance) {
		return true
	}
	*b = before
	return false
}
