package search

// Sequential halving, again and again with more futures: all candidates are tried in a few, then the better half of them in as
// many more that the work is the same, and so on down to two. The second time there are more of them. A search may end after any step:
// those that were tried in it are ranked by all the futures that they were tried in.

// batch is how many futures a step plays with each candidate.
const batch = 4

// schedule tells how many candidates are tried.
type schedule struct {
	all   int
	alive int // are tried in the next step
	cycle int // of halvings from all to two
	steps int // that are left of this half
}

func begin(candidates int) schedule { return schedule{all: candidates, alive: candidates, steps: 1} }

// played counts a step; if it was the last of a half, the worse half of the candidates that were tried in it is left out.
func (s *schedule) played() {
	if s.steps--; s.steps > 0 {
		return
	}
	if s.alive > 2 {
		s.alive = (s.alive + 1) / 2
	} else {
		s.cycle++
		s.alive = s.all
	}
	s.steps = max(s.all/max(s.alive, 1), 1) << s.cycle
}
