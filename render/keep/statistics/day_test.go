package statistics_test

import (
	"testing"

	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/statistics"
)

func TestADaysResultIsTheOneThatCounts(t *testing.T) {
	const day = daily.Day(20261122)
	first, again, typed := game(1, 130, 90), game(2, 190, 90), game(3, 200, 90)
	for i, r := range []*statistics.Result{&first, &again, &typed} {
		r.Seed, r.Daily, r.Practice = uint64(day), i < 2, i == 1
	}
	var s statistics.Statistics
	s.Add(again)
	if got, ok := s.Day(day); !ok || got.You != 190 {
		t.Errorf("%+v, %v", got, ok)
	}
	s.Add(typed, first)
	if got, ok := s.Day(day); !ok || got.You != 130 {
		t.Errorf("%+v, %v", got, ok)
	}
	if _, ok := s.Day(day + 1); ok {
		t.Error("tomorrow's game is over")
	}
	hard := game(4, 100, 120)
	hard.Daily, hard.Difficulty = true, "hard"
	s.Add(hard)
	if sum := s.Days(); sum.Played != 2 || sum.Won != 1 || sum.Best != 130 {
		t.Errorf("%+v", sum)
	}
}
