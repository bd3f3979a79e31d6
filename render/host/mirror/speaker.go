package mirror

import (
	"slices"
	"strings"
	"time"
)

// apart is the least time between two texts that are read, unless the person does something: reading takes that long, and events
// meanwhile would cut it short.
const apart = 2 * time.Second

// Speaker has the sentences of one view after another read once each, in order.
type Speaker struct {
	said   []string // of the view before
	queue  []string // that is not read yet
	last   time.Duration
	spoken bool
}

// Say takes in the sentences of a view, and returns the text to be read now: no sentence that the view before had already. Acted tells
// that the person has just done something, so that the answer does not wait.
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
