package mirror

import (
	"slices"
	"strings"
	"time"
)

// apart is the least time between two things that are said, unless somebody does something: what is read aloud takes that long, and
// what comes and goes meanwhile would cut it short.
const apart = 2 * time.Second

// Speaker has what is said of one view after another read once each, in order.
type Speaker struct {
	said   []string // of the view before
	queue  []string // that is not read yet
	last   time.Duration
	spoken bool
}

// Say takes in what is said of a view, and returns what is to be read now: nothing of what was said before it already. Acted tells that
// somebody has just done something, so that the answer does not wait.
func (s *Speaker) Say(said []string, now time.Duration, acted bool) string {
	for _, sentence := range said {
		if !slices.Contains(s.said, sentence) && !slices.Contains(s.queue, sentence) {
			s.queue = append(s.queue, sentence)
		}
	}
	s.said = slices.Clone(said)
	if len(s.queue) == 0 || s.spoken && !acted && now-s.last < apart {
		return ""
	}
	text := strings.Join(s.queue, " ")
	s.queue, s.last, s.spoken = nil, now, true
	return text
}

// Waits reports whether something is still to be read.
func (s *Speaker) Waits() bool { return len(s.queue) > 0 }
