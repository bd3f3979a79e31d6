package search

// Sequential halving, again and again with more futures: all candidates are tried in a few, then the better half of them in as
// many more that the work is the same, and so on down to two. A search may end after any step. The second time there are more of them.

// batch is how many futures a step plays with each candidate.
const batch = 4

// schedule tells how many candidates are tried.
type schedule struct {
	all    int
	alive  int // are tried in the next step
	before int // were tried in the last
	cycle  int // of halvings from all to two
	steps  int // that are left of this half
}

func begin(candidates int) schedule { return schedule{all: candidates, alive: candidates, steps: 1} }

// played counts a step and reports whether the candidates tried in it are to be ranked now, for half of them to go on.
func (s *schedule) played() bool {
	s.before = s.alive
	if s.steps--; s.steps > 0 {
		return false
	}
	if s.alive > 2 {
		s.alive = (s.alive + 1) / 2
	} else {
		s.cycle++
		s.alive = s.all
	}
	s.steps = max(s.all/max(s.alive, 1), 1) << s.cycle
	return true
}
