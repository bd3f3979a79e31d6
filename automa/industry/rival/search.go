package rival

import (
	"slices"

	"sohofoundry/automa/search/halving"
	"sohofoundry/engine/industry"
)

// search finds the best choice by playing on: each choice is tried in the same futures, in which keen plays for everybody to the end.
// Only the order of the column tokens is hidden (I6), so a future is another order of them. The result depends on the position, the
// seed and the number of futures alone.
type search struct {
	future
	options  []option
	schedule halving.Schedule
	futures  int
	task     int // of the step under way: a future with an option each
}

// option is a choice with what became of it.
type option struct {
	choice industry.Choice
	tried  int // futures
	worth  []int32
	points []int32
	sum    int64
}

const untried = -1 << 31

func newSearch(g *industry.Game, s *industry.State, w *Weights, seed uint64, choices []industry.Choice) *search {
	r := &search{future: future{g: g, position: *s, seat: s.Actor, seed: seed, player: newJudge(g, w)}}
	r.options = make([]option, len(choices))
	for i, c := range choices {
		r.options[i].choice = c
	}
	r.schedule = halving.Begin(len(choices))
	return r
}

// part plays one future with one option.
func (r *search) part() {
	alive := r.schedule.Alive
	o, f := &r.options[r.task%alive], r.futures+r.task/alive
	for len(o.worth) <= f {
		o.worth = append(o.worth, untried)
		o.points = append(o.points, 0)
	}
	s := r.end(o.choice, f)
	worth, points := r.value(&s)
	o.worth[f], o.points[f] = int32(worth), int32(points)
	o.tried++
	if r.task++; r.task == alive*halving.Batch {
		r.close()
	}
}

// close ends a step: those that were tried in it are ranked, and some left out or all tried again if it is time.
func (r *search) close() {
	r.futures += halving.Batch
	r.task = 0
	r.rank(r.options[:r.schedule.Alive])
	r.schedule.Played()
}

// rank puts options in the order of what they came to in the futures that all of them were tried in.
func (r *search) rank(options []option) {
	for i := range options {
		options[i].sum = 0
	}
	for f := range r.futures {
		if slices.ContainsFunc(options, func(o option) bool { return f >= len(o.worth) || o.worth[f] == untried }) {
			continue
		}
		for i := range options {
			options[i].sum += int64(options[i].worth[f])
		}
	}
	slices.SortStableFunc(options, func(a, b option) int {
		switch {
		case a.sum > b.sum:
			return -1
		case a.sum < b.sum:
			return 1
		}
		return 0
	})
}

// enough reports whether so many futures were played, there is nothing to choose, or the best choice is clear.
func (r *search) enough(futures int) bool {
	return len(r.options) == 1 || r.played(futures) || r.task == 0 && r.futures > 0 && r.clear()
}

// played reports whether so many futures were played, or as many as there are.
func (r *search) played(futures int) bool {
	return r.task == 0 && r.futures > 0 && (r.futures >= futures || r.settled())
}

// clearly is how many futures must be behind a best choice that is clear.
const clearly = 12

// clear reports whether the best option is better beyond doubt, by three standard errors, than all that are still tried.
func (r *search) clear() bool {
	for i := range r.options[1:r.schedule.Alive] {
		d := differ(&r.options[0], &r.options[i+1])
		if d.n < clearly || !d.beyond(3) {
			return false
		}
	}
	return true
}

// difference sums up by how much one option came to more than another in the futures that both were tried in.
type difference struct{ n, sum, squares int64 }

func differ(a, b *option) (d difference) {
	for f := range min(len(a.worth), len(b.worth)) {
		if a.worth[f] != untried && b.worth[f] != untried {
			d.add(int64(a.worth[f] - b.worth[f]))
		}
	}
	return d
}

// add adds one.
func (d *difference) add(less int64) {
	d.n++
	d.sum += less
	d.squares += less * less
}

// spread is the variance of a single difference, of two at least.
func (d difference) spread() int64 { return (d.squares - d.sum*d.sum/d.n) / (d.n - 1) }

// beyond reports whether the mean is above so many standard errors.
func (d difference) beyond(errors int64) bool {
	return d.n > 1 && d.sum > 0 && d.sum*d.sum > errors*errors*d.n*d.spread()
}

// mean is the mean difference.
func (d difference) mean() Points {
	if d.n == 0 {
		return 0
	}
	return Points(d.sum / d.n)
}

// standardError is that of the mean.
func (d difference) standardError() Points {
	if d.n < 2 {
		return 0
	}
	return Points(root(d.spread() / d.n))
}

// root is the square root, rounded down.
func root(n int64) int64 {
	if n < 1 {
		return 0
	}
	r := n
	for next := (r + 1) / 2; next < r; next = (r + n/r) / 2 {
		r = next
	}
	return r
}

// means are an option's own points and worth in the futures that it was tried in.
func (o *option) means() (points, worth Points) {
	for f := range o.worth {
		if o.worth[f] != untried {
			points += Points(o.points[f])
			worth += Points(o.worth[f])
		}
	}
	n := Points(max(o.tried, 1))
	return points / n, worth / n
}
