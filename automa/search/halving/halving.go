// Package halving tells how many candidates a search tries: sequential halving, again and again with more futures. All candidates are
// tried in a few, then the better half of them in as many more that the work is the same, and so on down to two. The second time there
// are more of them. A search may end after any step: those that were tried in it are ranked by all the futures that they were tried in.
package halving

// Batch is how many futures a step plays with each candidate.
const Batch = 4

// Schedule tells how many candidates are tried.
type Schedule struct {
	All   int
	Alive int // are tried in the next step
	Cycle int // of halvings from all to two
	steps int // that are left of this half
}

// Begin is the schedule of a search that has so many candidates.
func Begin(candidates int) Schedule { return Schedule{All: candidates, Alive: candidates, steps: 1} }

// Played counts a step; if it was the last of a half, the worse half of the candidates that were tried in it is left out.
func (s *Schedule) Played() {
	if s.steps--; s.steps > 0 {
		return
	}
	if s.Alive > 2 {
		s.Alive = (s.Alive + 1) / 2
	} else {
		s.Cycle++
		s.Alive = s.All
	}
	s.steps = max(s.All/max(s.Alive, 1), 1) << s.Cycle
}
