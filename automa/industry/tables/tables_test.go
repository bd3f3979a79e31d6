package tables_test

import (
	"context"
	"reflect"
	"testing"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/automa/industry/tables"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

func sit(st rival.Strength) tables.Sit {
	return func(g *industry.Game, seed uint64) tables.Player { return st.Sit(g, seed) }
}

func setup(from, games, workers int) tables.Setup {
	adviser, steady := sit(rival.Strength{Policy: rival.Adviser, Futures: 4}), sit(rival.Strength{Policy: rival.Steady})
	return tables.Setup{
		From: from, Games: games, Seed: 3, Workers: workers, Players: []tables.Sit{adviser, steady, steady},
		Options: industry.Options{Seats: 3, Adjusted: true},
	}
}

func play(t *testing.T, s tables.Setup) tables.Result {
	t.Helper()
	r, err := tables.Play(context.Background(), decks.Industry(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The same seed gives the same figures on any number of workers, and in ranges that are added up in any order.
func TestRangesAreOneRunOnAnyNumberOfWorkers(t *testing.T) {
	whole := play(t, setup(0, 9, 1))
	if three := play(t, setup(0, 9, 3)); !reflect.DeepEqual(whole, three) {
		t.Errorf("one worker %+v, three %+v", whole, three)
	}
	parts := []tables.Sums{play(t, setup(5, 4, 2)).Sums, play(t, setup(0, 5, 1)).Sums}
	joined, err := tables.Join(3, parts)
	if err != nil || !reflect.DeepEqual(whole, joined) {
		t.Errorf("at once %+v, in ranges %+v: %v", whole, joined, err)
	}
	if _, err := tables.Join(3, parts[:1:1]); err != nil {
		t.Errorf("a range from game 5 stands for itself: %v", err)
	}
	if _, err := tables.Join(3, []tables.Sums{parts[0], parts[0]}); err == nil {
		t.Error("a range is added twice")
	}
	if _, err := tables.Join(4, parts); err == nil {
		t.Error("three players are read as four")
	}
}

// All zones are won by somebody, what one pays others get, and each game has one win.
func TestCountsAddUp(t *testing.T) {
	r := play(t, setup(0, 6, 1))
	var zones, paid, got int64
	wins := 0
	for _, c := range r.Sums.Players {
		zones, paid, got, wins = zones+c.Zones, paid+c.Paid, got+c.Got, wins+c.Wins
		var parts int64
		for _, points := range c.Parts {
			parts += points
		}
		if parts != c.Points.Sum {
			t.Errorf("the parts make %d of %d points", parts, c.Points.Sum)
		}
	}
	if zones != 6*industry.Zones || paid != got || wins != 12*6 {
		t.Errorf("%d zones, %d T paid and %d had, %d twelfths of a win", zones, paid, got, wins)
	}
}

// Each player sits in each seat once with the same tokens: alike players win alike.
func TestPlayersThatAreAlikeWinAlike(t *testing.T) {
	steady := sit(rival.Strength{Policy: rival.Steady})
	s := setup(0, 40, 1)
	s.Players, s.Options.Seats = []tables.Sit{steady, steady, steady, steady}, 4
	for _, p := range play(t, s).Players {
		if p.Wins.Mean != 0.25 {
			t.Errorf("wins %v", p.Wins)
		}
	}
}

func TestPlayRefusesWhatCannotBe(t *testing.T) {
	for _, change := range []func(*tables.Setup){
		func(s *tables.Setup) { s.Games = 0 },
		func(s *tables.Setup) { s.Workers = 0 },
		func(s *tables.Setup) { s.Players = s.Players[1:] },
		func(s *tables.Setup) { s.Options.Seats, s.Players = 2, s.Players[1:] },
	} {
		s := setup(0, 3, 1)
		change(&s)
		if _, err := tables.Play(context.Background(), decks.Industry(), s); err == nil {
			t.Errorf("%d games at %d seats for %d players are played", s.Games, s.Options.Seats, len(s.Players))
		}
	}
}
