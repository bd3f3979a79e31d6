package rival

import (
	"sohofoundry/automa/sim/games"
	"sohofoundry/engine/industry"
)

// Trial plays choices of one decision on in the same futures, each of them in all: what comes of each can be compared, by one who does not
// choose by it. It is not for several goroutines.
type Trial struct {
	future
	choices []industry.Choice
	ends    [][]end // by choice and future
	task    int
}

// end is what a future came to.
type end struct {
	points [industry.MaxSeats]int16
	worth  int32 // to the player, see future.value
}

// Try begins to try choices of a seat. One without a verb stands for none: the position is played on as it is. Nothing hidden is looked at
// (I6).
func Try(g *industry.Game, s *industry.State, seat industry.Seat, seed uint64, choices ...industry.Choice) *Trial {
	return &Trial{future: future{g: g, position: *s, seat: seat, seed: seed, player: newJudge(g, &KeenWeights)}, choices: choices, ends: make([][]end, len(choices))}
}

// Part plays one future with one choice, unless all were played in as many as are wanted or as there are. It reports whether it did.
func (t *Trial) Part(futures int) (played bool) {
	n := len(t.choices)
	if t.settled() {
		futures = min(futures, 1)
	}
	if t.task >= n*futures {
		return false
	}
	i := t.task % n
	s := t.end(t.choices[i], t.task/n)
	e := end{}
	worth, _ := t.value(&s)
	e.worth = int32(worth)
	for p := range industry.Seat(s.Seats) {
		e.points[p] = int16(t.g.Points(&s, p))
	}
	t.ends[i] = append(t.ends[i], e)
	t.task++
	return true
}

// Futures is in how many futures all choices were played.
func (t *Trial) Futures() int { return t.task / len(t.choices) }

// Settled reports whether one future tells all.
func (t *Trial) Settled() bool { return t.settled() }

// Points are the points of all seats with a choice, on average.
func (t *Trial) Points(choice int) (mean [industry.MaxSeats]Points) {
	n := len(t.ends[choice])
	for seat := range mean {
		sum := 0
		for _, e := range t.ends[choice] {
			sum += int(e.points[seat])
		}
		mean[seat] = Points(hundredths(sum, n))
	}
	return mean
}

// hundredths are those of a mean, to the nearest.
func hundredths(sum, n int) int { return (200*sum + n) / (2 * n) }

// Less is by how much a choice came to less than another by what counts at the end (own points, less 70 % of those of the best other and
// 10 % of the rest), and the standard error of that.
func (t *Trial) Less(choice, than int) (less, standardError Points) {
	return t.differ(choice, than, func(e end) int64 { return int64(e.worth) })
}

// PointsLess is by how many of the player's own points a choice came to less than another, with its standard error.
func (t *Trial) PointsLess(choice, than int) (less, standardError Points) {
	return t.differ(choice, than, func(e end) int64 { return 100 * int64(e.points[t.seat]) })
}

func (t *Trial) differ(choice, than int, of func(end) int64) (less, standardError Points) {
	var d difference
	for f := range t.Futures() {
		d.add(of(t.ends[than][f]) - of(t.ends[choice][f]))
	}
	return d.mean(), d.standardError()
}

// future plays choices of a decision on: in the same future the same tokens are drawn (I6), and a player plays to the end, keen unless the others are known to be of another strength.
type future struct {
	g        *industry.Game
	position industry.State
	seat     industry.Seat
	seed     uint64
	player   *judge
	others   *judge // who plays for the others, nil for the player too
}

// end is how the game ends in a future if a choice is made.
func (r *future) end(c industry.Choice, number int) industry.State {
	s := r.position
	s.Deal(games.Seed(r.seed, number))
	if c.Verb != 0 {
		r.g.Apply(&s, c, nil)
	}
	for s.Phase != industry.Over {
		player := r.player
		if r.others != nil && s.Actor != r.seat {
			player = r.others
		}
		if c := player.choose(&s); !r.g.Apply(&s, c, nil).OK() {
			panic("a player chose " + r.g.Text(&s, c) + ", which is refused")
		}
	}
	return s
}

// What counts at the end: the player's points, less so many hundredths of those of the best other and of the rest. Winning is what it is
// about.
const (
	OfBest = 70
	OfRest = 10
)

// value is what the end of a future is worth to the player, and their points.
func (r *future) value(s *industry.State) (worth, points int) {
	best, sum := 0, 0
	for p := range industry.Seat(s.Seats) {
		of := r.g.Points(s, p) * 100
		if p == r.seat {
			points = of
			continue
		}
		best = max(best, of)
		sum += of
	}
	return points - best*OfBest/100 - (sum-best)*OfRest/100, points
}

// settled reports whether nothing is left to chance, so that one future tells all.
func (r *future) settled() bool {
	return int(r.position.Era) == industry.Eras-1 && r.position.BagZones() == 0
}
