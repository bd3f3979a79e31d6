package halving

import (
	"slices"
	"testing"
)

// Halving: all candidates, then half of them in twice the steps, down to two; then again in more.
func TestScheduleHalves(t *testing.T) {
	s := Begin(16)
	var alive []int
	for range 1 + 2 + 4 + 8 + 2 + 4 + 8 {
		alive = append(alive, s.Alive)
		s.Played()
	}
	want := []int{16, 8, 8, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 16, 16, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4, 4, 4}
	if !slices.Equal(alive, want) {
		t.Errorf("%v are tried, not %v", alive, want)
	}
	for _, few := range []int{1, 2, 3} { // never none, and never more than there are
		s := Begin(few)
		for range 100 {
			if s.Alive < 1 || s.Alive > few {
				t.Fatalf("%d of %d are tried", s.Alive, few)
			}
			s.Played()
		}
	}
}
