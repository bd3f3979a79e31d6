package tables

import (
	"math"
	"slices"

	"sohofoundry/automa/sim/games"
	"sohofoundry/engine/industry"
)

// Sums are everything that was counted in a range of games, in whole numbers, so that the order of games does not matter.
type Sums struct {
	From    int      `json:"from"` // the first game, from 0
	Games   int      `json:"games"`
	Players []Counts `json:"players"`
}

// Counts are the sums of one player.
type Counts struct {
	Wins    int                   `json:"wins"` // in twelfths, as a win may be shared by two, three or four (I29)
	Points  Sum                   `json:"points"`
	Parts   [industry.Parts]int64 `json:"parts"`
	Margin  Sum                   `json:"margin"` // points ahead of the best other
	Paid    int64                 `json:"paid"`   // T for zones
	Got     int64                 `json:"got"`    // T for zones that others won, or dealt
	Zones   int64                 `json:"zones"`
	Built   int64                 `json:"built"`
	Subsidy int64                 `json:"subsidies"`
}

// Sum is a sum with that of the squares.
type Sum struct {
	Sum     int64 `json:"sum"`
	Squares int64 `json:"squares"`
}

func (s *Sum) add(n int) {
	s.Sum += int64(n)
	s.Squares += int64(n) * int64(n)
}

func (s *Sum) merge(o Sum) {
	s.Sum += o.Sum
	s.Squares += o.Squares
}

// whole is a win that is not shared.
const whole = 12

// add adds a game that is over, with all that happened in it.
func (t *Sums) add(g *industry.Game, s *industry.State, game int, log industry.Log) {
	t.Games++
	seats := int(s.Seats)
	count := func(seat industry.Seat) *Counts { return &t.Players[playerAt(game, int(seat), seats)] }
	winners := g.Winners(s)
	for _, seat := range winners {
		count(seat).Wins += whole / len(winners)
	}
	for seat := range industry.Seat(seats) {
		c := count(seat)
		score := g.Score(s, seat)
		for part, points := range score {
			c.Parts[part] += int64(points)
		}
		c.Points.add(int(score.Total()))
		best := math.MinInt
		for other := range industry.Seat(seats) {
			if other != seat {
				best = max(best, g.Points(s, other))
			}
		}
		c.Margin.add(int(score.Total()) - best)
		c.Built += int64(s.BuiltBy(seat).Len())
	}
	for i := range log {
		e := &log[i]
		switch e.Kind {
		case industry.ZoneGiven:
			count(e.Seat).Paid += int64(e.Amount)
			count(e.Other).Got += int64(e.Amount)
		case industry.ZoneTakenFor:
			count(e.Seat).Paid += int64(e.Amount)
		case industry.TalersDealt:
			count(e.Seat).Got += int64(e.Amount)
		case industry.ZoneOwned, industry.JokerTaken:
			count(e.Seat).Zones++
		case industry.SubsidyPaid:
			count(e.Seat).Subsidy++
		}
	}
}

func (t *Sums) merge(other *Sums) {
	t.Games += other.Games
	for i := range t.Players {
		t.Players[i].merge(&other.Players[i])
	}
}

func (c *Counts) merge(o *Counts) {
	c.Wins += o.Wins
	c.Points.merge(o.Points)
	c.Margin.merge(o.Margin)
	for i := range c.Parts {
		c.Parts[i] += o.Parts[i]
	}
	c.Paid += o.Paid
	c.Got += o.Got
	c.Zones += o.Zones
	c.Built += o.Built
	c.Subsidy += o.Subsidy
}

// Result is the result of the games.
type Result struct {
	Games   int      `json:"games"`
	Players []Record `json:"seats"`
	Sums    Sums     `json:"-"`
}

// Mean is a mean with its standard error.
type Mean struct {
	Mean  float64 `json:"mean"`
	Error float64 `json:"error"`
}

// Record is how a player fared, on average of the games.
type Record struct {
	Wins      Mean                    `json:"wins"` // of a game; one that is shared counts as a part (I29)
	Points    Mean                    `json:"points"`
	Parts     [industry.Parts]float64 `json:"parts"`  // of the points, in the order of the score
	Margin    Mean                    `json:"margin"` // points ahead of the best other
	Paid      float64                 `json:"paid"`   // T for zones
	Got       float64                 `json:"got"`    // T for zones that others won, and those dealt (I11)
	Zones     float64                 `json:"zones"`  // won
	Built     float64                 `json:"built"`  // developed
	Subsidies float64                 `json:"subsidies"`
}

func (t *Sums) result() Result {
	r := Result{Games: t.Games, Sums: *t}
	n := float64(max(t.Games, 1))
	for i := range t.Players {
		c := &t.Players[i]
		share := float64(c.Wins) / whole / n
		record := Record{
			Wins: Mean{share, math.Sqrt(max(share*(1-share), 0) / n)}, Points: c.Points.mean(t.Games), Margin: c.Margin.mean(t.Games),
			Paid: float64(c.Paid) / n, Got: float64(c.Got) / n, Zones: float64(c.Zones) / n, Built: float64(c.Built) / n,
			Subsidies: float64(c.Subsidy) / n,
		}
		for part, points := range c.Parts {
			record.Parts[part] = float64(points) / n
		}
		r.Players = append(r.Players, record)
	}
	return r
}

// mean is the mean over games with its standard error.
func (s Sum) mean(games int) (m Mean) {
	if games == 0 {
		return m
	}
	n := float64(games)
	m.Mean = float64(s.Sum) / n
	if games > 1 {
		m.Error = math.Sqrt(max(float64(s.Squares)-m.Mean*float64(s.Sum), 0) / (n - 1) / n)
	}
	return m
}

// Join adds up ranges of games of the same players, at least one, in any order, which must follow each other without a gap. The error
// names the ranges that do not, or a figure that is impossible.
func Join(players int, parts []Sums) (Result, error) {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b Sums) int { return a.From - b.From })
	total := Sums{From: parts[0].From, Players: make([]Counts, players)}
	for i := range parts {
		p := &parts[i]
		if next := total.From + total.Games; p.From != next {
			return Result{}, games.Gap(next, p.From)
		}
		if !p.possible(players) || p.Games > games.Most-total.Games {
			return Result{}, games.Uncountable(p.From)
		}
		total.merge(p)
	}
	return total.result(), nil
}

// mostOfAGame is more than any figure of one player in one game.
const mostOfAGame = 10_000

// possible reports whether sums that come from outside can be those of so many players.
func (t *Sums) possible(players int) bool {
	if len(t.Players) != players || t.From < 0 || t.Games < 1 || t.Games > games.Most {
		return false
	}
	most, won := int64(t.Games)*mostOfAGame, 0
	for i := range t.Players {
		c := &t.Players[i]
		won += c.Wins
		for _, n := range []int64{int64(c.Wins), c.Paid, c.Got, c.Zones, c.Built, c.Subsidy, c.Points.Squares, c.Margin.Squares} {
			if n < 0 || n > most*mostOfAGame {
				return false
			}
		}
		for _, n := range append(c.Parts[:], c.Points.Sum, c.Margin.Sum) {
			if n < -most || n > most {
				return false
			}
		}
	}
	return won == t.Games*whole
}
