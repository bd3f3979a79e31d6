package industry_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine/industry"
)

func start(t testing.TB, g *industry.Game, o industry.Options, seed uint64) (industry.State, industry.Log) {
	t.Helper()
	var log industry.Log
	s, err := g.Start(o, seed, &log)
	if err != nil {
		t.Fatal(err)
	}
	return s, log
}

func TestI3_SetUp(t *testing.T) {
	g := newGame(t)
	first := map[int]map[industry.Seat]int{3: {}, 4: {}}
	for seed := range uint64(400) {
		seats := 3 + int(seed%2)
		s, log := start(t, g, industry.Options{Seats: seats}, seed)
		first[seats][s.First]++
		bonus := 0
		for _, e := range log {
			if e.Kind == industry.Income && e.Rule == 6 {
				bonus = 1
			}
		}
		for p := range industry.Seat(industry.MaxSeats) {
			want := 4 + 1 + bonus // 4 T, the income of the first round (I5), and what token A brings (I6)
			if int(p) >= seats {
				want = 0
			}
			if int(s.Talers[p]) != want || s.Cogs[p] != 0 || s.JokersOf(p) != 0 || s.Tokens(p) != 0 || s.Subsidies[p] {
				t.Fatalf("game %d: seat %s begins with %d T, %d points, %d jokers, %d tokens", seed, p, s.Talers[p], s.Cogs[p], s.JokersOf(p), s.Tokens(p))
			}
		}
		if s.Era != 0 || s.Round != 0 || s.Phase != industry.Naming {
			t.Fatalf("game %d begins in era %d, round %d, phase %d", seed, s.Era, s.Round, s.Phase)
		}
	}
	for seats, begins := range first {
		for p := range industry.Seat(seats) {
			if begins[p] < 200/seats/2 {
				t.Errorf("of 200 games of %d, seat %s begins %d", seats, p, begins[p])
			}
		}
		if len(begins) != seats {
			t.Errorf("with %d players begin %v", seats, begins)
		}
	}
	for _, seats := range []int{-1, 0, 2, 5} {
		if s, err := g.Start(industry.Options{Seats: seats}, 1, nil); err == nil || err.Error() != "Industry is for 3 or 4 players" || s != (industry.State{}) {
			t.Errorf("with %d players: %v", seats, err)
		}
	}
}

// The pieces of the box are no limit (I35): a player may have more than 24 tokens on the board, and more talers than its coins.
func TestI2_TheBoxIsNoLimit(t *testing.T) {
	run(t, []played{
		{name: "a 25th token", position: "era 3; first 3; naming 3; bag A; offer B", choices: "name III-B; pass; pass", want: "owner III-B 3; tokens 0 0 32"},
		{name: "more than 59 talers in play", position: "naming 1; offer B; 1: 59T; 2: 30T", choices: "2 says subsidy", want: "talers 59 33 5; subsidies false true false"},
	})
}

func TestWhatASeatHas(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "era 2; offer A; 1: held I-C II-B built I-A I-E; 2: jokers wood any")
	if got := fmt.Sprint(s.Held(0), s.Built(0), s.Held(1), s.Built(1), s.Tokens(0), s.JokersOf(1)); got != "[I-C II-B] [I-A I-E] [] [] 4 2" {
		t.Error(got)
	}
}
