package mirror_test

import (
	"strings"
	"testing"
	"time"

	"sohofoundry/render/host/mirror"
)

func TestSpeakerSaysEachSentenceOnce(t *testing.T) {
	var s mirror.Speaker
	for _, c := range []struct {
		at    time.Duration
		said  string // sentences
		acted bool
		want  string
	}{
		{0, "A|B", false, "A B"},
		{100 * time.Millisecond, "A|B", false, ""},
		{1100 * time.Millisecond, "A|C", false, ""}, // too soon: B would be cut short
		{1500 * time.Millisecond, "D", false, ""},
		{2100 * time.Millisecond, "D", false, "C D"},
		{2200 * time.Millisecond, "D|E", true, "E"}, // the answer to what was done
		{9000 * time.Millisecond, "E", false, ""},
		{9100 * time.Millisecond, "A", false, "A"}, // it is so again
	} {
		if got := s.Say(strings.Split(c.said, "|"), c.at, c.acted); got != c.want {
			t.Errorf("at %v %q is read, want %q", c.at, got, c.want)
		}
	}
}
