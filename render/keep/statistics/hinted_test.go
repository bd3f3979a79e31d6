package statistics_test

import (
	"testing"

	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/statistics"
)

// Games with hints are kept apart: they are not added up, and a fair result of the same day comes before one with hints.
func TestHintedGamesAreKeptApart(t *testing.T) {
	const day = daily.Day(20261122)
	fair, hinted, both := game(1, 130, 90), game(2, 190, 90), game(3, 200, 90)
	for _, r := range []*statistics.Result{&fair, &hinted} {
		r.Seed, r.Daily = uint64(day), true
	}
	hinted.Hinted, both.Hinted, both.Practice = true, true, true
	var s statistics.Statistics
	s.Add(hinted, both)
	if got, ok := s.Day(day); !ok || !got.Hinted {
		t.Errorf("%+v, %v", got, ok)
	}
	if s.For(medium).Played != 0 || len(s.Kinds()) != 0 {
		t.Errorf("they are added up: %+v", s.For(medium))
	}
	s.Add(fair)
	if got, _ := s.Day(day); got.Hinted {
		t.Errorf("%+v counts", got)
	}
	if s.For(medium).Played != 1 || names(s.Hinted()) != "medium-2" || names(s.Practice()) != "medium-3" {
		t.Errorf("%+v, with hints %s, practice %s", s.For(medium), names(s.Hinted()), names(s.Practice()))
	}
}
